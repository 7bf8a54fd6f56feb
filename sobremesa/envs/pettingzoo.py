"""PettingZoo: every game as an AEC environment, `env("cone", players=4)`, and as a parallel one.

An episode is one deal, agents are the seats. `env` asks them one by one, in the order of `sobremesa.env`. In
`parallel_env` every agent acts in every cycle, and those move that owe a decision when it begins. With `max_cycles` a
deal is cut off after so many moves, or cycles.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from sobremesa.envs.spaces import ILLEGAL, MODES, action_space, observation_space, observed, render
from sobremesa.gym.env import Env, observe
from sobremesa.rules.errors import BadOption, SobremesaError
from sobremesa.rules.game import Value
from sobremesa.rules.state import State, game

Told = dict[str, dict[str, Any]]


class _Seats:
    """The seats of a game as agents: what they are called, what they see and choose from."""

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
        self.render_mode, self.max_cycles = render_mode, max_cycles
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

    def close(self) -> None:
        """Nothing has to be closed."""


class Deals(_Seats, AECEnv):
    """One agent is asked at a time, without wrappers: an illegal action raises `Illegal`."""

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
            if self._made == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, map(float, self._env.returns), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as text, with all hands open."""
        return render(self._env.state, self.render_mode)


class Rounds(_Seats, ParallelEnv):
    """Every agent acts in every cycle. Those that owe a decision when it begins move, one after the other; what the
    others chose is not looked at, nor what a move before it has made impossible. An action that was illegal to begin
    with moves nothing and costs its agent a point, and it is asked again in the next cycle.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:  # noqa: ARG002
        """Deal; the seed is that of `game.deal`."""
        self._state = self._env.setup.deal(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Make the moves of a cycle; `illegal` in an agent's info says why its action is."""
        agents, start = self.agents, self._state
        rewards = dict.fromkeys(agents, 0.0)
        infos: Told = {agent: {} for agent in agents}
        for seat in start.actors:
            agent = self.possible_agents[seat]
            move = int(actions[agent])
            try:
                after: State | int = start.play(seat, move)
            except SobremesaError as refusal:
                rewards[agent], infos[agent] = ILLEGAL, {"illegal": str(refusal)}
                continue
            if self._state is not start:
                after = self._state.attempt(seat, move) if seat in self._state.actors else 0
            if isinstance(after, State):
                self._state = after
        self._cycles += 1
        over = self._state.over
        if (outcome := self._state.outcome) is not None:
            for seat in outcome.winners:
                rewards[self.possible_agents[seat]] += 1 / len(outcome.winners)
        cut = not over and self._cycles == self.max_cycles
        found = self._observed()
        if over or cut:
            self.agents = []
        return found, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _observed(self) -> Told:
        """What every agent may know, and what it may do if it is asked."""
        return {agent: {"observation": observe(self._state, seat), "action_mask": self._mask(seat)}
                for agent, seat in self._seats.items()}  # fmt: skip

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(self._env.moves, np.int8)
        if seat in self._state.actors:
            mask[[move.number for move in self._state.legal(seat)]] = 1
        return mask

    def render(self) -> str | None:
        """The table as text, with all hands open."""
        return render(self._state, self.render_mode)


def raw_env(name: str, **options: Any) -> Deals:
    """An environment without wrappers."""
    return Deals(name, **options)


def env(name: str, **options: Any) -> AECEnv:
    """An environment with the usual wrappers: an illegal action loses the deal, and the others get nothing."""
    wrapped: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(name, **options), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(name: str, **options: Any) -> Rounds:
    """An environment in which every agent acts in every cycle."""
    return Rounds(name, **options)


def rounds_env(name: str, **options: Any) -> AECEnv:
    """The same asked one by one, as the library converts it: every agent once in every cycle."""
    converted: AECEnv = parallel_to_aec(parallel_env(name, **options))
    return converted
