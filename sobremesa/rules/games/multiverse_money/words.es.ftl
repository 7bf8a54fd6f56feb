### Lo que dice Multiverse Money.

title = Multiverse Money
tagline = Apuesta en secreto, cambia tu apuesta entera y reúne mucho de pocas divisas.

## Las cartas

currency = { $currency ->
    [V] Skatín
    [M] Lanuda
    [C] Calzón
    [A] Escamo
    [R] Tomatino
    [Y] Quesón
   *[N] Zanahorio
}
card = { $currency ->
    [engano] engaño
    [coin] moneda n.º { $serial }
   *[note] { $value } { currency } n.º { $serial }
}

## Los botones

move-card = Pon o saca: { $card }
move-lock = Cierra tu apuesta
move-unlock = Abre otra vez tu apuesta
move-left = Cambia por el lote de la izquierda
move-right = Cambia por el lote de la derecha
move-back = Recoge tu apuesta
move-swap = Cambia por la apuesta de { $rival }

## Por qué no se puede

not-your-turn = Aún no te toca: va antes la apuesta que más vale.
not-held = No tienes esta carta en la mano: { $card }.
empty-bet = Apuesta al menos una carta; para quedarte fuera de la ronda, apuesta solo tu engaño.
locked = Tu apuesta está cerrada: ábrela primero si quieres cambiarla.
not-locked = Tu apuesta ya está abierta.
enough = En esta ronda ya cambiaste de idea demasiadas veces: deja en tu apuesta lo que hay.
bets-first = Primero se hacen las apuestas; los cambios vienen después.
revealed = Las apuestas ya están a la vista y no se pueden cambiar.
sitting-out = Esa persona se quedó fuera de la ronda: no tiene apuesta.
used = Esa persona ya no tiene una apuesta enfrente: ya la usó en esta ronda.
not-yourself = Esa apuesta es la tuya: si no quieres cambiarla, recógela.
no-seat = En ese lugar no hay nadie.
over = Esta partida ya terminó.

## Lo que pasó

removed = Sale del juego una divisa: { currency }.
dealt = Cada persona recibe { $count } cartas y un engaño.
lays-left = Al lote de la izquierda: { $card }.
lays-right = Al lote de la derecha: { $card }.
chooses = { $seat } pone en su apuesta: { $card }.
takes-out = { $seat } saca de su apuesta: { $card }.
locks = { $seat } cierra su apuesta.
unlocks = { $seat } abre otra vez su apuesta.
puts-down = { $seat } pone boca abajo: { $card }.
picks-up = { $seat } se lleva otra vez a la mano: { $card }.
reveals = { $seat } apuesta { $amount }.
bluffs = El engaño de { $seat } vuelve a su mano.
sits-out = { $seat } solo apostó su engaño y se queda fuera de la ronda.
highest = La apuesta que más vale es la de { $seat }, con { $amount }.
next = Sigue { $seat }, con { $amount }.
tied = { $seat } va antes en el empate por tener la serie más baja: { $card }.
takes-left = { $seat } cambia su apuesta por el lote de la izquierda.
takes-right = { $seat } cambia su apuesta por el lote de la derecha.
swaps = { $seat } cambia su apuesta por la de { $other }.
takes-back = { $seat } recoge su apuesta.
gets = { $seat } se lleva { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
fronts = { $seat } tiene ahora enfrente la apuesta de { $other }, que vale { $amount }.
round-ends = Termina la ronda { $count }.
refills-left = Llega al lote de la izquierda: { $card }.
refills-right = Llega al lote de la derecha: { $card }.
last-round = Salió la última carta del mazo: empieza la última ronda.
stalled = { $count } rondas seguidas sin sacar cartas del mazo: empieza la última ronda.
ends = Terminó la última ronda, la número { $count }: se cuentan las manos.
limit = La partida llegó a { $count } rondas y termina aquí: se cuentan las manos.
scores-notes = { $seat } gana { $amount } por sus billetes.
scores-sets = { $seat } gana { $amount } más por sus tríos.
complete = { $seat } tiene todos los billetes de una divisa: { currency }.
scores-coins = { $seat } gana { $amount } por sus monedas.
scores = { $seat } suma { $amount } puntos en total.

## La mesa en la terminal

board-round = Ronda
board-deck = Mazo
board-left = Lote izquierdo
board-right = Lote derecho
board-bets = Apuestas
board-amounts = Valor de las apuestas
board-counts = Cartas
board-hands = Tu mano

## Las opciones

option-players = Cuántas personas juegan
option-removed = Qué divisas salen
option-removed-random = Lo decide el azar.
option-removed-chosen = Las escoge la mesa.
option-removed_currencies = Divisas que salen si las escoge la mesa
option-removed_currencies-VM = Skatín y, entre tres, Lanuda
option-removed_currencies-VC = Skatín y, entre tres, Calzón
option-removed_currencies-VA = Skatín y, entre tres, Escamo
option-removed_currencies-VR = Skatín y, entre tres, Tomatino
option-removed_currencies-VY = Skatín y, entre tres, Quesón
option-removed_currencies-VN = Skatín y, entre tres, Zanahorio
option-removed_currencies-MV = Lanuda y, entre tres, Skatín
option-removed_currencies-MC = Lanuda y, entre tres, Calzón
option-removed_currencies-MA = Lanuda y, entre tres, Escamo
option-removed_currencies-MR = Lanuda y, entre tres, Tomatino
option-removed_currencies-MY = Lanuda y, entre tres, Quesón
option-removed_currencies-MN = Lanuda y, entre tres, Zanahorio
option-removed_currencies-CV = Calzón y, entre tres, Skatín
option-removed_currencies-CM = Calzón y, entre tres, Lanuda
option-removed_currencies-CA = Calzón y, entre tres, Escamo
option-removed_currencies-CR = Calzón y, entre tres, Tomatino
option-removed_currencies-CY = Calzón y, entre tres, Quesón
option-removed_currencies-CN = Calzón y, entre tres, Zanahorio
option-removed_currencies-AV = Escamo y, entre tres, Skatín
option-removed_currencies-AM = Escamo y, entre tres, Lanuda
option-removed_currencies-AC = Escamo y, entre tres, Calzón
option-removed_currencies-AR = Escamo y, entre tres, Tomatino
option-removed_currencies-AY = Escamo y, entre tres, Quesón
option-removed_currencies-AN = Escamo y, entre tres, Zanahorio
option-removed_currencies-RV = Tomatino y, entre tres, Skatín
option-removed_currencies-RM = Tomatino y, entre tres, Lanuda
option-removed_currencies-RC = Tomatino y, entre tres, Calzón
option-removed_currencies-RA = Tomatino y, entre tres, Escamo
option-removed_currencies-RY = Tomatino y, entre tres, Quesón
option-removed_currencies-RN = Tomatino y, entre tres, Zanahorio
option-removed_currencies-YV = Quesón y, entre tres, Skatín
option-removed_currencies-YM = Quesón y, entre tres, Lanuda
option-removed_currencies-YC = Quesón y, entre tres, Calzón
option-removed_currencies-YA = Quesón y, entre tres, Escamo
option-removed_currencies-YR = Quesón y, entre tres, Tomatino
option-removed_currencies-YN = Quesón y, entre tres, Zanahorio
option-removed_currencies-NV = Zanahorio y, entre tres, Skatín
option-removed_currencies-NM = Zanahorio y, entre tres, Lanuda
option-removed_currencies-NC = Zanahorio y, entre tres, Calzón
option-removed_currencies-NA = Zanahorio y, entre tres, Escamo
option-removed_currencies-NR = Zanahorio y, entre tres, Tomatino
option-removed_currencies-NY = Zanahorio y, entre tres, Quesón
option-counts = Cuántas cartas hay boca abajo
option-counts-shown = Todo el mundo lo ve mientras se apuesta; nunca cuáles son.
option-counts-hidden = No se ve nada hasta voltear las apuestas: esperar no da ventaja.
option-games = Cuántas partidas se suman
option-memory_aid = Ayuda para la memoria
option-memory_aid-off = Hay que acordarse de lo que se vio.
option-memory_aid-on = La página recuerda las cartas que viste llegar a cada mano.
option-stop_after = Rondas sin sacar cartas del mazo antes de la última (0: sin límite)
