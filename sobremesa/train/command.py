"""What `sobremesa train` does: tables, a learner, and what is said while it learns."""

import json
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import torch

from sobremesa.bots import netfile
from sobremesa.bots.warming import warm
from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.state import Setup
from sobremesa.train.asked import Asked
from sobremesa.train.kept import Rows, go_on, keep
from sobremesa.train.learner import Learner
from sobremesa.train.packing import pack
from sobremesa.train.recipe import Recipe
from sobremesa.train.strength import Rivals
from sobremesa.train.tables.ahead import SOURCES
from sobremesa.train.tables.variety import variety

SAMPLE = 20_000  # decisions that a net is packed by
JUDGED = {"cpu": 1000, "cuda": 2048}  # tables of each size, when its strength is looked at


def train(asked: Asked, say: Callable[[str], None]) -> Rows:
    """Train a net, and write it where it was asked for; beside it what training goes on from, if that is there
    already. The curve: time, steps and strength.
    """
    make, recipe = _tables_on(asked), asked.how
    setups = variety(asked.game, recipe.setups, asked.seed, asked.players)
    warm(setups[0], f"train-{asked.device}-{SOURCES}", "en", say, lambda: make(setups[:1], 1, asked.seed))
    tables = make(setups, recipe.tables, asked.seed, _bots(setups, recipe, asked.seed))
    learner = Learner(tables, recipe, asked.device, asked.seed)
    spent, curve = go_on(asked, learner)
    if spent >= asked.seconds:
        raise BadOption(f"{asked.out} has learned for {spent:.0f} s already: ask for more seconds, or for another file")
    sizes = sorted({each.players for each in setups})
    rivals = {n: Rivals(make, asked.game, n, JUDGED[asked.device], asked.device) for n in _some(sizes)}
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
            try:
                keep(asked, learner, spent, curve)
                _write(asked, learner, curve)
            except OSError as error:
                raise Unreadable(f"{error.filename or asked.out}: cannot be written ({error.strerror})") from error
    return curve


def _write(asked: Asked, learner: Learner, curve: Rows) -> None:
    """Pack the net, and write it with how it was made."""
    weights = {name: each.double().cpu().numpy() for name, each in learner.kept.state_dict().items()}
    flat = learner.played["sight"].flatten(0, 1)
    some = torch.from_numpy(np.random.default_rng(1).integers(len(flat), size=SAMPLE)).to(flat.device)
    net, last = pack(weights, flat[some].cpu().numpy()), curve[-1]
    made = {
        "seconds": round(last["seconds"]), "steps": last["steps"], "seed": asked.seed, "players": asked.players,
        "device": torch.cuda.get_device_name() if asked.device == "cuda" else "cpu",
        "torch": torch.__version__, "strength": last["strength"],
    }  # fmt: skip
    asked.out.write_bytes(netfile.write(net, asked.game, made))
    asked.curve.write_text(json.dumps(curve, indent=1), encoding="utf-8")


def _tables_on(asked: Asked) -> Any:
    """What makes tables on a device; a sentence says why there is none."""
    if asked.device == "cpu":
        from sobremesa.train.tables.cpu import Tables

        if asked.threads is not None:
            torch.set_num_threads(asked.threads)
        return partial(Tables, threads=asked.threads)
    if not torch.cuda.is_available():
        raise BadOption("device cuda needs an NVIDIA GPU and its driver, and there is none here")
    try:
        from sobremesa.train.tables.cuda import CudaTables
    except ImportError:
        raise BadOption("device cuda needs CuPy: pip install 'sobremesa[cuda]'") from None
    return CudaTables


def _bots(setups: list[Setup], recipe: Recipe, seed: int) -> Any:
    """The seats that sensible bots have: some of each of the last tables."""
    luck, found = Random(seed), np.zeros(recipe.tables, np.int64)
    for e in range(int(recipe.tables * (1 - recipe.bots)), recipe.tables):
        players = setups[e % len(setups)].players
        found[e] = sum(1 << seat for seat in luck.sample(range(players), luck.randint(1, players - 1)))
    return found


def _some(sizes: list[int]) -> list[int]:
    """The smallest, the middle and the largest."""
    return sorted({sizes[0], sizes[len(sizes) // 2], sizes[-1]})


def _told(row: dict[str, Any], left: float) -> str:
    strength = ", ".join(f"{n}: {100 * share:.1f} %" for n, share in row["strength"].items())
    return (
        f"{row['seconds']:7.1f} s  {row['steps']:13,} steps  {row['steps'] / row['seconds']:11,.0f} steps/s  "
        f"wins against sensible, by players: {strength}  {max(left, 0):.0f} s left"
    )
