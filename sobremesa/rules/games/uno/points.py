"""The points of the family: what the rules may say of a move or tell of an event, and the clauses that say so.

A point without a clause of a game's own rulebook is none of that game.
"""

from sobremesa.rules.points import Numbering

# Why a move is refused.
refusal = Numbering(1)
NOT_YOUR_TURN = refusal("CO-01", "UN-04")  # somebody else owes the decision
NOT_HELD = refusal("CO-01", "UN-05", takes="card")  # the card is not in the hand
NO_MATCH = refusal("CO-01 CO-02", "UN-05 UN-A30", takes="card")  # neither colour nor number
NO_MATCH_DRAW_TWO = refusal("CO-03 CO-A03", "UN-09 UN-05 UN-A30", takes="card")  # a +2 on another colour
NO_MATCH_REVERSE = refusal(
    "CO-06 CO-07", "UN-11 UN-05 UN-A30", takes="card"
)  # a Reverse on neither its colour nor a Reverse
NO_MATCH_SKIP = refusal("CO-10 CO-A04", "UN-13 UN-05 UN-A30", takes="card")  # a Skip on another colour
NO_ANSWER = refusal("CO-15", takes="card")  # a +2 against the +2 that has just hit the player
ONLY_STACK = refusal("UN-H4", takes="card")  # while cards are stacked only the same symbol answers
MUST_PLAY = refusal("CO-A06 CO-01 CO-24 CO-A07")  # drawing with a playable card in hand
ONLY_DRAWN = refusal("CO-A08", "UN-08", takes="card")  # after drawing only the drawn card may be played
DRAWN_NO_MATCH = refusal("CO-A08", "UN-07", takes="card")  # the drawn card does not match
MUST_PLAY_DRAWN = refusal("UN-A01 UN-07")  # keeping a playable card after a forced draw
NO_SECOND_DRAW = refusal("CO-23 CO-A08", "UN-07")  # drawing twice in a turn
NO_PASS = refusal("CO-24 CO-01", "UN-07 UN-08")  # passing without having drawn
NO_CHALLENGE = refusal("CO-19", "UN-20 UN-A02 UN-A23")  # no +4 that this seat may challenge now
NOT_THE_VICTIM = refusal("CO-19", "UN-A02")  # only the next player may challenge
NOTHING_TO_CALL = refusal("CO-A17 CO-25", "UN-A22 UN-26")  # the seat does not stand silent at one card
NOTHING_TO_CATCH = refusal("CO-A17 CO-26", "UN-A22 UN-26")  # nobody stands silent at one card
NOT_YOURSELF = refusal("CO-26", "UN-26")  # a seat cannot catch itself
CHOOSE_COLOUR = refusal("CO-13", "UN-15 UN-24")  # a wild waits for its colour
NO_COLOUR_ASKED = refusal("CO-13", "UN-15")  # nobody asked for a colour
CHOOSE_GIFT = refusal("UN-22")  # an Urrrrhh waits for the colour to give
NO_GIFT_ASKED = refusal("UN-22")  # no Urrrrhh is being given
NONE_OF_COLOUR = refusal("UN-22")  # no card of the colour to give
MUST_GIVE = refusal("UN-A14")  # the gift is not finished
CHALLENGE_FIRST = refusal("CO-19", "UN-A02")  # a +4 waits for an answer
WINDOW_FIRST = refusal("CO-H3", "UN-H3")  # a silent player may still be caught
NO_GOING_OUT = refusal("UN-H5 UN-A18")  # an Urrrrhh that would empty the hand
OVER = refusal("CO-27", "UN-27")  # the deal has ended
ANSWERED = refusal("CO-H3", "UN-H3")  # the seat has already answered
NO_STACK = refusal("CO-15", "UN-A09 UN-09", takes="card")  # answering a +2 or +4 with another, which is over

# What happened.
event = Numbering(40)
DEALS = event("CO-A22", "UN-01 UN-A26")  # the seat deals; the card it drew, if it was drawn for
DEALT = event("CO-A22", "UN-02", takes="count")  # everybody got this many cards
OPENS = event("CO-17", "UN-03", takes="card")  # the first card of the pile
RETURNED = event("CO-16", "UN-19", takes="card")  # an opening +4 went back
OPENING_DRAW = event("CO-05", takes="card")  # the starter takes a card for the opening +2
OPENING_REVERSE = event("CO-09 CO-A09", "UN-12 UN-A08 UN-A11")  # play starts the other way, with this seat
OPENING_SKIP = event("CO-A10", "UN-14")  # the starter is skipped
OPENING_COLOUR = event("CO-A11 CO-17", "UN-16 UN-A10", takes="colour")  # the starter names an opening wild's colour
OPENING_URRRRHH = event("UN-25 UN-A12", takes="colour")  # the starter names an opening Urrrrhh's colour
PLAYS = event("CO-01 CO-02", "UN-05", takes="card")  # a number goes onto the pile
PLAYS_DRAW_TWO = event("CO-03", "UN-09 UN-05", takes="card")  # a +2 goes onto the pile
PLAYS_REVERSE = event("CO-06 CO-07", "UN-11 UN-05", takes="card")  # a Reverse
PLAYS_SKIP = event("CO-10", "UN-13 UN-05", takes="card")  # a Skip
PLAYS_WILD = event("CO-12", "UN-06 UN-15", takes="card")  # a wild
PLAYS_FOUR = event("CO-14 CO-18", "UN-17 UN-06", takes="card")  # a +4
PLAYS_URRRRHH = event("UN-24 UN-06 UN-A13", takes="card")  # an Urrrrhh
CHOOSES = event("CO-13", "UN-15", takes="colour")  # the colour of a wild
CHOOSES_FOUR = event("CO-14", "UN-17", takes="colour")  # the colour of a +4
CHOOSES_URRRRHH = event("UN-24", takes="colour")  # the colour of an Urrrrhh
REVERSES = event("CO-08", "UN-11")  # the direction turns
PLAYS_AGAIN = event("CO-A12", "UN-A07")  # with two players a Reverse gave the turn back
SKIPPED = event("CO-11", "UN-13")  # loses the turn to a Skip
LOSES_TURN = event("CO-A01", "UN-09")  # loses the turn after a +2
LOSES_TURN_FOUR = event("CO-A02 CO-A14", "UN-17 UN-A03")  # loses the turn after a +4
DRAWS = event("CO-23 CO-24", "UN-07 UN-08", takes="card")  # draws a card
KEEPS = event("CO-A08", "UN-07 UN-08 UN-A01")  # keeps the drawn card
TAKES_TWO = event("CO-04", "UN-09", takes="card")  # takes a card for a +2
TAKES_FOUR = event("CO-14", "UN-17", takes="card")  # takes a card for a +4
STACKS = event("UN-A09 UN-H4", takes="count")  # this many cards wait for the seat
CHALLENGES = event("CO-19", "UN-20 UN-18 UN-A05 UN-A06")  # doubts the +4 of the other seat
SHOWS = event("CO-20 CO-A16", "UN-20")  # shows the hand to the other seat
GUILTY = event("CO-21 CO-A13", "UN-20 UN-18 UN-A04", takes="card")  # the thrower takes a card
INNOCENT = event("CO-22 CO-A14", "UN-21 UN-18 UN-A03", takes="card")  # the challenger takes a card
CALLS = event("CO-25 CO-A17", "UN-26 UN-A19 UN-A22")  # says the word
CATCHES = event("CO-26", "UN-26")  # catches the other seat silent
PENALTY = event("CO-26 CO-A17", "UN-26", takes="card")  # takes a card for silence
TOO_LATE = event("CO-A18 CO-25", takes="card")  # takes a card for a last card played in silence
GIVES_COLOUR = event("UN-22", takes="colour")  # will give every card of the colour
GIVES = event("UN-22 UN-23 UN-A15 UN-A16 UN-A17", takes="card")  # gives a card to the other seat
RESHUFFLED = event("CO-A20", "UN-29 UN-A31")  # the discards become the deck
NO_CARDS = event("CO-A20", "UN-A25")  # there is nothing to draw
LAST_TAKES = event("UN-28 UN-A24", takes="card")  # takes a card for the last card of the deal
OUT = event("CO-27 CO-25 CO-A19", "UN-27")  # runs out of cards and wins the deal
OUT_BY_GIFT = event("UN-A18 UN-27")  # gives the last card away and wins the deal
SCORES = event("CO-A21", "UN-30 UN-31 UN-A28", takes="count")  # points of the rivals' hands, or a deal won
SCORES_OWN = event("UN-32 UN-A28 UN-A29", takes="count")  # points of the own hand
LIMIT = event("CO-H1", "UN-H1", takes="count")  # the deal was too long
DEALS_NEXT = event("CO-A21", "UN-A27")  # the deal passes to the seat
OPENING_HIT = event("UN-10")  # an opening +2 strikes the starter
DRAWS_TO_DEAL = event("UN-01 UN-A26", takes="card")  # draws a card for who deals
LAPSES = event("CO-A17", "UN-A22")  # said the word too early
