"""What a board is made of, game by game, as seen in a few deals: the rules say it in words of their own, untyped."""

import functools
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from sobremesa.rules.game import Game, find
from sobremesa.rules.state import Setup

DEALS = 12
PLAYERS = 3


@functools.cache
def sample(name: str) -> tuple[Mapping[str, Any], ...]:
    """The boards that a seat sees in some random deals."""
    game, luck, found = find(name), Random(7), list[Mapping[str, Any]]()
    for seed in range(DEALS):
        state = Setup(game, game.check({"players": PLAYERS})).deal(seed)
        while not state.over:
            found.append(state.view(0).board)
            seat = luck.choice(state.actors)
            state = state.play(seat, luck.choice(state.legal(seat)))
    return tuple(found)


def fields(game: Game) -> dict[str, str]:
    """The fields of a game's board with their types, as TypeScript spells them."""
    boards = sample(game.name)
    return {name: _spell(board[name] for board in boards) for name in boards[0]}


def _spell(values: Iterable[Any]) -> str:
    """The type of all of these values."""
    values = list(values)
    if not values:
        raise LookupError(f"in {DEALS} deals a board shows nothing of a kind: look at more")
    if all(isinstance(value, dict) for value in values):
        return f"Record<string, {_spell(inner for value in values for inner in value.values())}>"
    if all(isinstance(value, tuple | list) for value in values):
        return f"{_spell(inner for value in values for inner in value)}[]"
    words = {bool: "boolean", int: "number", str: "string"}
    return " | ".join(sorted({words[type(value)] for value in values}))
