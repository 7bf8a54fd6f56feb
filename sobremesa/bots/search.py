"""The search bot: it imagines what it cannot see, plays on from there many times, and keeps what went best."""

import time
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import NamedTuple

from sobremesa.bots.observation import luck, seen, some_seed
from sobremesa.bots.sensible import prepare
from sobremesa.bots.tree import Tree, grow
from sobremesa.rules.cards import Word
from sobremesa.rules.errors import BadOption
from sobremesa.rules.record import Batch
from sobremesa.rules.state import Move, View

THINK = 0.2  # seconds a move
SLICE = 64  # iterations between two looks at the clock
_WORD = (1 << 64) - 1


class Considered(NamedTuple):
    """A move that a search has tried."""

    move: Move
    tries: int
    share: float  # what the ends after it were worth to the seat on average: of 1, a win is 1


class SearchBot:
    """Thinks for some seconds a move, or for a number of iterations; with these the same seed plays the same."""

    def __init__(
        self, seed: int | None = None, *, think: float | None = None, iterations: int | None = None, threads: int = 1
    ) -> None:
        if think is not None and iterations is not None:
            raise BadOption("search thinks for some seconds or for a number of iterations, not both")
        if (think is not None and not 0 < think < 1e6) or (iterations is not None and iterations < 1) or threads < 1:
            raise BadOption("search needs seconds, iterations and threads above zero")
        self._seed = some_seed(seed)
        self._think = THINK if think is None else think
        self._iterations = iterations
        self._threads = threads

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is; the only legal one needs no thought."""
        batch, moves = seen(view), view.legal(view.seat)
        return moves[0] if len(moves) == 1 else self._consider(view, batch)[0].move

    def consider(self, view: View) -> list[Considered]:
        """What the search finds of every move that it tries, the most tried first."""
        return self._consider(view, seen(view))

    def _consider(self, view: View, batch: Batch) -> list[Considered]:
        name, seed = view.setup.game.name, luck(self._seed, batch)
        prepare(view.setup.game.rules)
        tries, gained = Counter[int](), defaultdict[int, float](float)
        for tree in self._trees(batch, view.seat, [Word(seed + i & _WORD) for i in range(self._threads)]):
            for move, (times, worth) in tree.tries().items():
                tries[move] += times
                gained[move] += worth
        return [Considered(Move(name, move), times, gained[move] / times) for move, times in tries.most_common()]

    def _trees(self, batch: Batch, seat: int, seeds: list[Word]) -> list[Tree]:
        """A tree for each thread; they know nothing of each other, and their tries are added up."""
        if len(seeds) == 1:
            return [self._grow(Tree.of(batch), seat, seeds[0])]
        with ThreadPoolExecutor(len(seeds)) as pool:
            jobs = [pool.submit(copy_context().run, self._grow, Tree.of(batch), seat, seed) for seed in seeds]
            return [job.result() for job in jobs]

    def _grow(self, tree: Tree, seat: int, seed: Word) -> Tree:
        """Grow a tree until the budget is spent, or until nothing could overtake the leading move."""
        budget = None if self._iterations is None else -(-self._iterations // self._threads)
        done, started = 0, time.perf_counter()
        while True:
            slice = SLICE if budget is None else min(SLICE, budget - done)
            grow(tree, seat, seed, done, slice)
            done += slice
            spent = time.perf_counter() - started
            left = (self._think - spent) * done / spent if budget is None else budget - done
            first, second, *_ = *sorted((tries for tries, _ in tree.tries().values()), reverse=True), 0, 0
            if left <= 0 or first - second > left:
                return tree
