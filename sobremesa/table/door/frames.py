"""The frames of a websocket (RFC 6455): what a visitor says is heard at once, and what they are told leaves at once.

A visitor has a bounded share of each turn of the loop. Whatever they send beyond it waits, and nothing more is read
from them until it was heard: somebody with much to say keeps nobody else waiting. There is no queue and no task.
"""

import asyncio
from typing import Protocol

from websockets.frames import apply_mask  # type: ignore[attr-defined]

LONGEST = 16 * 1024  # bytes that may come as one message
SHARE = 16  # frames of a visitor that are heard in one turn of the loop
EARLY = 65536  # bytes that may come before anybody listens
FULL = 65536  # bytes that may be said in one turn of the loop
LINGER = 5.0  # seconds for the other side to hang up, too
LAST = 1.0  # the same when the server ends

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NORMAL, WRONG, TOO_BIG, RESTART = 1000, 1002, 1009, 1012  # why a websocket is closed

_LAST, _RESERVED, _KIND = 0x80, 0x70, 0x0F  # parts of the first byte of a frame
_MASKED, _SHORT, _MASK = 0x80, 126, 4  # from a client; the first length that is spelled out; bytes of a mask
_KINDS = frozenset((CONTINUED, TEXT, BINARY, CLOSE, PING, PONG))
_WHOLE = _LAST | TEXT


class Listener(Protocol):
    """Who stays at a line."""

    def count(self) -> bool:
        """A frame came, whatever it is: whether it is heard."""
        ...

    def hear(self, text: bytes) -> None:
        """A text came; one that is none is empty."""
        ...

    def flow(self) -> None:
        """More may be said."""
        ...

    def end(self) -> None:
        """All is over; told once."""
        ...


class Line(asyncio.Protocol):
    """A websocket that is open. What comes before somebody stays at it is kept for them."""

    __slots__ = (
        "_again",
        "_alarm",
        "_closing",
        "_ended",
        "_lines",
        "_listener",
        "_loop",
        "_parts",
        "_paused",
        "_pieces",
        "_size",
        "_text",
        "_transport",
        "_unread",
        "_writable",
        "heard",
    )

    def __init__(self, transport: asyncio.Transport, lines: set["Line"], early: bytes = b"") -> None:
        self._transport, self._lines = transport, lines
        self._loop = asyncio.get_running_loop()
        self._listener: Listener | None = None
        self._unread = early
        self._again = False  # more will be heard in the next turn
        self._paused = bool(early)  # nothing is read
        self._pieces: bytearray | None = None  # of a message that is not finished
        self._text = False  # whether that is one of text
        self._parts: list[bytes] = []  # what leaves at the end of this turn
        self._size = 0
        self._writable = True
        self._closing = self._ended = False
        self._alarm: asyncio.TimerHandle | None = None
        self.heard = 0  # frames
        lines.add(self)
        transport.set_protocol(self)

    @property
    def staying(self) -> bool:
        """Whether somebody stays, or has stayed."""
        return self._listener is not None

    def stay(self, listener: Listener) -> None:
        """Somebody stays, and hears first what came before."""
        self._listener = listener
        if self._ended:
            listener.end()
        else:
            self._read()

    # What comes

    def data_received(self, data: bytes) -> None:
        """Hear what is whole."""
        self._unread = self._unread + data if self._unread else data
        if self._listener is None and not self._closing:
            if len(self._unread) > EARLY:
                self._pause()
        elif not self._again:
            self._read()

    def _read(self) -> None:
        """Hear some frames; the rest has to wait for the next turn."""
        data, at = self._unread, 0
        try:
            for _ in range(SHARE):
                found = cut(data, at)
                if found is None:
                    self._unread = data[at:]
                    self._resume()
                    return
                first, said, at = found
                self._take(first, said)
        except BadFrame as bad:
            self._unread = b""
            self.hang_up(bad.code)
            self._finish()
            return
        self._unread, self._again = data[at:], True
        self._pause()
        self._loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._again = False
        if not self._transport.is_closing():
            self._read()

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _resume(self) -> None:
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def _take(self, first: int, said: bytes) -> None:
        kind = first & _KIND
        if first & _RESERVED or kind not in _KINDS:
            raise BadFrame(WRONG)
        if kind >= CLOSE and (not first & _LAST or len(said) >= _SHORT):
            raise BadFrame(WRONG)
        self.heard += 1
        welcome = self._listener is not None and not self._closing and self._listener.count()
        if kind == CLOSE:
            self._hung_up(said)
        elif kind == PING:
            if welcome:
                self._send(PONG, said)
        elif kind != PONG:
            self._gather(first, said, welcome)

    def _gather(self, first: int, said: bytes, welcome: bool) -> None:
        """A message, or a piece of one; what is not welcome is put together all the same, lest the next be misread."""
        if (first & _KIND == CONTINUED) is (self._pieces is None):
            raise BadFrame(WRONG)
        if first != _WHOLE:
            if self._pieces is None:
                self._pieces, self._text = bytearray(), first & _KIND == TEXT
            self._pieces += said
            if len(self._pieces) > LONGEST:
                raise BadFrame(TOO_BIG)
            if not first & _LAST:
                return
            said, self._pieces = bytes(self._pieces) if self._text else b"", None
        if welcome and self._listener is not None:
            self._listener.hear(said)

    # What leaves

    @property
    def free(self) -> bool:
        """Whether more may be said now."""
        return self._writable and self._size < FULL

    def say(self, text: bytes) -> None:
        """Send a text, unless the connection is about to end."""
        if not self._closing:
            self._send(TEXT, text)

    def ping(self) -> None:
        """Ask for a sign of life."""
        if not self._closing:
            self._send(PING, b"")

    def hang_up(self, code: int = NORMAL, reason: str = "") -> None:
        """End the connection, with a word to the other side."""
        if not self._closing:
            self._send(CLOSE, code.to_bytes(2) + reason.encode())
            self._close_within(LINGER)
            if self._listener is None:
                self._read()

    def shutdown(self) -> None:
        """Called when the server ends. Who takes nothing any more is not waited for."""
        self.hang_up(RESTART)
        self._close_within(LAST)

    def drop(self) -> None:
        """End the connection without a word: nobody takes it."""
        self._transport.abort()

    def pause_writing(self) -> None:
        """Called when the system takes no more."""
        self._writable = False

    def resume_writing(self) -> None:
        """Called when the system has taken enough of what was written."""
        self._writable = True
        self._left()

    def connection_lost(self, _: Exception | None) -> None:
        """Called when all is over."""
        self._closing = True
        self._lines.discard(self)
        if self._alarm is not None:
            self._alarm.cancel()
        self._end()

    def _send(self, kind: int, said: bytes) -> None:
        """Write a frame with whatever else is written in this turn: handing bytes to the system costs most."""
        if not self._parts:
            self._loop.call_soon(self._flush)
        head = _head(kind, len(said))
        self._parts += (head, said)
        self._size += len(head) + len(said)

    def _flush(self) -> None:
        parts, full = self._parts, self._size >= FULL
        self._parts, self._size = [], 0
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))
            if full:  # somebody may wait
                self._left()

    def _left(self) -> None:
        if self._listener is not None and not self._ended:
            self._listener.flow()

    def _hung_up(self, said: bytes) -> None:
        """The other side ends it, or has heard that we do."""
        if not self._closing:
            self._send(CLOSE, said)
        self._finish()

    def _close_within(self, seconds: float) -> None:
        """Nothing is heard any more; the other side has a while to close, too. Whoever hung up is told later."""
        if not self._closing:
            self._closing = True
            self._loop.call_soon(self._end)
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._loop.call_later(seconds, self._transport.abort)

    def _finish(self) -> None:
        self._close_within(LINGER)
        self._flush()
        self._transport.close()

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            if self._listener is not None:
                self._listener.end()


class BadFrame(Exception):
    """A frame that no client may send; the connection is closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def cut(data: bytes, at: int = 0) -> tuple[int, bytes, int] | None:
    """The frame that begins at a place: its first byte, what it says, where it ends. None: not all of it is here."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] - _MASKED, at + 2
    if size < 0:
        raise BadFrame(WRONG)
    if size >= _SHORT:
        spelled = 2 if size == _SHORT else 8
        if len(data) < start + spelled:
            return None
        size, start = int.from_bytes(data[start : start + spelled]), start + spelled
    if size > LONGEST:
        raise BadFrame(TOO_BIG)
    end = start + _MASK + size
    if len(data) < end:
        return None
    said: bytes = apply_mask(data[start + _MASK : end], data[start : start + _MASK])
    return data[at], said, end


def _head(kind: int, size: int) -> bytes:
    """What stands before what is said."""
    if size < _SHORT:
        return bytes((_LAST | kind, size))
    if size < 1 << 16:
        return bytes((_LAST | kind, _SHORT)) + size.to_bytes(2)
    return bytes((_LAST | kind, _SHORT + 1)) + size.to_bytes(8)
