"""What a trained player sees and does: a view as some hundred small numbers, moves as places of a short list.

A sketch leaves out what does not matter: colours that could be exchanged are put in order, whatever belongs to seats
begins with the viewer's own, copies of a card are one action. Like a judgement it is handed a whole record and reads
only what its seat may know, which a test holds it to. One file per family of games, in `sketches`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.rules import jit
from sobremesa.rules.cards import Word
from sobremesa.rules.engine import Deal
from sobremesa.rules.game import Rules
from sobremesa.rules.jit import rule, supplied

NO_ACTION = -1  # of a legal move that a trained player leaves alone

Rows = NDArray[np.int8]


@supplied
def arrange(s: Deal, seat: int) -> Word:
    """How a seat puts in order what could be exchanged, such as colours; what it means is the game's own."""
    raise NotImplementedError


@supplied
def sketch(s: Deal, seat: int, order: Word, out: Rows, i: int) -> None:
    """Write what a seat sees into row i, which is all zeros before."""
    raise NotImplementedError


@supplied
def action(s: Deal, seat: int, order: Word, move: int) -> int:
    """The place of a legal move among the actions, or NO_ACTION; moves that do the same have the same place."""
    raise NotImplementedError


@supplied
def suppose(s: Deal, seat: int, luck: Word) -> None:
    """In a world that a seat imagines, have rivals hide what a player would hide there, not just anything."""
    raise NotImplementedError


@rule
def nothing(_s: Deal, _seat: int, _luck: Word) -> None:
    """Suppose nothing: in most games nobody chooses what is hidden."""


class Sketch(NamedTuple):
    """How a family of games is seen: how many numbers a sketch has, how many actions, and its functions."""

    sight: int
    actions: int
    arrange: Callable[[Any, int], Word]
    sketch: Callable[[Any, int, Word, Rows, int], None]
    action: Callable[[Any, int, Word, int], int]
    suppose: Callable[[Any, int, Word], None] = nothing


def show(rules: Rules, how: Sketch) -> None:
    """Say how a game is seen, before any trained player is asked: all are functions compiled by `rule`."""
    for dtype in (rules.fast, rules.told):
        jit.supply(dtype, "arrange", how.arrange)
        jit.supply(dtype, "sketch", how.sketch)
        jit.supply(dtype, "action", how.action)
        jit.supply(dtype, "suppose", how.suppose)
