"""OpenSpiel's simulation test passes for every game, with the released package, and its search plays a deal."""

import copy
import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from kit import compiled_only, players
from open_spiel.python.algorithms import ismcts, mcts

import sobremesa
from sobremesa.envs.openspiel import load_game, name_of

pytestmark = compiled_only
every_game = pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)


def dealt(game, deal=0):
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def playing(state, luck, moves):
    """The states of random play, some moves long."""
    for _ in range(moves):
        if state.is_terminal():
            return
        yield state
        state.apply_action(luck.choice(state.legal_actions()))


@every_game
def test_random_play_of_the_library(game, capfd):
    pyspiel.random_sim_test(load_game(game.name, players=players(game, 2), deals=8), 1, True, False)
    capfd.readouterr()


@every_game
def test_a_deal_is_that_of_the_gym(game):
    state, env = dealt(load_game(game.name), 6), sobremesa.env(game.name, seed=6)
    luck = Random(6)
    for _ in range(200):
        assert state.is_terminal() == env.done
        if env.done:
            break
        assert state.current_player() == env.seat
        assert state.legal_actions() == env.legal
        assert (np.array(state.observation_tensor(env.seat)) == env.observe()).all()
        assert (np.array(state.information_state_tensor(env.seat)) == env.observe()).all()
        move = luck.choice(env.legal)
        env.step(move)
        state.apply_action(move)


@every_game
def test_another_world_looks_the_same_to_the_player(game):
    luck = Random(2)
    others = 0
    for state in playing(dealt(load_game(game.name), 2), luck, 120):
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        others += other.moment.state != state.moment.state
    assert others


@every_game
def test_who_has_seen_something_else_has_another_information_state(game):
    state, found = dealt(load_game(game.name), 3), set()
    asked = []
    for each in playing(state, Random(3), 60):
        asked.append(each.current_player())
        found.add((asked[-1], each.information_state_string(asked[-1])))
    assert len(found) == len(asked)


@every_game
def test_states_are_copied_and_kept(game):
    state = dealt(load_game(game.name), 1)
    text = str(state)
    for other in (state.clone(), copy.copy(state.moment), pickle.loads(pickle.dumps(state.moment))):
        kept = getattr(other, "moment", other)
        assert kept.state == state.moment.state
        assert kept.seen == state.moment.seen
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == text


@every_game
def test_what_the_end_gives_adds_up_to_nothing(game):
    state, luck = dealt(load_game(game.name, players=players(game, 3)), 4), Random(4)
    for _ in playing(state, luck, 20_000):
        pass
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0 or not state.moment.state.outcome.winners


def test_the_library_knows_the_games_by_name_and_options():
    cone = sobremesa.games()["cone"]
    game = pyspiel.load_game(f"{name_of(cone)}(players=3,deals=5)")
    assert game.num_players() == 3
    assert len(game.new_initial_state().chance_outcomes()) == 5
    with pytest.raises(sobremesa.BadOption, match="players"):
        load_game("cone", players=99)
    with pytest.raises(sobremesa.BadOption, match="deal"):
        load_game("cone", deals=0)


def test_its_search_plays_a_deal_of_cone():
    game = load_game("cone", players=2)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=5,
        max_world_samples=-1,
        random_state=luck,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    state, other = dealt(game, 8), Random(8)
    while not state.is_terminal():
        own = state.current_player() == 0
        state.apply_action(bot.step(state) if own else other.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-0.5, 0.5]
