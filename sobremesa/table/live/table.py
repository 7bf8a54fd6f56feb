"""A table that is being played: commands, bots' moves and the passing of time are jobs, done one after another."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from sobremesa.rules.state import State, View
from sobremesa.table.core import projection, races, timeouts
from sobremesa.table.core.decide import decide, draft, explain, play, returning
from sobremesa.table.core.races import Race
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
    Start,
)
from sobremesa.table.live import clock
from sobremesa.table.live.audience import Audience
from sobremesa.table.live.connection import Connection, encode
from sobremesa.table.live.dressing import READY, Dressing
from sobremesa.table.live.jobs import Job, Jobs
from sobremesa.table.live.keeping import Astray, Kept
from sobremesa.table.live.thinking import Players, Thinkers, portion
from sobremesa.table.live.warming import Warming
from sobremesa.table.metrics import answered
from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.neighbours import Here
from sobremesa.table.store.store import Store

logger = logging.getLogger(__name__)

RETRY = 1000  # milliseconds
TRIES = 5  # times that a command is decided anew when another process was first

Frames = dict[tuple[int, bool], list[bytes]]  # what a seat is told of a change, as boards or as views


class LiveTable:
    """A table with its connections and bots. Everything that changes it goes through one line of jobs."""

    def __init__(
        self, store: Store, table: Table, thinkers: Thinkers, warming: Warming | None = None, *, owner: bool = True
    ) -> None:
        self._dressing = Dressing(warming)
        self._kept = Kept(store, table, self._tell, self._dressing.can_follow)
        self._thinkers = thinkers
        self._owner = owner  # whether bots think and time passes here, not at another process
        self._players = Players(thinkers.think, table.opened.code)
        self._audience = Audience()
        self._shown = [0.0] * len(table.chairs)  # when each seat was sent its question
        self._thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the version it answers
        self._race: Race[Job] = Race()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._closing = False
        self.astray = False  # the log went on in a way that we cannot follow: the table has to be read anew
        self._jobs = Jobs(self._do)
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
        self._jobs.put(self._elapse)

    def part(self, connection: Connection) -> None:
        """Somebody looks no longer."""
        self._audience.part(connection)
        self._announce()
        self._jobs.put(self._elapse)

    def ask(self, connection: Connection, command: AnyCommand) -> None:
        """A command of a person; it is answered in its turn. One that comes too late is for the next server."""
        if self._closing:
            return
        match command:
            case Hello():
                connection.views = command.stamp == self.table.stamp
                if command.version > self.table.versions.of(self.table.seat_of(connection.person.id)):
                    self._jobs.put(lambda: self._welcome(connection, command.version))
                else:
                    self.show(connection, command.version)
            case Pong():
                connection.pings.pong(command.nonce, clock.beat())
            case Play():
                seat = self.table.seat_of(connection.person.id)
                self._press(seat, command.version, connection.pings.trip, lambda: self._serve(connection, command))
            case _:
                self._jobs.put(lambda: self._serve(connection, command))

    def show(self, connection: Connection, since: int = -1) -> None:
        """Send the whole table."""
        connection.shown_anew()
        person, presence = connection.person.id, self._audience.presence(self.table.people)
        woken, now, views = self._audience.woken, clock.now(), connection.views
        connection.tell(projection.snapshot(self.table, person, since, presence, woken, now, views=views))
        if (preparing := self._dressing.preparing(self.table)) != READY:
            connection.tell(preparing)

    def dress(self) -> None:
        """What the table waits for has changed: say so, and begin what had to wait."""
        if self._closing:
            return
        if (preparing := self._dressing.news(self.table)) is not None:
            self._audience.tell(preparing)
        for job in self._dressing.release(self.table):
            self._jobs.put(job)

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

    def sync(self, version: int | None = None) -> None:
        """Word came that another process has written, perhaps up to which version: look."""

        async def look() -> None:
            if version is None or version > self.table.size:
                await self._kept.catch_up()

        self._jobs.put(look)

    async def close(self) -> None:
        """Finish what is waiting, say goodbye."""
        self._closing = True
        for alarm in self._alarms.values():
            alarm.cancel()
        self._finish()
        await self._jobs.join()
        thoughts = [thought for _, thought in self._thoughts.values()]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        self._audience.close(Closed(code="shutdown"))

    async def _do(self, job: Job) -> None:
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

    # People

    async def _welcome(self, connection: Connection, since: int) -> None:
        """Somebody has seen more than we have: they come from another process. Read, then show."""
        try:
            await self._kept.behind()
        finally:
            self.show(connection, since)

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
            logger.exception("a command failed; the table stands as it was")
            answer = Refused(code="fault")
        if isinstance(answer, Refused):
            version = self.table.versions.of(self.table.seat_of(connection.person.id))
            answer = replace(answer, id=command.id, version=version)
        outcome = answer.code if isinstance(answer, Refused) else "accepted"
        answered(type(command).__name__.lower(), outcome).inc()
        connection.tell(answer)
        if isinstance(command, Leave) and isinstance(answer, Accepted):
            connection.close(Closed(code="left"))

    def _is_early(self, connection: Connection, start: Start) -> bool:
        """Whether a match could begin if all were ready. It will then, and is answered then."""
        if isinstance(decide(self.table, connection.person, start, 0), Refused):
            return False
        who = connection.person.id, start.id
        early = self._dressing.hold(self.table, who, lambda: self._serve(connection, start))
        if early:
            self.dress()
        return early

    async def _answer(self, connection: Connection, command: AnyCommand) -> Accepted | Refused | Drafted | Explained:
        person = connection.person
        for _ in range(TRIES):
            try:
                await self._kept.be_sure()
                if back := returning(self.table, person, command):
                    await self._kept.keep(back)
                if isinstance(command, Draft):
                    return draft(self.table, person, command)
                if isinstance(command, Explain):
                    return explain(self.table, person, command)
                decision = decide(
                    self.table, person, command, secrets.randbits(256) if isinstance(command, Start) else 0
                )
                if isinstance(decision, Refused):
                    if await self._kept.behind():
                        continue
                    return decision
                if decision:
                    await self._kept.keep(decision)
                return Accepted(id=command.id, version=self.table.versions.of(self.table.seat_of(person.id)))
            except Conflict:
                continue
        return Refused(code="storage")

    def _tell(self, before: Table, after: Table) -> None:
        """Tell everybody what they may know of a change. It is durable: a fault here must not undo the answer."""
        frames: Frames = {}
        for connection in self._audience:
            try:
                self._tell_one(connection, before, after, frames)
            except Exception:
                logger.exception("a change could not be told; the table is shown anew")
                connection.lose()
        for seat, asked in enumerate(after.asked):
            if asked != before.asked[seat]:
                self._shown[seat] = clock.beat()
                for job in self._race.release(seat):
                    self._jobs.put(job)
        if after.people != before.people:
            self._announce()
        if after.chairs is not before.chairs:
            self._dressing.want(after)
            self.dress()

    def _tell_one(self, connection: Connection, before: Table, after: Table, frames: Frames) -> None:
        seat = after.seat_of(connection.person.id)
        if seat != before.seat_of(connection.person.id):
            self.show(connection)
            return
        if after.setup is not before.setup:
            self.show(connection, before.versions.of(seat))
            return
        reader = seat, connection.views
        if reader not in frames:
            news = projection.news(before, after, seat, self._audience.woken, views=connection.views)
            frames[reader] = [encode(message) for message in news]
        for frame in frames[reader]:
            connection.put(frame)

    def _announce(self) -> None:
        self._audience.tell(self._audience.presence(self.table.people))

    # Races

    def _press(self, seat: int, version: int, trip: float, job: Job) -> None:
        """A turn arrives. Where several may want to be first it is held until no quicker one can be on its way.

        One that answers an earlier question is no press: it was made before the moment, and will be refused.
        """
        rivals = races.rivals(self.table, seat) if seat >= 0 and version >= self.table.asked[seat] else []
        if not rivals:
            self._jobs.put(job)
            return
        pressed = clock.beat()
        surprised = seat != self.table.concerned
        quickest = self._race.press(seat, races.reaction(self._shown[seat], pressed, trip, surprised=surprised), job)
        trips = {rival: self._audience.trip(self.table.people[rival]) for rival in rivals if rival not in self._race}
        waited_for = ((self._shown[rival], trip) for rival, trip in trips.items())
        self._alarm("race", races.patience(pressed, quickest, waited_for) - pressed, self._finish)

    def _finish(self) -> None:
        for job in self._race.finish():
            self._jobs.put(job)

    # Bots and time

    def _arrange(self) -> None:
        """Whoever is a bot and owes an answer thinks; an alarm is set for what happens by itself."""
        if not self._audience or not self._owner:
            return
        state = self.table.state
        bots = [seat for seat in range(len(self.table.chairs)) if self.table.is_bot(seat)]
        if bots and state is not None and self.table.stage == "playing":
            for seat in state.actors:
                if seat in bots:
                    self._ponder(seat, self.table.asked[seat], state)
        at = timeouts.due(self.table, self._audience.away(self.table.people), self._audience.woken)
        if at is not None:
            self._alarm("clock", at - clock.now(), self._tick)

    def _tick(self) -> None:
        self._jobs.put(self._elapse)

    def _ponder(self, seat: int, version: int, state: State) -> None:
        """A bot thinks about a question once; an older one is no longer worth a thought."""
        pondered, thought = self._thoughts.get(seat, (-1, None))
        if pondered != version:
            if thought is not None:
                thought.cancel()
            thinking = self._think(seat, self.table.level(seat), version, state.view(seat))
            self._thoughts[seat] = version, asyncio.create_task(thinking)

    async def _think(self, seat: int, level: str, version: int, view: View) -> None:
        try:
            player = self._players.at(seat, await self._dressing.dressed(self.table, level))
            race = bool(races.rivals(self.table, seat))
            share = portion(self.table.opened.tempo, len(self.table.chairs))
            moves = await self._thinkers.choose(player, view, race=race, portion=share)
        except Exception:
            logger.exception("a bot failed; it plays anything")
            moves = view.legal(seat)[:1]
        self._press(seat, version, 0.0, lambda: self._move(seat, version, list(map(str, moves))))

    async def _move(self, seat: int, version: int, moves: list[str]) -> None:
        """A bot's turn enters by the same door; one that comes too late is forgotten."""
        self._thoughts.pop(seat, None)
        await self._kept.be_sure()
        if self.table.is_bot(seat):
            by: By = "bot" if self.table.chairs[seat].bot else "stand-in"
            decision = play(self.table, seat, Play(version=version, moves=moves), by)
            if not isinstance(decision, Refused):
                await self._kept.keep(decision)

    async def _elapse(self) -> None:
        """What the passing of time has done."""
        if self._audience and self._owner:
            await self._kept.be_sure()
            away = self._audience.away(self.table.people)
            if entries := timeouts.elapse(self.table, away, self._audience.woken, clock.now()):
                await self._kept.keep(entries)

    def _alarm(self, name: str, delay: float, ring: Callable[[], None]) -> None:
        """Ring in some milliseconds; a new alarm of a name replaces the old one."""
        if name in self._alarms:
            self._alarms[name].cancel()
        self._alarms[name] = asyncio.get_running_loop().call_later(max(0.0, delay) / 1000, ring)

    def _complain(self, error: StoreError) -> None:
        """The database is ill: say so, and look again soon, lest time stand still."""
        logger.error("the store failed", extra={"table": self.table.opened.code, "error": str(error)})
        self._alarm("clock", RETRY, self._tick)

    def _give_up(self, error: Astray) -> None:
        """Somebody else plays on; whoever looks at it here is sent to them."""
        logger.warning("a table cannot be followed", extra={"table": self.table.opened.code, "error": str(error)})
        self.astray = True
        self._audience.close(Closed(code="newer-rules"))
