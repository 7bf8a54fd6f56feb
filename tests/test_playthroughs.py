"""One golden playthrough per game and mode, readable: `python tests/test_playthroughs.py` writes them anew.

Every step shows the move, the events with their clauses, the table, and what each seat sees of the hands.
"""

from difflib import unified_diff
from pathlib import Path
from random import Random

import pytest
from kit import BUNDLED, compiled_only

import sobremesa
from sobremesa.rules.state import Setup, State

pytestmark = compiled_only

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 2026
STEPS = 120


def show(value):
    if isinstance(value, dict):
        return " | ".join(f"{key} {show(each)}" for key, each in value.items())
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def describe(state: State, before: dict):
    """The events, what changed on the table, and whatever a seat sees differently."""
    for event in state.events:
        yield f"  * {event.words('en')} [{' '.join(event.clauses)}]"
    board = state.board
    for key, value in board.items():
        if value != before.get(key):
            yield f"    {key}: {show(value)}"
    for seat in (*range(state.players), -1):
        view = state.view(seat).board
        seen = {key: view[key] for key in view if view[key] != board[key]}
        yield f"    {'spectator' if seat < 0 else f'P{seat}'} sees {show(seen)}"
    for seat in range(state.players):
        if moves := state.legal(seat):
            owes = "owes" if seat in state.actors else "may"
            yield f"    P{seat} {owes}: {' '.join(map(str, moves))}"


def playthrough(setup: Setup):
    """The text of a deal of random moves."""
    luck = Random(SEED)
    state = setup.deal(SEED)
    chosen = (f"{option.name} {setup.options[option.name]}" for option in setup.game.options if option.offered)
    yield f"{setup.game.title}: {', '.join(chosen)}; seed {SEED}"
    yield from describe(state, {})
    for step in range(1, STEPS + 1):
        if state.over:
            break
        seat = luck.choice(state.actors)
        move = luck.choice(state.legal(seat))
        before, state = state.board, state.play(seat, move)
        yield f"{step}. P{seat} {move}"
        yield from describe(state, before)
    if state.over:
        yield str(state.outcome)


def cases():
    for game in BUNDLED.values():
        sizes = next(option for option in game.options if option.name == "players").values
        for mode, options in game.modes.items():
            chosen = options.get("players", sizes[min(1, len(sizes) - 1)])
            yield pytest.param(sobremesa.game(game.name, **{**options, "players": chosen}), id=f"{game.name}-{mode}")


@pytest.mark.parametrize("setup", list(cases()))
def test_playthrough(setup, request):
    file = FOLDER / f"{request.node.callspec.id}.txt"
    golden = file.read_text(encoding="utf-8").splitlines()
    difference = list(unified_diff(golden, list(playthrough(setup)), "golden", "now", lineterm="", n=2))
    assert not difference, "\n".join(difference[:40])


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for case in cases():
        text = "\n".join(playthrough(case.values[0])) + "\n"
        (FOLDER / f"{case.id}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
