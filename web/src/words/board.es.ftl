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

## $CONE y UNO Monster High

said-cone = ¡$CONE!
said-uno-monster-high = ¡UNO!
call-cone = $CONE
call-uno-monster-high = ¡UNO!
catch = ¡Te atrapé!
silent = calla…
word-armed = Va con tu carta: elige cuál
window-own-cone = ¡Te queda una! Presiona $CONE ya
window-own-uno-monster-high = ¡Te queda una! Di «UNO» ya
window-next = { $seat } no ha dicho nada… Te toca
window-rival = { $seat } no ha dicho nada…
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

## De quién es el turno

your-turn = Te toca
title-yours = ● Te toca · { $game }
whose-turn = Juega { $seat }…
their-turn = Faltan { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
}…

## Alrededor

menu = Menú de la mesa
deal-number = Reparto { $number }
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
to-settings = Ajustes
leave-table = Dejar la mesa
leave-sure = ¿Dejas la partida? Un bot jugará en tu lugar hasta que termine.
leave-yes = Sí, la dejo
leave-no = No, me quedo

## La charla

chat-empty = Todavía nadie dijo nada.
chat-line = Escribe algo
chat-send = Enviar
chat-costs = Todos mudos: si hablas, robas una carta.
