"""The door of a table: who may come in by websocket, and what the others are told."""

import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from sobremesa.rules.errors import OtherRules, Unreadable
from sobremesa.table.core.codes import read_code
from sobremesa.table.core.wire import Closed, Ending
from sobremesa.table.door.frames import STAYING
from sobremesa.table.door.guard import same_origin
from sobremesa.table.door.identity import COOKIE, Identities
from sobremesa.table.door.limits import Flood, Limits, address
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
    if not limits.requests[address(socket)].take():
        await _refuse(socket, "flood")
        return
    person = await identities.who(socket.cookies.get(COOKIE))
    if person is None:
        await _refuse(socket, "bad-identity")
        return
    try:
        limits.enter(person.id)
    except Flood:
        await _refuse(socket, "too-many")
        return
    code, connection = read_code(code), Connection(person, house.config.outbox)
    try:
        entered = await _enter(house, limits, code, address(socket), connection)
    except BaseException:
        limits.exit(person.id)
        raise
    if isinstance(entered, LiveTable):
        Visit(house, limits, code, entered, connection, socket.scope["extensions"][STAYING])  # type: ignore[arg-type, index]
    else:
        limits.exit(person.id)
        await _refuse(socket, entered)


async def _enter(house: House, limits: Limits, code: str, origin: str, connection: Connection) -> LiveTable | Ending:
    """The table, or why not."""
    try:
        with limits.guess(origin):
            return await house.join(code, connection)
    except Flood:
        return "flood"
    except UnknownTable:
        return "unknown-table"
    except Closing:
        return "shutdown"
    except StoreError:
        return "storage"
    except Unreadable as error:
        logger.warning("a table cannot be read", extra={"table": code, "error": str(error)})
        return "newer-rules" if isinstance(error, OtherRules) and error.newer else "other-rules"


async def _refuse(socket: Socket, code: Ending) -> None:
    await socket.send_data(msgspec.json.encode(Closed(code=code)).decode())
    await socket.close(CLOSE, code)
