"""Work shared out among processes, its results in the order of the jobs: what is written does not depend on how many
processes there are. Rows are made by Python around compiled calls, so threads would wait for each other.
"""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

T = TypeVar("T")

AHEAD = 3  # jobs of a process that are done or waiting before the first is taken: they bound what is in memory


def in_order(jobs: Iterable[Callable[[], T]], processes: int) -> Iterator[T]:
    """Do the jobs, and give their results one after the other."""
    waiting = iter(jobs)
    if processes == 1:
        for job in waiting:
            yield job()
        return
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _ignore_interrupts)
    running: deque[Future[T]] = deque()
    try:
        while True:
            running.extend(pool.submit(job) for job in islice(waiting, AHEAD * processes - len(running)))
            if not running:
                break
            yield running.popleft().result()
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Who interrupts the command means the process that shares the work out; that one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
