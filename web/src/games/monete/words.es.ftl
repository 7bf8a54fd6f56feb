### El tablero de Monete.

## Lo que piden los marcadores

monete-number = { $sign ->
    [plus] Toca { $number } o más
   *[minus] Toca { $number } o menos
}
monete-recreo = { monete-number }, { $hue ->
    [equal] o bien { $colour }
   *[unequal] o que no sea { $colour }
}
monete-jungla = { monete-number }, { $hue ->
    [equal] y además { $colour }
   *[unequal] y que no sea { $colour }
}
monete-same = Otro { $number } vale siempre.
monete-unopened = Ronda nueva: aún no hay carta en juego.
monete-closed = Ronda cerrada con un { $number }: cada rival deja otro o roba.
monete-joker = El comodín es { $number }
monete-joker-colour = El comodín es { $number } { $colour }

## Los marcadores

monete-sign = Marcador de número
monete-hue = Marcador de color
monete-plus = Suben
monete-minus = Bajan
monete-equal = Mismo color
monete-unequal = Otro color
monete-turn = { $marker }: { $side }. Toca para girarlo.
monete-may-turn = Gira los marcadores si quieres.

## La mesa

monete-deck = Mazo: { $count }
monete-aside = A un lado: { $count }
monete-passes = Pases: { $count } de { $players }
monete-leftwards = Se juega en el sentido del reloj
monete-rightwards = Se juega contra el reloj
monete-mute = Todos mudos
monete-mute-cost = Quien escriba en el chat roba una carta.
monete-speak = Hablar
monete-spied = La mano de { $name }
monete-known = Sabes que tiene: { $cards }

## Lo que se te pregunta

monete-ask-open = Abre la ronda con la carta que quieras.
monete-ask-play = Toca una carta para jugarla.
monete-ask-again = Juegas otra vez: toca otra carta.
monete-ask-draw = Ninguna de tus cartas sirve: robas una.
monete-ask-drawn = ¡Lo que robaste sirve! Juégalo.
monete-ask-pass = Tampoco sirve: pasas.
monete-ask-combo = ¿Sigues con el número que viene, o ya está?
monete-ask-number = ¿Qué número es tu comodín?
monete-ask-colour = ¿De qué color es tu comodín?
monete-ask-sign = ¿Cómo siguen los números?
monete-ask-hue = ¿Y cómo siguen los colores?
monete-ask-target = ¿A quién?
monete-ask-spy = Toca la carta que te llevas.
monete-ask-give = Toca la carta de tu mano que das.
monete-ask-give-back = Le quitaste { $card }. Toca la carta que das a cambio.
monete-ask-discard = Toca la carta que descartas; robarás otra.
monete-ask-answer = Se cerró con un { $number }: deja una de las que brillan.
monete-ask-pay = Se cerró con un { $number } y no tienes ninguno: robas una carta.
monete-ask-speak = Si hablas ahora, robas una carta.
monete-ready = Tu jugada está lista.
monete-closes = ¡Monete! Con esto cierras la ronda.

## Lo que hace cada acción

monete-does-higher = Números mayores: el marcador pasa a +.
monete-does-lower = Números menores: el marcador pasa a −.
monete-does-gift = Regalito: das una carta tuya a quien elijas.
monete-does-take-two = Toma 2: quien elijas roba dos cartas.
monete-does-take-three = Toma 3: quien elijas roba tres cartas.
monete-does-repeat = Repite turno: juegas otra carta enseguida.
monete-does-turn-round = Cambio de sentido: el turno da la vuelta.
monete-does-swap = Te la cambio: quitas una carta al azar y das otra.
monete-does-curse = Maldición: cada rival roba una carta.
monete-does-mute = Todos mudos: quien hable roba una carta.
monete-does-spy = Espiar: ves una mano y cambias una carta.
monete-does-thieves = Ladronzuelos: cada quien roba una carta a su izquierda.
monete-does-replace = Descarte: dejas una carta y robas otra.

## Botones

monete-draw = Robar
monete-pass = Pasar
monete-done = Ya está

## Alrededor del tablero

tagline-monete = Sube o baja como digan los marcadores y grita «¡Monete!» con la última.
total-monete = Ganadas
monete-chat-costs = Todos mudos: si hablas, robas una carta.
shout-monete = ¡Monete!

## Por qué es buena una jugada

hint-monete-out = Con esto te quedas sin cartas.
hint-monete-closes = Cierras la ronda: el resto deja un { $number } o un comodín, o roba.
hint-monete-all = Todos tus rivales se quedan con más cartas.
hint-monete-more = { $seat } se queda con { $count ->
    [one] una carta más
   *[other] { $count } cartas más
}.
hint-monete-gone = Te libras de { $count } cartas de una vez.
hint-monete-again = Vuelves a jugar enseguida.
hint-monete-joker = Guardas tu comodín para más tarde.
hint-monete-follows = Como queda el marcador, te { $count ->
    [one] sirve otra carta
   *[other] sirven otras { $count } cartas
}.

## Qué significa lo que hay en la mesa

means-aside = Las cartas de las rondas que ya acabaron: están a un lado y no se vuelven a jugar.
means-passes = Van pasando: si pasan { $players } seguidas, sin ninguna carta de por medio, la ronda se acaba y abre quien pasó primero.
means-monete-deck = De aquí se roba. Cuando se agota, gana quien tiene menos cartas.
means-sign = Con + juegas el número de la última carta o uno mayor; con −, el mismo o uno menor.
means-hue = Con = juegas el color de la última carta; con ≠, otro.
