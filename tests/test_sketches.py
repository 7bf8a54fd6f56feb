"""What trained players see: nothing that their seat may not know, small numbers, and always something to do."""

from random import Random

import numpy as np
import pytest
from kit import follow, name, setups

from sobremesa.bots import sensible
from sobremesa.bots.sketches import look, place_of, sketched
from sobremesa.rules.cards import Word
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.record import recast
from sobremesa.rules.state import Position, Setup

DEALS = 1 if INTERPRETED else 3
MOVES = 40 if INTERPRETED else 1500
SMALL = 40  # numbers stay below this: their weights are of one size

SETUPS = [each for each in setups(every_size=not INTERPRETED) if sketched(each.game.rules)]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name)


def drawn(position: Position, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """What a seat sees of a position, a whole state too, and what it may do."""
    how = sketched(position.setup.game.rules)
    assert how is not None
    out, allowed = np.zeros((1, how.sight), np.int8), np.zeros((1, how.actions), np.int8)
    look(recast(position.batch, position.setup.game.rules.fast), 0, seat, out, allowed)
    return out[0], allowed[0]


def mixed_play(setup: Setup, seed: int):
    """Every state of a deal in which a sensible move is as likely as any."""
    luck, rules = Random(seed), setup.game.rules
    sensible.prepare(rules)
    state = follow(setup.deal(seed))
    for _ in range(MOVES):
        if state.over:
            return
        yield state
        seat = luck.choice(state.actors)
        judged = sensible.judge(recast(state.batch, rules.fast), 0, seat, Word(luck.getrandbits(64)))
        state = follow(state.play(seat, int(judged) if luck.random() < 0.6 else luck.choice(state.legal(seat))))


@every_setup
def test_a_sketch_has_nothing_that_its_seat_may_not_know(setup):
    for seed in range(DEALS):
        for number, state in enumerate(mixed_play(setup, seed)):
            for seat in state.actors:
                seen, allowed = drawn(state, seat)
                for other in (state.view(seat), state.view(seat).resample(number)):
                    again, same = drawn(other, seat)
                    assert np.array_equal(seen, again), np.flatnonzero(seen != again)
                    assert np.array_equal(allowed, same)


@every_setup
def test_there_is_always_something_to_do_and_numbers_are_small(setup):
    how = sketched(setup.game.rules)
    for seed in range(DEALS):
        for state in mixed_play(setup, seed):
            for seat in state.actors:
                seen, allowed = drawn(state, seat)
                assert allowed.any()
                assert seen.min() >= -SMALL, seen.argmin()
                assert seen.max() <= SMALL, seen.argmax()
                batch = recast(state.batch, setup.game.rules.fast)
                places = [place_of(batch, 0, seat, move.number) for move in state.legal(seat)]
                assert all(-1 <= place < how.actions for place in places)
                assert set(places) - {-1} == set(np.flatnonzero(allowed).tolist())
