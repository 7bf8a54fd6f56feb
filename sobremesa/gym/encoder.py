"""The compiled encoder: a view's bytes become numbers for a learner, by a plan and nothing else.

A plan (observation.py) has a row for each piece of a field, and tables that rows point into. No game has code here.
"""

import numpy as np
from numpy.typing import NDArray

from sobremesa.rules.cards import EMPTY, ONE, Word, least, whole
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.kinds import UNSEEN

# What a row says: what is done, where its number is in the record (and how far apart those of the seats are, if it has
# one for each), how many bytes it has (negative: it may be below 0), whose it is, counted from the viewer, where the
# result goes, how long that is, and where its table is.
OP, AT, STRIDE, SIZE, SEAT, TO, LENGTH, TABLE, COLUMNS = range(9)

# What is done.
CARDS, CARD, ONE_SEAT, SEATS, LETTER, BITS, NUMBER, WIDE = range(8)

WORD = 8  # bytes
HALF = 128  # a wide number is two: what is left by this, and how often it goes into it

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Rows = NDArray[np.int8]


@seldom
def encode(words: Words, plan: Numbers, tables: Numbers, seat: int, players: int, out: Rows, i: int) -> None:
    """Write what a record says, given as words, into row i, as a seat sees it."""
    for at in range(out.shape[1]):
        out[i, at] = 0
    for n in range(plan.shape[0]):
        holder = seat + plan[n, SEAT]
        holder -= players * (holder >= players)
        at = plan[n, AT] + plan[n, STRIDE] * holder
        op, size, to = plan[n, OP], plan[n, SIZE], plan[n, TO]
        if op == CARDS:
            for word in range(size // WORD):
                _count_cards(words[at // WORD + word], tables, plan[n, TABLE] + 64 * word, out, i, to)
        else:
            _put(op, number(words, at, size), plan[n, LENGTH], tables, plan[n, TABLE], seat, players, out, i, to)


@rule
def number(words: Words, at: int, size: int) -> int:
    """The number at a byte of a record."""
    word = words[at // WORD] >> Word(8 * (at % WORD))
    if size == WORD:
        return whole(word)
    width = 8 * abs(size)
    value = whole(word & ((ONE << Word(width)) - ONE))
    return value - ((value >> (width - 1)) << width) if size < 0 else value


@rule
def _count_cards(zone: Word, tables: Numbers, table: int, out: Rows, i: int, to: int) -> None:
    """Count the cards of a word by what is printed on them."""
    while zone != EMPTY:
        out[i, to + tables[table + least(zone)]] += 1
        zone &= zone - ONE


@rule
def _put(
    op: int, value: int, length: int, tables: Numbers, table: int, seat: int, players: int, out: Rows, i: int, to: int
) -> None:
    """Write one number."""
    if op == NUMBER:
        out[i, to] = value
    elif op == LETTER:
        out[i, to + tables[table + value]] = 1
    elif op == ONE_SEAT:
        if value >= 0:
            out[i, to + value - seat + players * (value < seat)] = 1
    elif op == SEATS:
        _spread((value >> seat) | (value << (players - seat)), players, out, i, to)
    elif op == BITS:
        _spread(value, length, out, i, to)
    elif op == CARD:
        if value >= 0:
            out[i, to + tables[table + value]] = 1
        elif value == UNSEEN:
            out[i, to + length - 1] = 1
    else:
        out[i, to], out[i, to + 1] = value % HALF, value // HALF


@rule
def _spread(value: int, length: int, out: Rows, i: int, to: int) -> None:
    """Write a set of small numbers: 1 for those that are in it."""
    left = Word(value & ((1 << length) - 1))
    while left != EMPTY:
        out[i, to + least(left)] = 1
        left &= left - ONE
