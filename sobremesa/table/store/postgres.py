"""Writes to PostgreSQL, on the loop: the database keeps writers apart, and its primary key says who was first."""

import asyncio
import functools
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection, Dialect, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.table.store import notices, schema
from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.writer import GROUP, Append, Done, count, enlist, rows, tell

T = TypeVar("T")


class PostgresWriter:
    """Takes appends, commits them in groups, and gives notice of each group to the other processes."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine, self._process = engine, process
        self._waiting: list[tuple[Append, Done]] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, append: Append, done: Done) -> None:
        """Have entries kept. `done` is told that they are durable, or why they are not."""
        self._waiting.append((append, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")

    async def commit(self, work: Callable[[Connection], T]) -> T:
        """Run a whole transaction, and commit it."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        while self._task is not None:
            await asyncio.wait([self._task])
        await self._engine.dispose()

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            error = await self._append([append for append, _ in group])
            for append, done in group:
                tell(done, await self._append([append]) if error and len(group) > 1 else error)
        self._task = None

    async def _append(self, group: Sequence[Append]) -> StoreError | None:
        try:
            await self.commit(lambda connection: self._insert(connection, group))
        except IntegrityError:
            return Conflict("somebody else has written this version")
        except (SQLAlchemyError, OSError) as error:
            return StoreError(f"the database could not keep it: {getattr(error, 'orig', None) or error}")
        count(group)
        return None

    def _insert(self, connection: Connection, group: Sequence[Append]) -> None:
        """The rows of a group, and notice of it to the other processes."""
        connection.exec_driver_sql(_insertion(connection.dialect), rows(group))
        for append in group:
            enlist(connection, append)
        items = (f"{append.code} {append.last}" for append in group)
        notices.notify(connection, notices.WRITTEN, self._process, items)


@functools.cache
def _insertion(dialect: Dialect) -> str:
    """The driver takes rows as they are; building them from dictionaries would cost twice what keeping them does."""
    return str(insert(schema.entry).compile(dialect=dialect))
