"""The log: game, options, seed and moves, the whole truth about a match. Every state is a fold over it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sobremesa.rules.errors import SobremesaError, Unreadable
from sobremesa.rules.game import Value, find
from sobremesa.rules.state import Setup, State

FORMAT = 1


@dataclass(frozen=True)
class Log:
    """A match in writing. Moves are "P0 R5": a seat and a move in notation."""

    game: str
    options: dict[str, Value]
    seed: int
    moves: tuple[str, ...]
    rules: int = 1

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
        return cls(content["game"], content["options"], seed, tuple(content["moves"]), content["rules"])

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
        return json.dumps(content, ensure_ascii=False)

    @property
    def setup(self) -> Setup:
        """The game with the rules of its time; `OtherRules` where this program does not have them."""
        game = find(self.game)
        return Setup(game, game.recall(self.rules, self.options))

    def replay(self) -> Iterator[State]:
        """Every state of the match, from the first deal on."""
        state = self.setup.deal(self.seed)
        yield state
        for number, text in enumerate(self.moves, 1):
            seat, _, move = text.partition(" ")
            try:
                if state.over:
                    state = state.next_deal()
                    yield state
                state = state.play(_seat(seat), state.setup.move(move))
            except SobremesaError as error:
                raise Unreadable(f"move {number} of the log, {text!r}: {error}") from error
            yield state


def _seat(text: str) -> int:
    if text[:1] != "P" or not text[1:].isdecimal():
        raise Unreadable(f"{text!r} is no seat")
    return int(text[1:])
