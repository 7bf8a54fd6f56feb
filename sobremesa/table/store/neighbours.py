"""The other processes on the same PostgreSQL: what they have written, who is connected to them, and whose a table is.

Notices carry (table, version) and no more; what happened is read from the log, all of it after the line was lost.
A process has a lease on its life, in the database's time, and one row for each table that somebody looks at through it.
The first in that line owns the table: bots think there and time passes there. When it dies or goes, the next does. Two
that believe it of themselves for a moment do no harm: the log takes every version once.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import BigInteger, cast, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sobremesa.table.store.errors import StoreError
from sobremesa.table.store.notices import GONE, SEEN, WRITTEN, heard, notify
from sobremesa.table.store.schema import looking, person, process

logger = logging.getLogger(__name__)

LEASE = 3000  # milliseconds that a process counts as alive without saying so again
BEAT = 1.0  # seconds between renewals

_NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


class Here(Struct, frozen=True):
    """Who looks at a table through one process, with the round trip to each; since when the table is awake."""

    woken: int
    people: dict[str, int]


_decode = msgspec.json.Decoder(Here).decode


class Shared(Protocol):
    """A table that other processes may have, too."""

    @property
    def deserted(self) -> bool:
        """Whether nobody looks at it."""
        ...

    @property
    def here(self) -> Here:
        """Who looks at it through this process."""
        ...

    def meet(self, others: Sequence[Here], *, owner: bool) -> None:
        """Word of who is at other processes, and of whether the table is ours."""
        ...

    def show_out(self, person: str) -> None:
        """Somebody is being forgotten."""
        ...

    def sync(self, version: int | None = None) -> None:
        """Word came that another process has written, perhaps up to which version: look."""
        ...


class Neighbours:
    """One task that says we are alive and who is here, and hears the same of the others."""

    def __init__(self, engine: AsyncEngine, own: str, tables: Mapping[str, Shared]) -> None:
        self._engine, self._own, self._tables = engine, own, tables
        self._said: dict[str, bytes] = {}  # our rows, as they are kept
        self._changed: set[str] = set()  # tables whose row may have to be written
        self._asked: set[str] = set()  # tables whose rows are to be read
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="neighbours")

    def touch(self, code: str) -> None:
        """Somebody came to a table, or went."""
        self._changed.add(code)
        self._wake.set()

    async def meet(self, code: str) -> None:
        """Ask at once who is at a table that we have just loaded."""
        try:
            async with self._engine.connect() as connection:
                await self._look(connection, {code})
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    async def close(self) -> None:
        """Hand every table over."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        with suppress(SQLAlchemyError, OSError):
            async with self._engine.begin() as connection:
                gone = delete(looking).where(looking.c.process == self._own).returning(looking.c.code)
                codes = set((await connection.execute(gone)).scalars())
                await connection.execute(delete(process).where(process.c.id == self._own))
                await connection.run_sync(notify, SEEN, self._own, codes)

    async def _run(self) -> None:
        while True:
            try:
                async with self._engine.connect() as line:
                    try:
                        await self._listen(line)
                        await self._talk(line)
                    finally:
                        await line.invalidate()  # it listens: nobody else may use it
            except Exception as error:  # whatever it was: who falls silent counts as dead
                logger.warning("the other processes are out of reach", extra={"error": repr(error)})
                await asyncio.sleep(BEAT)

    async def _listen(self, line: AsyncConnection) -> None:
        """Hear notices from now on, and read what was missed."""
        raw: Any = (await line.get_raw_connection()).driver_connection
        await raw.add_listener(WRITTEN, self._hear_written)
        await raw.add_listener(SEEN, self._hear_seen)
        await raw.add_listener(GONE, self._hear_gone)
        raw.add_termination_listener(lambda _: self._wake.set())
        for live in self._tables.values():
            live.sync()
        self._asked.update(self._tables)

    async def _talk(self, line: AsyncConnection) -> None:
        """Renew the lease and say what has changed: at once when somebody comes or goes, all of it at every beat."""
        loop = asyncio.get_running_loop()
        beat = loop.time()
        while True:
            self._wake.clear()
            if loop.time() >= beat:
                self._changed |= self._tables.keys() | self._said.keys()
                beat = loop.time() + BEAT
                await self._miss(line)
            async with asyncio.timeout(LEASE / 1000):
                await self._say(line)
                asked, self._asked = self._asked, set()
                await self._look(line, asked & self._tables.keys())
            with suppress(TimeoutError):
                async with asyncio.timeout_at(beat):  # wait_for may swallow that we are cancelled, if we wake just then
                    await self._wake.wait()

    async def _say(self, line: AsyncConnection) -> None:
        changed, self._changed = self._changed, set()  # after a failure the next beat says everything again
        async with line.begin():
            if not await self._renew(line):
                self._said.clear()
                changed |= self._tables.keys()
            said = {code: self._body(code) for code in changed}
            fresh = {code: body for code, body in said.items() if body != self._said.get(code, b"")}
            await self._say_who(line, fresh)
            buried = await _bury(line)
            await line.run_sync(notify, SEEN, self._own, fresh.keys() | buried)
        self._said |= fresh
        self._said = {code: body for code, body in self._said.items() if body}
        self._asked |= fresh.keys() | buried

    async def _renew(self, line: AsyncConnection) -> bool:
        """Live on; False if we were dead, or new, and none of our rows is there."""
        until = _NOW + LEASE
        renewed = await line.execute(update(process).where(process.c.id == self._own).values(until=until))
        if not renewed.rowcount:
            await line.execute(insert(process).values(id=self._own, until=until))
        return bool(renewed.rowcount)

    def _body(self, code: str) -> bytes:
        """Our row of a table; empty when nobody looks at it through us."""
        live = self._tables.get(code)
        return b"" if live is None or live.deserted else msgspec.json.encode(live.here)

    async def _say_who(self, line: AsyncConnection, rows: Mapping[str, bytes]) -> None:
        left = [code for code, body in rows.items() if not body]
        if left:
            await line.execute(delete(looking).where(looking.c.process == self._own, looking.c.code.in_(left)))
        for code, body in rows.items():
            if body:
                row = postgresql.insert(looking).values(code=code, process=self._own, since=_NOW, body=body)
                await line.execute(row.on_conflict_do_update(index_elements=["code", "process"], set_={"body": body}))

    async def _miss(self, line: AsyncConnection) -> None:
        """Show out whom the database does not know any more: a notice may have been missed."""
        here = {one for live in self._tables.values() for one in live.here.people}
        if not here:
            return
        async with asyncio.timeout(LEASE / 1000), line.begin():
            known = set((await line.execute(select(person.c.id).where(person.c.id.in_(here)))).scalars())
        self._show_out(here - known)

    async def _look(self, connection: AsyncConnection, codes: Iterable[str]) -> None:
        """Read who is where, and tell the tables."""
        lines: dict[str, list[tuple[str, Here]]] = {code: [] for code in codes}
        if not lines:
            return
        alive = select(looking.c.code, looking.c.process, looking.c.body).join(
            process, process.c.id == looking.c.process
        )
        wanted = alive.where(process.c.until > _NOW, looking.c.code.in_(lines))
        async with connection.begin():
            rows = await connection.execute(wanted.order_by(looking.c.since, looking.c.process))
        for code, owner, body in rows:
            lines[code].append((owner, _decode(body)))
        for code, line in lines.items():
            if code in self._tables:
                others = [here for owner, here in line if owner != self._own]
                self._tables[code].meet(others, owner=bool(line) and line[0][0] == self._own)

    def _hear_written(self, _: Any, __: int, ___: str, payload: str) -> None:
        for item in heard(payload, self._own):
            code, version = item.split()
            if code in self._tables:
                self._tables[code].sync(int(version))

    def _hear_seen(self, _: Any, __: int, ___: str, payload: str) -> None:
        self._asked.update(code for code in heard(payload, self._own) if code in self._tables)
        self._wake.set()

    def _hear_gone(self, _: Any, __: int, ___: str, payload: str) -> None:
        self._show_out(heard(payload, self._own))

    def _show_out(self, gone: Iterable[str]) -> None:
        for one in gone:
            for live in self._tables.values():
                live.show_out(one)


async def _bury(line: AsyncConnection) -> set[str]:
    """Forget the processes whose lease has ended; the tables that they were looking at."""
    ended = select(process.c.id).where(process.c.until < _NOW).with_for_update(skip_locked=True)
    dead = list((await line.execute(ended)).scalars())
    if not dead:
        return set()
    logger.warning("processes have died", extra={"processes": dead})
    left = delete(looking).where(looking.c.process.in_(dead)).returning(looking.c.code)
    codes = set((await line.execute(left)).scalars())
    await line.execute(delete(process).where(process.c.id.in_(dead)))
    return codes
