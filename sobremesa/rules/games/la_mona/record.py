"""The record of La Mona: one round and the score of its match."""

from sobremesa.rules import fields
from sobremesa.rules.cards import Word
from sobremesa.rules.engine import Deal
from sobremesa.rules.fields import NOBODY, OWN, Names
from sobremesa.rules.games.la_mona.deck import VALUES
from sobremesa.rules.record import Bits, Small

SEATED = 4  # at most so many sit

PHASES = Names()  # what is being asked of the player on turn
PLAY = PHASES("play")  # a card of the hand
AIM = PHASES("aim")  # what it is for: trail, take, form or raise
ITEMS = PHASES("items")  # the next item of the table, or done

AIMS = Names("")  # while items are asked
TAKE = AIMS("take")
FORM = AIMS("form")
RAISE = AIMS("raise")
HELP = AIMS("help")  # add to the partner's build

# Options, as bits.
SECOND_VARIANT = 1 << 0  # LM-A20: the owner of a build may leave it for a second one or for another's
ALSO_TWO = 1 << 1  # LM-A01: La Mona is also an ordinary two
SWAPPED = 1 << 2  # LM-A02: La Mona dealt to the table goes back into the deck
FORMADA_IN_SUM = 1 << 3  # LM-A11: a formada may be taken as a part of a sum
OWNER_RAISES = 1 << 4  # LM-A13: the owner may raise
OPEN_PARTNERSHIP = 1 << 5  # LM-A25: add to the partner's build without holding its value
LAST_CARD_WINCHO = 1 << 6  # LM-A26: the last card of the round may make a wincho


class LaMona(Deal):
    """One round of La Mona. Builds have different values (LM-A19), so a build is known by its value."""

    hand: Bits = fields.zone(
        "cards each seat holds, the chosen one among them", each=SEATED, words=1, eyes=OWN, count="count"
    )
    pile: Bits = fields.zone("cards each side has taken", each=SEATED, words=1)
    build: Bits = fields.zone("the cards of the build of each value", each=VALUES, words=1)
    deck: Word = fields.zone("cards to deal", words=1, eyes=NOBODY)
    loose: Word = fields.zone("cards that lie singly on the table", words=1)
    picked: Word = fields.marks("loose cards picked for the play being composed", words=1)
    owned: Small = fields.groups("values of the builds each seat owns", each=SEATED, cards="build", starred="filas")
    filas: int = fields.field("i4", "values of the builds that are filas, as bits")
    picked_builds: int = fields.field("i4", "values of the builds picked, as bits")
    options: int = fields.field("i2", "the table's options, as bits")
    target: int = fields.count("rounds that win the match", type="u1")
    count: Small = fields.count("size of each hand, 0..4", each=SEATED)
    winchos: Small = fields.count("winchos of each side", each=SEATED)
    last: int = fields.seat("seat that took cards last; none yet: nobody")
    phase: int = fields.letter(PHASES, "what is being asked")
    card: int = fields.card("the chosen card of the hand")
    aim: int = fields.letter(AIMS, "what it is for; none: not said yet")
    value: int = fields.count("the value being taken or built, 2..15; 0: none")
