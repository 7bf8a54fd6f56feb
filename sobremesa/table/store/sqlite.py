"""Writes to SQLite: one connection, in a thread that has nothing else to do.

A row costs most where the log finds its place for it, so rows are appended to a journal, which has no order but that of
arriving, and moved into the log by the thousand. Whoever reads reads both. Who was first the journal cannot say, so
the writer knows how long each log is; if anybody else has written to the file, it looks again.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine

from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.writer import GROUP, Append, Done, count, enlist, rows, tell

logger = logging.getLogger(__name__)

LONG = 4096  # rows of the journal, about, that are moved at once
IDLE = 1.0  # seconds without work after which those that are there are moved

T = TypeVar("T")
Asked = tuple[Append, Done]


class SqliteWriter:
    """The one connection that writes, in the one thread that uses it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._logs = Logs()
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Asked] = []
        self._handed = False  # a group, to the thread; what comes meanwhile is the next one
        self._queue: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._open = True
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, append: Append, done: Done) -> None:
        """Have entries kept. `done` is told on the loop that they are durable, or why they are not."""
        self._waiting.append((append, done))
        if not self._handed:
            self._handed = True
            self._loop.call_soon(self._hand_over)  # with whatever else comes in this turn of the loop

    async def commit(self, work: Callable[[Connection], T]) -> T:
        """Run a whole transaction, and commit it."""
        future: Future[T] = Future()

        def job() -> None:
            try:
                future.set_result(self._transact(work))
            except Exception as error:
                future.set_exception(error)

        self._queue.put(job)
        return await asyncio.wrap_future(future)

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        while self._handed:
            await self.commit(lambda _: None)
        self._queue.put(self._end)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._queue.put(partial(self._keep, group))

    def _settle(self, group: Sequence[Asked], errors: Sequence[StoreError | None]) -> None:
        for (_, done), error in zip(group, errors, strict=True):
            tell(done, error)
        self._handed = bool(self._waiting)
        if self._handed:
            self._hand_over()

    # In the thread

    def _run(self) -> None:
        while self._open:
            try:
                self._queue.get(timeout=IDLE if self._logs.journalled else None)()
            except Empty:
                self._move()
            if self._logs.journalled >= LONG:
                self._move()

    def _keep(self, group: Sequence[Asked]) -> None:
        errors = self._append([append for append, _ in group])
        self._loop.call_soon_threadsafe(self._settle, group, errors)

    def _append(self, group: Sequence[Append]) -> list[StoreError | None]:
        """Commit a group; what each of its authors is told."""
        try:
            return self._transact(lambda connection: self._insert(connection, group))
        except Exception as error:
            if len(group) > 1:
                return [own for append in group for own in self._append([append])]
            return [StoreError(f"the database could not keep it: {getattr(error, 'orig', None) or error}")]

    def _insert(self, connection: Connection, group: Sequence[Append]) -> list[StoreError | None]:
        raw = _raw(connection)
        raw.execute("BEGIN IMMEDIATE")
        answers = self._logs.lengthen(raw, group)
        kept = [append for append, conflict in zip(group, answers, strict=True) if conflict is None]
        raw.executemany("INSERT INTO journal (code, version, at, body) VALUES (?, ?, ?, ?)", rows(kept))
        for append in kept:
            enlist(connection, append)
        count(kept)
        return answers

    def _move(self) -> None:
        """Move the journal into the log. What cannot be moved now is moved another time."""
        try:
            self._transact(self._logs.move)
        except Exception as error:
            logger.warning("the journal could not be moved", extra={"error": str(error)})
            self._logs.journalled = 0

    def _transact(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()  # and kept: fetching it anew costs as much as a transaction
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._disconnect()
            raise

    def _end(self) -> None:
        if self._logs.journalled:
            self._move()
        self._disconnect()
        self._open = False

    def _disconnect(self) -> None:
        self._logs.forget()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()


class Logs:
    """How long the log of each table is, as far as it was asked for, and how many rows lie in the journal."""

    def __init__(self) -> None:
        self.journalled = 1  # perhaps: a process that was killed may have left some
        self._lengths: dict[str, int] = {}  # of all tables in the journal, and some others
        self._seen = -1  # what SQLite calls the state of the file that we know: others' writing makes it another

    def lengthen(self, raw: sqlite3.Connection, group: Sequence[Append]) -> list[StoreError | None]:
        """Let logs grow, in a transaction; a conflict where one already has that version."""
        (seen,) = raw.execute("PRAGMA data_version").fetchone()
        if seen != self._seen:
            self._look(raw)
            self._seen = seen
        lengths, answers = self._lengths, list[StoreError | None]()
        for append in group:
            length = lengths.get(append.code)
            if length is None:
                (length,) = raw.execute("SELECT max(version) FROM entry WHERE code = ?", (append.code,)).fetchone()
            if append.version == (length or 0) + 1:
                lengths[append.code] = append.last
                self.journalled += len(append.bodies)
                answers.append(None)
            else:
                answers.append(Conflict("somebody else has written this version"))
        return answers

    def move(self, connection: Connection) -> None:
        """Move all rows into the log, in a transaction."""
        raw = _raw(connection)
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("INSERT INTO entry SELECT code, version, at, body FROM journal ORDER BY code, version")
        raw.execute("DELETE FROM journal")
        self._lengths.clear()
        self.journalled = 0

    def forget(self) -> None:
        """What was known is not sure any more."""
        self._seen = -1

    def _look(self, raw: sqlite3.Connection) -> None:
        rows = raw.execute("SELECT code, max(version), count(*) FROM journal GROUP BY code").fetchall()
        self._lengths = {code: version for code, version, _ in rows}
        self.journalled = sum(count for _, _, count in rows)


def _raw(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, cast(Any, connection.connection).driver_connection)
