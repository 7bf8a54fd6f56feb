"""A table that is kept: the value, and the only way to change it, which is to make entries durable first."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from sobremesa.rules.errors import BadOption, Illegal, SobremesaError, Unreadable
from sobremesa.table.core.attendance import attendance
from sobremesa.table.core.entries import AnyEntry, Called, Forgotten, Started, encode_entry
from sobremesa.table.core.fold import as_far_as_possible, fold, replay
from sobremesa.table.core.listing import listing
from sobremesa.table.core.matches import chapter
from sobremesa.table.core.table import Table
from sobremesa.table.live import clock
from sobremesa.table.metrics import EVERY
from sobremesa.table.store.errors import StoreError
from sobremesa.table.store.store import Store
from sobremesa.table.store.writer import Append, Done

logger = logging.getLogger(__name__)

Changed = Callable[[Table, Table], None]
Ready = Callable[[Table], Awaitable[None]]


class Astray(SobremesaError):
    """Another process has written what this one cannot follow: it has newer rules, or newer entries."""


class Kept:
    """A table and its log. Whoever wants to know hears of every change, after it is durable."""

    def __init__(self, store: Store, table: Table, changed: Changed, ready: Ready | None = None) -> None:
        self.table = _by_our_clock(table)
        self.sure = True  # that the table is all of its log
        self._ready = ready  # awaited before others' entries are folded
        self._store = store
        self._changed = changed

    def put(self, entries: Sequence[AnyEntry], done: Done) -> None:
        """Have entries made durable, then part of the table; `done` hears of it, or why not, after everybody else."""
        at, begun, before = clock.now(), time.perf_counter(), self.table
        after = before
        for entry in entries:
            after = fold(after, entry, at)  # what cannot be folded is not kept

        def settle(error: StoreError | None) -> None:
            if error is None:
                EVERY.kept(time.perf_counter() - begun)
                self._become(after)
            else:
                self.sure = False
            done(error)

        self._store.put(_append(before, after, entries, at), settle)

    async def keep(self, entries: Sequence[AnyEntry]) -> None:
        """The same, for who waits. `Conflict`: somebody else was first; catch up and ask again."""
        kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self.put(entries, lambda error: None if kept.done() else kept.set_result(error))
        if error := await kept:
            raise error

    async def catch_up(self) -> None:
        """Read what the log has more: after a conflict, a failure, or word from another process."""
        try:
            lines = await self._store.entries(self.table.opened.code, self.table.size)
            if self._ready is not None and any(isinstance(entry, Called | Started) for entry, _ in lines):
                await self._ready(self.table)
            if any(isinstance(entry, Forgotten) for entry, _ in lines):
                after = await self._anew()
            else:
                after = replay(lines, self.table)
        except (BadOption, Illegal, Unreadable) as error:
            raise Astray(str(error)) from error
        self.sure = True
        if lines:
            self._become(_by_our_clock(after))

    async def _anew(self) -> Table:
        """The table from the whole log: what is older was changed, too. In a thread, for it may be long."""
        whole = await self._store.entries(self.table.opened.code)
        return await asyncio.to_thread(as_far_as_possible, lambda blind: replay(whole, blind=blind))

    async def behind(self) -> bool:
        """Whether another process had written more than we knew. Then a refusal may have been wrong."""
        before = self.table.size
        if self._store.shared:
            await self.catch_up()
        return self.table.size > before

    async def be_sure(self) -> None:
        """After a failure nobody knows what was kept: look."""
        if not self.sure:
            await self.catch_up()

    def _become(self, after: Table) -> None:
        before, self.table = self.table, after
        try:
            self._changed(before, after)
        except Exception:
            logger.exception("a change could not be told")


def _by_our_clock(table: Table) -> Table:
    """A question that is put later than now was put by another clock, or before somebody set this one back."""
    now = clock.now()
    return table if table.since <= now else replace(table, since=now)


def _append(before: Table, after: Table, entries: Sequence[AnyEntry], at: int) -> Append:
    """The rows, and what lists show where that has changed."""
    code, version, bodies = before.opened.code, before.size + 1, [encode_entry(entry) for entry in entries]
    same = after.stage == before.stage and after.match == before.match
    if same and after.chairs is before.chairs and after.people is before.people:
        return Append(code, version, at, bodies)
    listed = listing(after, at) if listing(after, 0) != listing(before, 0) else None
    people = frozenset(filter(None, after.people)) if after.people != before.people else None
    if before.stage == "over" or after.stage != "over":
        return Append(code, version, at, bodies, listed, people)
    return Append(code, version, at, bodies, listed, people, chapter(after), attendance(after, at))


async def open_table(store: Store, first: AnyEntry) -> Table:
    """A new table with its first entry kept. `Conflict`: the code is taken."""
    at = clock.now()
    table = replay([(first, at)])
    await store.append(Append(table.opened.code, 1, at, [encode_entry(first)], listing(table, at)))
    return table
