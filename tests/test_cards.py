"""Sets of cards as bits, against Python's own sets."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.rules.cards import (
    Word,
    count,
    has,
    holds,
    is_empty,
    keep,
    least,
    lowest,
    members,
    move_all,
    nth,
    nth_of,
    put,
    size,
    strike,
    take_out,
    zone_members,
)
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


@entry
def _verbs(zones, card, asked):
    """Every verb on a pair of zones; what they answer, into `asked`."""
    one, other = zones[0], zones[1]
    asked[0], asked[1], asked[2] = count(one), is_empty(one), holds(one, card)
    asked[3] = -1 if is_empty(one) else lowest(one)
    put(zones[2], card)
    take_out(zones[3], card)
    keep(zones[4], other)
    strike(zones[5], other)
    move_all(zones[6], zones[7])


cards = st.sets(st.integers(0, 127), max_size=20)


@given(cards, cards, st.integers(0, 127))
def test_the_verbs_of_zones_are_those_of_sets(one, other, card):
    zones = np.array([words_of(each) for each in (one, other, *(one,) * 5, other)], np.uint64)
    asked = np.zeros(4, np.int64)
    _verbs(zones, card, asked)
    assert asked.tolist() == [len(one), not one, card in one, min(one, default=-1)]
    expected = (one, other, one | {card}, one - {card}, one & other, one - other, set(), one | other)
    assert [set(zone_members(zone)) for zone in zones] == list(expected)


def words_of(cards):
    return [sum(1 << card - first for card in cards if first <= card < first + 64) for first in (0, 64)]
