### La primera mano de Monete.

lesson-monete-title = Tu primera mano de Monete
lesson-monete-marker = El marcador manda: con + hay que igualar el 7 o subir. Toca tu 9 y luego «Jugar».
lesson-monete-same = El mismo número entra siempre, y deja girar el marcador. Toca tu 14, toca el marcador para ponerlo en − y juega.
lesson-monete-run = Ahora se baja. Los números seguidos salen juntos: toca el 11 y después el 10.
lesson-monete-action = Las moradas hacen algo. Esta manda robar dos cartas: juégala y elige a { $P1 }.
lesson-monete-close = Con un 20 (o un 1) cierras la ronda: ¡Monete! Las demás personas dejan otro 20 o roban una carta.
lesson-monete-draw = Tu 8 no llega al 15 y no tienes nada más: roba. Si la carta vale, juégala.
lesson-monete-last = Otra vez se baja y te queda una sola carta. Suéltala: ¡quien se queda sin cartas, gana!
lesson-monete-end = ¡Ganaste! Ya sabes jugar Monete.

## En pocas palabras

short-monete-aim = Quedarse sin cartas antes que nadie.
short-monete-turn = Juega una carta que suba o baje, como diga el marcador; el mismo número entra siempre. Si no tienes, roba una.
short-monete-end = Con un 1 o un 20 se cierra la ronda. Gana quien suelta su última carta.
short-monete-picture-1 = Con +, igual o más.
short-monete-picture-2 = Seguidas, de una vez.
short-monete-picture-3 = Un 20 cierra: ¡Monete!

## En la primera partida

mark-monete-ring = Las flechas dicen hacia dónde corren los turnos.
mark-monete-aside = «A un lado» son las cartas que ya no juegan: las de rondas cerradas.
mark-monete-passes = Si toda la mesa pasa seguido, la ronda se acaba y la siguiente la abre quien pasó primero.
