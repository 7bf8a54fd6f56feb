### $CONE and UNO Monster High: what both say.

catch = Got you!
silent = silent…
word-armed = It goes with your card: choose one
window-next = { $seat } has not said a word… Your turn
window-rival = { $seat } has not said a word…
why-number = You hold nothing { $colour }, and no other { $number }: you draw a card.
why-card = Nothing of yours goes with { $card }: you draw a card.
why-colour = You hold nothing { $colour }, and no wild card: you draw a card.
why-stacked = { $count } cards are coming, and you cannot answer: you draw them.
why-drawn = What you drew will not do: you keep it.
answer-keep = Keep it
answer-doubt = I challenge it!
answer-accept = Accept it
challenge-why = Did { $seat } hold the colour in play? If so, { $seat } draws; if not, you do, and two more.
direction-left = Play goes to the left.
direction-right = Play goes to the right.
stacked = { $count ->
    [one] One card is waiting
   *[other] { $count } cards are waiting
}
compose-ready = Play it, or pick another
compose-colour = Which colour goes on?
compose-give = Which colour do you give away?
compose-gift = Give your cards in order

## Why a turn is good

hint-uno-out = With this you have no cards left.
hint-uno-draws = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
} left: this makes them draw { $drawn }.
hint-uno-given = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
} left: this gives them { $given } more.
hint-uno-skips = So it is not yet the turn of { $seat }, who has { $count ->
    [one] only one card
   *[other] only { $count } cards
}.
hint-uno-gives = You get rid of { $count } cards at once.
hint-uno-word = You have one card left and have said so: nobody can catch you.
hint-uno-wild = You keep your { $card } for later.
hint-uno-colour = You have no more of any other colour: { $count } cards in { $colour }.
hint-uno-last = It leaves you with a single card.
hint-uno-follow = The colour is { $colour } then, and you have { $count ->
    [one] one more card
   *[other] { $count } more cards
} of it.

## What is on the table means

means-colour = The colour in play: follow it, or match the number or the symbol of the last card.
means-called = One card left, and it was said: nobody can catch them.
means-silent = One card left, and it was not said yet: whoever is caught in time draws.
means-stacked = Penalties piled up: whoever cannot answer draws { $count } cards.
