"""Environments on a GPU: the arrays of a batch as CuPy's, filled in place there."""

from typing import Any

import cupy as cp
import numpy as np

from sobremesa.gpu.launching import by_record, by_word, launch
from sobremesa.gpu.modules import kernel
from sobremesa.gym.observation import Observation, observation
from sobremesa.gym.terms import Terms
from sobremesa.gym.turns import ALONE
from sobremesa.rules import calls
from sobremesa.rules.errors import BadOption
from sobremesa.rules.record import Batch as Records
from sobremesa.rules.record import recast
from sobremesa.rules.state import State


class CudaBatch:
    """A batch whose arrays are the GPU's. `refused` says which actions of the last step were illegal: nothing moved
    in their environments.
    """

    device = "cuda"

    def __init__(self, terms: Terms, *, observe: bool = True) -> None:
        self._terms, setup = terms, terms.setup
        self.setup, self.envs, self.players, self.moves = setup, terms.envs, setup.players, terms.moves
        self.observation_space: Observation = observation(setup.game.name, setup.players)
        rules, envs = setup.game.rules, terms.envs
        words = len(calls.legal(setup.deal(0).batch, 0, 0))
        self._like = cp.zeros(0, np.uint8)
        self._words = cp.zeros(rules.fast.itemsize // 8 * envs, np.uint64)
        self._blanks = by_word(terms.blanks)
        self.deals, self._luck = cp.zeros(envs, np.int64), cp.zeros(envs, np.uint64)
        self.seat, self.legal = cp.zeros(envs, np.int8), _columns(envs, words, np.uint64)
        self.mask, self.done = _columns(envs, terms.moves, np.bool_), cp.zeros(envs, np.bool_)
        self.refused = cp.zeros(envs, np.bool_)
        self._reward = _columns(envs, terms.rewards, np.float32)
        self.reward = self._reward if terms.level == ALONE else self._reward[:, 0]
        self.observation = _columns(envs, self.observation_space.length if observe else 0, np.int8)
        space = self.observation_space
        self._sight = tuple(map(cp.asarray, (space.plan, space.begins, space.tables)))
        kind, rivals = ("alone", ()) if terms.level == ALONE else ("beside", (terms.level, terms.learner))
        self._start, self._step = kernel(rules, f"start_{kind}"), kernel(rules, f"step_{kind}")
        self._rivals = tuple(map(np.int64, rivals))
        self._sample, self.actions = kernel(rules, "sample"), cp.zeros(envs, np.int64)
        self._look = kernel(rules, "look") if observe else None
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin again with the first deal of every environment, by the same seed or by another one."""
        self._seed = np.uint64(self._terms.seed if seed is None else seed)
        for each in (self.done, self.refused, self._reward):
            each.fill(0)
        launch(self._start, self.envs, *self._of_batch(), *self._rivals)
        self._see()

    def step(self, actions: Any) -> None:
        """Make one move in every environment, on CuPy's current stream; an illegal one is marked in `refused`."""
        chosen = cp.ascontiguousarray(cp.asarray(actions), np.int64)
        if chosen.shape != (self.envs,):
            raise BadOption(f"there are {self.envs} environments, and actions of shape {chosen.shape}")
        stepped = (chosen, self._reward, self.done, self.refused)
        launch(self._step, self.envs, *self._of_batch(), *stepped, *self._rivals)
        self._see()

    def sample(self, seed: int) -> Any:
        """A random legal action for every environment; the same seed chooses the same, on every device."""
        launch(self._sample, self.envs, self.legal, self.actions, np.uint64(seed))
        return self.actions

    def describe(self) -> list[dict[str, Any]]:
        """Every slice of an observation."""
        return self.observation_space.describe()

    def state(self, e: int) -> State:
        """What is going on in an environment, as a value; its past is not kept."""
        batch = recast(self.records[e : e + 1], self.setup.game.rules.told)
        calls.derive(batch, 0)
        return State(self.setup, batch, None)

    @property
    def records(self) -> Records:
        """The records of all environments, copied to the host."""
        return by_record(self._words, self.envs).view(self.setup.game.rules.fast).ravel()  # type: ignore[no-any-return]

    def _of_batch(self) -> tuple[Any, ...]:
        """What every kernel of a batch takes first."""
        arrays = (self._like, self._words, self._blanks, self.deals, self._luck, self.seat, self.legal, self.mask)
        return (*arrays, self._seed)

    def _see(self) -> None:
        if self._look is not None:
            self.observation.fill(0)
            launch(self._look, self.envs, self._like, self._words, self.seat, *self._sight, self.observation)


def _columns(envs: int, length: int, type: Any) -> Any:
    """An array with a row for each environment that lies column by column in memory."""
    return cp.zeros((length, envs), type).T
