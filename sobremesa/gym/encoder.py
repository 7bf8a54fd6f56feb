"""The compiled encoder: a view's bytes become numbers for a learner, by a plan and nothing else.

A plan (observation.py) has a row for each piece of a field, and tables that rows point into. No game has code here.
"""

import numpy as np
from numpy.typing import NDArray

from sobremesa.rules.cards import EMPTY, ONE, Word, has, least, whole
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.kinds import UNSEEN

# What a row says: what is done; which word of the record its number is in (or its zone begins with), how far that is
# moved to the left and then to the right until the number is alone, and whether it may be below 0; where the result
# goes, how long that is (of a zone: how many words it has), and where its table is. Every seat has rows of its own,
# since it sees its own things first.
OP, AT, LEFT, RIGHT, SIGNED, TO, LENGTH, TABLE, COLUMNS = range(9)

# What is done. The rows of a plan come in this order, so that each has a loop of its own.
CARDS, TWINS, CARD, ONE_SEAT, SEATS, LETTER, BITS, NUMBER, WIDE, OPS = range(10)

HALF = 7  # bits: a wide number is two, what is left by 128, and how often that goes into it

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Plan = NDArray[np.int16]
Rows = NDArray[np.int8]


@seldom
def encode(words: Words, plan: Plan, begins: Numbers, tables: Plan, seat: int, players: int, out: Rows, i: int) -> None:
    """Write what a record says, given as words, into row i of zeros, as a seat sees it."""
    rows = plan[seat]
    for n in range(begins[CARDS], begins[CARDS + 1]):
        for word in range(rows[n, LENGTH]):
            _count_cards(words[rows[n, AT] + word], tables, rows[n, TABLE] + 64 * word, out, i, rows[n, TO])
    for n in range(begins[TWINS], begins[TWINS + 1]):
        at = rows[n, AT]
        _count_twins(words[at], words[at + 1], tables, rows[n, TABLE], out, i, rows[n, TO])
    for n in range(begins[CARD], begins[CARD + 1]):
        card = _number(words, rows, n)
        if card >= 0:
            out[i, rows[n, TO] + tables[rows[n, TABLE] + card]] = 1
        elif card == UNSEEN:
            out[i, rows[n, TO] + rows[n, LENGTH] - 1] = 1
    for n in range(begins[ONE_SEAT], begins[ONE_SEAT + 1]):
        other = _number(words, rows, n)
        if other >= 0:
            out[i, rows[n, TO] + other - seat + players * (other < seat)] = 1
    for n in range(begins[SEATS], begins[SEATS + 1]):
        others = _number(words, rows, n)
        _spread((others >> seat) | (others << (players - seat)), players, out, i, rows[n, TO])
    for n in range(begins[LETTER], begins[LETTER + 1]):
        out[i, rows[n, TO] + tables[rows[n, TABLE] + _number(words, rows, n)]] = 1
    for n in range(begins[BITS], begins[BITS + 1]):
        _spread(_number(words, rows, n), rows[n, LENGTH], out, i, rows[n, TO])
    for n in range(begins[NUMBER], begins[NUMBER + 1]):
        out[i, rows[n, TO]] = _number(words, rows, n)
    for n in range(begins[WIDE], begins[WIDE + 1]):
        value, to = _number(words, rows, n), rows[n, TO]
        out[i, to], out[i, to + 1] = value & (1 << HALF) - 1, value >> HALF


@rule
def _number(words: Words, rows: Plan, n: int) -> int:
    """The number that a row is about."""
    word = words[rows[n, AT]] << Word(rows[n, LEFT])
    if rows[n, SIGNED]:
        return np.int64(word) >> np.int64(rows[n, RIGHT])  # type: ignore[return-value]
    return whole(word >> Word(rows[n, RIGHT]))


@rule
def _count_cards(zone: Word, tables: Plan, table: int, out: Rows, i: int, to: int) -> None:
    """Count the cards of a word by what is printed on them."""
    while zone != EMPTY:
        out[i, to + tables[table + least(zone)]] += 1
        zone &= zone - ONE


@rule
def _count_twins(low: Word, high: Word, tables: Plan, table: int, out: Rows, i: int, to: int) -> None:
    """The same of two words in which the same places are of the same kind: a place of both counts twice."""
    left, both = low | high, low & high
    while left != EMPTY:
        place = least(left)
        out[i, to + tables[table + place]] += 1 + has(both, place)
        left &= left - ONE


@rule
def _spread(value: int, length: int, out: Rows, i: int, to: int) -> None:
    """Write a set of small numbers: 1 for those that are in it."""
    left = Word(value) & (ONE << Word(length)) - ONE
    while left != EMPTY:
        out[i, to + least(left)] = 1
        left &= left - ONE
