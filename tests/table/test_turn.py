"""Where a turn ends, and what of it can be foreseen."""

from random import Random

import pytest
from kit import follow, name, setups

import sobremesa
from sobremesa.rules.state import State, View
from sobremesa.table.core.turn import foresee, make, played
from sobremesa.table.core.wire import Refused


def compose(view: View, luck: Random) -> list[str]:
    """A turn as a page composes it: some move that may follow, until it is whole."""
    moves, legal, done = [], view.legal_names(view.seat), False
    while not done:
        assert legal, f"{moves} is not whole, and nothing may follow"
        moves.append(luck.choice(legal))
        foreseen = foresee(view, moves)
        assert not isinstance(foreseen, Refused), foreseen
        done, legal = foreseen.done, foreseen.views[-1].legal_names(view.seat) if foreseen.views else ()
    return moves


@pytest.mark.parametrize("setup", setups(), ids=name)
def test_every_turn_can_be_composed_and_is_made_as_foreseen(setup):
    luck = Random(3)
    state = follow(setup.deal(3))
    for _ in range(40):
        if state.over:
            break
        seat = luck.choice(state.actors)
        turn = compose(state.view(seat), luck)
        for move in make(state, seat, turn).moves:
            state = follow(state.play(seat, move))


def reach(game: str, wanted: str, **options: object) -> State:
    """A state in which the seat on turn may make a move."""
    for seed in range(500):
        state = sobremesa.game(game, **options).deal(seed)
        if wanted in state.legal_names(state.actor):
            return follow(state)
    raise AssertionError(f"no {wanted} in 500 deals")


@pytest.mark.parametrize("game", ["cone", "uno-monster-high"])
def test_who_skips_the_only_rival_has_made_a_whole_turn(game):
    state = reach(game, "Rskip", players=2)
    foreseen = foresee(state.view(state.actor), ["Rskip"])
    assert foreseen.done
    assert foreseen.views[-1].actors == (state.actor,)


def test_the_word_travels_with_the_card():
    """Said before it or after it; it makes no turn whole, and nothing else follows a whole turn."""
    luck = Random(1)
    state = sobremesa.game("uno-monster-high", players=2).deal(1)
    while True:
        seat = state.actor
        for move in state.legal_names(seat):
            after = state.play(seat, move)
            if after.board["phase"] == "call" and foresee(state.view(seat), [move]).certain:
                assert foresee(state.view(seat), [move]).done
                assert not foresee(state.view(seat), ["call"]).done
                for turn in ([move, "call"], ["call", move]):
                    assert make(state, seat, turn).moves == tuple(turn)
                    assert state.play(seat, turn[0]).play(seat, turn[1]).board["phase"] == "play"
                refused = make(state, seat, [move, "pass"])
                assert refused == Refused(code="another-turn", move="pass")
                return
        state = follow(state.play(seat, luck.choice(state.legal_names(seat))))


def test_a_turn_that_was_foreseen_wrongly_is_cut_where_the_truth_is_otherwise(monkeypatch):
    monkeypatch.setattr("sobremesa.table.core.turn.WORLDS", (1, 1))  # they agree on every card
    state = reach("cone", "draw", players=2)
    (drawn,) = foresee(state.view(state.actor), ["draw"], (1, 1)).views
    assert make(state, state.actor, ["draw", drawn.legal_names(state.actor)[-1]]).moves == ("draw",)


def test_few_unknown_cards_are_not_foreseen():
    """Of two worlds many agree by chance on which of a few cards is the next."""
    luck, agreed = Random(2), 0
    for seed in range(60):
        state = sobremesa.game("multiverse-money", players=3).deal(seed)
        while not state.over:
            view = state.view(state.actor)
            moves = view.legal_names(view.seat)
            unknown = sum(hand.count("?") for hand in view.board["hands"].values()) + view.board["deck"]
            if "left" in moves and view.board["deck"] and unknown > 1:
                after = foresee(view, ["left"])
                turned_up = state.play(view.seat, "left").board["deck"] < view.board["deck"]
                assert after.certain is not turned_up
                agreed += turned_up and foresee(view, ["left"], (0, 1)).certain
            state = follow(state.play(view.seat, luck.choice(moves)))
    assert agreed


def test_what_was_decided_is_not_made_again():
    """A move is decided and then folded: it is the same state; and nobody gets what another move has led to."""
    state = setups()[0].deal(1)
    seat = state.actor
    move, other = state.legal_names(seat)[:2]
    assert make(state, seat, [move]).moves == (move,)
    made = played(state, seat, move)
    assert played(state, seat, move) is made
    assert played(state, seat, other) == state.play(seat, other) != made
    with pytest.raises(sobremesa.Illegal):
        played(made, seat, move if move not in made.legal_names(seat) else "pass")
