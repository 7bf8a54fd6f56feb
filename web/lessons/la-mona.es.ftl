### La primera mano de La Mona.

lesson-la-mona-title = Tu primera mano de La Mona
lesson-la-mona-same = Con una carta te llevas las de su mismo número. Toca tu 9, «Llevar», el 9 de la mesa y «Jugar».
lesson-la-mona-sum = También te llevas cartas que sumen lo mismo: con el 7, el 3 y el 4.
lesson-la-mona-figures = Las figuras también suman: J vale 11, Q vale 12 y K vale 13. Con la Q te llevas el 10 y el 2.
lesson-la-mona-mona = Esta es la Mona, el dos de tréboles: vale quince. Llévate la J y el 4. La mesa queda vacía: ¡eso es un wincho, un punto más!
lesson-la-mona-build = Tienes el 8. Pon el 5 sobre el 3 para formar ocho: se queda en la mesa, y te lo llevas en el turno siguiente.
lesson-la-mona-yours = Con tu 8 te llevas lo formado. Cualquiera con un 8 habría podido, así que no lo dejes ahí mucho tiempo.
lesson-la-mona-points = Aquí se ve lo que llevas. Cuentan: más cartas (3), la Mona (3), el 10 de diamantes (2), el 2 de picas, cada as, cada wincho y más picas (1).
lesson-la-mona-end = ¡Qué buena mano! Ya sabes jugar La Mona.

## En pocas palabras

short-la-mona-aim = Llevarse de la mesa las cartas que valen.
short-la-mona-turn = Con una carta de la mano te llevas las de su número o las que suman lo mismo; o la dejas, o formas para después.
short-la-mona-end = Jugadas las 52 cartas se cuentan los puntos: cartas, picas, la Mona, el 10 de diamantes, ases y winchos.
short-la-mona-picture-1 = Iguales o sumas.
short-la-mona-picture-2 = J 11, Q 12, K 13.
short-la-mona-picture-3 = La Mona vale 15.

## En la primera partida

mark-la-mona-values = J vale 11, Q vale 12, K vale 13, el as 1 o 14. El dos de tréboles es la Mona: vale 15.
mark-la-mona-last = «Se lleva el resto»: quien se llevó cartas por última vez. Al final, lo que quede en la mesa será suyo.
mark-la-mona-wincho = Un wincho: alguien dejó la mesa vacía y gana un punto.
