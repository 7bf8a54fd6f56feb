"""The door of a table: who may come in by websocket, and what the others are told."""

import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from sobremesa.rules.errors import OtherRules, SobremesaError, Unreadable
from sobremesa.table.core.codes import read_code
from sobremesa.table.core.wire import Closed
from sobremesa.table.door.frames import Line
from sobremesa.table.door.guard import asker, same_origin
from sobremesa.table.door.handshake import STAYING
from sobremesa.table.door.identity import COOKIE, Identities
from sobremesa.table.door.limits import Asker, Flood, Limits
from sobremesa.table.door.visit import Visit
from sobremesa.table.live.connection import Connection
from sobremesa.table.live.house import Closing, House, UnknownTable
from sobremesa.table.live.table import LiveTable
from sobremesa.table.store.errors import StoreError

logger = logging.getLogger(__name__)

CLOSE = 4000  # the websocket's own code when we close; the reason is ours

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: Socket,
    code: FromPath[str],
    house: NamedDependency[House],
    identities: NamedDependency[Identities],
    limits: NamedDependency[Limits],
) -> None:
    """Let a person in to a table. The visit goes on when this handler is done, so that none of it is kept for long."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), house.config.origins):
        await socket.close(CLOSE, "bad-origin")
        return
    await socket.accept()
    asking = asker(socket)
    try:
        limits.ask(asking)
        person = await identities.who(socket.cookies.get(COOKIE))
    except (Flood, StoreError) as error:
        await _refuse(socket, _why(error))
        return
    if person is None:
        await _refuse(socket, Closed(code="bad-identity"))
        return
    try:
        limits.enter(person.id)
    except Flood as flood:
        await _refuse(socket, Closed(code="too-many", retry=flood.retry))
        return
    code, connection = read_code(code), Connection(person, house.config.outbox)
    try:
        entered = await _enter(house, limits, code, asking, connection)
    except BaseException:
        limits.exit(person.id)
        raise
    if isinstance(entered, LiveTable):
        Visit(house, limits, code, entered, connection, _line(socket))
    else:
        limits.exit(person.id)
        await _refuse(socket, entered)


def _line(socket: Socket) -> Line:
    protocol: Any = (socket.scope["extensions"] or {})[STAYING]
    line: Line = protocol.line
    return line


async def _enter(house: House, limits: Limits, code: str, asker: Asker, connection: Connection) -> LiveTable | Closed:
    """The table, or why not."""
    try:
        limits.speak(connection.person.id)
        with limits.guess(asker):
            return await house.join(code, connection)
    except (Flood, UnknownTable, Closing, StoreError, Unreadable) as error:
        if isinstance(error, Unreadable):
            logger.warning("a table cannot be read", extra={"table": code, "error": str(error)})
        return _why(error)


def _why(error: SobremesaError) -> Closed:
    """What somebody is told who cannot come in."""
    match error:
        case Flood():
            return Closed(code="flood", retry=error.retry)
        case UnknownTable():
            return Closed(code="unknown-table")
        case Closing():
            return Closed(code="shutdown")
        case OtherRules(newer=True):
            return Closed(code="newer-rules")
        case Unreadable():
            return Closed(code="other-rules")
        case _:
            return Closed(code="storage")


async def _refuse(socket: Socket, closed: Closed) -> None:
    await socket.send_data(msgspec.json.encode(closed).decode())
    await socket.close(CLOSE, closed.code)
