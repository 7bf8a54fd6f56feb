"""Kernels made ahead, for a machine that has a GPU and CuPy, but neither Numba nor the rules.

    python -m sobremesa.gpu.ahead FOLDER [GAME ...] [--try 256,3 128,6 ...]
    python bench/gpu.py FOLDER        # there: checks and times them

Beside the kernels lies what they shall come to: tallies and environments of this CPU. Where there is `ptxas`, kernels
are machine code of one kind of GPU, which loads at once; otherwise PTX, which the driver compiles. `--try` makes
further ones, for other numbers of threads and blocks that registers shall suffice for.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.bots.asking import OVER
from sobremesa.gpu.compiling import BOUNDS, CAPABILITY, compile_kernel
from sobremesa.gym.batch import Batch
from sobremesa.gym.observation import observation
from sobremesa.gym.terms import LEVELS, terms
from sobremesa.rules import calls
from sobremesa.rules.game import games
from sobremesa.rules.state import Setup, game
from sobremesa.sim.batch import simulate

PLAYERS, DEALS, ENVS, STEPS = 4, 4000, 512, 150
ARRAYS = ("seat", "mask", "legal", "observation", "reward", "done", "deals")
Bounds = tuple[int, int]


def write(folder: Path, name: str, tries: list[Bounds]) -> None:
    """Write the kernels of a game, what they take and what they shall come to."""
    setup = game(name, players=PLAYERS)
    space = observation(name, PLAYERS)
    kernels = [_made(folder, setup, *each) for each in _wanted(tries)]
    np.savez(
        folder / f"{name}.npz",
        blank=np.frombuffer(setup.blank(told=False).tobytes(), np.uint64),
        plan=space.plan,
        begins=space.begins,
        tables=space.tables,
    )
    told = {
        "title": setup.game.title,
        "moves": max(setup.game.move_names) + 1,
        "words": len(calls.legal(setup.deal(0).batch, 0, 0)),
        "players": PLAYERS,
        "length": space.length,
        "kernels": kernels,
        "tally": _tally(setup),
        "batches": [_batch(name, rivals) for rivals in LEVELS],
    }
    (folder / f"{name}.json").write_text(json.dumps(told, indent=1), encoding="utf-8")


def _wanted(tries: list[Bounds]) -> Iterator[tuple[str, bool, Bounds | None]]:
    """The kernels to make: name, whether for this setup alone, threads and blocks."""
    for name in ("start_alone", "step_alone", "sample", "look", "start_beside", "step_beside"):
        yield name, False, None
    for bounds in dict.fromkeys((BOUNDS["playout"], *tries)):
        yield from (("playout", frozen, bounds) for frozen in (False, True))
    yield from (("step_alone", False, bounds) for bounds in tries)


def _made(folder: Path, setup: Setup, name: str, frozen: bool, bounds: Bounds | None) -> dict[str, Any]:
    """Write a kernel; what it is."""
    text = compile_kernel(setup.game.rules, name, setup=setup if frozen else None, bounds=bounds)
    shape = "".join(f"-{each}" for each in bounds or ())
    file = folder / f"{setup.game.name}-{name}{shape}{'-frozen' * frozen}.ptx"
    file.write_text(text, encoding="ascii")
    said = ""
    if (ptxas := shutil.which("ptxas")) is not None:
        made = file.with_suffix(".cubin")
        order = [ptxas, "-v", "-arch=sm_{}{}".format(*CAPABILITY), str(file), "-o", str(made)]
        said = subprocess.run(order, check=True, capture_output=True, text=True).stderr.partition(f"for {name}\n")[2]
        file.unlink()
        file = made
    registers = re.search(r"Used (\d+) registers", said)
    return {"name": name, "frozen": frozen, "bounds": bounds, "file": file.name,
            "registers": int(registers[1]) if registers else None}  # fmt: skip


def _tally(setup: Setup) -> dict[str, Any]:
    tally = simulate(setup, DEALS, 1)
    return {"deals": DEALS, "seed": 1, "moves": tally.moves, "digest": digest(tally.wins, tally.lengths, tally.endings)}


def _batch(name: str, rivals: str | None) -> dict[str, Any]:
    """Some environments after some steps."""
    there = Batch(terms(name, ENVS, 3, {"players": PLAYERS}, None, rivals, None))
    for step in range(STEPS):
        there.step(there.sample(step))
    found = {each: digest(getattr(there, each)) for each in ARRAYS} | {"records": digest(there.records)}
    asked = {"envs": ENVS, "seed": 3, "steps": STEPS, "rivals": [LEVELS[rivals], OVER] if rivals else []}
    return asked | {"digests": found}


def digest(*arrays: Any) -> str:
    """A short hash of some arrays, row by row."""
    return hashlib.sha256(b"".join(np.ascontiguousarray(each).tobytes() for each in arrays)).hexdigest()[:16]


def main() -> None:
    """Write what is asked for."""
    parser = argparse.ArgumentParser(description="Kernels made ahead, and what they shall come to")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", help="all of them unless named")
    parser.add_argument("--try", dest="tries", nargs="*", default=[], help="THREADS,BLOCKS that are tried, too")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    tries = [(int(threads), int(blocks)) for threads, blocks in (each.split(",") for each in asked.tries)]
    for name in asked.games or games():
        write(asked.folder, name, tries)


if __name__ == "__main__":
    main()
