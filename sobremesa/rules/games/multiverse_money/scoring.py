"""The end of a game and of a series."""

from sobremesa.rules.cards import size
from sobremesa.rules.games.multiverse_money import points
from sobremesa.rules.games.multiverse_money.deck import (
    COIN,
    COIN_CARDS,
    CURRENCIES,
    CURRENCY,
    THIRTIES,
    TWENTIES,
    worth,
)
from sobremesa.rules.games.multiverse_money.record import Money
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import Bits
from sobremesa.rules.trail import tell

ROUNDS = 100  # in a game (MM-H1)
THRESHOLD = 200  # a currency counts in full from here (MM-17)
FEE = 100  # and loses this below
BONUS = 100  # for a set of three (MM-18)


@rule
def currency_points(s: Money, seat: int, currency: int) -> int:
    """Less a hundred below two hundred, which sets do not help to reach (MM-19), but never below 0 (MM-17, MM-A17)."""
    amount = worth(s.hand[seat, 0] & CURRENCY[currency, 0], s.hand[seat, 1] & CURRENCY[currency, 1])
    return amount if amount >= THRESHOLD else max(amount - FEE, 0)


@rule
def _holds(s: Money, seat: int, cards: Bits, currency: int) -> bool:
    """Whether the hand has all of these cards of a currency."""
    low, high = cards[currency, 0], cards[currency, 1]
    return bool((s.hand[seat, 0] & low) == low and (s.hand[seat, 1] & high) == high)


@rule
def sets(s: Money, seat: int, currency: int) -> int:
    """How many of the two sets, three 20s and three 30s, the hand has (MM-18, MM-A18)."""
    return int(_holds(s, seat, TWENTIES, currency)) + int(_holds(s, seat, THIRTIES, currency))


@seldom
def _score(s: Money, seat: int) -> int:
    """The points of a hand: notes, sets, coins (MM-17 to MM-20, MM-25)."""
    notes, bonus = 0, 0
    for currency in range(CURRENCIES):
        notes += currency_points(s, seat, currency)
        bonus += BONUS * sets(s, seat, currency)
    coins = COIN * (size(s.hand[seat, 0] & COIN_CARDS[0]) + size(s.hand[seat, 1] & COIN_CARDS[1]))
    tell(s, points.SCORES_NOTES, seat, notes)
    if bonus:
        tell(s, points.SCORES_SETS, seat, bonus)
    for currency in range(CURRENCIES):
        if _holds(s, seat, CURRENCY, currency):  # MM-25
            tell(s, points.COMPLETE, seat, currency)
    if coins:
        tell(s, points.SCORES_COINS, seat, coins)
    tell(s, points.SCORES, seat, notes + bonus + coins)
    return notes + bonus + coins


@seldom
def finish(s: Money, point: int, argument: int) -> None:
    """Count the hands; the highest wins, ties share (MM-21)."""
    tell(s, point, -1, argument)
    s.why, s.out, best = point, 0, -1
    for seat in range(s.players):
        score = _score(s, seat)
        s.total[seat] += score
        if score > best:
            best, s.winners = score, 0
        if score == best:
            s.winners |= 1 << seat


@seldom
def champions(s: Money) -> int:
    """After the last game of the series, the highest sum (MM-21, MM-A21)."""
    if not s.why or s.deals < s.games:
        return 0
    best, found = -1, 0
    for seat in range(s.players):
        if s.total[seat] > best:
            best, found = s.total[seat], 0
        if s.total[seat] == best:
            found |= 1 << seat
    return found
