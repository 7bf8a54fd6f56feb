"""Gymnasium's check passes for every game, with the released package; the vector entry point is the batch."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from kit import compiled_only

import sobremesa
from sobremesa.envs.gymnasium import id_of

pytestmark = compiled_only
every_game = pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)


def test_the_name_has_the_version_of_the_rules():
    assert id_of(sobremesa.games()["la-mona"]) == f"sobremesa/LaMona-v{sobremesa.games()['la-mona'].version}"
    assert {id_of(game) for game in sobremesa.games().values()} <= set(gymnasium.registry)


@every_game
@pytest.mark.filterwarnings("ignore:.*is out of date")  # Gymnasium says that there is a newer one
def test_an_older_version_plays_by_its_rules(game):
    for version in game.former:
        asked = id_of(game, version)
        for made in (
            gymnasium.make(asked).unwrapped._env.setup,
            gymnasium.make_vec(asked, num_envs=2).unwrapped.batch.setup,
        ):
            assert dict(made.options) == game.recall(version, {})
        check_env(gymnasium.make(asked, rivals="chance").unwrapped)
    for version in (0, game.version + 1):
        with pytest.raises(gymnasium.error.Error):
            gymnasium.make(id_of(game, version))


@every_game
def test_it_is_an_environment(game):
    env = gymnasium.make(id_of(game), rivals="chance", render_mode="ansi")
    check_env(env.unwrapped)
    assert ":" in env.unwrapped.render()


@every_game
def test_episodes_are_deals(game):
    env = gymnasium.make(id_of(game), rivals="chance").unwrapped
    seats = []
    for seed in (3, None, None):
        observation, _ = env.reset(seed=seed)
        seats.append(env.seat)
        over, reward = False, 0.0
        while not over:
            assert env.observation_space.contains(observation)
            env.action_space.seed(1)
            action = env.action_space.sample(observation["action_mask"])
            observation, reward, over, cut, info = env.step(action)
            assert not cut
            assert not info
        assert 0 <= reward <= 1
    assert len(set(seats)) > 1


@every_game
def test_the_same_seed_is_the_same_deal_against_the_same_rivals(game):
    first, second = (gymnasium.make(id_of(game), rivals="sensible", seat=1).unwrapped for _ in range(2))
    here, there = first.reset(seed=5)[0], second.reset(seed=5)[0]
    for _ in range(20):
        assert (here["observation"] == there["observation"]).all()
        action = int(here["action_mask"].argmax())
        here, _, over, _, _ = first.step(action)
        there = second.step(action)[0]
        if over:
            break


def test_an_illegal_action_ends_the_episode_and_says_why():
    env = gymnasium.make(id_of(sobremesa.games()["cone"]), rivals="chance").unwrapped
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[-1])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True)
    assert info["illegal"]


def test_a_seat_that_is_none_is_refused():
    with pytest.raises(sobremesa.BadOption, match="seats 0 to 1"):
        gymnasium.make(id_of(sobremesa.games()["cone"]), players=2, seat=2)


@every_game
def test_the_vector_is_the_batch(game):
    many = gymnasium.make_vec(id_of(game), num_envs=16, rivals="chance", seed=7)
    batch = sobremesa.batch(game.name, envs=16, rivals="chance", seed=7)
    observation, _ = many.reset()
    for _ in range(50):
        assert many.observation_space.contains(observation)
        assert (observation["action_mask"] == batch.mask).all()
        assert (observation["observation"] == batch.observation).all()
        actions = batch.mask.argmax(1)
        batch.step(actions)
        observation, reward, over, cut, _ = many.step(actions)
        assert (reward == batch.reward).all()
        assert (over == batch.done).all()
        assert not cut.any()
    again, _ = many.reset(seed=8)
    assert not (again["observation"] == observation["observation"]).all()
