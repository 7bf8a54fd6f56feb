"""Environments on a GPU: the arrays of a batch as CuPy's, filled in place there."""

from typing import Any

import cupy as cp
import numpy as np

from sobremesa.gpu.arrays import Arrays, Kernels, Sight
from sobremesa.gpu.modules import kernel
from sobremesa.gym.observation import Observation, observation
from sobremesa.gym.terms import Terms
from sobremesa.gym.turns import ALONE
from sobremesa.rules import calls
from sobremesa.rules.errors import BadOption
from sobremesa.rules.record import Batch as Records
from sobremesa.rules.record import recast
from sobremesa.rules.state import State

MOST = 1 << 31  # environments: small integers have 32 bits there


class CudaBatch:
    """A batch whose arrays are the GPU's. `refused` says which actions of the last step were illegal: nothing moved
    in their environments.
    """

    device = "cuda"

    def __init__(self, terms: Terms, *, observe: bool = True) -> None:
        if terms.envs >= MOST:
            raise BadOption(f"a batch on a GPU has 1 to 2**31 - 1 environments, not {terms.envs}")
        self._terms, setup = terms, terms.setup
        self.setup, self.envs, self.players, self.moves = setup, terms.envs, setup.players, terms.moves
        self.observation_space: Observation = observation(setup.game.name, setup.players)
        self._arrays = Arrays(
            _kernels(terms, observe),
            terms.blanks,
            terms.envs,
            moves=terms.moves,
            words=len(calls.legal(setup.deal(0).batch, 0, 0)),
            rewards=terms.rewards,
            sight=_sight(self.observation_space) if observe else None,
            rivals=() if terms.level == ALONE else (terms.level, terms.learner),
        )
        self.seat, self.mask, self.legal = self._arrays.seat, self._arrays.mask, self._arrays.legal
        self.done, self.refused, self.deals = self._arrays.done, self._arrays.refused, self._arrays.deals
        self.reward = self._arrays.rewards if terms.level == ALONE else self._arrays.rewards[:, 0]
        self.actions, self.observation = self._arrays.actions, self._arrays.observation
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin again with the first deal of every environment, by the same seed or by another one."""
        self._arrays.begin(self._terms.seed if seed is None else seed)

    def step(self, actions: Any) -> None:
        """Make one move in every environment, on CuPy's current stream; an illegal one is marked in `refused`."""
        chosen = cp.ascontiguousarray(cp.asarray(actions), np.int64)
        if chosen.shape != (self.envs,):
            raise BadOption(f"there are {self.envs} environments, and actions of shape {chosen.shape}")
        self._arrays.move(chosen)

    def sample(self, seed: int) -> Any:
        """A random legal action for every environment; the same seed chooses the same, on every device."""
        return self._arrays.choose(seed)

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
        return self._arrays.words().view(self.setup.game.rules.fast).ravel()  # type: ignore[no-any-return]


def _kernels(terms: Terms, observe: bool) -> Kernels:
    """The kernels of a batch."""
    rules, kind = terms.setup.game.rules, "alone" if terms.level == ALONE else "beside"
    look = kernel(rules, "look") if observe else None
    return Kernels(kernel(rules, f"start_{kind}"), kernel(rules, f"step_{kind}"), kernel(rules, "sample"), look)


def _sight(space: Observation) -> Sight:
    return Sight(space.plan, space.begins, space.tables, space.length)
