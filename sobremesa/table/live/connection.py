"""A connection to one person: what waits to be sent is bounded, and who reads too slowly is shown the table anew."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from sobremesa.table.core.people import Person
from sobremesa.table.core.wire import Closed, Message
from sobremesa.table.live.pings import Pings
from sobremesa.table.metrics import RESYNCS

OUTBOX = 64  # frames

encode = msgspec.json.Encoder().encode


class Outlet(Protocol):
    """Where frames leave."""

    @property
    def free(self) -> bool:
        """Whether one more may leave now."""
        ...

    def say(self, text: bytes) -> None:
        """Let a frame leave."""
        ...

    def hang_up(self) -> None:
        """End the connection, with a word to the other side."""
        ...


class Connection:
    """One page of a person. Several tabs are several connections of the same person."""

    __slots__ = (
        "_anew",
        "_frames",
        "_limit",
        "_outlet",
        "closed",
        "greeted",
        "lost",
        "person",
        "pings",
        "sent",
        "views",
    )

    def __init__(self, person: Person, limit: int = OUTBOX) -> None:
        self.person = person
        self.pings = Pings()
        self.closed = False
        self.greeted = False  # has asked for the table: before, it is told nothing of it
        self.lost = False  # frames were dropped: only a snapshot helps now
        self.views = False  # has the rules of the table: is sent views and makes the rest of them
        self.sent = 0  # frames that have left
        self._limit = limit
        self._frames: list[bytes] = []  # no deque: that takes 760 bytes to hold nothing
        self._outlet: Outlet | None = None

    def open(self, outlet: Outlet, anew: Callable[[], None]) -> None:
        """From now on frames leave; who is lost is shown the table `anew`."""
        self._outlet, self._anew = outlet, anew
        self.flow()

    def tell(self, message: Message) -> None:
        """Send a message, in its turn."""
        self.put(encode(message))

    def put(self, frame: bytes) -> None:
        """Send what is already encoded."""
        if self.closed or self.lost:
            return
        outlet, frames = self._outlet, self._frames
        if not frames and outlet is not None and outlet.free:
            outlet.say(frame)
            self.sent += 1
        elif len(frames) >= self._limit:
            self.lose()
        else:
            frames.append(frame)
            self.flow()

    def lose(self) -> None:
        """Drop what waits: a snapshot will say it all."""
        self._frames.clear()
        self.lost = True
        RESYNCS.inc()
        asyncio.get_running_loop().call_soon(self.flow)

    def close(self, message: Closed) -> None:
        """Send a last message."""
        if not self.closed:
            self._frames.append(encode(message))
            self.closed = True
            self.flow()

    def shown_anew(self) -> None:
        """A snapshot is coming: from here on nothing is missing."""
        self.greeted = True
        self.lost = False

    def flow(self) -> None:
        """Let frames leave, as long as they may."""
        outlet, frames = self._outlet, self._frames
        if outlet is None or not outlet.free:
            return
        while frames and outlet.free:
            outlet.say(frames.pop(0))
            self.sent += 1
        if self.closed and not frames:
            self._outlet = None
            outlet.hang_up()
        elif self.lost and not self.closed:
            self._anew()
