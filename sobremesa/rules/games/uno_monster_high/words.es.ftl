### Lo que solo dice UNO Monster High.

title = UNO Monster High
tagline = Baja todas tus cartas, di «UNO» cuando te quede una y cuídate de la Urrrrhh, que te regala un color entero.

## Los nombres

colour = { $colour ->
    [R] rosa
    [Y] amarillo
    [V] verde
   *[A] azul
}
-draw-two = Roba 2
reverse = Reversa { $colour ->
    [Y] amarilla
   *[other] { colour }
}
-skip = Salta
-four = Comodín Roba 4

## Los botones

# También es el botón de cada carta que se regala.
move-card = Suelta { $card }
move-call = Di «UNO»
move-catch = Atrapa su silencio
move-give = Regala el { colour }
move-rest = Regala el resto en orden

## Por qué no se puede

no-match-draw-two = El { $card } solo va sobre su propio color o sobre otro Roba 2.
no-match-reverse = La { $card } solo va sobre su propio color o sobre otra Reversa.
no-match-skip = El { $card } solo va sobre su propio color o sobre otro Salta.
only-stack = Ahora tu { $card } no sirve: responde con el mismo símbolo o roba todas las cartas acumuladas.
must-play-drawn = La carta que robaste sirve y no tenías otra, así que tienes que jugarla.
nothing-to-call = «UNO» se dice en tu turno, con dos cartas en la mano, o cuando ya te queda una; y una sola vez.
nothing-to-catch = En este momento no puedes atrapar a nadie en silencio.
not-yourself = Ese silencio es tuyo: di «UNO» antes de que alguien te atrape.
choose-gift = Primero elige el color que vas a regalar.
no-gift-asked = Ahora no hay nada que regalar: eso se hace al jugar una Urrrrhh.
none-of-colour = No tienes cartas de ese color: elige otro para regalar.
must-give = Termina tu regalo: todavía te quedan cartas del color que elegiste.
no-going-out = Eso te dejaría sin cartas, y en esta mesa no se puede terminar con una Urrrrhh.

## Lo que pasó

draws-to-deal = Para ver quién reparte, { $seat } saca { $card }.
opening-hit = El Roba 2 que abre el juego le toca a { $seat }.
opening-urrrrhh = { opening-colour } Nadie regala cartas con la Urrrrhh que abre el juego.
plays-reverse = { $seat } juega una { $card }.
plays-urrrrhh = { $seat } juega una { $card }.
chooses-urrrrhh = { chooses }
stacks = A { $seat } le toca responder o robar { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
calls = { $seat } dice «UNO».
lapses = A { $seat } no le queda una sola carta: su «UNO» ya no vale.
catches = { $seat } atrapa en silencio a { $other }.
penalty = { $seat } roba { $card } por no decir «UNO».
gives-colour = { $seat } va a regalar todas sus cartas de color { colour }.
gives = { $seat } le regala { $card } a { $other }.
last-takes = { $seat } roba { $card } por la última carta del reparto.
out-by-gift = ¡{ $seat } regala sus últimas cartas y gana el reparto!
scores = { $seat } gana { $count ->
    [one] un punto
   *[other] { $count } puntos
}.
scores-own = { $seat } carga con { $count ->
    [one] un punto
   *[other] { $count } puntos
} por las cartas de su mano.
limit = El reparto se alargó demasiado y termina aquí, sin que nadie lo gane.

## Las opciones

option-drawn-words = Si nada te servía y la que robas sirve, tienes que jugarla.
option-drawn-may = Si sirve, siempre puedes jugarla o quedártela.
option-scoring = Cómo se cuentan los puntos
option-scoring-winner = Quien gana el reparto se lleva los puntos de las otras manos; gana quien llega primero a 500.
option-scoring-lowest = Cada persona suma los puntos de su mano; cuando alguien llega a 500, gana quien tiene menos.
option-challenge = Quién puede desafiar un Comodín Roba 4
option-challenge-anyone = Cualquier rival, por orden de turno.
option-challenge-next = Solo la persona que sigue.
option-two_player_reverse = Reversa entre dos
option-two_player_reverse-skip = Tu rival pierde el turno y juegas otra vez.
option-two_player_reverse-nothing = No tiene efecto: después juega tu rival.
option-stacking = Acumular castigos
option-stacking-off = Si te toca robar, robas: no hay respuesta.
option-stacking-on = Un Roba 2 se responde con otro Roba 2, y un Roba 4 con otro; quien no responde roba la suma.
option-urrrrhh_out = Terminar con una Urrrrhh
option-urrrrhh_out-on = Si la Urrrrhh te deja sin cartas, ganas el reparto.
option-urrrrhh_out-off = No puedes jugar una Urrrrhh que te deje sin cartas.
