"""Randomness inside the record: a ChaCha8 stream, so that a deal is its key and its moves.

Nobody can predict the stream, a replay reproduces it, and interpreted, CPU and GPU agree bit for bit.
A view carries no key; `rekey` gives a resampled state a fresh one.
"""

from typing import Any

from sobremesa.rules import fields
from sobremesa.rules.cards import EMPTY, Word, has, nth_of, size, take_out, whole
from sobremesa.rules.fields import NOBODY
from sobremesa.rules.jit import rule, seldom, where
from sobremesa.rules.record import Bits, Record, Small

BLOCK = 16
_SPENT = BLOCK  # `used` when the next number needs a new block
_LOW = Word(0xFFFFFFFF)
_C0, _C1, _C2, _C3 = Word(0x61707865), Word(0x3320646E), Word(0x79622D32), Word(0x6B206574)  # "expand 32-byte k"
STRIDE = Word(0x9E3779B97F4A7C15)


class Chance(Record):
    """The stream: key, block counter, the current block and how much of it is used."""

    key: Small = fields.field("u4", "256-bit key", shape=8, eyes=NOBODY)
    block: Small = fields.field("u4", "the 16 numbers of the current block", shape=BLOCK, eyes=NOBODY)
    blocks: int = fields.field("u4", "blocks made so far", eyes=NOBODY)
    used: int = fields.field("i1", "numbers of the block used, 0..16", eyes=NOBODY)


@rule
def _turn(word: Word, by: int) -> Word:
    """Rotate 32 bits to the left."""
    return ((word << Word(by)) | (word >> Word(32 - by))) & _LOW


@rule
def _sum(a: Word, b: Word) -> Word:
    """Add modulo 2**32."""
    return (a + b) & _LOW


@rule
def _quarter(a: Word, b: Word, c: Word, d: Word) -> tuple[Word, Word, Word, Word]:
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


@rule
def refill(s: Chance) -> None:
    """Make the next block: eight rounds over (constant, key, counter, zero nonce)."""
    k = s.key
    x0, x1, x2, x3 = _C0, _C1, _C2, _C3
    x4, x5, x6, x7 = Word(k[0]), Word(k[1]), Word(k[2]), Word(k[3])
    x8, x9, x10, x11 = Word(k[4]), Word(k[5]), Word(k[6]), Word(k[7])
    x12, x13, x14, x15 = Word(s.blocks), Word(0), Word(0), Word(0)
    for _ in range(4):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    out = s.block
    out[0], out[1] = whole(_sum(x0, _C0)), whole(_sum(x1, _C1))
    out[2], out[3] = whole(_sum(x2, _C2)), whole(_sum(x3, _C3))
    out[4], out[5] = whole(_sum(x4, Word(k[0]))), whole(_sum(x5, Word(k[1])))
    out[6], out[7] = whole(_sum(x6, Word(k[2]))), whole(_sum(x7, Word(k[3])))
    out[8], out[9] = whole(_sum(x8, Word(k[4]))), whole(_sum(x9, Word(k[5])))
    out[10], out[11] = whole(_sum(x10, Word(k[6]))), whole(_sum(x11, Word(k[7])))
    out[12], out[13] = whole(_sum(x12, Word(s.blocks))), whole(x13)
    out[14], out[15] = whole(x14), whole(x15)
    s.blocks = (s.blocks + 1) & 0xFFFFFFFF
    s.used = 0


@rule
def rekey(s: Chance, low: Word, high: Word) -> None:
    """Start the stream of the key whose first 128 bits are `low` and `high`, the rest zero."""
    s.key[0], s.key[1] = whole(low & _LOW), whole(low >> Word(32))
    s.key[2], s.key[3] = whole(high & _LOW), whole(high >> Word(32))
    s.key[4], s.key[5], s.key[6], s.key[7] = 0, 0, 0, 0
    s.blocks = 0
    s.used = _SPENT


@seldom
def forget(s: Chance) -> None:
    """Leave no trace of the stream: what a view carries."""
    rekey(s, EMPTY, EMPTY)
    for i in range(BLOCK):
        s.block[i] = 0


@rule
def below(s: Chance, n: int) -> int:
    """A fair number in 0..n-1: multiply and shift, rejecting the few that would favour some (n < 2**32)."""
    while True:
        if s.used == _SPENT:
            refill(s)
        wide = Word(s.block[s.used]) * Word(n)
        s.used += 1
        if (wide & _LOW) >= Word(n) or (wide & _LOW) >= Word((0x100000000 - n) % n):
            return whole(wide >> Word(32))


@where("wish")
def wished(s: Any, low: Word, high: Word) -> int:
    """The next wished card if the zone has it, or -1."""
    if s.granted == s.wishes:
        return -1
    card = s.wish[s.granted]
    if not has(low if card < 64 else high, card & 63):
        return -1
    s.granted += 1
    return int(card)


@rule
def pick(s: Chance, low: Word, high: Word) -> int:
    """A random card of a zone that is not empty, every one as likely."""
    return nth_of(low, high, below(s, size(low) + size(high)))


@rule
def draw(s: Chance, low: Word, high: Word) -> int:
    """The next card of a shuffled zone that is not empty: the wished one, or else a random one."""
    card = wished(s, low, high)
    return card if card >= 0 else pick(s, low, high)


@rule
def draw_from(s: Chance, zone: Bits) -> int:
    """The next card of a shuffled zone that is not empty, taken out of it."""
    card = draw(s, zone[0], zone[1])
    take_out(zone, card)
    return card


@rule
def scatter(seed: Word) -> Word:
    """SplitMix64: a quick number for choices that are no part of the game (playouts, exploration)."""
    word = (seed ^ (seed >> Word(30))) * Word(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> Word(27))) * Word(0x94D049BB133111EB)
    return word ^ (word >> Word(31))
