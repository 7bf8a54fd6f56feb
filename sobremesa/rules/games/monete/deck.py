"""The cards of Monete, 100 and up to four jokers: a table in one place, for whoever owns a real box (MN-A01).

A card is a bit of two words (see cards.py). Low word: red, yellow and green, 20 bits each. High word: blue,
purple, and the jokers. A card is its own kind, except that the four jokers print the same.
"""

import numpy as np

from sobremesa.rules.cards import EMPTY, Word, bit
from sobremesa.rules.jit import rule

NUMBERS = 20
COLOURS = 5
RED, YELLOW, GREEN, BLUE, PURPLE = range(COLOURS)

FIRST_PURPLE = 84
JOKER = 104
JOKERS_MOST = 4
KINDS = (*range(60), *range(64, JOKER), JOKER)

# What the purple cards do.
NO_ACTION = 0
HIGHER = 1  # Números mayores
LOWER = 2  # Números menores
GIFT = 3  # Regalito
TAKE_TWO = 4  # Toma 2
TAKE_THREE = 5  # Toma 3
REPEAT = 6  # Repite turno
TURN_ROUND = 7  # Cambio de sentido
SWAP = 8  # Te la cambio
CURSE = 9  # Maldición
MUTE = 10  # Todos mudos
SPY = 11  # Espiar
THIEVES = 12  # Ladronzuelos
REPLACE = 13  # Descarte

PURPLE_ACTIONS = (
    NO_ACTION,  # 1
    HIGHER,
    GIFT,
    TAKE_TWO,
    REPEAT,  # 5
    TURN_ROUND,
    SWAP,
    CURSE,
    MUTE,
    SPY,  # 10
    THIEVES,
    REPLACE,
    TAKE_THREE,
    SWAP,
    TURN_ROUND,  # 15
    REPEAT,
    GIFT,
    REPLACE,
    LOWER,
    NO_ACTION,  # 20
)
ACTION_NAMES = (
    "none", "higher", "lower", "gift", "take-two", "take-three", "repeat", "turn-round", "swap", "curse", "mute",
    "spy", "thieves", "replace",
)  # fmt: skip
_ACTIONS = np.array(PURPLE_ACTIONS, np.int8)

EVERY = Word((1 << NUMBERS) - 1)  # the numbers of one colour
EVERY_COLOUR = Word((1 << COLOURS) - 1)
LOW_PLAIN = Word((1 << 60) - 1)
HIGH_PLAIN = Word((1 << 40) - 1)
PURPLES = Word(((1 << NUMBERS) - 1) << NUMBERS)  # of the high word
JOKERS = Word(0b1111 << 40)  # of the high word
JOKER_KIND = Word(1 << 40)
_THREE = Word(1 | 1 << 20 | 1 << 40)
_TWO = Word(1 | 1 << 20)


@rule
def kind_of(card: int) -> int:
    """What is printed on a card."""
    return min(card, JOKER)


@rule
def number_of(kind: int) -> int:
    """The number of a card that is no joker, 1..20."""
    return (kind & 63) % NUMBERS + 1


@rule
def colour_of(kind: int) -> int:
    """The colour of a card that is no joker, RED..PURPLE."""
    return (kind & 63) // NUMBERS + 3 * (kind >> 6)


@rule
def action_of(card: int) -> int:
    """What a card does; a joker does nothing, whatever it stands for (MN-H4)."""
    return int(_ACTIONS[card - FIRST_PURPLE]) if FIRST_PURPLE <= card < JOKER else NO_ACTION


@rule
def numbered(numbers: Word) -> tuple[Word, Word]:
    """The cards with these numbers (bit 0 is number 1), in every colour."""
    return numbers * _THREE, numbers * _TWO


@rule
def coloured(colour: int) -> tuple[Word, Word]:
    """The cards of a colour."""
    if colour < BLUE:
        return EVERY << Word(NUMBERS * colour), EMPTY
    return EMPTY, EVERY << Word(NUMBERS * (colour - BLUE))


@rule
def kinds_in(high: Word) -> Word:
    """The high word by kind: all jokers are one."""
    return high & HIGH_PLAIN | (JOKER_KIND if high & JOKERS else EMPTY)


@rule
def whole_deck(purple: bool, jokers: int) -> tuple[Word, Word]:
    """Every card in play (MN-A01 MN-19 MN-42)."""
    high = HIGH_PLAIN if purple else HIGH_PLAIN & ~PURPLES
    return LOW_PLAIN, high | ((bit(jokers) - bit(0)) << Word(40))
