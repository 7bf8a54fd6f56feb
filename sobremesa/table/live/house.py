"""The house: every table of this process. Each is read from its log when somebody comes, and forgotten when idle."""

import asyncio
import logging
import secrets
from contextlib import suppress

from msgspec.structs import replace

from sobremesa.bots.warming import RULES
from sobremesa.rules.errors import BadOption, Illegal, OtherRules, SobremesaError, Unreadable
from sobremesa.table.config import Config
from sobremesa.table.core.codes import make_code
from sobremesa.table.core.decide import upgrade
from sobremesa.table.core.entries import AnyEntry, Called, Forgotten, Opened, Started
from sobremesa.table.core.fold import as_far_as_possible, replay
from sobremesa.table.core.matches import Match, find_match, read_match
from sobremesa.table.core.recording import MatchFile, record
from sobremesa.table.core.seen import Seen, seen
from sobremesa.table.core.table import Table
from sobremesa.table.live.beside import Need
from sobremesa.table.live.connection import Connection
from sobremesa.table.live.keeping import Kept, open_table
from sobremesa.table.live.table import LiveTable
from sobremesa.table.live.thinking import Thinkers
from sobremesa.table.live.warming import Warming
from sobremesa.table.metrics import CONNECTIONS, TABLES
from sobremesa.table.store.errors import Conflict
from sobremesa.table.store.neighbours import Neighbours
from sobremesa.table.store.store import Store

logger = logging.getLogger(__name__)

TRIES = 5  # codes
FINISH = 10.0  # seconds that may pass until everything begun is done
FAREWELL = 5.0  # seconds that the last words may take
MOMENT = 1  # second, at least, that a table stays in memory: who asked for it is about to sit down
RECENT = 64  # tables that were read for somebody who only looks, and are remembered: the next reads on from there


class UnknownTable(SobremesaError):
    """There is no table of this code."""


class Closing(SobremesaError):
    """The server is about to end."""


class House:
    """Opens, finds and forgets tables."""

    def __init__(self, store: Store, config: Config, language: str = "en") -> None:
        self.store = store
        self.config = config
        self._thinkers = Thinkers(config.threads, config.bot_pause, config.think)
        self.warming = Warming(language, self._dress)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._neighbours = Neighbours(store.shared, store.process, self._live) if store.shared else None
        self._recent: dict[str, Table] = {}
        self._idle: dict[str, asyncio.TimerHandle] = {}
        self._forgetting: set[asyncio.Task[None]] = set()
        self._closing = False
        self._goodbye = asyncio.Event()  # nobody has to wait for a table any more
        self._connections = 0
        self._empty = asyncio.Event()
        if config.warm:
            self.warming.expect_all()

    async def open(self, opened: Opened) -> Table:
        """Set a new table up; it gets a code. Whatever has to be compiled for it, nobody waits here."""
        self.warming.want([Need(opened.game, RULES)])
        for _ in range(TRIES):
            try:
                code, seal = make_code(secrets.choice), f"{secrets.randbits(256):064x}"
                return await open_table(self.store, replace(opened, code=code, seal=seal))
            except Conflict:
                continue
        raise UnknownTable("no code was free")

    async def look(self, code: str) -> Table:
        """A table as it stands, without playing at it."""
        if code in self._live and not self._live[code].astray:
            return self._live[code].table
        return await self._read(code)

    async def match(self, code: str, number: int) -> Match | None:
        """A match of a table, once it is over: from its own entries, or, before it is indexed, from the whole log."""
        found = await self.store.chapter(code, number)
        if found is not None:
            with suppress(OtherRules, BadOption):
                lines = await self.store.entries(code, found.first - 1, found.last, talk=False)
                return read_match(found, (entry for entry, _ in lines))
        table = await self.look(code)  # which ends what cannot go on
        if not 0 < number <= table.match - (table.stage not in ("lobby", "over")):
            return None
        lines = await self.store.entries(code)
        sought = await asyncio.to_thread(as_far_as_possible, lambda blind: find_match(lines, number, blind=blind))
        if sought is None:
            return None
        match, chapter = sought
        if chapter is not None:
            await self.store.index(code, chapter, len(lines))
        return match

    async def recording(self, code: str, number: int) -> MatchFile | None:
        """The file of a match, once it is over; every deal is dealt again for it."""
        match = await self.match(code, number)
        if match is None:
            return None
        await self.warming.until(Need(match.game, RULES))
        return await asyncio.to_thread(record, match)

    async def seen(self, code: str, number: int, person: str) -> Seen | None:
        """The deals that are over of the match that is played at a table, as a person was shown them."""
        table = await self.look(code)
        if number != table.match or table.stage == "lobby" or table.lost:
            return None
        lines = await self.store.entries(code, table.begun - 1, table.size, talk=False)
        return await asyncio.to_thread(seen, table, lines, table.seat_of(person))

    async def join(self, code: str, connection: Connection) -> LiveTable:
        """Connect to a table; several who come at once wait for the same reading of its log, until the server ends."""
        if code in self._live and self._live[code].astray:
            self._drop(code)
        if code not in self._live and code not in self._loading and not self._closing:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        if code in self._loading:
            await self._unless_closing(self._loading[code])
        if self._closing:
            raise Closing("the server is about to end")
        live = self._live[code]
        if code in self._idle:
            self._idle.pop(code).cancel()
        live.join(connection)
        self._connections += 1
        self._touch(code)
        CONNECTIONS.inc()
        return live

    def part(self, code: str, connection: Connection) -> None:
        """Disconnect; a table that nobody looks at is forgotten after a while."""
        live = self._live.get(code)
        self._connections -= 1
        CONNECTIONS.dec()
        if not self._connections:
            self._empty.set()
        if live is not None:
            live.part(connection)
            self._touch(code)
            self._rest(code)

    def show_out(self, person: str) -> None:
        """Somebody is being forgotten: they are at no table any more."""
        for live in self._live.values():
            live.show_out(person)

    def sync(self, code: str) -> None:
        """Something was written to the log of a table, past it: look, if somebody is there."""
        if code in self._live:
            self._live[code].sync()

    async def close(self) -> None:
        """Finish what was begun, say goodbye to everybody, and wait until they have heard it; for all of it a while."""
        self._closing = True
        self._goodbye.set()
        for loading in self._loading.values():
            loading.cancel()
        for handle in self._idle.values():
            handle.cancel()
        try:
            endings = (live.close() for live in self._live.values())
            async with asyncio.timeout(FINISH):
                await asyncio.gather(*endings, *self._forgetting)
        except TimeoutError:
            logger.error("not everything could be finished")
            for live in self._live.values():
                live.dismiss()
        if self._neighbours is not None:
            await self._neighbours.close()
        self._live.clear()
        TABLES.set(0)
        self._thinkers.close()
        await self.warming.close()
        self._empty.clear()
        if self._connections:
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self._empty.wait()

    async def _unless_closing(self, loading: asyncio.Task[LiveTable]) -> None:
        """Wait for a table; who waits when the server ends is told so at once."""
        goodbye = asyncio.create_task(self._goodbye.wait())
        try:
            await asyncio.wait([loading, goodbye], return_when=asyncio.FIRST_COMPLETED)
        finally:
            goodbye.cancel()
        if not self._closing:
            await asyncio.shield(loading)

    def _touch(self, code: str) -> None:
        if self._neighbours is not None:
            self._neighbours.touch(code)

    def _dress(self) -> None:
        for live in self._live.values():
            live.dress()

    def _rest(self, code: str) -> None:
        """Forget a table after a while, if nobody comes."""
        if self._live[code].deserted and code not in self._idle:
            idle = max(self.config.idle, MOMENT)
            self._idle[code] = asyncio.get_running_loop().call_later(idle, self._forget, code)

    def _forget(self, code: str) -> None:
        self._idle.pop(code, None)
        if self._live[code].deserted:
            self._drop(code)

    def _drop(self, code: str) -> None:
        if code in self._idle:
            self._idle.pop(code).cancel()
        live = self._live.pop(code)
        if not live.astray:
            self._remember(live.table)
        TABLES.set(len(self._live))
        task = asyncio.create_task(live.close())
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    async def _load(self, code: str) -> LiveTable:
        table = await self._read(code)
        self._recent.pop(code, None)
        live = self._live[code] = LiveTable(
            self.store, table, self._thinkers, self.warming, owner=self._neighbours is None
        )
        TABLES.set(len(self._live))
        self._rest(code)
        if self._neighbours is not None:
            live.sync()  # what was written while we read
            await self._neighbours.meet(code)
        return live

    async def _read(self, code: str) -> Table:
        """A table from its log; one of older rules is brought up to date, as far as it can be."""
        while True:
            known = self._recent.pop(code, None)
            lines = await self.store.entries(code, known.size if known is not None else 0)
            if known is None and not lines:
                raise UnknownTable(f"there is no table {code!r}")
            if known is not None and any(isinstance(entry, Forgotten) for entry, _ in lines):
                continue  # what is known was changed, too: all of it is read anew
            opened = known.opened if known is not None else lines[0][0]
            if isinstance(opened, Opened):
                await self._be_ready(opened.game, lines)
            try:
                # in a thread: a long log must not keep other tables waiting
                table = await asyncio.to_thread(_replay, lines, known) if lines or known is None else known
                kept = Kept(self.store, table, lambda *_: None)
                if entries := upgrade(table):
                    await kept.keep(entries)
                self._remember(kept.table)
                return kept.table
            except Conflict:
                continue
            except (BadOption, Illegal, Unreadable):
                if known is None:
                    raise

    async def _be_ready(self, game: str, lines: list[tuple[AnyEntry, int]]) -> None:
        """Nothing that was dealt, or is about to be, can be folded without its rules."""
        if any(isinstance(entry, Called | Started) for entry, _ in lines):
            await self.warming.until(Need(game, RULES))
            if self._closing:
                raise Closing("the server is about to end")

    def _remember(self, table: Table) -> None:
        """Keep a table in mind; of many, the latest."""
        if not table.lost:
            self._recent.pop(table.opened.code, None)
            self._recent[table.opened.code] = table
            if len(self._recent) > RECENT:
                del self._recent[next(iter(self._recent))]


def _replay(lines: list[tuple[AnyEntry, int]], known: Table | None) -> Table:
    """The table of a log, or of what it has more than was known."""
    if known is not None:
        return replay(lines, known)
    return as_far_as_possible(lambda blind: replay(lines, blind=blind))
