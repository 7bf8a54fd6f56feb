"""One order for everything that changes a table, whichever way it goes; what changes nothing waits for nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from laws import ANA, BETO, CARLA, opened, seated
from room import Memory, Room, Time, room, run

from sobremesa.rules.game import games
from sobremesa.table.core.entries import HandedOver, Played, Said
from sobremesa.table.core.fold import replay
from sobremesa.table.core.terms import Clock
from sobremesa.table.core.wire import Draft, Explain, Play, Say
from sobremesa.table.live import clock
from sobremesa.table.live.keeping import Kept
from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.writer import Append, Done

PEOPLE = (ANA, BETO, CARLA)
HOUR = 3_600_000


class Slow(Memory):
    """A store whose commits end when the test says so, as it says."""

    def __init__(self, *lines) -> None:
        super().__init__(*lines)
        self.held: list[tuple[Append, Done]] = []
        self.over = False

    def put(self, append: Append, done: Done) -> None:
        """Hold it."""
        if self.over:
            super().put(append, done)
        else:
            self.held.append((append, done))

    def commit(self, error: StoreError | None = None) -> None:
        """End what is held."""
        held, self.held = self.held, []
        for append, done in held:
            if error is None:
                self.keep(append)
            done(error)


@asynccontextmanager
async def slow_room(game: str) -> AsyncIterator[Room]:
    """A table of three with such a store; nothing is held when the test is over."""
    book = seated(game, 3)
    async with room(book.table, PEOPLE, Slow(book.lines)) as place:
        try:
            yield place
        finally:
            place.store.over = True
            place.store.commit()


def turn(place: Room, seat: int, name: str) -> Play:
    """Anything that a seat may do."""
    legal = place.table.state.legal_names(seat)
    return Play(id=name, version=place.table.versions.of(seat), moves=[legal[0]])


def answers(place: Room, seat: int) -> list[str]:
    """The ids of what was answered to a seat."""
    return [text.split(b'"id":"')[1].split(b'"')[0].decode() for text in place.pages[seat].frames if b'"id":"' in text]


@pytest.mark.parametrize("game", games())
def test_who_asks_why_does_not_wait_for_what_another_does(game):
    """A commit is held back; everybody else is told at once why they cannot do something, and what they could."""

    async def ask():
        async with slow_room(game) as place:
            mover, *others = (*place.table.state.actors, *(set(range(3)) - set(place.table.state.actors)))
            place.live.ask(place.pages[mover], turn(place, mover, "move"))
            assert place.store.held
            for seat in others:
                version = place.table.versions.of(seat)
                place.live.ask(place.pages[seat], Explain(id="why", version=version, moves=[]))
                place.live.ask(place.pages[seat], Draft(id="what", version=version, moves=[]))
                assert answers(place, seat) == ["why", "what"]
            assert answers(place, mover) == []
            place.store.commit()
            assert answers(place, mover) == ["move"]

    run(ask())


def test_nothing_overtakes(monkeypatch):
    """While a turn is being kept a sentence and another turn come: they are kept after it, in their order."""
    Time(monkeypatch)

    async def ask():
        async with slow_room("multiverse-money") as place:
            first, second, third = (turn(place, seat, f"turn {seat}") for seat in range(3))
            place.live.ask(place.pages[0], first)
            place.live.ask(place.pages[1], Say(id="hola", text="hola"))
            place.live.ask(place.pages[2], third)
            place.live.ask(place.pages[1], second)
            order = []
            while len(order) < 4:
                ((append, _),) = place.store.held
                order.append(append.version)
                place.store.commit()
                while not place.store.held and len(order) < 4:
                    await asyncio.sleep(0)
            assert order == list(range(order[0], order[0] + 4))
            entries = [entry for entry, _ in place.store.lines[-4:]]
            assert [type(entry) for entry in entries] == [Played, Said, Played, Played]
            assert [entry.command for entry in entries] == ["turn 0", "hola", "turn 2", "turn 1"]
            assert place.table == replay(place.store.lines)

    run(ask())


def test_a_turn_that_cannot_be_kept_is_refused_and_nothing_has_happened():
    async def ask():
        async with slow_room("multiverse-money") as place:
            before = place.table
            place.live.ask(place.pages[0], turn(place, 0, "lost"))
            place.store.commit(StoreError("no room"))
            assert place.pages[0].last()["code"] == "storage"
            assert place.table is before

    run(ask())


def test_a_turn_that_comes_second_is_decided_again():
    """Another process was first: the table reads what it wrote, and asks the same turn again."""

    async def ask():
        async with slow_room("multiverse-money") as place:
            asked = turn(place, 0, "mine")
            place.live.ask(place.pages[0], asked)
            place.store.lines.append((Said(person="x", name="X", text="psst"), 0))
            place.store.commit(Conflict("somebody else has written this version"))
            while not place.store.held:
                await asyncio.sleep(0)
            place.store.commit()
            await place.quiet()
            assert answers(place, 0) == ["mine"]
            assert [type(entry) for entry, _ in place.store.lines[-2:]] == [Said, Played]
            assert place.table == replay(place.store.lines)

    run(ask())


def test_a_clock_that_is_set_back_does_not_stop_a_table(monkeypatch):
    """The machine's clock says an hour less than when the question was put; a minute later time is up all the same."""
    passed = 0
    real = clock.steady() if hasattr(clock, "steady") else 0
    monkeypatch.setattr(clock, "steady", lambda: real + passed * 1_000_000, raising=False)

    async def wait():
        nonlocal passed
        book = seated("multiverse-money", 3, clock=Clock("custom", 60))
        async with room(book.table, PEOPLE, Memory(book.lines)) as place:
            put = clock.now()
            monkeypatch.setattr("time.time_ns", lambda: (put - HOUR) * 1_000_000)
            passed = 61_000
            place.live._tick()
            await place.quiet()
            assert [type(entry) for entry, _ in place.store.lines[-3:]] == [HandedOver] * 3

    run(wait())


def test_a_question_of_another_clock_is_put_now(monkeypatch):
    """The clock was set back while the server was off: nobody waits for an hour more."""
    time = Time(monkeypatch, 5 * HOUR)
    table = replay([(opened(), 6 * HOUR)])
    assert Kept(Memory(), table, lambda *_: None).table.since == time.at
