"""Compiled kernels by game and name: made once for these very sources, and kept in the cache."""

import functools
import hashlib
from pathlib import Path
from typing import Any

from sobremesa.gpu.compiling import compile_kernel
from sobremesa.gpu.frozen import written
from sobremesa.gpu.launching import capability, load
from sobremesa.rules import jit
from sobremesa.rules.game import Rules
from sobremesa.rules.state import Setup

_SOURCES = f"{jit.ABOVE}-{jit.stamp([Path(__file__).parent, Path(__file__).parents[1] / 'gym'])}"


def kernel(rules: Rules, name: str, setup: Setup | None = None) -> Any:
    """A kernel of a game's rules, or of one setup alone, ready to launch."""
    return _loaded(ptx(rules, name, setup), name)


@functools.cache
def _loaded(file: Path, name: str) -> Any:
    return load(file, name)


def ptx(rules: Rules, name: str, setup: Setup | None = None) -> Path:
    """The file of a kernel for the GPU that is here; compiled if the cache does not have it."""
    major, minor = capability()
    own = f"-{hashlib.sha256(repr(written(setup)).encode()).hexdigest()[:12]}" if setup else ""
    file = jit.mark(f"{rules.stamp}-{_SOURCES}-{name}{own}-{major}{minor}.ptx")
    assert file is not None, "kernels are compiled rules"
    if not file.exists():
        made = file.with_suffix(".new")
        made.write_text(compile_kernel(rules, name, (major, minor), setup=setup), encoding="ascii")
        made.replace(file)
    return file
