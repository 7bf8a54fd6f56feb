"""PPO with masks in one page: `python -m examples.ppo cone --players 2`, then a seat for it in the ladder.

The learner has one seat of every environment of `sobremesa.batch`, sensible bots have the others. PyTorch (the extra
`train`) is for the net alone; what surrounds it is plain numpy. `examples.ppo:Policy` plays what was trained.
"""

import argparse
import json
import os
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import sobremesa
from sobremesa.gym.env import observe

Floats = NDArray[np.float32]

WEIGHTS = Path(os.environ.get("SOBREMESA_WEIGHTS", "ppo.npz"))
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE, NORM = 1.0, 0.95, 0.2, 0.01, 0.5, 0.5
NEVER = -1e9  # the logit of an illegal move


def advantages(rewards: Floats, dones: NDArray[np.bool_], values: Floats, last: Floats) -> Floats:
    """How much better each step was than its value said (GAE); rows are steps, and nothing follows a done."""
    found, carried, following = np.zeros_like(values), np.zeros_like(last), last
    for t in reversed(range(len(rewards))):
        goes_on = 1.0 - dones[t]
        surprise = rewards[t] + GAMMA * following * goes_on - values[t]
        carried = surprise + GAMMA * LAMBDA * goes_on * carried
        found[t], following = carried, values[t]
    return found


def forward(weights: dict[str, Floats], observation: Floats) -> Floats:
    """The logits of the net, without PyTorch."""
    hidden = observation
    for layer in ("first", "second"):
        hidden = np.maximum(hidden @ weights[f"{layer}.weight"].T + weights[f"{layer}.bias"], 0)
    return np.asarray(hidden @ weights["policy.weight"].T + weights["policy.bias"], np.float32)


def scaled(observation: Any) -> Any:
    """Numbers of a byte as the net takes them: counts of cards are small."""
    return observation / 4.0


class Policy:
    """A bot that plays the likeliest move of a net that was trained."""

    def __init__(self, path: Path = WEIGHTS) -> None:
        if not path.exists():
            raise sobremesa.BadOption(f"there is no {path}: train first, or say where in SOBREMESA_WEIGHTS")
        with np.load(path) as kept:
            self._weights = {name: kept[name] for name in kept.files if name != "about"}
            self.about = json.loads(str(kept["about"]))

    def choose(self, view: sobremesa.View) -> sobremesa.Move:
        """A move for the seat whose view this is."""
        asked = {"game": view.setup.game.name, "version": view.setup.game.version, "players": view.players}
        if any(self.about[name] != value for name, value in asked.items()):
            raise sobremesa.BadOption(f"this net was trained for {self.about}, not for {asked}")
        logits = forward(self._weights, scaled(observe(view, view.seat).astype(np.float32)))
        return max(view.legal(view.seat), key=lambda move: float(logits[move.number]))


def learn(asked: argparse.Namespace) -> list[tuple[int, float, float]]:
    """Train; the curve: steps, share of deals won, steps a second."""
    import torch
    from torch import nn
    from torch.distributions import Categorical

    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    torch.set_float32_matmul_precision("high")
    batch = sobremesa.batch(
        asked.game, players=asked.players, envs=asked.envs, seed=asked.seed, rivals="sensible", device=asked.device
    )
    envs, length = asked.envs, batch.observation.shape[1]

    class Net(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first, self.second = nn.Linear(length, asked.width), nn.Linear(asked.width, asked.width)
            self.policy, self.value = nn.Linear(asked.width, batch.moves), nn.Linear(asked.width, 1)

        def forward(self, seen: Any, mask: Any) -> Any:
            hidden = torch.relu(self.second(torch.relu(self.first(scaled(seen.float())))))
            logits = torch.where(mask, self.policy(hidden), torch.tensor(NEVER, device=seen.device))
            return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)

    net = Net().to(asked.device)
    optimizer = torch.optim.Adam(net.parameters(), lr=asked.rate, eps=1e-5)

    def shared(array: Any) -> Any:
        """An array of the batch as a tensor: the same memory, wherever it is."""
        return torch.from_dlpack(array.view("uint8") if array.dtype == bool else array)

    def stream() -> Any:
        """A GPU's batch steps where PyTorch works, so that neither waits for the other."""
        if asked.device == "cpu":
            return nullcontext()
        import cupy

        return cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream)

    def clock() -> float:
        """The time, when all that a GPU was asked to do is done."""
        if asked.device != "cpu":
            torch.cuda.synchronize()
        return time.perf_counter()

    def kept(*shape: int, dtype: Any = torch.float32) -> Any:
        return torch.zeros((asked.steps, envs, *shape), dtype=dtype, device=asked.device)

    seen, masks = kept(length, dtype=torch.int8), kept(batch.moves, dtype=torch.bool)
    chosen, odds, values, rewards = kept(dtype=torch.int64), kept(), kept(), kept()
    dones = kept(dtype=torch.bool)
    here, allowed = shared(batch.observation), shared(batch.mask)
    curve: list[tuple[int, float, float]] = []
    started, done_steps, spent = clock(), 0, {"net": 0.0, "rules": 0.0, "learning": 0.0}

    def stepping(t: int) -> None:
        """Choose in every environment, and step."""
        begun = clock()
        seen[t], masks[t] = here, allowed.bool()
        with torch.no_grad():
            policy, values[t] = net(seen[t], masks[t])
            chosen[t] = policy.sample()
            odds[t] = policy.log_prob(chosen[t])
        between = clock()
        with stream():
            batch.step(chosen[t].numpy() if asked.device == "cpu" else chosen[t])
        rewards[t], dones[t] = shared(batch.reward), shared(batch.done).bool()
        spent["net"] += between - begun
        spent["rules"] += clock() - between

    def shuffled(many: int) -> Any:
        return torch.randperm(many, device=asked.device)

    def improving() -> None:
        """Some epochs of clipped gradients over what was seen."""
        with torch.no_grad():
            last = net(here, allowed.bool())[1]
        arrays = (each.cpu().numpy() for each in (rewards, dones, values, last))
        gains = torch.as_tensor(advantages(*arrays), device=asked.device).flatten()
        returns = gains + values.flatten()
        flat = [each.flatten(0, 1) for each in (seen, masks, chosen, odds)]
        for part in (part for _ in range(asked.epochs) for part in shuffled(gains.numel()).chunk(asked.parts)):
            own_seen, own_masks, own_chosen, own_odds = (each[part] for each in flat)
            policy, value = net(own_seen, own_masks)
            ratio = (policy.log_prob(own_chosen) - own_odds).exp()
            gain = gains[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            gained = torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            missed = (value - returns[part]).square().mean()
            optimizer.zero_grad()
            (VALUE * missed - gained - ENTROPY * policy.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(net.parameters(), NORM)
            optimizer.step()

    while (passed := (clock() - started) / asked.seconds) < 1:
        optimizer.param_groups[0]["lr"] = asked.rate * (1 - passed)
        for t in range(asked.steps):
            stepping(t)
        begun = clock()
        improving()
        spent["learning"] += clock() - begun
        done_steps += asked.steps * envs
        ended = int(dones.sum())
        won, seconds = float(rewards.sum()) / max(ended, 1), clock() - started
        curve.append((done_steps, won, done_steps / seconds))
        speed = done_steps / seconds
        print(
            f"{seconds:5.0f} s  {done_steps:>11,} steps  won {won:.3f} of {ended:,}  {speed:,.0f} steps/s", flush=True
        )
    print(", ".join(f"{name} {part / seconds:.0%}" for name, part in spent.items()))
    weights = {name: each.detach().cpu().numpy() for name, each in net.named_parameters()}
    about = {"game": batch.setup.game.name, "version": batch.setup.game.version, "players": asked.players}
    np.savez(asked.weights, about=json.dumps(about), **weights)
    return curve


def main() -> None:
    """Train, and keep the weights and the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="cone")
    for name, usual in {
        "players": 2,
        "envs": 512,
        "steps": 32,
        "epochs": 2,
        "parts": 4,
        "width": 128,
        "threads": 1,
        "seed": 1,
        "seconds": 600,
    }.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    curve = learn(asked)
    asked.weights.with_suffix(".json").write_text(json.dumps(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
