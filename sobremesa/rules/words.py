"""Sentences in the player's language, from the Fluent files beside the rules.

The rules speak in points and numbers; here they become words. The browser reads the same files.
"""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Game
from sobremesa.rules.trail import UNSEEN

LANGUAGES = ("es", "en")
SHARED = Path(__file__).parent


class Words:
    """The sentences of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"there is no language {language!r}: there are {', '.join(LANGUAGES)}")
        self._game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (SHARED, *game.folders):
            file = folder / f"words.{language}.ftl"
            if file.exists():
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)

    def say(self, message: str, **arguments: Any) -> str:
        """One sentence."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def seat(self, seat: int, names: Sequence[str] | None = None) -> str:
        """A seat by the name of who sits there, or P0, P1, …"""
        return names[seat] if names else f"P{seat}"

    def card(self, kind: int) -> str:
        """A card by its name; UNSEEN is just a card."""
        return self.say("unseen-card") if kind == UNSEEN else self.say("card", **self._game.describe_card(kind))

    def move(self, move: int) -> str:
        """What a button for the move says."""
        message, described = self._game.describe_move(move)
        return self.say(message, **self._named(described))

    def point(self, point: int, seat: int, argument: int, other: int, names: Sequence[str] | None = None) -> str:
        """The sentence of an event or of a refusal."""
        described: dict[str, Any] = {}
        if seat >= 0:
            described["seat"] = self.seat(seat, names)
        if other >= 0:
            described["other"] = self.seat(other, names)
        if point in self._game.arguments:
            name = self._game.arguments[point]
            described[name] = self._game.letters[name][argument] if name in self._game.letters else argument
        return self.say(self._game.points[point], **self._named(described))

    def _named(self, described: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as the sentences want them: a card by its name."""
        return {key: self.card(value) if key == "card" else value for key, value in described.items()}


@functools.cache
def words(game: str, language: str) -> Words:
    """The sentences of a game, read once."""
    from sobremesa.rules.game import find

    return Words(find(game), language)
