"""The lab in words: settings, bots and restrictions, from the Fluent files beside this one and those of the game."""

import functools
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.lab.question import Compared, Question, Restriction
from sobremesa.lab.selection import kinds, select
from sobremesa.lab.setting import Setting
from sobremesa.rules.game import Game, Option, Value, find
from sobremesa.rules.words import words

_FOLDER = Path(__file__).parent
FEW = 3  # moves that are named; of more, the first ones
UNSAID = "…"  # whatever a kind of moves leaves open
_NAMED = re.compile(r"([^:]{1,24}): .")  # a value that begins with a name: "Siesta: all cards"


class Speech:
    """The sentences of the lab for one game, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self._of_game = words(game.name, language)
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (_FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def say(self, message: str, **arguments: Any) -> str:
        """One sentence; the lab's own begin with `lab-`."""
        text, errors = self._bundle.format_pattern(self._bundle.get_message(f"lab-{message}").value, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def join(self, parts: Iterable[str]) -> str:
        """Several things in one."""
        return functools.reduce(lambda one, other: self.say("and", one=one, other=other), parts)

    def setting(self, question: Question, number: int) -> str:
        """What makes a setting different, in a few words; the first is as usual, or as it was asked for."""
        if number == 0:
            return self.say("asked" if question.options or question.restrictions else "nobody")
        compared = question.compared[number - 1]
        return compared.title.get(self.language) or self.join(self._changes(compared))

    def _changes(self, compared: Compared) -> Iterable[str]:
        for option in self.game.options:
            if option.name in compared.options:
                value = self.value(option, compared.options[option.name])
                yield self.say("option", option=self.option(option.name), value=value)
        if compared.bots is not None:
            yield self.say(
                "bots", bots=self.bots((compared.bots,) if isinstance(compared.bots, str) else compared.bots)
            )
        if compared.restrictions is not None:
            yield from map(self.restriction, compared.restrictions)
            if not compared.restrictions:
                yield self.say("unrestricted")

    def option(self, name: str) -> str:
        """An option by the game's own words."""
        return self._of_game.say(f"option-{name}")

    def value(self, option: Option, value: Value) -> str:
        """A value of an option by the game's own words, where it has some; as a part of a sentence."""
        shown = option.show(value)
        if isinstance(value, bool):
            return shown
        try:
            meaning = self._of_game.say(f"option-{option.name}-{shown}")
        except LookupError:
            return shown
        named = _NAMED.match(meaning)
        return named[1] if named else _within(meaning)

    def bots(self, bots: tuple[str, ...]) -> str:
        """Who plays: one name where all are alike, else each with the seat."""
        if len(set(bots)) == 1:
            return self.bot(bots[0])
        return ", ".join(self.say("seated", seat=f"P{seat}", bot=self.bot(bot)) for seat, bot in enumerate(bots))

    def bot(self, bot: str) -> str:
        """A bot by name."""
        level, _, iterations = bot.partition("@")
        return self.say("bot", level=level, iterations=iterations.removesuffix("i"))

    def restriction(self, restriction: Restriction) -> str:
        """A restriction in words."""
        seats = ", ".join(f"P{seat}" for seat in restriction.seats)
        moves = ", ".join(self.say("named", text=self.moves(selector)) for selector in restriction.moves)
        said = [self.say("never" if restriction.never else "always", who=seats or self.say("everybody"), moves=moves)]
        if restriction.phases:
            said.append(self.say("phases", phases=", ".join(restriction.phases)))
        if restriction.above is not None:
            said.append(self.say("above", cards=str(restriction.above)))
        if restriction.below is not None:
            said.append(self.say("below", cards=str(restriction.below)))
        return ", ".join(said)

    def moves(self, selector: str) -> str:
        """The moves that a selector names, in words: a kind by its sentence; of many others, the first ones."""
        chosen = sorted(select(self.game, selector))
        if len(chosen) > FEW and selector in kinds(self.game.name):
            message, described = self.game.describe_move(chosen[0])
            said = self._of_game.say(message, **dict.fromkeys(described, UNSAID))
            if UNSAID in said and said != UNSAID:
                return said
        said = " / ".join(self._of_game.move(move) for move in chosen[:FEW])
        return f"{said}{' …' if len(chosen) > FEW else ''}"

    def move(self, move: int) -> str:
        """A move by the game's own words."""
        return self._of_game.move(move)

    def like_the_first(self, setting: Setting, sides: Iterable[bool]) -> str:
        """Those who are like P0: who they are."""
        seats = ", ".join(f"P{seat}" for seat, like in enumerate(sides) if like)
        kept = [self.restriction(each) for each in setting.restrictions if not each.seats or 0 in each.seats]
        return f"{seats} ({', '.join([self.bot(setting.bots[0]), *kept])})"


def _within(sentence: str) -> str:
    """A sentence within another one: without its full stop, and with a small letter first. A name stays as it is."""
    return sentence[:1].lower() + sentence[1:-1] if sentence.endswith(".") else sentence


@functools.cache
def speech(game: str, language: str) -> Speech:
    """The sentences of the lab for a game, read once."""
    return Speech(find(game), language)
