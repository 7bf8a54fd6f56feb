"""A game as data: what a reader in another language needs to decode a record into a board, and to name what it sees.

The description follows from the declaration of the record and from the header; nothing in it is written by hand.
Numbers in a record are little-endian; a card, a seat or a set of them is decoded by the kind of its field (kinds.py).
"""

from typing import Any

import numpy as np

from sobremesa.rules.game import Game, Value
from sobremesa.rules.record import GAP
from sobremesa.rules.seats import NAMES as SEATS


def describe(game: Game) -> dict[str, Any]:
    """Everything about a game that is data, ready for JSON."""
    return {
        "game": game.name,
        "title": game.title,
        "version": game.version,
        "seats": list(SEATS[: max(int(value) for value in _players(game))]),
        "family": game.rules.name,
        "stamp": game.stamp,
        "former": {str(version): dict(options) for version, options in game.former.items()},
        "record": {"size": game.rules.told.itemsize, "fields": _fields(game)},
        "fast": {"size": game.rules.fast.itemsize, "fields": _offsets(game)},
        "board": dict(game.shown),
        "cards": [
            {"name": name, "numbers": list(numbers), "about": dict(game.describe_card(numbers[0]))}
            for name, numbers in game.deck.items()
        ],
        "moves": [_move(game, name, number) for name, number in game.moves.items()],
        "points": [
            {"name": name, "number": number, "clauses": list(game.clauses[number]), "takes": game.arguments.get(number)}
            for number, name in game.points.items()
        ],
        "letters": {argument: list(names) for argument, names in game.letters.items()},
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "clauses": option.clauses.split(),
                "offered": option.offered,
                "into": option.into,
                "writes": [list(pair) for pair in option.writes.items()],
            }
            for option in game.options
        ],
        "settings": dict(game.settings),
        "voice": game.voice,
        **{name: sorted(getattr(game, name)) for name in ("eager", "asides", "races", "unseen")},
    }


def _players(game: Game) -> Any:
    return next(option.values for option in game.options if option.name == "players")


def _fields(game: Game) -> dict[str, Any]:
    """Every field of a record at the table: where it is, and what it is."""
    places: Any = game.rules.told.fields
    found = {}
    for name in sorted(game.rules.told.names or (), key=lambda name: places[name][1]):
        if name != GAP:
            type, offset = places[name][:2]
            declared = game.rules.fields[name]
            found[name] = {
                "offset": offset,
                "type": np.dtype(declared.type).str[1:],
                "shape": list(type.shape),
                "eyes": declared.eyes,
                "about": declared.about,
                **(declared.kind.data() if declared.kind else {}),
            }
    return found


def _offsets(game: Game) -> dict[str, int]:
    """Where the fields are in the record of simulation and bots, which is made of some of the table's."""
    places: Any = game.rules.fast.fields
    return {name: places[name][1] for name in game.rules.fast.names or () if name != GAP}


def _move(game: Game, name: str, number: int) -> dict[str, Any]:
    message, arguments = say_move(game, number)
    return {"name": name, "number": number, "message": message, "arguments": arguments}


def say_move(game: Game, number: int) -> tuple[str, dict[str, Value]]:
    """The sentence of a move; a card among its arguments is in notation."""
    message, arguments = game.describe_move(number)
    named = {"card": game.card_names[int(arguments["card"])]} if "card" in arguments else {}
    return message, {**arguments, **named}
