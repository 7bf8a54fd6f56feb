"""Views for readers in other languages: `python tests/write_views.py` writes what a reader must make of them.

For every game, in `build/views/<game>.json`: its description, and records in every mode with the boards, events and
numbers that Python reads from them: the open truth, what each seat sees, and a spectator. Interpreted, as `make test`
does it, no rule is compiled for this.
"""

import base64
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import kit
import msgspec

import sobremesa
from sobremesa.rules.description import describe
from sobremesa.rules.engine import SPECTATOR
from sobremesa.rules.game import Game
from sobremesa.rules.state import Setup, State, View
from sobremesa.table.core.packing import pack
from sobremesa.table.core.translate import event

FOLDER = Path(__file__).parents[1] / "build" / "views"
MOVES = 90  # of a deal
STEP = 9  # moves from one state that is looked at to the next


def states(setup: Setup) -> Iterator[State]:
    """Some states of a random deal; of the smallest tables its end, too."""
    play = kit.random_play(setup, 1)
    yield from (state for number, state in enumerate(islice(play, MOVES)) if number % STEP == 0)
    if setup.players == kit.sizes(setup.game)[0]:
        *_, last = kit.random_play(setup, 2)
        yield last


def numbers(position: State | View) -> dict[str, Any]:
    """The numbers that every game has."""
    record, outcome = position.record, position.outcome
    deals, moves = position.moment
    return {
        "players": position.players,
        "deals": deals,
        "moves": moves,
        "totals": record["total"][: position.players].tolist(),
        "winners": list(outcome.winners) if outcome else [],
        "why": outcome.why if outcome else "",
    }


def written(position: State | View) -> dict[str, Any]:
    """A record, and everything that is to be read from it."""
    return {
        "record": base64.b64encode(position.content).decode(),
        "packed": pack(position.content),
        "board": position.board,
        "events": [msgspec.to_builtins(event(each)) for each in position.events],
        "numbers": numbers(position),
    }


def views(setup: Setup) -> Iterator[dict[str, Any]]:
    """The truth of some states, and what everybody sees of them."""
    for state in states(setup):
        yield written(state)
        yield from (written(state.view(seat)) for seat in (*range(state.players), SPECTATOR))


def write(game: Game) -> None:
    """The views of a game."""
    setups = [setup for setup in kit.setups() if setup.game is game]
    content = {
        "description": describe(game),
        "setups": [{"name": kit.name(setup), "players": setup.players, "views": [*views(setup)]} for setup in setups],
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{game.name}.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    for game in sobremesa.games().values():
        write(game)
