"""A table in memory: the real `LiveTable`, a store without a disk, pages that keep every frame, a clock that stands."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import msgspec
from kit import FACTOR

from sobremesa.table.core.entries import AnyEntry, decode_entry
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import AnyCommand, Hello
from sobremesa.table.live import clock
from sobremesa.table.live.connection import Connection
from sobremesa.table.live.table import LiveTable
from sobremesa.table.live.thinking import Thinkers
from sobremesa.table.store.writer import Append, Done


class Memory:
    """A store that forgets everything in the end, and is nobody else's."""

    shared = None

    def __init__(self, lines: Iterable[tuple[AnyEntry, int]] = ()) -> None:
        self.lines = list(lines)

    def put(self, append: Append, done: Done) -> None:
        """Keep entries; the author hears of it a little later."""
        self.keep(append)
        asyncio.get_running_loop().call_soon(done, None)

    def keep(self, append: Append) -> None:
        """Keep entries."""
        self.lines += [(decode_entry(body), append.at) for body in append.bodies]

    async def entries(self, _: str, after: int = 0) -> list[tuple[AnyEntry, int]]:
        """The log after a version."""
        return self.lines[after:]


class Page(Connection):
    """A connection that keeps what it is told."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.frames: list[bytes] = []

    def put(self, frame: bytes) -> None:
        """Keep a frame."""
        self.frames.append(frame)

    def take(self) -> list[bytes]:
        """What was told since the last time."""
        told, self.frames = self.frames, []
        return told

    def last(self) -> dict:
        """The last frame."""
        return msgspec.json.decode(self.frames[-1])


class Room:
    """A live table and the pages that look at it, by seat; -1 is a spectator."""

    def __init__(self, table: Table, people: Iterable[Person], store: Memory, *, views: bool) -> None:
        self.live = LiveTable(store, table, Thinkers(1, 0, 1))
        self.store = store
        self.pages = {table.seat_of(person.id): Page(person) for person in people}
        for page in self.pages.values():
            self.live.join(page)
            self.live.ask(page, Hello(stamp=table.stamp if views else ""))

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.live.table

    async def ask(self, seat: int, command: AnyCommand) -> None:
        """A command, and everything that it does; nobody is waited for."""
        self.live.ask(self.pages[seat], command)
        await self.quiet()

    async def quiet(self) -> None:
        """Until nothing is left to be done."""
        self.live._presses.finish()
        await self.live._jobs.join()


@asynccontextmanager
async def room(
    table: Table, people: Iterable[Person], store: Memory | None = None, *, views: bool = False
) -> AsyncIterator[Room]:
    """A room, until it is left. `views`: everybody has the rules."""
    entered = Room(table, people, store or Memory(), views=views)
    try:
        await entered.quiet()
        yield entered
    finally:
        await entered.live.close()
        entered.live._thoughts._thinkers.close()


class Time:
    """The moment that every table believes it is."""

    def __init__(self, monkeypatch, at: int = 1_000_000) -> None:
        self.at = at
        monkeypatch.setattr(clock, "now", lambda: self.at)


def run(test) -> None:
    """Run a test that may not hang."""
    asyncio.run(asyncio.wait_for(test, 300 * FACTOR))
