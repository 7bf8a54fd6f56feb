"""Intervals by arithmetic: sums, products, quotients and square roots only, so that a page has the same bits.

All of them are 95 % intervals, widened (Bonferroni) where several are looked at together.
"""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.exact import log
from sobremesa.rules.jit import rule, seldom

Figures = NDArray[np.float64]

MEAN, LOW, HIGH = range(3)  # of a figure
VERDICT, NEEDED, GAIN = range(3, 6)  # of a difference, besides
FIGURE, DIFFERENCE = 3, 6  # how many numbers they are
EARLY, SAME, MORE, LESS = range(4)  # verdicts: too early to say; hardly any difference; more; less
LEAST = 30  # deals before anything is said of them
POWER = 2.04  # so many times the deals that would just do find a difference four times in five
CLOSE = 0.01  # what hardly matters: of a share one in a hundred; of a mean a hundredth of it, or of its deviation

Z = 1.959963984540054  # 95 %
_TAIL = (-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838, -2.549732539343734,
         4.374664141464968, 2.938163982698783)  # fmt: skip
_UNDER = (7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996, 3.754408661907416)


@seldom
def width(together: int) -> float:
    """How many standard errors an interval reaches, so that of so many together all are right in 95 % of cases: the
    quantile of the normal distribution at 1 - 1 / (40 * together), by Acklam's approximation of its tail.
    """
    if together <= 1:
        return Z
    q = sqrt(2.0 * log(40 * together))
    above = ((((_TAIL[0] * q + _TAIL[1]) * q + _TAIL[2]) * q + _TAIL[3]) * q + _TAIL[4]) * q + _TAIL[5]
    below = (((_UNDER[0] * q + _UNDER[1]) * q + _UNDER[2]) * q + _UNDER[3]) * q + 1.0
    return -above / below


@seldom
def share(part: float, n: float, z: float, out: Figures, at: int) -> None:
    """A share and its interval (Wilson)."""
    if n <= 0.0:
        _nothing(out, at)
        return
    p, z2 = part / n, z * z
    centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n)
    half = z * sqrt(p * (1.0 - p) / n + z2 / (4.0 * n * n)) / (1.0 + z2 / n)
    out[at + MEAN], out[at + LOW], out[at + HIGH] = p, max(0.0, centre - half), min(1.0, centre + half)


@seldom
def mean(total: float, squares: float, n: float, z: float, out: Figures, at: int) -> None:
    """A mean and its interval (Student's t, by its expansion)."""
    if n <= 0.0:
        _nothing(out, at)
        return
    middle, half = total / n, student(z, n) * sqrt(variance(total, squares, n) / n)
    out[at + MEAN], out[at + LOW], out[at + HIGH] = middle, middle - half, middle + half


@rule
def _nothing(out: Figures, at: int) -> None:
    out[at + MEAN], out[at + LOW], out[at + HIGH] = 0.0, 0.0, 0.0


@rule
def student(z: float, n: float) -> float:
    """The quantile of Student's distribution that belongs to a normal one."""
    return z + (z * z * z + z) / (4.0 * max(n - 1.0, 1.0))


@rule
def variance(total: float, squares: float, n: float) -> float:
    """The variance of a sample."""
    return max(squares - total * total / n, 0.0) / max(n - 1.0, 1.0)


@seldom
def paired(
    total: float, squares: float, n: float, unit: float, close: float, apart: float, z: float, out: Figures, at: int
) -> None:
    """The mean of differences from deal to deal, with a verdict. `unit`: what one deal may well differ by; `close`:
    what hardly matters; `apart`: the variance that deals of their own would have.

    Two deals more are imagined that differ by a unit, one each way: so nothing is sure because it was never seen.
    """
    if n <= 0.0:
        _nothing(out, at)
        out[at + VERDICT] = out[at + NEEDED] = out[at + GAIN] = 0.0
        return
    middle = total / n
    spread = variance(total, squares, n)
    half = student(z, n) * sqrt(variance(total, squares + 2.0 * unit * unit, n + 2.0) / (n + 2.0))
    out[at + MEAN], out[at + LOW], out[at + HIGH] = middle, middle - half, middle + half
    out[at + GAIN] = spread / apart if apart > 0.0 else 1.0
    judge(half, close, n, out, at)


@seldom
def apart(part: float, n: float, other: float, m: float, z: float, out: Figures, at: int) -> None:
    """By how much the second of two shares is larger, with its interval (Agresti and Caffo)."""
    if n <= 0.0 or m <= 0.0:
        _nothing(out, at)
        return
    middle = other / m - part / n
    p, q = (part + 1.0) / (n + 2.0), (other + 1.0) / (m + 2.0)
    half = z * sqrt(p * (1.0 - p) / (n + 2.0) + q * (1.0 - q) / (m + 2.0))
    centre = q - p
    out[at + MEAN] = middle
    out[at + LOW], out[at + HIGH] = min(middle, max(-1.0, centre - half)), max(middle, min(1.0, centre + half))


@rule
def judge(half: float, close: float, n: float, out: Figures, at: int) -> None:
    """What can be said of a difference, and where that is too early, about how many deals it would take."""
    low, high = out[at + LOW], out[at + HIGH]
    verdict, needed = EARLY, 0.0
    if n >= LEAST and low > 0.0:
        verdict = MORE
    elif n >= LEAST and high < 0.0:
        verdict = LESS
    elif n >= LEAST and -close < low and high < close:
        verdict = SAME
    else:
        ratio = half / max(abs(out[at + MEAN]), close, 1e-9)
        needed = max(POWER * n * ratio * ratio, 1.0 * LEAST)
    out[at + VERDICT], out[at + NEEDED] = verdict, needed
