"""What surrounds the net of examples/ppo.py, without PyTorch; with it, that a minute's training runs at all."""

import importlib.util
import json
import sys

import numpy as np
import pytest
from kit import compiled_only

import sobremesa
from examples import ppo
from sobremesa.cli import main
from sobremesa.gym.env import observe

WIDTH = 8


def trained(path, game="cone", players=2):
    """Weights of a net that nobody has trained."""
    luck, setup = np.random.default_rng(1), sobremesa.game(game, players=players)
    env = sobremesa.env(game, players=players, seed=1)
    sizes = {"first": (WIDTH, env.observation.length), "second": (WIDTH, WIDTH), "policy": (env.moves, WIDTH)}
    weights = {f"{name}.weight": luck.normal(size=size).astype(np.float32) for name, size in sizes.items()}
    weights |= {f"{name}.bias": luck.normal(size=size[0]).astype(np.float32) for name, size in sizes.items()}
    about = {"game": game, "version": setup.game.version, "players": players}
    np.savez(path, about=json.dumps(about), **weights)
    return weights


def test_advantages_are_those_of_the_definition():
    luck = np.random.default_rng(3)
    rewards, values = luck.random((6, 4), np.float32), luck.random((6, 4), np.float32)
    dones, last = luck.random((6, 4)) < 0.3, luck.random(4, np.float32)
    found = ppo.advantages(rewards, dones, values, last)
    following = np.vstack([values[1:], last])
    for e in range(4):
        for t in range(6):
            expected, weight = 0.0, 1.0
            for k in range(t, 6):
                goes_on = not dones[k, e]
                expected += weight * (rewards[k, e] + ppo.GAMMA * following[k, e] * goes_on - values[k, e])
                weight *= ppo.GAMMA * ppo.LAMBDA
                if not goes_on:
                    break
            assert found[t, e] == pytest.approx(expected, rel=1e-5)


@compiled_only
def test_a_net_sits_down_and_knows_only_its_view(tmp_path):
    weights = trained(tmp_path / "net.npz")
    policy = ppo.Policy(tmp_path / "net.npz")
    state = sobremesa.game("cone", players=2).deal(seed=4)
    for seed in range(20):
        seat = state.actor
        view = state.view(seat)
        move = policy.choose(view)
        logits = ppo.forward(weights, ppo.scaled(observe(state, seat).astype(np.float32)))
        legal = [each.number for each in state.legal(seat)]
        assert move.number == max(legal, key=lambda number: logits[number])
        assert policy.choose(view.resample(seed).view(seat)) == move
        state = state.play(seat, move)
        if state.over:
            break


@compiled_only
def test_a_net_joins_the_ladder(tmp_path, monkeypatch, capsys):
    trained(tmp_path / "net.npz")
    monkeypatch.setattr(ppo.Policy.__init__, "__defaults__", (tmp_path / "net.npz",))
    assert main(["ladder", "cone", "--players", "2", "--deals", "2", "--bots", "examples.ppo:Policy,chance"]) == 0
    assert "examples.ppo:Policy" in capsys.readouterr().out
    assert main(["ladder", "cone", "--players", "3", "--deals", "2", "--bots", "examples.ppo:Policy,chance"]) == 2
    assert "was trained for" in capsys.readouterr().err


def test_without_weights_a_sentence_says_so(tmp_path):
    with pytest.raises(sobremesa.BadOption, match="train first"):
        ppo.Policy(tmp_path / "nothing.npz")


@compiled_only
@pytest.mark.filterwarnings("ignore")
@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="the extra train is not installed: PyTorch")
def test_training_runs_and_what_it_keeps_can_play(tmp_path, monkeypatch, capsys):
    file = tmp_path / "net.npz"
    few = ["--envs", "8", "--steps", "4", "--width", "8", "--parts", "2", "--seconds", "1", "--weights", str(file)]
    monkeypatch.setattr(sys, "argv", ["ppo", "cone", *few])
    ppo.main()
    assert "steps/s" in capsys.readouterr().out
    assert json.loads(file.with_suffix(".json").read_text())[0][0] == 32
    view = sobremesa.game("cone", players=2).deal(seed=1).view(0)
    assert ppo.Policy(file).choose(view) in view.legal(0)
