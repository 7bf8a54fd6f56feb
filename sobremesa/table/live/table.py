"""A table that is being played: commands, bots' moves and the passing of time are jobs, done one after another.

A turn goes the short way, without a task: it is decided, folded and handed to the writer, whose word that it is durable
lets everybody hear of it. Whatever is unusual about it, and everything else, goes the long way.
"""

import asyncio
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from msgspec.structs import replace

from sobremesa.table.core import timeouts
from sobremesa.table.core.decide import decide, draft, explain, play, returning
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import (
    Accepted,
    AnyCommand,
    By,
    Closed,
    Draft,
    Drafted,
    Explain,
    Explained,
    Hello,
    Leave,
    Play,
    Pong,
    Refused,
    Rematch,
    Start,
)
from sobremesa.table.live import clock
from sobremesa.table.live.audience import Audience
from sobremesa.table.live.connection import Connection
from sobremesa.table.live.dressing import READY, Dressing
from sobremesa.table.live.jobs import Jobs
from sobremesa.table.live.keeping import Astray, Kept
from sobremesa.table.live.presses import Presses
from sobremesa.table.live.thinking import Thinkers
from sobremesa.table.live.thoughts import Thoughts
from sobremesa.table.live.warming import Warming
from sobremesa.table.metrics import EVERY
from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.neighbours import Here
from sobremesa.table.store.store import Store

logger = logging.getLogger(__name__)

RETRY = 1000  # milliseconds
TRIES = 5  # times that a command is decided anew when another process was first

Work = Callable[[], Awaitable[None]]
Answer = Accepted | Refused | Drafted | Explained


class LiveTable:
    """A table with its connections and bots. Everything that changes it goes through one line of jobs."""

    def __init__(
        self, store: Store, table: Table, thinkers: Thinkers, warming: Warming | None = None, *, owner: bool = True
    ) -> None:
        self._dressing = Dressing(warming)
        self._kept = Kept(store, table, self._tell, self._dressing.can_follow)
        self._owner = owner  # whether bots think and time passes here, not at another process
        self._bots = _bots(table)
        self._audience = Audience()
        self._thoughts = Thoughts(thinkers, self._dressing, table.opened.code, self._choose)
        self._alarm: asyncio.TimerHandle | None = None  # for what happens by itself
        self._rings = math.inf  # when it does
        self._closing = False
        self.astray = False  # the log went on in a way that we cannot follow: the table has to be read anew
        self._jobs = Jobs()
        self._presses = Presses(self._jobs, self._audience, len(table.chairs))
        self._task: asyncio.Task[None] | None = None  # of the job under way, if it takes one
        self._dressing.want(table)

    @property
    def table(self) -> Table:
        """As it is known to be kept."""
        return self._kept.table

    @property
    def deserted(self) -> bool:
        """Whether nobody looks at it."""
        return not self._audience

    def join(self, connection: Connection) -> None:
        """Somebody looks at the table."""
        self._audience.join(connection)
        self._announce()
        self._tick()

    def part(self, connection: Connection) -> None:
        """Somebody looks no longer."""
        self._audience.part(connection)
        self._announce()
        self._tick()

    def ask(self, connection: Connection, command: AnyCommand) -> None:
        """A command of a person; it is answered in its turn. One that comes too late is for the next server."""
        if self._closing or connection.closed:
            return
        table = self.table
        match command:
            case Play():
                seat, turn = table.seat_of(connection.person.id), partial(self._turn, connection, command)
                self._presses.press(table, seat, command.version, connection.pings.trip, turn)
            case Hello():
                connection.views = command.stamp == table.stamp
                if command.version > table.versions.of(table.seat_of(connection.person.id)):
                    self._line_up(partial(self._welcome, connection, command.version))
                else:
                    self.show(connection, command.version)
            case Pong():
                connection.pings.pong(command.nonce, clock.beat())
            case Draft() | Explain() if self._kept.sure and not returning(table, connection.person, command):
                self._consider(connection, command)
            case _:
                self._line_up(partial(self._serve, connection, command))

    def show(self, connection: Connection, since: int = -1) -> None:
        """Send the whole table."""
        self._audience.show(self.table, connection, since)
        if (preparing := self._dressing.preparing(self.table)) != READY:
            connection.tell(preparing)

    def dress(self) -> None:
        """What the table waits for has changed: say so, and begin what had to wait."""
        if self._closing:
            return
        if (preparing := self._dressing.news(self.table)) is not None:
            self._audience.tell(preparing)
        for begin in self._dressing.release(self.table):
            begin()

    @property
    def here(self) -> Here:
        """Who looks at it through this process."""
        return self._audience.here

    def meet(self, others: Sequence[Here], *, owner: bool) -> None:
        """Word of who is at other processes, and of whether the table is ours."""
        before = self._audience.presence(self.table.people)
        self._audience.meet(others)
        if self._audience.presence(self.table.people) != before:
            self._announce()
        self._owner = owner
        self._tick()

    def show_out(self, person: str) -> None:
        """Somebody is being forgotten: whatever they still ask is not heard."""
        self._audience.show_out(person)

    def sync(self, version: int | None = None) -> None:
        """Word came that another process has written, perhaps up to which version: look."""

        async def look() -> None:
            if version is None or version > self.table.size:
                await self._kept.catch_up()

        self._line_up(look)

    async def close(self) -> None:
        """Finish what is waiting, say goodbye."""
        self._closing = True
        if self._alarm is not None:
            self._alarm.cancel()
        self._presses.finish()
        await self._jobs.join()
        await self._thoughts.close()
        self.dismiss()

    def dismiss(self) -> None:
        """Say goodbye, whatever may be left to do."""
        self._audience.close(Closed(code="shutdown"))

    # Jobs

    def _line_up(self, job: Work) -> None:
        """Do something that waits, in its turn."""
        self._jobs.put(partial(self._begin, job))

    def _begin(self, job: Work) -> bool:
        self._task = asyncio.create_task(self._do(job))
        return False

    async def _do(self, job: Work) -> None:
        try:
            await job()
            self._arrange()
        except Conflict:
            self._tick()
        except StoreError as error:
            self._complain(error)
        except Astray as error:
            self._give_up(error)
        except Exception:
            logger.exception("a job failed; the table stands as it was")
        self._task = None
        self._jobs.go_on()

    # People

    async def _welcome(self, connection: Connection, since: int) -> None:
        """Somebody has seen more than we have: they come from another process. Read, then show."""
        try:
            await self._kept.behind()
        finally:
            self.show(connection, since)

    def _turn(self, connection: Connection, command: Play) -> bool:
        """A person's turn, the short way."""
        try:
            if self._kept.sure and not returning(self.table, connection.person, command):
                decision = decide(self.table, connection.person, command, 0)
                if decision and not isinstance(decision, Refused):
                    self._kept.put(decision, partial(self._turned, connection, command))
                    return False
        except Exception:
            self._reply(connection, command, _fault())
            return True
        return self._begin(partial(self._serve, connection, command))

    def _turned(self, connection: Connection, command: Play, error: StoreError | None) -> None:
        """The word of the writer: the turn is made, or somebody else was first, or it cannot be kept."""
        if isinstance(error, Conflict):
            self._begin(partial(self._serve, connection, command))
            return
        try:
            answer = self._accepted(connection, command) if error is None else Refused(code="storage")
            self._reply(connection, command, answer)
        finally:
            self._settle(error)

    def _settle(self, error: StoreError | None) -> None:
        """A job without a task is done, or has failed."""
        try:
            if error is None:
                self._arrange()
            elif isinstance(error, Conflict):
                self._tick()
            else:
                self._complain(error)
        finally:
            self._jobs.go_on()

    async def _serve(self, connection: Connection, command: AnyCommand) -> None:
        """Decide a person's command, keep what it does, answer."""
        if isinstance(command, Start) and self._is_early(connection, command):
            return
        try:
            answer = await self._answer(connection, command)
        except StoreError as error:
            self._complain(error)
            answer = Refused(code="storage")
        except Astray:
            raise
        except Exception:
            answer = _fault()
        self._reply(connection, command, answer)

    def _is_early(self, connection: Connection, start: Start) -> bool:
        """Whether a match could begin if all were ready. It will then, and is answered then."""
        if isinstance(decide(self.table, connection.person, start, 0), Refused):
            return False
        who = connection.person.id, start.id
        begin = partial(self._line_up, partial(self._serve, connection, start))
        early = self._dressing.hold(self.table, who, begin)
        if early:
            self.dress()
        return early

    async def _answer(self, connection: Connection, command: AnyCommand) -> Answer:
        for _ in range(TRIES):
            try:
                await self._kept.be_sure()
                if back := returning(self.table, connection.person, command):
                    await self._kept.keep(back)
                if isinstance(command, Draft | Explain):
                    return self._foresee(connection, command)
                key = secrets.randbits(256) if isinstance(command, Start | Rematch) else 0
                decision = decide(self.table, connection.person, command, key)
                if isinstance(decision, Refused):
                    if await self._kept.behind():
                        continue
                    return decision
                if decision:
                    await self._kept.keep(decision)
                return self._accepted(connection, command)
            except Conflict:
                continue
        return Refused(code="storage")

    def _consider(self, connection: Connection, command: Draft | Explain) -> None:
        """What changes nothing is answered at once: who waits in line could tell that somebody moves in secret."""
        try:
            answer = self._foresee(connection, command)
        except Exception:
            answer = _fault()
        self._reply(connection, command, answer)

    def _foresee(self, connection: Connection, command: Draft | Explain) -> Answer:
        if isinstance(command, Draft):
            return draft(self.table, connection.person, command)
        return explain(self.table, connection.person, command)

    def _accepted(self, connection: Connection, command: AnyCommand) -> Accepted:
        return Accepted(id=command.id, version=self._version(connection))

    def _version(self, connection: Connection) -> int:
        return self.table.versions.of(self.table.seat_of(connection.person.id))

    def _reply(self, connection: Connection, command: AnyCommand, answer: Answer) -> None:
        outcome = "accepted"
        if isinstance(answer, Refused):
            answer, outcome = replace(answer, id=command.id, version=self._version(connection)), answer.code
        EVERY.commands[type(command).__name__.lower(), outcome] += 1
        connection.tell(answer)
        if isinstance(command, Leave) and isinstance(answer, Accepted):
            connection.close(Closed(code="left"))

    def _tell(self, before: Table, after: Table) -> None:
        """Tell everybody what they may know of a change."""
        self._audience.hear(before, after)
        if after.asked != before.asked:
            self._presses.ask(before, after)
        if after.people != before.people:
            self._announce()
        if after.chairs is not before.chairs:
            self._bots = _bots(after)
        if after.chairs is not before.chairs or after.setup is not before.setup:
            self._dressing.want(after)
            self.dress()

    def _announce(self) -> None:
        self._audience.tell(self._audience.presence(self.table.people))

    # Bots and time

    def _arrange(self) -> None:
        """Whoever is a bot and owes an answer thinks; an alarm is set for what happens by itself."""
        if not self._audience or not self._owner:
            return
        table = self.table
        if self._bots and table.state is not None and table.stage == "playing":
            for seat in table.state.actors:
                if seat in self._bots:
                    self._thoughts.ponder(table, seat)
        at = timeouts.due(table, self._audience.away(table.people), self._audience.woken)
        if at is not None and at < self._rings:  # one that rings too soon looks again
            self._ring(at)

    def _ring(self, at: float) -> None:
        """Look again at a moment."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._rings = at
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, at - clock.now()) / 1000, self._tick)

    def _tick(self) -> None:
        self._rings = math.inf
        self._line_up(self._elapse)

    def _choose(self, seat: int, version: int, moves: list[str]) -> None:
        """A bot has made up its mind."""
        self._presses.press(self.table, seat, version, 0.0, partial(self._move, seat, version, moves))

    def _move(self, seat: int, version: int, moves: list[str]) -> bool:
        """A bot's turn goes the same way; one that comes too late is forgotten."""
        self._thoughts.forget(seat)
        if not self._kept.sure:
            return self._begin(self._kept.be_sure)  # then it thinks again
        if self.table.is_bot(seat):
            by: By = "bot" if self.table.chairs[seat].bot else "stand-in"
            decision = play(self.table, seat, Play(version=version, moves=moves), by)
            if not isinstance(decision, Refused):
                self._kept.put(decision, self._settle)
                return False
        self._arrange()
        return True

    async def _elapse(self) -> None:
        """What the passing of time has done."""
        if self._audience and self._owner:
            await self._kept.be_sure()
            away = self._audience.away(self.table.people)
            if entries := timeouts.elapse(self.table, away, self._audience.woken, clock.now()):
                await self._kept.keep(entries)

    def _complain(self, error: StoreError) -> None:
        """The database is ill: say so, and look again soon, lest time stand still."""
        logger.error("the store failed", extra={"table": self.table.opened.code, "error": str(error)})
        self._ring(clock.now() + RETRY)

    def _give_up(self, error: Astray) -> None:
        """Somebody else plays on; whoever looks at it here is sent to them."""
        logger.warning("a table cannot be followed", extra={"table": self.table.opened.code, "error": str(error)})
        self.astray = True
        self._audience.close(Closed(code="newer-rules"))


def _bots(table: Table) -> tuple[int, ...]:
    """The seats that a bot answers for."""
    return tuple(filter(table.is_bot, range(len(table.chairs))))


def _fault() -> Refused:
    logger.exception("a command failed; the table stands as it was")
    return Refused(code="fault")
