"""Randomness inside the record: a ChaCha8 stream, so that a deal is its key and its moves.

Nobody can predict the stream, a replay reproduces it, and interpreted, CPU and GPU agree bit for bit.
A view carries no key; `rekey` gives a resampled state a fresh one.
"""

from typing import Any

import numpy as np

from sobremesa.rules.cards import EMPTY, Word, has, nth_of, size
from sobremesa.rules.jit import rule, seldom, where
from sobremesa.rules.record import NOBODY, Record, Small, field

BLOCK = 16
_SPENT = BLOCK  # `used` when the next number needs a new block
_LOW = Word(0xFFFFFFFF)
STRIDE = Word(0x9E3779B97F4A7C15)


class Chance(Record):
    """The stream: key, block counter, the current block and how much of it is used."""

    key: Small = field("u4", "256-bit key", shape=8, eyes=NOBODY)
    block: Small = field("u4", "the 16 numbers of the current block", shape=BLOCK, eyes=NOBODY)
    blocks: int = field("u4", "blocks made so far", eyes=NOBODY)
    used: int = field("i1", "numbers of the block used, 0..16", eyes=NOBODY)


@rule
def _turn(word: int, by: int) -> int:
    """Rotate 32 bits to the left."""
    wide = Word(word)
    return np.uint32(((wide << Word(by)) | (wide >> Word(32 - by))) & _LOW)  # type: ignore[return-value]


@rule
def _sum(a: int, b: int) -> int:
    """Add modulo 2**32."""
    return np.uint32((Word(a) + Word(b)) & _LOW)  # type: ignore[return-value]


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = _sum(a, b)
    d = _turn(d ^ a, 16)
    c = _sum(c, d)
    b = _turn(b ^ c, 12)
    a = _sum(a, b)
    d = _turn(d ^ a, 8)
    c = _sum(c, d)
    b = _turn(b ^ c, 7)
    return a, b, c, d


@seldom
def refill(s: Any) -> None:
    """Make the next block: eight rounds over (constant, key, counter, zero nonce)."""
    k0, k1, k2, k3 = np.uint32(0x61707865), np.uint32(0x3320646E), np.uint32(0x79622D32), np.uint32(0x6B206574)
    zero = np.uint32(0)
    x0, x1, x2, x3 = k0, k1, k2, k3
    x4, x5, x6, x7 = np.uint32(s.key[0]), np.uint32(s.key[1]), np.uint32(s.key[2]), np.uint32(s.key[3])
    x8, x9, x10, x11 = np.uint32(s.key[4]), np.uint32(s.key[5]), np.uint32(s.key[6]), np.uint32(s.key[7])
    x12, x13, x14, x15 = np.uint32(s.blocks), zero, zero, zero
    for _ in range(4):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    s.block[0], s.block[1], s.block[2], s.block[3] = _sum(x0, k0), _sum(x1, k1), _sum(x2, k2), _sum(x3, k3)
    s.block[4], s.block[5] = _sum(x4, s.key[0]), _sum(x5, s.key[1])
    s.block[6], s.block[7] = _sum(x6, s.key[2]), _sum(x7, s.key[3])
    s.block[8], s.block[9] = _sum(x8, s.key[4]), _sum(x9, s.key[5])
    s.block[10], s.block[11] = _sum(x10, s.key[6]), _sum(x11, s.key[7])
    s.block[12], s.block[13], s.block[14], s.block[15] = _sum(x12, s.blocks), x13, x14, x15
    s.blocks = (s.blocks + 1) & 0xFFFFFFFF
    s.used = 0


@rule
def rekey(s: Any, low: Word, high: Word) -> None:
    """Start the stream of the key whose first 128 bits are `low` and `high`, the rest zero."""
    s.key[0], s.key[1] = np.uint32(low & _LOW), np.uint32(low >> Word(32))
    s.key[2], s.key[3] = np.uint32(high & _LOW), np.uint32(high >> Word(32))
    s.key[4], s.key[5], s.key[6], s.key[7] = 0, 0, 0, 0
    s.blocks = 0
    s.used = _SPENT


@seldom
def forget(s: Any) -> None:
    """Leave no trace of the stream: what a view carries."""
    rekey(s, EMPTY, EMPTY)
    for i in range(BLOCK):
        s.block[i] = 0


@rule
def below(s: Any, n: int) -> int:
    """A fair number in 0..n-1: multiply and shift, rejecting the few that would favour some (n < 2**32)."""
    while True:
        if s.used == _SPENT:
            refill(s)
        wide = Word(s.block[s.used]) * Word(n)
        s.used += 1
        if (wide & _LOW) >= Word(n) or (wide & _LOW) >= Word((0x100000000 - n) % n):
            return np.int64(wide >> Word(32))  # type: ignore[return-value]


@where("wish")
def wished(s: Any, low: Word, high: Word) -> int:
    """The next wished card if the zone has it, or -1."""
    if s.granted == s.wishes:
        return -1
    card = s.wish[s.granted]
    if not has(low if card < 64 else high, card & 63):
        return -1
    s.granted += 1
    return card


@rule
def pick(s: Any, low: Word, high: Word) -> int:
    """A random card of a zone that is not empty, every one as likely."""
    return nth_of(low, high, below(s, size(low) + size(high)))


@rule
def draw(s: Any, low: Word, high: Word) -> int:
    """The next card of a shuffled zone that is not empty: the wished one, or else a random one."""
    card = wished(s, low, high)
    return card if card >= 0 else pick(s, low, high)


@rule
def scatter(seed: Word) -> Word:
    """SplitMix64: a quick number for choices that are no part of the game (playouts, exploration)."""
    word = (seed ^ (seed >> Word(30))) * Word(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> Word(27))) * Word(0x94D049BB133111EB)
    return word ^ (word >> Word(31))
