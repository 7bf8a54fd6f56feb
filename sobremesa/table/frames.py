"""Uvicorn's websockets with a short way: a text that came whole is heard at once, and what is said leaves at once.

Between them stand no queue, no task and no copy. Whatever is unusual (the handshake, fragments, long texts, pings,
the end) goes uvicorn's way.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

SHORT_WAY = "sobremesa.short-way"  # the extension of ASGI under which a handler finds its protocol
FULL = 65536  # bytes that may be said in one turn of the loop

_TEXT, _MASKED, _SHORT = 0x81, 0x80, 126  # a last frame of text; from a client; the first length that is spelled out
_HEAD, _MASK = 2, 4  # bytes


class Gathered:
    """A transport whose writes of one turn of the loop are one: handing bytes to the system costs most."""

    def __init__(self, transport: Any, left: Callable[[], None]) -> None:
        self._transport, self._left = transport, left
        self._parts: list[bytes] = []
        self.size = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write it with whatever else is written now."""
        if not self._parts:
            asyncio.get_running_loop().call_soon(self._flush)
        self._parts.append(data)
        self.size += len(data)

    def close(self) -> None:
        """Close after what was written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        parts, self._parts, self.size = self._parts, [], 0
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))
            self._left()


class Protocol(WebSocketsSansIOProtocol):
    """A websocket. `hear` takes texts that come the short way; `flow` is told when more may be said."""

    hear: Callable[[bytes], None] | None = None
    flow: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called when a connection is made."""
        super().connection_made(Gathered(transport, self._left))  # type: ignore[arg-type]

    def handle_connect(self, event: Request) -> None:
        """Called with the request of a client; the handler will find us."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SHORT_WAY] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Hear what is whole, as long as nothing before it is on the long way."""
        conn = self.conn
        while self.hear and not self.read_paused and not conn.reader.buffer and conn.current_size is None:
            text = _whole(data) if conn.state is OPEN and not self.close_sent else None
            if text is None:
                break
            data = data[_HEAD + _MASK + len(text) :]
            self.hear(text)
            if not data:
                return
        super().data_received(data)

    @property
    def free(self) -> bool:
        """Whether more may be said now."""
        return self.writable.is_set() and self.transport.size < FULL  # type: ignore[attr-defined]

    def say(self, text: bytes) -> None:
        """Send a text, unless the connection is about to end."""
        if self.conn.state is OPEN and not self.close_sent:
            self.transport.write(_head(len(text)))
            self.transport.write(text)

    def resume_writing(self) -> None:
        """Called when the system has taken enough of what was written."""
        super().resume_writing()
        self._left()

    def _left(self) -> None:
        if self.flow is not None:
            self.flow()


def _whole(data: bytes) -> bytes | None:
    """The text of the first frame, if it is a short one and all of it is here."""
    if len(data) < _HEAD + _MASK or data[0] != _TEXT:
        return None
    size = data[1] - _MASKED
    end = _HEAD + _MASK + size
    if not 0 <= size < _SHORT or len(data) < end:
        return None
    text: bytes = apply_mask(data[_HEAD + _MASK : end], data[_HEAD : _HEAD + _MASK])
    return text


def _head(size: int) -> bytes:
    """What stands before a text."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2)
    return bytes((_TEXT, _SHORT + 1)) + size.to_bytes(8)
