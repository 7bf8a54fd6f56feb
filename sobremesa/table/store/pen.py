"""The pen: whole transactions, one at a time. On SQLite each is one visit to a thread; PostgreSQL writes on the loop.

A driver that visits the thread for every statement would cost more than all the rest of a move.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class ThreadPen:
    """The one connection that writes, in the one thread that uses it."""

    def __init__(self, engine: Engine) -> None:
        self.dialect = engine.dialect
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "pen")

    async def commit(self, work: Callable[[Connection], T]) -> T:
        """Run a whole transaction, and commit it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    async def dispose(self) -> None:
        """Disconnect."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _commit(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()  # and kept: fetching it anew costs as much as a transaction
        try:
            with self._connection.begin():
                return work(self._connection)
        except SQLAlchemyError:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()


class LoopPen:
    """Connections on the loop: the database itself keeps writers apart."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.dialect = engine.dialect
        self._engine = engine

    async def commit(self, work: Callable[[Connection], T]) -> T:
        """Run a whole transaction, and commit it."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def dispose(self) -> None:
        """Disconnect."""
        await self._engine.dispose()


Pen = ThreadPen | LoopPen
