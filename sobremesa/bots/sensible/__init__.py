"""The sensible bot: a good family player's judgement, without search. One file per family of games."""

import functools
import importlib
from importlib.metadata import entry_points
from types import ModuleType

from sobremesa.bots import judgement
from sobremesa.bots.observation import luck, seen, some_seed
from sobremesa.rules.cards import Word
from sobremesa.rules.game import Rules
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, row
from sobremesa.rules.state import Move, View

GROUP = "sobremesa.judgements"  # entry points: how to play the games of other packages


@entry
def _judge(batch: Batch, seat: int, luck: Word) -> int:
    return judgement.judge(row(batch, 0), seat, luck)


@functools.cache
def prepare(rules: Rules) -> None:
    """Supply the judgement of a game; without one, it guesses."""
    if judgement.taught(rules):
        return
    module = _judgement(rules.name)
    if module is None:
        judgement.teach(rules)
    else:
        judgement.teach(rules, module.judge, module.worth, getattr(module, "foresight", judgement.to_the_end))


def _judgement(name: str) -> ModuleType | None:
    """The file here that is named like the rules, or the one that another package brings by an entry point."""
    for point in entry_points(group=GROUP, name=name):
        module: ModuleType = point.load()
        return module
    try:
        return importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{__name__}.{name}":
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
        return Move(view.setup.game.name, int(_judge(batch, view.seat, Word(luck(self._seed, batch)))))
