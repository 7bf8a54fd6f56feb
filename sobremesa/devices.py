"""Which machine does the work: this CPU, or a GPU beside it. What comes out is the same to the last bit."""

import importlib
from collections.abc import Callable
from typing import Any, cast

from sobremesa.gym.batch import Batch
from sobremesa.gym.terms import Each, terms
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Value
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.state import Setup
from sobremesa.sim import batch as cpu
from sobremesa.sim.batch import Tally
from sobremesa.sim.crew import Crew

DEVICES = ("cpu", "cuda")


def batch(
    name: str,
    *,
    envs: int = 1024,
    seed: int = 0,
    device: str = "cpu",
    rivals: str | None = None,
    seat: int | None = None,
    each: Each | None = None,
    observe: bool = True,
    threads: int | None = None,
    **options: Value,
) -> Batch:
    """Environments of a game that step together: `batch("cone", players=4, envs=4096, seed=1)`.

    `rivals` (chance or sensible) have all seats but the learner's, which is `seat`, or another one each deal. `each`
    has options of every environment's own: a list of them, or a function of its number.
    """
    asked = terms(name, envs, seed, options, each, rivals, seat)
    if on_gpu(device):
        from sobremesa.gpu.batch import CudaBatch

        return cast(Batch, CudaBatch(asked, observe=observe))  # the same, but that its arrays are CuPy's
    return Batch(asked, observe=observe, threads=threads)


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    *,
    device: str = "cpu",
    threads: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play `games` deals at random; `progress` hears how many are done. A crew has CPUs of its own."""
    if on_gpu(device):
        from sobremesa.gpu import playing

        return playing.simulate(setup, games, seed)
    return cpu.simulate(setup, games, seed, threads=threads, crew=crew, progress=progress)


def on_gpu(device: str) -> bool:
    """Whether it is the GPU that is asked for; a sentence says why there is none."""
    if device not in DEVICES:
        raise BadOption(f"there is no device {device!r}: there are {' and '.join(DEVICES)}")
    if device == "cuda" and INTERPRETED:
        raise BadOption("device cuda has compiled rules only: unset SOBREMESA_INTERPRETED")
    return device == "cuda" and _found()


def _found() -> bool:
    """Whether there is a GPU, and what it takes to use it."""
    cupy: Any
    try:
        importlib.import_module("numba_cuda")
        cupy = importlib.import_module("cupy")
    except ImportError:
        raise BadOption("device cuda needs numba-cuda and CuPy: pip install 'sobremesa[cuda]'") from None
    try:
        return bool(cupy.cuda.runtime.getDeviceCount())
    except cupy.cuda.runtime.CUDARuntimeError:
        raise BadOption("device cuda needs an NVIDIA GPU and its driver, and there is none here") from None
