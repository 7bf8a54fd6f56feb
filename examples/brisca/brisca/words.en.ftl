### What Brisca says.

title = Brisca
tagline = Play whatever you like, keep your trumps, and bring your aces and threes home.

## The cards

rank = { $rank ->
    [1] ace
    [10] jack
    [11] knight
    [12] king
   *[other] { $rank }
}
suit = { $suit ->
    [o] coins
    [c] cups
    [e] swords
   *[b] clubs
}
card = { rank } of { suit }

## The buttons

move-card = Play: { $card }
move-exchange = Exchange the trump card

## Why not

over = This deal is over.
not-your-turn = It is not your turn.
not-held = You do not have this card in your hand: { $card }.
no-exchange = At this table the trump card is not exchanged.
trump-drawn = The trump card has been drawn: there is nothing left to exchange.
no-trick = You may exchange once your side has taken a trick.
wrong-card = You do not have the trump that this card can be exchanged for.

## What happened

deals = { $seat } deals.
dealt = Everybody gets { $count } cards.
turns-up = The trump card: { $card }.
plays = { $seat } plays: { $card }.
exchanges = { $seat } exchanges a lower trump and gets: { $card }.
takes = { $seat } takes the trick, with { $count ->
    [one] one point
   *[other] { $count } points
}.
draws = { $seat } draws: { $card }.
draws-trump = { $seat } draws the trump card: { $card }.
scores = The side of { $seat } has { $count ->
    [one] one point
   *[other] { $count } points
}.
wins = { $seat } wins the deal and has won { $count ->
    [one] one
   *[other] { $count }
} in this match.
drawn = As many points on both sides: nobody wins the deal.

## The options

option-players = Players
option-exchange = Exchanging the trump card
option-exchange-on = The seven, and the two, of trumps may be exchanged for it
option-exchange-off = It stays where it lies
option-wins = Deals that win the match

## The board

board-suit = Trumps
board-trump = Trump card
board-deck = To draw
board-trick = The trick
board-points = Points
board-hands = Your hand
