### Lo que dice el tablero.

your-hand = Tu mano
on-the-table = Sobre la mesa
card-can = { $card }, se puede jugar
card-cannot = { $card }, no se puede jugar
card-chosen = { $card }, elegida
