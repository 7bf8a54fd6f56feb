"""Sets of cards as bits, against Python's own sets."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.rules.cards import Word, has, least, members, nth, nth_of, size, zone_members
from sobremesa.rules.jit import entry

words = st.integers(1, 2**64 - 1) | st.sets(st.integers(0, 63), min_size=1).map(lambda s: sum(1 << n for n in s))


@entry
def _size(word):
    return size(word)


@entry
def _least(word):
    return least(word)


@entry
def _nth(word, n):
    return nth(word, n)


@entry
def _nth_of(low, high, n):
    return nth_of(low, high, n)


@entry
def _has(word, n):
    return has(word, n)


@given(words)
def test_a_word_is_a_set(word):
    inside = [n for n in range(64) if word >> n & 1]
    assert list(members(word)) == inside
    assert _size(Word(word)) == len(inside)
    assert _least(Word(word)) == inside[0]
    assert [_nth(Word(word), n) for n in range(len(inside))] == inside
    assert [n for n in range(64) if _has(Word(word), n)] == inside


@given(words, words)
def test_a_zone_is_two_words(low, high):
    inside = zone_members(np.array([low, high], np.uint64))
    assert [_nth_of(Word(low), Word(high), n) for n in range(len(inside))] == inside
