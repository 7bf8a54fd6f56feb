### What only $CONE says.

title = $CONE
tagline = Follow the colour or the number, shed all your cards, and do not forget to press “$CONE” when one is left.

## The names

colour = { $colour ->
    [R] red
    [Y] yellow
    [V] green
   *[A] blue
}
-draw-two = +2
reverse = { colour } Reverse
-skip = Skip
-four = +4

## The buttons

move-card = Play { $card }
move-call = Press “$CONE”
move-catch = Claim the silence

## Why it cannot be done

no-match-draw-two = The { $card } does not go here because another colour is in play.
no-match-reverse = The { $card } goes only on its own colour or on another Reverse.
no-match-skip = The { $card } does not go here because another colour is in play.
no-answer = You cannot answer a +2 with a +2: you have just drawn for one, so the { $card } stays in your hand this turn.
must-play = You have a card that you can play, so you may not draw: play it.
nothing-to-call = You press “$CONE” in your turn, with two cards in hand, or once you are down to one; and only once.
nothing-to-catch = Right now there is no silence that you can claim.
not-yourself = That silence is yours: press “$CONE” before somebody claims it.

## What happened

opening-draw = { $seat } draws { $card } for the +2 that opens play.
plays-reverse = { plays }
calls = { $seat } presses “$CONE”.
lapses = { $seat } is not down to one card, so that “$CONE” no longer counts.
catches = { $seat } claims { $other }’s silence.
penalty = { $seat } draws { $card } for not pressing “$CONE”.
too-late = { $seat } played the last card without pressing “$CONE” and draws { $card }.
scores = { $seat } adds { $count ->
    [one] one deal
   *[other] { $count } deals
} to the score.
limit = The deal went on too long and ends here: the fewest cards win.

## The options

option-hand = How many cards each player gets
option-draw_skips_turn = Drawing for a +2 or +4 costs the turn
option-draw_skips_turn-off = You draw and then take your turn.
option-draw_skips_turn-on = You draw and lose the turn as well.
option-match_symbols = Symbol on symbol
option-match_symbols-off = A +2 and a Skip go only on their own colour.
option-match_symbols-on = A +2 also goes on another +2, and a Skip on another Skip.
option-drawn-play = If it fits, you may play it at once.
option-drawn-end = You keep it and your turn is over.
option-strict = No win without pressing “$CONE”
option-strict-on = If you play your last card without having pressed, you draw one and play goes on.
option-strict-off = You win by running out of cards, even if you did not press.
option-two_player_reverse = Reverse with two players
option-two_player_reverse-opponent = Your opponent plays next.
option-two_player_reverse-skip = Your opponent loses the turn and you play again.
option-deals = How many deals win the match
