"""The tables of a training on the CPU: numpy arrays that every step fills in place."""

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from sobremesa.bots.sensible import prepare
from sobremesa.bots.sketch import Sketch
from sobremesa.bots.sketches import sketched
from sobremesa.rules.cards import Word
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Rules
from sobremesa.rules.state import Setup
from sobremesa.train.tables.stepping import FRESH, Arrays, Numbers, step
from sobremesa.train.tables.variety import blanks


def seen(rules: Rules) -> Sketch:
    """How a family of games is seen; a sentence says that nobody has drawn it."""
    prepare(rules)
    found = sketched(rules)
    if found is None:
        raise BadOption(f"{rules.name} cannot be trained: nobody has said what a net sees of it (bots/sketches)")
    return found


class Tables:
    """Tables that step together: table e has setup number e modulo their number, and bots at the seats of `bots`."""

    def __init__(
        self, setups: list[Setup], many: int, seed: int, bots: Numbers | None = None, threads: int | None = None
    ) -> None:
        rules = setups[0].game.rules
        how, seats = seen(rules), max(each.players for each in setups)
        self.players = np.array([setups[e % len(setups)].players for e in range(many)], np.int64)
        self._seed = Word(seed)
        self.arrays = Arrays(
            states=np.zeros(many, rules.fast),
            blanks=blanks(setups),
            deals=np.zeros(many, np.int64),
            luck=np.zeros(many, np.uint64),
            bots=np.zeros(many, np.int64) if bots is None else bots,
            seat=np.zeros(many, np.int8),
            order=np.zeros(many, np.uint64),
            sight=np.zeros((many, how.sight), np.int8),
            allowed=np.zeros((many, how.actions), np.int8),
            share=np.zeros((many, seats), np.float32),
            worth=np.zeros((many, seats), np.float32),
            done=np.zeros(many, np.int8),
        )
        workers = threads or os.cpu_count() or 1
        self._cuts = [many * i // workers for i in range(workers + 1)]
        self._pool = ThreadPoolExecutor(workers)
        self.restart()

    def restart(self, deals: int = 0) -> None:
        """Begin again with the first deal of every table, or with a later one."""
        self.arrays.deals[:] = deals
        self.step(np.full(len(self.arrays.deals), FRESH, np.int64))

    def step(self, actions: Numbers) -> None:
        """Make the moves of some actions, and go on until everybody has a choice again."""
        parts = zip(self._cuts, self._cuts[1:], strict=False)
        for each in [self._pool.submit(step, self.arrays, actions, self._seed, *part) for part in parts]:
            each.result()
