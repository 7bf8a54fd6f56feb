"""The cards of the family, 108 or 112.

A card is a bit of two words (see cards.py). Its slot, card % 64, says what is printed on it, and the two
words hold two copies of each slot: slots 0..51 are colour * 13 + rank, then come two slots for each kind
of wild, so that four copies fit. The kind of a card is the first slot that prints the same.
"""

import numpy as np

from sobremesa.rules.cards import ONE, Word, bit
from sobremesa.rules.jit import rule
from sobremesa.rules.record import Bits

CARDS, CARDS_WITH_URRRRHH = 108, 112
COLOURS = 4
RANKS = 13
DRAW_TWO, REVERSE, SKIP = 10, 11, 12
WILD, WILD_FOUR, URRRRHH = 52, 54, 56
NO_COLOUR, NO_RANK = 4, 13  # what a wild has

COLOUR = Word((1 << RANKS) - 1)  # the cards of colour 0; shift by 13 for the next
RANK = Word(1 | 1 << 13 | 1 << 26 | 1 << 39)  # the cards of rank 0; shift by 1 for the next
COLOURED = Word((1 << 52) - 1)
WILDS = Word(0b111111 << 52)
FOURS = Word(0b11 << WILD_FOUR)
URRRRHHS = Word(0b11 << URRRRHH)
FIRST_COPY = COLOURED | WILDS
SECOND_COPY = FIRST_COPY & ~RANK  # a single zero of each colour
WILD_KINDS = Word(1 << WILD | 1 << WILD_FOUR | 1 << URRRRHH)

KINDS = (*range(52), WILD, WILD_FOUR, URRRRHH)


DRAW_TWOS = RANK << Word(DRAW_TWO)

# The slots that match a card by what is printed on it: its number or a Reverse (CO-02 CO-07), or any symbol
# (UN-05 UN-09 UN-11 UN-13); a wild is matched by its colour alone.
SAME_SYMBOL: Bits = np.array([RANK << Word(c % 64 % RANKS) if c % 64 < WILD else 0 for c in range(128)], np.uint64)
SAME_NUMBER: Bits = np.array(
    [0 if c % 64 % RANKS in (DRAW_TWO, SKIP) else SAME_SYMBOL[c] for c in range(128)], np.uint64
)


@rule
def kind_of(card: int) -> int:
    """What is printed on a card."""
    slot = card & 63
    return slot if slot < WILD else slot & ~1


@rule
def rank_of(kind: int) -> int:
    """0..9, DRAW_TWO, REVERSE, SKIP, or NO_RANK."""
    return kind % RANKS if kind < WILD else NO_RANK


@rule
def copies_of(kind: int) -> Word:
    """The slots that print this kind."""
    return bit(kind) if kind < WILD else Word(3) << Word(kind)


@rule
def of_colour(colour: int) -> Word:
    """The slots of a colour; of NO_COLOUR, the wilds."""
    return COLOUR << Word(colour * RANKS)


@rule
def kinds_in(slots: Word) -> Word:
    """One bit per kind: the second slot of each wild is folded into the first."""
    return (slots & COLOURED) | ((slots | (slots >> ONE)) & WILD_KINDS)


@rule
def points_of(kind: int) -> int:
    """What a card counts in a hand (UN-30)."""
    if kind >= WILD:
        return 50
    rank = kind % RANKS
    return rank if rank < DRAW_TWO else 20
