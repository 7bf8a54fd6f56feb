"""The moves of Monete: up to 104 play (give, take, discard) a card of that kind, the rest are words."""

NUMBER = 128  # + number - 1: the number of a joker
COLOUR = 148  # + colour: the colour of a joker
PLUS = 153  # the number marker to +
MINUS = 154  # the number marker to −
EQUAL = 155  # the colour marker to =
UNEQUAL = 156  # the colour marker to ≠
SEAT = 157  # + seat: the rival of an action
DRAW = 163  # draw a card
PASS = 164  # pass after drawing
DONE = 165  # the combo is finished
SPEAK = 166  # say something under Todos mudos
END = 167
