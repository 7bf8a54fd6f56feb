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
    [one] Un wincho
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
mona-last = última
mona-comes-out = ¡Sale la cuenta!
mona-last-means = Se llevó cartas por última vez: lo que sobre al final es suyo
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
