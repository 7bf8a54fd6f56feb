"""The notation pages list every option that a table is offered. `python tests/test_notation.py` writes the lists."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from kit import BUNDLED

from sobremesa.rules.game import Game, Option
from sobremesa.rules.words import Words, words

DOCS = Path(__file__).parents[1] / "docs"
FEW = 8  # values that are listed one by one
SECTION = re.compile(r"^## Options\n.*?(?=^## )", re.MULTILINE | re.DOTALL)
INTRODUCTION = """
Written as in a scenario, `options = { name = value }`; on the command line it is `--option name=value`, with `on` for
`true` and `off` for `false`. The default stands first.
"""


def pages() -> dict[Path, list[Game]]:
    """Every notation page with its games: a family shares one."""
    found: dict[Path, list[Game]] = {}
    for game in BUNDLED.values():
        found.setdefault(DOCS / f"notation-{game.rules.name.replace('_', '-')}.md", []).append(game)
    return found


def written(value: bool | int | str) -> str:
    """A value as TOML writes it."""
    if isinstance(value, str):
        return f'`"{value}"`'
    return f"`{str(value).lower()}`"


def value_and_meaning(said: Words, option: Option, value: bool | int | str) -> str:
    try:
        return f"{written(value)}: {said.say(f'option-{option.name}-{option.show(value)}')}"
    except LookupError:  # a number says itself
        return written(value)


def values(said: Words, option: Option) -> str:
    if isinstance(option.values, range):
        return f"{written(option.default)}; from {option.values[0]} to {option.values[-1]}"
    first, *others = sorted(option.values, key=lambda value: value != option.default)
    if len(others) >= FEW:
        second, third, *_, last = map(written, others)
        return f"{value_and_meaning(said, option, first)}; {second}, {third} … {last}"
    each = [value_and_meaning(said, option, value) for value in (first, *others)]
    return ("<br>" if any(": " in text for text in each) else ", ").join(each)


def listed(game: Game) -> str:
    """The options of a game as a table."""
    said = words(game.name, "en")
    offered = [option for option in game.options if option.offered]
    rows = [f"| `{each.name}` | {said.say(f'option-{each.name}')} | {values(said, each)} |\n" for each in offered]
    return "".join(["| option | what it decides | values |\n|---|---|---|\n", *rows])


def section(games: Sequence[Game]) -> str:
    """What a page says of the options."""
    parts = [f"### {game.title}\n\n{listed(game)}" if len(games) > 1 else listed(game) for game in games]
    return "\n".join(["## Options", INTRODUCTION, *parts, ""])


@pytest.mark.parametrize(("page", "games"), pages().items(), ids=lambda each: getattr(each, "name", None))
def test_a_notation_page_lists_every_option_that_is_offered(page, games):
    found = SECTION.findall(page.read_text(encoding="utf-8"))
    assert found == [section(games)], "python tests/test_notation.py writes it"


@pytest.mark.parametrize(("page", "games"), pages().items(), ids=lambda each: getattr(each, "name", None))
def test_a_notation_page_says_what_a_position_can_name(page, games):
    _, _, text = page.read_text(encoding="utf-8").partition("## The position of a scenario\n")
    for game in games:
        missing = [key for key in game.position.keys(game) if not re.search(rf"`{key}[`.]", text)]
        assert not missing, missing


def write() -> None:
    for page, games in pages().items():
        text = SECTION.sub("", page.read_text(encoding="utf-8"))
        before, heading, after = text.partition("## The position of a scenario\n")
        page.write_text(before + section(games) + heading + after, encoding="utf-8")


if __name__ == "__main__":
    write()
