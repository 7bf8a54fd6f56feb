### What only UNO Monster High says.

title = UNO Monster High
tagline = Play all your cards, say “UNO” when one is left, and beware of the Urrrrhh that hands you a whole colour.

## The names

colour = { $colour ->
    [R] pink
    [Y] yellow
    [V] green
   *[A] blue
}
-draw-two = Draw 2
reverse = { colour } Reverse
-skip = Skip
-four = Wild Draw 4

## The buttons

# It is also the button of each card given away.
move-card = Put down { $card }
move-call = Say “UNO”
move-catch = Catch the silence
move-give = Give away { colour }
move-rest = Give the rest in order

## Why it cannot be done

no-match-draw-two = The { $card } goes only on its own colour or on another Draw 2.
no-match-reverse = The { $card } goes only on its own colour or on another Reverse.
no-match-skip = The { $card } goes only on its own colour or on another Skip.
only-stack = Your { $card } will not do now: answer with the same symbol or draw all the cards that wait for you.
must-play-drawn = The card you drew fits and you had no other, so you must play it.
nothing-to-call = You say “UNO” in your turn, with two cards in hand, or once you are down to one; and only once.
nothing-to-catch = Right now there is nobody silent that you can catch.
not-yourself = That silence is yours: say “UNO” before somebody catches you.
choose-gift = First choose the colour that you will give away.
no-gift-asked = There is nothing to give away now: you do that when you play an Urrrrhh.
none-of-colour = You have no cards of that colour: choose another to give away.
must-give = Finish your gift: you still have cards of the colour you chose.
no-going-out = That would leave you without cards, and at this table you cannot finish with an Urrrrhh.

## What happened

draws-to-deal = To see who deals, { $seat } draws { $card }.
opening-hit = The Draw 2 that opens play falls on { $seat }.
opening-urrrrhh = { opening-colour } Nobody gives cards away for the Urrrrhh that opens play.
plays-reverse = { plays }
plays-urrrrhh = { $seat } plays an { $card }.
chooses-urrrrhh = { chooses }
stacks = { $seat } has to answer or draw { $count ->
    [one] one card
   *[other] { $count } cards
}.
calls = { $seat } says “UNO”.
lapses = { $seat } is not down to one card, so that “UNO” no longer counts.
catches = { $seat } catches { $other } silent.
penalty = { $seat } draws { $card } for not saying “UNO”.
gives-colour = { $seat } is giving away every { colour } card.
gives = { $seat } gives { $card } to { $other }.
last-takes = { $seat } draws { $card } for the last card of the deal.
out-by-gift = { $seat } gives the last cards away and wins the deal!
scores = { $seat } scores { $count ->
    [one] one point
   *[other] { $count } points
}.
scores-own = { $seat } takes on { $count ->
    [one] one point
   *[other] { $count } points
} for the cards in hand.
limit = The deal went on too long and ends here, with nobody winning it.

## The options

option-drawn-words = If nothing you had fitted and the one you draw does, you must play it.
option-drawn-may = If it fits, you may always play it or keep it.
option-scoring = How points are counted
option-scoring-winner = The winner of the deal scores the other hands; the first to reach 500 wins.
option-scoring-lowest = Everybody adds the points of their own hand; when somebody reaches 500, the fewest win.
option-challenge = Who may challenge a Wild Draw 4
option-challenge-anyone = Any rival, in turn order.
option-challenge-next = Only the next player.
option-two_player_reverse = Reverse with two players
option-two_player_reverse-skip = Your opponent loses the turn and you play again.
option-two_player_reverse-nothing = It has no effect: your opponent plays next.
option-stacking = Penalties pile up
option-stacking-off = If you have to draw, you draw: there is no answer.
option-stacking-on = A Draw 2 is answered with a Draw 2, and a Draw 4 with a Draw 4; whoever does not answer draws the sum.
option-urrrrhh_out = Finishing with an Urrrrhh
option-urrrrhh_out-on = If the Urrrrhh leaves you without cards, you win the deal.
option-urrrrhh_out-off = You may not play an Urrrrhh that would leave you without cards.
