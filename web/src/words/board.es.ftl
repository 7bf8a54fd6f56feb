### Lo que dice el tablero.

## Cartas

your-hand = Tu mano
on-the-table = Sobre la mesa
card-can = { $card }, se puede jugar
card-cannot = { $card }, no se puede jugar
card-chosen = { $card }, elegida
deck-count = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

## De quién es el turno

your-turn = Te toca
settling = Allá va… ¿o mejor otra?
only-move = No queda otra: { $move }
title-yours = ● Te toca · { $game }
whose-turn = Juega { $seat }…
their-turn = Faltan { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
}…

## Alrededor

menu = Menú de la mesa
deal-number = Reparto { $number }
on-device = en tu dispositivo
watching = { $count ->
    [one] una persona mira
   *[other] { $count } miran
}
rulebook = Reglas
log = Lo que pasó
chat = Charla
sound-stop = Apagar el sonido
sound-start = Encender el sonido
close = Cerrar
line-lost = Se cortó la conexión. Volvemos en cuanto se pueda…
take-back = Vuelvo a jugar
stands-in = Juega un bot en su lugar
not-here = No está conectado
while-away = Mientras no estabas
back-to-table = A la mesa

## El menú

table-code = Mesa { $code }
share-link = Comparte el enlace
link-copied = Enlace copiado.
go-home = Ir al inicio (tu asiento te espera)
go-home-local = Ir al inicio (la partida se guarda)
remove-match = Borrar la partida
on-device-hint = Esta partida está en tu dispositivo: no necesita conexión y se guarda sola.
not-kept = Este navegador no puede guardar la partida. Dura mientras no cierres la página.
to-settings = Ajustes
leave-table = Dejar la mesa
leave-sure = ¿Dejas la partida? Un bot jugará en tu lugar hasta que termine.
leave-yes = Sí, la dejo
leave-no = No, me quedo

## La charla

chat-empty = Todavía nadie dijo nada.
chat-line = Escribe algo
chat-send = Enviar
react = Di algo a la mesa

## La pista

hint = Pide una pista
hint-title = ¿Qué haría quien juega bien?
hint-thinking = Imaginando cómo puede seguir…
hint-forced = No puedes hacer otra cosa.
hint-failed = Esta vez no hay pista.
hint-chance = { $share ->
    [0] casi nunca gana
    [100] gana casi siempre
   *[other] gana unas { $share } de cada 100
}
hint-only = Es lo único que puedes hacer.
hint-most = De { $ends } finales imaginados ganas { $won }: más que con las demás.
hint-ends = De { $ends } finales imaginados ganas { $won }.
hint-try = Tócala y la verás en la mesa; jugarla es cosa tuya.
hint-told = La mesa sabe que pediste una pista.

## Qué significa lo que hay en la mesa

means = ¿Qué significa? { $what }
means-turn = El aro dorado: ahora le toca a { $seat }. Si se vacía, es el tiempo que le queda.
means-held = { $count ->
    [0] { $seat } ya no tiene cartas.
    [one] A { $seat } le queda una carta en la mano.
   *[other] A { $seat } le quedan { $count } cartas en la mano.
}
means-stand-in = Un bot juega en su lugar hasta que vuelva.
means-missing = Ahora no está conectado; la mesa le guarda el asiento.
