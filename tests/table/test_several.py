"""Several processes on one PostgreSQL serve the same tables; when one is killed another goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest
from guest import Guest, run, serving
from laws import ANA
from process import Process
from websockets.exceptions import ConnectionClosed

from sobremesa.table.core.entries import Played, Said, encode_entry
from sobremesa.table.core.fold import replay
from sobremesa.table.core.wire import Accepted, AddBot, Chat, Play, Presence, Ready, Refused, Say, Sit, Stand, Start
from sobremesa.table.live.audience import Audience
from sobremesa.table.live.connection import Connection
from sobremesa.table.store.neighbours import Here
from sobremesa.table.store.notices import PAYLOAD, _payloads, heard
from sobremesa.table.store.store import Store

HASTY = """
import sys
from sobremesa.table.core import races
races.HUMAN = 0  # these guests answer at once; that is not held against them
from sobremesa.cli import main
main(sys.argv[1:])
"""


class Player(Guest):
    """A guest who goes elsewhere when a server dies, and remembers what was acknowledged."""

    def __init__(self, address: str, name: str, seed: int, refuge: str) -> None:
        super().__init__(address, name, seed)
        self.refuge, self.kept, self.resyncs = refuge, [], 0

    async def settle(self, code: str, seat: int) -> None:
        """Come, sit, be ready."""
        await self.connect(code)
        assert isinstance(await self.ask(Sit(seat=seat)), Accepted)
        assert isinstance(await self.ask(Ready()), Accepted)

    async def persist(self, code: str, until: float = float("inf")) -> None:
        """Play until a version or the end; after a lost connection ask the same again elsewhere."""
        turn: Play | None = None
        while self.scene.stage != "over" and self.version <= until:
            try:
                if turn is None and self.seat in self.scene.owed and self.scene.legal:
                    self.count += 1
                    move = self.luck.choice(self.scene.legal)
                    turn = Play(id=f"{self.name}-{self.count}", version=self.version, moves=[move])
                if turn is None:
                    await self.next()
                    continue
                await self.send(turn)
                answer = await self.until(Accepted, Refused)
                if isinstance(answer, Accepted):
                    self.kept.append(answer.id)
                else:
                    assert answer.code in ("stale", "illegal", "not-running"), answer
                turn = None
            except ConnectionClosed:
                snapshot = await self.connect(code, self.refuge)
                self.resyncs += snapshot.resync


def test_people_at_two_processes_play_on_when_one_is_killed(shared):
    """No acknowledged move is lost, none is made twice, the bot plays on, and everybody hears the same."""

    async def match():
        async with AsyncExitStack() as stack:
            servers = [Process(shared, "-c", HASTY, threads=1) for _ in range(2)]
            one, two = await asyncio.gather(*map(stack.enter_async_context, servers))
            ana = Player(one.address, "Ana", 1, two.address)
            beto = Player(two.address, "Beto", 2, two.address)
            for guest in (ana, beto):
                await guest.arrive()
            code = await ana.open(game="cone", options={"players": 3, "deals": 3}, pause=0)
            await ana.settle(code, 0)  # the first process owns the table
            await beto.settle(code, 1)
            assert isinstance(await beto.ask(AddBot(seat=2, level="chance")), Accepted)
            assert isinstance(await ana.ask(Start()), Accepted)
            await asyncio.gather(ana.persist(code, 40), beto.persist(code, 40))
            one.kill()
            await one.ended()
            killed = len(await log(shared, code))
            await asyncio.gather(ana.persist(code), beto.persist(code))
            lines = await log(shared, code)
            turns = [entry for entry, _ in lines if isinstance(entry, Played)]
            commands = [turn.command for turn in turns if turn.command]
            assert len(set(commands)) == len(commands)
            assert set(ana.kept) | set(beto.kept) == set(commands)
            assert any(entry.by == "bot" for entry, _ in lines[killed:] if isinstance(entry, Played))
            table = replay(lines)
            assert table.stage == "over"
            for guest in (ana, beto):
                versions = [told.version for told in guest.heard]
                assert versions == sorted(set(versions))
                assert versions[-1] == guest.version == table.versions.of(guest.seat)
                assert guest.scene.result.champions == table.state.outcome.champions
                if not guest.resyncs:
                    assert versions == list(range(versions[0], versions[-1] + 1))
                await guest.close()

    run(match())


async def log(database: str, code: str):
    """What was kept of a table."""
    store = await Store.open(database)
    lines = await store.entries(code)
    await store.close()
    return lines


@asynccontextmanager
async def two_guests(shared: str, **table) -> AsyncIterator[tuple[Guest, Guest, str, AsyncExitStack]]:
    """Ana and Beto at one table and two servers; closing the stack stops Ana's, which owns the table."""
    async with serving(shared) as two, AsyncExitStack() as stack:
        one = await stack.enter_async_context(serving(shared))
        ana, beto = Guest(one, "Ana", 1), Guest(two, "Beto", 2)
        for guest in (ana, beto):
            await guest.arrive()
        code = await ana.open(game="cone", options={"players": 2}, **table)
        for seat, guest in enumerate((ana, beto)):
            await guest.connect(code)
            assert isinstance(await guest.ask(Sit(seat=seat)), Accepted)
            assert isinstance(await guest.ask(Ready()), Accepted)
        yield ana, beto, code, stack
        for guest in (ana, beto):
            await guest.close()


async def present(guest: Guest, *seats: int) -> None:
    """Wait until a guest hears that exactly these seats are there."""
    while (await guest.until(Presence)).present != seats:
        pass


def test_who_is_at_another_process_is_there(shared):
    async def meet():
        async with two_guests(shared) as (ana, beto, *_):
            if (await beto.show()).present != (0, 1):  # it takes a while until one process has heard of the other
                await present(beto, 0, 1)
            await present(ana, 0, 1)
            await beto.leave()
            await present(ana, 0)

    run(meet())


def test_who_is_at_another_process_is_not_away():
    audience, people = Audience(), ("ana", "beto")
    audience.join(Connection(ANA))
    audience.woken = 5
    assert audience.away(people).keys() == {1}
    audience.meet([Here(3, {"beto": 100}), Here(4, {"carla": 0})])
    assert audience.away(people) == {}
    assert audience.presence(people) == Presence(present=(0, 1), spectators=1)
    assert audience.trip("beto") == 100
    assert audience.woken == audience.here.woken == 3  # one clock for all
    audience.meet([])
    assert audience.away(people)[1] > 5  # since now
    assert audience.woken == 3


def test_a_process_that_goes_hands_its_tables_over_at_once(shared, monkeypatch):
    """Ana's process owns the table; when it stops the bot plays on at Beto's, though no lease has ended."""
    monkeypatch.setattr("sobremesa.table.store.neighbours.LEASE", 3_600_000)

    async def go():
        async with two_guests(shared) as (ana, beto, _, owner):
            assert isinstance(await ana.ask(Stand()), Accepted)
            assert isinstance(await ana.ask(AddBot(seat=0, level="chance")), Accepted)
            await owner.aclose()
            await present(beto, 1)
            assert isinstance(await beto.ask(Start()), Accepted)
            while not any(told.by == "bot" for told in beto.heard):
                if 1 in beto.scene.owed:
                    await beto.ask(Play(version=beto.version, moves=[beto.luck.choice(beto.scene.legal)]))
                else:
                    await beto.next()

    run(go())


def test_nobody_is_refused_or_shown_less_because_word_has_not_come_yet(shared, monkeypatch):
    """Notices never come: Ana's process asks the log before it refuses, and before it shows who has seen more."""
    monkeypatch.setattr("sobremesa.table.store.neighbours.heard", lambda *_: [])

    async def wait():
        async with two_guests(shared) as (ana, beto, *_):
            assert isinstance(await ana.ask(Start()), Accepted)
            while beto.scene.stage == "lobby":  # he cannot have heard, but may ask
                assert (await beto.ask(Sit(seat=0))).code == "running"
            assert isinstance(await ana.ask(Say(text="hola")), Accepted)
            beto.version = ana.version
            assert (await beto.show()).version == ana.version

    run(wait())


def test_after_a_lost_line_the_log_is_read_again(shared):
    """Something is written and nobody is notified; when the line to the database is cut, it is found."""

    async def cut():
        async with two_guests(shared) as (ana, beto, code, _):
            lines = await log(shared, code)
            said = encode_entry(Said(person="x", name="X", text="psst"))
            database = await asyncpg.connect(shared)
            await database.execute("INSERT INTO entry VALUES ($1, $2, 0, $3)", code, len(lines) + 1, said)
            await database.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await database.close()
            for guest in (ana, beto):
                assert (await guest.until(Chat)).line.text == "psst"
            assert isinstance(await ana.ask(Say(text="hola")), Accepted)
            assert (await beto.until(Chat)).line.text == "hola"

    run(cut())


@pytest.mark.parametrize("count", [0, 1, 1000])
def test_notices_fit_and_nobody_hears_their_own(count):
    words = [f"bamo-kituse {number}" for number in range(count)]
    payloads = list(_payloads("me", words))
    assert [word for payload in payloads for word in heard(payload, "you")] == words
    assert all(len(payload) <= PAYLOAD and heard(payload, "me") == [] for payload in payloads)
    assert len(payloads) == {0: 0, 1: 1, 1000: 3}[count]
