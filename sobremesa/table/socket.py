"""The websocket of one table: frames in, frames out, and nothing that a stranger sends gets further than here."""

import asyncio
import logging
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
    bucket, faults = Bucket(rate, BURST * rate), 0
    try:
        while True:
            text = await socket.receive_data("text")
            if connection.closed:  # the last words are still to be said
                continue
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
