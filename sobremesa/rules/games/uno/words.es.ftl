### Lo que $CONE y UNO Monster High dicen igual. Cada juego pone los nombres de sus colores y cartas, y su palabra.

## Las cartas

card = { $rank ->
    [W] Comodín
    [plus4] { -four }
    [U] Urrrrhh
    [plus2] { -draw-two } { colour }
    [rev] { reverse }
    [skip] { -skip } { colour }
   *[number] { $rank } { colour }
}

## Los botones

move-draw = Roba
move-pass = Pasa
move-challenge = Desafía el { -four }
move-colour = Elige el { colour }

## Por qué no se puede

not-your-turn = Aún no es tu turno: espera a que te toque.
not-held = No tienes esta carta en la mano: { $card }.
no-match = El { $card } no va aquí: no es del color en juego ni repite el número de la última carta.
only-drawn = Después de robar solo puedes jugar la carta que robaste o pasar; tu { $card } tendrá que esperar.
drawn-no-match = La carta que robaste ({ $card }) no se puede jugar ahora: quédatela y pasa.
no-second-draw = Ya robaste en este turno: juega esa carta si sirve o, si no, pasa.
no-pass = Todavía no puedes pasar: juega una carta o, si no puedes, roba.
no-challenge = En este momento no hay ningún { -four } que puedas desafiar.
not-the-victim = Este { -four } solo lo puede desafiar la persona que sigue.
choose-colour = Primero elige el color con que sigue el juego.
no-colour-asked = Ahora no toca elegir color: eso se hace al jugar un comodín.
challenge-first = Primero hay que responder al { -four }: desafiarlo o dejarlo pasar.
window-first = Espera un momento: a alguien le queda una sola carta y todavía faltan respuestas.
over = Este reparto ya terminó.
no-stack = Un castigo no se responde con otro: robaste y perdiste el turno, guarda tu { $card }.
answered = Ya respondiste: ahora les toca a las demás personas.

## Lo que pasó

deals = { $seat } reparte.
deals-next = Ahora reparte { $seat }.
dealt = Cada persona recibe { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
opens = { $seat } voltea la primera carta: { $card }.
returned = La primera carta era un { $card }: vuelve al mazo y { $seat } voltea otra.
opening-reverse = El juego empieza al revés y abre { $seat }.
opening-skip = { $seat } pierde el turno por la carta que abre el juego.
opening-colour = { $seat } elige el color con que se abre: { colour }.

plays = { $seat } juega un { $card }.
plays-draw-two = { plays }
plays-skip = { plays }
plays-wild = { plays }
plays-four = { plays }
chooses = { $seat } elige el { colour }.
chooses-four = { chooses }

reverses = El juego cambia de sentido.
plays-again = { $seat } juega otra vez.
skipped = { $seat } pierde el turno.
loses-turn = { $seat } pierde el turno por el { -draw-two }.
loses-turn-four = { $seat } pierde el turno por el { -four }.

draws = { $seat } roba { $card }.
keeps = { $seat } se queda con la carta y pasa.
takes-two = { $seat } roba { $card } por el { -draw-two }.
takes-four = { $seat } roba { $card } por el { -four }.

challenges = { $seat } desafía el { -four } de { $other }.
shows = { $seat } le enseña su mano a { $other }.
guilty = El { -four } era de mentira: { $seat } roba { $card }.
innocent = El { -four } era limpio: { $seat } roba { $card }.

reshuffled = Se acabó el mazo: se baraja la pila y sale un mazo nuevo.
no-cards = Ya no quedan cartas para que robe { $seat }.
out = ¡{ $seat } se queda sin cartas y gana el reparto!

## Las opciones

option-players = Cuántas personas juegan
option-drawn = La carta que robas

## En la mesa

board-top = Carta de la pila
board-colour = Color en juego
board-counts = Cartas
board-hands = Tu mano
