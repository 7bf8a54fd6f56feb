"""Logarithm and exponential by arithmetic of our own, so that bots think alike on every machine.

IEEE 754 settles the last bit of a sum, a product, a quotient and a square root, and of no other function: the log and
exp of one system's library differ from another's. Here they are made of the four operations, always in the same order.
"""

import numpy as np

from sobremesa.rules.jit import rule, seldom

_LN2 = 0.6931471803691238, 1.9082149292705877e-10  # ln 2 in two parts; multiples of the first are exact
_ODD, _TERMS = 23, 16  # where the two series end: what follows is less than the last bit


@seldom
def _log(n: int) -> float:
    """A logarithm: halved until it is near 1, where the series of 2 artanh((m - 1) / (m + 1)) is short."""
    m, halvings = float(n), 0
    while m >= 65536.0:
        m *= 1 / 65536
        halvings += 16
    while m >= 4 / 3:
        m *= 0.5
        halvings += 1
    ratio = (m - 1.0) / (m + 1.0)
    square, series = ratio * ratio, 0.0
    for odd in range(_ODD, 0, -2):
        series = series * square + 1.0 / odd
    return halvings * _LN2[0] + (halvings * _LN2[1] + 2.0 * ratio * series)


_LOGS = np.array([0.0, *map(_log, range(1, 1024))])  # almost all that are asked for


@rule
def log(n: int) -> float:
    """The natural logarithm of a whole number from 1 on."""
    return float(_LOGS[n]) if n < _LOGS.size else _log(n)


def exp(x: float) -> float:
    """e to the x, for tables: e to what is left of x after multiples of ln 2, then doubled or halved as often."""
    doublings = round(x / (_LN2[0] + _LN2[1]))
    rest = x - doublings * _LN2[0] - doublings * _LN2[1]
    series = 1.0
    for n in range(_TERMS, 0, -1):
        series = 1.0 + series * rest / n
    for _ in range(abs(doublings)):
        series *= 2.0 if doublings > 0 else 0.5
    return series
