"""The 52 cards and what they are worth.

A card is a bit of one word: 4 * (rank - 1) + suit, ranks 1 (ace) to 13 (king), suits clubs, diamonds,
hearts, spades. So the four cards of a rank are a nibble, and a zone is one word.
"""

from sobremesa.rules.cards import EMPTY, ONE, Word, bit, least
from sobremesa.rules.jit import rule

CARDS = 52
MONA = 4  # the two of clubs
TEN_OF_DIAMONDS = 37
TWO_OF_SPADES = 7

FULL = Word((1 << CARDS) - 1)
ACES = Word(0xF)
TWOS = Word(0xF0)
SPADES = Word(0x8888888888888)
MONA_ONLY = Word(1 << MONA)
VALUES = 16  # values 0..15; a build is worth 2..15
ACE_HIGH, FIFTEEN = 14, 15


@rule
def rank_of(card: int) -> int:
    """1..13; what the card adds to a sum (an ace may also be 14: LM-10)."""
    return (card >> 2) + 1


@rule
def capture_of(card: int) -> int:
    """The value a card takes: its rank, an ace 14 (LM-10, LM-A31), La Mona 15 (LM-12)."""
    if card == MONA:
        return FIFTEEN
    return ACE_HIGH if card < 4 else rank_of(card)


@rule
def of_rank(rank: int) -> Word:
    """The four cards of a rank."""
    return ACES << Word(4 * (rank - 1))


@rule
def up_to(value: int) -> Word:
    """The cards whose rank is at most a value."""
    return FULL if value >= 13 else bit(4 * value) - ONE


@rule
def captors(value: int, also_two: bool) -> Word:
    """The cards that take a value (LM-A01: La Mona is a two only by option)."""
    if value == FIFTEEN:
        return MONA_ONLY
    if value == ACE_HIGH:
        return ACES
    return TWOS & ~MONA_ONLY if value == 2 and not also_two else of_rank(value)


@rule
def weight(cards: Word) -> int:
    """The sum of some cards, aces as 1."""
    total = 0
    while cards != EMPTY:
        total += rank_of(least(cards))
        cards &= cards - ONE
    return total
