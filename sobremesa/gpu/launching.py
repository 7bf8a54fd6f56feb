"""Launching compiled kernels with CuPy: it needs the file of a kernel, and neither Numba nor the rules."""

from pathlib import Path
from typing import Any

import cupy as cp
import numpy as np

BLOCK = 128  # threads


def capability() -> tuple[int, int]:
    """Which instructions the GPU has."""
    both = str(cp.cuda.Device().compute_capability)
    return int(both[:-1]), int(both[-1])


def load(file: Path, name: str) -> Any:
    """A kernel out of a file of PTX, or one that `ptxas` made of it."""
    return cp.RawModule(path=str(file)).get_function(name)


def launch(kernel: Any, threads: int, *arguments: Any, block: int = BLOCK) -> None:
    """Run a kernel with so many threads, on the stream that is CuPy's current one."""
    given = [each for argument in arguments for each in _given(argument)]
    kernel(((threads + block - 1) // block,), (block,), tuple(given))


def _given(argument: Any) -> list[Any]:
    """An argument as Numba's kernels take it: an array by its size, address, shape and strides."""
    if not isinstance(argument, cp.ndarray):
        return [argument]
    shape, strides = map(np.int64, argument.shape), map(np.int64, argument.strides)
    none, data = np.uint64(0), np.uint64(argument.data.ptr)
    return [none, none, np.int64(argument.size), np.int64(argument.itemsize), data, *shape, *strides]


def by_word(records: Any) -> Any:
    """Records, given as bytes, so that their first words come first, then their second ones."""
    words = np.frombuffer(records.tobytes(), np.uint64).reshape(len(records), -1)
    return cp.asarray(np.ascontiguousarray(words.T).ravel())


def by_record(words: Any, many: int) -> Any:
    """The words of each record together again, on the host."""
    return np.ascontiguousarray(words.reshape(-1, many).get().T)


def play_out(kernel: Any, blank: Any, games: int, seed: int, counts: Any, *, block: int, blocks: int) -> int:
    """Play deals at random with so many blocks on each multiprocessor; add wins, lengths and endings to the counts (on
    the host), and give the moves made.
    """
    like, on_gpu, moves = cp.zeros(0, np.uint8), [cp.asarray(each) for each in counts], cp.zeros(2, np.int64)
    threads = block * blocks * cp.cuda.Device().attributes["MultiProcessorCount"]
    numbers = (np.uint64(seed), np.int64(0), np.int64(games))
    launch(kernel, threads, like, by_word(blank), *numbers, *on_gpu, moves, block=block)
    for each, counted in zip(counts, on_gpu, strict=True):
        each[:] = counted.get()
    return int(moves[0])
