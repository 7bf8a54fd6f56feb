"""PettingZoo's own tests pass for every game, with the released package; rewards and masks are the rules'."""

import random
from functools import partial
from types import SimpleNamespace

import pytest
from kit import compiled_only, players
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import sobremesa
from sobremesa.envs.pettingzoo import env, parallel_env, raw_env, rounds_env

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
def test_cycles(game):
    """The library's test takes a module of one game, whose agents all act in every cycle, with whatever action."""
    max_cycles_test(SimpleNamespace(parallel_env=partial(parallel_env, game.name), env=partial(rounds_env, game.name)))


@every_game
def test_the_parallel_api(game, capsys):
    parallel_api_test(parallel_env(game.name), num_cycles=200)
    parallel_seed_test(partial(parallel_env, game.name), num_cycles=30)
    assert "Passed Parallel API test" in capsys.readouterr().out


@DICT
@every_game
def test_rounds_asked_one_by_one(game, capsys):
    api_test(rounds_env(game.name, max_cycles=50), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_who_owes_a_decision_moves_in_a_cycle(game):
    """Where one seat owes a decision at a time, a cycle is a move; where several do, each moves that still may."""
    table, luck = parallel_env(game.name, players=players(game, 4)), random.Random(3)
    seen, _ = table.reset(seed=9)
    state, together = table._env.setup.deal(9), 0
    while table.agents:
        assert [agent for agent in table.agents if seen[agent]["action_mask"].any()] == sorted(
            f"player_{seat}" for seat in state.actors
        )
        chosen = {agent: luck.choice(seen[agent]["action_mask"].nonzero()[0].tolist() or [0]) for agent in table.agents}
        together += len(state.actors) > 1
        for seat in state.actors:
            if seat in state.actors and not state.refuse(seat, chosen[f"player_{seat}"]):
                state = state.play(seat, chosen[f"player_{seat}"])
        seen, rewards, over, cut, told = table.step(chosen)
        assert not any(told.values())
        assert table._state == state
        assert not any(cut.values())
        assert all(over.values()) == state.over
    assert sum(rewards.values()) == pytest.approx(1)
    assert [rewards[f"player_{seat}"] > 0 for seat in range(4)] == [seat in state.outcome.winners for seat in range(4)]
    assert together or not (game.races or game.unseen)  # who races, or bets in secret, decides beside others


def test_an_illegal_action_moves_nothing_and_costs():
    table = parallel_env("cone", render_mode="ansi")
    seen, _ = table.reset(seed=4)
    agent = next(agent for agent in table.agents if seen[agent]["action_mask"].any())
    wrong, before = int(seen[agent]["action_mask"].argmin()), table.render()
    _, rewards, over, cut, told = table.step(dict.fromkeys(table.agents, wrong))
    assert rewards == {each: -1.0 if each == agent else 0.0 for each in table.possible_agents}
    assert not any((*over.values(), *cut.values()))
    assert [each for each in told if told[each]] == [agent]
    assert told[agent]["illegal"].endswith("[CO-01]")
    assert table.render() == before


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
