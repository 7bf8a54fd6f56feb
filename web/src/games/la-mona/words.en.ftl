### What the board of La Mona says.

mona-you = You
mona-we = We
mona-they = They
mona-yours = yours
mona-formada = Formada
mona-fila = Fila
mona-build = { $kind } of { $value } ({ $owner }): { $cards }
mona-drowned = Drowned
mona-deck = { $count ->
    [0] The deck is empty
    [one] One card left in the deck
   *[other] { $count } cards left in the deck
}
mona-taken = { $count ->
    [0] No cards yet
    [one] One card taken
   *[other] { $count } cards taken
}
mona-points = { $count ->
    [one] pt
   *[other] pts
}
mona-winchos = { $count ->
    [one] 1 wincho
   *[other] { $count } winchos
}
mona-rounds = { $count ->
    [one] One round won
   *[other] { $count } rounds won
}
mona-partner = your partner
mona-for = What do you do with your card?
mona-for-worth = It counts { $worth }. What is it for?
mona-only-leave = It counts { $worth }: here you can only leave it.
mona-leaves = You leave it on the table.
mona-pick = Tap what adds up to { $value } on the table
mona-last = gets the rest
mona-comes-out = It adds up!
mona-missing = { $count ->
    [0] doesn't add up
   *[other] { $count } to go
}

## What the card is for

mona-aim-trail = Leave
mona-aim-take = Take
mona-aim-form = Build { $value }
mona-aim-raise = Raise to { $value }
mona-aim-help = Help

## Around the board

tagline-la-mona = Add up, build and take the table; La Mona, the two of clubs, is worth fifteen.
total-la-mona = Rounds won
line-most-cards = Most cards
line-most-spades = Most spades
line-has-mona = La Mona
line-has-ten = 10 of diamonds
line-has-two = 2 of spades
line-has-aces = Aces
line-has-winchos = Winchos
shout-wincho = Wincho!
shout-mona = La Mona!

## Why a turn is good

hint-mona-wincho = You clear the table: wincho!
hint-mona-points = You take { $count } cards, and they are worth { $points ->
    [one] a point
   *[other] { $points } points
}.
hint-mona-theirs = You take what somebody else has built: { $count } cards.
hint-mona-cards = You take { $count } cards.
hint-mona-raises = You raise to { $value } what somebody else has built.
hint-mona-builds = You build { $value } and keep what takes it: { $card }.
hint-mona-helps = You help your partner with their build.
hint-mona-empty = The table is empty: there is nothing to take.

## What is on the table means

means-taken = { $count ->
    [0] No cards taken yet in this round.
    [one] One card taken in this round.
   *[other] { $count } cards taken in this round.
}
means-points = { $points ->
    [0] What was taken scores nothing so far:
    [one] What was taken scores one point so far:
   *[other] What was taken scores { $points } points so far:
} most cards, most spades, La Mona, the 10 of diamonds, the 2 of spades, aces and winchos count.
means-winchos = { $winchos ->
    [one] A wincho: the table was swept clean in one play, which is worth a point.
   *[other] { $winchos } winchos: a point for each time that the table was swept clean in one play.
}
means-rounds = { $rounds ->
    [one] The trophy: one round of the match won.
   *[other] The trophy: { $rounds } rounds of the match won.
}
means-rest = Took cards last: if nobody takes any more, what is left on the table at the end goes here.
means-drowned = La Mona has drowned and cannot be touched: whoever takes cards last in the round wins it.
means-mona-deck = What is still to be dealt: when nobody holds a card, everybody gets another four.
means-partner = Your partner: what they take counts for your team.
