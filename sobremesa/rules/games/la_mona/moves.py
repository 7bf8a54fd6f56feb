"""The moves of La Mona: 0..51 a card (of the hand, then of the table), the rest are words."""

TRAIL = 64  # lay the card on the table
TAKE = 65  # take with the card
TAKE_TWO = 66  # take with La Mona as a two (option)
DONE = 67  # the play is composed
FORM = 68  # + value 2..15: build that value, or add to its build
RAISE = 84  # + value 3..15: raise a formada to that value
BUILD = 100  # + value 2..15: pick the build of that value
END = 116
