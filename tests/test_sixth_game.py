"""A game needs its own folder and no edit elsewhere: the example, Brisca, is installed beside this package, and every
law holds it. Nothing is added to the environment that the tests run in.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from cover import COMPILED
from kit import EXAMPLE, path_of

import sobremesa
from sobremesa.rules.jit import INTERPRETED

ROOT = Path(__file__).parents[1]
LAWS = (  # of all games: what names a game in its parameters, and what looks at all of them at once
    "brisca or every_game_and_mode_has or sentence_is_idle or notation_page or is_not_stale or finds_games_words"
)
compiled_only = pytest.mark.skipif(INTERPRETED, reason="compiled rules are meant")


def run(environment, *command, code=0):
    """Run Python in an environment; what it says."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_it_is_there_when_it_is_installed(beside):
    assert "brisca" not in sobremesa.games()
    listed = run(beside, "-c", "import json, sobremesa; print(json.dumps(list(sobremesa.games())))")
    assert json.loads(listed) == [*sobremesa.games(), "brisca"]
    for language, word in (("es", "bazas"), ("en", "tricks")):
        assert word in run(beside, "-m", "sobremesa.cli", "rules", "brisca", "--lang", language)


def test_its_scenarios_pass(beside):
    files = sorted(map(str, EXAMPLE.glob("scenarios/*.toml")))
    said = run(beside, "-m", "sobremesa.cli", "check", *files)
    assert " 0 failed" in said


@compiled_only
def test_every_law_holds_it(beside):
    said = run(
        beside, "-m", "pytest", "tests", str(EXAMPLE), "--ignore=tests/page", "-k", LAWS, "-p", "no:cacheprovider"
    )
    assert "passed" in said


@compiled_only
def test_it_is_simulated(beside):
    said = run(beside, "-m", "sobremesa.cli", "sim", "brisca", "--players", "3", "--games", "2000", "--json")
    found = json.loads(said[said.index("{") :])
    assert (found["game"], found["games"], sum(found["endings"].values())) == ("brisca", 2000, 2000)
    assert found["length"]["shortest"] >= 39


@pytest.mark.skipif(not INTERPRETED, reason="lines are counted where nothing is compiled")
def test_every_line_of_it_is_reached(beside, tmp_path):
    environment = {**beside, "COVERAGE_FILE": str(tmp_path / "coverage")}
    suite = [
        f"tests/{file.name}"
        for file in sorted((ROOT / "tests").glob("test_*.py"))
        if file.name not in COMPILED | {Path(__file__).name}
    ]
    run(environment, "-m", "coverage", "run", "--source=brisca", "-m", "pytest", *suite, str(EXAMPLE), "-k", "brisca")
    run(environment, "-m", "coverage", "report", "--show-missing", "--fail-under=100")


def package(folder, name, source, **brings):
    """A package of one file, as pip would leave it."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    points = "".join(f"[sobremesa.{group}]\n{said}\n" for group, said in brings.items())
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    return path_of(folder)


def test_what_is_no_game_is_refused_in_a_sentence(tmp_path):
    environment = package(tmp_path, "odd", "GAME = 7\n", games="odd = odd:GAME")
    said = run(environment, "-m", "sobremesa.cli", "rules", "cone", code=2)
    assert said == "sobremesa: odd:GAME, which the package odd brings as sobremesa.games, is a int, not a Game\n"


def test_a_second_game_of_one_name_is_refused_in_a_sentence(tmp_path):
    source = (
        "from dataclasses import replace\nfrom sobremesa.rules.games.cone import GAME as CONE\nGAME = replace(CONE)\n"
    )
    said = run(
        package(tmp_path, "again", source, games="x = again:GAME"), "-m", "sobremesa.cli", "rules", "cone", code=2
    )
    assert "again:GAME" in said
    assert said.endswith("has the name of another game that is installed: cone\n")


def test_a_judgement_lies_beside_its_rules(tmp_path):
    """Compiled rules are kept by the sources of their folder: what lies elsewhere could change unnoticed."""
    environment = package(tmp_path, "clever", "def judge(s, seat, luck): ...\n", judgements="uno = clever")
    play = "import sobremesa; s = sobremesa.game('cone').deal(1); sobremesa.bot('sensible').choose(s.view(s.actor))"
    assert "BadGame: clever, which the package clever brings" in run(environment, "-c", play, code=1)
