"""What is made of a net's expectations beside what was counted: the twin of web/src/analysis/figures.ts.

In each world the net expected something (worlds.py), and then the deal was won or not. What the net is wrong by on
average, nobody knows beforehand but for its usual size, the doubt: the more was counted, and the greater the doubt, the
more does the count weigh. With many worlds only the count is left.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]


class Told(NamedTuple):
    """A figure, and its standard error."""

    figure: float
    error: float


def chance(expected: Numbers, won: Numbers, doubt: float) -> Told:
    """The chance to win. One more world counts, in which the net expects what it does on average, and half is won."""
    hope, rest = float(expected.mean()), won - expected
    off = (float(rest.sum()) + 0.5 - hope) / (won.size + 1)
    square = (float((rest**2).sum()) + ((1 - hope) ** 2 + hope**2) / 2) / (won.size + 1) - off**2
    return drawn(Told(hope, sqrt(float(expected.var()) / won.size)), Told(off, sqrt(square / (won.size + 1))), doubt)


def gain(expected: Numbers, won: Numbers, doubt: float) -> Told:
    """What a turn wins more than another one: both are rows. One more pair counts, in which only one of them wins."""
    hoped, rest = expected[0] - expected[1], (won[0] - expected[0]) - (won[1] - expected[1])
    off = float(rest.sum()) / (won[0].size + 1)
    square = float((rest**2).sum()) + 1 - float(rest.sum()) ** 2 / won[0].size
    return drawn(
        Told(float(hoped.mean()), sqrt(float(hoped.var()) / won[0].size)), Told(off, sqrt(square) / won[0].size), doubt
    )


def drawn(hope: Told, off: Told, doubt: float) -> Told:
    """An expectation, drawn towards the count as far as it is to be doubted."""
    weight = doubt**2 / (doubt**2 + off.error**2)
    return Told(hope.figure + weight * off.figure, sqrt(hope.error**2 + weight * off.error**2))


def wrong(expected: Numbers, won: Numbers) -> float:
    """By how much an expectation is wrong, squared, less what luck did to the count."""
    rest = won - expected
    return float(rest.mean() ** 2 - rest.var(ddof=1) / rest.size)
