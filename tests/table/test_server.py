"""The real server, real websockets: people and a bot play whole matches, drop out, come back, and find everything."""

import asyncio

import msgspec
import pytest
from guest import Guest, run, serving
from websockets.asyncio.client import connect

from sobremesa.rules.log import Log
from sobremesa.table.core.wire import (
    Accepted,
    AddBot,
    Closed,
    Draft,
    Drafted,
    Presence,
    Ready,
    Refused,
    Rematch,
    Say,
    Sit,
    Start,
    Update,
)

pytestmark = pytest.mark.usefixtures("quick_people")


async def seat_two_and_a_bot(ana: Guest, beto: Guest, **table) -> str:
    """A table in play: Ana, Beto and a chance bot."""
    for guest in (ana, beto):
        await guest.arrive()
    code = await ana.open(**table)
    for seat, guest in enumerate((ana, beto)):
        await guest.connect(code)
        assert isinstance(await guest.ask(Sit(seat=seat)), Accepted)
        assert isinstance(await guest.ask(Ready()), Accepted)
    assert isinstance(await ana.ask(AddBot(seat=2, level="chance")), Accepted)
    assert isinstance(await ana.ask(Start()), Accepted)
    return code


@pytest.mark.parametrize("game", ["cone", "multiverse-money"])
def test_two_people_and_a_bot_play_a_whole_match(database, game):
    async def match():
        async with serving(database) as address:
            ana, beto, eva = Guest(address, "Ana", 1), Guest(address, "Beto", 2), Guest(address, "Eva", 3)
            code = await seat_two_and_a_bot(ana, beto, game=game, options={"players": 3}, public=True, pause=0)
            assert [table["people"] for table in (await eva.http.get("/api/tables")).json()] == [["Ana", "Beto"]]
            await eva.arrive()
            await eva.connect(code)  # a spectator
            assert (eva.seat, eva.scene.legal) == (-1, ())
            async with asyncio.TaskGroup() as group:
                for guest in (ana, beto, eva):
                    group.create_task(guest.play())
            assert ana.scene.result == beto.scene.result == eva.scene.result
            assert ana.scene.result.champions
            answer = (await ana.http.get(f"/api/tables/{code}/matches/1")).json()
            log = Log(
                answer["game"], answer["options"], int(answer["seed"], 16), tuple(answer["moves"]), answer["rules"]
            )
            *_, last = log.replay()
            assert last.outcome.champions == ana.scene.result.champions
            assert isinstance(await beto.ask(Rematch(version=beto.version)), Accepted)
            assert [t["stage"] for t in (await beto.http.get("/api/me/tables")).json()] == ["lobby"]
            for guest in (ana, beto, eva):
                await guest.close()

    run(match())


def test_who_drops_out_comes_back_to_where_they_were(tmp_path):
    """Over a reconnection and over a restart of the server, nobody misses an event or hears one twice."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def match():
        ana, beto = Guest("", "Ana", 1), Guest("", "Beto", 2)
        async with serving(database) as address:
            for guest in (ana, beto):
                guest.address, guest.http.base_url = address, f"http://{address}"
            code = await seat_two_and_a_bot(ana, beto, game="cone", options={"players": 3})
            rival = asyncio.create_task(beto.play(60))
            for version in (20, 30, 45):
                await ana.play(version)
                await ana.leave()
                snapshot = await ana.connect(code)
                assert not snapshot.resync
            await ana.play(60)
            await rival
        async with serving(database) as address:
            for guest in (ana, beto):
                guest.http.base_url = f"http://{address}"
                snapshot = await guest.connect(code, address)
                assert not snapshot.resync
                assert snapshot.seat == (0 if guest is ana else 1)
            async with asyncio.TaskGroup() as group:
                group.create_task(ana.play())
                group.create_task(beto.play())
            versions = [told.version for told in ana.heard]
            assert versions == sorted(set(versions))
            assert [told.version for told in beto.heard] == versions
            for guest in (ana, beto):
                await guest.close()

    run(match())


def test_the_door(tmp_path):
    """Strangers, forged cookies, other pages, unknown tables, nonsense: refused, and nobody else is disturbed."""

    async def visit():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana, eva = Guest(address, "Ana", 1), Guest(address, "Eva", 2)
            await ana.arrive()
            await eva.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            await ana.connect(code.replace("-", "").upper())
            await eva.connect(code)
            for text in ("", "{}", "[]", "null", '{"type":"sit"}', '{"type":"sit","seat":"0"}', "x" * 5000):
                await eva.socket.send(text)
                assert (await eva.until(Refused)).code == "malformed"
            assert (await eva.ask(Draft(version=0, moves=[]))).code == "not-seated"
            assert isinstance(await eva.ask(Say(text="hola")), Accepted)
            with pytest.raises(Exception, match="403"):
                await Guest.connect(eva, code, origin="https://evil.example")
            with pytest.raises(Exception, match="403"):
                (
                    await eva.http.post(
                        "/api/tables", json={"game": "cone"}, headers={"origin": "https://evil.example"}
                    )
                ).raise_for_status()
            assert await knock(address, "nada-denada", ana.http.cookies["sobremesa"]) == "unknown-table"
            assert await knock(address, code, "forged.cookie") == "bad-identity"
            assert isinstance(await ana.ask(Sit(seat=0)), Accepted)
            await ana.close()
            while (await eva.until(Presence, Update)) != Presence(present=(), spectators=1):
                pass
            await eva.close()

    run(visit())


async def knock(address: str, code: str, cookie: str) -> str:
    """Why a door stays closed."""
    url = f"ws://{address}/api/tables/{code}/socket"
    async with connect(url, additional_headers={"cookie": f"sobremesa={cookie}"}) as socket:
        return msgspec.json.decode(await socket.recv(), type=Closed).code


def test_time_hands_a_seat_over_and_the_next_action_takes_it_back(tmp_path):
    async def wait():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana, beto = Guest(address, "Ana", 1), Guest(address, "Beto", 2)
            clock = {"pace": "custom", "seconds": 1}
            await seat_two_and_a_bot(ana, beto, game="multiverse-money", options={"players": 3}, clock=clock)
            update = await ana.until(Update)
            while update.chairs is None or not update.chairs[0].stand_in:
                update = await ana.until(Update)
            assert [(chair.stand_in, chair.why) for chair in update.chairs[:2]] == [("sensible", "time")] * 2
            assert isinstance(await ana.ask(Say(text="ya voy")), Accepted)
            snapshot = await ana.show()
            assert not snapshot.chairs[0].stand_in
            for guest in (ana, beto):
                await guest.close()

    run(wait())


def test_a_flood_is_stopped(tmp_path):
    async def flood():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", rate=5) as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            await ana.connect(await ana.open(game="cone", options={"players": 2}))
            for _ in range(100):
                await ana.socket.send('{"type":"hello"}')
            assert (await ana.until(Closed)).code == "flood"
            await ana.close()

    run(flood())


def test_a_slow_reader_is_shown_the_table_anew(tmp_path):
    async def dawdle():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", outbox=2) as address:
            ana, beto = Guest(address, "Ana", 1), Guest(address, "Beto", 2)
            await seat_two_and_a_bot(ana, beto, game="cone", options={"players": 3})
            async with asyncio.TaskGroup() as group:
                for guest in (ana, beto):
                    group.create_task(guest.play(40))
            for guest in (ana, beto):
                versions = [told.version for told in guest.heard]
                assert versions == sorted(set(versions))
                await guest.close()

    run(dawdle())


def test_drafts_over_the_wire(tmp_path):
    async def draft():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana, beto = Guest(address, "Ana", 1), Guest(address, "Beto", 2)
            await seat_two_and_a_bot(ana, beto, game="multiverse-money", options={"players": 3})
            while not ana.scene.legal:
                await ana.next()
            card = ana.scene.legal[0]
            answer = await ana.ask(Draft(version=ana.version, moves=[card]))
            assert isinstance(answer, Drafted)
            assert "lock" in answer.legal
            assert answer.board["bets"]["P0"] == [card]
            for guest in (ana, beto):
                await guest.close()

    run(draft())


def test_the_rest_of_the_rest(tmp_path):
    async def read():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", metrics="word") as address:
            ana = Guest(address, "Ana", 1)
            get = ana.http.get
            assert (await get("/api/me")).json() == {"name": ""}
            assert (await ana.http.post("/api/tables", json={"game": "cone"})).status_code == 401
            await ana.arrive()
            assert (await get("/api/me")).json() == {"name": "Ana"}
            assert len((await get("/api/games")).json()) == 5
            assert "CO-01" in (await get("/api/games/cone/rules/es")).text
            assert (await get("/api/games/chess/rules/es")).status_code == 404
            assert (await get("/api/games/cone/rules/fr")).status_code in (400, 404)
            assert (await get("/api/tables/nada-denada")).status_code == 404
            for wrong in ({"game": "chess"}, {"game": "cone", "options": {"players": 99}}, {"game": "cone", "x": 1}):
                assert (await ana.http.post("/api/tables", json=wrong)).status_code == 400
            code = await ana.open(game="cone", public=True)
            assert [table["code"] for table in (await get("/api/tables")).json()] == [code]
            assert (await get(f"/api/tables/{code}")).json()["stage"] == "lobby"
            assert (await get(f"/api/tables/{code}/matches/1")).status_code == 404
            for path in ("/health", "/ready", "/metrics", "/api/schema/openapi.json"):
                answer = await get(path, headers={"authorization": "Bearer word"})
                assert answer.status_code == 200
                assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await get("/metrics")).status_code == 404
            await ana.close()

    run(read())


def test_a_table_that_is_forgotten_at_once_is_there_for_who_asks_for_it(tmp_path):
    async def visit():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", idle=0) as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            assert (await ana.connect(code)).code == code
            await ana.close()

    run(visit())
