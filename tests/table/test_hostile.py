"""Whoever floods, dawdles or guesses is slowed down alone, and told so; everybody else is let in and played with."""

import asyncio
import base64
import logging
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import msgspec
import pytest
from guest import Guest, run, serving
from laws import PEOPLE, opened
from room import Memory
from test_abuse import beside, knocking, told, why
from wires import Wire, frame

from sobremesa.table.config import Config
from sobremesa.table.core.fold import replay
from sobremesa.table.core.wire import Accepted, Closed, Presence, Say, Sit
from sobremesa.table.door import files, requests
from sobremesa.table.door.frames import SHARE
from sobremesa.table.door.limits import Bucket
from sobremesa.table.door.visit import PATIENCE, Ear
from sobremesa.table.live.connection import Connection
from sobremesa.table.live.house import House
from sobremesa.table.live.table import LiveTable
from sobremesa.table.live.thinking import Thinkers

FLOODERS, FLOOD = 5, 3000
PING, UNFINISHED, EMPTY = frame(b"!", 0x89), frame(b"", 0x01), frame(b"", 0x00)
FLOODS = {
    "pings": PING * FLOOD,
    "pongs": frame(b"", 0x8A) * FLOOD,
    "fragments": UNFINISHED + EMPTY * FLOOD,
    "hellos": frame(b'{"type":"hello","version":0}') * FLOOD,
    "drafts": frame(b'{"type":"draft","moves":["draw"]}') * FLOOD,
    "long commands": frame(msgspec.json.encode(Say(text="x" * 280))) * FLOOD,
    "nonsense": frame(b"x" * 4000) * FLOOD,
}


class Desk(Wire):
    """A wire to somebody at a live table, who is heard as the server hears them."""

    def __init__(self, live: LiveTable, person, rate: float) -> None:
        self.connection = Connection(person)
        self.ear = Ear(live, self.connection, Bucket(rate, 3 * rate), Bucket(0, 0))
        self.live = live
        live.join(self.connection)
        super().__init__()
        self.connection.open(self.line, anew=lambda: live.show(self.connection))

    def count(self) -> bool:
        """As the server counts."""
        super().count()
        return self.ear.count()

    def hear(self, text: bytes) -> None:
        """As the server hears."""
        self.ear.hear(text)

    def flow(self) -> None:
        """More may be said."""
        self.connection.flow()

    def end(self) -> None:
        """They part."""
        super().end()
        self.live.part(self.connection)


async def answered(desk: Desk, name: str) -> int:
    """Turns of the loop until a command of a desk is answered."""
    turns = 0
    while b'"id":"%s"' % name.encode() not in desk.written:
        turns += 1
        await asyncio.sleep(0)
    return turns


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flooder_has_a_share_of_each_turn_and_no_more(kind):
    """Without limits: whatever they send, an honest command takes as many turns as ever, and each turn is bounded."""

    async def flood():
        live = LiveTable(Memory(), replay([(opened(), 0)]), Thinkers(1, 0, 1))
        honest = Desk(live, PEOPLE[0], 0)
        alone = []
        for at in range(4):
            honest.line.data_received(frame(msgspec.json.encode(Say(id=f"a{at}", text="hola"))))
            alone.append(await answered(honest, f"a{at}"))
        other = LiveTable(Memory(), replay([(opened(), 0)]), Thinkers(1, 0, 1))
        flooders = [Desk(other, person, 0) for person in PEOPLE for _ in range(FLOODERS)]
        for flooder in flooders:
            flooder.line.data_received(FLOODS[kind])
            assert not flooder.reading
        for at in range(4):
            before = [flooder.counted for flooder in flooders]
            honest.line.data_received(frame(msgspec.json.encode(Say(id=f"b{at}", text="hola"))))
            turns = await answered(honest, f"b{at}")
            assert turns <= max(alone)
            for flooder, counted in zip(flooders, before, strict=True):
                assert flooder.counted - counted <= SHARE * (turns + 1)
                assert flooder.counted > counted or flooder.ended  # they are heard, too, unless it is nonsense
        for table, desks in ((live, [honest]), (other, flooders)):
            for desk in desks:
                desk.abort()
            await table.close()
            table._thoughts._thinkers.close()

    run(flood())


@pytest.mark.parametrize("kind", FLOODS)
def test_every_frame_counts(kind):
    """With limits: some frames are heard, then it is enough, and the reason is told."""

    async def flood():
        live = LiveTable(Memory(), replay([(opened(), 0)]), Thinkers(1, 0, 1))
        flooder = Desk(live, PEOPLE[0], 0.01)
        flooder.ear._bucket = Bucket(0.01, 60)
        flooder.line.data_received(FLOODS[kind])
        while not flooder.ended:
            await asyncio.sleep(0)
        assert flooder.ear._faults == PATIENCE + 1
        assert flooder.counted <= 60 + PATIENCE + 1 + SHARE
        for _ in range(3):
            await asyncio.sleep(0)
        assert b'"closed","code":"flood"' in flooder.written
        assert (b'"retry":' in flooder.written) == (kind != "nonsense")  # which is never worth while
        await live.close()
        live._thoughts._thinkers.close()
        flooder.abort()

    run(flood())


def test_pings_and_fragments_are_a_flood_over_the_wire(tmp_path):
    async def flood():
        async with beside(tmp_path, rate=20) as (mallory, own, _):
            async with knocking(mallory, own) as socket:
                await told(socket, "ping")
                socket.transport.write(PING * 2000)
                closed = await told(socket, "closed")
                assert closed["code"] == "flood"
            while await why(mallory, own) != "flood":  # at once she is not heard anywhere: it is she who is limited
                pytest.fail("a new connection made everything well")

    run(flood())


def test_wrong_codes_are_nobody_elses_fault(tmp_path):
    """Mallory guesses, with a cookie and without; who has a cookie goes on, and is let in with the right code."""

    async def guess():
        async with beside(tmp_path, misses=5, requests=0) as (mallory, own, code):
            nobody = Guest(mallory.address, "", 9)
            for http in (mallory.http, nobody.http):
                for _ in range(60):
                    refused = await http.get("/api/tables/nada-denada")
                assert refused.status_code == 429
                assert 0 < int(refused.headers["retry-after"]) <= 60
            async with knocking(mallory, own) as socket:
                closed = await told(socket, "closed")
                assert closed["code"] == "flood"
                assert 0 < closed["retry"] <= 60
            eva = Guest(mallory.address, "Eva", 3)
            await eva.arrive()
            assert (await eva.http.get(f"/api/tables/{code}")).status_code == 200
            assert (await eva.http.get("/api/tables/nada-denada")).status_code == 404
            assert (await eva.connect(code)).seat == -1
            for guest in (nobody, eva):
                await guest.close()

    run(guess())


def test_a_classroom_arrives_at_once(tmp_path):
    """Thirty people behind one address, with the limits as they are, while somebody there guesses codes."""
    usual = {
        name: getattr(Config(), name) for name in ("rate", "tabs", "connections", "requests", "arrivals", "openings")
    }

    async def come():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", misses=Config().misses, **usual) as address:
            prankster = Guest(address, "", 0)
            for _ in range(200):
                await prankster.http.get("/api/tables/nada-denada")
            pupils = [Guest(address, f"Alumna {number}", number) for number in range(30)]
            codes = await asyncio.gather(*map(settle, pupils))
            for pupil, code in zip(pupils, codes[1:] + codes[:1], strict=True):
                await pupil.leave()
                assert (await pupil.connect(code)).seat == -1
            for pupil in (prankster, *pupils):
                await pupil.close()

    async def settle(pupil: Guest) -> str:
        for path in ("/api/games", "/api/bots", "/api/me", "/api/words/es", "/api/tables", "/api/preparing"):
            assert (await pupil.http.get(path)).status_code == 200
        await pupil.arrive()
        code = await pupil.open(game="cone", options={"players": 2})
        await pupil.connect(code)
        assert isinstance(await pupil.ask(Sit(seat=0)), Accepted)
        return code

    run(come())


@asynccontextmanager
async def line_to(address: str):
    """A connection without a word."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def asking_for_a_socket(guest: Guest, code: str) -> bytes:
    """The request of a websocket."""
    key = base64.b64encode(bytes(16)).decode()
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {guest.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: sobremesa={guest.http.cookies['sobremesa']}\r\n\r\n"
    ).encode()


SLOW = {
    "nothing": b"",
    "half a head": b"GET /health HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    "half a handshake": b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    "half of a second request": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea",
}


@pytest.mark.parametrize("said", SLOW)
def test_who_does_not_go_on_is_cut_off(said, tmp_path, monkeypatch):
    monkeypatch.setattr(requests, "REQUEST", 0.05)

    async def dawdle():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, line_to(address) as (reader, writer):
            writer.write(SLOW[said])
            with suppress(ConnectionResetError):
                await reader.read()
            assert not requests.HttpProtocol.waiting

    run(dawdle())


def test_who_has_waited_longest_makes_room(tmp_path, monkeypatch):
    monkeypatch.setattr(requests, "WAITING", 3)

    async def crowd():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, AsyncExitStack() as stack:
            first, *_ = [(await stack.enter_async_context(line_to(address)))[0] for _ in range(4)]
            with suppress(ConnectionResetError):
                assert await first.read() == b""
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            await ana.close()
            assert len(requests.HttpProtocol.waiting) <= 3

    run(crowd())


def test_small_chunks_are_read_piece_by_piece(tmp_path, monkeypatch):
    """A body in the smallest chunks that there are: no turn of the loop has more than a few of them."""
    pieces = []
    fed = requests.H11Protocol.data_received
    monkeypatch.setattr(
        requests.H11Protocol, "data_received", lambda self, data: (pieces.append(len(data)), fed(self, data))
    )

    async def send():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, line_to(address) as (reader, writer):
            writer.write(
                b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 10_000
            )
            writer.write(b"0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answers = await reader.read()
            assert answers.startswith(b"HTTP/1.1 4")
            assert max(pieces) <= requests.PIECE

    run(send())


def test_files_are_asked_for_and_a_shortage_is_told(monkeypatch):
    resource = pytest.importorskip("resource")
    asked = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    usual = Config(connections=5000)
    for limits, raised, connections in (
        ((1024, 100_000), [(5700, 100_000)], 5000),
        ((1024, 4096), [(4096, 4096)], 3396),
        ((100_000, 100_000), [], 5000),
        ((1024, -1), [(5700, -1)], 5000),
        ((64, 64), [(64, 64)], 1),
    ):
        asked.clear()
        monkeypatch.setattr(resource, "getrlimit", lambda _, limits=limits: limits)
        config, told = files.enough_files(usual)
        assert (asked, config.connections) == (raised, connections)
        assert bool(told) == (connections < 5000)
        assert str(connections) in told or not told
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    assert files.enough_files(Config(connections=0)) == (Config(connections=0), "")


def test_deep_bodies_are_told_as_problems(tmp_path):
    async def send():
        async with beside(tmp_path) as (mallory, own, _):
            for deep in (b"[" * 8000, b'{"name":"x","x":' + b"[" * 8000, b'{"game":' + b'{"a":' * 2000):
                for method, path in (("POST", "/api/tables"), ("PUT", "/api/me")):
                    answer = await mallory.http.request(method, path, content=deep)
                    assert (answer.status_code, answer.json()["detail"]) == (400, "malformed")
            async with knocking(mallory, own) as socket:
                await socket.send('{"type":"hello","x":' + "[" * 4000)
                assert (await told(socket, "refused"))["code"] == "malformed"

    run(send())


def test_frames_that_come_with_the_handshake_are_heard(tmp_path):
    async def hurry():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            async with line_to(address) as (reader, writer):
                hello = frame(b'{"type":"draft","moves":[],"id":"early"}')
                writer.write(asking_for_a_socket(ana, code) + PING + hello + hello[:9])
                writer.write(hello[9:])
                heard = b""
                while heard.count(b'"id":"early"') < 2:
                    heard += await reader.read(4096)
                assert b"\x8a\x01!" in heard
            await ana.close()

    run(hurry())


def test_who_waits_for_a_table_hears_of_the_end(tmp_path, monkeypatch):
    """A table takes for ever to load when the server is told to stop; somebody else's jobs never end."""
    reading = asyncio.Event()
    read = House._read

    async def read_for_ever(self, code):
        if code in slow:
            reading.set()
            await asyncio.Event().wait()
        return await read(self, code)

    monkeypatch.setattr(House, "_read", read_for_ever)
    monkeypatch.setattr("sobremesa.table.live.house.FINISH", 0.05)
    slow: set[str] = set()

    async def stop():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana, beto = Guest(address, "Ana", 1), Guest(address, "Beto", 2)
            for guest in (ana, beto):
                await guest.arrive()
            slow.add(await ana.open(game="cone", options={"players": 2}))
            await ana.knock(*slow)
            await beto.connect(await beto.open(game="cone", options={"players": 2}))
            await reading.wait()
            monkeypatch.setattr(LiveTable, "_elapse", lambda _: asyncio.Event().wait())
            eva = Guest(address, "Eva", 3)
            await eva.arrive()
            await eva.connect(beto.socket.request.path.split("/")[3])  # her coming is a job that never ends
            await beto.until(Presence)
        for guest in (ana, beto, eva):
            assert (await guest.until(Closed)).code == "shutdown"
            await guest.close()

    logging.disable(logging.ERROR)  # that a job did not end is told there
    try:
        run(stop())
    finally:
        logging.disable(logging.NOTSET)
