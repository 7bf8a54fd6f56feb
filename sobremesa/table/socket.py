"""The websocket of one table: frames in, frames out, and nothing that a stranger sends gets further than here."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sobremesa.rules.errors import Unreadable
from sobremesa.table.codes import read_code
from sobremesa.table.connection import Connection
from sobremesa.table.frames import SHORT_WAY, Protocol
from sobremesa.table.guard import same_origin
from sobremesa.table.house import Closing, House, UnknownTable
from sobremesa.table.identity import COOKIE, Identities
from sobremesa.table.keeping import now
from sobremesa.table.limits import Bucket, Flood, address
from sobremesa.table.live import Live, beat
from sobremesa.table.wire import AnyCommand, Closed, Ping, Refused
from sobremesa.table.writer import StoreError

logger = logging.getLogger(__name__)

FRAME = 4096  # bytes that a command may have
PING = 10.0  # seconds between pings
SLOW = 3  # pings during which one and the same frame may be leaving
CLOSE = 4000  # the websocket's own code when we close; the reason is ours
BURST = 3  # seconds' worth of commands that may come at once
PATIENCE = 20  # commands refused for flooding, or not understood, before the connection is closed

Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: Socket, code: FromPath[str], house: NamedDependency[House], identities: NamedDependency[Identities]
) -> None:
    """Connect a person to a table until one of them has enough."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), house.config.origins):
        await socket.close(CLOSE, "bad-origin")
        return
    await socket.accept()
    if not house.limits.requests[address(socket)].take():
        await _refuse(socket, Closed(code="flood"))
        return
    person = await identities.who(socket.cookies.get(COOKIE))
    if person is None:
        await _refuse(socket, Closed(code="bad-identity"))
        return
    try:
        house.limits.enter(person.id)
    except Flood:
        await _refuse(socket, Closed(code="too-many"))
        return
    try:
        await _visit(socket, read_code(code), house, Connection(person, house.config.outbox))
    finally:
        house.limits.exit(person.id)


async def _visit(socket: Socket, code: str, house: House, connection: Connection) -> None:
    try:
        with house.guess(address(socket)):
            live = await house.join(code, connection)
    except Flood:
        await _refuse(socket, Closed(code="flood"))
        return
    except UnknownTable:
        await _refuse(socket, Closed(code="unknown-table"))
        return
    except Closing:
        await _refuse(socket, Closed(code="shutdown"))
        return
    except StoreError:
        await _refuse(socket, Closed(code="storage"))
        return
    except Unreadable as error:
        logger.warning("a table cannot be read", extra={"table": code, "error": str(error)})
        await _refuse(socket, Closed(code="other-rules"))
        return
    try:
        await _talk(socket, live, connection, house.config.rate)
    finally:
        house.part(code, connection)


async def _refuse(socket: Socket, message: Closed) -> None:
    await socket.send_data(msgspec.json.encode(message).decode())
    await socket.close(CLOSE, message.code)


async def _talk(socket: Socket, live: Live, connection: Connection, rate: int) -> None:
    """Listen and speak until somebody hangs up."""
    protocol: Protocol = socket.scope["extensions"][SHORT_WAY]  # type: ignore[assignment, index]
    ear, pulse = Ear(live, connection, rate), Pulse(connection, protocol.transport.abort)
    endings: list[asyncio.Task[None]] = []
    connection.open(
        protocol,
        anew=lambda: live.show(connection),
        ended=lambda: endings.append(asyncio.create_task(_hang_up(socket))),
    )
    protocol.hear, protocol.flow = ear.hear, connection.flow
    pulse.beat()
    try:
        await _listen(socket, ear)
    finally:
        pulse.stop()
        protocol.hear = protocol.flow = None
        for ending in endings:
            ending.cancel()


class Ear:
    """Takes what one connection says; whoever says too much, or too much nonsense, is sent away."""

    __slots__ = ("_bucket", "_connection", "_faults", "_live")

    def __init__(self, live: Live, connection: Connection, rate: int) -> None:
        self._live, self._connection = live, connection
        self._bucket, self._faults = Bucket(rate, BURST * rate), 0

    def hear(self, text: bytes | str) -> None:
        """A command, or what should be one."""
        if self._connection.closed:  # the last words are still to be said
            return
        if not self._bucket.take():
            self._refuse(Refused(code="flood"))
        elif len(text) > FRAME:
            self._refuse(Refused(code="malformed"))
        else:
            try:
                self._live.ask(self._connection, _decoder.decode(text))
            except (msgspec.MsgspecError, UnicodeError):
                self._refuse(Refused(code="malformed"))

    def _refuse(self, refusal: Refused) -> None:
        self._faults += 1
        self._connection.tell(refusal)
        if self._faults > PATIENCE:
            self._connection.close(Closed(code="flood"))


class Pulse:
    """Measures the way now and then, as long as anything gets through: every ping is a frame to be sent."""

    __slots__ = ("_alarm", "_connection", "_give_up", "_sent", "_unmoved")

    def __init__(self, connection: Connection, give_up: Callable[[], None]) -> None:
        self._connection, self._give_up = connection, give_up
        self._unmoved, self._sent = 0, -1

    def beat(self) -> None:
        """Ping; who has taken nothing for too long takes nothing any more."""
        connection = self._connection
        self._unmoved = self._unmoved + 1 if self._sent == connection.sent else 0
        self._sent = connection.sent
        self._alarm = asyncio.get_running_loop().call_later(PING, self.beat if self._unmoved < SLOW else self._give_up)
        connection.tell(Ping(nonce=connection.way.ping(beat()), now=now()))

    def stop(self) -> None:
        """Ping no more."""
        self._alarm.cancel()


async def _listen(socket: Socket, ear: Ear) -> None:
    """Hear what comes the long way, until the end."""
    with suppress(WebSocketDisconnect):
        while True:
            ear.hear(await socket.receive_data("text"))


async def _hang_up(socket: Socket) -> None:
    with suppress(WebSocketDisconnect):
        await socket.close()
