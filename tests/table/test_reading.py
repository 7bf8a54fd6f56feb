"""Reading costs what is read: a log that nobody looked at while it grew, matches that are over, and what was said."""

from random import Random

import pytest
from guest import Guest, run, serving
from kit import FACTOR, modes, players
from laws import ANA, KEY, PEOPLE, Book, seated
from sqlalchemy import delete

from sobremesa.rules.game import games
from sobremesa.table.core import entries, matches
from sobremesa.table.core.decide import upgrade
from sobremesa.table.core.entries import AnyEntry, Said, decode_entry, encode_entry
from sobremesa.table.core.fold import HISTORY, replay
from sobremesa.table.core.wire import AddBot, Leave, Phrase, Ready, Rematch, Say, Sit, Start
from sobremesa.table.live import house as houses
from sobremesa.table.store import schema
from sobremesa.table.store.store import Store

TABLES = {
    f"{game.name} {mode}": (game.name, {**options, "players": players(game, len(PEOPLE))})
    for game in games().values()
    for mode, options in modes(game).items()
}
STEPS = 150 * FACTOR


def evening(game: str, options: dict, steps: int, luck: Random) -> Book:
    """A table that plays deals and matches, and speaks; now and then a command is repeated or a turn is a bot's."""
    book = seated(game, options["players"], options=options)
    for step in range(steps):
        table, person = book.table, PEOPLE[luck.randrange(options["players"])]
        if luck.random() < 0.1:
            book.ask(person, luck.choice((Say(id=f"s{step}", text="mmm"), Phrase(phrase="wow"))))
        elif table.stage == "pause":
            for each in PEOPLE[: options["players"]]:
                book.ask(each, Ready())
        elif table.stage == "over":
            book.ask(ANA, Rematch())
            for each in PEOPLE[1 : options["players"]]:
                book.ask(each, Ready())
            book.ask(ANA, Start(), KEY + step)
        else:
            seat = luck.choice(table.state.actors)
            book.play(PEOPLE[seat], str(luck.choice(table.state.legal(seat))), id=f"p{step}")
    return book


@pytest.mark.parametrize("table", TABLES)
def test_a_table_that_is_loaded_is_the_table_that_was_played(table):
    """Also in the middle of a deal, right after one, and before as many steps as are remembered."""
    game, options = TABLES[table]
    luck = Random(11)
    book = evening(game, options, STEPS, luck)
    ends = {*range(1, 20), HISTORY, len(book.lines), *(luck.randrange(1, len(book.lines)) for _ in range(12))}
    for end in sorted(ends):
        assert replay(book.lines[end:], replay(book.lines[:end])) == book.table
    assert upgrade(book.table) == []


@pytest.mark.parametrize("table", TABLES)
def test_a_match_is_read_from_its_own_entries(table):
    """It is what the whole log says; nothing that was said is part of it."""
    game, options = TABLES[table]
    book = evening(game, options, STEPS, Random(12))
    if book.table.stage != "over":
        for person in PEOPLE[: options["players"]]:
            book.ask(person, Leave())
    assert book.table.stage == "over"
    for number in range(1, book.table.match + 1):
        match, chapter = matches.find_match(book.lines, number)
        own = [entry for entry, _ in book.lines[chapter.first - 1 : chapter.last] if not isinstance(entry, Said)]
        assert matches.read_match(chapter, own) == match
        assert match.moves
    assert matches.find_match(book.lines, number + 1) is None
    assert chapter == matches.chapter(book.table)


def test_what_was_said_is_known_by_how_it_begins():
    def begins(entry: AnyEntry) -> bool:
        return encode_entry(entry).startswith(entries.TALK)

    assert begins(Said(person="ana", name="Ana"))
    book = evening("cone", {"players": 2}, 40, Random(1))
    assert {begins(entry) == isinstance(entry, Said) for entry, _ in book.lines} == {True}


@pytest.mark.usefixtures("quick_people")
def test_a_match_that_is_over_is_read_without_the_rest_of_its_log(database, monkeypatch):
    """Nothing is folded for it and nothing that was said is decoded; without its index it is read as before."""
    decoded: list[AnyEntry] = []

    def decode(body: bytes) -> AnyEntry:
        decoded.append(decode_entry(body))
        return decoded[-1]

    def nothing(*_: object, **__: object) -> None:
        raise AssertionError("a log was folded")

    async def test() -> None:
        async with serving(database) as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            code = await ana.open(game="cone", options={"players": 2, "hand": 5})
            await ana.connect(code)
            for command in (Sit(seat=0), Ready(), AddBot(seat=1, level="chance"), Say(text="hola"), Start()):
                await ana.ask(command)
            for _ in range(30):
                await ana.ask(Say(text="mmm"))
            await ana.play()
            address = f"/api/tables/{code}/matches/1"
            assert (await ana.http.get(f"/api/tables/{code}/matches/2")).status_code == 404
            with monkeypatch.context() as patched:
                patched.setattr("sobremesa.table.store.reader.decode_entry", decode)
                for name in ("find_match", "replay"):
                    patched.setattr(houses, name, nothing)
                indexed = (await ana.http.get(address)).json()
            assert decoded
            assert not any(isinstance(entry, Said) for entry in decoded)
            assert indexed["moves"]
            store = await Store.open(database)
            await store.transact(lambda connection: connection.execute(delete(schema.chapter)))
            assert (await ana.http.get(address)).json() == indexed
            assert await store.chapter(code, 1) is not None
            await store.close()
            assert (await ana.http.get(address)).json() == indexed
            await ana.close()

    run(test())


def test_who_only_looks_does_not_have_a_log_read_again(database, monkeypatch):
    """What was read is remembered, and read on from there."""
    read: list[int] = []

    class Counting(Store):
        async def entries(self, *asked, **how):
            lines = await super().entries(*asked, **how)
            read.append(len(lines))
            return lines

    monkeypatch.setattr("sobremesa.table.door.app.Store", Counting)

    async def test() -> None:
        async with serving(database) as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            for expected in (1, 0, 0):
                assert (await ana.http.get(f"/api/tables/{code}")).json()["stage"] == "lobby"
                assert read.pop() == expected
            await ana.connect(code)
            assert read.pop() == 0
            await ana.ask(Sit(seat=0))
            assert (await ana.http.get(f"/api/tables/{code}")).json()["chairs"][0]["name"] == "Ana"
            await ana.close()

    run(test())
