### Lo que dice Monete.

title = Monete
tagline = Sube o baja según los marcadores, cierra rondas con un 1 o un 20 y quédate sin cartas antes que nadie.

## Los nombres

colour = { $colour ->
    [R] rojo
    [Y] amarillo
    [V] verde
    [A] azul
   *[M] morado
}
action = { $action ->
    [higher] Números mayores
    [lower] Números menores
    [gift] Regalito
    [take-two] Toma 2
    [take-three] Toma 3
    [repeat] Repite turno
    [turn-round] Cambio de sentido
    [swap] Te la cambio
    [curse] Maldición
    [mute] Todos mudos
    [spy] Espiar
    [thieves] Ladronzuelos
   *[replace] Descarte
}
card = { $colour ->
    [J] comodín
   *[other] { $action ->
        [none] { $number } { colour }
       *[other] { $number } { colour } ({ action })
    }
}
marker = { $marker ->
    [P] +
    [M] −
    [E] =
   *[D] ≠
}

## Los botones

move-card = { $card }
move-number = Es un { $number }
move-colour = Es { colour }
move-plus = Marcador de número en +
move-minus = Marcador de número en −
move-equal = Marcador de color en =
move-unequal = Marcador de color en ≠
move-seat = { $seat }
move-draw = Roba
move-pass = Pasa
move-done = No más cartas
move-speak = Di algo

## Por qué no se puede

not-your-turn = Aún no es tu turno: espera a que te toque.
not-held = No tienes esta carta en la mano: { $card }.
too-low = Tu { $card } se queda corto: el marcador está en +, así que iguala el número o súbelo.
too-high = Tu { $card } se pasa: el marcador está en −, así que iguala el número o bájalo.
neither-marker = Tu { $card } no cumple con ningún marcador: sigue el número o el color, o repite el número.
wrong-colour = El número de tu { $card } sirve, pero su color va contra el marcador de color.
must-open = Hay una ronda por abrir: juega una carta cualquiera.
must-play = Tienes una carta que puedes jugar, así que no te toca robar: juégala.
no-pass = Tienes una carta que puedes jugar, así que no puedes pasar: juégala.
must-draw = Primero roba una carta; si tampoco sirve, podrás pasar.
no-second-draw = Ya robaste en este turno: juega si puedes o, si no, pasa.
not-consecutive = Tu { $card } no continúa el combo: hace falta el número que sigue.
combo-against = Tu { $card } es consecutivo, pero ese paso va contra los marcadores.
combo-turns = Tu { $card } daría la vuelta al combo: si sube, sigue subiendo, y si baja, sigue bajando.
no-combo-opening = Una ronda se abre con una sola carta, sin combo.
no-combo-same = Esa carta solo valía por repetir el número, así que no puede empezar un combo.
no-combo-extreme = Un 1 o un 20 solo puede ser la última carta de un combo.
combo-full = Un combo tiene tres cartas como mucho.
combo-first = Primero di si sigue otra carta o si ya está.
no-combo = Ahora no hay ningún combo que terminar.
choose-number = Primero di qué número es tu comodín.
choose-colour = Primero di de qué color es tu comodín.
bad-number = Aquí tu comodín no puede ser ese número.
bad-colour = Aquí tu comodín no puede ser de ese color.
no-joker = Ningún comodín espera número ni color.
forced-marker = En la ronda solo está ese 1 o ese 20, así que el marcador de número no tiene otra cara.
no-colour-marker = En este modo no hay marcador de color.
markers-bind = Los marcadores se quedan como están: ahora no los puedes girar.
set-markers = Primero el marcador por el que se te pregunta.
choose-target = Primero elige a quién va tu acción.
not-yourself = La acción no puede ir contra ti.
no-such-seat = Ahí no se sienta nadie.
no-target = Ninguna acción espera a que elijas rival.
not-back = Acabas de quitar esta carta: { $card }. Da otra.
must-give = Primero elige la carta que das.
not-theirs = En la mano que miras no está esta carta: { $card }.
must-take = Primero elige la carta que te llevas de la mano que miras.
must-discard = Primero elige la carta que dejas a un lado.
wrong-discard = Tu { $card } no sirve: la ronda se cerró con otro número.
must-answer = Tienes una carta del número que cerró la ronda: déjala a un lado.
may-speak = Habla cuanto quieras: en este momento es gratis.
over = Este reparto ya terminó.

## Lo que pasó

dealt = Cada persona recibe { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
begins = { $seat } abre la primera ronda.
opens = { $seat } abre con { $card }.
plays = { $seat } juega { $card }.
plays-either = { plays }
plays-both = { plays }
plays-same = { $seat } repite el número con { $card }.
adds = { $seat } sigue con { $card }.
plays-joker = { $seat } juega un comodín.
is-number = «Es un { $number }», dice { $seat }.
is-colour = «Es { colour }», dice { $seat }.
combo = { $seat } completa un combo de { $count } cartas.
sets-opening = { $seat } pone el marcador en { marker }.
sets-forced = El marcador de número queda en { marker }, porque se abre con un número extremo.
sets-same = { $seat } gira el marcador a { marker }.
leaves-same = { $seat } deja el marcador en { marker }.
sets-jungle = { $seat } pone el marcador en { marker }.
bound = El marcador de número sigue en { marker }.
draws = { $seat } no tiene qué jugar y roba { $card }.
passes = { $seat } pasa.
all-pass = Ha pasado toda la mesa: { $seat } abre otra ronda.
no-close = Otro { $number } sobre los que abrieron: la ronda sigue.
closes = «¡Monete!» { $seat } cierra la ronda con un { $number }.
discards = { $seat } deja a un lado { $card }.
discards-joker = { $seat } deja a un lado un comodín.
pays = { $seat } roba { $card } por no dejar ninguna carta.
new-round = La pila se aparta y { $seat } abre otra ronda.
acts = Vale la acción de { $card }.
mutes = Desde ahora quien hable roba una carta, hasta que acabe la ronda.
no-mute = En esta mesa esa acción no hace nada.
speaks = { $seat } habló y roba { $card }.
steals = { $seat } le quita { $card } a { $other }.
swaps = { $seat } le da a cambio { $card } a { $other }.
higher = El marcador de número se pone en +.
lower = El marcador de número se pone en −.
thieves = { steals }
turns-round = El juego cambia de sentido.
turns-nothing = Entre dos, el sentido da igual.
gives = { $seat } le da { $card } a { $other }.
takes-two = { $seat } roba { $card } por el Toma 2.
takes-three = { $seat } roba { $card } por el Toma 3.
repeats = { $seat } juega otra vez.
throws = { $seat } deja a un lado { $card }.
replaces = { $seat } roba en su lugar { $card }.
cursed = { $seat } roba { $card } por la Maldición.
spies = { $seat } mira la mano de { $other }.
spy-takes = { steals }
spy-gives = { swaps }
no-cards = Ya no quedan cartas para que robe { $seat }.
out = «¡Monete!» ¡{ $seat } juega su última carta y gana!
out-by-gift = «¡Monete!» ¡{ $seat } regala su última carta y gana!
out-by-discard = «¡Monete!» ¡{ $seat } deja a un lado su última carta y gana!
out-by-replace = { out-by-discard }
deck-out = Se acabó el mazo: gana quien tiene menos cartas, que son { $count }.
limit = El reparto se alargó demasiado y termina aquí: gana quien tiene menos cartas.

## Las opciones

option-players = Cuántas personas juegan
option-mode = Modo
option-mode-siesta = Siesta: todas las cartas, marcador de número.
option-mode-perezoso = Perezoso: sin moradas, marcador de número.
option-mode-recreo = Recreo: dos marcadores, basta cumplir con uno.
option-mode-jungla = Jungla: dos marcadores, se cumple con ambos y se ponen tras cada jugada.
option-jokers = Cuántos comodines
option-first_player = Quién empieza
option-first_player-random = Lo dice la suerte.
option-first_player-host = Quien invita, P0.
option-todos_mudos = Todos mudos
option-todos_mudos-on = Con esa acción cada mensaje del chat cuesta una carta.
option-todos_mudos-off = Esa acción no hace nada.
option-deck_end = Cuando se acaba el mazo
option-deck_end-immediate = Las manos se comparan enseguida.
option-deck_end-round = Antes se acaba la ronda.

## En la mesa

board-top = Carta de la pila
board-number = Número
board-colour = Color
board-sign = Marcador de número
board-hue = Marcador de color
board-deck = Mazo
board-counts = Cartas
board-hands = Tu mano
