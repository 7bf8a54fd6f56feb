"""A table that is kept: the value, and the only way to change it, which is to make entries durable first."""

import time
from collections.abc import Awaitable, Callable, Sequence

from sobremesa.rules.errors import BadOption, Illegal, SobremesaError, Unreadable
from sobremesa.table.core.entries import AnyEntry, Started, encode_entry
from sobremesa.table.core.fold import replay
from sobremesa.table.core.listing import listing
from sobremesa.table.core.table import Table
from sobremesa.table.live import clock
from sobremesa.table.metrics import KEPT
from sobremesa.table.store.errors import StoreError
from sobremesa.table.store.store import Store
from sobremesa.table.store.writer import Append

Changed = Callable[[Table, Table], None]
Ready = Callable[[Table], Awaitable[None]]


class Astray(SobremesaError):
    """Another process has written what this one cannot follow: it has newer rules, or newer entries."""


class Kept:
    """A table and its log. Whoever wants to know hears of every change, after it is durable."""

    def __init__(self, store: Store, table: Table, changed: Changed, ready: Ready | None = None) -> None:
        self.table = table
        self._ready = ready  # awaited before others' entries are folded
        self._store = store
        self._changed = changed
        self._sure = True  # that the table is all of its log

    async def keep(self, entries: Sequence[AnyEntry]) -> None:
        """Make entries durable, then part of the table. `Conflict`: somebody else was first; catch up and ask again."""
        at, before = clock.now(), self.table
        after = replay(((entry, at) for entry in entries), before)  # what cannot be folded is not kept
        begun = time.perf_counter()
        try:
            await self._store.append(_append(before, after, entries, at))
        except StoreError:
            self._sure = False
            raise
        KEPT.observe(time.perf_counter() - begun)
        self._become(after)

    async def catch_up(self) -> None:
        """Read what the log has more: after a conflict, a failure, or word from another process."""
        try:
            lines = await self._store.entries(self.table.opened.code, self.table.size)
            if self._ready is not None and any(isinstance(entry, Started) for entry, _ in lines):
                await self._ready(self.table)
            after = replay(lines, self.table)
        except (BadOption, Illegal, Unreadable) as error:
            raise Astray(str(error)) from error
        self._sure = True
        if lines:
            self._become(after)

    async def behind(self) -> bool:
        """Whether another process had written more than we knew. Then a refusal may have been wrong."""
        before = self.table.size
        if self._store.shared:
            await self.catch_up()
        return self.table.size > before

    async def be_sure(self) -> None:
        """After a failure nobody knows what was kept: look."""
        if not self._sure:
            await self.catch_up()

    def _become(self, after: Table) -> None:
        before, self.table = self.table, after
        self._changed(before, after)


def _append(before: Table, after: Table, entries: Sequence[AnyEntry], at: int) -> Append:
    """The rows, and what lists show where that has changed."""
    seen = (before.stage, before.match, before.chairs), (after.stage, after.match, after.chairs)
    listed = listing(after, at) if seen[0] != seen[1] and listing(after, 0) != listing(before, 0) else None
    people = frozenset(filter(None, after.people)) if after.people != before.people else None
    return Append(before.opened.code, before.size + 1, at, [encode_entry(entry) for entry in entries], listed, people)


async def open_table(store: Store, first: AnyEntry) -> Table:
    """A new table with its first entry kept. `Conflict`: the code is taken."""
    at = clock.now()
    table = replay([(first, at)])
    await store.append(Append(table.opened.code, 1, at, [encode_entry(first)], listing(table, at)))
    return table
