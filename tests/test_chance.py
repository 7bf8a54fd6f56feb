"""The chance stream is ChaCha8: the published test vector, and a plain implementation with big integers."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.rules.chance import Chance, below, refill
from sobremesa.rules.jit import entry
from sobremesa.rules.record import row

LAYOUT = Chance.layout("test")
BLOCK = 16

# ECRYPT test vectors for ChaCha8, 256-bit key, all zero: the first 64 bytes of the stream.
ZERO_KEY = bytes.fromhex(
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


@entry
def _refill(batch, i):
    refill(row(batch, i))


@entry
def _below(batch, i, n, counts):
    s = row(batch, i)
    for _ in range(200_000):
        counts[below(s, n)] += 1


def chacha8(key: bytes, counter: int) -> bytes:
    """One block, written for clarity."""
    words = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    words += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    words += [counter, 0, 0, 0]
    x = list(words)

    def step(a, b, c, d):
        for out, other, into, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[out] = (x[out] + x[other]) % 2**32
            mixed = x[into] ^ x[out]
            x[into] = (mixed << turn | mixed >> (32 - turn)) % 2**32

    for _ in range(4):
        for i in range(4):
            step(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            step(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return b"".join(((a + b) % 2**32).to_bytes(4, "little") for a, b in zip(x, words, strict=True))


def ours(key: bytes, counter: int) -> bytes:
    batch = np.zeros(1, LAYOUT)
    batch["key"][0] = np.frombuffer(key, "<u4")
    batch["blocks"] = counter
    _refill(batch, 0)
    return batch["block"][0].astype("<u4").tobytes()


def test_the_published_vector():
    assert chacha8(bytes(32), 0) == ZERO_KEY
    assert ours(bytes(32), 0) == ZERO_KEY


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**32 - 1))
def test_any_key_and_block(key, counter):
    assert ours(key, counter) == chacha8(key, counter)


def test_below_is_fair():
    batch = np.zeros(1, LAYOUT)
    batch["used"] = BLOCK
    counts = np.zeros(7, np.int64)
    _below(batch, 0, 7, counts)
    expected = counts.sum() / 7
    chi_square = float((((counts - expected) ** 2) / expected).sum())
    assert chi_square < 22.46  # 6 degrees of freedom, p = 0.001; the seed is fixed
