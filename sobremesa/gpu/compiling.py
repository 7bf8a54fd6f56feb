"""Kernels compiled ahead: PTX needs no GPU to be made, and whatever has CUDA's driver can load it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

from numba import cuda
from numba.cuda import dispatcher, types
from numba.cuda.cudadrv import nvvm

from sobremesa.bots.sensible import prepare
from sobremesa.gpu import kernels
from sobremesa.gpu.frozen import record_of
from sobremesa.gpu.narrow import narrow
from sobremesa.gpu.rolled import rolled
from sobremesa.gpu.target import aim
from sobremesa.rules.game import Rules
from sobremesa.rules.state import Setup

# Threads of a block and blocks of a multiprocessor that registers shall suffice for. Steps are not bound: that was no
# quicker in any game, and slower in one (docs/speed.md).
BOUNDS = {"playout": (256, 3)}
CAPABILITY = (9, 0)  # of a GPU that PTX may be made for; later ones run it, too

LONGS, WORDS, BYTES = (types.Array(each, 1, "C") for each in (types.int64, types.uint64, types.int8))
_FLAGS = types.Array(types.boolean, 1, "C")
_PLAN, _TABLES = types.Array(types.int16, 3, "C"), types.Array(types.int16, 1, "C")
# A row for each environment, but column by column in memory: neighbouring threads write neighbouring bytes.
_LEGAL, _MASK, _REWARD, _ROWS = (
    types.Array(each, 2, "F") for each in (types.uint64, types.boolean, types.float32, types.int8)
)


def signatures(rules: Rules, setup: Setup | None = None) -> dict[str, tuple[Any, ...]]:
    """The types of what each kernel takes."""
    like = records(rules, setup)
    of_batch = (like, WORDS, WORDS, LONGS, WORDS, BYTES, _LEGAL, _MASK, types.uint64)
    stepped = (LONGS, _REWARD, _FLAGS, _FLAGS)
    rivals = (types.int64, types.int64)
    return {
        "playout": (like, WORDS, types.uint64, types.int64, types.int64, *[LONGS] * 4),
        "start_alone": of_batch,
        "step_alone": (*of_batch, *stepped),
        "sample": (_LEGAL, LONGS, types.uint64),
        "look": (like, WORDS, BYTES, _PLAN, LONGS, _TABLES, _ROWS),
        "start_beside": (*of_batch, *rivals),
        "step_beside": (*of_batch, *stepped, *rivals),
    }


def records(rules: Rules, setup: Setup | None = None) -> Any:
    """The type of an array of a game's records, or of those of one setup: it says which game a kernel plays."""
    return types.Array(record_of(rules, setup), 1, "C")


def compile_kernel(
    rules: Rules,
    name: str,
    capability: tuple[int, int] = CAPABILITY,
    *,
    setup: Setup | None = None,
    bounds: tuple[int, int] | None = None,
) -> str:
    """A kernel of a game's rules as PTX, under its own name; of one setup it is quicker, and for no other."""
    prepare(rules)
    function = getattr(kernels, name)(rules.fast.itemsize // 8)
    return to_ptx(function, signatures(rules, setup)[name], name, capability, bounds or BOUNDS.get(name))


def to_ptx(
    function: Callable[..., None],
    taken: tuple[Any, ...],
    name: str,
    capability: tuple[int, int],
    bounds: tuple[int, int] | None = None,
) -> str:
    """A kernel as PTX, under a name, for arguments of these types."""
    aim()
    with _aimed_at(capability), _exactly(), narrow(), rolled():
        text, _ = cuda.compile_ptx(function, types.void(*taken), cc=capability, launch_bounds=bounds)
    entry = text.split(".entry ")[1].split("(")[0].strip()
    return str(text.replace(entry, name))


@contextmanager
def _exactly() -> Iterator[None]:
    """Have sums and products rounded one by one, as the CPU does: fused, a judgement may prefer another move."""
    made = nvvm.compile_ir
    nvvm.compile_ir = partial(made, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = made


@contextmanager
def _aimed_at(capability: tuple[int, int]) -> Iterator[None]:
    """Have Numba compile for such a GPU, whether there is one or not: functions ask which it is."""
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked
