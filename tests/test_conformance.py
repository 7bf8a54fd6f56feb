"""What every game and mode must do, at every state of random deals. A game joins by being registered."""

import numpy as np
import pytest
from kit import follow, name, random_play, setups

from sobremesa.rules import entry
from sobremesa.rules.cards import zone_members
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.log import Log
from sobremesa.rules.record import NOBODY
from sobremesa.rules.state import Setup, State
from sobremesa.rules.trail import TRAIL

DEALS = 1 if INTERPRETED else 6
STEP = 7 if INTERPRETED else 1  # interpreted, look at every seventh state only

every_setup = pytest.mark.parametrize("setup", setups(), ids=name)
play_of_each = pytest.mark.parametrize("setup", setups(every_size=False), ids=name)


def states(setup: Setup, deals: int = DEALS):
    for seed in range(deals):
        for number, state in enumerate(random_play(setup, seed)):
            if number % STEP == 0 or state.over:
                yield state


def census(state: State) -> list[int]:
    zones = [np.atleast_2d(state.record[zone]) for zone in state.setup.game.zones]
    return [card for zone in zones for row in zone for card in zone_members(row)]


@every_setup
def test_no_card_is_lost_or_doubled(setup):
    everything = sorted(census(setup.deal(0)))
    assert len(everything) == len(set(everything)) == setup.game.size(setup.options)
    for state in states(setup):
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
    for state in states(setup, 1 if INTERPRETED else 2):
        for seat in range(state.players):
            legal = {move.number for move in state.legal(seat)}
            assert legal <= set(setup.game.moves.values())
            for move in setup.game.moves.values():
                point = state.refuse(seat, move)
                assert (point == 0) == (move in legal)
                assert point == 0 or point in setup.game.clauses


@every_setup
def test_every_event_cites_a_clause(setup):
    for state in states(setup):
        assert int(state.record["told"]) < TRAIL
        for event in state.events:
            assert event.clauses[0] in setup.game.clause_ids


@every_setup
def test_a_log_replays_to_the_same_state(setup):
    *_, last = random_play(setup, 3)
    log = Log.of(last)
    assert Log.read(log.write()) == log
    *_, again = log.replay()
    assert again == last


@every_setup
def test_the_record_of_simulation_plays_the_same(setup):
    *_, last = random_play(setup, 5)
    batch = setup.blank(told=False)
    batch["key"][0][0], batch["used"] = 5, 16
    entry.deal(batch, 0)
    for seat, move in last.past:
        entry.play(batch, 0, seat, move.number)
    for field in batch.dtype.names:
        assert np.array_equal(batch[field], last.batch[field]), field


@every_setup
def test_a_resampled_view_is_the_same_view(setup):
    for state in states(setup, 1 if INTERPRETED else 2):
        for seat in range(state.players):
            view = state.view(seat)
            again = view.resample(seed=int(state.record["moves"]))
            assert again.view(seat) == view
            assert sorted(census(again)) == sorted(census(state))
            assert again.legal(seat) == state.legal(seat)
            for actor in again.actors:
                assert again.legal(actor)


@every_setup
def test_a_resampled_state_can_be_played_to_its_end(setup):
    for state in states(setup, 1):
        if state.over or int(state.record["moves"]) % 5:
            continue
        for seat in range(state.players):
            batch = state.view(seat).resample(seed=11).batch.copy()
            follow(state)
            entry.playout(batch, 0, np.uint64(seat))
            assert batch["why"][0]


@every_setup
def test_a_view_shows_nothing_of_what_nobody_may_see(setup):
    for state in states(setup, 1):
        for seat in (*range(state.players), -1):
            record = state.view(seat).record
            for field, declared in setup.game.rules.fields.items():
                if declared.eyes == NOBODY and field != "used":
                    assert not np.any(record[field]), field


@play_of_each
def test_a_match_has_an_end(setup):
    state = setup.deal(2)
    for deals in range(2000):
        batch = state.batch.copy()
        entry.playout(batch, 0, np.uint64(deals))
        state = State(setup, batch, None)
        if state.outcome.champions:
            return
        state = state.next_deal()
    pytest.fail("the match did not end")
