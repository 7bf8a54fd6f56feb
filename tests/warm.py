"""Compile ahead everything that the tests call: `python tests/warm.py`, once, before they run side by side.

Functions of one game share their compiled parts within a process, so a game is compiled by one process, from its first
function to its last; two processes work at a time. What is forgotten here the tests compile themselves, and their last
lines say what it was.
"""

import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import numpy as np

import sobremesa
from sobremesa.bots.warming import a_little, is_warm, warm
from sobremesa.rules import calls
from sobremesa.rules.game import games
from sobremesa.rules.perft import perft
from sobremesa.rules.record import recast
from sobremesa.rules.scenario import run_file
from sobremesa.rules.state import Setup, View

HERE = Path(__file__).parent
PURPOSE = "tests"


def at_the_table(setup: Setup) -> View:
    """Call what the table, scenarios and laws call: records with a trail of events."""
    from test_conformance import legality

    view = a_little(setup)
    state = view.resample(1)
    over = state.playout(1)
    assert over.view().over
    assert over.outcome
    state.refuse(view.seat, 0)
    legality(state)
    for file in sorted((HERE / "scenarios" / setup.game.name).glob("*.toml")):
        assert not any(result.problem for result in run_file(file))
    return view


def in_numbers(setup: Setup, view: View) -> None:
    """Call what bots, simulations and counts call: records without."""
    chance, sensible = (sobremesa.bot(level, 1) for level in ("chance", "sensible"))
    search = sobremesa.bot("search", 1, iterations=1)
    for rival in (sensible, search):  # whole deals, and move by move
        sobremesa.ladder(setup, {"one": chance, "other": rival}, deals=1)
    sensible.choose(view)
    sobremesa.simulate(setup, 1, 1)
    state = setup.deal(seed=1)
    perft(state, 1)
    batch = recast(state.batch, setup.game.rules.fast)
    calls.play(batch, 0, state.actor, state.legal(state.actor)[0].number)
    calls.playout(batch, 0, np.uint64(1))
    calls.deal(batch, 0)


def ready(name: str) -> str:
    """Have the cache keep what a game needs; what that took."""
    setup, begun = sobremesa.game(name), time.process_time()
    warm(setup, PURPOSE, "en", lambda _: None, lambda: in_numbers(setup, at_the_table(setup)))
    return f"{name}: {time.process_time() - begun:.0f} s of work"


def cold() -> list[str]:
    """The games whose rules are not compiled, the longest rulebook first; of games that share their rules, one."""
    families = {game.rules.name: game for game in games().values()}
    waiting = [game for game in families.values() if not is_warm(sobremesa.game(game.name), PURPOSE)]
    return [game.name for game in sorted(waiting, key=lambda game: -len(game.clause_ids))]


if __name__ == "__main__":
    with ProcessPoolExecutor(2, get_context("spawn")) as workers:
        for compiling in as_completed([workers.submit(ready, name) for name in cold()]):
            print("compiled", compiling.result(), flush=True)
