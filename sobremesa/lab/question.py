"""A question to the lab: a game as it is set up, who sits where and under which restrictions, and what it is compared
with.

A question is a value. It is written as TOML, as JSON and as the query of an address (docs/lab.md); all three are read
here, and whatever is wrong with one gets a sentence.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct, convert, structs

from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.game import Game, Value, find

Unit = Literal["deal", "match"]
DEALS = 10_000  # that a question asks for unless it says how many, or how long
MOST_DEALS = 1_000_000_000
MOST_SECONDS = 86_400
MOST_SEED = (1 << 53) - 1  # a number of which every language has all digits
MOST_COMPARED = 20
MOST_RESTRICTIONS = 16


class Restriction(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What some seats never do, or always do when they can, and when that holds."""

    never: tuple[str, ...] = ()
    always: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # none: everybody
    phases: tuple[str, ...] = ()  # none: whatever is being asked
    above: int | None = None  # only with more cards in hand than this
    below: int | None = None  # only with fewer

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves that it speaks of, as somebody named them."""
        return self.never or self.always


class Compared(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Another setting: what is different in it."""

    options: dict[str, Value] = {}
    bots: str | tuple[str, ...] | None = None
    restrictions: tuple[Restriction, ...] | None = None
    title: dict[str, str] = {}


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody wants to know."""

    game: str
    title: dict[str, str] = {}  # by language
    options: dict[str, Value] = {}
    bots: str | tuple[str, ...] = "sensible"
    restrictions: tuple[Restriction, ...] = ()
    rotate: bool = False  # whether everybody moves one seat on after each deal
    unit: Unit = "deal"
    deals: int | None = None
    seconds: float | None = None
    seed: int = 1
    compared: tuple[Compared, ...] = ()


def convert_question(data: Any) -> Question:
    """A question from plain values, checked and in its one canonical form."""
    try:
        return canonical(convert(data, Question))
    except msgspec.ValidationError as error:
        raise Unreadable(f"this is no question: {_plainly(error)}") from error


def canonical(question: Question) -> Question:
    """The same question with nothing in it that goes without saying; a question that cannot be asked is refused."""
    game = find(question.game)
    _check_numbers(question)
    base = {name: value for name, value in game.choose(question.options).items() if value != _usual(game)[name]}
    return structs.replace(
        question,
        game=game.name,
        options=base,
        bots=_bots(question.bots),
        deals=DEALS if question.deals is None and question.seconds is None else question.deals,
        compared=tuple(_canonical(game, base, each) for each in question.compared),
    )


def _canonical(game: Game, base: Mapping[str, Value], compared: Compared) -> Compared:
    """Another setting, its options in the order of the game."""
    checked = game.choose({**base, **compared.options})
    return structs.replace(
        compared,
        options={name: checked[name] for name in checked if name in compared.options},
        bots=None if compared.bots is None else _bots(compared.bots),
    )


def _bots(bots: str | tuple[str, ...]) -> str | tuple[str, ...]:
    """One name if everybody is alike."""
    return bots if isinstance(bots, str) or len(set(bots)) != 1 else bots[0]


def _check_numbers(question: Question) -> None:
    """Refuse what cannot be counted or would never end."""
    if question.deals is not None and question.seconds is not None:
        raise BadOption("a question says how many deals or how many seconds, not both")
    if question.deals is not None and not 1 <= question.deals <= MOST_DEALS:
        raise BadOption(f"deals is a whole number from 1 to {MOST_DEALS}, not {question.deals}")
    if question.seconds is not None and not 0 < question.seconds <= MOST_SECONDS:
        raise BadOption(f"seconds is a number above 0 and up to {MOST_SECONDS}, not {question.seconds:g}")
    if not 0 <= question.seed <= MOST_SEED:
        raise BadOption(f"seed is a whole number from 0 to {MOST_SEED}, not {question.seed}")
    if len(question.compared) > MOST_COMPARED:
        raise BadOption(f"a question compares {MOST_COMPARED} other settings at most, not {len(question.compared)}")


def _usual(game: Game) -> dict[str, Value]:
    return game.check({})


def _plainly(error: msgspec.ValidationError) -> str:
    """What msgspec says, as a part of a sentence."""
    said = str(error)
    return said[:1].lower() + said[1:]
