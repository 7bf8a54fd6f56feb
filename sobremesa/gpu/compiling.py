"""Kernels compiled ahead: PTX needs no GPU to be made, and whatever has CUDA's driver can load it."""

from typing import Any

from numba import cuda, from_dtype
from numba.cuda import types

from sobremesa.bots.sensible import prepare
from sobremesa.gpu import kernels
from sobremesa.rules.game import Rules

CAPABILITY = (9, 0)  # of the GPU that PTX is made for; later ones run it, too

_LONGS, _WORDS, _BYTES = (types.Array(each, 1, "C") for each in (types.int64, types.uint64, types.int8))
_FLAGS = types.Array(types.boolean, 1, "C")
_LEGAL, _MASK, _REWARD, _ROWS, _PLAN = (
    types.Array(each, 2, "C") for each in (types.uint64, types.boolean, types.float32, types.int8, types.int64)
)


def signatures(rules: Rules) -> dict[str, tuple[Any, ...]]:
    """The types of what each kernel takes."""
    like = types.Array(from_dtype(rules.fast), 1, "C")
    of_batch = (like, _WORDS, _WORDS, _LONGS, _WORDS, _BYTES, _LEGAL, _MASK, types.uint64)
    stepped = (_LONGS, _REWARD, _FLAGS, _FLAGS)
    rivals = (types.int64, types.int64)
    return {
        "playout": (like, _WORDS, types.uint64, types.int64, types.int64, *[_LONGS] * 4),
        "start_alone": of_batch,
        "step_alone": (*of_batch, *stepped),
        "sample": (_LEGAL, _LONGS, types.uint64),
        "look": (like, _WORDS, _BYTES, _PLAN, _LONGS, _ROWS),
        "start_beside": (*of_batch, *rivals),
        "step_beside": (*of_batch, *stepped, *rivals),
    }


def compile_kernel(rules: Rules, name: str) -> str:
    """A kernel of a game's rules as PTX, under its own name."""
    prepare(rules)
    function = getattr(kernels, name)(rules.fast.itemsize // 8)
    text, _ = cuda.compile_ptx(function, types.void(*signatures(rules)[name]), cc=CAPABILITY)
    entry = text.split(".entry ")[1].split("(")[0].strip()
    return str(text.replace(entry, name))
