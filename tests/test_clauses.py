"""Points and clauses: each point is said once, and each clause is cited where code decides it."""

import ast
import re
from pathlib import Path

import pytest

import sobremesa
from sobremesa.rules.points import Numbering, Point, declared

GAMES = sobremesa.games()
PACKAGE = Path(sobremesa.__file__).parent
CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

# Clauses that no line of code decides, and why not.
NOWHERE = {
    "LM-H1": "it follows from the rest: every turn spends a card, so a round ends with the 48th",
}


def sources(game):
    """The files in which a game is decided: all of its own but the declaration of its points."""
    declaration = Path(game.points_module.__file__)
    return [file for folder in game.folders for file in sorted(folder.glob("*.py")) if file != declaration]


def cited(file):
    """The clauses that a file cites where it decides something: in its code, not in what it says of itself."""
    source = file.read_text(encoding="utf-8")
    about = ast.get_docstring(ast.parse(source), clean=False) or ""
    return set(CLAUSE.findall(source.replace(about, "", 1)))


def syntax(game):
    return (node for file in sources(game) for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def names_point(node):
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "points"


@every_game
def test_every_clause_is_cited_where_it_is_decided(game):
    missing = set(game.clause_ids) - {clause for file in sources(game) for clause in cited(file)}
    assert missing == NOWHERE.keys() & set(game.clause_ids)


def test_every_exception_is_a_clause_with_a_reason():
    known = {clause for game in GAMES.values() for clause in game.clause_ids}
    assert NOWHERE.keys() <= known
    assert all(len(reason.split()) > 3 for reason in NOWHERE.values())


@every_game
def test_a_game_cites_only_clauses_of_its_family(game):
    family = {clause for kin in GAMES.values() if kin.rules is game.rules for clause in kin.clause_ids}
    files = {Path(game.points_module.__file__), *sources(game)}
    found = {(file.name, clause) for file in files for clause in CLAUSE.findall(file.read_text(encoding="utf-8"))}
    assert {where for where in found if where[1] not in family} == set()


def test_no_code_cites_a_clause_that_no_rulebook_has():
    known = {clause for game in GAMES.values() for clause in game.clause_ids}
    letters = {clause.partition("-")[0] for clause in known}
    for file in PACKAGE.rglob("*.py"):
        found = {clause for clause in CLAUSE.findall(file.read_text(encoding="utf-8")) if clause[:2] in letters}
        assert found <= known, file


@every_game
def test_every_point_has_a_number_and_a_name_of_its_own(game):
    points = declared(game.points_module)
    assert len(set(points.values())) == len(points)
    assert all(0 < number < 256 for number in points.values())  # 0 is no point, and `why` is a byte
    assert len(set(game.points.values())) == len(game.points)


@every_game
def test_every_point_belongs_to_a_game(game):
    family = [kin for kin in GAMES.values() if kin.points_module is game.points_module]
    assert set(declared(game.points_module).values()) == {point for kin in family for point in kin.points}
    for point in declared(game.points_module).values():
        assert point.clauses == tuple(dict.fromkeys(point.clauses))
        assert set(point.clauses) == {clause for kin in family for clause in kin.clauses.get(point, ())}


@every_game
def test_every_point_is_named_where_it_is_decided(game):
    assert {node.attr for node in syntax(game) if names_point(node)} == declared(game.points_module).keys()


@every_game
def test_no_point_is_computed_from_another(game):
    computed = (node for node in syntax(game) if isinstance(node, ast.BinOp))
    assert not [ast.unparse(node) for node in computed if names_point(node.left) or names_point(node.right)]


def test_points_are_numbers_that_know_their_clauses():
    point = Numbering(7)
    first, second = point("AB-01 AB-A02", takes="card"), point("AB-03", "CD-04 CD-05")
    assert (first, second) == (7, 8)
    assert (first.clauses, first.takes) == (("AB-01", "AB-A02"), "card")
    assert (second.clauses, second.takes) == (("AB-03", "CD-04", "CD-05"), "")
    assert (second.of("CD"), second.of("EF")) == (("CD-04", "CD-05"), ())
    assert f"{first}" == repr(first) == "7"  # as the compiler writes it
    assert isinstance(first, Point)
