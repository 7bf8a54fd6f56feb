"""What is published of tables: only matches that are over, only where it was agreed, and nobody in them."""

import asyncio
import json
import re
from base64 import b64decode
from pathlib import Path
from typing import get_args

import pytest
from kit import BUNDLED, players
from laws import ANA, KEY, PEOPLE, Book, opened
from pyarrow import parquet
from sqlalchemy import text

from sobremesa.bots import SensibleBot
from sobremesa.cli import main
from sobremesa.export.decisions import Act, follow
from sobremesa.export.lines import Lines
from sobremesa.table.core.entries import (
    AnyEntry,
    BotSeated,
    Dealt,
    Ended,
    Forgotten,
    HandedOver,
    Played,
    Readied,
    Sat,
    Started,
    encode_entry,
)
from sobremesa.table.core.fold import stages
from sobremesa.table.core.matches import chapter
from sobremesa.table.core.wire import Rematch, Say, Start
from sobremesa.table.door.rest import NewTable
from sobremesa.table.store.store import Store
from sobremesa.table.store.writer import Append

ROOT = Path(__file__).parents[2]
SAID = "qué cartas tan malas"


class Evening(Book):
    """A table that can play a match to its end, and knows what was played."""

    def __init__(self, code: str, game: str, count: int, **terms) -> None:
        found = BUNDLED[game]
        first = opened(game, players(found, count), **terms)
        super().__init__(
            type(first)(**{**{name: getattr(first, name) for name in first.__struct_fields__}, "code": code})
        )
        people = [(seat, person) for seat, person in enumerate(PEOPLE[: len(self.table.chairs)])]
        self.write([Sat(seat, person.id, person.name) for seat, person in people])

    def begin(self) -> None:
        """A match begins."""
        self.write([Readied(seat, True) for seat in range(len(self.table.chairs)) if not self.table.chairs[seat].bot])
        assert self.ask(ANA, Start(), KEY + len(self.lines)) is None

    def finish(self, moves: int = 10**6) -> None:
        """Sensible people play on, and talk, to the end of the match."""
        bot = SensibleBot(1)
        assert self.ask(ANA, Say(text=SAID)) is None
        while self.table.stage != "over" and moves:
            moves -= 1
            if self.table.stage == "pause":
                self.write([Dealt()])
                continue
            state = self.table.state
            seat = state.actors[0]
            move = str(bot.choose(state.view(seat)))
            if self.table.silence:
                self.write([Played(seat=seat, moves=(self.table.silence,), by="time")])
            elif self.table.chairs[seat].bot or self.table.chairs[seat].stand_in:
                self.bot(seat, move, "bot" if self.table.chairs[seat].bot else "stand-in")
            else:
                assert self.play(PEOPLE[seat], move) is None

    async def keep(self, store: Store) -> None:
        """Have it in a database, as a live table would."""
        code, at = self.lines[0][0].code, 0
        for end, table in enumerate(stages(self.lines), 1):
            if end == len(self.lines) or (table.stage == "over" and chapter(table)):
                bodies = [encode_entry(entry) for entry, _ in self.lines[at:end]]
                await store.append(Append(code, at + 1, 7, bodies, chapter=chapter(table)))
                at = end

    def rows(self) -> list[list[bytes]]:
        """What each of its matches must be, but for its name: from the entries alone."""
        found, stand_ins = [], {}
        for entry, _ in self.lines:
            if isinstance(entry, Started):
                found.append((int(entry.key, 16), []))
            elif isinstance(entry, HandedOver):
                stand_ins[entry.seat] = entry.level
            elif isinstance(entry, Played):
                kinds = {"stand-in": stand_ins.get(entry.seat), "bot": self.table.chairs[entry.seat].bot}
                found[-1][1].extend(
                    Act(entry.seat, self.table.setup.number(move), kinds.get(entry.by, entry.by))
                    for move in entry.moves
                )
        return [Lines.encode([follow("", self.table.setup, seed, acts)])[1].splitlines() for seed, acts in found]


def fenced(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def keep(database, *evenings):
    async def run():
        store = await Store.open(database)
        try:
            for evening in evenings:
                await evening.keep(store)
        finally:
            await store.close()

    asyncio.run(run())


def read(file):
    """The rows of a file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def export(database, file, *more):
    """The rows of each match, as a database gives them."""
    assert main(["export", str(file), "--database", database, *more]) == 0
    found = {}
    for line in file.read_bytes().splitlines():
        row = json.loads(line)
        found.setdefault(row["match"], []).append(line.replace(row["match"].encode(), b"", 1))
    return sorted(found.values())


@pytest.mark.parametrize("game", BUNDLED)
def test_a_match_is_what_its_log_says(game, tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    evening = Evening("bamo-kituse", game, 3, data=True)
    evening.begin()
    evening.finish()
    keep(database, evening)
    assert export(database, tmp_path / "data.jsonl") == sorted(evening.rows())
    assert main(["export", str(tmp_path / "data.parquet"), "--database", database]) == 0
    both = zip(read(tmp_path / "data.jsonl"), parquet.read_table(tmp_path / "data.parquet").to_pylist(), strict=True)
    for line, row in both:
        row |= {"board": json.loads(row["board"]), "options": json.loads(row["options"])}
        assert row == line | {"match": row["match"], "view": b64decode(line["view"])}


def test_only_what_was_agreed_and_is_over(database, tmp_path, capsys):
    agreed, usual, open_still, left = (
        Evening(code, "cone", 2, **terms)
        for code, terms in {
            "agreed": {"data": True},
            "usual": {},
            "still": {"data": True},
            "left": {"data": True},
        }.items()
    )
    for evening in (agreed, usual):
        evening.begin()
        evening.finish()
    assert agreed.ask(ANA, Rematch()) is None  # the same table, and so on the same terms
    agreed.begin()
    agreed.finish()
    for evening in (open_still, left):
        evening.begin()
        evening.finish(3)
    left.write([Ended("abandoned")])
    keep(database, agreed, usual, open_still, left)
    assert export(database, tmp_path / "data.jsonl") == sorted(agreed.rows())
    assert len(agreed.rows()) == 2
    assert "2 matches whose tables agreed" in capsys.readouterr().out


def test_nobody_is_in_it(database, tmp_path):
    code = "bamo-kituse"
    evening = Evening(code, "la-mona", 4, data=True)
    evening.begin()
    evening.finish()
    keep(database, evening)
    for file in (tmp_path / "data.jsonl", tmp_path / "data.parquet"):
        assert main(["export", str(file), "--database", database]) == 0
    table = parquet.read_table(tmp_path / "data.parquet")
    written = (tmp_path / "data.jsonl").read_bytes() + json.dumps(table.drop_columns("view").to_pylist()).encode()
    key = next(entry.key for entry, _ in evening.lines if isinstance(entry, Started)).lstrip("0")
    people = [word for person in PEOPLE for word in (f'"{person.id}', f'"{person.name}', person.name)]
    for secret in (code, SAID, *people, f'"{key}', '"at"', '"seed"', '"key"'):
        assert secret.encode() not in written
    names = [{row["match"] for row in read(tmp_path / "data.jsonl")}, set(table["match"].to_pylist())]
    assert len(names[0]) == len(names[1]) == 1
    assert names[0] != names[1]  # each export makes names up anew


def test_who_played_is_a_person_a_bot_or_nobody(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    evening = Evening("bamo-kituse", "uno-monster-high", 3, data=True)
    evening.write([BotSeated(2, "chance")])
    evening.begin()
    evening.finish(12)
    evening.write([HandedOver(1, "search", "left")])
    evening.finish()
    keep(database, evening)
    assert export(database, tmp_path / "data.jsonl") == sorted(evening.rows())
    rows = read(tmp_path / "data.jsonl")
    kinds = {(row["seat"], row["player"]) for row in rows} - {(seat, "time") for seat in range(3)}
    assert {(0, "person"), (1, "person"), (1, "search"), (2, "chance")} == kinds


def test_a_running_server_is_not_disturbed(database, tmp_path):
    """It is read while somebody writes, and nothing is written to it."""
    first, second = (Evening(code, "cone", 2, data=True) for code in ("first", "second"))
    for evening in (first, second):
        evening.begin()
        evening.finish()

    async def serve():
        store = await Store.open(database)
        try:
            await first.keep(store)
            one = await asyncio.to_thread(export, database, tmp_path / "one.jsonl")
            await second.keep(store)
            both = await asyncio.to_thread(export, database, tmp_path / "both.jsonl")
            return one, both
        finally:
            await store.close()

    one, both = asyncio.run(serve())
    assert one == sorted(first.rows())
    assert both == sorted(first.rows() + second.rows())


def test_what_was_deleted_is_not_in_the_next_one(database, tmp_path):
    evening = Evening("bamo-kituse", "cone", 2, data=True)
    evening.begin()
    evening.finish()
    keep(database, evening)
    assert export(database, tmp_path / "cone.jsonl")

    async def forget():
        store = await Store.open(database)
        try:
            for statement in fenced(ROOT / "docs" / "data.md", "sql")[0].splitlines():
                await store.transact(lambda connection, each=statement: connection.execute(text(each)))
        finally:
            await store.close()

    asyncio.run(forget())
    for target in (tmp_path / "cone.jsonl", tmp_path):  # the file itself, or the folder that it is in
        (tmp_path / "cone.jsonl").write_text("a former one")
        assert main(["export", str(target), "--database", database]) == 2
        assert main(["export", str(target), "--database", database, "--force"]) == 0
        assert (tmp_path / "cone.jsonl").read_text() == ""


def test_of_a_table_where_somebody_was_forgotten_nothing_is_published(database, tmp_path):
    evenings = [Evening(code, "cone", 2, data=True) for code in ("bamo-kituse", "bamo-kituso")]
    for evening in evenings:
        evening.begin()
        evening.finish()
    evenings[0].write([Forgotten()])
    keep(database, *evenings)
    assert export(database, tmp_path / "cone.jsonl") == evenings[1].rows()


def test_one_game_of_several(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    evenings = [Evening(game, game, 2, data=True) for game in ("cone", "uno-monster-high")]
    for evening in evenings:
        evening.begin()
        evening.finish()
    keep(database, *evenings)
    assert export(database, tmp_path / "data.jsonl", "--game", "cone") == evenings[0].rows()
    assert main(["export", str(tmp_path / "all"), "--database", database]) == 0
    assert sorted(file.name for file in (tmp_path / "all").iterdir()) == ["cone.jsonl", "uno-monster-high.jsonl"]


def test_rules_that_are_gone_are_left_out(tmp_path, changing, capsys):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    evening = Evening("bamo-kituse", "cone", 2, data=True)
    evening.begin()
    evening.finish()
    keep(database, evening)
    game = BUNDLED["cone"]
    changing(game, version=game.version + 1, former={})
    assert export(database, tmp_path / "data.jsonl") == []
    assert "0 matches whose tables agreed; 1 of rules that nobody has any more were left out" in capsys.readouterr().out


def test_a_table_agrees_to_nothing_by_itself():
    assert not NewTable(game="cone").data
    assert [kind.__name__ for kind in get_args(AnyEntry) if "data" in kind.__struct_fields__] == ["Opened"]
