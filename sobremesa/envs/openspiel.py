"""OpenSpiel: every game as a pyspiel game, `load_game("cone", players=4)`, for the algorithms of that library.

A game begins with one chance node, which chooses among `deals` deals, equally likely: deal d is `game.deal(seed=d)`,
and whatever luck comes later follows from it. Seats that decide together are asked one after the other and do not see
what the others have decided, as the library's own conversion to turns would ask them. What a player gets at the end is
1, shared among the winners, less an equal share for everybody: the sum is 0.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from sobremesa import glance
from sobremesa.gym.env import observe
from sobremesa.gym.observation import observation
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Game, Value, find, games
from sobremesa.rules.state import Setup, State, game
from sobremesa.sim.batch import LONGEST

DEALS = 1024
PRECISION = 1 << 53


@dataclass(frozen=True)
class Moment:
    """A state, a digest of all that each player has seen up to it, and who is asked; a copy of it is the same."""

    state: State
    seen: tuple[bytes, ...]
    asked: int

    @classmethod
    def first(cls, state: State) -> "Moment":
        """The beginning of a deal, or of a world that was made up."""
        seen = tuple(_digest(state.view(seat).content) for seat in range(state.players))
        return cls(state, seen, state.actor)

    def play(self, move: int) -> "Moment":
        """After a move of the one who is asked. Who notices nothing of it has seen nothing new."""
        after = self.state.play(self.asked, move)
        seen = tuple(self._sees(after, seat, move) for seat in range(after.players))
        return Moment(after, seen, self._next(after))

    def _next(self, after: State) -> int:
        """Who is asked next. One who was asked before others, in a world that was made up, goes on first."""
        if after.over:
            return int(pyspiel.PlayerId.TERMINAL)
        early = self.asked != self.state.actor and self.asked in after.actors
        return self.asked if early else after.actor

    def resample(self, seat: int, seed: int) -> "Moment":
        """A moment that a player could as well be in: it has seen the same. If it was asked, it is asked in that, too,
        even if others who decide in secret have not done so yet in that world.
        """
        other = Moment.first(self.state.view(seat).resample(seed))
        seen = (*other.seen[:seat], self.seen[seat], *other.seen[seat + 1 :])
        return Moment(other.state, seen, seat if self.asked == seat else other.asked)

    def _sees(self, after: State, seat: int, move: int) -> bytes:
        view = after.view(seat).content
        if seat == self.asked:
            return _digest(self.seen[seat], bytes([move & 0xFF, move >> 8]), view)
        return self.seen[seat] if view == self.state.view(seat).content else _digest(self.seen[seat], view)

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.state
        return _moment, (state.setup.game.name, state.setup.options, state.content, state.seed, self.seen, self.asked)


def _moment(
    name: str, options: dict[str, Value], content: bytes, seed: int | None, seen: tuple[bytes, ...], asked: int
) -> Moment:
    """A moment that was written down; its past is in the library's history."""
    setup = game(name, **options)
    return Moment(State(setup, np.frombuffer(content, setup.game.rules.told), seed), seen, asked)


def _digest(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=16).digest()


class DealState(pyspiel.State):
    """A deal; before anything is dealt, a chance node."""

    def __init__(self, of: "DealGame") -> None:
        super().__init__(of)
        self._setup, self._deals = Shared(of.setup), of.deals
        self.moment: Moment | None = None

    def current_player(self) -> int:
        """Who is asked: chance, a player, or nobody."""
        return int(pyspiel.PlayerId.CHANCE) if self.moment is None else self.moment.asked

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.moment is not None and self.moment.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, equally likely."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment is not None
        return sorted(move.number for move in self.moment.state.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            self.moment = Moment.first(self._setup.value.deal(seed=action))
        else:
            self.moment = self.moment.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._setup.value.game.move_names[action]

    def returns(self) -> list[float]:
        """What the deal gave to each player; nothing before its end, or if nobody won."""
        players = self._setup.value.players
        outcome = None if self.moment is None else self.moment.state.outcome
        if outcome is None or not outcome.winners:
            return [0.0] * players
        share = 1 / len(outcome.winners)
        return [share * (seat in outcome.winners) - 1 / players for seat in range(players)]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "DealState":
        """Another world that the player could as well be in; the library's history of it is empty."""
        assert self.moment is not None
        other = self.get_game().new_initial_state()
        other.moment = self.moment.resample(player_id, int(sampler() * PRECISION))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return "nothing is dealt" if self.moment is None else "\n".join(glance.lines(self.moment.state, "en"))


@dataclass(frozen=True)
class Shared:
    """A setup that copies of a state share."""

    value: Setup

    def __deepcopy__(self, memo: object) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.value.game.name, self.value.options)


def _shared(name: str, options: dict[str, Value]) -> Shared:
    return Shared(game(name, **options))


class DealObserver:
    """What a player may know as numbers, with their names, and as text; with perfect recall, all that it has seen."""

    def __init__(self, setup: Setup, recall: bool) -> None:
        look = observation(setup.game.name, setup.players)
        self._recall = recall
        self.tensor = np.zeros(look.length, np.float32)
        self.dict = look.parts(self.tensor)

    def set_from(self, state: DealState, player: int) -> None:
        """Fill the tensor: the observation of `sobremesa.env`."""
        self.tensor[:] = 0 if state.moment is None else observe(state.moment.state, player)

    def string_from(self, state: DealState, player: int) -> str:
        """The table as the player sees it; with perfect recall, and a digest of all that it has seen."""
        if state.moment is None:
            return "nothing is dealt"
        shown = "\n".join(glance.lines(state.moment.state.view(player), "en"))
        return f"{shown}\nseen: {state.moment.seen[player].hex()}" if self._recall else shown


class DealGame(pyspiel.Game):
    """A game with its options."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        given = dict(params)
        self.deals = int(given.pop("deals", DEALS))
        if self.deals < 1:
            raise BadOption("there is one deal or more to choose from")
        self.setup = Setup(game, game.check(given))
        super().__init__(_type(game), _info(self.setup, self.deals), {**self.setup.options, "deals": self.deals})

    def new_initial_state(self) -> DealState:
        """Before anything is dealt."""
        return DealState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DealObserver:
        """Whoever looks at states for a player."""
        if params:
            raise BadOption(f"an observation takes no parameters, such as {params}")
        return DealObserver(self.setup, bool(iig_obs_type and iig_obs_type.perfect_recall))


def name_of(game: Game) -> str:
    """What pyspiel calls a game, with the version of its rules: sobremesa_la_mona_v2."""
    return f"sobremesa_{game.name.replace('-', '_')}_v{game.version}"


def _type(game: Game) -> Any:
    seats = next(option.values for option in game.options if option.name == "players")
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=int(seats[-1]),
        min_num_players=int(seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**{each.name: each.default for each in game.options}, "deals": DEALS},
    )


def _info(setup: Setup, deals: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=max(setup.game.move_names) + 1,
        max_chance_outcomes=deals,
        num_players=setup.players,
        min_utility=-1 / setup.players,
        max_utility=1 - 1 / setup.players,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def load_game(name: str, *, deals: int = DEALS, **options: Value) -> DealGame:
    """A game of ours for pyspiel, by our name and options."""
    return GAMES[find(name).name]({**options, "deals": deals})


def _registered(game: Game) -> Callable[[dict[str, Any]], DealGame]:
    """The class of a game, which pyspiel makes by its own name, too."""

    class Own(DealGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(_type(game), Own)
    return Own


GAMES = {name: _registered(game) for name, game in games().items()}
