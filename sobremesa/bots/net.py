"""A small network in whole numbers: what it says is the same on every machine, to the last bit.

It takes a sketch (sketch.py), has two hidden layers, and gives a number for each action and one for the chance to win.
Weights of the hidden layers are bytes, those of the last layer two. Sums are of 32 bits; each is scaled by a factor of
its own and cut off before it is handed on. `train/packing.py` makes such a net of a trained one.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.exact import exp
from sobremesa.bots.sketch import Rows, action, arrange, sketch
from sobremesa.rules.cards import EMPTY, ONE, least
from sobremesa.rules.engine import Deal, Moves, legal
from sobremesa.rules.jit import entry, lent, rule, seldom
from sobremesa.rules.record import Batch, row

TOP = 2047  # what a hidden number is at most
SHIFT = 20  # factors are of so many bits behind the point
UNIT = 1 << 32  # what 1 is among the results
NOTHING = -(1 << 62)  # less than any result

STEPS, REACH = 128, 8  # the table of chances: steps to 1, and where it ends on both sides
_CHANCES = np.array([1.0 / (1.0 + exp(-i / STEPS)) for i in range(-REACH * STEPS, REACH * STEPS + 1)])

Sums = NDArray[np.int32]


class Net(NamedTuple):
    """Weights, what is added to each sum, and its factor, of two hidden layers and the last one; and before them what
    each number of a sketch is multiplied by: some are large and weigh little.
    """

    factor: Sums
    first: Rows
    first_bias: Sums
    first_scale: Sums
    second: Rows
    second_bias: Sums
    second_scale: Sums
    last: NDArray[np.int16]
    last_bias: Sums
    last_scale: Sums

    @property
    def actions(self) -> int:
        """How many actions it knows."""
        return int(self.last.shape[1]) - 1


class Notes(NamedTuple):
    """What a net writes down while it thinks: the sketch, a layer's sums, what it is given, and in the end what the net
    says.
    """

    sight: Rows
    sums: Sums
    given: Sums
    said: NDArray[np.int64]

    @classmethod
    def of(cls, net: Net) -> "Notes":
        """Empty notes for a net."""
        wide = max(*net.first.shape, net.second.shape[1], net.last.shape[1])
        return cls(
            np.zeros((1, net.first.shape[0]), np.int8),
            np.zeros(wide, np.int32),
            np.zeros(wide, np.int32),
            np.zeros(net.last.shape[1], np.int64),
        )


@entry
def chance(batch: Batch, i: int, seat: int, net: Net, notes: Notes) -> float:
    """How likely the net thinks it that a seat wins in record i, when all play as it does."""
    net, notes = net_lent(net), notes_lent(notes)
    look(row(batch, i), seat, net, notes)
    return promise(notes)


@seldom
def prefer(s: Deal, seat: int, net: Net, notes: Notes) -> int:
    """The move that the net prefers; a seat that has one has not to think."""
    moves = legal(s, seat)
    if is_single(moves):
        return lowest(moves)
    return _best(s, seat, look(s, seat, net, notes), moves, notes)


@seldom
def look(s: Deal, seat: int, net: Net, notes: Notes) -> Any:
    """Have the net look at what a seat sees; the order in which it sees it."""
    for at in range(notes.sight.shape[1]):
        notes.sight[0, at] = 0
    order = arrange(s, seat)
    sketch(s, seat, order, notes.sight, 0)
    think(net, notes)
    return order


@rule
def promise(notes: Notes) -> float:
    """The chance to win, after a look."""
    at = (notes.said[notes.said.size - 1] * STEPS) // UNIT + REACH * STEPS
    return float(_CHANCES[min(max(at, 0), _CHANCES.size - 1)])


@rule
def is_single(moves: Moves) -> bool:
    """Whether there is exactly one move."""
    count = 0
    for word in range(len(moves)):
        if moves[word] != EMPTY:
            count += 1 if moves[word] & (moves[word] - ONE) == EMPTY else 2
    return count == 1


@rule
def lowest(moves: Moves) -> int:
    """The move with the lowest number."""
    for word in range(len(moves)):
        if moves[word] != EMPTY:
            return 64 * word + least(moves[word])
    return -1


@seldom
def _best(s: Deal, seat: int, order: Any, moves: Moves, notes: Notes) -> int:
    """The legal move of which the net says most."""
    best, found = NOTHING, -1
    for word in range(len(moves)):
        rest = moves[word]
        while rest != EMPTY:
            move = 64 * word + least(rest)
            rest &= rest - ONE
            place = action(s, seat, order, move)
            if place >= 0 and notes.said[place] > best:
                best, found = notes.said[place], move
    return found


@seldom
def think(net: Net, notes: Notes) -> None:
    """From the sketch in the notes to what the net says of it."""
    for i in range(net.factor.size):
        notes.given[i] = notes.sight[0, i] * net.factor[i]
    _layer(notes, net.first, net.first_bias)
    _hand_on(notes, net.first_scale)
    _layer(notes, net.second, net.second_bias)
    _hand_on(notes, net.second_scale)
    _layer(notes, net.last, net.last_bias)
    for j in range(notes.said.size):
        notes.said[j] = np.int64(notes.sums[j]) * np.int64(net.last_scale[j])


@rule
def _layer(notes: Notes, weights: Any, bias: Sums) -> None:
    """Add up what a layer is given. What is not 0 is added four at a time: each sum is fetched and put back once for
    all of them. The loops over sums are such that a compiler makes vector instructions of them.
    """
    given, sums, end = notes.given, notes.sums, weights.shape[0]
    for j in range(bias.size):
        sums[j] = bias[j]
    a = _next(given, 0, end)
    while a < end:
        b = _next(given, a + 1, end)
        c = _next(given, b + 1, end)
        d = _next(given, c + 1, end)
        if d < end:
            _add_four(notes, weights, a, b, c, d, bias.size)
        else:
            for i in range(a, end):
                if given[i] != 0:
                    _add(notes, weights, i, bias.size)
        a = _next(given, d + 1, end)


@rule
def _next(given: Sums, at: int, end: int) -> int:
    """The first place from here on with something other than 0, or the end."""
    while at < end and given[at] == 0:
        at += 1
    return at


@rule
def _add_four(notes: Notes, weights: Any, a: int, b: int, c: int, d: int, width: int) -> None:
    """Add four rows of weights, each times what is given for it."""
    w, x, y, z = notes.given[a], notes.given[b], notes.given[c], notes.given[d]
    for j in range(width):
        notes.sums[j] += (
            w * np.int32(weights[a, j])
            + x * np.int32(weights[b, j])
            + y * np.int32(weights[c, j])
            + z * np.int32(weights[d, j])
        )


@rule
def _add(notes: Notes, weights: Any, i: int, width: int) -> None:
    """Add one."""
    x = notes.given[i]
    for j in range(width):
        notes.sums[j] += x * np.int32(weights[i, j])


@rule
def _hand_on(notes: Notes, scale: Sums) -> None:
    """Scale sums and cut them off: that is what the next layer is given."""
    for j in range(scale.size):
        value = int((np.int64(notes.sums[j]) * np.int64(scale[j])) >> SHIFT)
        notes.given[j] = min(max(value, 0), TOP)


@rule
def net_lent(net: Net) -> Net:
    """The net, without a count of who holds it."""
    return Net(
        lent(net.factor), lent(net.first), lent(net.first_bias), lent(net.first_scale),
        lent(net.second), lent(net.second_bias), lent(net.second_scale),
        lent(net.last), lent(net.last_bias), lent(net.last_scale),
    )  # fmt: skip


@rule
def notes_lent(notes: Notes) -> Notes:
    """The notes, likewise."""
    return Notes(lent(notes.sight), lent(notes.sums), lent(notes.given), lent(notes.said))
