### What La Mona says.

title = La Mona
tagline = Your card takes from the table whatever adds up to it; the two of clubs, La Mona, takes fifteen.

## The cards

card = { $name ->
    [mona] Mona
   *[other] { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }
}

## The buttons

move-card = { $card }
move-trail = Leave it on the table
move-take = Take cards
move-take-two = Take cards with La Mona as a two
move-help = Add it to your partner's build
move-done = Done
move-form = Build { $value }
move-raise = Raise a formada to { $value }
move-build = The build of { $value }

## Why it cannot be done

over = This round is over.
not-your-turn = It is not your turn yet.
not-held = This card is not in your hand: { $card }.
card-first = First choose a card of your hand.
aim-first = First say what your card is for: leave it, take, build or raise.
aim-said = You have said what your card is for: pick cards of the table, or finish.
no-trail = A build of yours is on the table: as long as it is there you cannot leave a card.
take-or-continue = A build of yours is on the table: take it or continue it, nothing else.
leave-only-for-build = You may leave your build only to make a new one, to take somebody else's, or to raise somebody else's formada or turn it into a fila.
keep-card = You would no longer hold the card that takes your build.
nothing-to-take = { $value ->
    [11] Your J is 11, and nothing here adds up to 11.
    [12] Your Q is 12, and nothing here adds up to 12.
    [13] Your K is 13, and nothing here adds up to 13.
    [14] Your ace is 1 or 14: there is no other ace here, and nothing adds up to 14.
   *[other] Your { $value } finds no { $value } here, and nothing that adds up to { $value }.
}
no-fifteen = La Mona is 15, and nothing here adds up to 15.
only-mona = Only La Mona could be played like this, as a two; your card is another.
not-a-two = La Mona is worth fifteen, not two: she takes fifteens or stays on the table.
worth = { $value ->
    [11] J
    [12] Q
    [13] K
    [14] ace
   *[other] { $value }
}
no-capture-card = To build { $value } you must keep the card that takes it in your hand: { worth }.
no-twin = For a fila of { $value } you need another card that takes it in your hand: { worth }.
no-mona = Only who holds La Mona can build fifteen.
partners-card = This is your partner's: to build on it you must keep a card yourself that takes it.
no-sum = Your card does not make { $value } with the cards of the table.
no-formada = There is no formada that your card would raise to { $value }.
fila-fixed = The value of a fila never changes.
raise-no-card = To raise it to { $value } you must keep the card that takes it in your hand: { worth }.
raise-by-hand = Only a formada of your own may be raised with cards of the table; this one, with a card of your hand alone.
raised-alone = Your card already raises that formada: it need not be picked.
own-raise-off = At this table you cannot raise your own formada.
own-raise-cards = To raise your own formada you must hold the cards of the old and of the new value.
not-on-table = This card does not lie loose on the table: { $card }.
in-build = This card is part of a build and cannot be split off: { $card }.
drowned = La Mona is drowned: she stays on the table to the end.
picked = You have picked that one already.
order = Cards of the table are picked from low to high, and builds last.
no-group = With that one the sums cannot come out.
no-such-build = There is no build of that value on the table.
not-in-sum = A formada is no part of a sum: only a card of its own value takes it.
not-in-build = A formada is no part of a new sum: to add to it, raise it.
fila-value = A fila is taken only with a card of its value.
joins-alone = It joins by itself: what you build of the same value goes with it.
no-help = There is no build of your partner to which you could add this card that way.
unfinished = It does not come out yet: something of the table is still to be picked.

## What happened

first-dealer = { $seat } was drawn to deal.
deals = Now { $seat } deals.
dealt = Everybody gets { $count } cards.
turns-up = Face up on the table: { $card }.
goes-back = La Mona came up on the table: she goes back into the deck and { $seat } turns up another card.
dealt-drowned = La Mona comes up on the table and drowns.
redealt = Everybody gets { $count } more cards.
plays = { $seat } plays the { $card }.
announces = { $seat } announces { $value }.
trails = { $seat } leaves the { $card } on the table.
drowns = { $seat } leaves La Mona on the table, where she drowns.
pairs = { $seat } takes cards of the same number with the { $card }.
combines = { $seat } takes cards that add up with the { $card }.
pairs-and-combines = { $seat } takes equal numbers and sums with the { $card }.
mona-takes = { $seat } takes fifteens with La Mona.
gathers = { $seat } gathers the { $card }.
takes-build = { $seat } takes the formada of { $value } that { $other } built.
takes-fila = { $seat } takes the fila of { $value } that { $other } built.
takes-partners = { $seat } takes what { $other }, the partner, built: { $value }.
forms = { $seat } builds { $value }.
makes-fila = { $seat } makes a fila of { $value }.
extends = { $seat } adds to the fila of { $value }.
raises = { $seat } raises the formada of { $other } to { $value }.
raises-own = { $seat } raises their own formada to { $value }.
merges = It joins the { $value } that was { $other }'s: now one fila, owned by { $seat }.
sweeps = { $seat } sweeps in the { $card }.
helps = { $seat } adds the card to the { $value } of { $other }, the partner.
wincho = Wincho! { $seat } leaves the table empty.
leftover = { $seat } was the last to take and gets what is left: { $count ->
    [one] one card
   *[other] { $count } cards
}.
left-mona = The drowned Mona goes to { $seat }.
left-alone = Nobody took anything: { $count ->
    [one] the card left is
   *[other] the { $count } cards left are
} nobody's.
most-cards = { $seat } has the most cards ({ $count }): 3 points.
cards-tied = The most cards are tied: nobody gets those 3 points.
most-spades = { $seat } has the most spades ({ $count }): 1 point.
spades-tied = The most spades are tied: nobody gets that point.
has-mona = { $seat } has La Mona: 3 points.
has-ten = { $seat } has the 10 of diamonds: 2 points.
has-two = { $seat } has the 2 of spades: 1 point.
has-aces = { $seat } scores for aces: { $count }.
has-winchos = { $seat } scores for winchos: { $count }.
scores = { $seat } makes { $count ->
    [one] one point
   *[other] { $count } points
} in the round.
wins = { $seat } wins the round with { $count ->
    [one] one point
   *[other] { $count } points
}!
no-win = Tied at { $count }: nobody wins the round.

## The options

option-players = How many play
option-variant = With a build of your own on the table
option-variant-1 = Variant 1: you take it or continue it.
option-variant-2 = Variant 2: you may also build something else, take what somebody else built, or raise their formada or turn it into a fila.
option-rounds = How many rounds win the match
option-mona_also_two = La Mona is a two as well
option-mona_also_two-off = La Mona is worth fifteen and nothing else.
option-mona_also_two-on = In the hand she is fifteen or two; on the table a two like the others.
option-mona_on_table = La Mona dealt to the table
option-mona_on_table-drowned = She lies drowned to the end.
option-mona_on_table-swapped = She goes back into the deck and another card is turned up.
option-formada_in_sum = Formadas inside a sum
option-formada_in_sum-off = A formada is taken only with its exact value.
option-formada_in_sum-on = A formada may also be taken as part of a sum.
option-owner_raises = Raising one's own formada
option-owner_raises-on = Allowed, holding the cards of the old and of the new value.
option-owner_raises-off = Not allowed: only somebody else raises it.
option-open_partnership = Open partnership
option-open_partnership-on = You may add a card of its value to your partner's build without holding another.
option-open_partnership-off = You build only what you can take yourself.
option-last_card_wincho = Wincho with the last card
option-last_card_wincho-on = Emptying the table with the last card of the round is a wincho.
option-last_card_wincho-off = The last card of the round makes no wincho.

## On the table

board-table = On the table
board-builds = Builds (filas *)
board-card = Card chosen
board-aim = For
board-picked = Picked
board-hands = Your hand
