"""The shelf: one's own matches that are over, whoever one was called; and being the same person on another device."""

import asyncio
import gzip
from pathlib import Path
from random import Random

import pytest
from guest import Guest, run, serving
from test_reading import STEPS, TABLES, evening
from test_store import one, with_store

from sobremesa.table.core.attendance import Attendance, attendance, attended
from sobremesa.table.core.codes import make_carry_code, read_carry_code
from sobremesa.table.core.fold import replay, stages
from sobremesa.table.core.wire import Accepted, AddBot, Leave, Ready, Rematch, Sit, Start
from sobremesa.table.door.identity import Identities
from sobremesa.table.door.mine import CARRY
from sobremesa.table.live import clock
from sobremesa.table.store.shelf import PAGE, matches_of
from sobremesa.table.store.store import Store

VERSIONS = Path(__file__).parents[1] / "versions"
OLD = sorted(VERSIONS.glob("*/1.db.gz"))
QUICK = {"game": "cone", "options": {"players": 2, "hand": 5, "deals": 1}, "pause": 0}


@pytest.mark.parametrize("table", TABLES)
def test_a_log_tells_without_rules_what_the_table_knows(table):
    """Who sat in each match, when it was, and how many moves it took."""
    game, options = TABLES[table]
    book = evening(game, options, STEPS, Random(13))
    known, before = [], None
    for (_, at), after in zip(book.lines, stages(book.lines), strict=True):
        if before is not None and before.stage != "over" and after.stage == "over":
            known.append(attendance(after, at))
        before = after
    assert attended(book.lines, over=book.table.stage == "over") == known


async def sit_down(code: str, *guests: Guest) -> None:
    for seat, guest in enumerate(guests):
        await guest.connect(code)
        assert isinstance(await guest.ask(Sit(seat=seat)), Accepted)
        assert isinstance(await guest.ask(Ready()), Accepted)


async def match(*guests: Guest) -> str:
    """A match of several guests to its end; its table."""
    code = await guests[0].open(**QUICK)
    await sit_down(code, *guests)
    await guests[0].ask(Start())
    await asyncio.gather(*(guest.play() for guest in guests))
    for guest in guests:
        await guest.leave()
    return code


async def shelf(guest: Guest, skip: int = 0) -> list[dict]:
    answer = await guest.http.get("/api/me/matches", params={"skip": skip}, timeout=300)
    assert answer.status_code == 200, answer.text
    return answer.json()["matches"]


@pytest.mark.usefixtures("quick_people")
def test_a_shelf_has_the_matches_in_which_one_sat_and_says_who_was_there(database):
    async def test() -> None:
        async with serving(database) as address:
            ana, beto, carla = (Guest(address, name, seed) for seed, name in enumerate(("Ana", "Beto", "Carla")))
            for guest in (ana, beto, carla):
                await guest.arrive()
            first = await match(ana, beto)
            await beto.http.put("/api/me", json={"name": "Bet"})
            second = await match(ana, beto)
            third = await match(carla, beto)
            own = await shelf(ana)
            assert [(each["code"], each["number"], each["seat"]) for each in own] == [(second, 1, 0), (first, 1, 0)]
            assert [[chair["name"] for chair in each["chairs"]] for each in own] == [["Ana", "Bet"], ["Ana", "Beto"]]
            for each in own:
                told = (await ana.http.get(f"/api/tables/{each['code']}/matches/1")).json()
                assert each["moves"] == len(told["moves"])
                assert each["champions"] == told["deals"][-1]["champions"]
                assert each["totals"] == told["deals"][-1]["totals"]
                assert each["deals"] == len(told["deals"])
                assert (each["game"], each["options"], each["rules"]) == ("cone", told["options"], told["rules"])
                assert each["began"] <= each["ended"]
            [[own_id, beto_id], again] = [each["companions"] for each in own]
            assert again == ["", beto_id]
            assert own_id == ""
            his = await shelf(beto)
            assert [each["code"] for each in his] == [third, second, first]
            ids = {own_id, beto_id, *(name for each in [*his, *await shelf(carla)] for name in each["companions"])}
            assert len(ids) == 5  # nobody, and two of each pair: nobody is called the same by two people
            assert (await Guest(address, "Eva", 4).http.get("/api/me/matches")).status_code == 401
            assert {each["code"] for each in await shelf(carla)} == {third}
            for guest in (ana, beto, carla):
                await guest.close()

    run(test())


@pytest.mark.usefixtures("quick_people")
def test_every_match_of_a_table_is_there_and_one_that_was_left_too(tmp_path):
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            code = await ana.open(**QUICK)
            await sit_down(code, ana)
            await ana.ask(AddBot(seat=1, level="chance"))
            await ana.ask(Start())
            await ana.play()
            assert isinstance(await ana.ask(Rematch()), Accepted)
            await ana.ask(Start())
            await ana.ask(Leave())
            last, first = await shelf(ana)
            assert (last["number"], first["number"]) == (2, 1)
            assert (last["champions"], bool(first["champions"])) == ([], True)
            assert last["companions"] == ["", ""]
            gone = f"/api/me/matches/{code}/1"
            assert (await Guest(address, "Eva", 4).http.delete(gone)).status_code == 401
            assert (await ana.http.delete(gone)).status_code == 204
            assert (await ana.http.delete(gone)).json()["detail"] == "no-match"
            assert [each["number"] for each in await shelf(ana)] == [2]
            assert (await ana.http.get(f"/api/tables/{code}/matches/1")).status_code == 200
            await ana.close()

    run(test())


def test_a_shelf_is_read_page_by_page(database):
    many = PAGE + 7

    async def use(store):
        for number in range(1, many + 1):
            ended = Attendance(number, number, number // 2, 3, {0: "ana", 1: "beto"})
            await store.append(one("a", number, attendance=ended))
        pages = [await matches_of(store, "ana", skip) for skip in (0, PAGE)]
        assert await matches_of(store, "eva") == ([], False)
        return pages

    (first, more), (second, none) = with_store(database, use)
    assert (more, none) == (True, False)
    numbers = [each.attendance.number for each in (*first, *second)]
    assert numbers == sorted(numbers, key=lambda number: (-(number // 2), -number))
    assert sorted(numbers) == list(range(1, many + 1))
    assert first[0].attendance.people == {0: "ana", 1: "beto"}


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.parent.name)
def test_an_older_database_shows_its_matches(tmp_path, file):
    """They were kept before there was a shelf, or even an index, and some without a word of how they ended."""
    database = tmp_path / "tables.db"
    database.write_bytes(gzip.decompress(file.read_bytes()))
    url = f"sqlite:///{database}"

    async def test() -> None:
        store = await Store.open(url)
        person = "a" * 32
        await store.meet(person, "Ana", 1)
        cookie = (await Identities.open(store)).cookie(person)
        codes = sorted({each.code for each in await store.of(person)})
        expected = {}
        for code in codes:
            lines, before = await store.entries(code), None
            for after in stages(lines):
                if before is not None and before.stage != "over" and after.stage == "over":
                    seat = after.seat_of(person)
                    champions = list(after.deals[-1].champions) if after.deals else []
                    expected[code, after.match] = (seat, champions, after.moves, len(after.deals))
                before = after
            assert replay(lines).opened.code == code
        await store.close()
        async with serving(url) as address:
            ana = Guest(address, "Ana", 1)
            ana.http.cookies.set("sobremesa", cookie)
            found = {
                (each["code"], each["number"]): (each["seat"], each["champions"], each["moves"], each["deals"])
                for each in await shelf(ana)
            }
            assert found == expected
            assert any(champions for _, champions, _, _ in found.values())
            await ana.close()

    run(test())


def test_a_code_for_another_device_can_be_typed_as_it_is_heard():
    code = make_carry_code(Random(1).choice)
    assert [len(part) for part in code.split("-")] == [4, 4, 6]
    for typed in (code.upper(), code.replace("-", " "), code.replace("-", ""), f" {code}. "):
        assert read_carry_code(typed) == code
    assert read_carry_code("")


def test_an_identity_is_carried_to_another_device_once(database, monkeypatch):
    async def test() -> None:
        async with serving(database) as address, serving(database) as other:
            ana, phone, thief = (Guest(where, "Ana", 1) for where in (address, other, other))
            await ana.arrive()
            code = await ana.open(**QUICK)
            await sit_down(code, ana)
            assert (await phone.http.post("/api/me/carry")).status_code == 401
            assert (await ana.http.get("/api/me")).json() == {"name": "Ana"}
            stale = (await ana.http.post("/api/me/carry")).json()["code"]
            carry = (await ana.http.post("/api/me/carry")).json()
            assert carry["until"] - clock.now() <= CARRY
            await phone.http.put("/api/me", json={"name": "Otra"})
            for wrong in (stale, "bamo-kitu-sepado", ""):
                answer = await phone.http.post("/api/me/carried", json={"code": wrong})
                assert (answer.status_code, answer.json()["detail"]) == (404, "no-code")
            answer = await phone.http.post("/api/me/carried", json={"code": carry["code"].upper()})
            assert (answer.status_code, answer.json()["name"]) == (200, "Ana")
            assert [each["code"] for each in (await phone.http.get("/api/me/tables")).json()] == [code]
            told = (await ana.http.get("/api/me")).json()
            assert 0 <= clock.now() - told["carried"] < CARRY
            again = await thief.http.post("/api/me/carried", json={"code": carry["code"]})
            assert (again.status_code, "sobremesa" in again.cookies) == (404, False)
            late = (await ana.http.post("/api/me/carry")).json()
            monkeypatch.setattr("sobremesa.table.door.mine.now", lambda: late["until"])
            assert (await thief.http.post("/api/me/carried", json={"code": late["code"]})).status_code == 404
            for guest in (ana, phone, thief):
                await guest.close()

    run(test())


def test_codes_are_kept_as_hashes_and_cannot_be_guessed_for_long(tmp_path):
    file = tmp_path / "tables.db"

    async def test() -> None:
        async with serving(f"sqlite:///{file}", misses=3) as address:
            ana, thief = Guest(address, "Ana", 1), Guest(address, "Eva", 2)
            for guest in (ana, thief):
                await guest.arrive()
            code = (await ana.http.post("/api/me/carry")).json()["code"]
            kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
            assert code.encode() not in kept
            for number in range(3):
                answer = await thief.http.post("/api/me/carried", json={"code": f"bamo-kitu-{number}"})
                assert answer.status_code == 404
            answer = await thief.http.post("/api/me/carried", json={"code": code})
            assert (answer.status_code, answer.json()["detail"]) == (429, "flood")
            assert int(answer.headers["retry-after"]) > 0
            for guest in (ana, thief):
                await guest.close()

    run(test())
