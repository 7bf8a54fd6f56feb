"""The cards: 63 notes of seven currencies and 6 coins, each with a serial number of its own.

A card's number is its serial number less one, so the lowest serial of a set is its lowest bit. In the order
of print, place n is 9 * currency + position for the notes, then the coins; the serials 1..69 are spread so
that no currency and no value always comes first. The engaño is no card here: it never changes hands.
"""

import numpy as np

from sobremesa.rules.cards import EMPTY, Word, least, size
from sobremesa.rules.jit import rule

CURRENCIES = 7
COINS = 6
VALUES = (20, 20, 20, 30, 30, 30, 40, 50, 60)  # of a currency's notes, by position
COIN = 10  # what a coin is worth (MM-20, MM-A01)
NOTES = len(VALUES)
CARDS = CURRENCIES * NOTES + COINS
ENGANO = CARDS  # the kind of the engaño, after all cards
LOT = 4  # cards of a lot (MM-05)
DEALT = 6  # cards dealt to each seat (MM-04)


def card_at(place: int) -> int:
    """The card at a place of the order of print."""
    return 40 * place % CARDS


def place_of(card: int) -> int:
    """Where a card stands in the order of print (19 undoes 40 modulo 69)."""
    return 19 * card % CARDS


def tens_of(card: int) -> int:
    """The value of a card in tens."""
    place = place_of(card)
    return (VALUES[place % NOTES] if place < CURRENCIES * NOTES else COIN) // 10


def _zone(cards: list[int]) -> tuple[int, int]:
    both = sum(1 << card for card in cards)
    return both & (1 << 64) - 1, both >> 64


def _table(positions: range) -> "np.ndarray[tuple[int, int], np.dtype[np.uint64]]":
    """For each currency, the cards at some of its positions."""
    return np.array(
        [_zone([card_at(NOTES * currency + p) for p in positions]) for currency in range(CURRENCIES)], np.uint64
    )


def _weight(power: int) -> tuple[Word, Word]:
    """The cards whose value in tens has this power of two in it."""
    low, high = _zone([card for card in range(CARDS) if tens_of(card) & power])
    return Word(low), Word(high)


CURRENCY = _table(range(NOTES))
TWENTIES = _table(range(3))
THIRTIES = _table(range(3, 6))
ALL = tuple(Word(word) for word in _zone(list(range(CARDS))))
COIN_CARDS = tuple(Word(word) for word in _zone([card_at(CURRENCIES * NOTES + i) for i in range(COINS)]))
_ONES, _TWOS, _FOURS = _weight(1), _weight(2), _weight(4)


@rule
def worth(low: Word, high: Word) -> int:
    """What a set of cards is worth in a bet, currencies mixed (MM-08); sets of three add nothing (MM-19)."""
    ones = size(low & _ONES[0]) + size(high & _ONES[1])
    twos = size(low & _TWOS[0]) + size(high & _TWOS[1])
    fours = size(low & _FOURS[0]) + size(high & _FOURS[1])
    return 10 * (ones + 2 * twos + 4 * fours)


@rule
def lowest(low: Word, high: Word) -> int:
    """The card with the lowest serial of a set that is not empty (MM-22)."""
    return least(low) if low != EMPTY else 64 + least(high)
