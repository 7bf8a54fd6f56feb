### Lo que dice la Brisca.

title = Brisca
tagline = Juega lo que quieras, guarda tus triunfos y llévate a casa ases y treses.

## Las cartas

rank = { $rank ->
    [1] as
    [10] sota
    [11] caballo
    [12] rey
   *[other] { $rank }
}
suit = { $suit ->
    [o] oros
    [c] copas
    [e] espadas
   *[b] bastos
}
card = { rank } de { suit }

## Los botones

move-card = Jugar: { $card }
move-exchange = Cambiar la carta de triunfo

## Por qué no

over = Esta mano ha terminado.
not-your-turn = No es tu turno.
not-held = No tienes esta carta en la mano: { $card }.
no-exchange = En esta mesa no se cambia la carta de triunfo.
trump-drawn = La carta de triunfo ya se ha robado: no queda nada que cambiar.
no-trick = Podrás cambiar cuando tu bando se haya llevado una baza.
wrong-card = No tienes el triunfo por el que se cambia esta carta.

## Qué pasó

deals = Reparte { $seat }.
dealt = Cada cual recibe { $count } cartas.
turns-up = La carta de triunfo: { $card }.
plays = { $seat } juega: { $card }.
exchanges = { $seat } cambia un triunfo menor y se queda con: { $card }.
takes = { $seat } se lleva la baza, con { $count ->
    [one] un punto
   *[other] { $count } puntos
}.
draws = { $seat } roba: { $card }.
draws-trump = { $seat } roba la carta de triunfo: { $card }.
scores = El bando de { $seat } suma { $count ->
    [one] un punto
   *[other] { $count } puntos
}.
wins = { $seat } gana la mano y lleva { $count ->
    [one] una ganada
   *[other] { $count } ganadas
}.
drawn = Los mismos puntos por ambos lados: esta mano no la gana nadie.

## Las opciones

option-players = Jugadores
option-exchange = Cambio de la carta de triunfo
option-exchange-on = Se puede cambiar por el siete o por el dos de triunfo
option-exchange-off = Se queda donde está
option-wins = Manos que ganan la partida

## La mesa

board-suit = Triunfo
board-trump = Carta de triunfo
board-deck = Por robar
board-trick = La baza
board-points = Puntos
board-hands = Tu mano
