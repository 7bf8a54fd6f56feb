"""Jobs that are done one after another, each of them at once if nothing is before it."""

import asyncio
import logging
from collections.abc import Callable

logger = logging.getLogger(__name__)

Job = Callable[[], bool]  # begins, and says whether it is done; else it lets the line go on when it is


class Jobs:
    """A line of jobs."""

    __slots__ = ("_busy", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[Job] = []
        self._busy = False

    def put(self, job: Job) -> None:
        """Do it after those that are waiting."""
        self._waiting.append(job)
        if not self._busy:
            self.go_on()

    def go_on(self) -> None:
        """The job that was begun is done: the next ones, until one takes its time."""
        self._busy = True
        while self._waiting:
            if not _begin(self._waiting.pop(0)):
                return
        self._busy = False

    async def join(self) -> None:
        """Until nothing is left to do."""
        while self._busy:
            reached = asyncio.Event()
            self.put(lambda reached=reached: reached.set() is None)  # type: ignore[misc]
            await reached.wait()


def _begin(job: Job) -> bool:
    try:
        return job()
    except Exception:
        logger.exception("a job failed")
        return True
