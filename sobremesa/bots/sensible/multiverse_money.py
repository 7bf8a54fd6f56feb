"""How a good player bets in Multiverse Money.

A hand is worth what it scores and, before the last round, what it promises: the further a currency has come,
the more each note of it is worth, and the rest is money. A bet grows card by card, always by the card that
gains most on average, until no card gains; so it needs no memory, and nothing is ever taken back out of it.
The engaño is for those who have nothing to spare and, where rivals can count the cards of a bet, goes into every
other bet, so that the count is never quite the truth.
"""

from itertools import pairwise
from math import sqrt

import numpy as np

from sobremesa.rules.cards import EMPTY, ONE, Word, size
from sobremesa.rules.games.multiverse_money import moves
from sobremesa.rules.games.multiverse_money.deck import (
    CARDS,
    COIN,
    COIN_CARDS,
    CURRENCIES,
    CURRENCY,
    NOTES,
    THIRTIES,
    TWENTIES,
    VALUES,
    card_at,
    lowest,
)
from sobremesa.rules.games.multiverse_money.deck import worth as face
from sobremesa.rules.games.multiverse_money.record import BET, MOST, Money
from sobremesa.rules.games.multiverse_money.scoring import BONUS, FEE, THRESHOLD
from sobremesa.rules.games.multiverse_money.zones import fronts
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import Bits

# What a hand promises. All weights were found by play against themselves, with 3, 4 and 5 players.
AMOUNTS = (0, 50, 100, 150, 200, 300)  # of a currency
PROMISE = (0, 30, 90, 155, 210, 300)  # what they are worth before the end: half at first, almost all from a hundred
SET = (0, 9, 45, BONUS)  # what 0..3 equal 20s or 30s promise
HOPE = (0.0, 0.6, 0.8, 1.0)  # how much the promise counts against the score as it stands, by stage
STAGE = 7  # cards of the deck that make a stage, about a round and a half
PURSE = 5  # a coin before the last round: too small to buy with

# What a bet brings.
PRICE = 0.68  # a bet of this part of a lot's face value buys it, almost surely
RIVAL = 0.045  # and this part more for each player
SECOND = 1.6  # over the number of players: how often the other lot is left for a bet that came too late
EXPOSED = 0.02  # how often a bet is taken by somebody else, and lost
STAY = 2.0  # what it is worth to have a bet in front when lots have changed

# What a lot is worth beyond the hand it makes, when there are rounds to come.
FRESH = 25.0  # it is more cards than a bet, and rivals shall not have them

# What an end is worth.
MARGIN = 0.2  # the part that is the distance and not the win
CLEAR = 200.0  # points ahead that are half of all one could wish

_TENS = sum(VALUES) // 10 + 1  # amounts of a currency in tens, none of them too
_FACES = tuple(sorted(set(VALUES)))
_TWENTY, _THIRTY = 4 * _TENS, _TENS  # what one of them adds to an index into _PROSPECT, beyond its tens


def _score(amount: int, twenties: int, thirties: int) -> float:
    """What a currency scores as it stands."""
    notes = amount if amount >= THRESHOLD else max(amount - FEE, 0)
    return notes + BONUS * ((twenties == 3) + (thirties == 3))


def _promise(amount: int, twenties: int, thirties: int) -> float:
    """What a currency is worth while much can still come."""
    (low, less), (high, more) = next(
        pair for pair in pairwise(zip(AMOUNTS, PROMISE, strict=True)) if amount <= pair[1][0]
    )
    return less + (more - less) * (amount - low) / (high - low) + SET[twenties] + SET[thirties]


_PROSPECT = np.array(
    [[hope * _promise(10 * tens, n // 4, n % 4) + (1 - hope) * _score(10 * tens, n // 4, n % 4)
      for n in range(16) for tens in range(_TENS)] for hope in HOPE]
)  # fmt: skip
_ADDS = np.array([value // 10 + {20: _TWENTY, 30: _THIRTY}.get(value, 0) for value in _FACES])


def _zone(cards: list[int]) -> list[int]:
    both = sum(1 << card for card in cards)
    return [both & (1 << 64) - 1, both >> 64]


_NOTES = np.array(
    [[_zone([card_at(NOTES * currency + i) for i in range(NOTES) if VALUES[i] == value]) for value in _FACES]
     for currency in range(CURRENCIES)], np.uint64
)  # fmt: skip


@rule
def judge(s: Money, seat: int, luck: Word) -> int:
    """The next card of the bet, or closing it; then what to swap it for."""
    return _bet(s, seat, luck) if s.phase == BET else _swap(s, seat, luck)


@rule
def worth(s: Money, seat: int) -> float:
    """Mostly a (shared) win, by the sum of the series, and a little for the distance to the best rival; before
    the last game of a series the distance is all.
    """
    best, tied = 0, 1
    for rival in range(s.players):
        if rival != seat:
            best = max(best, s.total[rival])
            tied += s.total[rival] == s.total[seat]
    ahead = s.total[seat] - best
    distance = 0.5 + 0.5 * ahead / (abs(ahead) + CLEAR)
    if s.deals < s.games:
        return distance
    won = 1.0 / tied if ahead >= 0 else 0.0
    return (1.0 - MARGIN) * won + MARGIN * distance


@rule
def _stage(s: Money) -> int:
    """How much is still to come: 0 in the last round, 3 while the deck is high."""
    if s.last:
        return 0
    deck = CARDS - NOTES * (MOST - s.players) - _count(s.left[0], s.left[1]) - _count(s.right[0], s.right[1])
    for seat in range(s.players):
        deck -= s.count[seat]
        if s.phase != BET:
            deck -= _count(s.bet[seat, 0], s.bet[seat, 1])
    return 1 + min(deck // STAGE, 2)


@rule
def _count(low: Word, high: Word) -> int:
    return size(low) + size(high)


@rule
def _index(low: Word, high: Word, currency: int) -> int:
    """Where the prospect of a hand's notes of a currency stands."""
    twenties = _count(low & TWENTIES[currency, 0], high & TWENTIES[currency, 1])
    thirties = _count(low & THIRTIES[currency, 0], high & THIRTIES[currency, 1])
    amount = face(low & CURRENCY[currency, 0], high & CURRENCY[currency, 1])
    return amount // 10 + _TWENTY * twenties + _THIRTY * thirties


@rule
def _coin(stage: int) -> float:
    """What a coin is worth."""
    return float(PURSE if stage else COIN)


@seldom
def _prospect(low: Word, high: Word, stage: int) -> float:
    """What a hand is worth to its owner."""
    found = _coin(stage) * _count(low & COIN_CARDS[0], high & COIN_CARDS[1])
    for currency in range(CURRENCIES):
        found += _PROSPECT[stage, _index(low, high, currency)]
    return found


@rule
def _swap(s: Money, seat: int, luck: Word) -> int:
    """Whatever makes the best hand; luck decides between equal lots."""
    stage = _stage(s)
    low, high = s.hand[seat, 0], s.hand[seat, 1]
    best, found = _prospect(low | s.bet[seat, 0], high | s.bet[seat, 1], stage), moves.BACK
    left, right = _after(s, seat, s.left, stage), _after(s, seat, s.right, stage)
    if left > best:
        best, found = left, moves.LEFT
    if right > best or (right == best and found == moves.LEFT and luck & ONE):
        best, found = right, moves.RIGHT
    for rival in range(s.players):
        if rival != seat and fronts(s, rival):
            here = _prospect(low | s.bet[rival, 0], high | s.bet[rival, 1], stage)
            if here > best:
                best, found = here, moves.SWAP + rival
    return found


@rule
def _after(s: Money, seat: int, lot: Bits, stage: int) -> float:
    """The hand with a lot; while there are rounds to come, the money that it brings counts too."""
    found = _prospect(s.hand[seat, 0] | lot[0], s.hand[seat, 1] | lot[1], stage)
    if stage:
        found += FRESH + face(lot[0], lot[1]) - face(s.bet[seat, 0], s.bet[seat, 1])
    return found


@rule
def _bet(s: Money, seat: int, luck: Word) -> int:
    """The card that makes the bet better by most; none does: close it. Nothing to spare, or to bluff: the engaño."""
    stage = _stage(s)
    low, high = s.hand[seat, 0], s.hand[seat, 1]
    left, right = (s.left[0], s.left[1]), (s.right[0], s.right[1])
    amount = face(s.bet[seat, 0], s.bet[seat, 1])
    price = PRICE + RIVAL * s.players
    prices = price * face(left[0], left[1]), price * face(right[0], right[1])
    whole = _prospect(low | s.bet[seat, 0], high | s.bet[seat, 1], stage)
    fresh = FRESH if stage else 0.0
    kept = _prospect(low, high, stage) - whole
    with_left = _prospect(low | left[0], high | left[1], stage) - whole + fresh
    with_right = _prospect(low | right[0], high | right[1], stage) - whole + fresh
    bluffs = (s.bluff >> seat) & 1
    best, found = -STAY, moves.LOCK if bluffs else moves.ENGANO
    if fronts(s, seat):
        hide = s.shown != 0 and not bluffs and luck & ONE != EMPTY
        best, found = _gain(s, amount, prices, kept, with_left, with_right), moves.ENGANO if hide else moves.LOCK
    coins = low & COIN_CARDS[0], high & COIN_CARDS[1]
    if coins[0] | coins[1] != EMPTY:
        coin = _coin(stage)
        here = _gain(s, amount + COIN, prices, kept - coin, with_left - coin, with_right - coin)
        if here > best:
            best, found = here, lowest(coins[0], coins[1])
    for currency in range(CURRENCIES):
        if (low & CURRENCY[currency, 0]) | (high & CURRENCY[currency, 1]) == EMPTY:
            continue
        mine = _index(low, high, currency)
        lefts = _index(low | left[0], high | left[1], currency)
        rights = _index(low | right[0], high | right[1], currency)
        for i in range(len(_FACES)):
            notes = low & _NOTES[currency, i, 0], high & _NOTES[currency, i, 1]
            if notes[0] | notes[1] != EMPTY:
                here = _gain(
                    s,
                    amount + _FACES[i],
                    prices,
                    kept - _loss(mine, i, stage),
                    with_left - _loss(lefts, i, stage),
                    with_right - _loss(rights, i, stage),
                )
                if here > best:
                    best, found = here, lowest(notes[0], notes[1])
    return found


@rule
def _loss(index: int, note: int, stage: int) -> float:
    """What a hand loses with a note of a currency."""
    return float(_PROSPECT[stage, index] - _PROSPECT[stage, index - _ADDS[note]])


@rule
def _gain(s: Money, amount: int, prices: tuple[float, float], kept: float, left: float, right: float) -> float:
    """What a bet gains on average: the better lot if it buys it, at times the other one, less what is exposed."""
    left_odds, right_odds = _odds(amount, prices[0]), _odds(amount, prices[1])
    left, right = max(left, 0.0), max(right, 0.0)
    if right > left:
        left, right = right, left
        left_odds, right_odds = right_odds, left_odds
    return left_odds * left + (1.0 - left_odds) * right_odds * SECOND / s.players * right + EXPOSED * kept


@rule
def _odds(amount: int, price: float) -> float:
    """How likely a bet of this amount comes first to a lot."""
    share = min(amount / max(price, 1.0), 1.0)
    return share * sqrt(share)
