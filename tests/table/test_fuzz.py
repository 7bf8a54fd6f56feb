"""Nonsense by the thousand: the server lives, nothing is a fault of ours, and the table is still the fold of its log.

A few seconds' worth; SOBREMESA_TEST_FACTOR=10 sends ten times as much.
"""

import asyncio
import json
import logging
from random import Random

import msgspec
import pytest
from guest import Guest, serving
from guest import run as over_the_wire
from kit import FACTOR
from laws import PEOPLE, opened
from room import Memory, Page, Time, run
from websockets.exceptions import ConnectionClosed

from sobremesa.rules.game import games
from sobremesa.table.core.fold import replay
from sobremesa.table.core.people import Person
from sobremesa.table.core.wire import (
    AddBot,
    AnyCommand,
    Draft,
    Hello,
    Join,
    Leave,
    Phrase,
    Play,
    Pong,
    Ready,
    Rematch,
    RemoveBot,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from sobremesa.table.door import visit
from sobremesa.table.door.limits import Bucket
from sobremesa.table.live.connection import encode
from sobremesa.table.live.table import LiveTable
from sobremesa.table.live.thinking import Thinkers
from sobremesa.table.store.store import Store

MESSAGES, SENT = 2000 * FACTOR, 400 * FACTOR  # to each game's table, and over the wire
CALM = 5  # messages in a row that one person sends


def command(luck: Random, version: int, legal: list[str], words: list[str]) -> AnyCommand:
    """A command that could be meant."""
    rest = {
        "id": luck.choice(("", "", "a", "b", str(luck.random()))),
        "version": luck.choice((version, version, version, -1, luck.randrange(300))),
    }
    if luck.random() < 0.6:
        moves = [luck.choice(legal or words), *luck.choices(words, k=luck.choice((0, 0, 0, 1, 2, 23)))]
        return (Play if luck.random() < 0.7 else Draft)(moves=moves, **rest)
    seat = luck.randrange(5)
    kinds = (
        lambda: Hello(stamp=luck.choice(("", "?", games()["cone"].stamp)), **rest),
        lambda: Sit(seat=seat, **rest),
        lambda: Join(**rest),
        lambda: Stand(**rest),
        lambda: Ready(ready=luck.random() < 0.9, **rest),
        lambda: Ready(**rest),
        lambda: AddBot(seat=seat, level=luck.choice(("chance", "nobody")), **rest),
        lambda: RemoveBot(seat=seat, **rest),
        lambda: Start(**rest),
        lambda: Say(text="".join(chr(luck.randrange(0x3000)) for _ in range(luck.randrange(30))), **rest),
        lambda: Phrase(phrase="wow", **rest),
        lambda: TakeBack(**rest),
        lambda: Rematch(**rest),
        lambda: Pong(nonce=luck.randrange(9), **rest),
        lambda: Leave(**rest) if luck.random() < 0.05 else Hello(**rest),
    )
    return luck.choice(kinds)()


def junk(luck: Random, depth: int = 3):
    """Any JSON."""
    kind = luck.randrange(8 if depth else 6)
    if kind == 6:
        return [junk(luck, depth - 1) for _ in range(luck.randrange(4))]
    if kind == 7:
        keys = ("type", "id", "version", "seat", "moves", "text", "nonce", "stamp", "x")
        return {luck.choice(keys): junk(luck, depth - 1) for _ in range(luck.randrange(5))}
    words = ("play", "hello", "sit", "draw", "", "\ud800", "\x00", "ñ" * 40)
    return (None, True, luck.randrange(-5, 10), luck.random() * 1e300, luck.choice(words), -(2**70))[kind]


def mutated(luck: Random, text: bytes) -> bytes:
    """A few bytes exchanged, left out or doubled."""
    letters = bytearray(text)
    for _ in range(luck.randint(1, 4)):
        place = luck.randrange(len(letters)) if letters else 0
        match luck.randrange(4):
            case 0:
                letters[place : place + 1] = bytes([luck.randrange(256)])
            case 1:
                del letters[place : place + luck.randint(1, 8)]
            case 2:
                letters[place:place] = letters[place : place + luck.randint(1, 30)]
            case _:
                letters[place:place] = luck.choice((b'"', b"{", b"[", b"\\", b"9" * 30, b"\\u0000", b"null", b","))
    return bytes(letters)


def message(luck: Random, meant: AnyCommand) -> bytes:
    """Something to send: as meant, spoilt, or no command at all."""
    text = encode(meant)
    match luck.randrange(8):
        case 0 | 1 | 2 | 3:
            return text
        case 4 | 5:
            return mutated(luck, text)
        case 6:
            return json.dumps(junk(luck)).encode()
        case _:
            return luck.randbytes(luck.choice((0, 3, 50, 5000)))


@pytest.mark.parametrize("game", games())
def test_a_live_table_bears_anything(game, monkeypatch, caplog):
    """Through the real door: the ear, the decoder, the jobs of the table, the fold."""
    monkeypatch.setattr(visit, "PATIENCE", 10**9)
    luck, time, answers = Random(f"fuzz {game}"), Time(monkeypatch), set[str]()
    monkeypatch.setattr("sobremesa.table.live.table.secrets.randbits", luck.getrandbits)
    people = [*PEOPLE[:3], Person("eva", "Eva")]

    async def fuzz():
        first = opened(game, 3, pause=0)
        store = Memory([(first, time.at)])
        thinkers = Thinkers(1, 0, 1)
        live = LiveTable(store, replay(store.lines), thinkers)
        pages = [Page(person) for person in people]
        for page in pages:
            live.join(page)
        for _ in range(MESSAGES // CALM):
            who = luck.randrange(len(people))
            if pages[who].closed:
                live.part(pages[who])
                pages[who] = Page(people[who])
                live.join(pages[who])
            if live.table.stage == "lobby" and luck.random() < 0.2:
                for seat, page in enumerate(pages[:3]):
                    live.ask(page, Sit(seat=seat))
                    live.ask(page, Ready())
                live.ask(pages[0], Start())
                await live._jobs.join()
            table = live.table
            seat = table.seat_of(people[who].id)
            texts = []
            for _ in range(CALM):
                legal = [str(m) for m in table.state.legal(seat)] if table.state is not None and seat >= 0 else []
                meant = command(luck, table.versions.of(seat), legal, list(table.setup.game.moves))
                texts.append(message(luck, meant).decode("utf8", luck.choice(("replace", "ignore"))))
            ear = visit.Ear(live, pages[who], Bucket(0, 0), Bucket(0, 0))
            for text in texts:
                ear.hear(text)
            time.at += luck.randrange(3000)
            await live._thoughts.join()
            live._presses.finish()
            await live._jobs.join()
            for page in pages:
                for frame in page.take():
                    heard = msgspec.json.decode(frame)
                    answers.add(heard["code"] if heard["type"] == "refused" else heard["type"])
        await live.close()
        thinkers.close()
        assert replay(store.lines) == live.table
        assert live.table.match > 0
        assert live.table.size == len(store.lines)

    with caplog.at_level(logging.ERROR):
        run(fuzz())
    assert not caplog.records
    assert "fault" not in answers
    assert {"accepted", "malformed", "illegal", "stale", "snapshot", "update", "drafted", "chat"} <= answers


def test_a_real_socket_bears_anything(tmp_path, caplog):
    """Over the wire, where a message may also be binary; who is thrown out comes again."""
    database, luck = f"sqlite:///{tmp_path / 'tables.db'}", Random("socket")

    async def fuzz():
        async with serving(database) as address:
            ana, mallory = Guest(address, "Ana", 1), Guest(address, "Mallory", 2)
            for guest in (ana, mallory):
                await guest.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            await ana.connect(code)
            for asked in (Sit(seat=0), AddBot(seat=1, level="chance"), Start()):
                await ana.ask(asked)
            sent = 0
            while sent < SENT:
                await mallory.connect(code)
                try:
                    for _ in range(SENT):
                        meant = command(luck, mallory.version, [], ["draw", "pass", "R5"])
                        text = message(luck, meant)
                        binary = luck.random() < 0.2 or bool(text.decode("utf8", "ignore").encode() != text)
                        await mallory.socket.send(text if binary else text.decode())
                        sent += 1
                        if luck.random() < 0.5:
                            await mallory.next()
                except ConnectionClosed:
                    continue
            table = (await ana.show()).scene
            assert table.stage in ("playing", "over")
            assert (await ana.http.get("/ready")).status_code == 200
            mallory.socket.transport.abort()
            await ana.play(ana.version + 20)
            for guest in (ana, mallory):
                await guest.close()
            return code

    with caplog.at_level(logging.ERROR):
        code = over_the_wire(fuzz(), 300 * FACTOR)
    assert not caplog.records

    async def read():
        store = await Store.open(database)
        try:
            return replay(await store.entries(code))
        finally:
            await store.close()

    assert asyncio.run(read()).match == 1
