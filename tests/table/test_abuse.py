"""Whatever strangers try, they are refused clearly, and a table beside them plays on as if nothing were."""

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
from guest import Guest, serving
from room import run
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.table.core.wire import (
    TEXT,
    Accepted,
    AddBot,
    Phrase,
    Play,
    Ready,
    Refused,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from sobremesa.table.door.guard import HEADERS, POLICY
from sobremesa.table.door.limits import BREATH, Bucket, Buckets

pytestmark = pytest.mark.usefixtures("quick_people")


@asynccontextmanager
async def beside(tmp_path, **limits):
    """A server with Mallory and her own table, while Ana plays with bots at another; Ana's table must play on."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}", **limits) as address:
        ana, mallory = Guest(address, "Ana", 1), Guest(address, "Mallory", 2)
        for guest in (ana, mallory):
            await guest.arrive()
        code = await ana.open(game="cone", options={"players": 2})
        await ana.connect(code)
        for command in (Sit(seat=0), AddBot(seat=1, level="chance"), Start()):
            assert isinstance(await ana.ask(command), Accepted)
        own = await mallory.open(game="cone", options={"players": 2})
        playing = asyncio.create_task(ana.play(40))
        try:
            yield mallory, own, code
            await playing
            await ana.play(60)
            heard = [told.version for told in ana.heard]
            assert ana.scene.stage == "over" or ana.version > 60
            assert heard == list(range(heard[0], heard[-1] + 1))
        finally:
            playing.cancel()
            for guest in (ana, mallory):
                await guest.close()


@asynccontextmanager
async def knocking(guest: Guest, code: str, cookie: str | None = None):
    """A bare socket to a table."""
    cookie = guest.http.cookies["sobremesa"] if cookie is None else cookie
    url = f"ws://{guest.address}/api/tables/{code}/socket"
    async with connect(url, additional_headers={"cookie": f"sobremesa={cookie}"}) as socket:
        yield socket


async def told(socket, kind):
    """The next message of a kind."""
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["type"] == kind:
            return message


async def hung_up(socket, message) -> int:
    """The code with which the server hangs up on a message."""
    try:
        await socket.send(message)
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


async def why(guest: Guest, code: str, cookie: str | None = None) -> str:
    """Why a door is closed."""
    async with knocking(guest, code, cookie) as socket:
        return (await told(socket, "closed"))["code"]


def test_forged_identities(tmp_path):
    async def forge():
        async with beside(tmp_path) as (mallory, own, _):
            cookie = mallory.http.cookies["sobremesa"]
            person, signature = cookie.rsplit(".", 1)
            flipped = signature[:5] + ("A" if signature[5] != "A" else "B") + signature[6:]
            stranger = Guest(mallory.address, "", 0)
            for wrong in ("", "x", person, f"{person}.", f"{person}.{flipped}", f"admin.{signature}", "a" * 3000, "."):
                assert await why(mallory, own, wrong) == "bad-identity"
                cookie = {"cookie": f"sobremesa={wrong}"}
                for path in ("/api/tables", "/api/me/tables"):
                    method = "POST" if path == "/api/tables" else "GET"
                    answer = await stranger.http.request(method, path, json={"game": "cone"}, headers=cookie)
                    assert answer.status_code == 401
                assert (await stranger.http.get("/api/me", headers=cookie)).json() == {"name": ""}
            await stranger.close()

    run(forge())


def test_other_peoples_seats(tmp_path):
    """At Ana's own table: Mallory can neither take her seat, nor move, nor start, nor seat bots."""

    async def intrude():
        async with beside(tmp_path) as (mallory, _, code):
            await mallory.connect(code)
            for command, refusal in (
                (Sit(seat=0), "running"),
                (AddBot(seat=0, level="chance"), "not-yours"),
                (Start(), "not-yours"),
                (Ready(), "not-seated"),
                (TakeBack(), "not-seated"),
            ):
                answer = await mallory.ask(command)
                assert (type(answer), answer.code) == (Refused, refusal)
            answer = await mallory.ask(Play(version=mallory.version, moves=["draw"]))
            assert answer.code == "not-seated"
            await mallory.leave()

    run(intrude())


def test_malformed_and_huge_messages(tmp_path):
    async def send():
        async with beside(tmp_path) as (mallory, own, _):
            async with knocking(mallory, own) as socket:
                for wrong in (
                    "{",
                    '{"type":"sit","seat":1e999}',
                    '{"type":"play","moves":[]}',
                    '{"type":"play","moves":[' + ",".join(['"draw"'] * 25) + "]}",
                    '{"type":"hello","version":' + "9" * 400 + "}",
                    "[" * 3000,
                    json.dumps({"type": "say", "text": "x" * 281}),
                    "ñ" * 3000,
                    b"\x00\xff\xfe",
                    b'{"type":"hello"}',
                ):
                    await socket.send(wrong)
                    assert (await told(socket, "refused"))["code"] == "malformed"
                await socket.send('{"type":"hello"}')
                assert (await told(socket, "snapshot"))["version"] == 0
            for huge in ("x" * 20_000, b"x" * 2_000_000):
                async with knocking(mallory, own) as socket:
                    assert await hung_up(socket, huge) in (1006, 1009)
            async with knocking(mallory, own) as socket:
                for _ in range(30):
                    await socket.send("nonsense")
                assert (await told(socket, "closed"))["code"] == "flood"
            for body, status in ((b"{", 400), (b"[]", 400), (b"\xff", 400), (b" " * 20_000, 413), (b"x" * 10**7, 413)):
                answer = await mallory.http.post("/api/tables", content=body)
                assert answer.status_code == status

    run(send())


def test_a_flood_is_stopped(tmp_path):
    async def flood():
        async with beside(tmp_path, rate=50) as (mallory, own, _), knocking(mallory, own) as socket:
            for _ in range(400):
                await socket.send('{"type":"say","text":"na"}')
            assert (await told(socket, "closed"))["code"] == "flood"

    run(flood())


def test_who_talks_too_much_is_told_when_to_go_on(tmp_path):
    """In however many tabs; what was said already is answered again, and everything but talk goes on."""

    async def talk():
        async with beside(tmp_path, talk=1) as (mallory, own, _):
            await mallory.connect(own)
            said = [await mallory.ask(Say(text="na")) for _ in range(BREATH)]
            assert {type(answer) for answer in said} == {Accepted}
            for command in (Say(text="na"), Phrase(phrase="wow")):
                refused = await mallory.ask(command)
                assert refused.code == "talk"
                assert 0 < refused.retry <= 60
            async with knocking(mallory, own) as socket:
                await socket.send('{"type":"say","text":"na","id":"again"}')
                assert (await told(socket, "refused"))["code"] == "talk"
                await socket.send(f'{{"type":"say","text":"na","id":"{said[-1].id}"}}')
                assert (await told(socket, "accepted"))["id"] == said[-1].id
            assert isinstance(await mallory.ask(Stand()), Accepted)

    run(talk())


def test_what_is_no_command_is_refused_by_its_id_where_that_can_be_read(tmp_path):
    async def send():
        async with beside(tmp_path) as (mallory, own, _), knocking(mallory, own) as socket:
            for text, named in (
                ('{"type":"say","id":"a","text":"' + "x" * (TEXT + 1) + '"}', "a"),
                ('{"type":"sit","id":"b","seat":99}', "b"),
                ('{"type":"fly","id":"c"}', "c"),
                ('{"id":"d"}', "d"),
                ('{"type":"stand","id":"' + "x" * 33 + '"}', ""),
                ('{"type":"stand","id":7}', ""),
                ('{"type":"stand","id":"e"', ""),
                ("[]", ""),
            ):
                await socket.send(text)
                refused = await told(socket, "refused")
                assert (refused["code"], refused.get("id", "")) == ("malformed", named), text

    run(send())


def test_who_does_not_read_is_shown_the_table_anew(tmp_path):
    """A page asks and asks and does not read: what waits for it is bounded, and one snapshot says it all in the end."""

    async def dawdle():
        async with beside(tmp_path, outbox=8) as (mallory, own, _):
            await mallory.connect(own)
            for _ in range(50):
                assert isinstance(await mallory.ask(Say(text="x" * 280)), Accepted)
            async with knocking(mallory, own) as socket:
                for _ in range(1000):  # some 17 MB of snapshots
                    await socket.send('{"type":"hello","version":0}')
                assert isinstance(await mallory.ask(Say(id="last", text="last")), Accepted)
                await socket.send('{"type":"draft","moves":[],"id":"end"}')
                shown, heard = 0, False
                while not heard:
                    message = msgspec.json.decode(await socket.recv())
                    shown += message["type"] == "snapshot"
                    lines = message.get("lines") or [message.get("line")]
                    heard = bool(lines[-1]) and lines[-1]["text"] == "last"
                assert shown < 1000

    run(dawdle())


def test_bad_origins(tmp_path):
    async def come():
        async with beside(tmp_path, origins="https://friend.example") as (mallory, own, _):
            for origin in ("https://evil.example", "null", "", f"http://{mallory.address}.evil.example", "http://["):
                with pytest.raises(InvalidStatus) as refused:
                    await mallory.connect(own, origin=origin)
                assert refused.value.response.status_code == 403
                for method in ("PUT", "POST"):
                    answer = await mallory.http.request(
                        method,
                        "/api/me" if method == "PUT" else "/api/tables",
                        json={"name": "x", "game": "cone"},
                        headers={"origin": origin},
                    )
                    assert answer.status_code == 403
            for origin in ("https://friend.example", f"http://{mallory.address}"):
                await mallory.connect(own, origin=origin)
                await mallory.leave()

    run(come())


def test_too_many_connections(tmp_path):
    async def crowd():
        async with beside(tmp_path, tabs=3, connections=6) as (mallory, own, _):
            async with AsyncExitStack() as stack:
                for _ in range(3):
                    await told(await stack.enter_async_context(knocking(mallory, own)), "ping")
                assert await why(mallory, own) == "too-many"
                for number, heard in enumerate(("ping", "ping", "closed")):  # Ana and three tabs are here
                    other = Guest(mallory.address, f"Zoe {number}", number)
                    await other.arrive()
                    message = await told(await stack.enter_async_context(knocking(other, own)), heard)
                    assert message.get("code", "too-many") == "too-many"
                    await other.close()
            async with knocking(mallory, own) as socket:
                await told(socket, "ping")

    run(crowd())


def test_too_many_tables_people_and_requests(tmp_path):
    async def want():
        async with beside(tmp_path, openings=3, arrivals=4, requests=200) as (mallory, *_):
            statuses = [(await mallory.http.post("/api/tables", json={"game": "cone"})).status_code for _ in range(4)]
            assert statuses == [201, 201, 429, 429]  # one is there already
            crowd = [Guest(mallory.address, f"Zoe {n}", n) for n in range(4)]
            statuses = [(await other.http.put("/api/me", json={"name": "Zoe"})).status_code for other in crowd]
            assert statuses == [200, 200, 429, 429]  # Ana and Mallory came, too
            assert (await mallory.http.put("/api/me", json={"name": "Mal"})).status_code == 200
            assert (await crowd[0].http.post("/api/tables", json={"game": "cone"})).status_code == 201
            for other in crowd:
                await other.http.aclose()

    run(want())


def test_requests_have_a_rate(tmp_path):
    async def hurry():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", requests=1) as address:
            mallory, ana, nobody = (Guest(address, name, 1) for name in ("Mallory", "Ana", ""))
            for guest in (mallory, ana):
                await guest.arrive()
            statuses = [(await mallory.http.get("/api/me")).status_code for _ in range(10)]
            assert statuses[:5] == [200] * 5
            assert 429 in statuses
            assert (await mallory.http.get("/health")).status_code == 200
            statuses = [(await nobody.http.get("/api/me")).status_code for _ in range(200)]
            assert statuses[:20] == [200] * 20
            assert 429 in statuses  # newcomers share what their address may
            assert (await ana.http.get("/api/me")).status_code == 200  # who has a cookie does not
            for guest in (mallory, ana, nobody):
                await guest.close()

    run(hurry())


def test_codes_cannot_be_guessed(tmp_path):
    """After some wrong codes even the right one is refused, so that trying on tells nothing."""

    async def guess():
        async with beside(tmp_path, misses=5) as (mallory, own, _):
            assert await why(mallory, "nada-denada") == "unknown-table"
            for path in ("nada-denada", "x", "nada-denada/matches/1", "%00"):
                assert (await mallory.http.get(f"/api/tables/{path}")).status_code == 404
            for code in ("nada-denada", own):
                assert await why(mallory, code) == "flood"
                for path in (code, f"{code}/matches/1"):
                    assert (await mallory.http.get(f"/api/tables/{path}")).status_code == 429

    run(guess())


def test_headers(tmp_path):
    """On every answer, whatever became of the request."""

    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", secure=True, requests=1) as address:
            ana, seen = Guest(address, "Ana", 1), set()
            for method, path, body in (
                ("GET", "/health", None),
                ("GET", "/api/games", None),
                ("PUT", "/api/me", b'{"name":"Ana"}'),
                ("POST", "/api/tables", b"{"),
                ("GET", "/api/tables/x", None),
                ("GET", "/nowhere.js", None),
                ("DELETE", "/api/me", None),
                ("DELETE", "/api/games", None),
                *[("GET", "/api/me", None)] * 60,  # a secure cookie does not come back here: she is a newcomer
            ):
                answer = await ana.http.request(method, path, content=body)
                seen.add(answer.status_code)
                assert HEADERS.items() <= dict(answer.headers).items()
                assert "max-age" in answer.headers["strict-transport-security"]
                assert ("cache-control" in answer.headers) == path.startswith("/api")
                assert "server" not in answer.headers
                for cookie in answer.headers.get_list("set-cookie"):
                    assert {"httponly", "secure", "samesite=lax"} <= set(cookie.lower().split("; "))
            assert seen == {200, 400, 401, 404, 405, 429}
            await ana.close()

    run(look())


def test_the_policy_lets_only_our_own_files_run():
    for what in ("style-src", "connect-src", "worker-src", "font-src"):
        assert POLICY[what] == "'self'"
    assert POLICY["script-src"] == "'self' 'wasm-unsafe-eval'"  # the rules, compiled; never a text
    assert POLICY["default-src"] == POLICY["frame-ancestors"] == POLICY["base-uri"] == "'none'"


def test_buckets_fill_again_and_are_bounded(monkeypatch):
    now = 0.0
    monkeypatch.setattr("sobremesa.table.door.limits.time.monotonic", lambda: now)
    monkeypatch.setattr("sobremesa.table.door.limits.KEYS", 10)
    bucket = Bucket(2, 4)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 1000.0
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    assert all(Bucket(0, 0).take() for _ in range(100))
    many = Buckets(1, 1)
    assert all(many[str(n)].take() for n in range(100))
    assert many["99"].spent
    assert len(many._buckets) == 10
