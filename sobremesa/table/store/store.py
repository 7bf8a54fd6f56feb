"""The store: logs of tables, lists, people and the server's secrets, in SQLite or PostgreSQL.

SQLite has exactly one connection that writes, in WAL mode with every commit synced; readers are query-only.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, create_engine, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sobremesa.table.core.listing import Listing
from sobremesa.table.core.matches import Chapter
from sobremesa.table.store import schema
from sobremesa.table.store.errors import StoreError
from sobremesa.table.store.postgres import PostgresWriter
from sobremesa.table.store.reader import READ_ONLY, Reader, parse, prepare
from sobremesa.table.store.sqlite import SqliteWriter
from sobremesa.table.store.writer import Append, Done, Writer, index

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
MOST = 100  # tables in a list
BUSY = 5_000  # milliseconds that SQLite waits for a lock of somebody else


class Store(Reader):
    """The database. `open` it, `close` it; what it cannot do raises `StoreError`."""

    def __init__(self, writer: Writer, read: AsyncEngine, process: str) -> None:
        super().__init__(read)
        self._writer = writer
        self.process = process  # who we are to the others on this database

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, and bring the schema up to date."""
        parsed, process = parse(url), secrets.token_hex(8)
        writer: Writer
        if parsed.get_backend_name() == "sqlite":
            _probe(parsed.database or "")
            read = create_async_engine(parsed, pool_size=4, max_overflow=0, hide_parameters=True)
            write = create_engine(parsed.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True)
            settings = (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL")
            prepare(read.sync_engine, *settings, READ_ONLY)
            prepare(write, *settings, "secure_delete=ON")
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
    def dialect(self) -> str:
        """Which database it is: "sqlite" or "postgresql"."""
        return self._read.dialect.name

    @property
    def shared(self) -> AsyncEngine | None:
        """The database, if other processes may use it at the same time."""
        return self._read if self.dialect == "postgresql" else None

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        await self._writer.close()
        await super().close()

    def put(self, append: Append, done: Done) -> None:
        """Keep entries; `done` hears that they are durable, or why not. `Conflict`: somebody else has that version."""
        self._writer.put(append, done)

    async def append(self, append: Append) -> None:
        """Keep entries; return when they are durable, or raise why not."""
        kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self.put(append, lambda error: None if kept.done() else kept.set_result(error))
        if error := await kept:
            raise error

    async def index(self, code: str, chapter: Chapter, size: int) -> None:
        """Index a match that was read from a whole log of so many entries, unless it has changed since: somebody may
        have been forgotten, and their name is not to come back.
        """
        listed = select(schema.listing.c.code).where(schema.listing.c.code == code).with_for_update()
        length = select(func.max(self._logs.c.version)).where(self._logs.c.code == code)

        def unless_changed(connection: Connection) -> None:
            connection.execute(listed)
            if connection.execute(length).scalar_one() == size:
                index(connection, code, chapter)

        await self.transact(unless_changed)

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
        async with self.reading() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def is_leaving(self, person: str) -> bool:
        """Whether somebody is being forgotten."""
        wanted = select(schema.leaving.c.person).where(schema.leaving.c.person == person)
        async with self.reading() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none() is not None

    async def meet(self, person: str, name: str, now: int) -> None:
        """Remember a person's nickname."""

        def remember(connection: Connection) -> None:
            known = update(schema.person).where(schema.person.c.id == person).values(name=name)
            if not connection.execute(known).rowcount:
                connection.execute(schema.person.insert().values(id=person, name=name, met=now))

        await self.transact(remember)

    async def secret(self, name: str) -> bytes:
        """A secret of the server, made when it is first asked for; every process gets the same."""
        fresh = {"name": name, "value": secrets.token_bytes(32)}
        wanted = select(schema.secret.c.value).where(schema.secret.c.name == name)
        dialect = postgresql if self._read.dialect.name == "postgresql" else sqlite

        def find(connection: Connection) -> bytes:
            connection.execute(dialect.insert(schema.secret).values(fresh).on_conflict_do_nothing())
            return bytes(connection.execute(wanted).scalar_one())

        return await self.transact(find)

    async def ready(self) -> None:
        """Raise unless the database answers."""
        async with self.reading() as connection:
            await connection.execute(select(1))

    async def scrub(self) -> bool:
        """Take what was deleted out of SQLite's files, too. False while somebody is reading them: that is not waited
        for, since everybody else would have to. PostgreSQL has its own way (VACUUM).
        """
        return self.dialect != "sqlite" or await self.transact(_checkpoint)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """A transaction, in turn with the writer's."""
        try:
            return await self._writer.commit(work)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database could not keep it: {getattr(error, 'orig', None) or error}") from error

    async def _listings(self, wanted: Any) -> list[Listing]:
        async with self.reading() as connection:
            return [Listing(**row) for row in (await connection.execute(wanted)).mappings()]


def _checkpoint(connection: Connection) -> bool:
    """Empty SQLite's write-ahead log; whether nobody was in the way."""
    connection.exec_driver_sql("PRAGMA busy_timeout=0")
    busy, *_ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
    connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY}")
    return not busy


def _probe(file: str) -> None:
    """Say at once what is wrong with a file: aiosqlite leaves a thread behind when it cannot open one."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise StoreError(f"the database cannot be opened: {error}") from error


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
