"""Requests, as uvicorn reads them (h11), from people who may be slow, silent, or send too much at once."""

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PIECE = 2048  # bytes of a connection that are read in one turn of the loop: the smallest chunk of a body is six
REQUEST = 10.0  # seconds until a request is here, all of it
TAKEN = 30.0  # seconds in which some of an answer has to be taken
WAITING = 500  # connections that may wait for somebody to go on; beyond them who has waited longest is cut off


class HttpProtocol(H11Protocol):
    """A connection whose other side has to go on, and has a bounded share of each turn of the loop."""

    waiting: ClassVar[dict["HttpProtocol", None]] = {}  # of this process, as its files are

    _rest = b""  # what was not looked at yet
    _again = False  # more of it will be in the next turn
    _alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Called when somebody comes."""
        super().connection_made(transport)
        self._wait(REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when they are gone."""
        self._work()
        self._rest = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Look at a piece; the rest has to wait for the next turn."""
        self._rest += data
        if not self._again:
            self._look()

    def on_response_complete(self) -> None:
        """Called when a request was answered; the next one may be here already."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._wait(REQUEST)
            self._look()

    def pause_writing(self) -> None:
        """Called when an answer is not taken."""
        super().pause_writing()
        self._wait(TAKEN)

    def resume_writing(self) -> None:
        """Called when some of it was."""
        super().resume_writing()
        self._work()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Called with a request for a websocket; what came with it goes along."""
        self._work()
        super().handle_websocket_upgrade(event)
        rest, self._rest = self.conn.trailing_data[0] + self._rest, b""
        if rest:
            self.transport.get_protocol().data_received(rest)  # type: ignore[attr-defined]
        else:
            self.transport.resume_reading()

    @property
    def _busy(self) -> bool:
        """Whether a request is being answered. Nobody has to send the next one before; who does, waits."""
        return self.cycle is not None and not (self.cycle.response_complete or self.cycle.more_body)

    def _look(self) -> None:
        piece, self._rest = (b"", self._rest) if self._busy else (self._rest[:PIECE], self._rest[PIECE:])
        if self._rest:
            self.transport.pause_reading()
        if piece:
            super().data_received(piece)
            if self._busy:
                self._work()
        if not self._rest and not self.flow.read_paused:
            self.transport.resume_reading()
        elif piece:
            self._again = True
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._again = False
        if not self.transport.is_closing():
            self._look()

    def _wait(self, seconds: float) -> None:
        """The other side has to go on, within some seconds."""
        self._work()
        self._alarm = self.loop.call_later(seconds, self.transport.abort)
        self.waiting[self] = None
        if len(self.waiting) > WAITING:
            next(iter(self.waiting)).transport.abort()

    def _work(self) -> None:
        """It is our turn."""
        self.waiting.pop(self, None)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
