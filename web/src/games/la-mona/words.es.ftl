### Lo que dice el tablero de La Mona.

mona-you = Tú
mona-we = Nosotros
mona-they = Ellos
mona-yours = tuya
mona-formada = Formada
mona-fila = Fila
mona-build = { $kind } de { $value } ({ $owner }): { $cards }
mona-drowned = Ahogada
mona-deck = { $count ->
    [0] El mazo se acabó
    [one] Queda una carta en el mazo
   *[other] Quedan { $count } cartas en el mazo
}
mona-taken = { $count ->
    [0] Sin cartas todavía
    [one] Una carta ganada
   *[other] { $count } cartas ganadas
}
mona-points = { $count ->
    [one] pt
   *[other] pts
}
mona-winchos = { $count ->
    [one] 1 wincho
   *[other] { $count } winchos
}
mona-rounds = { $count ->
    [one] Una ronda ganada
   *[other] { $count } rondas ganadas
}
mona-partner = tu pareja
mona-for = ¿Qué haces con tu carta?
mona-for-worth = Vale { $worth }. ¿Qué haces con ella?
mona-only-leave = Vale { $worth }: aquí solo puedes dejarla.
mona-leaves = La dejas en la mesa.
mona-pick = Toca en la mesa lo que suma { $value }
mona-last = se lleva el resto
mona-comes-out = ¡Sale la cuenta!
mona-missing = { $count ->
    [0] no cuadra
    [one] falta 1
   *[other] faltan { $count }
}

## Para qué se juega la carta

mona-aim-trail = Dejar
mona-aim-take = Llevar
mona-aim-form = Formar { $value }
mona-aim-raise = Subir a { $value }
mona-aim-help = Ayudar

## Alrededor del tablero

tagline-la-mona = Suma, forma y llévate la mesa; la Mona, el dos de tréboles, vale quince.
total-la-mona = Rondas ganadas
line-most-cards = Más cartas
line-most-spades = Más picas
line-has-mona = La Mona
line-has-ten = 10 de diamantes
line-has-two = 2 de picas
line-has-aces = Ases
line-has-winchos = Winchos
shout-wincho = ¡Wincho!
shout-mona = ¡La Mona!

## Por qué es buena una jugada

hint-mona-wincho = Limpias la mesa: ¡wincho!
hint-mona-points = Te llevas { $count } cartas, y valen { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-mona-theirs = Te llevas lo que otra persona formó: { $count } cartas.
hint-mona-cards = Te llevas { $count } cartas.
hint-mona-raises = Subes a { $value } lo que otra persona formó.
hint-mona-builds = Formas { $value } y guardas con qué llevártelo: { $card }.
hint-mona-helps = Ayudas a tu pareja con lo que formó.
hint-mona-empty = La mesa está vacía: no hay nada que llevarse.

## Qué significa lo que hay en la mesa

means-taken = { $count ->
    [0] Todavía no se ha llevado cartas en esta ronda.
    [one] Se ha llevado una carta en esta ronda.
   *[other] Se ha llevado { $count } cartas en esta ronda.
}
means-points = { $points ->
    [0] Con lo que lleva no suma puntos por ahora:
    [one] Con lo que lleva suma un punto por ahora:
   *[other] Con lo que lleva suma { $points } puntos por ahora:
} cuentan más cartas, más picas, la Mona, el 10 de diamantes, el 2 de picas, los ases y los winchos.
means-winchos = { $winchos ->
    [one] Un wincho: dejó la mesa vacía con una jugada, y eso vale un punto.
   *[other] { $winchos } winchos: cada vez que dejó la mesa vacía con una jugada, un punto.
}
means-rounds = { $rounds ->
    [one] El trofeo: ya ganó una ronda de la partida.
   *[other] El trofeo: ya ganó { $rounds } rondas de la partida.
}
means-rest = Se llevó cartas por última vez: si nadie más se lleva nada, lo que quede en la mesa al final es suyo.
means-drowned = La Mona ahogada no se puede tocar: la gana quien se lleve cartas por última vez en la ronda.
means-mona-deck = Lo que falta por repartir: cuando nadie tiene cartas, se dan otras cuatro a cada quien.
means-partner = Es tu pareja: lo que se lleva cuenta para tu equipo.
