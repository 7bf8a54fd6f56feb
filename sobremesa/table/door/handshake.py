"""Opening websockets: uvicorn reads the request, `websockets` checks it, an ASGI handler says yes or no.

When the handler is done the visitor may stay (`Line.stay`): ASGI has no word for that, so the handler finds this
protocol among the extensions. Nothing of the handshake is kept for long.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from sobremesa.table.door.frames import Line

STAYING = "sobremesa.staying"  # the extension under which a handler finds its `SocketProtocol`
FAULT = 1011  # we could not go on

logger = logging.getLogger(__name__)


class Gone(OSError):
    """Nobody is there any more."""


class SocketProtocol(asyncio.Protocol):
    """A request for a websocket, until it is open or refused."""

    line: Line | None = None

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._app, self._state, self._shared = config.loaded_app, app_state, server_state
        self._handshake = ServerProtocol()
        self._early = b""
        self._asked = self._answered = self._met = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Called with the transport."""
        self._transport = transport
        self._shared.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """The request comes first, alone and whole; what comes after it is for the line."""
        if self._asked:
            self._early += data
            self._transport.pause_reading()
            return
        self._asked = True
        self._handshake.receive_data(data)
        requests = [event for event in self._handshake.events_received() if isinstance(event, Request)]
        if not requests:
            self._transport.close()
            return
        self._response = self._handshake.accept(requests[0])
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer()
            self._transport.close()
            return
        task = asyncio.get_running_loop().create_task(self._run(self._scope(requests[0])))
        self._shared.tasks.add(task)
        task.add_done_callback(self._shared.tasks.discard)

    def connection_lost(self, _: Exception | None) -> None:
        """Called when nobody is there any more."""
        self._answered = True
        self._shared.connections.discard(self)

    def shutdown(self) -> None:
        """Called when the server ends: the handler says so to who waits."""

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self._end("sockname"),
            "client": self._end("peername"),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": headers,
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {STAYING: self},
        }

    def _end(self, name: str) -> tuple[str, int] | None:
        found = self._transport.get_extra_info(name)
        return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self._receive, self._send)
        except Gone:
            pass
        except Exception:
            logger.exception("a visitor could not be let in")
        finally:
            if self.line is None:
                self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
            elif not self.line.staying:
                self.line.hang_up(FAULT)

    async def _receive(self) -> dict[str, Any]:
        """What a handler may hear: that somebody is there. What they say is for who stays."""
        if self._met:
            return {"type": "websocket.disconnect", "code": FAULT}
        self._met = True
        return {"type": "websocket.connect"}

    async def _send(self, message: Any) -> None:
        if self.line is None and self._answered:
            raise Gone
        match message["type"]:
            case "websocket.accept":
                self._open(message.get("headers", ()))
            case "websocket.send" if self.line is not None:
                self.line.say((message.get("text") or "").encode())
            case "websocket.close" if self.line is not None:
                self.line.hang_up(message.get("code", 1000), message.get("reason") or "")
            case "websocket.close":
                self._refuse(HTTPStatus.FORBIDDEN)
            case kind:
                raise RuntimeError(f"{kind} is no answer to somebody who asks for a websocket")

    def _open(self, headers: Any) -> None:
        for name, value in headers:
            self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self._answer()
        self._shared.connections.discard(self)
        self.line = Line(self._transport, self._shared.connections, self._early)  # type: ignore[arg-type]

    def _refuse(self, status: HTTPStatus) -> None:
        if not self._answered:
            self._response = self._handshake.reject(status, "")
            self._answer()
            self._transport.close()

    def _answer(self) -> None:
        self._answered = True
        self._handshake.send_response(self._response)
        self._transport.write(b"".join(self._handshake.data_to_send()))
