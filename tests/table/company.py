"""People who come and go: they sit down, play, talk, reload, leave, look on elsewhere, and remember every frame.

What they were sent is compared, in the end, with what the logs say that they may know.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from guest import Guest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from sobremesa.table.core import projection
from sobremesa.table.core.decide import draft, explain
from sobremesa.table.core.entries import AnyEntry, Played, Said
from sobremesa.table.core.fold import stages
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import (
    Accepted,
    AddBot,
    AnyCommand,
    Chat,
    Draft,
    Drafted,
    Explain,
    Explained,
    Hello,
    Join,
    Leave,
    Phrase,
    Play,
    Presence,
    Ready,
    Refused,
    Rematch,
    Say,
    Scene,
    Snapshot,
    Stand,
    Start,
    Told,
    Update,
)
from sobremesa.table.door.visit import PATIENCE

GARBAGE = ("", "{", "[]", '{"type":"fly","id":"x"}', '{"type":"play","moves":[7]}', '{"type":"sit","seat":99}')
TURNS = Played | Said


class Stay:
    """One connection of somebody to a table: what they said, and what they were told."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.since = [-1]  # versions that a snapshot may begin from
        self.asked: dict[str, AnyCommand] = {}
        self.frames: list[Any] = []


class Regular(Guest):
    """Somebody who does one thing after another, at one table or the next."""

    def __init__(self, address: str, name: str, seed: int) -> None:
        super().__init__(address, name, seed)
        self.stays: list[Stay] = []
        self.seen: dict[str, int] = {}
        self.done: Counter[str] = Counter()

    @property
    def person(self) -> Person:
        """Who this is to the server."""
        return Person(self.http.cookies["sobremesa"].rpartition(".")[0], self.name)

    async def live(self, codes: Sequence[str], steps: int) -> None:
        """So many steps; a connection that ends is one of them."""
        for _ in range(steps):
            try:
                if self.socket is None:
                    await self._come(self.luck.choice(codes))
                else:
                    await self._step()
            except ConnectionClosed:
                self._gone()

    async def send(self, command: AnyCommand) -> None:
        """As always, and remembered."""
        stay = self.stays[-1]
        if isinstance(command, Hello):
            stay.since.append(command.version)
        if command.id:
            stay.asked[command.id] = command
        await super().send(command)

    async def next(self) -> Any:
        """As always, and remembered."""
        message = await super().next()
        self.stays[-1].frames.append(message)
        return message

    async def leave(self) -> None:
        """Drop the connection, as a phone in a tunnel does: nobody says goodbye."""
        self.socket.transport.abort()
        await self.socket.wait_closed()

    async def close(self) -> None:
        """Go home."""
        if self.socket is not None:
            await self.leave()
        await super().close()

    async def _come(self, code: str) -> None:
        self.version = self.luck.choice((-1, self.seen.get(code, -1)))
        self.stamp = self.luck.choice(("", self.about.stamp)) if self.stays else ""
        self.stays.append(Stay(code))
        self.done["came"] += 1
        await self.connect(code)

    async def _step(self) -> None:
        match self.luck.random():
            case chance if chance < 0.02:
                self.done["reloaded"] += 1
                code = self.stays[-1].code
                await self.leave()
                self._gone()
                await self._come(code)
            case chance if chance < 0.03:
                self.done["went"] += 1
                await self.leave()
                self._gone()
            case chance if chance < 0.04:
                await self._flood()
            case chance if chance < 0.08:
                await self._do(self.luck.choice((Say(text=f"{self.name} {self.count}"), Phrase(phrase="wow"))))
            case chance if chance < 0.09:
                await self.show()
            case _:
                await self._do(self._wish())

    async def _do(self, command: AnyCommand) -> None:
        answer = await self.ask(command)
        self.done[type(command).__name__] += not isinstance(answer, Refused)
        if isinstance(command, Play | Say) and self.luck.random() < 0.1:
            self.count -= 1  # once more, as if the answer had been lost
            assert isinstance(await self.ask(command), Accepted if isinstance(answer, Accepted) else object)

    def _wish(self) -> AnyCommand:
        """What there is to do, or to ask."""
        luck, scene = self.luck, self.scene
        match scene.stage:
            case "lobby" if self.seat < 0:
                return luck.choice((Join(), Join(), Ready()))
            case "lobby":
                seat = luck.randrange(len(self.about.chairs))
                return luck.choice((Ready(), Ready(), AddBot(seat=seat, level="chance"), Start(), Stand()))
            case "playing" if self.seat in scene.owed and scene.legal:
                moves = [luck.choice(scene.legal)]
                asked = Draft(version=self.version, moves=moves), Explain(version=self.version, moves=moves)
                return luck.choice(asked) if luck.random() < 0.1 else Play(version=self.version, moves=moves)
            case "pause":
                return Ready()
            case "over":
                return luck.choice((Rematch(), Rematch(), Leave()))
            case _ if luck.random() < 0.005:
                return Leave()
        return Draft(version=self.version, moves=[])

    async def _flood(self) -> None:
        """Too much, and nonsense, without listening; then it is this guest who is cut off, and nobody else."""
        self.done["flooded"] += 1
        for _ in range(PATIENCE + 1):
            await self.send(Hello(version=self.luck.randrange(-1, self.version + 2)))
            await self.socket.send(self.luck.choice(GARBAGE))
        while True:
            await self.next()

    def _gone(self) -> None:
        if self.stays:
            self.seen[self.stays[-1].code] = self.version
        self.socket = None


class Truth:
    """A log, and what it says that everybody may know."""

    def __init__(self, lines: Sequence[tuple[AnyEntry, int]]) -> None:
        self.tables = list(stages(lines))
        self.kept = Counter((entry.command, _author(entry, table)) for (entry, _), table in self._after(lines))
        self.told: dict[tuple[int, int], Told] = {}
        self.said: dict[tuple[int, int], Any] = {}
        for before, after in zip(self.tables, self.tables[1:], strict=False):
            for seat in range(-1, len(after.chairs)):
                for step in after.missed(seat, before.versions.of(seat)):
                    version = step.versions.of(seat)
                    self.said[seat, version] = step.line
                    self.told |= {(seat, each.version): each for each in projection.told([step], seat)}

    def _after(self, lines: Sequence[tuple[AnyEntry, int]]) -> list[tuple[tuple[AnyEntry, int], Table]]:
        kept = zip(lines, self.tables, strict=True)
        return [(line, table) for line, table in kept if isinstance(line[0], TURNS) and line[0].command]

    def compare(self, person: Person, stay: Stay) -> int:
        """Every frame of a connection with what the log says; how many there were."""
        place, seen = 0, -1
        for frame in stay.frames:
            if isinstance(frame, Snapshot | Update | Chat):
                place = self._find(person, frame, place)
                table = self.tables[place]
                seat = table.seat_of(person.id)
                if isinstance(frame, Snapshot):
                    self._snapshot(table, person, frame, stay.since)
                elif isinstance(frame, Update):
                    self._update(table, seat, frame, seen)
                else:
                    assert frame.line == self.said[seat, frame.version]
                seen = frame.version
            else:
                self._answer(person, frame, stay.asked.get(getattr(frame, "id", "")), place)
        return len(stay.frames)

    def _find(self, person: Person, frame: Snapshot | Update | Chat, place: int) -> int:
        """Where in the log somebody was told something."""
        for at in range(place, len(self.tables)):
            table = self.tables[at]
            seat = table.seat_of(person.id)
            if table.versions.of(seat) == frame.version and getattr(frame, "seat", seat) == seat:
                return at
        raise AssertionError(f"{person.name} was told what the log does not have: {frame}")

    def _snapshot(self, table: Table, person: Person, frame: Snapshot, since: Sequence[int]) -> None:
        here, views = Presence(present=frame.present, spectators=frame.spectators), bool(frame.scene.view)
        for version in since:
            shown = projection.snapshot(table, person.id, version, here, 0, frame.now, views=views)
            if timeless(shown) == timeless(frame):
                return
        raise AssertionError(f"{person.name} was shown {frame}, and the log says {shown}")

    def _update(self, table: Table, seat: int, frame: Update, seen: int) -> None:
        told = (self.told.get((seat, version)) for version in range(seen + 1, frame.version + 1))
        assert frame.told == tuple(each for each in told if each is not None)
        views = bool(frame.scene.view)
        assert still(frame.scene) == still(projection.scene(table, seat, 0, views=views))
        assert frame.chairs is None or frame.chairs == table.chairs
        assert frame.deals is None or frame.deals == table.deals

    def _answer(self, person: Person, frame: Any, command: AnyCommand | None, place: int) -> None:
        """What was accepted is in the log, once; what was refused is not; what was asked follows from a table there."""
        if isinstance(command, Play | Say | Phrase):
            assert self.kept[command.id, person.id] == isinstance(frame, Accepted)
        elif isinstance(frame, Drafted | Explained):
            answers = draft if isinstance(frame, Drafted) else explain
            asked = (table for table in self.tables[place:] if _version(table, person) == frame.version)
            told = msgspec.json.encode(frame)
            assert told in (msgspec.json.encode(answers(table, person, command)) for table in asked)


def _version(table: Table, person: Person) -> int:
    return table.versions.of(table.seat_of(person.id))


def _author(entry: AnyEntry, table: Table) -> str:
    return entry.person if isinstance(entry, Said) else table.people[entry.seat]


def still(scene: Scene) -> bytes:
    """A scene as it is written, without the deadline, which depends on who was there."""
    return msgspec.json.encode(replace(scene, deadline=None))


def timeless(frame: Snapshot) -> bytes:
    """A snapshot the same."""
    return msgspec.json.encode(replace(frame, scene=replace(frame.scene, deadline=None)))
