"""What a tally says, as figures: one array of numbers, in blocks, like the tally itself. Compiled for the page, too."""

from math import sqrt

from sobremesa.lab.counting import layout
from sobremesa.lab.counting.arithmetic import (
    CLOSE,
    DIFFERENCE,
    FIGURE,
    Figures,
    apart,
    mean,
    paired,
    share,
    variance,
    width,
)
from sobremesa.lab.counting.desk import Counts
from sobremesa.lab.counting.layout import (
    ASPECTS,
    BINS,
    COLUMNS,
    COULD,
    COULD_WIN,
    DID,
    DID_WIN,
    KINDS,
    MOMENTS,
    MOVES,
    PLACED,
    POINTS,
    SCORED,
    SHARED,
    SIDE,
    TIMES,
    WIN,
    WON,
    Blocks,
    bin_start,
)  # fmt: skip
from sobremesa.rules.engine import SEATS
from sobremesa.rules.jit import entry, rule, seldom

_EACH = len(ASPECTS)
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)  # of the lengths of deals
HABIT = (
    2 + 3 * FIGURE
)  # of a move: times a deal; of who could, the share that did; wins of those, of the others, and more

_of = Blocks()  # what is said of a setting
MEASURED = _of("measures", COLUMNS, FIGURE)
SEATED = _of("seats", SEATS, FIGURE)
ENDED = _of("endings", POINTS, FIGURE)
LASTED = _of("quantiles", len(QUANTILES))
OF_MOVES = _of("of_moves", MOVES, HABIT)
OF_KINDS = _of("of_kinds", KINDS, HABIT)
OF_POINTS = _of("of_points", POINTS, HABIT)
HAPPENED = _of("happened", POINTS, FIGURE)
LED = _of("leads", MOMENTS, FIGURE)
CHANGED = _of("changes", FIGURE)
SAID = _of.size
said_blocks = _of.blocks

_than = Blocks()  # what is said of a setting beside the first
MORE_MEASURED = _than("measures", COLUMNS, DIFFERENCE)
MORE_ENDED = _than("endings", POINTS, FIGURE)
MORE_HAPPENED = _than("happened", POINTS, FIGURE)
COMPARED = _than.size
compared_blocks = _than.blocks


@entry
def describe(tally: Counts, players: int, out: Figures) -> None:
    """The figures of a setting."""
    z, n = width(1), float(tally[layout.PLAYED])
    for column in range(COLUMNS):
        _measure(tally, column, n, z, out)
    for seat in range(SEATS):
        share(float(tally[layout.SEATED + seat]), n, z, out, SEATED + FIGURE * seat)
    deals = float(tally[layout.SUMS + 2 * layout.DEALT])
    for point in range(POINTS):
        share(float(tally[layout.ENDINGS + point]), deals, z, out, ENDED + FIGURE * point)
        share(float(tally[layout.OF_POINTS + _EACH * point + COULD]), n, z, out, HAPPENED + FIGURE * point)
    _quantiles(tally, deals, out)
    _habits(tally, layout.OF_MOVES, MOVES, n, out, OF_MOVES)
    _habits(tally, layout.OF_KINDS, KINDS, n, out, OF_KINDS)
    _events(tally, players, n, out)
    asked = float(tally[layout.ASKED])
    for moment in range(MOMENTS):
        share(float(tally[layout.LEADS + moment]), asked, z, out, LED + FIGURE * moment)
    mean(float(tally[layout.CHANGES]), float(tally[layout.CHANGES + 1]), asked, z, out, CHANGED)


@entry
def compare(tally: Counts, other: Counts, sums: Counts, together: int, out: Figures) -> None:
    """By how much another setting differs from the first, of several that are compared together: `sums` are the
    differences from deal to deal.
    """
    z, n = width(together), float(other[layout.PLAYED])
    for column in range(COLUMNS):
        _difference(tally, other, sums, column, n, z, out)
    deals, others = float(tally[layout.SUMS + 2 * layout.DEALT]), float(other[layout.SUMS + 2 * layout.DEALT])
    for point in range(POINTS):
        ended, at = layout.ENDINGS + point, layout.OF_POINTS + _EACH * point + COULD
        apart(float(tally[ended]), deals, float(other[ended]), others, z, out, MORE_ENDED + FIGURE * point)
        apart(float(tally[at]), n, float(other[at]), n, z, out, MORE_HAPPENED + FIGURE * point)


@rule
def is_share(column: int) -> bool:
    """Whether a measure is a part of a whole: a win, or a part of one."""
    return WON <= column < SCORED or column >= PLACED


@rule
def _unit(column: int) -> float:
    """What a measure is counted in."""
    return float(WIN) if SHARED <= column < SCORED or column == SIDE else 1.0


@rule
def _measure(tally: Counts, column: int, n: float, z: float, out: Figures) -> None:
    """A measure of deals: a share where it is won or not, else a mean."""
    at, unit = MEASURED + FIGURE * column, _unit(column)
    total, squares = _sums(tally, layout.SUMS, column)
    if PLACED <= column < SIDE:
        share(total, float(tally[layout.BEGUN]), z, out, at)
    elif is_share(column) and unit == 1.0:
        share(total, n, z, out, at)
    else:
        mean(total / unit, squares / (unit * unit), n, z, out, at)


@rule
def _sums(tally: Counts, at: int, column: int) -> tuple[float, float]:
    return float(tally[at + 2 * column]), float(tally[at + 2 * column + 1])


@seldom
def _difference(tally: Counts, other: Counts, sums: Counts, column: int, n: float, z: float, out: Figures) -> None:
    """A measure of the other setting minus the first's."""
    unit = _unit(column)
    total, squares = _sums(sums, 0, column)
    first, first_squares = _sums(tally, layout.SUMS, column)
    second, second_squares = _sums(other, layout.SUMS, column)
    spread = variance(first, first_squares, max(n, 1.0))
    both = spread + variance(second, second_squares, max(n, 1.0))
    deviation = sqrt(spread) / unit
    one, close = 1.0, CLOSE
    if not is_share(column):
        one, close = deviation, CLOSE * max(abs(first / max(n, 1.0)), deviation)
    square = unit * unit
    paired(total / unit, squares / square, n, one, close, both / square, z, out, MORE_MEASURED + DIFFERENCE * column)


@rule
def _quantiles(tally: Counts, deals: float, out: Figures) -> None:
    """The lengths that a share of the deals does not exceed, as exact as the bins are."""
    seen, found = 0.0, 0
    for number in range(BINS):
        seen += float(tally[layout.LENGTHS + number])
        while found < len(QUANTILES) and deals > 0.0 and seen >= QUANTILES[found] * deals:
            out[LASTED + found] = float(bin_start(number))
            found += 1


@seldom
def _habits(tally: Counts, at: int, many: int, n: float, out: Figures, to: int) -> None:
    """What is said of each move, or kind of moves."""
    together = 0
    for each in range(many):
        together += tally[at + _EACH * each + DID] > 0
    z = width(together)
    for each in range(many):
        here = at + _EACH * each
        could, could_win = float(tally[here + COULD]), float(tally[here + COULD_WIN])
        _habit(tally, here, could, could_win, n, z, out, to + HABIT * each)


@seldom
def _events(tally: Counts, players: int, n: float, out: Figures) -> None:
    """What is said of each point of the rules: of the seats that it happened to, and of all others."""
    together, wins = 0, 0.0
    for point in range(POINTS):
        together += tally[layout.OF_POINTS + _EACH * point + DID] > 0
    for seat in range(SEATS):
        wins += float(tally[layout.SUMS + 2 * (SHARED + seat)])
    z = width(together)
    for point in range(POINTS):
        _habit(tally, layout.OF_POINTS + _EACH * point, n * players, wins, n, z, out, OF_POINTS + HABIT * point)


@seldom
def _habit(tally: Counts, here: int, could: float, could_win: float, n: float, z: float, out: Figures, to: int) -> None:
    """How often it was done, and how much of the wins those have who did it, those who did not, and the first more."""
    did, did_win = float(tally[here + DID]), float(tally[here + DID_WIN]) / WIN
    others, others_win = could - did, could_win / WIN - did_win
    out[to] = float(tally[here + TIMES]) / n if n > 0.0 else 0.0
    out[to + 1] = did / could if could > 0.0 else 0.0
    share(did_win, did, z, out, to + 2)
    share(others_win, others, z, out, to + 2 + FIGURE)
    apart(others_win, others, did_win, did, z, out, to + 2 + 2 * FIGURE)
