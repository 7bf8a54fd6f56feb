"""Numbers as sentences have them: as many digits as the interval deserves, and never rounded into a finding.

The lower end of an interval is rounded down and the upper one up. The page writes the same (docs/lab.md).
"""

from math import ceil, floor
from typing import NamedTuple

_POINT = {"es": ",", "en": "."}
_GROUP = {"es": "\u00a0", "en": ","}
MOST_DIGITS = 4


class Interval(NamedTuple):
    """A figure in writing."""

    mean: str
    low: str
    high: str


def digits_of(low: float, high: float) -> int:
    """How many decimals leave two digits of half an interval."""
    half, digits = (high - low) / 2, 0
    while half > 0 and half < 10 and digits < MOST_DIGITS:
        half, digits = half * 10, digits + 1
    return digits


def interval(mean: float, low: float, high: float, language: str) -> Interval:
    """A figure in writing."""
    digits = digits_of(low, high)
    ten = 10.0**digits
    scaled = floor(mean * ten + 0.5), floor(low * ten), ceil(high * ten)
    return Interval(*(write(number, digits, language) for number in scaled))


def most(low: float, high: float, language: str) -> str:
    """By how much something differs at most, in writing."""
    digits = digits_of(low, high)
    return write(ceil(max(abs(low), abs(high)) * 10.0**digits), digits, language)


def about(number: float, language: str) -> str:
    """A large number, rounded up to two digits."""
    ten = 1
    while number > 100 * ten:
        ten *= 10
    return write(ceil(number / ten) * ten, 0, language)


def write(scaled: int, digits: int, language: str) -> str:
    """A whole number of the last decimal, with point and groups of the language."""
    ones, rest = divmod(abs(scaled), 10**digits)
    grouped = f"{ones:,}".replace(",", _GROUP[language])
    decimals = f"{_POINT[language]}{rest:0{digits}d}" if digits else ""
    return f"{'−' if scaled < 0 else ''}{grouped}{decimals}"
