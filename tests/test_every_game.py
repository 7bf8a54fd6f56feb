"""A law asks every game that is registered: nothing keeps a list of games that a new one is not on."""

import ast
from pathlib import Path

import pytest

import sobremesa

ROOT = Path(__file__).parents[1]
FILES = [file for folder in ("tests", "sobremesa") for file in sorted((ROOT / folder).rglob("*.py"))]
GAMES = set(sobremesa.games())
# A fact of each game stands there, and the test fails where one is missing.
FACTS = {"tests/test_docs.py"}


def named(node: ast.AST) -> set[str]:
    """The games that a list, a table or its first column names."""
    match node:
        case ast.Dict(keys=parts) | ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
            firsts = [part.elts[0] if isinstance(part, ast.Tuple) and part.elts else part for part in parts]
            return GAMES & {part.value for part in firsts if isinstance(part, ast.Constant)}
    return set()


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_list_of_games(file):
    """Two or three may be what a test is about; more than half of them are meant to be all."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = [f"line {node.lineno}" for node in ast.walk(tree) if len(named(node)) > len(GAMES) / 2]
    assert not found or str(file.relative_to(ROOT)) in FACTS
