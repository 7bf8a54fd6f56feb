"""Compiled kernels by game and name: made once for these very sources, and kept in the cache."""

import functools
from pathlib import Path
from typing import Any

from sobremesa.gpu.compiling import compile_kernel
from sobremesa.gpu.launching import capability, load
from sobremesa.rules import jit
from sobremesa.rules.game import Rules

_SOURCES = jit.stamp([Path(__file__).parent, Path(__file__).parents[1] / "gym"])


@functools.cache
def kernel(rules: Rules, name: str) -> Any:
    """A kernel of a game's rules, ready to launch."""
    return load(ptx(rules, name), name)


def ptx(rules: Rules, name: str) -> Path:
    """The file of a kernel for the GPU that is here; compiled if the cache does not have it."""
    major, minor = capability()
    file = jit.mark(f"{rules.stamp}-{_SOURCES}-{name}-{major}{minor}.ptx")
    assert file is not None, "kernels are compiled rules"
    if not file.exists():
        made = file.with_suffix(".new")
        made.write_text(compile_kernel(rules, name, (major, minor)), encoding="ascii")
        made.replace(file)
    return file
