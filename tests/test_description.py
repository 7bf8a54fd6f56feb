"""A game as data: what a reader in another language is told of it is whole, and nothing but JSON."""

import json

import numpy as np
import pytest

import sobremesa
from sobremesa.rules import board
from sobremesa.rules.description import describe
from sobremesa.rules.record import GAP

GAMES = sobremesa.games()

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_a_description_is_json_and_nothing_else(game):
    described = describe(game)
    assert json.loads(json.dumps(described)) == described


@every_game
def test_every_byte_of_a_record_is_described_once(game):
    record = describe(game)["record"]
    owned = np.zeros(record["size"], int)
    for field in record["fields"].values():
        size = np.dtype(field["type"]).itemsize * int(np.prod(field["shape"], dtype=int))
        assert field["offset"] + size <= record["size"]
        owned[field["offset"] : field["offset"] + size] += 1
    told = game.rules.told
    gap, at = told.fields[GAP][:2] if GAP in told.names else (np.dtype([]), 0)
    owned[at : at + gap.itemsize] += 1
    assert owned.tolist() == [1] * told.itemsize


@every_game
def test_a_field_is_read_where_it_is_said_to_be(game):
    batch = np.frombuffer(np.random.default_rng(3).bytes(game.rules.told.itemsize), game.rules.told)
    content = batch.tobytes()
    for name, field in describe(game)["record"]["fields"].items():
        count = int(np.prod(field["shape"], dtype=int))
        found = np.frombuffer(content, f"<{field['type']}", count, field["offset"])
        assert found.reshape(field["shape"]).tolist() == batch[name][0].tolist(), name


@every_game
def test_what_is_shown_can_be_read(game):
    """Each field of a board has a kind, and the other fields that it takes are in the record."""
    described = describe(game)
    fields = described["record"]["fields"]
    for field in described["board"].values():
        _, kind = board.kind_of(game, field)
        assert fields[field]["kind"] == kind.NAME
        assert set(kind.needs()) <= set(fields)


@every_game
def test_numbers_have_one_name_each(game):
    described = describe(game)
    cards = [number for card in described["cards"] for number in card["numbers"]]
    assert len(cards) == len(set(cards))
    for named in (described["moves"], described["points"]):
        assert len({each["number"] for each in named}) == len({each["name"] for each in named}) == len(named)


@every_game
def test_what_points_and_moves_are_about_is_there(game):
    described = describe(game)
    cards = {card["name"] for card in described["cards"]}
    assert all(move["arguments"].get("card", next(iter(cards))) in cards for move in described["moves"])
    clauses = [clause for each in (*described["points"], *described["options"]) for clause in each["clauses"]]
    assert set(clauses) <= set(game.clause_ids)
