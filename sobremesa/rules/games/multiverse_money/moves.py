"""The moves: 0..68 put that card into the own bet or take it back, the rest are words."""

from sobremesa.rules.games.multiverse_money.deck import ENGANO as ENGANO

LOCK = 70  # close the bet
UNLOCK = 71  # open it again
LEFT = 72  # swap the bet for the left lot
RIGHT = 73  # swap it for the right lot
BACK = 74  # take it back
SWAP = 75  # + seat: swap it for that seat's bet
END = 80
