"""The store: logs of tables, lists, people and the server's secrets, in SQLite or PostgreSQL.

SQLite has exactly one connection that writes, in WAL mode with every commit synced; readers are query-only.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sobremesa.table.core.entries import TALK, AnyEntry, decode_entry
from sobremesa.table.core.listing import Listing
from sobremesa.table.core.matches import Chapter
from sobremesa.table.store import schema
from sobremesa.table.store.errors import StoreError
from sobremesa.table.store.postgres import PostgresWriter
from sobremesa.table.store.sqlite import SqliteWriter
from sobremesa.table.store.writer import Append, Done, Writer, index

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY = 5_000  # milliseconds that SQLite waits for a lock of somebody else
MOST = 100  # tables in a list


class Store:
    """The database. `open` it, `close` it; what it cannot do raises `StoreError`."""

    def __init__(self, writer: Writer, read: AsyncEngine, process: str) -> None:
        self._writer, self._read = writer, read
        self._logs = schema.logs(read.dialect.name)
        self.process = process  # who we are to the others on this database

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, and bring the schema up to date."""
        parsed, process = _parse(url), secrets.token_hex(8)
        writer: Writer
        if parsed.get_backend_name() == "sqlite":
            _probe(parsed.database or "")
            read = create_async_engine(parsed, pool_size=4, max_overflow=0, hide_parameters=True)
            write = create_engine(parsed.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True)
            _prepare(read.sync_engine, "query_only=ON")
            _prepare(write)
            writer = SqliteWriter(write)
        else:
            read = create_async_engine(parsed, pool_pre_ping=True, hide_parameters=True)
            writer = PostgresWriter(read, process)
        try:
            await writer.commit(_migrate)
        except (SQLAlchemyError, OSError) as error:
            await writer.close()
            raise StoreError(f"the database cannot be opened: {getattr(error, 'orig', None) or error}") from error
        return cls(writer, read, process)

    @property
    def shared(self) -> AsyncEngine | None:
        """The database, if other processes may use it at the same time."""
        return self._read if self._read.dialect.name == "postgresql" else None

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        await self._writer.close()
        await self._read.dispose()

    def put(self, append: Append, done: Done) -> None:
        """Keep entries; `done` hears that they are durable, or why not. `Conflict`: somebody else has that version."""
        self._writer.put(append, done)

    async def append(self, append: Append) -> None:
        """Keep entries; return when they are durable, or raise why not."""
        kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self.put(append, lambda error: None if kept.done() else kept.set_result(error))
        if error := await kept:
            raise error

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
        async with self._reading() as connection:
            return [(decode_entry(body), at) for body, at in await connection.execute(wanted)]

    async def chapter(self, code: str, number: int) -> Chapter | None:
        """Where a match that is over lies in the log of its table, if it is indexed."""
        chapter = schema.chapter.c
        wanted = select(chapter.body).where(chapter.code == code, chapter.number == number)
        async with self._reading() as connection:
            body = (await connection.execute(wanted)).scalar_one_or_none()
        return msgspec.json.decode(body, type=Chapter) if body is not None else None

    async def index(self, code: str, chapter: Chapter) -> None:
        """Index a match that was read from a whole log."""
        await self._transact(lambda connection: index(connection, code, chapter))

    async def public(self) -> list[Listing]:
        """Public tables that are alive, the latest first."""
        listing = schema.listing.c
        return await self._listings(
            select(schema.listing)
            .where(listing.public, listing.stage != "over")
            .order_by(listing.changed.desc())
            .limit(MOST)
        )

    async def of(self, person: str) -> list[Listing]:
        """The tables where somebody sits, the latest first."""
        listing, sitter = schema.listing.c, schema.sitter.c
        return await self._listings(
            select(schema.listing)
            .join(schema.sitter, listing.code == sitter.code)
            .where(sitter.person == person)
            .order_by(listing.changed.desc())
            .limit(MOST)
        )

    async def name(self, person: str) -> str | None:
        """The nickname of a person; None for a stranger."""
        wanted = select(schema.person.c.name).where(schema.person.c.id == person)
        async with self._reading() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def meet(self, person: str, name: str, now: int) -> None:
        """Remember a person's nickname."""

        def remember(connection: Connection) -> None:
            known = update(schema.person).where(schema.person.c.id == person).values(name=name)
            if not connection.execute(known).rowcount:
                connection.execute(schema.person.insert().values(id=person, name=name, met=now))

        await self._transact(remember)

    async def secret(self, name: str) -> bytes:
        """A secret of the server, made when it is first asked for; every process gets the same."""
        fresh = {"name": name, "value": secrets.token_bytes(32)}
        wanted = select(schema.secret.c.value).where(schema.secret.c.name == name)
        dialect = postgresql if self._read.dialect.name == "postgresql" else sqlite

        def find(connection: Connection) -> bytes:
            connection.execute(dialect.insert(schema.secret).values(fresh).on_conflict_do_nothing())
            return bytes(connection.execute(wanted).scalar_one())

        return await self._transact(find)

    async def ready(self) -> None:
        """Raise unless the database answers."""
        async with self._reading() as connection:
            await connection.execute(select(1))

    async def _listings(self, wanted: Any) -> list[Listing]:
        async with self._reading() as connection:
            return [Listing(**row) for row in (await connection.execute(wanted)).mappings()]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._read.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database cannot be read: {getattr(error, 'orig', None) or error}") from error

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        """A transaction, in turn with the writer's."""
        try:
            return await self._writer.commit(work)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database could not keep it: {getattr(error, 'orig', None) or error}") from error


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except SQLAlchemyError as error:
        raise StoreError(f"{url!r} is no address of a database") from error
    if parsed.get_backend_name() not in DRIVERS:
        raise StoreError(f"a database is sqlite:///FILE or postgresql://…, not {parsed.get_backend_name()}")
    return parsed.set(drivername=DRIVERS[parsed.get_backend_name()])


def _probe(file: str) -> None:
    """Say at once what is wrong with a file: aiosqlite leaves a thread behind when it cannot open one."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise StoreError(f"the database cannot be opened: {error}") from error


def _prepare(engine: Engine, *more: str) -> None:
    """Every connection of SQLite begins with our settings."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", *more):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
