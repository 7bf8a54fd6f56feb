"""Every scenario file passes, and every clause of every rulebook has a scenario."""

from functools import cache
from pathlib import Path

import pytest
from kit import BUNDLED

from sobremesa.rules.scenario import Verdict, run_file

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))


@cache
def results(file: Path) -> list[Verdict]:
    """What became of the scenarios of a file."""
    return list(run_file(file))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenarios(file):
    problems = [f"{result.name}: {result.problem}" for result in results(file) if result.problem]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", BUNDLED.values(), ids=lambda game: game.name)
def test_every_clause_has_a_scenario(game):
    folder = Path(__file__).parent / "scenarios" / game.name
    proven = {clause for file in folder.glob("*.toml") for result in results(file) for clause in result.clauses}
    limit = {clause for clause in game.clause_ids if clause.endswith("-H1")}
    assert set(game.clause_ids) - proven <= limit
