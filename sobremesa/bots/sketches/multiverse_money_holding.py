"""Cards of Multiverse Money as a holding: one word that says how many there are of each kind.

Seven bits for each currency (20s, 30s, 40, 50, 60), then the coins, then all cards. Holdings of different cards add up
like the cards, and the bits of a currency find what it is worth in a table.
"""

import numpy as np

from sobremesa.bots.sensible.multiverse_money import HOPE, STAGE, _promise, _score
from sobremesa.rules.cards import EMPTY, ONE, Word, least, whole
from sobremesa.rules.games.multiverse_money.deck import CARDS, COINS, CURRENCIES, NOTES, VALUES, place_of
from sobremesa.rules.games.multiverse_money.record import MOST, Money
from sobremesa.rules.games.multiverse_money.scoring import ROUNDS
from sobremesa.rules.jit import rule, seldom

FACES = tuple(sorted(set(VALUES)))
CURRENCY_OF = np.array([place_of(card) // NOTES for card in range(CARDS)])  # coins are beyond the last one
FACE_OF = np.array([FACES.index(VALUES[place_of(card) % NOTES]) for card in range(CARDS)])

_BITS = 7
_SHIFT = np.array([0, 2, 4, 5, 6])  # where the notes of each face are counted
_ROOM = np.array([VALUES.count(face) for face in FACES])
_FULL = (1 << _BITS) - 1
_COINS_AT = CURRENCIES * _BITS
_CARDS_AT = _COINS_AT + 3
_ADDS = np.array(
    [(1 << _CARDS_AT) + (1 << _BITS * at + (int(_SHIFT[face]) if at < CURRENCIES else 0))
     for at, face in zip(CURRENCY_OF.tolist(), FACE_OF.tolist(), strict=True)], np.uint64
)  # fmt: skip
_TENS = np.array(
    [sum((held >> int(_SHIFT[i]) & int(_ROOM[i])) * face for i, face in enumerate(FACES)) // 10
     for held in range(_FULL + 1)], np.int32
)  # fmt: skip


def _worth(hope: float, held: int) -> int:
    """What a currency is worth in tens, between its score and its promise."""
    amount, twenties, thirties = 10 * int(_TENS[held]), held & 3, held >> 2 & 3
    return round((hope * _promise(amount, twenties, thirties) + (1 - hope) * _score(amount, twenties, thirties)) / 10)


LATER = len(HOPE) - 1  # the stage of a game that has just begun
# Small: a GPU's constants are few.
_WORTH = np.array([[_worth(hope, held) for held in range(_FULL + 1)] for hope in HOPE], np.int32)


@seldom
def holding(low: Word, high: Word) -> Word:
    """Cards as a holding."""
    found = EMPTY
    while low != EMPTY:
        found += _ADDS[least(low)]
        low &= low - ONE
    while high != EMPTY:
        found += _ADDS[64 + least(high)]
        high &= high - ONE
    return found


@rule
def everything(s: Money) -> Word:
    """All cards of a game."""
    found = (Word(COINS) << Word(_COINS_AT)) + (Word(CARDS - NOTES * (MOST - s.players)) << Word(_CARDS_AT))
    for currency in range(CURRENCIES):
        if not (s.removed >> currency) & 1:
            found += Word(_FULL) << Word(_BITS * currency)
    return found


@rule
def cards(held: Word) -> int:
    """How many cards there are."""
    return whole(held >> Word(_CARDS_AT))


@rule
def coins(held: Word) -> int:
    """How many of them are coins."""
    return whole((held >> Word(_COINS_AT)) & Word(7))


@rule
def notes(held: Word, currency: int) -> int:
    """The notes of a currency."""
    return whole((held >> Word(_BITS * currency)) & Word(_FULL))


@rule
def copies(some: int, face: int) -> int:
    """How many of some notes of a currency have a face."""
    return int((some >> _SHIFT[face]) & _ROOM[face])


@rule
def higher(some: int) -> int:
    """The amount, in tens, of some notes of a currency without 20s and 30s."""
    return int(_TENS[some & ~15])


@rule
def amount(held: Word, currency: int) -> int:
    """The amount of a currency in tens."""
    return int(_TENS[notes(held, currency)])


@rule
def money(held: Word) -> int:
    """The amount of everything in tens."""
    found = coins(held)
    for currency in range(CURRENCIES):
        found += amount(held, currency)
    return found


@rule
def stage_of(s: Money, deck: int) -> int:
    """How much is still to come: 0 in the last round, LATER while the deck is high."""
    return 0 if s.last or s.round == ROUNDS else min(1 + deck // STAGE, LATER)


@rule
def value_of(some: int, stage: int) -> int:
    """What some notes of a currency are worth to who has them, in tens."""
    return int(_WORTH[stage, some])


@rule
def loss(some: int, face: int, stage: int) -> int:
    """What they lose with one of a face."""
    return int(_WORTH[stage, some] - _WORTH[stage, some - (1 << _SHIFT[face])])


@seldom
def value(held: Word, stage: int) -> int:
    """What cards are worth to who has them, in tens."""
    found = coins(held)
    for currency in range(CURRENCIES):
        found += value_of(notes(held, currency), stage)
    return found
