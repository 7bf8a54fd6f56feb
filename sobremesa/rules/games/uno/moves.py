"""The moves of the family: 0..63 play (or give) a card of that kind, the rest are words."""

DRAW = 64  # draw a card, or take the stacked ones
PASS = 65  # keep the drawn card; do not challenge; stay silent; let it pass
CHALLENGE = 66  # doubt the +4
CALL = 67  # say "UNO", press "$CONE": before, with or after the card that leaves one
CATCH = 68  # catch the silent player
REST = 69  # give the remaining cards in order, low to high
CHOOSE = 70  # + colour: the colour in play
GIVE = 74  # + colour: the colour to give away
END = 78
