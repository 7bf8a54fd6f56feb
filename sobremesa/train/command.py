"""`sobremesa train GAME`: tables, a learner, and what is said while it learns."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

from sobremesa.bots import netfile
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Game
from sobremesa.train.learner import Learner
from sobremesa.train.packing import pack
from sobremesa.train.recipe import Recipe
from sobremesa.train.strength import Rivals
from sobremesa.train.tables.variety import variety

SAMPLE = 20_000  # decisions that a net is packed by
LOOKS = 20  # how often its strength is looked at
JUDGED = 2048  # tables of each size then


@dataclass
class Asked:
    """What somebody asked for."""

    game: Game
    out: Path
    seconds: float
    players: int | None = None
    device: str = "cpu"
    seed: int = 1
    looks: int = LOOKS
    recipe: Recipe = field(default_factory=Recipe)


def train(asked: Asked, say: Callable[[str], None]) -> list[dict[str, Any]]:
    """Train a net, and write it where it was asked for; beside it (`.pt`) what training goes on from, if that is
    there already. The curve: time, steps and strength.
    """
    make, recipe = _tables_on(asked.device), asked.recipe
    setups = variety(asked.game, recipe.setups, asked.seed, asked.players)
    tables = make(setups, recipe.tables, asked.seed, _bots(setups, recipe, asked.seed))
    learner = Learner(tables, recipe, asked.device, asked.seed)
    seats = sorted({each.players for each in setups})
    rivals = {n: Rivals(make, asked.game, n, JUDGED if asked.device == "cuda" else 96, asked.device) for n in _some(seats)}
    spent, curve, kept = 0.0, [], asked.out.with_suffix(".pt")
    if kept.exists():
        before = torch.load(kept, map_location=asked.device, weights_only=False)
        learner.resume(before["learner"])
        spent, curve = before["spent"], before["curve"]
    next_look = spent
    while spent < asked.seconds:
        started = time.perf_counter()
        found = learner.lesson(spent / asked.seconds)
        spent += time.perf_counter() - started
        if spent >= next_look or spent >= asked.seconds:
            next_look = spent + asked.seconds / asked.looks
            strength = {str(n): round(each.share(learner.kept), 4) for n, each in rivals.items()}
            curve.append({"seconds": round(spent, 1), "steps": learner.steps, "strength": strength, **found})
            say(_told(curve[-1], asked.seconds - spent))
            torch.save({"learner": learner.state(), "spent": spent, "curve": curve}, kept)
            _write(asked, learner, curve, spent)
    return curve


def _write(asked: Asked, learner: Learner, curve: list[dict[str, Any]], spent: float) -> None:
    """Pack the net, and write it with how it was made."""
    weights = {name: each.double().cpu().numpy() for name, each in learner.kept.state_dict().items()}
    flat = learner.played["sight"].flatten(0, 1)
    some = torch.from_numpy(np.random.default_rng(1).integers(len(flat), size=SAMPLE)).to(flat.device)
    net = pack(weights, flat[some].cpu().numpy())
    made = {
        "seconds": round(spent), "steps": learner.steps, "seed": asked.seed, "players": asked.players,
        "device": torch.cuda.get_device_name() if asked.device == "cuda" else "cpu",
        "torch": torch.__version__, "strength": curve[-1]["strength"],
    }  # fmt: skip
    asked.out.write_bytes(netfile.write(net, asked.game, made))
    asked.out.with_suffix(".json").write_text(json.dumps(curve, indent=1), encoding="utf-8")


def _tables_on(device: str) -> Any:
    if device == "cpu":
        from sobremesa.train.tables.cpu import Tables

        return Tables
    if device != "cuda" or not torch.cuda.is_available():
        raise BadOption(f"there is no device {device!r} here to train on: there is cpu, and cuda where a GPU is")
    from sobremesa.train.tables.cuda import CudaTables

    return CudaTables


def _bots(setups: list[Any], recipe: Recipe, seed: int) -> Any:
    """The seats that sensible bots have: some of each of the last tables."""
    luck, found = Random(seed), np.zeros(recipe.tables, np.int64)
    for e in range(int(recipe.tables * (1 - recipe.bots)), recipe.tables):
        players = setups[e % len(setups)].players
        found[e] = sum(1 << seat for seat in luck.sample(range(players), luck.randint(1, players - 1)))
    return found


def _some(seats: list[int]) -> list[int]:
    """The smallest, the middle and the largest."""
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


def _told(row: dict[str, Any], left: float) -> str:
    strength = ", ".join(f"{n}: {100 * share:.1f} %" for n, share in row["strength"].items())
    speed = row["steps"] / max(row["seconds"], 1e-9)
    return (
        f"{row['seconds']:7.1f} s  {row['steps'] / 1e6:9.1f} M steps  {speed / 1e6:6.2f} M/s  "
        f"wins against sensible by players {strength}  {max(left, 0):.0f} s left"
    )
