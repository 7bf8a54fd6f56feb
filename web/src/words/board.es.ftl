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
catch = ¡Ajá!
silent = calla…
pass-keep = Me la quedo
pass-accept = Lo acepto
pass-hush = Me callo
pass-spare = Lo dejo pasar
challenge-why = { $seat } jugó un +4. Si tenía el color que estaba en juego, desafiarlo le cuesta las cartas; si no, robas tú dos más.
