"""What a batch has on a GPU, and the launches that fill it: as `launching.py`, without Numba and without the rules."""

from typing import Any, NamedTuple

import cupy as cp
import numpy as np

from sobremesa.gpu.launching import BLOCK, by_record, by_word, launch


class Kernels(NamedTuple):
    """What a batch launches."""

    start: Any
    step: Any
    sample: Any
    look: Any = None  # None: it has no observations


class Sight(NamedTuple):
    """What an observation takes."""

    plan: Any
    begins: Any
    tables: Any
    length: int


class Arrays:
    """Environments side by side: a row for each, but column by column in memory, so that neighbouring threads write
    neighbouring bytes. The records lie word by word.
    """

    def __init__(
        self,
        kernels: Kernels,
        blanks: Any,
        envs: int,
        *,
        moves: int,
        words: int,
        rewards: int,
        sight: Sight | None,
        rivals: tuple[int, ...] = (),
        block: int = BLOCK,
    ) -> None:
        self.envs, self._kernels, self._block = envs, kernels, block
        self._like = cp.zeros(0, np.uint8)
        self._words = cp.zeros(blanks.itemsize // 8 * envs, np.uint64)
        self._blanks = by_word(blanks)
        self.deals, self._luck = cp.zeros(envs, np.int64), cp.zeros(envs, np.uint64)
        self.seat, self.legal = cp.zeros(envs, np.int8), _columns(envs, words, np.uint64)
        self.mask, self.done = _columns(envs, moves, np.bool_), cp.zeros(envs, np.bool_)
        self.refused, self.rewards = cp.zeros(envs, np.bool_), _columns(envs, rewards, np.float32)
        self.actions = cp.zeros(envs, np.int64)
        self.observation = _columns(envs, sight.length if sight else 0, np.int8)
        self._sight = tuple(map(cp.asarray, sight[:3])) if sight else ()
        self._rivals = tuple(map(np.int64, rivals))

    def begin(self, seed: int) -> None:
        """Deal to all."""
        self._seed = np.uint64(seed)
        for each in (self.done, self.refused, self.rewards):
            each.fill(0)
        launch(self._kernels.start, self.envs, *self._of_batch(), *self._rivals)
        self._see()

    def move(self, actions: Any) -> None:
        """Make a move in each, on CuPy's current stream."""
        stepped = (actions, self.rewards, self.done, self.refused)
        launch(self._kernels.step, self.envs, *self._of_batch(), *stepped, *self._rivals, block=self._block)
        self._see()

    def choose(self, seed: int) -> Any:
        """A random legal action for each; the same seed chooses the same, on every device."""
        launch(self._kernels.sample, self.envs, self.legal, self.actions, np.uint64(seed))
        return self.actions

    def words(self) -> Any:
        """The records, copied to the host, as words."""
        return by_record(self._words, self.envs)

    def _of_batch(self) -> tuple[Any, ...]:
        """What every kernel of a batch takes first."""
        arrays = (self._like, self._words, self._blanks, self.deals, self._luck, self.seat, self.legal, self.mask)
        return (*arrays, self._seed)

    def _see(self) -> None:
        if self._kernels.look is not None:
            self.observation.data.memset_async(0, self.observation.nbytes)
            launch(self._kernels.look, self.envs, self._like, self._words, self.seat, *self._sight, self.observation)


def _columns(envs: int, length: int, type: Any) -> Any:
    """An array with a row for each environment that lies column by column in memory."""
    return cp.zeros((length, envs), type).T
