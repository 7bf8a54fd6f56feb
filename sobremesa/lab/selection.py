"""Choosing moves of a game in words: `challenge`, `card rank=W`, `+4`.

A selector is a kind of move, the name of its sentence without `move-`; a kind with what its arguments have to be, those
of a card among them; or a move in notation. All of it comes from the game's own description.
"""

import functools
import re
from collections.abc import Mapping

from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Game, Value, find

_WITH = re.compile(r"([a-z-]+)((?: \w+=[^ ]*)+)")
PREFIX = "move-"


@functools.cache
def kinds(game: str) -> Mapping[str, tuple[int, ...]]:
    """The kinds of moves of a game, in the order of its moves, and the moves of each."""
    found: dict[str, list[int]] = {}
    for move in find(game).moves.values():
        found.setdefault(kind_of(find(game), move), []).append(move)
    return {kind: tuple(moves) for kind, moves in found.items()}


def kind_of(game: Game, move: int) -> str:
    """The kind of a move."""
    return game.describe_move(move)[0].removeprefix(PREFIX)


def about(game: Game, move: int) -> dict[str, str]:
    """What is known of a move, as texts: the arguments of its sentence, those of its card among them."""
    arguments = dict(game.describe_move(move)[1])
    card = game.describe_card(int(arguments["card"])) if "card" in arguments else {}
    named = {"card": game.card_names[int(arguments["card"])]} if "card" in arguments else {}
    return {name: text(value) for name, value in {**card, **arguments, **named}.items()}


def text(value: Value) -> str:
    """A value of an argument as a selector writes it."""
    return str(value)


def select(game: Game, selector: str) -> frozenset[int]:
    """The moves that a selector names; one that names none is refused."""
    found = _WITH.fullmatch(selector)
    kind, wanted = (found[1], dict(each.split("=", 1) for each in found[2].split())) if found else (selector, {})
    if kind in kinds(game.name):
        moves = frozenset(move for move in kinds(game.name)[kind] if wanted.items() <= about(game, move).items())
    else:
        moves = frozenset({game.moves[selector]} if selector in game.moves else ())
    if not moves:
        raise BadOption(f"{selector!r} is no move of {game.name}: its kinds are {', '.join(kinds(game.name))}")
    return moves
