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
    """What a net writes down while it thinks: the sketch, sums, hidden numbers, and in the end what it says."""

    sight: Rows
    sums: Sums
    hidden: Sums
    said: NDArray[np.int64]

    @classmethod
    def of(cls, net: Net) -> "Notes":
        """Empty notes for a net."""
        wide = max(net.first.shape[1], net.second.shape[1], net.last.shape[1])
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
    if _single(moves):
        return _first(moves)
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
def _single(moves: Moves) -> bool:
    """Whether there is exactly one move."""
    count = 0
    for word in range(len(moves)):
        if moves[word] != EMPTY:
            count += 1 if moves[word] & (moves[word] - ONE) == EMPTY else 2
    return count == 1


@rule
def _first(moves: Moves) -> int:
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
    width = _begin(net.first_bias, notes.sums)
    for i in range(net.first.shape[0]):
        if notes.sight[0, i] != 0:
            _add(notes.sums, net.first, i, notes.sight[0, i] * net.factor[i], width)
    _hand_on(notes.sums, net.first_scale, notes.hidden, width)
    _layer(notes, net.second, net.second_bias, width)
    width = net.second.shape[1]
    _hand_on(notes.sums, net.second_scale, notes.hidden, width)
    _layer(notes, net.last, net.last_bias, width)
    for j in range(notes.said.size):
        notes.said[j] = np.int64(notes.sums[j]) * np.int64(net.last_scale[j])


@rule
def _layer(notes: Notes, weights: Any, bias: Sums, width: int) -> None:
    """Add up a layer of what the one before it handed on."""
    reach = _begin(bias, notes.sums)
    for i in range(width):
        if notes.hidden[i] != 0:
            _add(notes.sums, weights, i, notes.hidden[i], reach)


@rule
def _begin(bias: Sums, sums: Sums) -> int:
    """Begin sums with what is always added; how many there are."""
    for j in range(bias.size):
        sums[j] = bias[j]
    return bias.size


@rule
def _add(sums: Sums, weights: Any, i: int, x: int, width: int) -> None:
    """Add x times a row of weights."""
    for j in range(width):
        sums[j] += np.int32(x) * np.int32(weights[i, j])


@rule
def _hand_on(sums: Sums, scale: Sums, hidden: Sums, width: int) -> None:
    """Scale sums and cut them off."""
    for j in range(width):
        value = int((np.int64(sums[j]) * np.int64(scale[j])) >> SHIFT)
        hidden[j] = min(max(value, 0), TOP)


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
    return Notes(lent(notes.sight), lent(notes.sums), lent(notes.hidden), lent(notes.said))
