"""Work shared out among threads: compiled play releases the interpreter's lock, so threads are enough."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextvars import copy_context
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


def share_out(jobs: Iterable[Callable[[], T]], threads: int | None = None) -> Iterator[T]:
    """Do the jobs, one thread per core, and give the results as they come, in any order."""
    threads = threads or os.cpu_count() or 1
    waiting = iter(jobs)
    pool = ThreadPoolExecutor(threads)
    running: set[Future[T]] = set()
    try:
        while True:
            running |= {pool.submit(copy_context().run, job) for job in islice(waiting, 2 * threads - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
    finally:
        pool.shutdown(cancel_futures=True)
