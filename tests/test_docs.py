"""The documents keep their word: the README's code runs, links lead somewhere, every clause is in both rulebooks."""

import re
import shlex
from pathlib import Path

import pytest
from kit import BUNDLED

import sobremesa
from sobremesa.cli import _parser, main
from sobremesa.rules.scenario import run_file

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
RULEBOOKS = list(sobremesa.games().values())


def fenced(page: Path, language: str):
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_code_of_the_readme_runs(capsys):
    code = "\n".join(fenced(ROOT / "README.md", "python"))
    exec(compile(code, "README.md", "exec"), {})
    assert "Outcome(why='out'" in capsys.readouterr().out


def test_the_code_of_the_gym_runs(capsys):
    for code in fenced(ROOT / "docs" / "gym.md", "python"):
        exec(compile(code, "gym.md", "exec"), {})
    assert f"(256, {sobremesa.env('cone', players=4).observation.length})" in capsys.readouterr().out


def test_the_bot_of_the_docs_joins_the_ladder(tmp_path, monkeypatch, capsys):
    bot, duel = fenced(ROOT / "docs" / "writing-a-bot.md", "python")
    scope: dict = {}
    exec(compile(bot, "writing-a-bot.md", "exec"), scope)
    exec(compile(duel, "writing-a-bot.md", "exec"), scope)
    assert scope["found"].duels[0].share.mean > 0.5
    (tmp_path / "dreamer.py").write_text(bot, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["ladder", "cone", "--players", "2", "--deals", "2", "--bots", "dreamer:Dreamer,chance"]) == 0
    assert "dreamer:Dreamer" in capsys.readouterr().out


def test_the_scenario_of_the_docs_passes(tmp_path):
    (text,) = fenced(ROOT / "docs" / "scenarios.md", "toml")
    file = tmp_path / "example.toml"
    file.write_text(text, encoding="utf-8")
    assert [result.problem for result in run_file(file)] == [""]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for link, anchor in re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8")):
        target = page.parent / link if link else page
        assert target.exists(), link
        assert not anchor or anchor in headings(target), anchor


def headings(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_commands_of_the_readme_are_understood():
    lines = "".join(fenced(ROOT / "README.md", "sh")).splitlines()
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for command, *arguments in (shlex.split(line, comments=True) for line in lines):
        if command == "make":
            assert set(arguments) <= set(targets)
        else:
            assert command == "sobremesa"
            _parser().parse_args(arguments)


def test_the_pictures_of_the_readme_are_there_and_light():
    pictures = re.findall(r'<img src="([^"]+)"', (ROOT / "README.md").read_text(encoding="utf-8"))
    assert sorted(pictures) == sorted(f"docs/pictures/{file.name}" for file in (ROOT / "docs/pictures").iterdir())
    for picture in pictures:
        assert (ROOT / picture).stat().st_size <= 150_000


@pytest.mark.parametrize("game", RULEBOOKS, ids=lambda game: game.name)
def test_both_rulebooks_have_every_clause_once(game):
    for language in ("es", "en"):
        ids = re.findall(r"^\*\*([A-Z]{2}-[A-Z]?\d+)\*\* ", game.rulebook(language), re.MULTILINE)
        assert sorted(ids) == sorted(game.clause_ids)
        assert len(ids) == len(set(ids))
    assert {clause for cited in game.clauses.values() for clause in cited} <= set(game.clause_ids)


ORIGINALS = {  # clauses and rulings
    "cone": (27, 22),
    "la-mona": (34, 34),
    "monete": (45, 30),
    "multiverse-money": (25, 22),
    "uno-monster-high": (32, 31),
}


@pytest.mark.parametrize("name", BUNDLED)
def test_no_clause_of_the_original_is_missing(name):
    game, (clauses, rulings) = BUNDLED[name], ORIGINALS[name]
    letters = game.clause_ids[0][:2]
    wanted = {f"{letters}-{n:02}" for n in range(1, clauses + 1)} | {
        f"{letters}-A{n:02}" for n in range(1, rulings + 1)
    }
    assert wanted <= set(game.clause_ids)
