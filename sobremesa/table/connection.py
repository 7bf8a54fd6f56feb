"""A connection to one person: what waits to be sent is bounded, and who reads too slowly is shown the table anew."""

import asyncio
from collections import deque

import msgspec

from sobremesa.table.decide import Person
from sobremesa.table.metrics import RESYNCS
from sobremesa.table.races import Way
from sobremesa.table.wire import Closed, Message

OUTBOX = 64  # frames

encode = msgspec.json.Encoder().encode


class Connection:
    """One page of a person. Several tabs are several connections of the same person."""

    def __init__(self, person: Person, limit: int = OUTBOX) -> None:
        self.person = person
        self.way = Way()
        self.closed = False
        self.greeted = False  # has asked for the table: before, it is told nothing of it
        self.lost = False  # frames were dropped: only a snapshot helps now
        self.sent = 0  # frames that have left
        self._limit = limit
        self._frames: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def tell(self, message: Message) -> None:
        """Send a message, in its turn."""
        self.put(encode(message))

    def put(self, frame: bytes) -> None:
        """Send what is already encoded."""
        if self.closed or self.lost:
            return
        if len(self._frames) >= self._limit:
            self.lose()
        else:
            self._frames.append(frame)
            self._wake.set()

    def lose(self) -> None:
        """Drop what waits: a snapshot will say it all."""
        self._frames.clear()
        self.lost = True
        self._wake.set()
        RESYNCS.inc()

    def close(self, message: Closed) -> None:
        """Send a last message."""
        if not self.closed:
            self._frames.append(encode(message))
            self.closed = True
            self._wake.set()

    def shown_anew(self) -> None:
        """A snapshot is coming: from here on nothing is missing."""
        self.greeted = True
        self.lost = False

    async def next(self) -> bytes | None:
        """The next frame; None when frames were lost, or after the last."""
        while not self._frames and not self.lost and not self.closed:
            self._wake.clear()
            await self._wake.wait()
        return self._frames.popleft() if self._frames else None
