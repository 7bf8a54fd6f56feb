"""Two states that differ only in what a seat cannot know are one and the same to that seat."""

from random import Random

import pytest
from kit import name, random_play, same_act, setups, swapped

from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.state import State

every_setup = pytest.mark.parametrize("setup", setups(every_size=not INTERPRETED), ids=name)
MOVES = 120 if INTERPRETED else 400


def shape(state: State):
    """What everybody sees of the last move: who did what, never with which hidden card."""
    return [(event.point, event.seat, event.other) for event in state.view().events]


def worlds(setup, seed):
    """States with a viewer and another world that looks the same to it."""
    for number, state in enumerate(random_play(setup, seed, MOVES)):
        if not state.over and number % (29 if INTERPRETED else 4) == 0:
            for seat in range(-1, state.players):
                yield state, seat, state.view(seat).resample(seed=number)


@every_setup
def test_views_moves_and_refusals_are_the_same(setup):
    for state, seat, other in worlds(setup, 4):
        assert other.view(seat) == state.view(seat)
        assert other.view(seat).events == state.view(seat).events
        if seat >= 0:
            assert other.legal(seat) == state.legal(seat)
            assert other.view(seat).legal(seat) == state.legal(seat)
            for move in setup.game.moves.values():
                assert other.refuse(seat, move) == state.refuse(seat, move)
                assert state.view(seat).refuse(seat, move) == state.refuse(seat, move)


@every_setup
def test_a_rivals_move_looks_the_same(setup):
    for state, seat, other in worlds(setup, 9):
        for actor in set(state.actors) & set(other.actors) - {seat}:
            for move in set(state.legal(actor)) & set(other.legal(actor)):
                if setup.game.reveals(state.record, move.number) or not same_act(state, other, actor, str(move)):
                    continue
                here, there = state.play(actor, move), other.play(actor, move)
                if not here.over:
                    assert shape(there) == shape(here)
                    assert there.view().board == here.view().board


@every_setup
def test_a_card_exchanged_behind_its_back_changes_nothing_for_a_seat(setup):
    luck, tried = Random(6), 0
    for number, state in enumerate(random_play(setup, 13, MOVES)):
        if state.over or number % (29 if INTERPRETED else 3):
            continue
        for seat in range(state.players):
            other = swapped(state, seat, luck)
            if other is not None:
                tried += 1
                assert other != state
                assert other.view(seat) == state.view(seat)
                assert other.legal(seat) == state.legal(seat)
    assert tried or setup.players == 2
