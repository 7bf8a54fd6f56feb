"""The tables of a training on a GPU: PyTorch's tensors, filled there in place, on PyTorch's stream."""

from typing import Any

import cupy as cp
import numpy as np
import torch

from sobremesa.gpu.launching import by_word, capability, launch, load
from sobremesa.rules.state import Setup
from sobremesa.train.tables.ahead import kernel_of
from sobremesa.train.tables.cpu import seen
from sobremesa.train.tables.stepping import FRESH, Arrays, Numbers
from sobremesa.train.tables.variety import blanks

BLOCK = 128  # threads
UNSIGNED = ("luck", "order")  # arrays of words; PyTorch only fills signed ones


class CudaTables:
    """As `cpu.Tables`, but that arrays are tensors; `step` takes a tensor and can be part of a CUDA graph."""

    def __init__(self, setups: list[Setup], many: int, seed: int, bots: Numbers | None = None) -> None:
        rules = setups[0].game.rules
        how, seats = seen(rules), max(each.players for each in setups)
        self.players = np.array([setups[e % len(setups)].players for e in range(many)], np.int64)
        self._like, self._seed, self._many = cp.zeros(0, np.uint8), np.uint64(seed), many
        self._words = cp.zeros(rules.fast.itemsize // 8 * many, np.uint64)
        self._blanks = by_word(blanks(setups))
        self.arrays = Arrays(
            states=None,  # type: ignore[arg-type]
            blanks=None,  # type: ignore[arg-type]
            deals=_zeros(torch.int64, many),
            luck=_zeros(torch.int64, many),
            bots=_zeros(torch.int64, many) if bots is None else torch.from_numpy(bots).cuda(),
            seat=_zeros(torch.int8, many),
            order=_zeros(torch.int64, many),
            sight=_zeros(torch.int8, many, how.sight),
            allowed=_zeros(torch.int8, many, how.actions),
            share=_zeros(torch.float32, many, seats),
            worth=_zeros(torch.float32, many, seats),
            done=_zeros(torch.int8, many),
        )
        self._kernel = load(kernel_of(rules, capability()), "step")
        self._taken = [
            _lent(each).view(np.uint64) if name in UNSIGNED else _lent(each)
            for name, each in list(self.arrays._asdict().items())[2:]
        ]
        self.restart()

    def restart(self, deals: int = 0) -> None:
        """Begin again with the first deal of every table, or with a later one."""
        self.arrays.deals.fill_(deals)  # type: ignore[attr-defined]
        self.step(torch.full((self._many,), FRESH, dtype=torch.int64, device="cuda"))

    def step(self, actions: Any) -> None:
        """Make the moves of some actions, and go on until everybody has a choice again."""
        chosen = _lent(actions)
        with cp.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
            arguments = (self._like, self._words, self._blanks, *self._taken, chosen, self._seed)
            launch(self._kernel, self._many, *arguments, block=BLOCK)


def _zeros(type: Any, *shape: int) -> Any:
    return torch.zeros(shape, dtype=type, device="cuda")


def _lent(tensor: Any) -> Any:
    """A tensor as an array of CuPy's: the same memory, and nobody waits for anybody (a CUDA graph may be recording)."""
    memory = cp.cuda.UnownedMemory(tensor.data_ptr(), tensor.nbytes, tensor)
    return cp.ndarray(tuple(tensor.shape), str(tensor.dtype).removeprefix("torch."), cp.cuda.MemoryPointer(memory, 0))
