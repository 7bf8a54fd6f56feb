"""PettingZoo: every game as an AEC environment, `env("cone", players=4)`.

An episode is one deal. Agents are the seats, asked in the order of `sobremesa.env`. With `max_cycles` a deal is cut off
after so many moves.
"""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sobremesa.envs.spaces import ILLEGAL, MODES, action_space, observation_space, observed, render
from sobremesa.gym.env import Env
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Value
from sobremesa.rules.state import game


class Deals(AECEnv):
    """The seats of a game as agents, without wrappers: an illegal action raises `Illegal`."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, name: str, render_mode: str | None = None, max_cycles: int | None = None, **options: Value
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise BadOption(f"there is no render mode {render_mode!r}: there are {' and '.join(MODES)}")
        self._env = Env(game(name, **options), seed=0)
        played = self._env.setup.game
        self.metadata = {**self.metadata, "name": f"{played.name.replace('-', '_')}_v{played.version}"}
        self.render_mode, self._most = render_mode, max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self._env.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self._env) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self._env) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: a vector, and a mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent chooses from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal; the seed is that of `game.deal`."""
        self._env.reset(seed)
        self._made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._env.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do if it is asked."""
        return observed(self._env, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._env.step(int(action))
        self._made += 1
        if self._env.done:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._env.seat]
            if self._made == self._most:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, map(float, self._env.returns), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as text, with all hands open."""
        return render(self._env, self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""


def raw_env(name: str, **options: Any) -> Deals:
    """An environment without wrappers."""
    return Deals(name, **options)


def env(name: str, **options: Any) -> AECEnv:
    """An environment with the usual wrappers: an illegal action loses the deal, and the others get nothing."""
    wrapped: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(name, **options), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
