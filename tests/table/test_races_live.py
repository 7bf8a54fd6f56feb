"""Races over real sockets with long ways between: who reacts sooner wins, wherever they live and whatever they try.

The reactions, and the ways, are real time; every difference that decides is a fifth of a second.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from guest import Guest, run, serving
from laws import PEOPLE, play_on, seated
from sqlalchemy import select

from sobremesa.table.core import races
from sobremesa.table.core.entries import Played, encode_entry
from sobremesa.table.core.wire import Accepted, Ping, Play, Pong, Refused, Say
from sobremesa.table.door.identity import Identities
from sobremesa.table.live.clock import now
from sobremesa.table.store import schema
from sobremesa.table.store.store import Store
from sobremesa.table.store.writer import Append

QUICK, SLOW = 0.3, 0.9  # seconds of reaction: apart by more than a busy machine takes
NEAR, FAR = 0.02, 0.4  # seconds each way


def eve():
    """A table of three one move before somebody has one card left; that turn, and the two who will want to catch it."""
    for seed in range(100):
        book = seated(players=3)
        while book.table.stage == "playing":
            play_on(book, Random(f"{seed} {book.table.size}"), 1)
            legal = [set(map(str, book.table.state.legal(seat))) for seat in range(3)]
            catchers = [seat for seat in range(3) if "catch" in legal[seat]]
            last = book.lines[-1][0]
            if isinstance(last, Played) and len(catchers) == 2 and "call" in legal[last.seat]:
                return book.lines[:-1], last, catchers
    raise AssertionError("nobody ever had one card left")


class Racer(Guest):
    """A guest who may live far away."""

    late = 0.0  # seconds by which pongs are held back
    pinged = False

    async def next(self):
        """The next message; pings are answered, in time or later."""
        message = await super().next()
        self.pinged |= isinstance(message, Ping)
        if isinstance(message, Ping) and self.late:
            asyncio.get_running_loop().call_later(
                self.late, lambda: asyncio.ensure_future(super(Racer, self).send(Pong(nonce=message.nonce)))
            )
        return message

    async def send(self, command):
        """Say something to the table; a liar's pongs wait."""
        if not (self.late and isinstance(command, Pong)):
            await super().send(command)

    async def moment(self) -> None:
        """Wait for the card that somebody may catch."""
        while "catch" not in self.scene.legal:
            await self.next()

    async def catch(self, reaction: float, *, early: bool = False):
        """React to it, perhaps with something else on its way that was sent before."""
        if early:
            await self.send(Play(version=self.version, moves=["draw"]))
        await self.moment()
        await asyncio.sleep(reaction)
        return await self.ask(Play(version=self.version, moves=["catch"]))

    async def mash(self):
        """Press all the time, from before the moment until the table says that it is over; whether it helped."""
        over, accepted = False, False

        async def hammer() -> None:
            while not over:
                self.count += 1
                await self.send(Play(id=f"mash {self.count}", version=self.version, moves=["catch"]))
                await asyncio.sleep(0.03)

        task = asyncio.create_task(hammer())
        await self.moment()
        while "catch" in self.scene.legal and not accepted:
            accepted = isinstance(await self.next(), Accepted)
        over = True
        await task
        await self.ask(Say(text="uf"))  # everything before it is heard, too
        return Accepted(id="", version=0) if accepted else Refused(code="stale")


@asynccontextmanager
async def way(address: str, delay: float) -> AsyncIterator[str]:
    """A longer way to a server: everything takes `delay` seconds more, in each direction."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop, sent = asyncio.get_running_loop(), asyncio.Queue()

        async def deliver() -> None:
            while True:
                at, chunk = await sent.get()
                await asyncio.sleep(max(0.0, at - loop.time()))
                if not chunk:
                    writer.close()
                    with suppress(ConnectionError):
                        await writer.wait_closed()
                    return
                writer.write(chunk)

        arriving = asyncio.create_task(deliver())
        chunk = b"?"
        while chunk:
            try:
                chunk = await reader.read(65536)
            except ConnectionError:
                chunk = b""
            sent.put_nowait((loop.time() + delay, chunk))
        await arriving

    carrying: set[asyncio.Task[None]] = set()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*address.split(":"))
        carrying.update(asyncio.create_task(carry(*ends)) for ends in ((reader, back), (there, writer)))

    async with await asyncio.start_server(meet, "127.0.0.1", 0) as server:
        yield "{}:{}".format(*server.sockets[0].getsockname())
        await asyncio.gather(*carrying)


class Track:
    """A database with tables that are a move away from a race, and the ways to its servers."""

    def __init__(self, store: Store, stack: AsyncExitStack) -> None:
        self.store, self.stack, self.count = store, stack, 0
        self.racers: list[Racer] = []
        self.lines, self.turn, self.catchers = eve()

    async def table(self) -> str:
        """Keep one more table; its code."""
        self.count += 1
        code = f"bamo-kitu{'bdfgklmn'[self.count]}a"
        (first, _), *rest = self.lines
        entries = [msgspec.structs.replace(first, code=code), *(entry for entry, _ in rest)]
        await self.store.append(Append(code, 1, now(), [encode_entry(entry) for entry in entries]))
        return code

    async def racer(self, code: str, seat: int, address: str, delay: float, late: float = 0.0) -> Racer:
        """Somebody who sits at a table and lives some way from a server. Their pong has arrived."""
        person = PEOPLE[seat]
        racer = Racer(await self.stack.enter_async_context(way(address, delay)), person.name, seat)
        racer.http.cookies["sobremesa"] = (await Identities.open(self.store)).cookie(person.id)
        racer.late = late
        self.racers.append(racer)
        await racer.connect(code)
        while not racer.pinged:
            await racer.next()
        await asyncio.sleep(late)
        assert isinstance(await racer.ask(Say(text="hola")), Accepted)
        return racer

    async def race(self, opener: Racer, *presses) -> list[bool]:
        """Who of some wins when the card is played."""
        pressing = [asyncio.create_task(press) for press in presses]
        assert isinstance(await opener.ask(Play(version=opener.version, moves=list(self.turn.moves))), Accepted)
        answers = await asyncio.gather(*pressing)
        assert all(isinstance(answer, Accepted) or answer.code in ("stale", "illegal") for answer in answers), answers
        return [isinstance(answer, Accepted) for answer in answers]


@asynccontextmanager
async def track(database: str, servers: int = 1) -> AsyncIterator[tuple[Track, list[str]]]:
    """Servers, and a track on their database."""
    async with AsyncExitStack() as stack:
        store = await Store.open(database)
        stack.push_async_callback(store.close)
        for person in PEOPLE:
            await store.meet(person.id, person.name, 0)
        addresses = [await stack.enter_async_context(serving(database)) for _ in range(servers)]
        course = Track(store, stack)
        yield course, addresses
        await asyncio.gather(*(racer.close() for racer in course.racers))


def test_the_better_reaction_wins_whatever_anybody_tries(tmp_path):
    async def compete():
        async with track(f"sqlite:///{tmp_path / 'tables.db'}") as (course, (address,)):
            one, two = course.catchers

            async def heat(near: float | None, far: float, second: float = FAR, late: float = 0.0, **how) -> list[bool]:
                """Somebody near, who mashes without a reaction of their own, against somebody far."""
                code = await course.table()
                ana, beto, opener = await asyncio.gather(
                    course.racer(code, one, address, NEAR),
                    course.racer(code, two, address, second, late),
                    course.racer(code, course.turn.seat, address, 0.0),
                )
                first = ana.mash() if near is None else ana.catch(near)
                return await course.race(opener, first, beto.catch(far, **how))

            bound = races.CREDIT / 1000
            results = await asyncio.gather(
                heat(near=SLOW, far=QUICK),
                heat(near=SLOW, far=QUICK, early=True),
                heat(near=QUICK, far=SLOW),
                heat(near=None, far=SLOW),
                heat(near=QUICK, far=SLOW + bound, second=NEAR, late=bound + SLOW - QUICK + 0.15),
            )
            assert results == [
                [False, True],  # 400 ms away, but quicker
                [False, True],  # and what was sent too early does not count
                [True, False],  # 400 ms away, and slower
                [False, True],  # mashing gains nothing
                [True, False],  # a liar's pongs gain no more than the bound
            ]

    run(compete())


def test_the_better_reaction_wins_between_processes(shared):
    async def compete():
        async with track(shared, 2) as (course, addresses):
            one, two = course.catchers

            async def heat(near: float, far: float) -> list[bool]:
                code = await course.table()
                ana, beto, opener = await asyncio.gather(
                    course.racer(code, one, addresses[0], NEAR),
                    course.racer(code, two, addresses[1], FAR),
                    course.racer(code, course.turn.seat, addresses[0], 0.0),
                )
                await known(course.store, code, PEOPLE[two].id)
                return await course.race(opener, ana.catch(near), beto.catch(far))

            assert await asyncio.gather(heat(SLOW, QUICK), heat(QUICK, SLOW)) == [[False, True], [True, False]]

    run(compete())


async def known(store: Store, code: str, person: str) -> None:
    """Wait until the other process may know how far away somebody lives."""
    rows = select(schema.looking.c.body).where(schema.looking.c.code == code)
    people: dict[str, int] = {}
    while people.get(person, 0) < 2000 * FAR:
        async with store.shared.connect() as connection:
            bodies = list((await connection.execute(rows)).scalars())
        people = {who: trip for body in bodies for who, trip in msgspec.json.decode(body)["people"].items()}


@pytest.mark.parametrize("name", ["HUMAN", "CREDIT", "BLIND", "HASTE", "LEISURE", "WINDOW", "TRIPS"])
def test_the_rule_is_written_down_as_it_is(name):
    text = (Path(__file__).parents[2] / "docs" / "races.md").read_text()
    (written,) = re.findall(rf"^\| `{name}` \| ([\d,]+)", text, re.MULTILINE)
    assert int(written.replace(",", "")) == getattr(races, name)
