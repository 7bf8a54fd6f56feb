"""Crews: who does the jobs of a simulation or a ladder. Here that is threads; `on_ray.py` has machines.

Compiled play releases the interpreter's lock, so threads are enough on one machine. A job is a function of a module
with plain arguments, so that it can be sent to another process; a crew may do jobs in any order, and twice.
"""

import functools
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextvars import copy_context
from itertools import islice
from typing import Protocol, TypeVar

from sobremesa.rules.game import Value
from sobremesa.rules.state import Setup, game

T = TypeVar("T")

Settled = tuple[str, tuple[tuple[str, Value], ...]]  # a game and its options, as they travel


class Crew(Protocol):
    """Whoever does jobs."""

    portion: int  # how many times the usual work a job should be

    def share_out(self, jobs: Iterable[Callable[[], T]]) -> Iterator[T]:
        """Do the jobs, and give the results as they come, in any order."""
        ...


class Threads:
    """The machine itself: one thread per core, unless it is said how many."""

    portion = 1

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or os.cpu_count() or 1

    def share_out(self, jobs: Iterable[Callable[[], T]]) -> Iterator[T]:
        """Do the jobs, and give the results as they come, in any order."""
        waiting = iter(jobs)
        pool = ThreadPoolExecutor(self._threads)
        running: set[Future[T]] = set()
        try:
            while True:
                free = 2 * self._threads - len(running)
                running |= {pool.submit(copy_context().run, job) for job in islice(waiting, free)}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        finally:
            pool.shutdown(cancel_futures=True)


def written(setup: Setup) -> Settled:
    """A setup as a job takes it along."""
    return setup.game.name, tuple(setup.options.items())


@functools.cache
def settled(given: Settled) -> Setup:
    """The setup that a job took along."""
    name, options = given
    return game(name, **dict(options))
