"""The points of Monete: what the rules may say of a move or tell of an event, and the clauses that say so."""

from sobremesa.rules.points import Numbering

# Why a move is refused.
refusal = Numbering(1)
NOT_YOUR_TURN = refusal("MN-05")  # somebody else owes the decision
NOT_HELD = refusal("MN-10", takes="card")  # the card is not in the hand
TOO_LOW = refusal("MN-08 MN-07 MN-42 MN-43 MN-45", takes="card")  # below the number on a +
TOO_HIGH = refusal("MN-08 MN-07 MN-42 MN-43 MN-45", takes="card")  # above the number on a −
NEITHER_MARKER = refusal("MN-44 MN-08 MN-09 MN-A03", takes="card")  # RECREO: neither number nor colour
WRONG_COLOUR = refusal("MN-09 MN-45", takes="card")  # JUNGLA: the number fits, the colour does not
MUST_OPEN = refusal("MN-06 MN-10")  # drawing or passing instead of opening a round
MUST_PLAY = refusal("MN-A30 MN-10 MN-11")  # drawing with a valid card
NO_PASS = refusal("MN-12 MN-10")  # passing with a valid card
MUST_DRAW = refusal("MN-11")  # passing without having drawn
NO_SECOND_DRAW = refusal("MN-11")  # drawing twice in a turn
NOT_CONSECUTIVE = refusal("MN-34", takes="card")  # a card that does not follow in the combo
COMBO_AGAINST = refusal("MN-A07 MN-34", takes="card")  # a consecutive card against the markers
COMBO_TURNS = refusal("MN-H7 MN-34", takes="card")  # a combo that turns back
NO_COMBO_OPENING = refusal("MN-36")  # a combo as an opening
NO_COMBO_SAME = refusal("MN-A08")  # a combo on a card that was valid only for its number
NO_COMBO_EXTREME = refusal("MN-A06")  # a combo that goes on after a 1 or a 20
COMBO_FULL = refusal("MN-34 MN-A09")  # a fourth card
COMBO_FIRST = refusal("MN-34")  # something else while a combo may grow
NO_COMBO = refusal("MN-34")  # done, and there is no combo
CHOOSE_NUMBER = refusal("MN-20")  # a joker waits for its number
CHOOSE_COLOUR = refusal("MN-20")  # a joker waits for its colour
BAD_NUMBER = refusal("MN-20 MN-08 MN-34")  # a number that the joker cannot be here
BAD_COLOUR = refusal("MN-20 MN-09 MN-34")  # a colour that the joker cannot be here
NO_JOKER = refusal("MN-20")  # no joker waits for a number or a colour
FORCED_MARKER = refusal("MN-14 MN-A05")  # the number marker is bound by a 1 or a 20
NO_COLOUR_MARKER = refusal("MN-04 MN-42 MN-43")  # the mode has no colour marker
MARKERS_BIND = refusal("MN-07 MN-38")  # nobody may move the markers now
SET_MARKERS = refusal("MN-06 MN-38 MN-45 MN-A09")  # the markers wait
CHOOSE_TARGET = refusal("MN-21 MN-23 MN-28 MN-29 MN-33")  # an action waits for its rival
NOT_YOURSELF = refusal("MN-21 MN-23 MN-28 MN-29 MN-33")  # an action aimed at oneself
NO_SUCH_SEAT = refusal("MN-21 MN-23 MN-28 MN-29 MN-33")  # nobody sits there
NO_TARGET = refusal("MN-21")  # no action waits for a rival
NOT_BACK = refusal("MN-A18 MN-23 MN-33 MN-A19", takes="card")  # the card just taken may not be given back
MUST_GIVE = refusal("MN-21 MN-23 MN-28 MN-33")  # a gift or an exchange waits
NOT_THEIRS = refusal("MN-33 MN-A19", takes="card")  # Espiar: the rival does not hold it
MUST_TAKE = refusal("MN-33 MN-A19")  # Espiar waits for the card to take
MUST_DISCARD = refusal("MN-31")  # Descarte waits
WRONG_DISCARD = refusal("MN-17", takes="card")  # a close asks for another number
MUST_ANSWER = refusal("MN-17")  # a close asks for a discard, or a draw without one
MAY_SPEAK = refusal("MN-22 MN-A23")  # nobody has to be silent
OVER = refusal("MN-39")  # the deal has ended

# What happened.
event = Numbering(50)
DEALT = event("MN-01 MN-02", takes="count")  # everybody got this many cards
BEGINS = event("MN-05 MN-A02")  # the seat opens the first round
OPENS = event("MN-06", takes="card")  # a card opens a round
PLAYS = event("MN-08 MN-07 MN-10", takes="card")  # a card that respects the number marker
PLAYS_EITHER = event("MN-44 MN-A03", takes="card")  # RECREO: a card that respects a marker
PLAYS_BOTH = event("MN-45", takes="card")  # JUNGLA: a card that respects both
PLAYS_SAME = event("MN-37", takes="card")  # a card of the same number
ADDS = event("MN-34 MN-A07", takes="card")  # a card joins the combo
PLAYS_JOKER = event("MN-20 MN-19")  # a joker
IS_NUMBER = event("MN-20", takes="number")  # the joker's number
IS_COLOUR = event("MN-20", takes="colour")  # the joker's colour
COMBO = event("MN-34 MN-35", takes="count")  # a combo of so many cards is finished
SETS_OPENING = event("MN-06", takes="marker")  # the opener sets a marker
SETS_FORCED = event("MN-14", takes="marker")  # a 1 or a 20 sets the number marker
SETS_SAME = event("MN-38", takes="marker")  # a marker is turned after a card of the same number
LEAVES_SAME = event("MN-38", takes="marker")  # a marker stays after a card of the same number
SETS_JUNGLE = event("MN-45", takes="marker")  # JUNGLA: a marker after a play
BOUND = event("MN-A05", takes="marker")  # the number marker stays bound by the 1s or 20s of the opening
DRAWS = event("MN-11", takes="card")  # draws for lack of a valid card
PASSES = event("MN-11 MN-12")  # passes
ALL_PASS = event("MN-13 MN-A25")  # everybody passed; the seat opens
NO_CLOSE = event("MN-15 MN-A04", takes="number")  # an equal 1 or 20 on an opening one does not close
CLOSES = event("MN-16 MN-A24 MN-A12", takes="number")  # the round is closed with this number
DISCARDS = event("MN-17 MN-A14", takes="card")  # a card of the number goes aside
DISCARDS_JOKER = event("MN-A13 MN-17")  # a joker goes aside for it
PAYS = event("MN-17", takes="card")  # draws for lack of the number
NEW_ROUND = event("MN-18 MN-A28")  # the pile goes aside; the seat opens
ACTS = event("MN-21 MN-A11", takes="card")  # the action of this card comes into effect
MUTES = event("MN-22")  # Todos mudos
NO_MUTE = event("MN-A23")  # Todos mudos, without effect at this table
SPEAKS = event("MN-22 MN-A23", takes="card")  # spoke, and draws
STEALS = event("MN-23 MN-A18", takes="card")  # Te la cambio: takes a card from a hand
SWAPS = event("MN-23 MN-A18", takes="card")  # Te la cambio: gives one for it
HIGHER = event("MN-24")  # the number marker to +
LOWER = event("MN-25")  # the number marker to −
THIEVES = event("MN-26 MN-A20 MN-A18", takes="card")  # Ladronzuelos: takes a card from the left
TURNS_ROUND = event("MN-27")  # the direction turns
TURNS_NOTHING = event("MN-A29 MN-27")  # with two players it changes nothing
GIVES = event("MN-28", takes="card")  # Regalito
TAKES_TWO = event("MN-29 MN-A21", takes="card")  # draws for Toma 2
TAKES_THREE = event("MN-29 MN-A21", takes="card")  # draws for Toma 3
REPEATS = event("MN-30 MN-A22")  # plays again
THROWS = event("MN-31", takes="card")  # Descarte: a card goes aside
REPLACES = event("MN-31", takes="card")  # Descarte: draws for it
CURSED = event("MN-32", takes="card")  # draws for Maldición
SPIES = event("MN-33 MN-A19")  # looks at a hand
SPY_TAKES = event("MN-33 MN-A19", takes="card")  # Espiar: takes a card
SPY_GIVES = event("MN-33 MN-A19", takes="card")  # Espiar: gives one for it
NO_CARDS = event("MN-A26")  # nothing left to draw
OUT = event("MN-39 MN-40 MN-A16 MN-A24")  # the last card is played
OUT_BY_GIFT = event("MN-A17 MN-39")  # the last card is given
OUT_BY_DISCARD = event("MN-A15 MN-39 MN-40")  # the last card is discarded at a close
OUT_BY_REPLACE = event("MN-H5 MN-39")  # the last card is discarded by Descarte, and nothing is left to draw
DECK_OUT = event("MN-41 MN-A26 MN-A27", takes="count")  # the deck is empty: the fewest cards win
LIMIT = event("MN-H1", takes="count")  # the deal was too long
