"""A server with newer rules finds what an older one left: matches go on, or end cleanly, and nothing is unreadable."""

import sqlite3
from contextlib import asynccontextmanager
from random import Random

import pytest
from guest import Guest, run, serving
from kit import BUNDLED
from laws import ANA, BETO, Book, play_on, reopened, seated
from left_behind import bump, cookie_of, every_kept, log_of, restore, upgraded
from msgspec.structs import replace
from write_versions import ANA as OLD_ANA
from write_versions import table_shown

from sobremesa.rules.errors import BadOption, OtherRules
from sobremesa.rules.game import Option, games
from sobremesa.rules.log import Log
from sobremesa.table.core.decide import upgrade
from sobremesa.table.core.entries import Ended, Opened, Played, Rematched, Renewed, Started, decode_entry, encode_entry
from sobremesa.table.core.fold import as_far_as_possible, replay
from sobremesa.table.core.people import Person
from sobremesa.table.core.story import pack
from sobremesa.table.core.story import unpack as unpack_story
from sobremesa.table.core.translate import events
from sobremesa.table.core.wire import Accepted, Closed, Leave, Ready, Rematch, Say, Sit, Snapshot, Start
from sobremesa.table.live.keeping import open_table
from sobremesa.table.store.store import Store

GAMES = games()
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def same(shown, then):
    """Everybody sees what they saw then; new rules may show more and allow more."""
    assert (shown["stage"], shown["match"]) == (then["stage"], then["match"])
    for seat, before in then["snapshots"].items():
        now = shown["snapshots"][seat]
        for key in before.keys() - {"scene", "options", "missed", "deals", "stamp"}:
            assert now[key] == before[key], key
        assert before["options"].items() <= now["options"].items()
        assert len(now["missed"]) == len(before["missed"])
        for result, old in zip(now["deals"], before["deals"], strict=True):
            assert [result[key] for key in ("why", "winners", "totals", "champions")] == [
                old[key] for key in ("why", "winners", "totals", "champions")
            ]
        scene, old = now["scene"], before["scene"]
        assert old.get("board", {}).items() <= scene.get("board", {}).items()
        assert set(old.get("legal", ())) <= set(scene.get("legal", ()))
        assert set(scene.get("owed", ())) == set(old.get("owed", ()))  # in which order they are asked is no rule


def go_on(book):
    """Random moves of whoever owes one, to the end of the match."""
    luck = Random(3)
    for _ in range(20_000):
        table = book.table
        if table.stage == "over":
            return
        if table.stage == "pause":
            for seat, person in enumerate(table.people):
                if person and not table.chairs[seat].ready:
                    assert book.ask(Person(person, "x"), Ready()) is None
            continue
        seat = luck.choice(table.state.actors)
        move = str(luck.choice(table.state.legal(seat)))
        if table.people[seat]:
            assert book.play(Person(table.people[seat], "x"), move) is None
        else:
            book.bot(seat, move)
    raise AssertionError("the match does not end")


@every_kept
def test_tables_show_what_they_showed(name, version, tmp_path):
    file, expected = restore(tmp_path, name, version)
    for code, then in expected.items():
        same(table_shown(replay(log_of(file, code))), then)


@every_kept
def test_matches_go_on_by_the_rules_they_began_with_and_the_next_by_today_s(name, version, tmp_path, changing):
    game = GAMES[name]
    file, expected = restore(tmp_path, name, version)
    bump(changing, game, recalled=True)
    running = [code for code, then in expected.items() if then["stage"] == "playing"]
    assert len(running) >= 2
    for code in running:
        book = reopened(log_of(file, code))
        assert (book.table.rules, book.table.footing) == (version, "older")
        go_on(book)
        assert (book.table.rules, book.table.footing) == (version, "older")
        last = book.lines[-1][0]
        assert isinstance(last, Played)
        assert last.result == book.table.deals[-1]
        assert book.ask(OLD_ANA, Rematch()) is None
        assert [type(entry) for entry, _ in book.lines[-3:-1]] == [Rematched, Renewed]
        assert (book.table.rules, book.table.footing, book.table.stage) == (game.version, "renewed", "lobby")
        for seat, person in enumerate(book.table.people):
            if person and not book.table.chairs[seat].ready:
                assert book.ask(Person(person, "x"), Ready()) is None
        assert book.ask(OLD_ANA, Start()) is None
        again = replay([(decode_entry(encode_entry(entry)), at) for entry, at in book.lines])
        assert again.state == book.table.state
        assert (again.rules, again.footing) == (game.version, "renewed")


@every_game
def test_a_rematch_under_the_same_rules_changes_nothing(game):
    book = finished(game.name)
    assert book.ask(ANA, Rematch()) is None
    assert not [entry for entry, _ in book.lines if isinstance(entry, Renewed)]
    assert (book.table.rules, book.table.footing) == (game.version, "today")


@every_game
def test_what_has_not_begun_is_played_by_today_s_rules(game, changing):
    """Also if people were ready: they were for other rules."""
    book = Book(seated(game.name, 3).lines[0][0])
    assert book.ask(ANA, Sit(seat=0)) is None
    assert book.ask(ANA, Ready()) is None
    before = book.table.rules
    bump(changing, game, recalled=True)
    table = replay(book.lines)
    (renewed,) = upgrade(table)
    assert isinstance(renewed, Renewed)
    book.write([renewed])
    assert (before + 1, "renewed", False) == (book.table.rules, book.table.footing, book.table.chairs[0].ready)
    assert upgrade(book.table) == []
    assert book.table.setup.options == game.check({"players": 3})


@every_game
def test_what_only_kept_the_older_rules_is_dropped_in_a_rematch(game, changing):
    book = finished(game.name)
    old = Option("old_way", False, (False, True), offered=False)
    changing(
        game,
        options=(*game.options, old),
        version=game.version + 1,
        former={game.version: {"old_way": True}},
    )
    book = reopened(book.lines)
    assert book.table.setup.options["old_way"] is True
    assert book.ask(ANA, Rematch()) is None
    assert book.table.setup.options["old_way"] is False


@every_game
def test_a_rematch_for_more_players_than_today_s_rules_allow_is_played_by_the_old_ones(game, changing):
    book = finished(game.name)
    bump(changing, game, recalled=True)
    book = reopened(book.lines)

    def refuse(*_):
        raise BadOption("not for so many")

    changing(game, renew=refuse)
    assert book.ask(ANA, Rematch()) is None
    assert (book.table.stage, book.table.footing) == ("lobby", "older")
    assert upgrade(book.table) == []


def finished(name, players=3):
    """A short match, to its end."""
    fewest = {option.name: 1 for option in GAMES[name].options if option.name in ("rounds", "deals", "games")}
    book = seated(name, players, options=fewest)
    go_on(book)
    return book


@every_game
def test_a_finished_match_of_lost_rules_keeps_its_result_and_its_story(game, changing):
    book = finished(game.name)
    deals, log = book.table.deals, Log.of(book.table.state)
    states = list(log.replay())
    clocks = [(0, 0), *(state.moment for state in states)]
    told = [
        each
        for state, then in zip(states, clocks, strict=False)
        if state.moment != then
        for each in events(state.view())
    ]
    lines = [(decode_entry(encode_entry(entry)), at) for entry, at in book.lines]
    bump(changing, game, recalled=False)
    table = replay(lines)
    assert (table.stage, table.footing, table.match, table.state) == ("over", "lost", 1, None)
    assert table.deals == deals
    assert table.chairs == book.table.chairs
    assert upgrade(table) == []
    assert [each for step in table.history[-1] if step.events for each in step.events[-1]] == told
    moves = tuple(f"P{entry.seat} {move}" for entry, _ in lines if isinstance(entry, Played) for move in entry.moves)
    assert moves == log.moves


@pytest.mark.parametrize("game", BUNDLED.values(), ids=BUNDLED)
def test_a_story_is_small(game):
    """What is kept for a time without the rules is less than a third more, in our games: how much a move tells is up to
    a game.
    """
    book = finished(game.name)
    all_of_it = sum(len(encode_entry(entry)) for entry, _ in book.lines)
    plain = [replace(entry, result=None, story="") if isinstance(entry, Played) else entry for entry, _ in book.lines]
    assert all_of_it < 4 / 3 * sum(map(len, map(encode_entry, plain)))


@every_game
def test_a_running_match_of_lost_rules_ends(game, changing):
    book = seated(game.name, 3)
    play_on(book, Random(4), 10)
    bump(changing, game, recalled=False)
    book = reopened(book.lines)
    assert book.table.footing == "lost"
    assert upgrade(book.table) == [Ended("rules")]
    book.write(upgrade(book.table))
    assert book.table.stage == "over"
    assert book.ask(ANA, Say(text="¿y ahora?")) is None
    assert book.ask(BETO, Leave()) is None
    assert book.play(ANA, "anything").code == "not-running"
    assert book.ask(ANA, Rematch()) is None
    assert (book.table.rules, book.table.footing) == (game.version, "renewed")


@every_game
def test_rules_that_cannot_follow_an_older_log_are_as_good_as_lost(game, changing):
    """They say that they recall it, but the moves are none of theirs: what is known is read all the same."""
    book = finished(game.name)
    lines = [(replace(entry, moves=("gone",)) if isinstance(entry, Played) else entry, at) for entry, at in book.lines]
    with pytest.raises(Exception, match="gone"):
        as_far_as_possible(lambda blind: replay(lines, blind=blind))  # today's own rules: something is wrong
    bump(changing, game, recalled=True)
    table = as_far_as_possible(lambda blind: replay(lines, blind=blind))
    assert (table.footing, table.stage, table.deals) == ("lost", "over", book.table.deals)


@every_game
def test_newer_rules_are_left_alone(game):
    book = finished(game.name)
    lines = [(replace(book.lines[0][0], rules=game.version + 1), 0), *book.lines[1:]]
    with pytest.raises(OtherRules) as error:
        as_far_as_possible(lambda blind: replay(lines, blind=blind))
    assert error.value.newer


def test_a_story_that_was_kept_is_read_again():
    events = finished("cone").table.deals[-1].events
    assert unpack_story(pack(events)) == events
    assert unpack_story("") == ()


@asynccontextmanager
async def visiting(file):
    """A server on a database that was left behind, and Ana, whom it knows."""
    cookie = await cookie_of(file, OLD_ANA.id)
    async with serving(f"sqlite:///{file}") as address:
        ana = Guest(address, "Ana", 1)
        ana.http.cookies.set("sobremesa", cookie)
        yield ana, address
        await ana.close()


async def enter(ana, code) -> Snapshot:
    """Look at a table as one who comes for the first time."""
    if ana.socket is not None:
        await ana.socket.close()
    ana.version = -1
    return await ana.connect(code)


@pytest.mark.usefixtures("quick_people")
@every_kept
@pytest.mark.parametrize("recalled", [True, False], ids=["recalled", "lost"])
def test_a_newer_server_on_an_old_database(name, version, recalled, tmp_path, changing):
    """Lists, summaries, matches and tables are answered, whatever was left behind; twice, since it is started twice."""
    game, file, expected = upgraded(tmp_path, changing, name, version, recalled=recalled)

    async def visit() -> None:
        for _ in range(2):
            async with visiting(file) as (ana, _):
                mine = (await ana.http.get("/api/me/tables")).json()
                assert {listing["code"] for listing in mine} == set(expected)
                for code, then in expected.items():
                    await look(ana, code, then)
                listed = {listing["code"] for listing in (await ana.http.get("/api/tables")).json()}
                alive = {"lobby", "playing"} if recalled else {"lobby"}
                assert listed == {code for code, then in expected.items() if then["stage"] in alive}

    async def look(ana, code, then) -> None:
        lobby, running = then["stage"] == "lobby", then["stage"] == "playing"
        footing = "renewed" if lobby else "older" if recalled else "lost"
        snapshot = await enter(ana, code)
        stage = "over" if running and not recalled else then["stage"]
        assert (snapshot.footing, snapshot.scene.stage) == (footing, stage)
        assert snapshot.rules == (game.version if lobby else version)
        assert [chair.name for chair in snapshot.chairs] == [
            chair.get("name", "") for chair in then["snapshots"]["0"]["chairs"]
        ]
        summary = (await ana.http.get(f"/api/tables/{code}")).json()
        assert (summary["footing"], summary["stage"], summary["rules"]) == (footing, stage, snapshot.rules)
        number = then["match"]
        answer = await ana.http.get(f"/api/tables/{code}/matches/{number}")
        if not number or (running and recalled):
            assert answer.status_code == 404
        elif lobby and not recalled:  # it ended before results were kept, and another could begin: nobody knows when
            assert answer.status_code in (200, 404)
        else:
            match = answer.json()
            assert match["moves"]
            if recalled:
                assert [deal["champions"] for deal in match["deals"]]
                log = Log(
                    match["game"], match["options"], int(match["seed"], 16), tuple(match["moves"]), match["rules"]
                )
                assert list(log.replay())[-1].outcome is not None
            else:
                assert match["rules"] == version

    run(visit())


@pytest.mark.usefixtures("quick_people")
@every_kept
@pytest.mark.parametrize("recalled", [True, False], ids=["recalled", "lost"])
def test_people_play_again_at_an_old_table(name, version, recalled, tmp_path, changing):
    """Ana comes back to a match against bots, plays it out if that can be, and then one by today's rules."""
    game, file, expected = upgraded(tmp_path, changing, name, version, recalled=recalled)
    (code,) = (code for code, then in expected.items() if then["what"] == "a second match that runs")

    async def visit() -> None:
        async with visiting(file) as (ana, _):
            snapshot = await enter(ana, code)
            assert snapshot.footing == ("older" if recalled else "lost")
            await ana.play()
            assert isinstance(await ana.ask(Rematch()), Accepted)
            snapshot = await ana.show()
            assert (snapshot.footing, snapshot.rules, snapshot.scene.stage) == ("renewed", game.version, "lobby")
            assert isinstance(await ana.ask(Start()), Accepted)
            assert (await ana.show()).scene.stage == "playing"
            await ana.play()
            assert ana.scene.result.champions
            answer = await ana.http.get(f"/api/tables/{code}/matches/3")
            assert (answer.status_code, answer.json()["rules"]) == (200, game.version)
            assert answer.json()["story"]

    run(visit())
    (renewed,) = [entry for entry, _ in log_of(file, code) if isinstance(entry, Renewed)]
    assert renewed.rules == game.version


def test_somebody_else_writes_by_newer_rules(shared, changing):
    """A process that cannot follow sends people away with a word; they come back to one that can."""

    async def visit() -> None:
        async with serving(shared) as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            await ana.connect(code)
            assert isinstance(await ana.ask(Sit(seat=0)), Accepted)
            store = await Store.open(shared)
            lines = await store.entries(code)
            newer = Renewed(GAMES["cone"].version + 1, {"players": 2})
            await append(store, code, len(lines) + 1, newer)
            assert (await ana.until(Closed)).code == "newer-rules"
            await ana.knock(code)
            assert (await ana.until(Closed)).code == "newer-rules"
            answer = await ana.http.get(f"/api/tables/{code}")
            assert (answer.status_code, answer.json()["detail"]) == (409, "newer-rules")
            changing(GAMES["cone"], version=newer.rules, former={newer.rules - 1: {}})
            assert (await ana.connect(code)).footing == "renewed"
            await ana.close()
            await store.close()

    run(visit())


async def append(store, code, version, entry) -> None:
    """Write as another process would."""
    from sobremesa.table.store.writer import Append

    await store.append(Append(code, version, 1, [encode_entry(entry)]))


def test_a_page_cannot_choose_what_only_keeps_older_rules(tmp_path, changing):
    game = GAMES["cone"]
    changing(game, options=(*game.options, Option("old_way", False, (False, True), offered=False)))

    async def visit() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            cards = {card["name"]: card for card in (await ana.http.get("/api/games")).json()}
            assert "old_way" not in [choice["name"] for choice in cards["cone"]["options"]]
            answer = await ana.http.post("/api/tables", json={"game": "cone", "options": {"old_way": True}})
            assert (answer.status_code, answer.json()["detail"]) == (400, "bad-option")
            assert "older rules" in answer.json()["extra"][0]
            await ana.open(game="cone", options={"old_way": False})
            await ana.close()

    run(visit())


def test_a_game_that_is_not_here_is_refused_and_nothing_breaks(tmp_path):
    file = tmp_path / "tables.db"

    async def visit() -> None:
        store = await Store.open(f"sqlite:///{file}")
        opened = Opened(code="bamo-kituse", game="cone", rules=GAMES["cone"].version, options={"players": 2}, host="x")
        await open_table(store, opened)
        await store.close()
        with sqlite3.connect(file) as database:
            database.execute("UPDATE entry SET body = ?", (encode_entry(replace(opened, game="bridge")),))
        async with serving(f"sqlite:///{file}") as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            await ana.knock("bamo-kituse")
            assert (await ana.until(Closed)).code == "other-rules"
            assert (await ana.http.get("/api/tables/bamo-kituse")).status_code == 409
            await ana.close()

    run(visit())


def test_old_entries_are_read():
    assert decode_entry(b'{"type":"rematched"}') == Rematched()
    assert decode_entry(b'{"type":"ended","why":"abandoned"}') == Ended("abandoned")
    assert decode_entry(b'{"type":"started","key":"7"}') == Started("7")
    played = decode_entry(b'{"type":"played","seat":0,"moves":["R5"],"by":"person"}')
    assert (played.result, played.story) == (None, "")
