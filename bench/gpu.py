"""Random deals and environments on a GPU: checked against what the CPU came to, and timed.

    python -m sobremesa.gpu.ahead FOLDER    # anywhere: kernels, and what they shall come to
    python bench/gpu.py FOLDER              # where a GPU is: it needs CuPy and these sources, and no Numba

Rates are G moves or steps a second, by CUDA's own clock, the best of a few. Choosing a random legal action is included
in a step. Random deals that are not equal are not timed.
"""

import argparse
import hashlib
import json
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cupy as cp
import numpy as np

ROOT = Path(__file__).parents[1]
for package in ("sobremesa", "sobremesa.gpu"):  # by themselves they would import the rules, and Numba
    bare = types.ModuleType(package)
    bare.__path__ = [str(ROOT / package.replace(".", "/"))]
    sys.modules[package] = bare

from sobremesa.gpu.arrays import Arrays, Kernels, Sight  # noqa: E402
from sobremesa.gpu.launching import BLOCK, load, play_out  # noqa: E402

LONGEST, SEATS, POINTS = 20_001, 10, 256
WARM, STEPS, ROUNDS = 20, 40, 3
SIZES = (1 << 18, 1 << 20)
SECONDS = 0.4  # random deals are played for about so long


class Ahead:
    """What was made ahead for a game."""

    def __init__(self, told: Path) -> None:
        self.folder, self.name = told.parent, told.stem
        self.told = json.loads(told.read_text(encoding="utf-8"))
        with np.load(told.with_suffix(".npz")) as arrays:
            blank = arrays["blank"]
            self.blank = blank.view(f"V{blank.nbytes}")
            self.sight = Sight(arrays["plan"], arrays["begins"], arrays["tables"], self.told["length"])

    def kernel(self, name: str) -> Any:
        """A kernel as it usually is."""
        found = next(each for each in self.told["kernels"] if each["name"] == name and not each["frozen"])
        return load(self.folder / found["file"], name)

    def variants(self, name: str) -> Iterator[tuple[dict[str, Any], Any]]:
        """Every way in which a kernel was made."""
        for each in self.told["kernels"]:
            if each["name"] == name:
                yield each, load(self.folder / each["file"], name)

    def arrays(
        self, envs: int, *, rivals: tuple[int, ...] = (), observe: bool = True, step: Any = None, block: int = BLOCK
    ) -> Arrays:
        """A batch of environments."""
        kind, told = "beside" if rivals else "alone", self.told
        look = self.kernel("look") if observe else None
        step = step or self.kernel(f"step_{kind}")
        return Arrays(
            Kernels(self.kernel(f"start_{kind}"), step, self.kernel("sample"), look),
            self.blank,
            envs,
            moves=told["moves"],
            words=told["words"],
            rewards=1 if rivals else told["players"],
            sight=self.sight if observe else None,
            rivals=rivals,
            block=block,
        )

    def deals(self, kernel: Any, bounds: tuple[int, int], deals: int, seed: int = 1) -> tuple[int, str]:
        """Random deals: the moves made, and a digest of the tally."""
        counts = [np.zeros(size, np.int64) for size in (SEATS, LONGEST, POINTS)]
        moves = play_out(kernel, self.blank, deals, seed, counts, block=bounds[0], blocks=bounds[1])
        return moves, digest(*counts)


def digest(*arrays: Any) -> str:
    """As `sobremesa.gpu.ahead` has it."""
    return hashlib.sha256(b"".join(np.ascontiguousarray(each).tobytes() for each in arrays)).hexdigest()[:16]


def seconds(work: Callable[[], Any]) -> float:
    """How long the GPU takes."""
    begin, end = cp.cuda.Event(), cp.cuda.Event()
    begin.record()
    work()
    end.record()
    end.synchronize()
    return float(cp.cuda.get_elapsed_time(begin, end)) / 1000


def unequal(made: Ahead) -> list[str]:
    """What is not as the CPU has it."""
    wrong = []
    for asked in made.told["batches"]:
        there = made.arrays(asked["envs"], rivals=tuple(asked["rivals"]))
        there.begin(asked["seed"])
        for step in range(asked["steps"]):
            there.move(there.choose(step))
        found = {"records": digest(there.words()), "reward": digest(there.rewards.get())}
        for name, expected in asked["digests"].items():
            if expected != (found[name] if name in found else digest(getattr(there, name).get())):
                wrong.append(f"{name} beside {asked['rivals']}")
        if bool(there.refused.any()):
            wrong.append("refused")
    return wrong


def of_deals(made: Ahead) -> Iterator[tuple[str, float | str]]:
    """Random deals, G moves/s, in every way that there is a kernel for."""
    tally = made.told["tally"]
    for how, kernel in made.variants("playout"):
        name = "deals {}x{}{}".format(*how["bounds"], ", frozen" if how["frozen"] else "")
        if made.deals(kernel, how["bounds"], tally["deals"], tally["seed"]) != (tally["moves"], tally["digest"]):
            yield name, "NOT EQUAL"
            continue
        deals, best = 200_000, 0.0
        for _ in range(ROUNDS):
            moves = 0

            def play(how: Any = how, kernel: Any = kernel, deals: int = deals) -> None:
                nonlocal moves
                moves = made.deals(kernel, how["bounds"], deals)[0]

            took = seconds(play)
            best = max(best, moves / took / 1e9)
            deals = min(int(deals * max(SECONDS / took, 1)), 100_000_000)
        yield name, best


def of_steps(made: Ahead, envs: int, *, observe: bool) -> Iterator[tuple[str, float]]:
    """Steps of environments, G steps/s."""
    for how, kernel in list(made.variants("step_alone"))[: 1 if observe else None]:
        shape = " {}x{}".format(*how["bounds"]) if how["bounds"] else ""
        there = made.arrays(envs, observe=observe, step=kernel, block=how["bounds"][0] if how["bounds"] else BLOCK)
        there.begin(1)

        def step(many: int, there: Arrays = there) -> None:
            for each in range(many):
                there.move(there.choose(each))

        step(WARM)
        took = min(seconds(lambda: step(STEPS)) for _ in range(ROUNDS))
        yield f"{'observations' if observe else 'masks'}{shape} 2^{envs.bit_length() - 1}", envs * STEPS / took / 1e9
        del there
        cp.get_default_memory_pool().free_all_blocks()


def main() -> None:
    parser = argparse.ArgumentParser(description="Random deals and environments on a GPU")
    parser.add_argument("folder", type=Path, help="what sobremesa.gpu.ahead wrote")
    parser.add_argument("--json", type=Path, help="a file of the rates")
    asked = parser.parse_args()
    device = cp.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"{device}, CUDA {cp.cuda.runtime.runtimeGetVersion()}, driver {cp.cuda.runtime.driverGetVersion()}, "
          f"CuPy {cp.__version__}, NumPy {np.__version__}")  # fmt: skip
    rates: dict[str, dict[str, Any]] = {}
    for told in sorted(asked.folder.glob("*.json")):
        made = Ahead(told)
        row: dict[str, Any] = {"unequal": unequal(made)}
        print(f"\n{made.told['title']}: {'; '.join(row['unequal']) or 'environments equal to the CPU'}", flush=True)
        row |= of_deals(made)
        for envs in SIZES:
            row |= of_steps(made, envs, observe=False)
            row |= of_steps(made, envs, observe=True)
        for name, rate in row.items():
            if name != "unequal":
                print(f"  {name:32} {rate if isinstance(rate, str) else f'{rate:.3f} G/s'}", flush=True)
        rates[made.name] = row
    if asked.json:
        asked.json.write_text(json.dumps(rates, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
