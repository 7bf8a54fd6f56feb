"""What is read of a database, by a server or beside one: logs of tables, and the matches in them that are over."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from sqlalchemy import Engine, event, func, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sobremesa.table.core.entries import TALK, AnyEntry, Forgotten, Opened, decode_entry, encode_entry
from sobremesa.table.core.matches import Chapter
from sobremesa.table.store import schema
from sobremesa.table.store.errors import StoreError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READ_ONLY = "query_only=ON"
FORGOTTEN = encode_entry(Forgotten())


class Reader:
    """A database, to be read. What cannot be read raises `StoreError`."""

    def __init__(self, read: AsyncEngine) -> None:
        self._read = read
        self._logs = schema.logs(read.dialect.name)

    @classmethod
    async def beside(cls, url: str) -> "Reader":
        """A database that a server may be using: nothing is written to it, not even a newer schema."""
        parsed = parse(url)
        if parsed.get_backend_name() == "sqlite":
            file = Path(parsed.database or "")
            if not file.is_file():
                raise StoreError(f"there is no database {file}")
            parsed = parsed.set(database=f"file:{quote(str(file))}", query={"mode": "ro", "uri": "true"})
            read = create_async_engine(parsed, hide_parameters=True)
            prepare(read.sync_engine, READ_ONLY)
        else:
            settings = {"server_settings": {"default_transaction_read_only": "on"}}
            read = create_async_engine(parsed, connect_args=settings, hide_parameters=True)
        found = cls(read)
        try:
            async with found.reading() as connection:
                known = await connection.run_sync(lambda plain: inspect(plain).has_table(schema.chapter.name))
        except StoreError:
            await found.close()
            raise
        if not known:
            await found.close()
            raise StoreError("the database is none of ours, or of an older version: serve it once with this one")
        return found

    async def close(self) -> None:
        """Disconnect."""
        await self._read.dispose()

    async def entries(
        self, code: str, after: int = 0, last: int | None = None, *, talk: bool = True
    ) -> list[tuple[AnyEntry, int]]:
        """The log of a table after a version, up to a last one, with what was said or without; each with its moment."""
        entry = self._logs.c
        wanted = select(entry.body, entry.at).where(entry.code == code, entry.version > after).order_by(entry.version)
        if last is not None:
            wanted = wanted.where(entry.version <= last)
        if not talk:
            wanted = wanted.where(func.substr(entry.body, 1, len(TALK)) != TALK)
        async with self.reading() as connection:
            return [(decode_entry(body), at) for body, at in await connection.execute(wanted)]

    async def chapter(self, code: str, number: int) -> Chapter | None:
        """Where a match that is over lies in the log of its table, if it is indexed."""
        chapter = schema.chapter.c
        wanted = select(chapter.body).where(chapter.code == code, chapter.number == number)
        async with self.reading() as connection:
            body = (await connection.execute(wanted)).scalar_one_or_none()
        return msgspec.json.decode(body, type=Chapter) if body is not None else None

    async def agreed(self) -> list[tuple[str, int]]:
        """The matches that are over and may be published: the code of their table, and their number there. Of a table
        where somebody was forgotten nothing is.
        """
        chapter, entry = schema.chapter.c, self._logs.c
        left = select(entry.code).where(entry.body == FORGOTTEN)
        wanted = select(chapter.code, chapter.number, entry.body).where(
            entry.code == chapter.code, entry.version == 1, chapter.code.not_in(left)
        )
        found = []
        async with self.reading() as connection:
            async for code, number, body in await connection.stream(wanted):
                opened = decode_entry(body)
                if isinstance(opened, Opened) and opened.data:
                    found.append((code, number))
        return found

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        try:
            async with self._read.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database cannot be read: {getattr(error, 'orig', None) or error}") from error


def parse(url: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError as error:
        raise StoreError(f"{url!r} is no address of a database") from error
    if parsed.get_backend_name() not in DRIVERS:
        raise StoreError(f"a database is sqlite:///FILE or postgresql://…, not {parsed.get_backend_name()}")
    return parsed.set(drivername=DRIVERS[parsed.get_backend_name()])


def prepare(engine: Engine, *pragmas: str) -> None:
    """Every connection of SQLite begins with our settings."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
