"""Thousands of environments at once on the CPU: numpy arrays that every step fills in place."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.gym import stepping
from sobremesa.gym.env import sight
from sobremesa.gym.observation import Observation, observation
from sobremesa.gym.terms import Terms
from sobremesa.gym.turns import ALONE
from sobremesa.rules import calls
from sobremesa.rules.cards import Word
from sobremesa.rules.errors import BadOption, SobremesaError
from sobremesa.rules.record import Batch as Records
from sobremesa.rules.record import recast
from sobremesa.rules.state import State

LEAST = 256  # environments that are worth a thread


class Batch:
    """Environments that step together. All arrays have one row for each and are the same objects all the time."""

    device = "cpu"

    def __init__(self, terms: Terms, *, observe: bool = True, threads: int | None = None) -> None:
        self._terms, setup = terms, terms.setup
        self.setup, self.envs, self.players, self.moves = setup, terms.envs, setup.players, terms.moves
        self.observation_space: Observation = observation(setup.game.name, setup.players)
        self._arrays = _arrays(terms)
        self.seat, self.mask, self.legal = self._arrays.seat, self._arrays.mask, self._arrays.legal
        self.done, self.deals = self._arrays.done, self._arrays.deals
        self.reward = self._arrays.reward if terms.level == ALONE else self._arrays.reward[:, 0]
        self.actions = np.zeros(terms.envs, np.int64)
        self.observation = np.zeros((terms.envs, self.observation_space.length if observe else 0), np.int8)
        workers = min(threads or os.cpu_count() or 1, max(1, terms.envs // LEAST))
        self._cuts = [terms.envs * i // workers for i in range(workers + 1)]
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None
        self._sight = sight(self.observation_space, self.observation, workers) if observe else None
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin again with the first deal of every environment, by the same seed or by another one."""
        self._seed = Word(self._terms.seed if seed is None else seed)
        self.done[:] = False
        self._arrays.reward[:] = 0
        self._share_out(self._start)

    def step(self, actions: Any) -> None:
        """Make one move in every environment. If any of them is illegal, none is made and the sentence says why."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.envs,):
            raise BadOption(f"there are {self.envs} environments, and actions of shape {chosen.shape}")
        wrong = stepping.refused(self.legal, chosen, 0, self.envs)
        if wrong >= 0:
            raise self._refusal(wrong, int(chosen[wrong]))
        self._share_out(lambda worker, first, last: self._step(chosen, worker, first, last))

    def sample(self, seed: int) -> NDArray[np.int64]:
        """A random legal action for every environment; the same seed chooses the same."""
        stepping.sample(self.legal, self.actions, Word(seed))
        return self.actions

    def describe(self) -> list[dict[str, Any]]:
        """Every slice of an observation."""
        return self.observation_space.describe()

    def state(self, e: int) -> State:
        """What is going on in an environment, as a value; its past is not kept."""
        batch = recast(self._arrays.states[e : e + 1], self.setup.game.rules.told)
        calls.derive(batch, 0)
        return State(self.setup, batch, None)

    @property
    def records(self) -> Records:
        """The records of all environments, as the rules keep them."""
        return self._arrays.states

    def _start(self, worker: int, first: int, last: int) -> None:
        terms = self._terms
        if terms.level == ALONE:
            stepping.start_alone(self._arrays, self._seed, first, last)
        else:
            stepping.start_beside(self._arrays, self._seed, terms.level, terms.learner, first, last)
        self._look(worker, first, last)

    def _step(self, chosen: NDArray[np.int64], worker: int, first: int, last: int) -> None:
        terms = self._terms
        if terms.level == ALONE:
            stepping.step_alone(self._arrays, chosen, self._seed, first, last)
        else:
            stepping.step_beside(self._arrays, chosen, self._seed, terms.level, terms.learner, first, last)
        self._look(worker, first, last)

    def _look(self, worker: int, first: int, last: int) -> None:
        if self._sight is not None:
            stepping.look(self._arrays, self._sight, worker, first, last)

    def _share_out(self, work: Callable[[int, int, int], None]) -> None:
        """Do something with all environments, a part of them in each thread."""
        parts = [(i, *self._cuts[i : i + 2]) for i in range(len(self._cuts) - 1)]
        if self._pool is None:
            work(*parts[0])
        else:
            for each in [self._pool.submit(copy_context().run, partial(work, *part)) for part in parts]:
                each.result()

    def _refusal(self, e: int, move: int) -> SobremesaError:
        """Why an action is illegal."""
        state, seat = self.state(e), int(self.seat[e])
        try:
            state.play(seat, move)
        except SobremesaError as error:
            error.args = (f"environment {e}: {error.args[0]}", *error.args[1:])
            return error
        raise AssertionError(f"move {move} of environment {e} is refused, and legal")


def _arrays(terms: Terms) -> stepping.Arrays:
    envs = terms.envs
    words = len(calls.legal(terms.setup.deal(0).batch, 0, 0))
    return stepping.Arrays(
        states=np.zeros(envs, terms.setup.game.rules.fast),
        blanks=terms.blanks,
        deals=np.zeros(envs, np.int64),
        luck=np.zeros(envs, np.uint64),
        seat=np.zeros(envs, np.int8),
        legal=np.zeros((envs, words), np.uint64),
        mask=np.zeros((envs, terms.moves), np.bool_),
        reward=np.zeros((envs, terms.rewards), np.float32),
        done=np.zeros(envs, np.bool_),
    )
