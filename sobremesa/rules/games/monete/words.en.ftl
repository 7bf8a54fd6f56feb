### What Monete says.

title = Monete
tagline = Climb or fall as the markers say, close rounds with a 1 or a 20, and be the first to run out of cards.

## The names

colour = { $colour ->
    [R] red
    [Y] yellow
    [V] green
    [A] blue
   *[M] purple
}
action = { $action ->
    [higher] Higher numbers
    [lower] Lower numbers
    [gift] Little gift
    [take-two] Take 2
    [take-three] Take 3
    [repeat] Go again
    [turn-round] Turn round
    [swap] I’ll swap you
    [curse] Curse
    [mute] Everybody mute
    [spy] Spy
    [thieves] Little thieves
   *[replace] Discard
}
card = { $colour ->
    [J] joker
   *[other] { $action ->
        [none] { colour } { $number }
       *[other] { colour } { $number } ({ action })
    }
}
marker = { $marker ->
    [P] +
    [M] −
    [E] =
   *[D] ≠
}

## The buttons

move-card = { $card }
move-number = It is a { $number }
move-colour = It is { colour }
move-plus = Number marker to +
move-minus = Number marker to −
move-equal = Colour marker to =
move-unequal = Colour marker to ≠
move-seat = { $seat }
move-draw = Draw
move-pass = Pass
move-done = No more cards
move-speak = Say something

## Why it cannot be done

not-your-turn = It is not your turn yet: wait until it comes round.
not-held = There is no { $card } in your hand.
too-low = The { $card } is too low: the marker shows +, so play the same number or a higher one.
too-high = The { $card } is too high: the marker shows −, so play the same number or a lower one.
neither-marker = The { $card } respects neither marker: follow the number or the colour, or repeat the number.
wrong-colour = The number of the { $card } fits, but its colour goes against the colour marker.
must-open = A round is waiting to be opened: play any one card.
must-play = You have a card that you can play, so you may not draw: play it.
no-pass = You have a card that you can play, so you may not pass: play it.
must-draw = Draw a card first; if that does not help either, you may pass.
no-second-draw = You have already drawn this turn: play if you can or, if not, pass.
not-consecutive = The { $card } does not carry the combo on: it needs the very next number.
combo-against = The { $card } is consecutive, but that step goes against the markers.
combo-turns = The { $card } would turn the combo back: a combo keeps climbing or keeps falling.
no-combo-opening = A round is opened with a single card, without a combo.
no-combo-same = That card was only valid for repeating the number, and so it cannot begin a combo.
no-combo-extreme = A 1 or a 20 can only be the last card of a combo.
combo-full = A combo has three cards at most.
combo-first = First say whether another card follows or you are done.
no-combo = There is no combo to finish now.
choose-number = First say which number your joker is.
choose-colour = First say which colour your joker is.
bad-number = Your joker cannot be that number here.
bad-colour = Your joker cannot be that colour here.
no-joker = No joker is waiting for a number or a colour.
forced-marker = The round has nothing but that 1 or 20, and so the number marker has only one side.
no-colour-marker = In this mode there is no colour marker.
markers-bind = The markers stay as they are: you may not turn them now.
set-markers = First the markers: the one you are asked for.
choose-target = First choose the rival that your action is aimed at.
not-yourself = You cannot aim the action at yourself.
no-such-seat = Nobody sits there.
no-target = No action is waiting for a rival.
not-back = You have just taken the { $card }: give another one.
must-give = First choose the card that you give.
not-theirs = There is no { $card } in the hand you are looking at.
must-take = First choose the card that you take from the hand you are looking at.
must-discard = First choose the card that you put aside.
wrong-discard = The { $card } will not do: the round was closed with another number.
must-answer = You have a card with the number that closed the round: put it aside.
may-speak = Talk all you like: at this moment it costs nothing.
over = This deal is already over.

## What happened

dealt = Everybody gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
begins = { $seat } opens the first round.
opens = { $seat } opens with { $card }.
plays = { $seat } plays { $card }.
plays-either = { plays }
plays-both = { plays }
plays-same = { $seat } repeats the number with { $card }.
adds = { $seat } goes on with { $card }.
plays-joker = { $seat } plays a joker.
is-number = “It is a { $number }”, says { $seat }.
is-colour = “It is { colour }”, says { $seat }.
combo = { $seat } completes a combo of { $count } cards.
sets-opening = { $seat } sets the marker to { marker }.
sets-forced = The number marker goes to { marker }, because the round opens with an end number.
sets-same = { $seat } turns the marker to { marker }.
leaves-same = { $seat } leaves the marker on { marker }.
sets-jungle = { $seat } sets the marker to { marker }.
bound = The number marker stays on { marker }.
draws = { $seat } has nothing to play and draws { $card }.
passes = { $seat } passes.
all-pass = Everybody has passed: { $seat } opens a new round.
no-close = Another { $number } on the opening ones: the round goes on.
closes = “Monete!” { $seat } closes the round with a { $number }.
discards = { $seat } puts { $card } aside.
discards-joker = { $seat } puts a joker aside.
pays = { $seat } draws { $card } for not putting a card aside.
new-round = The pile goes aside and { $seat } opens a new round.
acts = The action of { $card } takes effect.
mutes = From now on whoever speaks draws a card, until the round is over.
no-mute = At this table that action does nothing.
speaks = { $seat } spoke and draws { $card }.
steals = { $seat } takes { $card } from { $other }.
swaps = { $seat } gives { $card } to { $other } in return.
higher = The number marker goes to +.
lower = The number marker goes to −.
thieves = { steals }
turns-round = Play turns around.
turns-nothing = With two players the direction makes no difference.
gives = { $seat } gives { $card } to { $other }.
takes-two = { $seat } draws { $card } for the Take 2.
takes-three = { $seat } draws { $card } for the Take 3.
repeats = { $seat } plays again.
throws = { $seat } puts { $card } aside.
replaces = { $seat } draws { $card } instead.
cursed = { $seat } draws { $card } for the Curse.
spies = { $seat } looks at { $other }’s hand.
spy-takes = { steals }
spy-gives = { swaps }
no-cards = There are no cards left for { $seat } to draw.
out = “Monete!” { $seat } plays the last card and wins!
out-by-gift = “Monete!” { $seat } gives the last card away and wins!
out-by-discard = “Monete!” { $seat } puts the last card aside and wins!
out-by-replace = { out-by-discard }
deck-out = The deck has run out: the fewest cards win, which is { $count }.
limit = The deal went on too long and ends here: the fewest cards win.

## The options

option-players = How many play
option-mode = Mode
option-mode-siesta = Siesta: all the cards, the number marker.
option-mode-perezoso = Perezoso: no purple cards, the number marker.
option-mode-recreo = Recreo: both markers, respect one.
option-mode-jungla = Jungla: both markers, respect both and set them after every play.
option-jokers = How many jokers
option-first_player = Who begins
option-first_player-random = Drawn by lot.
option-first_player-host = The host, P0.
option-todos_mudos = Everybody mute
option-todos_mudos-on = Under that action every message in the chat costs a card.
option-todos_mudos-off = That action does nothing.
option-deck_end = When the deck runs out
option-deck_end-immediate = Hands are compared at once.
option-deck_end-round = The round is played to its end first.

## On the table

board-top = Card on the pile
board-number = Number
board-colour = Colour
board-sign = Number marker
board-hue = Colour marker
board-deck = Deck
board-counts = Cards
board-hands = Your hand
