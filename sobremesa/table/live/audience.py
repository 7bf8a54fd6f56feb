"""Who looks at a table: the connections, what each is told, who is here and who is away. It sleeps while nobody is."""

import logging
import math
from collections.abc import Iterator, Sequence

from sobremesa.table.core import projection
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import Closed, Message, Presence
from sobremesa.table.live import clock
from sobremesa.table.live.connection import Connection, encode
from sobremesa.table.store.neighbours import Here

logger = logging.getLogger(__name__)

TRIP = 50  # milliseconds: other processes hear of a round trip only so exactly

Frames = dict[tuple[int, bool], list[bytes]]  # what a seat is told of a change, as boards or as views


class Audience:
    """The connections of one table, and who is connected to it elsewhere."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()
        self._elsewhere: dict[str, int] = {}  # people at other processes, and the round trip to them
        self._left: dict[str, int] = {}  # when people were last here
        self._away: tuple[tuple[str, ...], dict[int, int]] | None = None  # of some people, until anybody comes or goes
        self.woken = clock.now()  # when the last time began that somebody is here

    def __iter__(self) -> Iterator[Connection]:
        """Those who have been shown the table, and hear of every change since."""
        return iter([connection for connection in self._connections if connection.greeted])

    def __bool__(self) -> bool:
        return bool(self._connections)

    def join(self, connection: Connection) -> None:
        """Somebody comes."""
        self._away = None
        if not self and not self._elsewhere:
            self.woken = clock.now()
        self._connections.add(connection)
        self._left.pop(connection.person.id, None)

    def part(self, connection: Connection) -> None:
        """Somebody goes."""
        self._away = None
        if connection in self._connections:
            self._connections.remove(connection)
            self._left[connection.person.id] = clock.now()

    def meet(self, others: Sequence[Here]) -> None:
        """Word of who is connected to other processes."""
        self._away = None
        before = self._elsewhere
        self._elsewhere = {person: trip for here in others for person, trip in here.people.items()}
        self._left |= dict.fromkeys(before.keys() - self._elsewhere.keys(), clock.now())
        if others:
            woken = min(here.woken for here in others)
            self.woken = min(self.woken, woken) if self else woken

    @property
    def here(self) -> Here:
        """What other processes should know. A round trip is rounded up: who waits for somebody waits long enough."""
        return Here(self.woken, {person: TRIP * math.ceil(self._trip(person) / TRIP) for person in self._near()})

    def presence(self, people: tuple[str, ...]) -> Presence:
        """Which seats' people are here, and how many others."""
        here = self._here()
        seats = tuple(seat for seat, person in enumerate(people) if person in here)
        return Presence(present=seats, spectators=len(here) - len(seats))

    def away(self, people: tuple[str, ...]) -> dict[int, int]:
        """The seats whose people are not here, and since when."""
        if self._away is None or self._away[0] is not people:
            here = self._here()
            absent = ((seat, person) for seat, person in enumerate(people) if person and person not in here)
            self._away = people, {seat: max(self._left.get(person, 0), self.woken) for seat, person in absent}
        return self._away[1]

    def trip(self, person: str) -> float:
        """The longest round trip to somebody, in milliseconds."""
        return max(self._trip(person), self._elsewhere.get(person, 0.0))

    def tell(self, message: Message) -> None:
        """Tell everybody the same."""
        frame = encode(message)
        for connection in self:
            connection.put(frame)

    def show(self, table: Table, connection: Connection, since: int = -1) -> None:
        """Send somebody the whole table, and what they missed after a version of theirs."""
        connection.shown_anew()
        presence, views = self.presence(table.people), connection.views
        person, now = connection.person.id, clock.now()
        shown = projection.snapshot(table, person, since, presence, self.woken, now, views=views, written=True)
        connection.tell(shown)

    def hear(self, before: Table, after: Table) -> None:
        """Tell everybody what they may know of a change. It is durable: a fault here must not undo the answer."""
        frames: Frames = {}
        for connection in self:
            try:
                self._hear(connection, before, after, frames)
            except Exception:
                logger.exception("a change could not be told; the table is shown anew")
                connection.lose()

    def close(self, message: Closed) -> None:
        """A last message to everybody, also to those who have asked for nothing yet."""
        for connection in self._connections:
            connection.close(message)

    def show_out(self, person: str) -> None:
        """A last message to somebody who is not known any more."""
        for connection in self._connections:
            if connection.person.id == person:
                connection.close(Closed(code="bad-identity"))

    def _hear(self, connection: Connection, before: Table, after: Table, frames: Frames) -> None:
        """What is told to a seat is made once, for all who look from there."""
        seat = after.seat_of(connection.person.id)
        if after.people is not before.people and seat != before.seat_of(connection.person.id):
            self.show(after, connection)
            return
        if after.setup is not before.setup:
            self.show(after, connection, before.versions.of(seat))
            return
        reader = seat, connection.views
        if reader not in frames:
            news = projection.news(before, after, seat, self.woken, views=connection.views, written=True)
            frames[reader] = [encode(message) for message in news]
        for frame in frames[reader]:
            connection.put(frame)

    def _here(self) -> set[str]:
        return self._near() | self._elsewhere.keys()

    def _near(self) -> set[str]:
        return {connection.person.id for connection in self._connections}

    def _trip(self, person: str) -> float:
        return max((c.pings.trip for c in self._connections if c.person.id == person), default=0.0)
