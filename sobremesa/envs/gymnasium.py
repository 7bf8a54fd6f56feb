"""Gymnasium: one seat of a game, with bots in the others: `gymnasium.make("sobremesa/Cone-v2", rivals="sensible")`.

Importing this module registers every game that is installed; the version in a name is that of the game's rules, and
older ones play with the options that bring them back (`Game.recall`).
`gymnasium.make_vec` gives a batch (sobremesa.batch), which is far quicker.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import sobremesa
from sobremesa.bots.named import named
from sobremesa.envs.spaces import ILLEGAL, MODES, action_space, observation_space, observed, render, title
from sobremesa.gym.env import Env
from sobremesa.rules.errors import BadOption, SobremesaError
from sobremesa.rules.game import Game, Value, games

SEEDS = 1 << 62


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """A learner's seat: the same in every deal (`seat`), or the next one each time it is dealt."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        rivals: str = "sensible",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self._env = sobremesa.env(game, seed=0, **options)
        if seat is not None and not 0 <= seat < self._env.players:
            raise BadOption(f"a learner sits at one of the seats 0 to {self._env.players - 1}, not at {seat!r}")
        self._level, self._fixed, self.render_mode = rivals, seat, render_mode
        self._rivals, self._deals = named(rivals, 0), -1
        self.seat = 0
        self.observation_space, self.action_space = observation_space(self._env), action_space(self._env)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal, by `game.deal(seed)` if there is a seed, and let the rivals move until the learner is asked."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._rivals, self._deals = named(self._level, seed), -1
        key = seed
        while True:
            self._deals += 1
            self._env.reset(int(self.np_random.integers(SEEDS)) if key is None else key)
            self.seat = self._deals % self._env.players if self._fixed is None else self._fixed
            self._rivals_move()
            if not self._env.done:
                return self._observed(), {}
            key = None

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a move, then those of the rivals. An illegal one ends the episode; `info` has the reason."""
        try:
            self._env.step(int(action))
        except SobremesaError as refusal:
            return self._observed(), ILLEGAL, True, False, {"illegal": str(refusal)}
        self._rivals_move()
        return self._observed(), float(self._env.returns[self.seat]), self._env.done, False, {}

    def _rivals_move(self) -> None:
        while self._env.seat not in (self.seat, -1):
            self._env.step(self._rivals.choose(self._env.view(self._env.seat)).number)

    def _observed(self) -> dict[str, Any]:
        return observed(self._env, self.seat)

    def render(self) -> str | None:
        """The table as text, with all hands open."""
        return render(self._env.state, self.render_mode)


class BatchEnv(VectorEnv[dict[str, Any], Any, Any]):
    """A batch of `sobremesa.batch` beside rivals. An illegal action raises, and nothing moves.

    Deals follow each other within a step; a deal that is over is worth its reward and has no last observation.
    `copy=False` gives the batch's own arrays, which the next step fills again.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, rivals: str = "sensible", seed: int = 0, copy: bool = True, **options: Any
    ) -> None:
        self.batch = sobremesa.batch(game, envs=num_envs, rivals=rivals, seed=seed, **options)
        one = Env(self.batch.setup, seed=0)
        self.num_envs, self._copy = num_envs, copy
        self.single_observation_space, self.single_action_space = observation_space(one), action_space(one)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin again with the first deals, by the same seed or by another one."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        return self._observed(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Make one move in every environment."""
        batch = self.batch
        batch.step(actions)
        return self._observed(), self._given(batch.reward), self._given(batch.done), np.zeros_like(batch.done), {}

    def _observed(self) -> dict[str, Any]:
        mask = self.batch.mask.view(np.int8)
        return {"observation": self._given(self.batch.observation), "action_mask": self._given(mask)}

    def _given(self, array: Any) -> Any:
        return array.copy() if self._copy else array


def id_of(game: Game, version: int | None = None) -> str:
    """What an environment is called, by today's rules or those of another version: sobremesa/LaMona-v2."""
    return f"sobremesa/{title(game)}-v{game.version if version is None else version}"


def register() -> None:
    """Tell Gymnasium of every game that is installed, by the rules of every version that can be played."""
    for each in games().values():
        for version in (*each.former, each.version):
            if id_of(each, version) not in gymnasium.registry:
                gymnasium.register(
                    id_of(each, version),
                    entry_point=f"{__name__}:SeatEnv",
                    vector_entry_point=f"{__name__}:BatchEnv",
                    kwargs={"game": each.name, **each.former.get(version, {})},
                )


register()
