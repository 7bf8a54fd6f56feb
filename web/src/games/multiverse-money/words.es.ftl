### El tablero de Multiverse Money.

## La mesa

money-round = Ronda { $round }
money-game = Partida { $game } de { $games }
money-deck = Mazo: { $count }
money-last = ¡Última ronda!
money-removed = Sin { $currencies }
money-left = Izquierda
money-right = Derecha
money-bet = Tu apuesta
money-bet-hint = Toca cartas de tu mano: aquí quedan boca abajo. Se ve cuántas son, no cuáles.
money-bet-hint-hidden = Toca cartas de tu mano: aquí se juntan sin que nadie las vea.
money-face-down = { $count ->
    [0] Todavía no pone nada
    [one] Una carta boca abajo
   *[other] { $count } cartas boca abajo
}
money-out = No participa
money-used = Ya cambió
money-you = Tú
money-purse = { $currency }: { $sum }
money-yours = Lo que tienes de cada divisa (con 200 o más no se resta nada)
money-known = Le has visto

## Lo que se te pregunta

money-ask-empty = Apuesta: toca cartas de tu mano.
money-ask-open = Cierra tu apuesta cuando te guste.
money-ask-bluff = Solo el engaño: no participas.
money-ask-locked = Cerrada. Falta el resto de la mesa.
money-ask-resolve = ¿Qué te llevas por tus { $amount }?
money-take-left = Das { $amount } por los { $worth } de la izquierda.
money-take-right = Das { $amount } por los { $worth } de la derecha.
money-take-swap = Das { $amount } por los { $worth } de { $name }.
money-take-back = Recoges tu apuesta.

## Botones

money-lock = Cerrar: { $amount }
money-unlock = Abrir otra vez
money-back = Recoger mi apuesta
money-clear = Vaciar

## Alrededor del tablero

tagline-multiverse-money = Apuesta en secreto y junta mucho dinero de pocos universos.
total-multiverse-money = Suma
line-scores-notes = Billetes
line-scores-sets = Tríos
line-scores-coins = Monedas
shout-reveal = ¡A la vista!
money-was = apostó { $amount }

## Por qué es buena una jugada

hint-money-out = Solo el engaño: esta ronda no arriesgas nada.
hint-money-spares = No tocas tu mejor divisa: { $sum } en { $currency }.
hint-money-bets = Apuestas { $amount }, y los lotes valen { $left } y { $right }.
hint-money-whole = Llegas a { $sum } en { $currency }: con 200 o más no se resta nada.
hint-money-set = Completas un trío de { $value } en { $currency }: 100 más.
hint-money-gains = Das { $amount } y te llevas { $worth }.

## Qué significa lo que hay en la mesa

means-money-deck = De aquí se completan los dos lotes después de cada ronda; con la última carta llega la última ronda.
means-removed = { $currencies }: fuera de esta partida, porque no la juegan cinco personas. Nadie tiene esos billetes.
means-purse = Encima de tu mano, lo que tienes de cada divisa. Con 200 o más vale entero; con menos, se restan 100.
means-last-round = Salió la última carta del mazo: después de esta ronda se cuenta.
