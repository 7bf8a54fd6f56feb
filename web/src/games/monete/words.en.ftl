### The board of Monete.

## What the markers want

monete-number = { $sign ->
    [plus] Play { $number } or more
   *[minus] Play { $number } or less
}
monete-recreo = { monete-number }, { $hue ->
    [equal] or else { $colour }
   *[unequal] or anything but { $colour }
}
monete-jungla = { monete-number }, { $hue ->
    [equal] and in { $colour }
   *[unequal] and not in { $colour }
}
monete-same = Another { $number } is always good.
monete-unopened = A new round: no card is in play yet.
monete-closed = Round closed with a { $number }: every rival lays one down or draws.
monete-joker = The joker is { $number }
monete-joker-colour = The joker is { $number } { $colour }

## The markers

monete-sign = Number marker
monete-hue = Colour marker
monete-plus = Going up
monete-minus = Going down
monete-equal = Same colour
monete-unequal = Other colour
monete-turn = { $marker }: { $side }. Tap to turn it.
monete-may-turn = Turn the markers if you like.

## The table

monete-deck = Deck: { $count }
monete-aside = Set aside: { $count }
monete-passes = Passes: { $count } of { $players }
monete-leftwards = Play goes clockwise
monete-rightwards = Play goes anticlockwise
monete-mute = Everybody mute
monete-mute-cost = Who writes in the chat draws a card.
monete-speak = Speak
monete-spied = The hand of { $name }
monete-known = You know of: { $cards }

## What you are asked

monete-ask-open = Open the round with any card.
monete-ask-play = Tap a card to play it.
monete-ask-again = You play again: tap another card.
monete-ask-draw = None of your cards will do: you draw one.
monete-ask-drawn = What you drew will do! Play it.
monete-ask-pass = That will not do either: you pass.
monete-ask-combo = Go on with the next number, or is that all?
monete-ask-number = Which number is your joker?
monete-ask-colour = Which colour is your joker?
monete-ask-sign = How do the numbers go on?
monete-ask-hue = And how do the colours go on?
monete-ask-target = To whom?
monete-ask-spy = Tap the card you take.
monete-ask-give = Tap the card of your hand that you give.
monete-ask-give-back = You took { $card }. Tap the card you give for it.
monete-ask-discard = Tap the card you discard; you will draw another.
monete-ask-answer = Closed with a { $number }: lay down one of the bright cards.
monete-ask-pay = Closed with a { $number } and you have none: you draw a card.
monete-ask-speak = If you speak now you draw a card.
monete-ready = Your play is ready.
monete-closes = Monete! This closes the round.

## What each action does

monete-does-higher = Higher numbers: the marker goes to +.
monete-does-lower = Lower numbers: the marker goes to −.
monete-does-gift = Little gift: you give a card of yours to whom you choose.
monete-does-take-two = Take 2: whom you choose draws two cards.
monete-does-take-three = Take 3: whom you choose draws three cards.
monete-does-repeat = Go again: you play another card at once.
monete-does-turn-round = Turn round: play goes the other way.
monete-does-swap = I’ll swap you: you take a card by chance and give another.
monete-does-curse = Curse: every rival draws a card.
monete-does-mute = Everybody mute: who speaks draws a card.
monete-does-spy = Spy: you see a hand and swap a card.
monete-does-thieves = Little thieves: everybody takes a card from their left.
monete-does-replace = Discard: you lay a card down and draw another.

## Buttons

monete-draw = Draw
monete-pass = Pass
monete-done = That is all

## Around the board

tagline-monete = Climb or fall as the markers say, and shout “Monete!” with your last card.
total-monete = Won
monete-chat-costs = Todos mudos: if you speak, you draw a card.
shout-monete = Monete!

## Why a turn is good

hint-monete-out = With this you have no cards left.
hint-monete-closes = You close the round: the others lay a { $number } or a joker, or draw.
hint-monete-all = All your rivals get more cards.
hint-monete-more = { $seat } gets { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
hint-monete-gone = You get rid of { $count } cards at once.
hint-monete-again = You play again at once.
hint-monete-joker = You keep your joker for later.
hint-monete-follows = By the marker as it is then, { $count ->
    [one] another card
   *[other] { $count } other cards
} of yours would fit.

## What is on the table means

means-aside = The cards of rounds that are over: they lie aside and are not played again.
means-passes = Passes in a row: after { $players } of them, with no card in between, the round is over, and whoever passed first opens the next.
means-monete-deck = Cards are drawn from here. When it runs out, whoever holds the fewest cards wins.
means-sign = With + you play the number of the last card or a higher one; with −, the same or a lower one.
means-hue = With = you play the colour of the last card; with ≠, another one.
