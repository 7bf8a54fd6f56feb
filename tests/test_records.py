"""A record has no byte that no field owns, and what fills it up is 0 wherever a record is made: records are hashed,
compared and copied as bytes, and a byte that nobody wrote would be another in every process.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from kit import BUNDLED, compiled_only, modes, name, random_play, setups

import sobremesa
from sobremesa.bots import sensible
from sobremesa.bots.observation import seen
from sobremesa.bots.tree import Edge, Node, PathMove, Tree, grow
from sobremesa.rules.cards import Word
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.perft import perft
from sobremesa.rules.record import GAP, copy, recast
from sobremesa.rules.scenario import run_file
from sobremesa.rules.state import Position
from sobremesa.sim.batch import simulate

HERE = Path(__file__).parent
GAMES = sobremesa.games()
LAYOUTS = {
    **{f"{game.name}-fast": game.rules.fast for game in GAMES.values()},
    **{f"{game.name}-told": game.rules.told for game in GAMES.values()},
    **{record.__name__: record.layout() for record in (Node, Edge, PathMove)},
}
MOVES = 40 if INTERPRETED else 10**6

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_setup = pytest.mark.parametrize("setup", setups(every_size=False), ids=name)


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_every_byte_of_a_record_belongs_to_one_field(layout):
    owned = np.zeros(layout.itemsize, int)
    for field in layout.names:
        kind, offset = layout.fields[field][:2]
        owned[offset : offset + kind.itemsize] += 1
    assert owned.tolist() == [1] * layout.itemsize


def is_filled(batch) -> bool:
    """Whether what fills up the records is 0."""
    return GAP not in batch.dtype.names or not batch[GAP].any()


@pytest.fixture
def made(monkeypatch):
    """Every position that is made from here on is looked at; how many there were."""
    count, make = [], Position.__init__

    def look(self, setup, batch):
        make(self, setup, batch)
        count.append(batch.dtype)
        assert is_filled(batch)

    monkeypatch.setattr(Position, "__init__", look)
    return count


@every_setup
def test_whatever_is_dealt_played_hidden_and_resampled_is_filled_up(setup, made):
    assert is_filled(setup.blank())
    assert is_filled(setup.blank(told=False))
    for state in random_play(setup, 4, MOVES):
        for seat in range(state.players):
            view = state.view(seat)
            assert is_filled(view.resample(seed=1).view(seat).batch)
            assert is_filled(seen(view))
            assert is_filled(copy(view.batch, 3))
    assert is_filled(recast(state.batch, setup.game.rules.fast))
    state = state.playout(seed=3)
    if not state.outcome.champions:
        state.next_deal()
    assert set(made) == {setup.game.rules.told}


@pytest.mark.parametrize("game", BUNDLED.values(), ids=BUNDLED)
def test_the_positions_of_scenarios_are_filled_up(game, made):
    file = min((HERE / "scenarios" / game.name).glob("*.toml"))
    assert not any(result.problem for result in run_file(file))
    assert made


@every_game
def test_what_a_search_and_a_simulation_play_in_is_filled_up(game, monkeypatch):
    sensible.prepare(game.rules)
    copies = []

    def keep(*asked):
        copies.append(copy(*asked))
        return copies[-1]

    for module in ("bots.tree", "sim.batch", "sim.contest", "rules.perft"):
        monkeypatch.setattr(f"sobremesa.{module}.copy", keep)
    setup = sobremesa.game(game.name, **next(iter(modes(game).values())))
    state = setup.deal(2)
    grow(Tree.of(seen(state.view(state.actor))), state.actor, Word(1), 0, 3)
    simulate(setup, 2, 1)
    bots = {level: sobremesa.bot(level, 1) for level in ("chance", "sensible")}
    sobremesa.ladder(setup, bots, deals=1)
    perft(state, 2)
    assert len(copies) >= 4
    assert all(is_filled(batch) for batch in copies)


@compiled_only
def test_a_search_is_the_same_in_every_process():
    """To the last byte of its tree, whatever lay in memory before: glibc can be told to fill it."""
    runs = [
        subprocess.run(
            [sys.executable, str(HERE / "trees.py")],
            env={**os.environ, "MALLOC_PERTURB_": dirt},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for dirt in ("0", "85")
    ]
    assert runs[0] == runs[1]
    assert set(json.loads(runs[0])) == set(GAMES)
