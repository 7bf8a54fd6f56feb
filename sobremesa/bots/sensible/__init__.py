"""The sensible bot: a good family player's judgement, without search. One file per family of games."""

import functools
import importlib
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from sobremesa.bots import judgement
from sobremesa.bots.observation import luck, seen, some_seed
from sobremesa.rules.cards import Word
from sobremesa.rules.errors import BadGame
from sobremesa.rules.game import Rules, brought
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, row
from sobremesa.rules.state import Move, View

GROUP = "sobremesa.judgements"  # entry points: how to play the games of other packages
JUDGED = ("judge", "worth", "foresight")  # what a judgement may have; what it lacks is as in any game


@entry
def judge(batch: Batch, i: int, seat: int, luck: Word) -> int:
    """The move that a sensible player would make; the judgement has to be prepared."""
    return judgement.judge(row(batch, i), seat, luck)


@functools.cache
def prepare(rules: Rules) -> None:
    """Supply the judgement of a game; without one, it guesses."""
    if judgement.taught(rules):
        return
    module = _judgement(rules)
    judgement.teach(rules, **{name: getattr(module, name) for name in JUDGED if hasattr(module, name)})


def _judgement(rules: Rules) -> ModuleType | None:
    """The file here that is named like the rules, or the one that another package brings by an entry point. That one
    lies beside its rules: they are compiled together, and only what is there is noticed when it changes.
    """
    for point in entry_points(group=GROUP, name=rules.name):
        module: ModuleType = point.load()
        if Path(module.__file__ or "").parent != rules.folder:
            raise BadGame(f"{brought(point)} does not lie beside the rules of {rules.name}")
        return module
    try:
        return importlib.import_module(f"{__name__}.{rules.name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{__name__}.{rules.name}":
            raise
        return None


class SensibleBot:
    """Plays by judgement; the same seed plays the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = some_seed(seed)

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        batch = seen(view)
        prepare(view.setup.game.rules)
        return Move(view.setup.game.name, int(judge(batch, 0, view.seat, Word(luck(self._seed, batch)))))
