"""The group-commit writer: the one task that writes. Whatever waits is committed together, then everybody hears.

A group that fails is tried again one by one, so that each author hears of their own mistake only.
"""

import asyncio
import functools
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Dialect, delete, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sobremesa.table.core.listing import Listing
from sobremesa.table.core.matches import Chapter
from sobremesa.table.metrics import COMMITS, WRITTEN
from sobremesa.table.store import notices, schema
from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.pen import Pen

GROUP = 512  # appends in one transaction


class Append(Struct, frozen=True):
    """Entries of one table from a version on; the listing and the people that sit, if those changed, and the match
    that they end.
    """

    code: str
    version: int
    at: int
    bodies: Sequence[bytes]
    listing: Listing | None = None
    people: frozenset[str] | None = None
    chapter: Chapter | None = None


class Writer:
    """Takes appends, commits them in groups, and resolves each when it is durable."""

    def __init__(self, pen: Pen, process: str) -> None:
        self._pen, self._process = pen, process
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def append(self, append: Append) -> None:
        """Return when it is durable; raise if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, done))
        await done

    async def close(self) -> None:
        """Write what waits, then stop."""
        await self._queue.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            group = [await self._queue.get()]
            while not self._queue.empty() and len(group) < GROUP:
                group.append(self._queue.get_nowait())
            error = await self._commit([append for append, _ in group])
            for append, done in group:
                own = await self._commit([append]) if error and len(group) > 1 else error
                if not done.done():
                    done.set_exception(own) if own else done.set_result(None)
                self._queue.task_done()

    async def _commit(self, group: Sequence[Append]) -> StoreError | None:
        try:
            await self._pen.commit(lambda connection: self._insert(connection, group))
        except IntegrityError:
            return Conflict("somebody else has written this version")
        except (SQLAlchemyError, OSError) as error:
            return StoreError(f"the database could not keep it: {getattr(error, 'orig', None) or error}")
        COMMITS.inc()
        WRITTEN.inc(sum(len(append.bodies) for append in group))
        return None

    def _insert(self, connection: Connection, group: Sequence[Append]) -> None:
        """The rows of a group, and notice of it to the other processes."""
        rows = [
            (append.code, append.version + place, append.at, body)
            for append in group
            for place, body in enumerate(append.bodies)
        ]
        connection.exec_driver_sql(_insertion(connection.dialect), rows)
        for append in group:
            _list(connection, append)
        if connection.dialect.name == "postgresql":
            items = (f"{append.code} {append.version + len(append.bodies) - 1}" for append in group)
            notices.notify(connection, notices.WRITTEN, self._process, items)


@functools.cache
def _insertion(dialect: Dialect) -> str:
    """The driver takes rows as they are; building them from dictionaries would cost twice what keeping them does."""
    return str(insert(schema.entry).compile(dialect=dialect))


def index(connection: Connection, code: str, chapter: Chapter) -> None:
    """Where a match lies in the log of its table: the same, whoever says it."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {"code": code, "number": chapter.number, "body": msgspec.json.encode(chapter)}
    connection.execute(dialect.insert(schema.chapter).values(row).on_conflict_do_nothing())


def _list(connection: Connection, append: Append) -> None:
    """What lists show of a table, who sits there, and which matches are over, where that has changed."""
    if append.chapter is not None:
        index(connection, append.code, append.chapter)
    if append.listing is not None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        row = {name: getattr(append.listing, name) for name in append.listing.__struct_fields__}
        rest = {name: value for name, value in row.items() if name != "code"}
        statement = dialect.insert(schema.listing).values(row)
        connection.execute(statement.on_conflict_do_update(index_elements=["code"], set_=rest))
    if append.people is not None:
        connection.execute(delete(schema.sitter).where(schema.sitter.c.code == append.code))
        sitters = [{"code": append.code, "person": person} for person in sorted(append.people)]
        if sitters:
            connection.execute(insert(schema.sitter), sitters)
