"""Compile ahead everything that the tests call: `python tests/warm.py`, once, before they run side by side.

Functions of one game share their compiled parts within a process, so a game is compiled by one process, from its first
function to its last; two processes work at a time. What is forgotten here the tests compile themselves, and their last
lines say what it was.
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from kit import BUNDLED, EXAMPLE, install_example, path_of

import sobremesa
from sobremesa.bots.master import MasterBot, has_master
from sobremesa.bots.sketches import look, place_of, sketched
from sobremesa.bots.warming import a_little, compile_part, is_warm, parts_of, warm
from sobremesa.gym.env import Env
from sobremesa.lab.answer import answer
from sobremesa.lab.question import convert_question
from sobremesa.rules import calls, jit
from sobremesa.rules.perft import perft
from sobremesa.rules.record import recast
from sobremesa.rules.scenario import run_file
from sobremesa.rules.state import Setup, View
from sobremesa.train.tables.cpu import Tables

HERE = Path(__file__).parent
PURPOSE = f"tests-{jit.stamp(HERE.parent / 'sobremesa' / folder for folder in ('gym', 'lab/counting', 'train/tables'))}"


def at_the_table(setup: Setup) -> View:
    """Call what the table, scenarios and laws call: records with a trail of events."""
    from test_conformance import legality

    view = a_little(setup)
    state = view.resample(1)
    over = state.playout(1)
    assert over.view().over
    assert over.outcome
    point = state.refuse(view.seat, 0)
    assert state.concern(point, 0) >= 0
    assert state.ends_turn(0) in (True, False)
    legality(state)
    folder = HERE / "scenarios" / setup.game.name if setup.game.bundled else EXAMPLE / "scenarios"
    for file in sorted(folder.glob("*.toml")):
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


def in_the_lab(setup: Setup) -> None:
    """Call what the lab calls: a deal in two settings, and what is said of them."""
    answer(convert_question({"game": setup.game.name, "deals": 1, "compared": [{"bots": "chance"}]}), threads=1)


def in_the_gym(setup: Setup) -> None:
    """Call what environments and batches call."""
    env = Env(setup, 1)
    env.step(env.legal[0])
    env.observe()
    for rivals in (None, "chance"):
        batch = sobremesa.batch(setup.game.name, envs=2, rivals=rivals, **setup.options)
        batch.step(batch.sample(1))
        batch.state(0)


def in_training(setup: Setup) -> None:
    """Call what nets and their training call, of a game that can be trained."""
    if sketched(setup.game.rules) is not None:
        tables = Tables([setup], 1, 1, threads=1)
        batch, seat = tables.arrays.states, int(tables.arrays.seat[0])
        look(batch, 0, seat, tables.arrays.sight, tables.arrays.allowed)
        place_of(batch, 0, seat, 0)
    if has_master(setup.game):
        MasterBot(1).chance(a_little(setup))


def cold() -> list[str]:
    """The games that are not compiled, the longest rulebook first; of games that share their rules, one."""
    families = {game.rules.name: game for game in BUNDLED.values()}
    waiting = [game for game in families.values() if not is_warm(sobremesa.game(game.name), PURPOSE)]
    named = [game.name for game in sorted(waiting, key=lambda game: -len(game.clause_ids))]
    example = jit.mark(f"{jit.CORE}-{jit.stamp([EXAMPLE / EXAMPLE.name])}-{PURPOSE}")
    return named if example is None or example.exists() else [*named, EXAMPLE.name]


def do_all(setup: Setup) -> None:
    """A little of everything."""
    in_numbers(setup, at_the_table(setup))
    in_the_gym(setup)
    in_the_lab(setup)
    in_training(setup)


def compile_one(name: str) -> None:
    """Have the cache keep what a game needs."""
    setup = sobremesa.game(name)
    for part in parts_of(setup.game):
        compile_part(setup, part)
    warm(setup, PURPOSE, "en", lambda _: None, partial(do_all, setup))
    print(f"compiled {name}: {time.process_time():.0f} s of work", flush=True)


def compile_all(names: list[str]) -> None:
    """Two games at a time, each in a process of its own, for which the example is installed."""
    with TemporaryDirectory() as site, ThreadPoolExecutor(2) as processes:
        install_example(Path(site))
        run = partial(subprocess.run, check=True, env=path_of(Path(site)))
        list(processes.map(run, ([sys.executable, __file__, name] for name in names)))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_one(sys.argv[1])
    elif waiting := cold():
        compile_all(waiting)
