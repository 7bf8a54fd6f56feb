"""The points of La Mona: what the rules may say of a move or tell of an event, and the clauses that say so."""

from sobremesa.rules.points import Numbering

# Why a move is refused.
refusal = Numbering(1)
OVER = refusal("LM-33")  # the round has ended
NOT_YOUR_TURN = refusal("LM-06")  # somebody else owes the decision
NOT_HELD = refusal("LM-06", takes="card")  # the card is not in the hand
CARD_FIRST = refusal("LM-H2")  # no card of the hand has been chosen yet
AIM_FIRST = refusal("LM-H2")  # what the card is for has not been said yet
AIM_SAID = refusal("LM-H2")  # what the card is for has been said
NO_TRAIL = refusal("LM-27")  # trailing with a build of one's own on the table
TAKE_OR_CONTINUE = refusal("LM-28 LM-27 LM-A21")  # variant 1: the build must be taken or continued
LEAVE_ONLY_FOR_BUILD = refusal("LM-29 LM-27 LM-A22 LM-A35")  # variant 2: the build may be left only for another
KEEP_CARD = refusal("LM-A16 LM-H4")  # the last card that takes one's build
NOTHING_TO_TAKE = refusal("LM-09 LM-08 LM-15", takes="value")  # the table has nothing of this value
NO_FIFTEEN = refusal("LM-24 LM-12")  # the table has no fifteen for La Mona
NOT_A_TWO = refusal("LM-A01")  # La Mona played as a two
NO_CAPTURE_CARD = refusal("LM-13", takes="value")  # the total is not in the hand
NO_TWIN = refusal("LM-18 LM-A17 LM-A18", takes="value")  # a fila without another card of the value
NO_MONA = refusal("LM-A32 LM-13")  # a fifteen without La Mona
PARTNERS_CARD = refusal("LM-A25")  # a build that only the partner could take
NO_SUM = refusal("LM-13 LM-A10 LM-18", takes="value")  # the card and the table do not make the value
NO_FORMADA = refusal("LM-16", takes="value")  # no formada that the card raises to the value
FILA_FIXED = refusal("LM-20")  # raising a fila
RAISE_NO_CARD = refusal("LM-16", takes="value")  # the new total is not in the hand
OWN_RAISE_OFF = refusal("LM-A13 LM-17")  # the owner may not raise (option)
OWN_RAISE_CARDS = refusal("LM-17 LM-A13")  # the owner raises without the old or the new card
NOT_ON_TABLE = refusal("LM-09 LM-08", takes="card")  # the card does not lie on the table
IN_BUILD = refusal("LM-14", takes="card")  # the card is part of a build
DROWNED = refusal("LM-24 LM-A01 LM-A02 LM-09")  # La Mona lies drowned
ORDER = refusal("LM-H2")  # items are picked from low to high
NO_GROUP = refusal("LM-09 LM-A06 LM-21")  # with this item the groups cannot come out
NO_SUCH_BUILD = refusal("LM-15")  # there is no build of that value
refusal = Numbering(31)  # 30 stays free: it was a point once
FILA_VALUE = refusal("LM-19")  # a fila is taken only with its value
JOINS_ALONE = refusal("LM-A19")  # a build of the same value joins by itself
UNFINISHED = refusal("LM-09 LM-13 LM-18")  # the items picked do not come out yet
NO_HELP = refusal("LM-A25 LM-H5")  # no build of the partner to add to
NOT_IN_SUM = refusal("LM-A11 LM-14 LM-15 LM-09")  # a formada as part of what is taken
NOT_IN_BUILD = refusal("LM-14 LM-A12")  # a formada as part of what is built
RAISE_BY_HAND = refusal("LM-A12 LM-16")  # raising another's formada with cards of the table
RAISED_ALONE = refusal("LM-H2")  # naming the formada that the card raises by itself
ONLY_MONA = refusal("LM-A01 LM-H6")  # another card played as La Mona's two
PICKED = refusal("LM-H2")  # it has been picked already

# What happened.
event = Numbering(50)
FIRST_DEALER = event("LM-A34")  # chance chose who deals first
DEALS = event("LM-05")  # the deal passed to the left
DEALT = event("LM-02", takes="count")  # everybody got this many cards
TURNS_UP = event("LM-02", takes="card")  # a card of the first four on the table
GOES_BACK = event("LM-A02")  # La Mona went back into the deck
DEALT_DROWNED = event("LM-A02")  # La Mona was dealt to the table
REDEALT = event("LM-03 LM-04", takes="count")  # everybody got this many cards again
PLAYS = event("LM-06", takes="card")  # a card is chosen
ANNOUNCES = event("LM-13", takes="value")  # the value of a build
TRAILS = event("LM-07 LM-A09", takes="card")  # a card laid on the table
DROWNS = event("LM-24 LM-A04")  # La Mona laid on the table
PAIRS = event("LM-08 LM-A07", takes="card")  # takes with a card cards of its number
COMBINES = event("LM-09 LM-10", takes="card")  # takes with a card sums
PAIRS_AND_COMBINES = event("LM-11 LM-08 LM-09", takes="card")  # both
MONA_TAKES = event("LM-12")  # La Mona takes fifteens
GATHERS = event("LM-A08", takes="card")  # a loose card taken
TAKES_BUILD = event("LM-15 LM-A23", takes="value")  # a formada taken
TAKES_FILA = event("LM-19 LM-A23", takes="value")  # a fila taken
TAKES_PARTNERS = event("LM-22", takes="value")  # a partner's build taken
FORMS = event("LM-13", takes="value")  # a formada of this value
MAKES_FILA = event("LM-18 LM-A17", takes="value")  # a fila of this value
EXTENDS = event("LM-A18 LM-18", takes="value")  # adds to a fila of this value
RAISES = event("LM-16 LM-A14", takes="value")  # another's formada raised to this value
RAISES_OWN = event("LM-17 LM-A13", takes="value")  # one's own formada raised to this value
MERGES = event("LM-A19", takes="value")  # joined the build of this value of the other seat
SWEEPS = event("LM-21", takes="card")  # a loose card swept into the build
HELPS = event("LM-A25 LM-H5", takes="value")  # adds to the build of the other seat, the partner
WINCHO = event("LM-26")  # the table is empty
LEFTOVER = event("LM-23", takes="count")  # this many cards left over go to the seat
LEFT_MONA = event("LM-25 LM-23")  # La Mona left over goes to the seat
LEFT_ALONE = event("LM-A27", takes="count")  # cards left over go to nobody
MOST_CARDS = event("LM-31 LM-A28", takes="count")  # this many cards, the most
CARDS_TIED = event("LM-32")  # nobody has the most cards
MOST_SPADES = event("LM-31", takes="count")  # this many spades, the most
SPADES_TIED = event("LM-32")  # nobody has the most spades
HAS_MONA = event("LM-31")  # La Mona
HAS_TEN = event("LM-31")  # the ten of diamonds
HAS_TWO = event("LM-31")  # the two of spades
HAS_ACES = event("LM-31", takes="count")  # this many aces
HAS_WINCHOS = event("LM-31 LM-26", takes="count")  # this many winchos
SCORES = event("LM-31", takes="count")  # points of the round
WINS = event("LM-33", takes="count")  # the round is won
NO_WIN = event("LM-33", takes="count")  # the round is tied
