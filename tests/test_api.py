"""The public surface: small, and each refusal a sentence."""

from itertools import pairwise

import numpy as np
import pytest
from kit import name, random_play, setups

import sobremesa
from sobremesa.bots import bot
from sobremesa.rules.game import Game, Rules, find
from sobremesa.rules.log import Log
from sobremesa.rules.state import Move, State


def test_the_public_names():
    assert sorted(sobremesa.__all__) == sobremesa.__all__
    assert all(hasattr(sobremesa, name) for name in sobremesa.__all__)


def test_a_state_is_a_value():
    state = sobremesa.game("cone", players=2).deal(seed=7)
    after = state.play(state.actor, state.legal(state.actor)[0])
    assert after != state
    assert state == sobremesa.game("cone", players=2).deal(seed=7)
    assert hash(state) == hash(sobremesa.game("cone", players=2).deal(seed=7))
    with pytest.raises(ValueError, match="read-only"):
        state.batch["turn"] = 1


def test_a_state_of_an_array_that_is_somebody_elses_stays_what_it_is():
    dealt = sobremesa.game("cone", players=2).deal(seed=7)
    array = np.concatenate([dealt.batch, dealt.batch])[1:]
    state = State(dealt.setup, array, None)
    array["turn"] = 1 - array["turn"]
    assert state == dealt
    seat = state.actor
    move = state.legal(seat)[0]
    assert state.play(seat, move) == dealt.play(seat, move)


def test_a_move_that_there_is_not_is_unreadable_however_it_is_said():
    state = sobremesa.game("cone").deal(seed=1)
    for said in (200, -1, Move("cone", 200), "R99"):
        with pytest.raises(sobremesa.Unreadable, match="no move of cone"):
            state.play(state.actor, said)


def test_without_a_seed_every_deal_is_another():
    game = sobremesa.game("cone")
    assert game.deal() != game.deal()


@pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)
def test_notation_reads_what_it_writes(game):
    setup = sobremesa.game(game.name)
    for text, number in game.moves.items():
        assert str(setup.move(text)) == text
        assert setup.move(text).number == number
    for text, number in game.cards.items():
        assert str(setup.kind(text)) == text
        assert setup.kind(text).number == number
        assert setup.kind(text).words("es")


@pytest.mark.parametrize(
    ("call", "error", "sentence"),
    [
        (lambda: sobremesa.game("chess"), sobremesa.UnknownGame, "there is no game 'chess': there are"),
        (lambda: sobremesa.game("cone", players=1), sobremesa.BadOption, "option players cannot be 1"),
        (lambda: sobremesa.game("cone", players=True), sobremesa.BadOption, "option players cannot be True"),
        (lambda: sobremesa.game("cone", strict=1), sobremesa.BadOption, "option strict cannot be 1: it is on"),
        (lambda: sobremesa.game("cone", colour="red"), sobremesa.BadOption, "cone has no option 'colour'"),
        (lambda: sobremesa.game("cone").deal(seed=-1), sobremesa.BadOption, "a seed is a whole number"),
        (lambda: sobremesa.game("cone").move("R99"), sobremesa.Unreadable, "'R99' is no move of cone"),
        (lambda: sobremesa.game("cone").kind("U"), sobremesa.Unreadable, "'U' is no card of cone"),
        (lambda: sobremesa.game("cone").deal(seed=1).play(9, "draw"), sobremesa.NotYourTurn, "There is no seat P9"),
        (lambda: sobremesa.game("cone").deal(seed=1).play(0, 200), sobremesa.Unreadable, "200 is no move"),
        (lambda: sobremesa.game("cone").deal(seed=1).next_deal(), sobremesa.Over, "The deal is not over yet"),
        (lambda: bot("genius"), sobremesa.BadOption, "there is no bot 'genius': there are chance"),
    ],
)
def test_a_mistake_gets_a_sentence(call, error, sentence):
    with pytest.raises(error) as raised:
        call()
    assert sentence in str(raised.value)


def test_the_rules_refuse_with_their_clause():
    state = sobremesa.game("cone", players=3).deal(seed=7)
    waiting = next(seat for seat in range(3) if seat not in state.actors)
    with pytest.raises(sobremesa.NotYourTurn) as raised:
        state.play(waiting, "draw")
    assert raised.value.clause == "CO-01"


def test_after_the_end_nobody_moves():
    state = sobremesa.game("cone", players=2).deal(seed=7)
    player = bot("chance", seed=1)
    while not state.over:
        state = state.play(state.actor, player.choose(state.view(state.actor)))
    with pytest.raises(sobremesa.Over):
        state.play(0, "draw")
    with pytest.raises(sobremesa.Over):
        _ = state.actor
    with pytest.raises(sobremesa.Over):
        state.next_deal()


def test_a_match_goes_on_until_somebody_has_won_it():
    state = sobremesa.game("cone", players=2, deals=2).deal(seed=3)
    player = bot("chance", seed=2)
    while True:
        while not state.over:
            state = state.play(state.actor, player.choose(state.view(state.actor)))
        if state.outcome.champions:
            break
        state = state.next_deal()
    assert max(state.outcome.totals) == 2
    *_, again = Log.of(state).replay()
    assert again == state


def test_what_an_ordinary_header_need_not_say():
    """The defaults of a header: the whole deck, moves by their names, all of the board, every move a turn."""
    said = find("la-mona")
    plain = Game(
        name="plain",
        title="Plain",
        rules=said.rules,
        options=said.options[:1],
        deck=said.deck,
        moves={**said.cards, "trail": 64},
        points_module=said.points_module,
        describe_card=said.describe_card,
        board="turn table=loose",
        position=said.position,
    )
    assert (plain.size({}), plain.modes, plain.letters, plain.glance) == (52, {"usual": {}}, {}, ("turn", "table"))
    assert plain.describe_move(said.cards["Ks"]) == ("move-card", {"card": said.cards["Ks"]})
    assert plain.describe_move(64) == ("move-trail", {})
    assert not plain.reveals(sobremesa.game("la-mona").deal(1).record, 64)
    assert plain.rulebook("es") == said.rulebook("es")
    assert plain.bundled


def test_what_ordinary_rules_need_not_supply():
    """Who is on turn is asked first, nobody answers by silence, a refusal is about the move."""
    state = sobremesa.game("monete", players=3).deal(1)
    assert state.first == state.record["turn"]
    assert state.silence == ""
    assert state.concern(1, 64) == 64


@pytest.mark.parametrize("setup", setups(every_size=False), ids=name)
def test_who_is_asked_no_longer_has_ended_a_turn(setup):
    """Unless they made a move beside it, like saying the word."""
    for before, state in pairwise(random_play(setup, 3, 150)):
        seat, move = state.past[-1]
        asked_alone = before.actors == (seat,) and seat not in state.actors
        if asked_alone and not state.over and move.number not in setup.game.asides:
            assert state.ends_turn(move.number), move


def test_rules_lack_nothing():
    def deal(): ...

    with pytest.raises(TypeError, match="the rules of la_mona lack actors, legal, reason, play"):
        Rules(find("la-mona").rules.record, find("la-mona").rules.folder, deal)


def test_a_position_without_a_seed_has_no_log():
    view = sobremesa.game("cone").deal(seed=1).view(0)
    with pytest.raises(sobremesa.Unreadable, match="has no log"):
        Log.of(view.resample(1))
