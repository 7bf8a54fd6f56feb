### Formar en La Mona.

lesson-la-mona-builds-title = La Mona: formar, subir y hacer filas
lesson-la-mona-builds-raise = { $P1 } formó diez. Puedes subirlo: pon tu 2 encima y serán doce, porque guardas la Q. Desde ahora es tuyo.
lesson-la-mona-builds-take = Tu Q vale doce: llévate lo formado antes de que lo suban otra vez.
lesson-la-mona-builds-form = Ahora forma tú: el 6 con el 2 de la mesa son ocho, y el 8 lo tienes en la mano.
lesson-la-mona-builds-duty = Con algo tuyo en la mesa no puedes dejar una carta suelta: te lo llevas o lo continúas. Llévatelo.
lesson-la-mona-builds-again = Con dos nueves en la mano se puede más. Empieza formando nueve: el 4 con el 5.
lesson-la-mona-builds-row = Pon un 9 encima, y junta el 3 y el 6, que también suman nueve. Ahora es una fila: ya nadie puede subirla.
lesson-la-mona-builds-harvest = Una fila se lleva solo con su valor. Con tu otro 9 te llevas seis cartas de una vez.
lesson-la-mona-builds-end = ¡Qué cosecha! Ya sabes formar en serio.
