"""Guests who live through crashes: they come back, ask again what was not answered, and remember every promise."""

import asyncio
from typing import Any

from guest import Guest
from msgspec.structs import replace
from process import Process
from websockets.exceptions import WebSocketException

from sobremesa.table.core.wire import (
    Accepted,
    AddBot,
    AnyCommand,
    Chair,
    Chat,
    Line,
    Play,
    Ready,
    Refused,
    Rematch,
    Say,
    Sit,
    Snapshot,
    Start,
    Update,
)

BOT = 2  # the seat of one
LAST = {"lock"}
LATE = ("stale", "running", "not-running", "not-ready")  # somebody else, or this command itself, was first


class Fate:
    """Kills the server at the moment when its guests have received a number of frames, or some milliseconds later."""

    def __init__(self, server: Process, guests: int) -> None:
        self._server = server
        self.fallen = asyncio.Barrier(guests + 1)  # where everybody meets who has noticed
        self._frames, self._delay = 0, 0.0
        self.over = False  # no more kills: the match under way is the last

    def decree(self, frames: int, delay: float) -> None:
        """When the next end comes."""
        self._frames, self._delay = frames, delay

    def frame(self) -> None:
        """Somebody received one."""
        self._frames -= 1
        if self._frames == 0 and self._delay:
            asyncio.get_running_loop().call_later(self._delay, self._server.kill)
        elif self._frames == 0:
            self._server.kill()


class Survivor(Guest):
    """A guest with a seat (or none: -1) at a table, until fate is over and the match is, too."""

    def __init__(self, server: Process, fate: Fate, name: str, place: int, seed: int) -> None:
        super().__init__(server.address, name, seed)
        self.server, self.fate, self.place = server, fate, place
        self.chairs: tuple[Chair, ...] = ()
        self.lines: list[Line] = []
        self.waiting: AnyCommand | None = None  # not answered yet
        self.promised: list[AnyCommand] = []
        self.returns = 0

    async def live(self, code: str) -> None:
        """Come, play, come again when the server falls."""
        while True:
            await self.server.up.wait()
            try:
                await self._return(code)
                await self._stay()
                return
            except (WebSocketException, OSError, EOFError):
                await self.fate.fallen.wait()

    async def next(self) -> Any:
        """As always; chairs and what is said are remembered, too."""
        message = await super().next()
        if isinstance(message, Snapshot | Update):
            self.chairs = message.chairs or self.chairs
        elif isinstance(message, Chat):
            self.lines.append(message.line)
        self.fate.frame()
        return message

    async def _return(self, code: str) -> None:
        """Back to where this guest was: nothing is missing, and the seat is still theirs."""
        seen = self.version
        snapshot = await self.connect(code, self.server.address)
        assert snapshot.version >= seen
        self.returns += 1
        if self.place >= 0 and Sit in map(type, self.promised):
            assert snapshot.seat == self.place
            assert not snapshot.resync
        if self.waiting is None and self.promised and isinstance(self.promised[-1], Play | Say):
            self.waiting = self.promised[-1]  # asked once more, as if the answer had been lost
        if self.waiting is not None:
            await self._insist()

    async def _stay(self) -> None:
        while not (self.fate.over and self.scene.stage == "over"):
            if (command := self._wish()) is None:
                await self.next()
            else:
                self.count += 1
                self.waiting = replace(command, id=f"{self.name}-{self.count}")
                await self._insist()

    def _wish(self) -> AnyCommand | None:
        """What this guest would do now, if anything."""
        if self.place < 0:
            return None
        if self.seat < 0:
            return Sit(seat=self.place)
        if self.luck.random() < 0.05:
            return Say(text=f"{self.name} {self.count}")
        match self.scene.stage:
            case "lobby" if not self.chairs[self.seat].ready:
                return Ready()
            case "lobby" if self.seat == 0 and not self.chairs[BOT].bot:
                return AddBot(seat=BOT, level="chance")
            case "lobby" if self.seat == 0 and all(chair.ready for chair in self.chairs):
                return Start(version=self.version)
            case "playing" if self.seat in self.scene.owed and self.scene.legal:
                legal = LAST & set(self.scene.legal) or self.scene.legal  # who dawdles would bet for ever
                return Play(version=self.version, moves=[self.luck.choice(sorted(legal))])
            case "over" if self.seat == 0:
                return Rematch(version=self.version)
        return None

    async def _insist(self) -> None:
        """Send what waits, and wait for the answer."""
        await self.send(self.waiting)
        while True:
            answer = await self.next()
            if isinstance(answer, Snapshot):  # perhaps the answer was lost; asking again is harmless
                await self.send(self.waiting)
            if isinstance(answer, Accepted | Refused) and answer.id == self.waiting.id:
                break
        if isinstance(answer, Accepted):
            self.promised.append(self.waiting)
        else:
            assert answer.code in LATE, answer
            assert self.waiting not in self.promised
        self.waiting = None
