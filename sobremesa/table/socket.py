"""The websocket of one table: frames in, frames out, and nothing that a stranger sends gets further than here."""

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sobremesa.rules.errors import Unreadable
from sobremesa.table.codes import read_code
from sobremesa.table.connection import Connection
from sobremesa.table.guard import same_origin
from sobremesa.table.house import House, UnknownTable
from sobremesa.table.identity import COOKIE, Identities
from sobremesa.table.keeping import now
from sobremesa.table.live import Live, beat
from sobremesa.table.wire import AnyCommand, Closed, Ping, Refused
from sobremesa.table.writer import StoreError

FRAME = 4096  # bytes that a command may have
PING = 10.0  # seconds between pings
SLOW = 3  # pings during which one and the same frame may be leaving
CLOSE = 4000  # the websocket's own code when we close; the reason is ours
PATIENCE = 20  # commands refused for flooding, or not understood, before the connection is closed

Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Bucket:
    """How much somebody may send: `rate` a second over a while, a few seconds' worth at once."""

    def __init__(self, rate: int) -> None:
        self._rate, self._most = rate, 3 * rate
        self._left, self._at = float(self._most), time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        at = time.monotonic()
        self._left = min(self._most, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: Socket, code: FromPath[str], house: NamedDependency[House], identities: NamedDependency[Identities]
) -> None:
    """Connect a person to a table until one of them has enough."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), house.config.origins):
        await socket.close(CLOSE, "bad-origin")
        return
    await socket.accept()
    person = await identities.who(socket.cookies.get(COOKIE))
    if person is None:
        await _refuse(socket, Closed(code="bad-identity"))
        return
    connection = Connection(person, house.config.outbox)
    code = read_code(code)
    try:
        live = await house.join(code, connection)
    except UnknownTable:
        await _refuse(socket, Closed(code="unknown-table"))
        return
    except StoreError:
        await _refuse(socket, Closed(code="storage"))
        return
    except Unreadable:
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
    """Listen and speak at once; when one ends, so does the other."""
    tasks = [
        asyncio.create_task(_listen(socket, live, connection, rate)),
        asyncio.create_task(_speak(socket, live, connection)),
        asyncio.create_task(_ping(connection)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(socket: Socket, live: Live, connection: Connection, rate: int) -> None:
    bucket, faults = Bucket(rate), 0
    try:
        while not connection.closed:
            text = await socket.receive_data("text")
            if not bucket.take():
                refusal = Refused(code="flood")
            elif len(text) > FRAME:
                refusal = Refused(code="malformed")
            else:
                try:
                    live.ask(connection, _decoder.decode(text))
                    continue
                except (msgspec.MsgspecError, UnicodeError):
                    refusal = Refused(code="malformed")
            faults += 1
            connection.tell(refusal)
            if faults > PATIENCE:
                connection.close(Closed(code="flood"))
                await asyncio.sleep(PING)  # the last words are still to be said
    except WebSocketDisconnect:
        return


async def _speak(socket: Socket, live: Live, connection: Connection) -> None:
    while True:
        frame = await connection.next()
        if frame is not None:
            try:
                await socket.send_data(frame.decode())
            except WebSocketDisconnect:
                return
            connection.sent += 1
        elif connection.lost:
            live.show(connection)
        else:
            await socket.close()
            return


async def _ping(connection: Connection) -> None:
    """Measure the way now and then, as long as anything gets through: every ping is a frame to be sent."""
    unmoved, sent = 0, -1
    while unmoved < SLOW:
        unmoved, sent = unmoved + 1 if sent == connection.sent else 0, connection.sent
        connection.tell(Ping(nonce=connection.way.ping(beat()), now=now()))
        await asyncio.sleep(PING)
