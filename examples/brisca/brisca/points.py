"""What the rules may say, each point once: why a move is refused, and what happened, with the clauses that say so."""

from sobremesa.rules.points import Numbering

refusal = Numbering(1)
OVER = refusal("BR-11")  # the deal has ended
NOT_YOUR_TURN = refusal("BR-06 BR-09")  # somebody else plays now
NOT_HELD = refusal("BR-06", takes="card")  # the card is not in the hand
NO_EXCHANGE = refusal("BR-12 BR-13")  # the table plays without exchanging
TRUMP_DRAWN = refusal("BR-A03")  # the trump card lies there no more
NO_TRICK = refusal("BR-A03")  # one's side has taken no trick yet
WRONG_CARD = refusal("BR-12 BR-13")  # not the card that this trump card can be exchanged for

event = Numbering(20)
DEALS = event("BR-A02")  # a seat deals
DEALT = event("BR-04 BR-01 BR-02 BR-03", takes="count")  # everybody got this many cards
TURNS_UP = event("BR-04", takes="card")  # the trump card
PLAYS = event("BR-06", takes="card")  # a card to the trick
EXCHANGES = event("BR-12 BR-13 BR-A04", takes="card")  # gets the trump card for a lower trump
TAKES = event("BR-08 BR-07 BR-09 BR-14", takes="count")  # the trick, with so many points
DRAWS = event("BR-10", takes="card")  # a card that nobody else sees
DRAWS_TRUMP = event("BR-10 BR-A05", takes="card")  # the last card to draw
SCORES = event("BR-14 BR-15", takes="count")  # the points of a side
WINS = event("BR-15 BR-01 BR-17", takes="count")  # a deal, which makes so many in the match
DRAWN = event("BR-16 BR-A07")  # nobody wins the deal
