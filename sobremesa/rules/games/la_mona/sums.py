"""Which cards of the table make groups of a value.

Suits do not matter here, so cards become counts: a nibble per value, 1..14, in one word. `covers` is exact:
it tries the ways to split a value (at most 135 for what is missing in a group) by bits, the largest needed
card first, and never repeats a split of equal leaders in another order.
"""

from typing import Any

import numpy as np

from sobremesa.rules.cards import EMPTY, ONE, Word, least, size, whole
from sobremesa.rules.games.la_mona.deck import ACE_HIGH, ACES, FIFTEEN, rank_of
from sobremesa.rules.jit import rule, seldom

_NIBBLE = Word(0xF)
_GUARD = Word(0x0888888888888888)
_PAIRS = Word(0x5555555555555555)
_TWOS = Word(0x3333333333333333)
_TEN = Word(1023)
_SIXTY = Word((1 << 60) - 1)


def _splits(total: int, most: int) -> list[tuple[int, ...]]:
    """Every way to write a total with parts up to `most`, no part more than four times."""
    if total == 0:
        return [()]
    ways = [(part, *rest) for part in range(min(total, most), 0, -1) for rest in _splits(total - part, part)]
    return [way for way in ways if max(way.count(part) for part in way) <= 4]


def _table() -> tuple[list[int], list[int], list[int]]:
    """The splits of 0..14 as counts, the total of each, and where each total begins; few parts first."""
    splits: list[int] = []
    totals: list[int] = []
    begins: list[int] = []
    for total in range(15):
        begins.append(len(splits))
        ways = sorted(_splits(total, 14), key=len)
        splits += [sum(1 << 4 * (part - 1) for part in way) for way in ways]
        totals += [total] * len(ways)
    return splits, totals, [*begins, len(splits)]


_LISTS = _table()
SPLITS = np.array(_LISTS[0], np.uint64)
TOTAL: Any = np.array(_LISTS[1], np.int64)
BEGIN: Any = np.array(_LISTS[2], np.int64)


@rule
def counts(cards: Word) -> Word:
    """How many of each rank: the bits of every nibble added up."""
    cards = cards - ((cards >> ONE) & _PAIRS)
    return (cards & _TWOS) + ((cards >> Word(2)) & _TWOS)


@rule
def one_of(value: int) -> Word:
    """One item of a value, as counts."""
    return ONE << Word(4 * (value - 1))


@rule
def sums_of(cards: Word) -> int:
    """The sums up to 15 that some of the cards make, aces as 1: bit n for n, bit 0 for none of them."""
    found = 1
    while cards != EMPTY:
        found |= found << rank_of(least(cards))
        found &= 0xFFFF
        cards &= cards - ONE
    return found


@rule
def _top(word: Word) -> int:
    """The value of the highest nibble that is not 0."""
    word |= word >> ONE
    word |= word >> Word(2)
    word |= word >> Word(4)
    word |= word >> Word(8)
    word |= word >> Word(16)
    word |= word >> Word(32)
    return (size(word) + 3) >> 2


@rule
def _owed(left: Word, spare: Word) -> Word:
    """What is needed still: of each value, what is left beyond the spare ones."""
    over = (left | _GUARD) - spare
    ahead = ((over & _GUARD) >> Word(3)) * Word(7)
    return over & ahead


@seldom
def covers(need: Word, spare: Word, value: int) -> bool:
    """Whether all that is needed, with whatever is spare, falls into groups of the value (LM-09 LM-11)."""
    others = ~(_NIBBLE << Word(4 * (value - 1)))  # an item of the very value is a group of its own
    need &= others
    spare &= others
    if value == ACE_HIGH:  # LM-A06: so is an ace, or else it is 1 in a sum
        spare += need & ACES
        need &= ~ACES
    if need == EMPTY:
        return True
    for pairs in range(3 if value == FIFTEEN else 1):
        if pairs:  # LM-A05: two aces, 14 and 1, once or twice
            aces = whole(need & ACES)
            if aces == 0 or aces + whole(spare & ACES) < 2:
                return False
            need -= Word(min(aces, 2))
            spare -= Word(2 - min(aces, 2))
        if _residue(need, spare, value) and _falls(need, spare, value):
            return True
    return False


@seldom
def _residue(need: Word, spare: Word, value: int) -> bool:
    """Whether the sum of all that is needed and some of the spare is a multiple of the value."""
    total, reach, every = 0, 1, (1 << value) - 1
    for each in range(1, value):
        shift = Word(4 * (each - 1))
        total += each * whole((need >> shift) & _NIBBLE)
        for _ in range(whole((spare >> shift) & _NIBBLE)):
            reach |= (reach << each | reach >> (value - each)) & every
    return bool(reach >> (-total % value) & 1)


@seldom
def _falls(need: Word, spare: Word, value: int) -> bool:
    """The search, aces as 1: the largest needed item leads a group, and every split of the rest is tried."""
    left = need + spare
    a = b = c = d = e = EMPTY  # a stack of the splits chosen, ten bits each, six in a word
    depth, at = 0, -1
    while True:
        owed = _owed(left, spare)
        if owed == EMPTY:
            return True
        lead = _top(owed)
        missing = value - lead
        if at < 0:
            at = BEGIN[missing]
            chosen = whole(a & _TEN)
            if depth and TOTAL[chosen] == missing:
                at = chosen
        end = BEGIN[missing + 1]
        rest = left - one_of(lead)
        while at < end and ((rest | _GUARD) - SPLITS[at]) & _GUARD != _GUARD:
            at += 1
        if at < end:
            e = (e << Word(10)) | (d >> Word(50))
            d = ((d << Word(10)) | (c >> Word(50))) & _SIXTY
            c = ((c << Word(10)) | (b >> Word(50))) & _SIXTY
            b = ((b << Word(10)) | (a >> Word(50))) & _SIXTY
            a = ((a << Word(10)) | Word(at)) & _SIXTY
            left = rest - SPLITS[at]
            depth, at = depth + 1, -1
        elif depth == 0:
            return False
        else:
            chosen = whole(a & _TEN)
            left += SPLITS[chosen] + one_of(value - TOTAL[chosen])
            a = (a >> Word(10)) | ((b & _TEN) << Word(50))
            b = (b >> Word(10)) | ((c & _TEN) << Word(50))
            c = (c >> Word(10)) | ((d & _TEN) << Word(50))
            d = (d >> Word(10)) | ((e & _TEN) << Word(50))
            e = e >> Word(10)
            depth, at = depth - 1, chosen + 1


@rule
def one_group(total: int, cards: int, value: int) -> bool:
    """Whether cards that come out do so as a single group, by their sum with aces as 1 and their number."""
    return total == value or (value == FIFTEEN and total == 2 and cards == 2)
