"""Compiling never keeps a table waiting that does not need it: another process compiles, what is urgent first."""

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from guest import Guest, run, serving
from kit import compiled_only
from slowly import Slowly

from sobremesa.bots.warming import RULES
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.game import games
from sobremesa.table.core.wire import Accepted, AddBot, Phrase, Preparing, Refused, Sit, Start, Wait
from sobremesa.table.live import thinking, warming
from sobremesa.table.live.beside import Beside, Failed, Need
from sobremesa.table.live.warming import LITTLE, READ, USUALLY, Awaited, Warming

pytestmark = compiled_only

FAMILIES = {game.rules.name: game.name for game in reversed(games().values())}  # the first game of each
COLD, OTHER, *REST = FAMILIES.values()
RULES_OF, SENSIBLE, SEARCH = (Need(COLD, part) for part in (RULES, "sensible", "search"))


def wait_for(test) -> None:
    """Run a test that may not hang."""
    run(test, 60)


async def until(condition) -> None:
    """Let others go on until something is true."""
    while not condition():
        await asyncio.sleep(0)


@pytest.fixture
def moment(monkeypatch):
    """The moment that the server believes it is."""
    at = [1_000.0]
    monkeypatch.setattr(warming.clock, "beat", lambda: at[0])
    return at


# The order


def test_what_a_deal_waits_for_is_compiled_before_everything_else(monkeypatch):
    async def compile_all() -> None:
        slowly, line = Slowly(monkeypatch), Warming()
        line.expect_all()
        first = warming.everything()[0]
        await slowly.until_begun(first)
        others = [name for name in FAMILIES.values() if name != first.game]
        line.expect(others[2])
        deal, better = Need(others[0], RULES), Need(others[1], "search")  # which a bot does without for a while
        line.want([better])
        line.want([deal])
        await slowly.until_begun(deal)
        assert slowly.begun == [first, deal]
        slowly.done(deal)
        await slowly.until_begun(better)
        slowly.done(first)
        await slowly.until_begun(Need(others[2], RULES))
        assert slowly.begun == [first, deal, better, Need(others[2], RULES)]
        await line.close()
        assert not slowly.processes

    wait_for(compile_all())


def test_a_second_process_comes_for_what_somebody_waits_for_and_only_for_that(monkeypatch):
    async def compile_two() -> None:
        slowly, line = Slowly(monkeypatch), Warming()
        line.expect_all()
        await slowly.until_begun(first := warming.everything()[0])
        other = next(name for name in FAMILIES.values() if Need(name, RULES).family != first.family)
        rules, sensible = Need(other, RULES), Need(other, "sensible")
        line.expect(other)
        assert slowly.processes == 1
        line.want([rules, sensible])
        await slowly.until_begun(rules)
        assert slowly.processes == 2
        slowly.done(first)
        await until(lambda: len(slowly.begun) == 3)
        assert slowly.begun[2].family != rules.family  # two at one family would do the same work twice
        slowly.done(rules, sensible)
        await line.until(sensible)
        await until(lambda: slowly.processes == 1)
        assert slowly.read == [rules, sensible]
        await line.close()

    wait_for(compile_two())


def test_everything_is_compiled_once_and_nothing_is_read_that_nobody_wants(monkeypatch):
    async def compile_all() -> None:
        slowly, line = Slowly(monkeypatch), Warming()
        once = {(need.family, need.part): need for need in reversed(warming.everything())}
        slowly.done(*warming.everything())
        line.expect_all()
        await slowly.until_begun(next(iter(once.values())))
        await slowly.until_over()
        assert sorted(slowly.begun) == sorted(once.values())
        assert slowly.read == slowly.alone == []
        begun = len(slowly.begun)
        line.expect_all()
        line.expect(COLD)
        assert (len(slowly.begun), slowly.processes) == (begun, 0)
        await line.close()

    wait_for(compile_all())


def test_games_of_one_family_wait_for_the_same(monkeypatch):
    async def compile_one() -> None:
        for family in FAMILIES:
            slowly, line = Slowly(monkeypatch), Warming()
            needs = [Need(game.name, RULES) for game in games().values() if game.rules.name == family]
            line.want(needs)
            slowly.done(needs[0])
            for need in needs:
                await line.until(need)
            assert (slowly.begun, slowly.read) == (needs[:1], needs)
            await line.close()

    wait_for(compile_one())


def test_who_waits_is_told_how_long_it_usually_takes(monkeypatch, moment):
    async def wait() -> None:
        slowly, line = Slowly(monkeypatch, warm=[OTHER]), Warming()
        assert (line.awaited(), line.wait([RULES_OF])) == ([], None)
        line.want([RULES_OF])
        await slowly.until_begun(RULES_OF)
        moment[0] += 5_000
        line.want([SENSIBLE, SEARCH])
        await until(lambda: len(line._line) == 3)
        moment[0] += 7_000
        assert line.awaited() == [Awaited(game=COLD, passed=12_000, about=USUALLY[RULES])]
        assert line.wait([RULES_OF, SENSIBLE]) == Wait(passed=12_000, about=USUALLY[RULES] + LITTLE)
        rest = USUALLY[RULES] - 5_000 + LITTLE + USUALLY["search"]
        assert line.wait([SEARCH]) == Wait(passed=7_000, about=rest)
        moment[0] += 60_000  # it takes longer than usual: what comes after it does not begin in the past
        assert line.wait([SENSIBLE]) == Wait(passed=67_000, about=67_000 + LITTLE)
        line.want([Need(OTHER, RULES)])
        assert line.wait([Need(OTHER, RULES)]) == Wait(passed=0, about=READ)
        slowly.done(RULES_OF, SENSIBLE, SEARCH)
        for need in (RULES_OF, SENSIBLE, SEARCH, Need(OTHER, RULES)):
            await line.until(need)
        assert (line.awaited(), line.wait([RULES_OF, SEARCH])) == ([], None)
        with pytest.raises(Unreadable):
            await line.until(Need("whist", RULES))
        await line.close()

    wait_for(wait())


# What fails


def test_a_process_that_fails_leaves_nobody_waiting(monkeypatch, caplog):
    """It is told in the log, and the server compiles by itself what somebody waits for."""

    async def fail() -> None:
        slowly, line = Slowly(monkeypatch), Warming()
        line.expect_all()
        first = warming.everything()[0]
        await slowly.until_begun(first)
        wanted = next(Need(name, RULES) for name in FAMILIES.values() if Need(name, RULES).family != first.family)
        line.want([wanted])
        slowly.done(first, wanted, failing=True)
        await line.until(wanted)
        assert (slowly.alone, line.is_ready(wanted), line.is_ready(first)) == ([wanted], True, False)
        await until(lambda: len(slowly.begun) > 2)  # what is left is compiled by another process
        await line.close()

    with caplog.at_level(logging.ERROR):
        wait_for(fail())
    assert sorted(record.message for record in caplog.records) == [
        "the process beside has failed",
        "the process beside has failed",
        "the server compiles by itself",
    ]


def test_what_nobody_can_compile_is_not_waited_for(monkeypatch, caplog):
    async def fail() -> None:
        slowly, line = Slowly(monkeypatch), Warming()

        def read(*_: object) -> None:
            raise ValueError("it cannot be compiled")

        monkeypatch.setattr(warming, "read", read)
        slowly.done(RULES_OF, failing=True)
        await line.until(RULES_OF)
        assert (line.is_settled(RULES_OF), line.is_ready(RULES_OF)) == (True, False)
        await line.close()

    wait_for(fail())
    assert "it cannot be compiled" in caplog.text


def test_the_process_beside_is_asked_and_answers():
    async def ask() -> None:
        beside = Beside()
        await beside.compile(RULES_OF)  # which the cache has: tests/warm.py
        with pytest.raises(Failed, match="there is no bot 'oracle'"):
            await beside.compile(Need(COLD, "oracle"))
        beside._process.kill()
        with pytest.raises(Failed):
            await beside.compile(RULES_OF)
        await beside.end()

    wait_for(ask())


def test_the_process_beside_ends_when_nobody_holds_its_input():
    """As it is when the server is killed."""
    with subprocess.Popen([sys.executable, "-m", "sobremesa.table.live.beside"], stdin=subprocess.PIPE) as beside:
        assert beside.stdin is not None
        beside.stdin.write(b"")
        beside.stdin.close()
        assert beside.wait(60) == 0


def test_the_parts_are_all_that_a_table_calls():
    """What a process has read before a deal is all that it will ever call: nothing is compiled while people play."""
    script = Path(__file__).with_name("whole_table.py")
    done = subprocess.run([sys.executable, script], capture_output=True, check=True, encoding="utf-8")
    assert done.stdout == ""


# At a table


async def come(address: str, *names: str) -> list[Guest]:
    """People who have arrived."""
    people = [Guest(address, name, seed) for seed, name in enumerate(names)]
    for person in people:
        await person.arrive()
    return people


async def set_up(person: Guest, game: str, *levels: str) -> str:
    """A table of as many as there are levels, and somebody who sits there; its code."""
    code = await person.open(game=game, options={"players": 1 + len(levels)})
    await person.connect(code)
    await person.ask(Sit(seat=0))
    for seat, level in enumerate(levels, 1):
        assert isinstance(await person.ask(AddBot(seat=seat, level=level)), Accepted)
    return code


async def a_few_turns(person: Guest) -> None:
    """Play a little."""
    await person.play(until=person.version + 6)


def test_tables_open_and_play_while_something_is_compiled(tmp_path, monkeypatch):
    """Nobody who can play waits for who cannot yet."""

    async def play() -> None:
        slowly = Slowly(monkeypatch, warm=[OTHER])
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana, beto = await come(address, "Ana", "Beto")
            await set_up(ana, COLD, "search", "search")  # the game is cold, and the table is there
            await slowly.until_begun(RULES_OF)
            await set_up(beto, OTHER, "sensible", "sensible")
            assert isinstance(await beto.ask(Start()), Accepted)
            await a_few_turns(beto)
            assert isinstance(await ana.ask(Phrase(phrase="hello")), Accepted)
            assert {need.game for need in slowly.read} == {OTHER}
            for guest in (ana, beto):
                await guest.close()

    wait_for(play())


def test_a_match_begins_when_its_rules_are_ready_and_is_answered_then(tmp_path, monkeypatch):
    async def begin() -> None:
        slowly = Slowly(monkeypatch)
        database = tmp_path / "tables.db"
        async with serving(f"sqlite:///{database}") as address:
            (ana,) = await come(address, "Ana")
            code = await ana.open(game=COLD, options={"players": 3})
            await ana.connect(code)
            preparing = await ana.until(Preparing)
            assert preparing.deal is not None
            assert (preparing.bots, preparing.begun) == ({}, False)
            await ana.ask(Sit(seat=0))
            assert (await ana.ask(Start())).code == "empty-seats"  # which is no reason to wait
            for seat in (1, 2):
                await ana.ask(AddBot(seat=seat, level="sensible"))
            await ana.send(Start(id="once"))
            while not (await ana.until(Preparing)).begun:
                pass
            await ana.leave()  # before it is answered: a page asks again when it is back
            await ana.connect(code)
            assert (await ana.until(Preparing)).begun
            await ana.send(Start(id="once"))
            assert isinstance(await ana.ask(Phrase(phrase="hello")), Accepted)  # nobody is silenced
            slowly.done(RULES_OF)
            await slowly.until_begun(SENSIBLE)
            assert ana.scene.stage == "lobby"  # the bots cannot play at all yet
            slowly.done(SENSIBLE)
            answer = await ana.until(Accepted, Refused)
            assert isinstance(answer, Accepted)
            assert (answer.id, ana.scene.stage) == ("once", "playing")
            await a_few_turns(ana)
            await ana.close()
        assert slowly.alone == []

    wait_for(begin())


def test_a_bot_plays_sensible_until_it_has_dressed(tmp_path, monkeypatch):
    """It is what it is called from the start, and in the log."""
    made: list[str] = []
    bot = thinking.bot
    monkeypatch.setattr(thinking, "bot", lambda level, *rest, **how: made.append(level) or bot(level, *rest, **how))

    async def dress() -> None:
        slowly = Slowly(monkeypatch)
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", think=1) as address:
            (ana,) = await come(address, "Ana")
            code = await set_up(ana, COLD, "search")
            slowly.done(RULES_OF, SENSIBLE)
            assert isinstance(await ana.ask(Start()), Accepted)
            await slowly.until_begun(SEARCH)
            await a_few_turns(ana)
            assert set(made) == {"sensible"}
            snapshot = await ana.show()
            preparing = await ana.until(Preparing)
            assert (snapshot.chairs[1].bot, preparing.deal, list(preparing.bots)) == ("search", None, ["search"])
            slowly.done(SEARCH)
            assert await ana.until(Preparing) == Preparing()
            await ana.play(until=ana.version + 12)
            assert made == ["sensible", "search"]
            log = (await ana.http.get(f"/api/tables/{code}")).json()
            assert log["chairs"][1]["bot"] == "search"
            await ana.close()

    wait_for(dress())


def test_a_match_that_has_begun_is_entered_when_its_rules_are_ready(tmp_path, monkeypatch):
    """After a restart with other rules, say. Who enters another table does not wait for it."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def enter() -> None:
        async with serving(database) as address:
            (ana,) = await come(address, "Ana")
            code = await set_up(ana, COLD, "sensible")
            assert isinstance(await ana.ask(Start()), Accepted)
            cookies = ana.http.cookies
            await ana.close()
        slowly = Slowly(monkeypatch)
        async with serving(database) as address:
            ana, beto = Guest(address, "Ana", 1), Guest(address, "Beto", 2)
            ana.http.cookies = cookies
            await beto.arrive()
            entering = asyncio.create_task(ana.connect(code))
            await slowly.until_begun(RULES_OF)
            assert [each["game"] for each in (await beto.http.get("/api/preparing")).json()] == [COLD]
            await beto.connect(await beto.open(game=OTHER))
            assert not entering.done()
            slowly.done(RULES_OF)
            assert (await entering).scene.stage == "playing"
            for guest in (ana, beto):
                await guest.close()

    wait_for(enter())


def test_who_is_about_to_open_a_table_is_served_first(tmp_path, monkeypatch):
    async def intend() -> None:
        slowly = Slowly(monkeypatch)
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}", warm=True) as address:
            (ana,) = await come(address, "Ana")
            await slowly.until_begun(first := warming.everything()[0])
            last = next(name for name in reversed(FAMILIES.values()) if Need(name, RULES).family != first.family)
            assert (await ana.http.post("/api/preparing", json={"game": last})).status_code == 200
            assert (await ana.http.post("/api/preparing", json={"game": "whist"})).status_code == 404
            slowly.done(first)
            await slowly.until_begun(Need(last, RULES))
            assert slowly.begun == [first, Need(last, RULES)]
            await ana.close()

    wait_for(intend())
