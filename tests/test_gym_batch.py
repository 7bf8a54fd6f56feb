"""Batches of environments: each of them is the deal that its key says, whatever the threads, rivals and options."""

from random import Random

import numpy as np
import pytest
from kit import FACTOR, compiled_only, modes, name, players, setups

import sobremesa
from sobremesa.gym.env import Env, observe
from sobremesa.rules.jit import INTERPRETED

STEPS = 40 if INTERPRETED else 400 * FACTOR
ENVS = 3 if INTERPRETED else 24
every_setup = pytest.mark.parametrize("setup", setups(every_size=not INTERPRETED), ids=name)
every_game = pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)
RIVALS = ("chance", "sensible")


def key(seed: int, e: int, k: int) -> int:
    """The seed of deal k of environment e, as the documents say it."""
    return seed + ((k << 32 | e) << 64)


def any_actions(batch, luck: np.random.Generator):
    """A random legal action in each environment."""
    return np.where(batch.mask, luck.random(batch.mask.shape), -1).argmax(1)


def arrays(batch):
    """All that a step fills."""
    names = ("seat", "mask", "legal", "observation", "reward", "done", "deals")
    return {name: getattr(batch, name).copy() for name in names} | {"records": batch.records.tobytes()}


def same(one, other) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


@every_setup
def test_every_environment_is_its_own_deal(setup):
    batch = sobremesa.batch(setup.game.name, envs=ENVS, seed=9, **setup.options)
    singles, deals = [Env(setup, key(9, e, 0)) for e in range(ENVS)], [0] * ENVS
    luck = np.random.default_rng(1)
    for step in range(STEPS):
        actions = any_actions(batch, luck)
        batch.step(actions)
        for e, env in enumerate(singles):
            env.step(actions[e])
            assert batch.done[e] == env.done
            assert (batch.reward[e] == env.returns).all()
            if env.done:
                deals[e] += 1
                env.reset(key(9, e, deals[e]))
            assert batch.seat[e] == env.seat
            assert (batch.mask[e] == env.mask).all()
            if step % 20 == 0:
                assert (batch.observation[e] == env.observe()).all()
    for e, env in enumerate(singles):
        assert batch.state(e).view(0).board == env.view(0).board


@compiled_only
@every_game
def test_deals_follow_each_other(game):
    batch = sobremesa.batch(game.name, envs=3, seed=7, observe=False)
    singles, step = [sobremesa.env(game.name, seed=key(7, e, 0)) for e in range(3)], 0
    while batch.deals.min() < 3:
        actions, step = batch.sample(step).copy(), step + 1
        batch.step(actions)
        for e, env in enumerate(singles):
            env.step(actions[e])
            assert (batch.reward[e] == env.returns).all()
            assert batch.done[e] == env.done
            if env.done:
                env.reset(key(7, e, int(batch.deals[e]) - 1))
            assert batch.seat[e] == env.seat
            assert (batch.mask[e] == env.mask).all()


@every_game
def test_samples_are_legal_and_repeatable(game):
    batch, seen = sobremesa.batch(game.name, envs=64, seed=1, observe=False), set()
    for seed in range(40):
        actions = batch.sample(seed).copy()
        assert batch.mask[range(64), actions].all()
        assert (actions == batch.sample(seed)).all()
        seen |= set(actions.tolist())
    assert seen == set(np.flatnonzero(batch.mask.any(0)).tolist())


@pytest.mark.parametrize("rivals", RIVALS)
@every_game
def test_a_learner_sees_its_own_decisions_only(game, rivals):
    n = players(game, 3)
    batch = sobremesa.batch(game.name, envs=ENVS, seed=2, rivals=rivals, players=n)
    luck = np.random.default_rng(2)
    assert batch.reward.shape == (ENVS,)
    ended = 0
    for _ in range(STEPS):
        before, deal = batch.seat.copy(), batch.deals.copy()
        assert (before == (np.arange(ENVS) + deal - 1) % n).all()
        batch.step(any_actions(batch, luck))
        assert ((batch.deals > deal) == batch.done).all()
        assert (batch.seat[~batch.done] == before[~batch.done]).all()
        assert not batch.reward[~batch.done].any()
        ended += batch.done.sum()
        for e in range(0, ENVS, 7):
            state = batch.state(e)
            assert state.actor == batch.seat[e]
            assert (observe(state, state.actor) == batch.observation[e]).all()
    assert INTERPRETED or ended


@every_game
def test_the_learner_stays_at_a_seat(game):
    batch = sobremesa.batch(game.name, envs=5, seed=2, rivals="chance", seat=1)
    for _ in range(30):
        assert (batch.seat == 1).all()
        batch.step(batch.mask.argmax(1))


@compiled_only
@pytest.mark.parametrize("rivals", [None, *RIVALS])
@every_game
def test_threads_and_company_make_no_difference(game, rivals):
    few, many = 300, 1200
    one = sobremesa.batch(game.name, envs=few, seed=4, threads=1, rivals=rivals)
    other = sobremesa.batch(game.name, envs=many, seed=4, threads=3, rivals=rivals)
    luck = np.random.default_rng(3)
    for _ in range(20):
        actions = any_actions(other, luck)
        one.step(actions[:few])
        other.step(actions)
    assert same(
        {name: value for name, value in arrays(one).items() if name != "records"},
        {name: value[:few] for name, value in arrays(other).items() if name != "records"},
    )
    assert one.records.tobytes() == other.records[:few].tobytes()


@every_game
def test_a_reset_begins_again(game):
    batch = sobremesa.batch(game.name, envs=ENVS, seed=1)
    first = arrays(batch)
    luck = np.random.default_rng(4)
    for _ in range(30):
        batch.step(any_actions(batch, luck))
    assert not same(first, arrays(batch))
    batch.reset()
    assert same(first, arrays(batch))
    batch.reset(seed=2)
    assert same(arrays(sobremesa.batch(game.name, envs=ENVS, seed=2)), arrays(batch))


@every_game
def test_environments_have_options_of_their_own(game):
    n = players(game, 3)
    chosen = [{**options} for options in modes(game).values()]
    each = [chosen[e % len(chosen)] for e in range(6)]
    for given in (each, lambda e: each[e]):
        batch = sobremesa.batch(game.name, envs=6, seed=3, each=given, players=n)
        luck = np.random.default_rng(5)
        singles = [sobremesa.env(game.name, seed=key(3, e, 0), players=n, **each[e]) for e in range(6)]
        for _ in range(12):
            actions = any_actions(batch, luck)
            batch.step(actions)
            for e, env in enumerate(singles):
                if not env.done:
                    env.step(actions[e])
                    assert env.done or (batch.mask[e] == env.mask).all()
                    assert env.done or (batch.observation[e] == env.observe()).all()


@every_game
def test_an_illegal_action_moves_nothing(game):
    batch, luck = sobremesa.batch(game.name, envs=8, seed=6), Random(6)
    for _ in range(10):
        actions = batch.mask.argmax(1)
        wrong = luck.randrange(8)
        actions[wrong] = luck.choice([move for move in game.moves.values() if not batch.mask[wrong, move]])
        before = arrays(batch)
        with pytest.raises(sobremesa.Illegal, match=f"environment {wrong}: "):
            batch.step(actions)
        assert same(before, arrays(batch))
        batch.step(batch.mask.argmax(1))
    actions = batch.mask.argmax(1)
    for nonsense in (-1, batch.moves, 10**9):
        actions[3] = nonsense
        with pytest.raises(sobremesa.Unreadable, match="environment 3: "):
            batch.step(actions)


@every_game
def test_arrays_stay_where_they_are(game):
    """Filled in place, and handed on without a copy: numpy arrays speak DLPack."""
    batch = sobremesa.batch(game.name, envs=4, seed=6)
    held = {name: getattr(batch, name) for name in ("seat", "mask", "legal", "observation", "reward", "done")}
    shared = {name: np.from_dlpack(array) for name, array in held.items()}
    for _ in range(5):
        batch.step(batch.mask.argmax(1))
    for kept, array in held.items():
        assert getattr(batch, kept) is array
        assert np.shares_memory(shared[kept], array)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"envs": 0}, "1 to 2"),
        ({"seed": -1}, "seed of a batch"),
        ({"rivals": "search"}, "no rivals 'search'"),
        ({"seat": 1}, "beside rivals"),
        ({"rivals": "chance", "seat": 99}, "not at 99"),
        ({"each": [{}]}, "options for 1"),
        ({"each": lambda e: {"players": 2 + e % 2}}, "same number of players"),
        ({"device": "tpu"}, "no device 'tpu'"),
    ],
)
def test_what_a_batch_cannot_be(asked, sentence):
    with pytest.raises(sobremesa.BadOption, match=sentence):
        sobremesa.batch("cone", **{"envs": 4, **asked})


def test_actions_have_one_for_each_environment():
    batch = sobremesa.batch("cone", envs=4)
    with pytest.raises(sobremesa.BadOption, match="shape"):
        batch.step([0, 0, 0])
