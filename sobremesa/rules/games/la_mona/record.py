"""The record of La Mona: one round and the score of its match."""

from sobremesa.rules.cards import Word
from sobremesa.rules.engine import Deal
from sobremesa.rules.games.la_mona.deck import VALUES
from sobremesa.rules.record import NOBODY, OWN, Small, Words, field

SEATED = 4  # at most so many sit

# Phases: what is being asked of the player on turn.
PLAY = 0  # a card of the hand
AIM = 1  # what it is for: trail, take, form or raise
ITEMS = 2  # the next item of the table, or done

# Aims, while items are asked.
TAKE = 1
FORM = 2
RAISE = 3
HELP = 4  # add to the partner's build

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

    hand: Words = field("u8", "cards each seat holds, the chosen one among them", shape=SEATED, eyes=OWN)
    pile: Words = field("u8", "cards each side has taken", shape=SEATED)
    build: Words = field("u8", "the cards of the build of each value", shape=VALUES)
    deck: Word = field("u8", "cards to deal", eyes=NOBODY)
    loose: Word = field("u8", "cards that lie singly on the table")
    picked: Word = field("u8", "loose cards picked for the play being composed")
    owned: Small = field("i4", "values of the builds each seat owns, as bits", shape=SEATED)
    filas: int = field("i4", "values of the builds that are filas, as bits")
    picked_builds: int = field("i4", "values of the builds picked, as bits")
    options: int = field("i2", "the table's options, as bits")
    target: int = field("u1", "rounds that win the match")
    count: Small = field("i1", "size of each hand, 0..4", shape=SEATED)
    winchos: Small = field("i1", "winchos of each side", shape=SEATED)
    last: int = field("i1", "seat that took cards last; -1: nobody yet")
    phase: int = field("i1", "what is being asked, PLAY..ITEMS")
    card: int = field("i1", "the chosen card of the hand; -1: none")
    aim: int = field("i1", "what it is for: TAKE..HELP; 0: not said yet")
    value: int = field("i1", "the value being taken or built, 2..15; 0: none")
