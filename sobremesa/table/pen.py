"""The pen: whole transactions, one at a time. On SQLite each is one visit to a thread; PostgreSQL writes on the loop.

A driver that visits the thread for every statement would cost more than all the rest of a move.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class ThreadPen:
    """The one connection that writes, in the one thread that uses it."""

    def __init__(self, engine: Engine) -> None:
        self.dialect = engine.dialect
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "pen")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    async def dispose(self) -> None:
        """Disconnect."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class LoopPen:
    """Connections on the loop: the database itself keeps writers apart."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.dialect = engine.dialect
        self._engine = engine

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def dispose(self) -> None:
        """Disconnect."""
        await self._engine.dispose()


Pen = ThreadPen | LoopPen
