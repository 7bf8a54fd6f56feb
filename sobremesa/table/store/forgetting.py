"""Forgetting somebody, in the database. Each step is one transaction and can be done again:

1. `mark`: the person is gone, and known to be leaving. From here on their cookie is nobody's.
2. `forget`, for each table whose log names them: the log is rewritten where it does, and gets an entry that says so.
   That entry has a version, so whoever has the table in memory, in any process, cannot write on without reading it.
3. `finish`, when no log names them any more: nothing says that they were here, nor do SQLite's files. Only then
   that they were leaving is forgotten.

Who is killed in between finds them in `leaving` at the next start, and goes on.
"""

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, func, literal, select, union, update
from sqlalchemy.dialects import postgresql, sqlite

from sobremesa.table.core.attendance import Register
from sobremesa.table.core.entries import AnyEntry, Forgotten, HandedOver, Opened, Sat, decode_entry, encode_entry
from sobremesa.table.core.forgetting import SOMEBODY, make_nobody, without
from sobremesa.table.core.matches import Chapter
from sobremesa.table.store import notices, schema
from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.store import Store
from sobremesa.table.store.writer import Append

TRIES = 100  # times that a log is read anew because its table is being played
SCRUBS, PAUSE = 300, 0.1  # times that whoever reads the files is waited for, and how many seconds


async def mark(store: Store, person: str, now: int) -> None:
    """Somebody wants to be forgotten. Other processes hear of it, and show them out."""

    def leave(connection: Connection) -> None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        row = dialect.insert(schema.leaving).values(person=person, since=now)
        connection.execute(row.on_conflict_do_nothing())
        _strike(connection, person)
        if store.shared:
            notices.notify(connection, notices.GONE, store.process, [person])

    await store.transact(leave)


async def leaving(store: Store) -> list[str]:
    """Who is being forgotten."""
    async with store.reading() as connection:
        return list((await connection.execute(select(schema.leaving.c.person))).scalars())


async def running(store: Store, person: str) -> list[str]:
    """The tables at which somebody sits and a match is not over."""
    sitter, listing = schema.sitter.c, schema.listing.c
    wanted = select(sitter.code).join(schema.listing, listing.code == sitter.code)
    async with store.reading() as connection:
        found = await connection.execute(wanted.where(sitter.person == person, listing.stage != "over"))
        return list(found.scalars())


async def naming(store: Store, person: str) -> list[str]:
    """The tables that name somebody: every log is looked through, for who only spoke is in no index."""
    async with store.reading() as connection:
        logs = schema.logs(connection.dialect.name).c
        sought = literal(person.encode())
        postgres = connection.dialect.name == "postgresql"
        found = func.pg_catalog.position(logs.body, sought) if postgres else func.instr(logs.body, sought)
        sitting, sitter = schema.sitting.c, schema.sitter.c
        wanted = union(
            select(logs.code).where(found > 0),
            select(sitting.code).where(sitting.person == person),
            select(sitter.code).where(sitter.person == person),
        )
        return list((await connection.execute(wanted)).scalars())


async def forget(store: Store, code: str, person: str, now: int) -> None:
    """Take somebody out of a table: log, index and lists, all or nothing."""
    nobody = make_nobody(secrets.token_hex)
    for _ in range(TRIES):
        rewriting, leave = await _read(store, code, person, nobody)
        entries: list[AnyEntry] = [*leave, Forgotten()]
        try:
            append = Append(code, rewriting.size + 1, now, list(map(encode_entry, entries)), also=rewriting.apply)
            return await store.append(append)
        except Conflict:
            continue
    raise Conflict(f"{code} is played too fast to be rewritten")


async def finish(store: Store, person: str) -> None:
    """Nothing names them: that they were leaving is forgotten, too."""
    await store.transact(partial(_strike, person=person))
    await _scrub(store)
    leaver = delete(schema.leaving).where(schema.leaving.c.person == person)
    await store.transact(lambda connection: connection.execute(leaver))
    await _scrub(store)


async def _scrub(store: Store) -> None:
    """Have nothing of what was deleted in the files; whoever reads them is waited for."""
    for _ in range(SCRUBS):
        if await store.scrub():
            return
        await asyncio.sleep(PAUSE)
    raise StoreError("the files of the database are being read: what was deleted is still in them")


class Rewriting:
    """What changes in the database when a log is rewritten."""

    def __init__(self, code: str, person: str, nobody: str, size: int) -> None:
        self.size = size  # of the log that was read
        self.changed: list[dict[str, object]] = []
        self.names: set[str] = set()  # that they had at this table
        self._code, self._person, self._nobody = code, person, nobody

    def apply(self, connection: Connection) -> None:
        """Change it, in the transaction of the entry that says so."""
        self._rewrite_list(connection)  # first: this row keeps those apart who index a match of the table
        self._rewrite_log(connection)
        self._rewrite_index(connection)

    def _rewrite_log(self, connection: Connection) -> None:
        places = (schema.entry, schema.journal) if connection.dialect.name == "sqlite" else (schema.entry,)
        for place in places if self.changed else ():
            row = update(place).where(place.c.code == self._code, place.c.version == bindparam("at_version"))
            connection.execute(row.values(body=bindparam("new_body")), self.changed)

    def _rewrite_list(self, connection: Connection) -> None:
        listing = schema.listing.c
        wanted = select(listing.people, listing.won).where(listing.code == self._code).with_for_update()
        row = connection.execute(wanted).one_or_none()
        if row is not None:
            lists = {"people": self._renamed(row.people), "won": self._renamed(row.won)}
            connection.execute(update(schema.listing).where(listing.code == self._code).values(**lists))

    def _renamed(self, names: list[str]) -> list[str]:
        """A list of nicknames in which they are nobody: one chair is theirs, even if somebody else is called so."""
        at = next((place for place, name in enumerate(names) if name in self.names), len(names))
        return [SOMEBODY if place == at else name for place, name in enumerate(names)]

    def _rewrite_index(self, connection: Connection) -> None:
        sitting, sitter, chapter = schema.sitting.c, schema.sitter.c, schema.chapter.c
        own = sitting.code == self._code, sitting.person == self._person
        indexed = (chapter.code == sitting.code) & (chapter.number == sitting.number)
        wanted = select(sitting.number, sitting.seat, chapter.body).join(schema.chapter, indexed).where(*own)
        for number, seat, body in connection.execute(wanted).fetchall():
            found = msgspec.json.decode(body, type=Chapter)
            chairs = tuple(
                replace(chair, name=SOMEBODY) if at == seat else chair for at, chair in enumerate(found.chairs)
            )
            row = update(schema.chapter).where(chapter.code == self._code, chapter.number == number)
            connection.execute(row.values(body=msgspec.json.encode(replace(found, chairs=chairs))))
        connection.execute(update(schema.sitting).where(*own).values(person=self._nobody))
        connection.execute(delete(schema.sitter).where(sitter.code == self._code, sitter.person == self._person))


async def _read(store: Store, code: str, person: str, nobody: str) -> tuple[Rewriting, Sequence[AnyEntry]]:
    """How a log is rewritten, and how they leave the table if its match is over. (A running one was left before.)"""
    logs, listing = schema.logs(store.dialect).c, schema.listing.c
    async with store.reading() as connection:
        wanted = select(logs.version, logs.at, logs.body).where(logs.code == code).order_by(logs.version)
        rows = (await connection.execute(wanted)).fetchall()
        stage = (await connection.execute(select(listing.stage).where(listing.code == code))).scalar_one_or_none()
    rewriting, register, stand_in = Rewriting(code, person, nobody, len(rows)), Register(), ""
    for version, at, body in rows:
        entry = decode_entry(bytes(body))
        register.read(entry, at)
        if isinstance(entry, Opened):
            stand_in = entry.stand_in
        if isinstance(entry, Sat) and entry.person == person:
            rewriting.names.add(entry.name)
        rewritten = without(entry, person, nobody, register.seats(person))
        if rewritten is not entry:
            rewriting.changed.append({"at_version": version, "new_body": encode_entry(rewritten)})
    seats = register.seats(person, staying=True) if stage == "over" else []
    return rewriting, [HandedOver(seat, stand_in, "left") for seat in seats]


def _strike(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.person).where(schema.person.c.id == person))
    connection.execute(delete(schema.carry).where(schema.carry.c.person == person))
