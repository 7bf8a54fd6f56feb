"""What every game and mode must do, at every state of random deals. A game joins by being registered."""

import numpy as np
import pytest
from kit import compiled_only, follow, name, random_play, setups
from numpy.typing import NDArray

from sobremesa.rules import calls, engine
from sobremesa.rules.cards import zone_members
from sobremesa.rules.jit import INTERPRETED, entry
from sobremesa.rules.log import Log
from sobremesa.rules.record import Batch, row
from sobremesa.rules.state import Setup, State
from sobremesa.rules.trail import TRAIL

DEALS = 1 if INTERPRETED else 3
STEP = 23 if INTERPRETED else 1  # interpreted, look at some states of some moves only
MOVES = 120 if INTERPRETED else 10**6

every_setup = pytest.mark.parametrize("setup", setups(every_size=not INTERPRETED), ids=name)


def states(setup: Setup, deals: int = DEALS, step: int = STEP):
    for seed in range(deals):
        for number, state in enumerate(random_play(setup, seed, MOVES)):
            if number % step == 0 or state.over:
                yield state


@entry
def _sweep(batch: Batch, moves: NDArray[np.int64], legal: NDArray[np.bool_], points: NDArray[np.int64]) -> None:
    """Ask for every seat and move whether it is legal and what is against it."""
    s = row(batch, 0)
    for seat in range(s.players):
        allowed = engine.legal(s, seat)
        for i in range(moves.size):
            legal[seat, i] = engine.contains(allowed, moves[i])
            points[seat, i] = engine.refuse(s, seat, moves[i])


def legality(state: State) -> tuple[NDArray[np.int64], NDArray[np.bool_], NDArray[np.int64]]:
    """All moves of a game; by seat and move, whether it is legal and the point against it."""
    moves = np.array(sorted(state.setup.game.moves.values()))
    legal = np.zeros((state.players, moves.size), np.bool_)
    points = np.zeros((state.players, moves.size), np.int64)
    _sweep(state.batch, moves, legal, points)
    return moves, legal, points


def census(state: State) -> list[int]:
    zones = [np.reshape(state.record[zone], (-1, state.setup.game.width)) for zone in state.setup.game.zones]
    return [card for zone in zones for row in zone for card in zone_members(row)]


@every_setup
def test_no_card_is_lost_or_doubled(setup):
    for seed in range(DEALS):
        everything = sorted(census(setup.deal(seed)))
        assert len(everything) == len(set(everything)) == setup.game.size(setup.options)
        for number, state in enumerate(random_play(setup, seed, MOVES)):
            if number % STEP == 0 or state.over:
                assert sorted(census(state)) == everything


@every_setup
def test_somebody_can_move_until_the_deal_is_over(setup):
    for state in states(setup):
        assert bool(state.actors) != state.over
        for seat in state.actors:
            assert state.legal(seat)
        if state.over:
            assert not any(state.legal(seat) for seat in range(state.players))
            assert state.outcome.why in setup.game.points.values()


@every_setup
def test_a_move_is_legal_exactly_when_it_is_not_refused(setup):
    for state in states(setup):
        moves, legal, points = legality(state)
        assert np.array_equal(points == 0, legal)
        assert set(points[points > 0].tolist()) <= set(setup.game.clauses)
        for seat in range(state.players):
            assert sorted(move.number for move in state.legal(seat)) == moves[legal[seat]].tolist()


@every_setup
def test_every_event_cites_a_clause(setup):
    for state in states(setup):
        assert int(state.record["told"]) < TRAIL
        for event in state.events:
            assert event.clauses[0] in setup.game.clause_ids


@every_setup
def test_a_log_replays_to_the_same_state(setup):
    *_, last = random_play(setup, 3, MOVES)
    log = Log.of(last)
    assert Log.read(log.write()) == log
    *_, again = log.replay()
    assert again == last


@every_setup
def test_the_record_of_simulation_plays_the_same(setup):
    *_, last = random_play(setup, 5, MOVES)
    batch = setup.blank(told=False)
    batch["key"][0][0], batch["used"] = 5, 16
    calls.deal(batch, 0)
    for seat, move in last.past:
        calls.play(batch, 0, seat, move.number)
    for field in setup.game.rules.record.fields():
        assert np.array_equal(batch[field], last.batch[field]), field


@every_setup
def test_a_resampled_view_is_the_same_view(setup):
    for state in states(setup, 1):
        for seat in range(state.players):
            view = state.view(seat)
            again = view.resample(seed=int(state.record["moves"]))
            assert again.view(seat) == view
            assert sorted(census(again)) == sorted(census(state))
            assert again.legal(seat) == state.legal(seat)
            for actor in again.actors:
                assert again.legal(actor)


@compiled_only
@every_setup
def test_a_resampled_state_can_be_played_to_its_end(setup):
    for state in states(setup, 1, step=7):
        if state.over:
            continue
        for seat in range(state.players):
            batch = state.view(seat).resample(seed=11).batch.copy()
            follow(state)
            calls.playout(batch, 0, np.uint64(seat))
            assert batch["why"][0]


@compiled_only
@every_setup
def test_a_match_has_an_end(setup):
    state = setup.deal(2)
    for deals in range(2000):
        batch = state.batch.copy()
        calls.playout(batch, 0, np.uint64(deals))
        state = State(setup, batch, None)
        if state.outcome.champions:
            return
        state = state.next_deal()
    pytest.fail("the match did not end")
