### $CONE y UNO Monster High: lo que dicen los dos.

catch = ¡Te atrapé!
silent = calla…
word-armed = Va con tu carta: elige cuál
window-next = { $seat } no ha dicho nada… Te toca
window-rival = { $seat } no ha dicho nada…
why-number = No tienes nada { $colour } ni otro { $number }: robas una carta.
why-card = Nada de lo tuyo va con { $card }: robas una carta.
why-colour = No tienes nada { $colour } ni comodines: robas una carta.
why-stacked = Te tocan { $count } cartas y no puedes responder: las robas.
why-drawn = La que robaste no sirve: te la quedas.
answer-keep = Me la quedo
answer-doubt = ¡Lo desafío!
answer-accept = Lo acepto
challenge-why = ¿Tenía { $seat } el color en juego? Si sí, roba { $seat }; si no, robas tú, y dos más.
direction-left = El juego va hacia la izquierda.
direction-right = El juego va hacia la derecha.
stacked = { $count ->
    [one] Una carta acumulada
   *[other] { $count } cartas acumuladas
}
compose-ready = Juégala, o elige otra
compose-colour = ¿Con qué color sigue?
compose-give = ¿Qué color regalas?
compose-gift = Regala tus cartas en orden

## Por qué es buena una jugada

hint-uno-out = Con esto te quedas sin cartas.
hint-uno-draws = A { $seat } le { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}: con esto roba { $drawn }.
hint-uno-given = A { $seat } le { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}: con esto recibe { $given } más.
hint-uno-skips = Así no le toca todavía a { $seat }, con { $count ->
    [one] una sola carta
   *[other] solo { $count } cartas
}.
hint-uno-gives = Te libras de { $count } cartas de una vez.
hint-uno-word = Te queda una carta y ya lo dijiste: nadie puede atraparte.
hint-uno-wild = Guardas para más tarde tu { $card }.
hint-uno-colour = De ningún color tienes más: { $count } cartas en { $colour }.
hint-uno-last = Te quedas con una sola carta.
hint-uno-follow = Sigue el { $colour }, y te { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
} de ese color.

## Qué significa lo que hay en la mesa

means-colour = El color en juego: sigue con él, o repite el número o el símbolo de la última carta.
means-called = Le queda una carta y ya lo dijo: nadie puede atraparle.
means-silent = Le queda una carta y todavía no lo ha dicho: si le atrapas a tiempo, roba.
means-stacked = Castigos juntados: quien no pueda responder roba { $count } cartas.
