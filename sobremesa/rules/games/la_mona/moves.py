"""The moves of La Mona: 0..51 a card (of the hand, then of the table), the rest are words."""

TRAIL = 64  # lay the card on the table
TAKE = 65  # take with the card
TAKE_TWO = 66  # take with La Mona as a two (option)
HELP = 67  # add the card to the partner's build of its value (option)
DONE = 68  # the play is composed
FORM = 69  # + value 2..15: build that value, or add to its build
RAISE = 85  # + value 3..15: raise a formada to that value
BUILD = 101  # + value 2..15: pick the build of that value
