"""PettingZoo's own tests pass for every game, with the released package; rewards and masks are the rules'."""

from functools import partial

import pytest
from kit import compiled_only, players
from pettingzoo.test import api_test, render_test, seed_test

import sobremesa
from sobremesa.envs.pettingzoo import env, raw_env

pytestmark = compiled_only
every_game = pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)
# It wants bare arrays, but masks go beside an observation in a dict, as in its own card games.
DICT = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@DICT
@every_game
def test_the_api(game, capsys):
    api_test(env(game.name), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_seeds(game):
    seed_test(partial(env, game.name), num_cycles=30)


@every_game
def test_rendering(game, capsys):
    render_test(partial(env, game.name), custom_tests={"ansi": lambda text: ":" in text})
    assert ":" in capsys.readouterr().out


@every_game
def test_a_deal_is_that_of_the_gym(game):
    many = players(game, 3)
    here, there = raw_env(game.name, players=many), sobremesa.env(game.name, players=many, seed=9)
    here.reset(seed=9)
    for agent in here.agent_iter():
        observation, reward, terminated, truncated, _ = here.last()
        assert not truncated
        if terminated:
            assert reward == there.returns[here.possible_agents.index(agent)]
            here.step(None)
            continue
        assert agent == f"player_{there.seat}"
        assert (observation["action_mask"] == there.mask).all()
        assert (observation["observation"] == there.observe()).all()
        move = there.legal[-1] if len(there.state.past) % 2 else there.legal[0]
        here.step(move)
        there.step(move)
        if len(there.state.past) > 300:
            return
    assert there.done
    assert not here.agents


@every_game
def test_only_who_is_asked_may_do_something(game):
    table = raw_env(game.name)
    table.reset(seed=4)
    able = [agent for agent in table.agents if table.observe(agent)["action_mask"].any()]
    assert able == [table.agent_selection]


@every_game
def test_a_deal_can_be_cut_off(game):
    table = raw_env(game.name, max_cycles=5)
    table.reset(seed=4)
    made = 0
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        assert not terminated
        made += not truncated
        table.step(None if truncated else table.action_space(agent).sample(observation["action_mask"]))
    assert made == 5


@every_game
def test_what_is_illegal_loses_or_raises(game, capsys):
    for make, raises in ((env, False), (raw_env, True)):
        table = make(game.name)
        table.reset(seed=4)
        agent = table.agent_selection
        allowed = table.observe(agent)["action_mask"]
        wrong = next(move for move in game.moves.values() if not allowed[move])
        if raises:
            with pytest.raises(sobremesa.Illegal):
                table.step(wrong)
        else:
            table.step(wrong)
            assert table.terminations[agent]
            assert table.rewards[agent] == -1
    capsys.readouterr()


def test_names_and_refusals():
    table = env("la-mona")
    assert table.metadata["name"] == f"la_mona_v{sobremesa.games()['la-mona'].version}"
    with pytest.raises(sobremesa.BadOption, match="render mode"):
        env("cone", render_mode="rgb_array")
    with pytest.raises(sobremesa.BadOption, match="players"):
        env("cone", players=99)
