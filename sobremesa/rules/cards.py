"""Sets of small integers as bits: cards in a zone, moves that are legal.

A set of up to 64 is one word (uint64). A zone of up to 128 cards is two words, low and high: card c is
bit c % 64 of word c // 64. Words stay uint64 throughout: mixed with a signed integer the compiler would
fall back to floating point.

The verbs at the end (`put`, `take_out`, `count`, …) read and write a zone of two words in a record: `s.deck`, or
`s.hand[seat]`. A game that only moves cards about needs no more, and never sees a word.
"""

from collections.abc import Iterable, Iterator
from typing import SupportsInt

import numpy as np

from sobremesa.rules.jit import rule
from sobremesa.rules.record import Bits

Word = np.uint64

EMPTY = Word(0)
ONE = Word(1)

_PAIRS = Word(0x5555555555555555)
_NIBBLES = Word(0x3333333333333333)
_BYTES = Word(0x0F0F0F0F0F0F0F0F)
_SUM = Word(0x0101010101010101)
_HIGH = Word(0x8080808080808080)
_BYTE = Word(0xFF)


@rule
def whole(word: Word) -> int:
    """A word as an ordinary integer."""
    return np.int64(word)  # type: ignore[return-value]


@rule
def bit(n: int) -> Word:
    """The set {n}."""
    return ONE << Word(n)


@rule
def has(word: Word, n: int) -> bool:
    """Whether n is in the set."""
    return bool((word >> Word(n)) & ONE)


@rule
def size(word: Word) -> int:
    """How many are in the set (the bit-twiddling form that the compiler turns into one instruction)."""
    word = word - ((word >> ONE) & _PAIRS)
    word = (word & _NIBBLES) + ((word >> Word(2)) & _NIBBLES)
    word = (word + (word >> Word(4))) & _BYTES
    return whole((word * _SUM) >> Word(56))


# The n-th set bit of a byte, at 256 * n + byte.
_IN_BYTE = np.array(
    [next((i for i in range(8) if byte >> i & 1 and (byte & ((1 << i) - 1)).bit_count() == n), 0)
     for n in range(8) for byte in range(256)],
    np.uint8,
)  # fmt: skip


@rule
def nth(word: Word, n: int) -> int:
    """The n-th smallest of the set, n from 0 (broadword selection: sums per byte, then a table)."""
    sums = word - ((word >> ONE) & _PAIRS)
    sums = (sums & _NIBBLES) + ((sums >> Word(2)) & _NIBBLES)
    sums = ((sums + (sums >> Word(4))) & _BYTES) * _SUM  # byte i: how many in bytes 0..i
    rank = Word(n)
    full = (((rank * _SUM) | _HIGH) - sums) & _HIGH  # bytes that lie wholly before the n-th
    place = (((full >> Word(7)) * _SUM) >> Word(56)) << Word(3)
    before = ((sums << Word(8)) >> place) & _BYTE
    index = ((rank - before) << Word(8)) | ((word >> place) & _BYTE)
    return whole(place + Word(_IN_BYTE[index]))


@rule
def nth_of(low: Word, high: Word, n: int) -> int:
    """The n-th smallest card of a zone of two words."""
    first = size(low)
    over = n >= first
    return 64 * over + nth(high if over else low, n - first * over)


@rule
def least(word: Word) -> int:
    """The smallest of a set that is not empty."""
    return size((word & (~word + ONE)) - ONE)


def members(word: int) -> Iterator[int]:
    """The set as Python numbers, smallest first."""
    while word:
        yield (word & -word).bit_length() - 1
        word &= word - 1


def zone_members(zone: Iterable[SupportsInt]) -> list[int]:
    """The cards of a zone of several words, smallest first."""
    return [64 * i + n for i, word in enumerate(zone) for n in members(int(word))]


@rule
def put(zone: Bits, card: int) -> None:
    """Lay a card into a zone."""
    zone[card >> 6] |= bit(card & 63)


@rule
def take_out(zone: Bits, card: int) -> None:
    """Take a card out of a zone, if it is there."""
    zone[card >> 6] &= ~bit(card & 63)


@rule
def holds(zone: Bits, card: int) -> bool:
    """Whether a card is in a zone."""
    return has(zone[card >> 6], card & 63)


@rule
def count(zone: Bits) -> int:
    """How many cards a zone has."""
    return size(zone[0]) + size(zone[1])


@rule
def is_empty(zone: Bits) -> bool:
    """Whether a zone has no card."""
    return bool(zone[0] | zone[1] == EMPTY)


@rule
def lowest(zone: Bits) -> int:
    """The smallest card of a zone that is not empty."""
    return least(zone[0]) if zone[0] != EMPTY else 64 + least(zone[1])


@rule
def empty(zone: Bits) -> None:
    """Take every card out of a zone."""
    zone[0], zone[1] = EMPTY, EMPTY


@rule
def move_all(source: Bits, target: Bits) -> None:
    """Every card of a zone goes to another."""
    target[0], target[1] = target[0] | source[0], target[1] | source[1]
    empty(source)


@rule
def keep(zone: Bits, cards: Bits) -> None:
    """Leave in a zone only the cards of another."""
    zone[0], zone[1] = zone[0] & cards[0], zone[1] & cards[1]


@rule
def strike(zone: Bits, cards: Bits) -> None:
    """Take out of a zone the cards of another."""
    zone[0], zone[1] = zone[0] & ~cards[0], zone[1] & ~cards[1]
