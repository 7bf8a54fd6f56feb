"""The points of Multiverse Money: what the rules may say of a move or tell of an event, and the clauses that say so."""

from sobremesa.rules.points import Numbering

# Why a move is refused.
refusal = Numbering(1)
NOT_YOUR_TURN = refusal("MM-08 MM-12 MM-13 MM-22 MM-A08 MM-A09")  # another seat fronts the highest bet
NOT_HELD = refusal("MM-06", takes="card")  # the card is not in the hand
EMPTY_BET = refusal("MM-A04 MM-06")  # a bet of nothing
LOCKED = refusal("MM-H2")  # the bet is closed: open it first
NOT_LOCKED = refusal("MM-H2")  # the bet is open already
ENOUGH = refusal("MM-H2")  # taken back too often in this round
BETS_FIRST = refusal("MM-07")  # nothing is swapped while bets are made
REVEALED = refusal("MM-07")  # the bets are on the table
SITTING_OUT = refusal("MM-A07 MM-24")  # that seat sits out: nothing to swap with
USED = refusal("MM-A06")  # that seat's bet has been used
NOT_YOURSELF = refusal("MM-09")  # a bet cannot be swapped with itself
NO_SEAT = refusal("MM-01")  # nobody sits there
OVER = refusal("MM-21")  # the game has ended

# What happened.
event = Numbering(20)
REMOVED = event("MM-02 MM-A02 MM-A03", takes="currency")  # a currency leaves the game
DEALT = event("MM-04 MM-03", takes="count")  # everybody got this many cards and an engaño
LAYS_LEFT = event("MM-05", takes="card")  # a card of the first left lot
LAYS_RIGHT = event("MM-05", takes="card")  # a card of the first right lot
CHOOSES = event("MM-06", takes="card")  # a card goes into a hidden bet, unnoticed
TAKES_OUT = event("MM-H2 MM-06", takes="card")  # a card comes out of it, unnoticed
LOCKS = event("MM-H2 MM-06")  # a hidden bet is closed
UNLOCKS = event("MM-H2")  # and opened again
REVEALS = event("MM-07 MM-A22", takes="amount")  # a bet of this worth is turned up
BLUFFS = event("MM-23 MM-A20")  # an engaño was in it and goes back to the hand
SITS_OUT = event("MM-24 MM-A05 MM-A20")  # nothing but the engaño was in it
HIGHEST = event("MM-08 MM-A01", takes="amount")  # fronts the highest bet and acts first
NEXT = event("MM-12 MM-13 MM-A08", takes="amount")  # fronts the highest bet of those that are left
TIED = event("MM-22 MM-A09", takes="card")  # as high as another, but with this card, the lowest serial
TAKES_LEFT = event("MM-09 MM-A10 MM-A11")  # swaps the bet for the left lot
TAKES_RIGHT = event("MM-09 MM-A10 MM-A11")  # swaps it for the right lot
SWAPS = event("MM-09 MM-A11")  # swaps it for the bet of the other seat
TAKES_BACK = event("MM-11")  # takes it back
GETS = event("MM-10", takes="count")  # that many cards go to the hand
FRONTS = event("MM-13 MM-A08", takes="amount")  # now fronts the bet of the other seat, of this worth
ROUND_ENDS = event("MM-14", takes="count")  # no bet is left
REFILLS_LEFT = event("MM-15 MM-A12 MM-A13", takes="card")  # a card is added to the left lot
REFILLS_RIGHT = event("MM-15 MM-A12 MM-A13", takes="card")  # a card is added to the right lot
LAST_ROUND = event("MM-16 MM-A14")  # the deck is empty: the last round
STALLED = event("MM-A16", takes="count")  # no card was drawn for this many rounds: the last round
ENDS = event("MM-16 MM-21", takes="count")  # the last round is over
LIMIT = event("MM-H1", takes="count")  # the game was too long
SCORES_NOTES = event("MM-17 MM-A17 MM-19", takes="amount")  # points for the currencies
SCORES_SETS = event("MM-18 MM-A18", takes="amount")  # points for sets of three
COMPLETE = event("MM-25", takes="currency")  # every note of a currency
SCORES_COINS = event("MM-20", takes="amount")  # points for coins
SCORES = event("MM-21 MM-A21", takes="amount")  # points in all
PUTS_DOWN = event("MM-A20 MM-06 MM-23", takes="card")  # a card is laid face down before everybody
PICKS_UP = event("MM-A20 MM-H2 MM-06", takes="card")  # a card that lay face down is taken back
