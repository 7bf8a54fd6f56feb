### La primera ronda de Multiverse Money.

lesson-multiverse-money-title = Tus primeras rondas de Multiverse Money
lesson-multiverse-money-aim = Se trata de juntar mucho de pocas monedas: desde 200 de una misma, cuentan enteras. Tienes 110 verdes, y aquí hay 100 más.
lesson-multiverse-money-bet = Apuesta lo que no te sirve: toca el 20 rojo, el 30 azul y el 40 café, y cierra. Nadie ve qué cartas son.
lesson-multiverse-money-first = Tu apuesta es la más alta: eliges antes que nadie. Cámbiala entera por el lote de la izquierda.
lesson-multiverse-money-bluff = El engaño no vale nada, pero desde fuera parece una carta más. Apuesta el 20 morado con tu engaño, y cierra.
lesson-multiverse-money-later = Quien elige después encuentra lo que dejaron los demás. Cambia tu 20 por el lote de la derecha.
lesson-multiverse-money-count = Así se llega a 210 verdes. Al final cada moneda con menos de 200 cuenta 100 menos, y tres billetes de 20 o de 30 iguales dan 100 más.
lesson-multiverse-money-end = ¡Buen negocio! Ya sabes jugar Multiverse Money.

## En pocas palabras

short-multiverse-money-aim = Juntar mucho de pocas monedas.
short-multiverse-money-turn = Todas las personas apuestan cartas boca abajo. La apuesta más alta elige primero: un lote, otra apuesta o la suya.
short-multiverse-money-end = Al acabarse el mazo se cuenta: desde 200 de una moneda, todo; con menos, 100 menos.
short-multiverse-money-picture-1 = Apuesta por otra cosa.
short-multiverse-money-picture-2 = El engaño vale cero.
short-multiverse-money-picture-3 = Desde 200, todo cuenta.

## En la primera partida

mark-multiverse-money-purse = Aquí se suma lo que tienes de cada moneda. Desde 200, una moneda cuenta entera.
mark-multiverse-money-removed = Estas monedas no están en esta partida.
