"""The log: game, options, seed and moves, the whole truth about a match. Every state is a fold over it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sobremesa.rules.errors import SobremesaError, Unreadable
from sobremesa.rules.game import Value, find
from sobremesa.rules.state import Setup, State

FORMAT = 1


@dataclass(frozen=True)
class Fork:
    """Where somebody went on from a match with other hidden cards: after so many moves, whatever a seat could not know
    was dealt anew.
    """

    moves: int
    seat: int
    seed: int


@dataclass(frozen=True)
class Log:
    """A match in writing. Moves are "P0 R5": a seat and a move in notation."""

    game: str
    options: dict[str, Value]
    seed: int
    moves: tuple[str, ...]
    rules: int = 1
    forks: tuple[Fork, ...] = ()

    @classmethod
    def of(cls, state: State) -> "Log":
        """The log of a state that was dealt (a scenario's position has none).

        It names today's rules and every option, so a match that was played by older rules says which options bring
        those back, and can be read again.
        """
        if state.seed is None:
            raise Unreadable("a position that was not dealt from a seed has no log")
        game = state.setup.game
        moves = tuple(f"P{seat} {move}" for seat, move in state.past)
        return cls(game.name, state.setup.options, state.seed, moves, game.version)

    @classmethod
    def read(cls, text: str) -> "Log":
        """A log from its text; a damaged one is refused in a sentence."""
        try:
            content = json.loads(text)
        except ValueError as error:
            raise Unreadable(f"the log is not JSON: {error}") from error
        if not isinstance(content, dict) or content.get("sobremesa") != FORMAT:
            raise Unreadable(f'the log does not say "sobremesa": {FORMAT}')
        shape = {"game": str, "options": dict, "seed": str, "moves": list, "rules": int}
        for key, kind in shape.items():
            if not isinstance(content.get(key), kind):
                raise Unreadable(f"the log has no {key!r}, or a damaged one")
        try:
            seed = int(content["seed"], 16)
        except ValueError as error:
            raise Unreadable("the seed of the log is not a hexadecimal number") from error
        if not all(isinstance(move, str) for move in content["moves"]):
            raise Unreadable("a move of the log is not a text")
        forks = tuple(map(_fork, _list(content.get("forks", []))))
        return cls(content["game"], content["options"], seed, tuple(content["moves"]), content["rules"], forks)

    def write(self) -> str:
        """The text of the log."""
        content: dict[str, Any] = {
            "sobremesa": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": f"{self.seed:x}",
            "moves": list(self.moves),
        }
        if self.forks:
            content["forks"] = [{**asdict(fork), "seed": f"{fork.seed:x}"} for fork in self.forks]
        return json.dumps(content, ensure_ascii=False)

    @property
    def setup(self) -> Setup:
        """The game with the rules of its time; `OtherRules` where this program does not have them."""
        game = find(self.game)
        return Setup(game, game.recall(self.rules, self.options))

    def replay(self) -> Iterator[State]:
        """Every state of the match, from the first deal on."""
        return follow(self.setup, self.seed, self.moves, self.forks)


def follow(setup: Setup, seed: int, moves: Sequence[str], forks: Sequence[Fork] = ()) -> Iterator[State]:
    """Every state of a match, from the first deal on."""
    state = setup.deal(seed)
    yield state
    for number, text in enumerate(moves, 1):
        seat, _, move = text.partition(" ")
        try:
            over, state = state.over, go_on(state, number - 1, forks)
            if over:
                yield state
            state = state.play(_seat(seat), state.setup.move(move))
        except SobremesaError as error:
            raise Unreadable(f"move {number} of the log, {text!r}: {error}") from error
        yield state


def go_on(state: State, made: int, forks: Sequence[Fork] = ()) -> State:
    """A state as the next move finds it, when so many are made: a deal that is over is followed by the next one, and
    what was forked here is dealt anew.
    """
    if state.over:
        state = state.next_deal()
    for fork in forks:
        if fork.moves == made:
            if not 0 <= fork.seat < state.players:
                raise Unreadable(f"there is no seat {fork.seat} that a fork could be of")
            state = state.view(fork.seat).resample(fork.seed)
    return state


def _seat(text: str) -> int:
    if text[:1] != "P" or not text[1:].isdecimal():
        raise Unreadable(f"{text!r} is no seat")
    return int(text[1:])


def _list(content: Any) -> list[Any]:
    if not isinstance(content, list):
        raise Unreadable("the forks of the log are no list")
    return content


def _fork(content: Any) -> Fork:
    try:
        moves, seat, seed = content["moves"], content["seat"], int(content["seed"], 16)
    except (TypeError, KeyError, ValueError) as error:
        raise Unreadable("a fork of the log is damaged") from error
    if type(moves) is not int or type(seat) is not int or seed < 0:
        raise Unreadable("a fork of the log is damaged")
    return Fork(moves, seat, seed)
