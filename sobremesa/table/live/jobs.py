"""Jobs that are done one after another. There is a task only while there is something to do."""

import asyncio
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]


class Jobs:
    """A line of jobs; `do` does one and never fails."""

    __slots__ = ("_do", "_task", "_waiting")

    def __init__(self, do: Callable[[Job], Awaitable[None]]) -> None:
        self._do = do
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, job: Job) -> None:
        """Do it after those that are waiting."""
        self._waiting.append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def join(self) -> None:
        """Until nothing is left to do."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._waiting:
            await self._do(self._waiting.pop(0))
        self._task = None
