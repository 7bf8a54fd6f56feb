"""Uvicorn's websockets for visitors who stay: what they say is heard at once, and what they are told leaves at once.

An ASGI handler opens the connection; then it may end and let the visitor stay. From then on there is no queue, no task
and nothing of the handshake for each connection. Whatever is unusual (fragments, long texts, pings, the end) still goes
uvicorn's way.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

STAYING = "sobremesa.staying"  # the extension of ASGI under which a handler finds its protocol
LAST = 1.0  # seconds for the last bytes to leave when the server ends
FULL = 65536  # bytes that may be said in one turn of the loop

Hear = Callable[[bytes | str], None]

_TEXT, _MASKED, _SHORT = 0x81, 0x80, 126  # a last frame of text; from a client; the first length that is spelled out
_HEAD, _MASK = 2, 4  # bytes


class Gathered:
    """A transport whose writes of one turn of the loop are one: handing bytes to the system costs most."""

    __slots__ = ("_left", "_parts", "_transport", "size")

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


class SocketProtocol(WebSocketsSansIOProtocol):
    """A websocket whose visitor may stay."""

    inbox: "Inbox | None" = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called when a connection is made."""
        super().connection_made(Gathered(transport, self._left))  # type: ignore[arg-type]

    def handle_connect(self, event: Request) -> None:
        """Called with the request of a client; the handler will find us."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][STAYING] = self  # type: ignore[assignment]

    def stay(self, hear: Hear, flow: Callable[[], None], end: Callable[[], None]) -> None:
        """The visitor stays: `hear` takes texts, `flow` is told when more may be said, `end` when all is over."""
        waiting, self.inbox = self.queue, Inbox(hear, flow, end)
        self.queue = self.inbox  # type: ignore[assignment]
        while not waiting.empty():
            self.inbox.put_nowait(waiting.get_nowait())
        self._go_on()
        self.request.headers.clear()  # the parser keeps the request as long as it lives
        del self.scope, self.request, self.response

    async def run_asgi(self) -> None:
        """Run the handler; when it is done the connection ends, unless the visitor stays."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.inbox is None and self.close_timer is None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Hear what is whole; whatever is not, and all after it, goes uvicorn's way."""
        conn = self.conn
        while self.inbox and not conn.reader.buffer and conn.current_size is None:
            text = _whole(data) if conn.state is OPEN and not self.close_sent else None
            if text is None:
                break
            data = data[_HEAD + _MASK + len(text) :]
            self.inbox.hear(text)
            if not data:
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is complete. Nobody who stays has to be waited for."""
        super().send_receive_event_to_app()
        if self.inbox is not None:
            self._go_on()

    @property
    def free(self) -> bool:
        """Whether more may be said now."""
        return self.writable.is_set() and self.transport.size < FULL  # type: ignore[attr-defined]

    def say(self, text: bytes) -> None:
        """Send a text, unless the connection is about to end."""
        if self.conn.state is OPEN and not self.close_sent:
            self.transport.write(_head(len(text)))
            self.transport.write(text)

    def hang_up(self) -> None:
        """End the connection, with a word to the other side."""
        ending = self.loop.create_task(self.send({"type": "websocket.close", "code": 1000, "reason": ""}))
        self.tasks.add(ending)
        ending.add_done_callback(self.on_task_complete)

    def shutdown(self) -> None:
        """Called when the server ends. Who takes nothing any more is not waited for."""
        super().shutdown()
        self.loop.call_later(LAST, self.transport.abort)

    def resume_writing(self) -> None:
        """Called when the system has taken enough of what was written."""
        super().resume_writing()
        self._left()

    def _go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _left(self) -> None:
        if self.inbox is not None:
            self.inbox.flow()


class Inbox:
    """Stands where uvicorn puts its events for a handler."""

    __slots__ = ("_end", "_ended", "flow", "hear")

    def __init__(self, hear: Hear, flow: Callable[[], None], end: Callable[[], None]) -> None:
        self.hear, self.flow, self._end = hear, flow, end
        self._ended = False

    def put_nowait(self, event: Any) -> None:
        """A text, or the end, which may be told several times."""
        if event["type"] == "websocket.receive":
            self.hear(event.get("text") or "")
        elif event["type"] == "websocket.disconnect" and not self._ended:
            self._ended = True
            self._end()


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
