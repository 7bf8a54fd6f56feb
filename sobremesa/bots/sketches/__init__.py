"""How trained players see each family of games: one file per family, named like its rules."""

import functools
import importlib
from types import ModuleType

from sobremesa.bots.sketch import Rows, Sketch, action, arrange, nothing, show, sketch
from sobremesa.rules.cards import EMPTY, ONE, least
from sobremesa.rules.engine import legal
from sobremesa.rules.game import Rules
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, row


@functools.cache
def sketched(rules: Rules) -> Sketch | None:
    """How a family of games is seen, ready to be compiled; None where nobody has said it."""
    module = _module(rules)
    if module is None:
        return None
    supposed = getattr(module, "suppose", nothing)
    found = Sketch(module.SIGHT, module.ACTIONS, module.arrange, module.sketch, module.action, supposed)
    show(rules, found)
    return found


def _module(rules: Rules) -> ModuleType | None:
    try:
        return importlib.import_module(f"{__name__}.{rules.name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{__name__}.{rules.name}":
            raise
        return None


@entry
def look(batch: Batch, i: int, seat: int, out: Rows, allowed: Rows) -> None:
    """Write what a seat sees of record i into `out`, and 1 into `allowed` for each action that it may choose."""
    s = row(batch, i)
    order = arrange(s, seat)
    sketch(s, seat, order, out, 0)
    moves = legal(s, seat)
    for word in range(len(moves)):
        rest = moves[word]
        while rest != EMPTY:
            place = action(s, seat, order, 64 * word + least(rest))
            if place >= 0:
                allowed[0, place] = 1
            rest &= rest - ONE


@entry
def place_of(batch: Batch, i: int, seat: int, move: int) -> int:
    """The action of a legal move in record i."""
    s = row(batch, i)
    return action(s, seat, arrange(s, seat), move)
