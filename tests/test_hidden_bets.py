"""Multiverse Money: until the reveal a bet changes nothing that anybody else can observe (MM-H2)."""

import pytest
from kit import random_play

import sobremesa
from sobremesa.rules.state import SPECTATOR, State

BETTING = 0


def observed(state: State, seat: int):
    """Everything a seat can look at."""
    view = state.view(seat)
    moves = view.legal(seat) if seat >= 0 else []
    return view, view.board, view.events, view.actors, view.clock, moves


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bet_changes_nothing_another_seat_can_observe(players):
    setup = sobremesa.game("multiverse-money", players=players)
    before = None
    for state in random_play(setup, seed=players, moves=400):
        if before is not None and before.record["phase"] == BETTING == state.record["phase"]:
            if before.record["round"] == state.record["round"]:
                mover, _ = state.past[-1]
                for seat in {SPECTATOR, *range(players)} - {mover}:
                    assert observed(state, seat) == observed(before, seat)
        before = state


@pytest.mark.parametrize("players", [3, 5])
def test_the_reveal_does_not_say_who_closed_the_last_bet(players):
    setup = sobremesa.game("multiverse-money", players=players)
    reached = []
    for last in range(players):
        state = setup.deal(8)
        bets = [state.legal(seat)[0] for seat in range(players)]
        for seat in (*(each for each in range(players) if each != last), last):
            state = state.play(seat, bets[seat]).play(seat, "lock")
        reached.append(state)
    assert all(observed(state, SPECTATOR) == observed(reached[0], SPECTATOR) for state in reached)
    assert all(state.events == reached[0].events for state in reached)
