"""One environment, quick from Python: integer moves, a mask, one compiled call for a step."""

import functools
import secrets
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.asking import OVER
from sobremesa.gym import stepping
from sobremesa.gym.observation import Observation, observation
from sobremesa.rules.cards import members
from sobremesa.rules.engine import SPECTATOR
from sobremesa.rules.game import Value
from sobremesa.rules.jit import direct
from sobremesa.rules.record import copy, recast
from sobremesa.rules.state import Setup, State, View, game


class Env:
    """A deal that changes with every step. `seat` is asked and may do what `mask` says; at the end it is -1."""

    def __init__(self, setup: Setup, seed: int | None = None) -> None:
        self.setup = setup
        self.mask = np.zeros(max(setup.game.move_names) + 1, np.bool_)
        self.seat = OVER
        self._step = _step_of(setup.game.rules.told)
        self._past: Any = None
        self.reset(seed)

    @property
    def players(self) -> int:
        """How many sit."""
        return self.setup.players

    @property
    def moves(self) -> int:
        """How many moves there are, legal or not: the length of the mask."""
        return self.mask.size

    def reset(self, seed: int | None = None) -> None:
        """Deal: the same seed deals the same cards; without one, nobody knows them."""
        state = self.setup.deal(secrets.randbits(256) if seed is None else seed)
        self._batch, self._seed, self._past = copy(state.batch), state.seed, None
        self.seat = stepping.show(self._batch, self.mask)

    def step(self, move: int) -> None:
        """Make a move of the seat that is asked; one that the rules forbid raises `Illegal`, and nothing changes."""
        seat = self._step(self._batch, move, self.mask)
        if seat == stepping.REFUSED:
            self._refuse(move)
        self._past = (self._past, self.seat, move)
        self.seat = seat

    def _refuse(self, move: int) -> NoReturn:
        """Say why a move is refused, as a state does."""
        self.state.play(max(self.seat, 0), move)
        raise AssertionError(f"move {move} is refused, and legal")

    @property
    def done(self) -> bool:
        """Whether the deal is over."""
        return self.seat < 0

    @property
    def returns(self) -> NDArray[np.float32]:
        """What the deal gave to each seat: 1, shared among those who won; nothing before the end."""
        winners = list(members(self._batch["winners"].item()))
        found = np.zeros(self.players, np.float32)
        found[winners] = 1 / max(len(winners), 1)
        return found

    @property
    def legal(self) -> list[int]:
        """The moves that the seat may make."""
        found: list[int] = np.flatnonzero(self.mask).tolist()
        return found

    @property
    def state(self) -> State:
        """The moment as a value that does not change."""
        return State(self.setup, copy(self._batch), self._seed, self._past)

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know now, as bots are shown it."""
        return self.state.view(seat)

    def observe(self, seat: int | None = None) -> NDArray[np.int8]:
        """What a seat may know, the one that is asked unless another is named; `observation` says what is what."""
        return observe(self.state, max(self.seat, 0) if seat is None else seat)

    @functools.cached_property
    def observation(self) -> Observation:
        """What observations are made of."""
        return observation(self.setup.game.name, self.players)

    def describe(self) -> list[dict[str, Any]]:
        """Every slice of an observation."""
        return self.observation.describe()

    def copy(self) -> "Env":
        """Another environment at the same moment."""
        other = Env.__new__(Env)
        other.__dict__.update(self.__dict__)
        other._batch, other.mask = copy(self._batch), self.mask.copy()
        return other

    def __repr__(self) -> str:
        return f"<Env {self.setup.game.name}, {self.players} players, {'over' if self.done else f'P{self.seat}'}>"


@functools.cache
def _step_of(dtype: "np.dtype[Any]") -> Any:
    """The compiled step for records of a type."""
    return direct(stepping.step, np.zeros(1, dtype), 0, np.zeros(1, np.bool_))


def observe(state: State, seat: int) -> NDArray[np.int8]:
    """What a seat may know of a state, as a vector."""
    look = observation(state.setup.game.name, state.players)
    batch = recast(state.batch, state.setup.game.rules.fast)
    out = np.zeros((1, look.length), np.int8)
    stepping.observe(batch, seat, sight(look, out))
    return out.ravel()


def sight(look: Observation, out: NDArray[np.int8], workers: int = 1) -> stepping.Sight:
    """What the compiled encoder takes, with a record to cover up for each worker."""
    scratch = np.zeros(workers, look.game.rules.fast)
    words = scratch.view(np.uint64).reshape(workers, -1)
    return stepping.Sight(look.plan, look.begins, look.tables, scratch, words, out)


def env(name: str, *, seed: int | None = None, **options: Value) -> Env:
    """An environment of a game, by name and options: `env("cone", players=4)`; it is dealt already."""
    return Env(game(name, **options), seed)
