"""Loops on a GPU stay loops: unrolled, a kernel is larger than what its threads can read quickly.

A function that takes a tuple is left alone: which of its places is read must be known when it is compiled. Like
`target.py` this leans on a private part of numba-cuda 0.30: `CUDACodeLibrary.llvm_strs`.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from numba.cuda.codegen import CUDACodeLibrary

_LABEL = re.compile(r'^"?([-.\w$]+)"?:')
_TARGET = re.compile(r'label %"?([-.\w$]+)"?')
_NOTE = 900_000  # number of the first note: Numba has fewer of its own


def roll(text: str) -> str:
    """LLVM's code of a module in which every loop says that it shall not be unrolled."""
    lines, notes = [], [f'!{_NOTE} = !{{ !"llvm.loop.unroll.disable" }}']
    above: set[str] = set()
    for line in text.splitlines():
        if line.startswith("define"):
            above, tuples = set(), "UniTuple" in line
        if label := _LABEL.match(line):
            above.add(label[1])
        if line.startswith("  br ") and not tuples and not above.isdisjoint(_TARGET.findall(line)):
            number = _NOTE + len(notes)
            notes.append(f"!{number} = distinct !{{ !{number}, !{_NOTE} }}")
            line += f", !llvm.loop !{number}"
        lines.append(line)
    return "\n".join([*lines, *notes])


@contextmanager
def rolled() -> Iterator[None]:
    """Leave loops as they are."""
    made = CUDACodeLibrary.llvm_strs
    CUDACodeLibrary.llvm_strs = property(lambda library: [roll(str(module)) for module in library.modules])
    try:
        yield
    finally:
        CUDACodeLibrary.llvm_strs = made
