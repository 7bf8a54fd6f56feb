"""A visit: a person at a table, from the first word to the last. What a stranger sends gets no further than here."""

import asyncio
from collections.abc import Callable

import msgspec

from sobremesa.table.core.wire import AnyCommand, Closed, Id, Phrase, Ping, Refused, Say
from sobremesa.table.door.frames import SocketProtocol
from sobremesa.table.door.limits import Bucket, Limits
from sobremesa.table.live import clock
from sobremesa.table.live.connection import Connection
from sobremesa.table.live.house import House
from sobremesa.table.live.table import LiveTable

FRAME = 4096  # bytes that a command may have
PING = 10.0  # seconds between pings
SLOW = 3  # pings during which nothing at all leaves
BURST = 3  # seconds' worth of commands that may come at once
PATIENCE = 20  # commands refused for flooding, or not understood, before the connection is closed


class Named(msgspec.Struct):
    """All that is read of what is no command: its id, so that the sender knows which one was meant."""

    id: Id = ""


_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_named = msgspec.json.Decoder(Named)


class Visit:
    """Ties a websocket to a table; when it ends, whoever counted the visitor hears of it."""

    __slots__ = ("_code", "_connection", "_house", "_limits", "_pulse")

    def __init__(
        self, house: House, limits: Limits, code: str, live: LiveTable, connection: Connection, protocol: SocketProtocol
    ) -> None:
        self._house, self._limits, self._code, self._connection = house, limits, code, connection
        self._pulse = Pulse(connection, protocol.transport.abort)
        connection.open(protocol, anew=lambda: live.show(connection))
        self._pulse.beat()
        talk = limits.talk[connection.person.id]
        protocol.stay(Ear(live, connection, house.config.rate, talk).hear, connection.flow, self._end)

    def _end(self) -> None:
        self._pulse.stop()
        self._house.part(self._code, self._connection)
        self._limits.exit(self._connection.person.id)


class Ear:
    """Takes what one connection says; whoever says too much, or too much nonsense, is sent away."""

    __slots__ = ("_bucket", "_connection", "_faults", "_live", "_talk")

    def __init__(self, live: LiveTable, connection: Connection, rate: int, talk: Bucket | None = None) -> None:
        self._live, self._connection = live, connection
        self._talk = talk or Bucket(0, 0)
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
                command = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError):
                self._refuse(Refused(code="malformed", id=_id_of(text)))
            else:
                if self._may_say(command):
                    self._live.ask(self._connection, command)

    def _may_say(self, command: AnyCommand) -> bool:
        """Whether this is no talk, has been said before, or is not too much; else it is refused here."""
        if not isinstance(command, Say | Phrase) or self._live.table.has_done(command.id, self._connection.person.id):
            return True
        if self._talk.take():
            return True
        self._connection.tell(Refused(code="talk", id=command.id, retry=self._talk.wait))
        return False

    def _refuse(self, refusal: Refused) -> None:
        self._faults += 1
        self._connection.tell(refusal)
        if self._faults > PATIENCE:
            self._connection.close(Closed(code="flood"))


def _id_of(text: bytes | str) -> str:
    """The id of what is no command, where it can be read."""
    try:
        return _named.decode(text).id
    except (msgspec.MsgspecError, UnicodeError):
        return ""


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
        connection.tell(Ping(nonce=connection.pings.ping(clock.beat()), now=clock.now()))

    def stop(self) -> None:
        """Ping no more."""
        self._alarm.cancel()
