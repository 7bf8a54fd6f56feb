"""The page's folders of games: what their tests take for the server's word is its word, and nothing else names a game.

Write the recorded vocabularies anew with `python -m tests.test_page_games`.
"""

import functools
import json
import re
from pathlib import Path

import msgspec
import pytest

from sobremesa.rules.game import Game, games
from sobremesa.table.door.vocabulary import vocabulary_of

WEB = Path(__file__).parent.parent / "web"
FOLDERS = WEB / "src" / "games"
MADE = WEB / "rules"  # what `make rules` compiles and describes
LESSONS = WEB / "lessons"  # each is a game's own
EXHIBITS = WEB / "exhibits"  # a file for each game, which `make gallery` writes
GENERATED = ("package-lock.json", "wire.ts")
TEXTS = {".css", ".ftl", ".html", ".js", ".json", ".md", ".py", ".svelte", ".svg", ".ts", ".webmanifest"}
own = pytest.mark.parametrize("name", [name for name in games() if (FOLDERS / name).is_dir()])


def recorded(game: Game) -> str:
    """The cards and moves of a game as the server describes them, a line each, so that a change reads well."""
    vocabulary = vocabulary_of(game)
    parts = (("cards", vocabulary.cards), ("moves", vocabulary.moves))
    return "{\n" + ",\n".join(f'  "{part}": {{\n{_lines(terms)}\n  }}' for part, terms in parts) + "\n}\n"


def _lines(terms: dict[str, object]) -> str:
    return ",\n".join(f"    {json.dumps(name)}: {msgspec.json.encode(term).decode()}" for name, term in terms.items())


def file_of(name: str) -> Path:
    """Where the tests of the page find it."""
    return FOLDERS / name / "vocabulary.json"


@own
def test_the_page_is_tested_with_what_the_server_says(name):
    assert file_of(name).read_text(encoding="utf-8") == recorded(games()[name])


def test_every_folder_is_a_game():
    assert {folder.name for folder in FOLDERS.iterdir() if folder.is_dir() and folder.name[0] != "_"} <= {*games()}


def sources() -> list[Path]:
    """Everything that people wrote for the page outside the folders of its games."""
    written = (file for file in WEB.rglob("*") if file.suffix in TEXTS and "node_modules" not in file.parts)
    return [
        file
        for file in written
        if not {FOLDERS, MADE, LESSONS, EXHIBITS} & {*file.parents} and file.name not in GENERATED
    ]


@functools.cache
def naming() -> re.Pattern[str]:
    """What finds a game's name or title, however somebody might spell it in code or in words."""
    plain = {game.name for game in games().values()} | {game.title for game in games().values()}
    joined = {name.title() for name in plain} | plain
    spelled = joined | {name.replace("-", "_") for name in joined} | {name.replace("-", "") for name in joined}
    return re.compile(rf"(?<![A-Za-z])({'|'.join(map(re.escape, sorted(spelled)))})(?![A-Za-z])")


def test_nothing_outside_the_folders_names_a_game():
    hits = [
        f"{file.relative_to(WEB)}:{number}: {line.strip()}"
        for file in sources()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if naming().search(line)
    ]
    assert len(sources()) > 100
    assert hits == []


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_law_would_find_it(game):
    joined = game.name.title().replace("-", "")
    for line in (
        f'"{game.name}"',
        f".{game.name} {{",
        f"tagline-{game.name} =",
        f"import {joined}",
        f"<b>{game.title}</b>",
    ):
        assert naming().search(line), line


if __name__ == "__main__":
    for name, game in games().items():
        if file_of(name).parent.is_dir():
            file_of(name).write_text(recorded(game), encoding="utf-8")
