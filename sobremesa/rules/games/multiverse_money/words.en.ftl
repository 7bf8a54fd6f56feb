### What Multiverse Money says.

title = Multiverse Money
tagline = Bet in secret, swap your whole bet, and gather a lot of a few currencies.

## The cards

currency = { $currency ->
    [V] Skatling
    [M] Woolly
    [C] Bloomer
    [A] Finny
    [R] Tomatino
    [Y] Cheddarin
   *[N] Carrotine
}
card = { $currency ->
    [engano] engaño
    [coin] coin no. { $serial }
   *[note] { $value } { currency } no. { $serial }
}

## The buttons

move-card = Put in or take out: { $card }
move-lock = Close your bet
move-unlock = Open your bet again
move-left = Swap for the left lot
move-right = Swap for the right lot
move-back = Take your bet back
move-swap = Swap for the bet of { $rival }

## Why not

not-your-turn = It is not your turn yet: the richest bet goes first.
not-held = You do not have this card in your hand: { $card }.
empty-bet = Bet at least one card; to sit the round out, bet your engaño alone.
locked = Your bet is closed: open it first if you want to change it.
not-locked = Your bet is open already.
enough = You have changed your mind too often this round: leave in your bet what is there.
bets-first = First come the bets; the swaps come later.
revealed = The bets are face up and cannot be changed any more.
sitting-out = That player sits this round out and has no bet.
used = That player has no bet in front any more: it has been used this round.
not-yourself = That bet is your own: if you do not want to swap it, take it back.
no-seat = Nobody sits there.
over = This game is over.

## What happened

removed = A currency leaves the game: { currency }.
dealt = Everybody gets { $count } cards and an engaño.
lays-left = To the left lot: { $card }.
lays-right = To the right lot: { $card }.
chooses = { $seat } puts into the bet: { $card }.
takes-out = { $seat } takes out of the bet: { $card }.
locks = { $seat } closes the bet.
unlocks = { $seat } opens the bet again.
puts-down = { $seat } lays face down: { $card }.
picks-up = { $seat } takes back to the hand: { $card }.
reveals = { $seat } bets { $amount }.
bluffs = The engaño of { $seat } goes back to the hand.
sits-out = { $seat } bet nothing but the engaño and sits this round out.
highest = The richest bet is that of { $seat }, with { $amount }.
next = Next is { $seat }, with { $amount }.
tied = { $seat } goes first in the tie, having the lowest serial: { $card }.
takes-left = { $seat } swaps the bet for the left lot.
takes-right = { $seat } swaps the bet for the right lot.
swaps = { $seat } swaps the bet for that of { $other }.
takes-back = { $seat } takes the bet back.
gets = { $seat } gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
fronts = { $seat } now has the bet of { $other } in front, worth { $amount }.
round-ends = Round { $count } is over.
refills-left = Added to the left lot: { $card }.
refills-right = Added to the right lot: { $card }.
last-round = The last card of the deck is out: the last round begins.
stalled = { $count } rounds in a row without a card from the deck: the last round begins.
ends = The last round, number { $count }, is over: the hands are counted.
limit = The game has come to { $count } rounds and ends here: the hands are counted.
scores-notes = { $seat } gets { $amount } for notes.
scores-sets = { $seat } gets { $amount } more for sets of three.
complete = { $seat } has every note of a currency: { currency }.
scores-coins = { $seat } gets { $amount } for coins.
scores = { $seat } scores { $amount } points in all.

## The table in the terminal

board-round = Round
board-deck = Deck
board-left = Left lot
board-right = Right lot
board-bets = Bets
board-amounts = Worth of the bets
board-counts = Cards
board-hands = Your hand

## The options

option-players = How many play
option-removed = Which currencies leave
option-removed-random = Chance decides.
option-removed-chosen = The table chooses.
option-removed_currencies = Currencies that leave if the table chooses
option-removed_currencies-VM = Skatling and, with three players, Woolly
option-removed_currencies-VC = Skatling and, with three players, Bloomer
option-removed_currencies-VA = Skatling and, with three players, Finny
option-removed_currencies-VR = Skatling and, with three players, Tomatino
option-removed_currencies-VY = Skatling and, with three players, Cheddarin
option-removed_currencies-VN = Skatling and, with three players, Carrotine
option-removed_currencies-MV = Woolly and, with three players, Skatling
option-removed_currencies-MC = Woolly and, with three players, Bloomer
option-removed_currencies-MA = Woolly and, with three players, Finny
option-removed_currencies-MR = Woolly and, with three players, Tomatino
option-removed_currencies-MY = Woolly and, with three players, Cheddarin
option-removed_currencies-MN = Woolly and, with three players, Carrotine
option-removed_currencies-CV = Bloomer and, with three players, Skatling
option-removed_currencies-CM = Bloomer and, with three players, Woolly
option-removed_currencies-CA = Bloomer and, with three players, Finny
option-removed_currencies-CR = Bloomer and, with three players, Tomatino
option-removed_currencies-CY = Bloomer and, with three players, Cheddarin
option-removed_currencies-CN = Bloomer and, with three players, Carrotine
option-removed_currencies-AV = Finny and, with three players, Skatling
option-removed_currencies-AM = Finny and, with three players, Woolly
option-removed_currencies-AC = Finny and, with three players, Bloomer
option-removed_currencies-AR = Finny and, with three players, Tomatino
option-removed_currencies-AY = Finny and, with three players, Cheddarin
option-removed_currencies-AN = Finny and, with three players, Carrotine
option-removed_currencies-RV = Tomatino and, with three players, Skatling
option-removed_currencies-RM = Tomatino and, with three players, Woolly
option-removed_currencies-RC = Tomatino and, with three players, Bloomer
option-removed_currencies-RA = Tomatino and, with three players, Finny
option-removed_currencies-RY = Tomatino and, with three players, Cheddarin
option-removed_currencies-RN = Tomatino and, with three players, Carrotine
option-removed_currencies-YV = Cheddarin and, with three players, Skatling
option-removed_currencies-YM = Cheddarin and, with three players, Woolly
option-removed_currencies-YC = Cheddarin and, with three players, Bloomer
option-removed_currencies-YA = Cheddarin and, with three players, Finny
option-removed_currencies-YR = Cheddarin and, with three players, Tomatino
option-removed_currencies-YN = Cheddarin and, with three players, Carrotine
option-removed_currencies-NV = Carrotine and, with three players, Skatling
option-removed_currencies-NM = Carrotine and, with three players, Woolly
option-removed_currencies-NC = Carrotine and, with three players, Bloomer
option-removed_currencies-NA = Carrotine and, with three players, Finny
option-removed_currencies-NR = Carrotine and, with three players, Tomatino
option-removed_currencies-NY = Carrotine and, with three players, Cheddarin
option-counts = How many cards lie face down
option-counts-shown = Everybody sees it while bets are made; never which cards.
option-counts-hidden = Nothing is seen before the bets are turned up: nobody gains by waiting.
option-games = How many games are added up
option-memory_aid = Memory aid
option-memory_aid-off = Everybody has to remember what was seen.
option-memory_aid-on = The page remembers the cards you saw go to each hand.
option-stop_after = Rounds without a card from the deck before the last one (0: no limit)
