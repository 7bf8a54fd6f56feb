"""A visit: a person at a table, from the first word to the last. What a stranger sends gets no further than here."""

import asyncio

import msgspec

from sobremesa.table.core.wire import AnyCommand, Closed, Id, Phrase, Ping, Refused, Say
from sobremesa.table.door.frames import Line
from sobremesa.table.door.limits import Bucket, Limits
from sobremesa.table.live import clock
from sobremesa.table.live.connection import Connection
from sobremesa.table.live.house import House
from sobremesa.table.live.table import LiveTable

FRAME = 4096  # bytes that a command may have
PING = 10.0  # seconds between pings
SLOW = 3  # pings during which nothing at all leaves, or comes
PATIENCE = 20  # frames that are too much, or not understood, before the connection is closed


class Named(msgspec.Struct):
    """All that is read of what is no command: its id, so that the sender knows which one was meant."""

    id: Id = ""


_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_named = msgspec.json.Decoder(Named)


class Ear:
    """Takes what one connection says; whoever says too much, or too much nonsense, is sent away."""

    __slots__ = ("_bucket", "_connection", "_faults", "_live", "_talk")

    def __init__(self, live: LiveTable, connection: Connection, bucket: Bucket, talk: Bucket) -> None:
        self._live, self._connection = live, connection
        self._bucket, self._talk, self._faults = bucket, talk, 0

    def count(self) -> bool:
        """A frame came: whether it is one that they may send now."""
        if self._bucket.take():
            return True
        self._refuse(Refused(code="flood"))
        return False

    def hear(self, text: bytes | str) -> None:
        """A command, or what should be one."""
        if self._connection.closed:  # the last words are still to be said
            return
        if len(text) > FRAME:
            self._refuse(Refused(code="malformed"))
            return
        try:
            command = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
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
            self._connection.close(Closed(code="flood", retry=self._bucket.wait))


class Visit(Ear):
    """Ties a line to a table; when it ends, whoever counted the visitor hears of it."""

    __slots__ = ("_code", "_house", "_limits", "_pulse")

    def __init__(
        self, house: House, limits: Limits, code: str, live: LiveTable, connection: Connection, line: Line
    ) -> None:
        super().__init__(live, connection, limits.frames[connection.person.id], limits.talk[connection.person.id])
        self._house, self._limits, self._code = house, limits, code
        self._pulse = Pulse(connection, line)
        connection.open(line, anew=lambda: live.show(connection))
        self._pulse.beat()
        line.stay(self)

    def flow(self) -> None:
        """More may be said to them."""
        self._connection.flow()

    def end(self) -> None:
        """They are gone."""
        self._pulse.stop()
        self._house.part(self._code, self._connection)
        self._limits.exit(self._connection.person.id)


def _id_of(text: bytes | str) -> str:
    """The id of what is no command, where it can be read."""
    try:
        return _named.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


class Pulse:
    """Measures the way now and then, as long as anything gets through: every ping is a frame to be sent."""

    __slots__ = ("_alarm", "_came", "_connection", "_left", "_line", "_silent", "_unmoved")

    def __init__(self, connection: Connection, line: Line) -> None:
        self._connection, self._line = connection, line
        self._unmoved = self._silent = 0
        self._left, self._came = -1, -1

    def beat(self) -> None:
        """Ping; who has taken nothing for too long takes nothing any more, and who gives no sign of life is gone."""
        connection, line = self._connection, self._line
        self._unmoved = self._unmoved + 1 if self._left == connection.sent else 0
        self._silent = self._silent + 1 if self._came == line.heard else 0
        self._left, self._came = connection.sent, line.heard
        given_up = max(self._unmoved, self._silent) >= SLOW
        self._alarm = asyncio.get_running_loop().call_later(PING, line.drop if given_up else self.beat)
        connection.tell(Ping(nonce=connection.pings.ping(clock.beat()), now=clock.now()))
        if self._silent:
            line.ping()

    def stop(self) -> None:
        """Ping no more."""
        self._alarm.cancel()
