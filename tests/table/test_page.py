"""A page author's view: what a page needs is there, over REST and over the wire, on the real server."""

import threading

import pytest
from guest import Guest, run, serving

from sobremesa.bots import COMMON, LEVELS, levels_of
from sobremesa.rules.game import games
from sobremesa.table.core.wire import (
    Accepted,
    AddBot,
    Chat,
    Draft,
    Drafted,
    Explain,
    Play,
    Ready,
    Rematch,
    Say,
    Sit,
    Start,
    Update,
)
from sobremesa.table.live import warming
from sobremesa.table.live.beside import Need

pytestmark = pytest.mark.usefixtures("quick_people")


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_a_page_finds_games_words_and_bots(database):
    async def look():
        async with serving(database) as address:
            ana = Guest(address, "Ana", 1)
            found = (await ana.http.get("/api/games")).json()
            assert [game["name"] for game in found] == list(games())
            assert [game["levels"] for game in found] == [levels_of(game) for game in games().values()]
            assert (await ana.http.get("/api/bots")).json() == list(COMMON)  # whoever has never heard of a master
            for game in games():
                vocabulary = (await ana.http.get(f"/api/games/{game}")).json()
                for language in ("es", "en"):
                    sentences = await ana.http.get(f"/api/games/{game}/words/{language}")
                    assert sentences.headers["content-type"] == "text/plain; charset=utf-8"
                    assert all(f"\n{point} =" in sentences.text for point in vocabulary["points"])
            assert "refused-stale = " in (await ana.http.get("/api/words/es")).text
            await ana.close()

    run(look())


def test_every_problem_has_a_code(database):
    async def ask():
        async with serving(database) as address:
            ana = Guest(address, "Ana", 1)
            get, post, put = ana.http.get, ana.http.post, ana.http.put
            assert await code_of(post("/api/tables", json={"game": "cone"})) == (401, "bad-identity")
            assert await code_of(put("/api/me", json={"name": "\u200d \n"})) == (400, "empty")
            assert await code_of(put("/api/me", content=b"{")) == (400, "malformed")
            await ana.arrive()
            assert await code_of(post("/api/tables", json={"game": "chess"})) == (400, "no-game")
            assert await code_of(post("/api/tables", json={"game": "cone", "stand_in": "x"})) == (400, "no-bot")
            assert await code_of(post("/api/tables", json={"game": "cone", "options": {"x": 1}})) == (400, "bad-option")
            assert await code_of(post("/api/tables", json={"game": "cone", "pause": -1})) == (400, "malformed")
            assert await code_of(get("/api/tables/nada-denada")) == (404, "no-table")
            assert await code_of(get("/api/tables/nada-denada/matches/1")) == (404, "no-table")
            assert await code_of(get("/api/games/chess")) == (404, "no-game")
            assert await code_of(get("/api/nothing")) == (404, "not-found")
            elsewhere = {"origin": "https://elsewhere.example"}
            assert await code_of(put("/api/me", json={"name": "Eva"}, headers=elsewhere)) == (403, "bad-origin")
            await ana.close()

    async def code_of(asked):
        answer = await asked
        assert answer.json()["status_code"] == answer.status_code
        return answer.status_code, answer.json()["detail"]

    run(ask())


def test_a_host_may_only_watch(database):
    """Bots of every level play to the end, and again."""

    async def watch():
        async with serving(database, think=1) as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            levels = levels_of(games()["cone"])
            await ana.connect(await ana.open(game="cone", options={"players": len(levels)}))
            for seat, level in enumerate(levels):
                assert isinstance(await ana.ask(AddBot(seat=seat, level=level)), Accepted)
            for _ in range(2):
                assert isinstance(await ana.ask(Start()), Accepted)
                await ana.play()
                assert ana.scene.result.champions
                assert isinstance(await ana.ask(Rematch()), Accepted)
            assert {told.seat for told in ana.heard if told.by == "bot"} == {*range(len(levels))}
            await ana.close()

    run(watch())


def test_a_bot_that_thinks_delays_nobody(database, monkeypatch):
    """While it thinks, what others say is accepted and heard; it thinks as long as the server says."""
    spoken, given = threading.Event(), []

    class Ponderous:
        def __init__(self, _, think):
            given.append(think)

        def choose(self, view):
            assert spoken.wait(20), "nobody could speak while it thought"
            return view.legal(view.seat)[0]

    monkeypatch.setitem(LEVELS, "search", Ponderous)
    monkeypatch.setattr(warming, "_read", warming._read | {Need("cone", "search")})  # it is not still dressing

    async def match():
        async with serving(database, think=1500) as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            await ana.connect(await ana.open(game="cone", options={"players": 2}))
            for command in (Sit(seat=0), AddBot(seat=1, level="search"), Ready(), Start()):
                assert isinstance(await ana.ask(command), Accepted)
            while 0 in ana.scene.owed:
                await ana.ask(Play(version=ana.version, moves=[ana.luck.choice(ana.scene.legal)]))
            heard = len(ana.heard)
            assert isinstance(await ana.ask(Say(text="?")), Accepted)
            assert len(ana.heard) == heard
            spoken.set()
            assert (await ana.until(Update)).told[0].by == "bot"
            assert 1.5 in given
            await ana.close()

    run(match())


@pytest.mark.parametrize(("counts", "seen"), [("shown", ["puts-down", "picks-up", "puts-down"]), ("hidden", [])])
def test_a_page_composes_a_turn_and_says_why_cards_do_not_fit(database, counts, seen):
    async def match():
        async with serving(database) as address:
            ana, beto = Guest(address, "Ana", 1), Guest(address, "Beto", 2)
            for guest in (ana, beto):
                await guest.arrive()
            code = await ana.open(game="multiverse-money", options={"players": 3, "counts": counts})
            for seat, guest in enumerate((ana, beto)):
                await guest.connect(code)
                assert isinstance(await guest.ask(Sit(seat=seat)), Accepted)
                assert isinstance(await guest.ask(Ready()), Accepted)
            await ana.ask(AddBot(seat=2, level="chance"))
            await ana.ask(Start())
            version, (first, second, *_) = ana.version, ana.scene.legal
            for moves in ([first], [first, second], [first]):  # and undone
                draft = await ana.ask(Draft(version=version, moves=moves))
                assert isinstance(draft, Drafted)
                assert set(draft.board["bets"]["P0"]) == set(moves)
            why = await ana.ask(Explain(version=version, moves=["lock", "left", first]))
            assert [(reason.move, reason.point) for reason in why.reasons] == [
                ("lock", "empty-bet"),
                ("left", "bets-first"),
            ]
            assert all(reason.clauses for reason in why.reasons)
            why = await ana.ask(Explain(version=version, after=[first], moves=["lock", "unlock"]))
            assert [reason.point for reason in why.reasons] == ["not-locked"]
            for moves in ([first, "lock"], ["unlock"], [first], [second, "lock"]):
                assert isinstance(await ana.ask(Play(version=ana.version, moves=moves)), Accepted)
            assert ana.scene.board["locked"] == ["P0"]
            await beto.ask(Say(text="?"))
            assert (await beto.show()).scene.board["locked"] == []
            heard = [event for told in beto.heard if told.seat == 0 for event in told.events]
            assert [(event.point, event.argument) for event in heard] == [(point, "?") for point in seen]
            for guest in (ana, beto):
                await guest.close()

    run(match())


async def until_mute(guest):
    """Play, and play again, until speaking costs a card."""
    while "speak" not in guest.scene.legal:
        if guest.scene.stage == "over":
            await guest.ask(Rematch())
            await guest.ask(Start())
        elif guest.seat in guest.scene.owed:
            await guest.ask(Play(version=guest.version, moves=[guest.luck.choice(guest.scene.legal)]))
        else:
            await guest.next()


def test_who_speaks_under_todos_mudos_pays_and_all_hear_it(database):
    """MN-22: the card is told as an event with its clause, the word as chat."""

    async def match():
        async with serving(database) as address:
            ana = Guest(address, "Ana", 5)
            await ana.arrive()
            await ana.connect(await ana.open(game="monete", options={"players": 2}))
            for command in (Sit(seat=0), AddBot(seat=1, level="chance"), Ready(), Start()):
                assert isinstance(await ana.ask(command), Accepted)
            spoken = []
            while not spoken:  # the bot may end it while the word is on its way
                await until_mute(ana)
                heard = len(ana.heard)
                await ana.send(Say(text="ay"))
                assert (await ana.until(Chat)).line.text == "ay"
                spoken = [event for told in ana.heard[heard:] for event in told.events if event.point == "speaks"]
            assert len(spoken) == 1
            assert "MN-22" in spoken[0].clauses
            await ana.close()

    run(match())
