### Lo que solo dice $CONE.

title = $CONE
tagline = Sigue el color o el número, suelta todas tus cartas y no olvides presionar «$CONE» cuando te quede una.

## Los nombres

colour = { $colour ->
    [R] rojo
    [Y] amarillo
    [V] verde
   *[A] azul
}
-draw-two = +2
reverse = Cambio de Sentido { colour }
-skip = Pierde el Turno
-four = +4

## Los botones

move-card = Juega { $card }
move-call = Presiona «$CONE»
move-catch = Reclama su silencio

## Por qué no se puede

no-match-draw-two = El { $card } no va aquí porque el color en juego es otro.
no-match-reverse = El { $card } solo va sobre su propio color o sobre otro Cambio de Sentido.
no-match-skip = El { $card } no va aquí porque el color en juego es otro.
no-answer = Un +2 no se contesta con otro +2: acabas de robar por uno, así que este turno el { $card } se queda en tu mano.
must-play = Tienes una carta que puedes jugar, así que no te toca robar: juégala.
nothing-to-call = «$CONE» se presiona en tu turno, con dos cartas en la mano, o cuando ya te queda una; y una sola vez.
nothing-to-catch = En este momento no puedes reclamar el silencio de nadie.
not-yourself = Ese silencio es tuyo: presiona «$CONE» antes de que alguien lo reclame.

## Lo que pasó

opening-draw = { $seat } roba { $card } por el +2 que abre el juego.
plays-reverse = { plays }
calls = { $seat } presiona «$CONE».
lapses = A { $seat } no le queda una sola carta: su «$CONE» ya no vale.
catches = { $seat } reclama el silencio de { $other }.
penalty = { $seat } roba { $card } por no presionar «$CONE».
too-late = { $seat } jugó su última carta sin presionar «$CONE» y roba { $card }.
scores = { $seat } suma { $count ->
    [one] un reparto
   *[other] { $count } repartos
} a su cuenta.
limit = El reparto se alargó demasiado y termina aquí: gana quien tiene menos cartas.

## Las opciones

option-hand = Cuántas cartas recibe cada persona
option-draw_skips_turn = Robar por +2 o +4 quita el turno
option-draw_skips_turn-off = Robas y después juegas tu turno.
option-draw_skips_turn-on = Robas y además pierdes el turno.
option-match_symbols = Símbolo sobre símbolo
option-match_symbols-off = El +2 y el Pierde el Turno van solo sobre su propio color.
option-match_symbols-on = Un +2 también va sobre otro +2, y un Pierde el Turno sobre otro Pierde el Turno.
option-drawn-play = Si sirve, puedes jugarla enseguida.
option-drawn-end = Te la quedas y tu turno termina.
option-strict = Sin presionar «$CONE» no se gana
option-strict-on = Si juegas tu última carta sin haber presionado, robas una y el juego sigue.
option-strict-off = Ganas al quedarte sin cartas, aunque no hayas presionado.
option-two_player_reverse = Cambio de Sentido entre dos
option-two_player_reverse-opponent = Después juega tu rival.
option-two_player_reverse-skip = Tu rival pierde el turno y juegas otra vez.
option-deals = Cuántos repartos hay que ganar
