"""The points: what the rules may say of a move or tell of an event. The header maps each to its clauses."""

# Why a move is refused.
NOT_YOUR_TURN = 1  # another seat fronts the highest bet
NOT_HELD = 2  # the card is not in the hand
EMPTY_BET = 3  # a bet of nothing
LOCKED = 4  # the bet is closed: open it first
NOT_LOCKED = 5  # the bet is open already
ENOUGH = 6  # taken back too often in this round
BETS_FIRST = 7  # nothing is swapped while bets are made
REVEALED = 8  # the bets are on the table
SITTING_OUT = 9  # that seat sits out: nothing to swap with
USED = 10  # that seat's bet has been used
NOT_YOURSELF = 11  # a bet cannot be swapped with itself
NO_SEAT = 12  # nobody sits there
OVER = 13  # the game has ended

# What happened.
REMOVED = 20  # a currency leaves the game
DEALT = 21  # everybody got this many cards and an engaño
LAYS_LEFT = 22  # a card of the first left lot
LAYS_RIGHT = 23  # a card of the first right lot
CHOOSES = 24  # a card goes into a hidden bet, unnoticed
TAKES_OUT = 25  # a card comes out of it, unnoticed
LOCKS = 26  # a hidden bet is closed
UNLOCKS = 27  # and opened again
REVEALS = 28  # a bet of this worth is turned up
BLUFFS = 29  # an engaño was in it and goes back to the hand
SITS_OUT = 30  # nothing but the engaño was in it
HIGHEST = 31  # fronts the highest bet and acts first
NEXT = 32  # fronts the highest bet of those that are left
TIED = 33  # as high as another, but with this card, the lowest serial
TAKES_LEFT = 34  # swaps the bet for the left lot
TAKES_RIGHT = 35  # swaps it for the right lot
SWAPS = 36  # swaps it for the bet of the other seat
TAKES_BACK = 37  # takes it back
GETS = 38  # that many cards go to the hand
FRONTS = 39  # now fronts the bet of the other seat, of this worth
ROUND_ENDS = 40  # no bet is left
REFILLS_LEFT = 41  # a card is added to the left lot
REFILLS_RIGHT = 42  # a card is added to the right lot
LAST_ROUND = 43  # the deck is empty: the last round
STALLED = 44  # no card was drawn for this many rounds: the last round
ENDS = 45  # the last round is over
LIMIT = 46  # the game was too long
SCORES_NOTES = 47  # points for the currencies
SCORES_SETS = 48  # points for sets of three
COMPLETE = 49  # every note of a currency
SCORES_COINS = 50  # points for coins
SCORES = 51  # points in all
PUTS_DOWN = 52  # a card is laid face down before everybody
PICKS_UP = 53  # a card that lay face down is taken back
