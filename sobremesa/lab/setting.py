"""A question made ready: each of its settings as a table that can be dealt, with bots and restrictions as numbers."""

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from sobremesa.lab.counting.desk import ALWAYS, CHANCE, CONDITIONS, NEVER, SENSIBLE
from sobremesa.lab.question import MOST_RESTRICTIONS, Compared, Question, Restriction
from sobremesa.lab.selection import kinds, select
from sobremesa.rules.engine import SEATS
from sobremesa.rules.errors import BadOption
from sobremesa.rules.fields import OWN
from sobremesa.rules.game import Game, find
from sobremesa.rules.kinds import Letter, Zone
from sobremesa.rules.state import Setup

NO_LIMIT = 1 << 30  # cards

_SEARCH = re.compile(r"search@([1-9]\d{0,6})i")


class Setting(NamedTuple):
    """One setting of a question."""

    setup: Setup
    bots: tuple[str, ...]  # who sits where at first
    restrictions: tuple[Restriction, ...]


class Rulings(NamedTuple):
    """Restrictions as compiled code reads them: a row for each."""

    masks: NDArray[np.uint64]  # the moves
    conditions: NDArray[np.int64]


class Places(NamedTuple):
    """Where a game's record keeps what restrictions ask for: the hands, as words; the phase, as a byte. -1: nowhere."""

    hand: int
    words: int
    phase: int


def settings(question: Question) -> tuple[Setting, ...]:
    """The settings of a question, the one that others are compared with first; what cannot be is refused."""
    base = _setting(question, Compared())
    others = tuple(_setting(question, compared) for compared in question.compared)
    for number, other in enumerate(others, 1):
        if other == base:
            raise BadOption(f"setting {number} is the same as the one that it is compared with")
    return base, *others


def _setting(question: Question, compared: Compared) -> Setting:
    game = find(question.game)
    setup = Setup(game, game.choose({**question.options, **compared.options}))
    bots = question.bots if compared.bots is None else compared.bots
    restrictions = question.restrictions if compared.restrictions is None else compared.restrictions
    if len(restrictions) > MOST_RESTRICTIONS:
        raise BadOption(f"there can be {MOST_RESTRICTIONS} restrictions at most, not {len(restrictions)}")
    for restriction in restrictions:
        _check(setup, restriction)
    return Setting(setup, _seated(setup, bots), tuple(restrictions))


def _seated(setup: Setup, bots: str | tuple[str, ...]) -> tuple[str, ...]:
    """A bot for each seat."""
    seated = (bots,) * setup.players if isinstance(bots, str) else bots
    if len(seated) != setup.players:
        raise BadOption(f"{len(seated)} bots cannot sit in {setup.players} seats: name one for all, or one for each")
    for bot in seated:
        level(bot)
    return seated


def level(bot: str) -> int:
    """A bot as a number."""
    if bot in ("chance", "sensible"):
        return {"chance": CHANCE, "sensible": SENSIBLE}[bot]
    found = _SEARCH.fullmatch(bot)
    if not found:
        raise BadOption(
            f"{bot!r} cannot play in the lab: chance, sensible and search@200i can. It counts iterations, as many as"
            " you say: with a clock nobody could repeat the figures"
        )
    return int(found[1])


def _check(setup: Setup, restriction: Restriction) -> None:
    """Refuse a restriction that nobody can keep or break."""
    if bool(restriction.never) == bool(restriction.always):
        raise BadOption("a restriction says what is never done or what is always done, one of the two")
    for selector in restriction.moves:
        select(setup.game, selector)
    for seat in restriction.seats:
        if not 0 <= seat < setup.players:
            raise BadOption(f"there is no seat {seat}: the seats are 0 to {setup.players - 1}")
    names = phases(setup.game)
    for phase in restriction.phases:
        if phase not in names:
            raise BadOption(f"{setup.game.name} has no phase {phase!r}: it has {', '.join(names) or 'none'}")
    for limit in (restriction.above, restriction.below):
        if limit is not None and not 0 <= limit < NO_LIMIT:
            raise BadOption("above and below are numbers of cards, from 0 on")


def phases(game: Game) -> tuple[str, ...]:
    """What a game may be asking, by name, in the order of their numbers; none where it always asks the same."""
    declared = game.rules.fields.get("phase")
    return tuple(declared.kind.names.values()) if declared and isinstance(declared.kind, Letter) else ()


def places(game: Game) -> Places:
    """Where the hands and the phase are in a record of the table."""
    fields: Any = game.rules.told.fields
    phase = fields["phase"][1] if phases(game) else -1
    for name, declared in game.rules.fields.items():
        zone = declared.kind
        if isinstance(zone, Zone) and zone.place and zone.each and declared.eyes == OWN:
            return Places(fields[name][1] // 8, zone.words, phase)
    return Places(-1, 0, phase)


def rulings(setting: Setting, words: int) -> Rulings:
    """The restrictions of a setting as numbers; `words` as many as a set of moves has."""
    count = len(setting.restrictions)
    masks, conditions = np.zeros((count, words), np.uint64), np.zeros((count, len(CONDITIONS)), np.int64)
    for row, restriction in enumerate(setting.restrictions):
        game = setting.setup.game
        chosen = {move for selector in restriction.moves for move in select(game, selector)}
        masks[row] = moves_as_words(chosen, words)
        conditions[row] = _conditions(game, restriction)
    return Rulings(masks, conditions)


def _conditions(game: Game, restriction: Restriction) -> tuple[int, ...]:
    names = phases(game)
    return (
        _bits(restriction.seats or range(SEATS)),
        NEVER if restriction.never else ALWAYS,
        _bits(names.index(phase) for phase in restriction.phases),
        -1 if restriction.above is None else restriction.above,
        NO_LIMIT if restriction.below is None else restriction.below,
    )


def sides(setting: Setting) -> list[bool]:
    """Of each seat, whether it is like the first: the same bot under the same restrictions."""
    likes = [
        (bot, [not each.seats or seat in each.seats for each in setting.restrictions])
        for seat, bot in enumerate(setting.bots)
    ]
    return [each == likes[0] for each in likes]


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def moves_as_words(moves: Iterable[int], words: int) -> NDArray[np.uint64]:
    """A set of moves as an array of words."""
    found = np.zeros(words, np.uint64)
    for move in moves:
        found[move >> 6] |= np.uint64(1 << (move & 63))
    return found


def kind_numbers(game: Game, words: int) -> NDArray[np.int64]:
    """The number of the kind of every move; -1 where there is no move."""
    found = np.full(64 * words, -1, np.int64)
    for number, moves in enumerate(kinds(game.name).values()):
        found[list(moves)] = number
    return found


def without_titles(question: Question) -> Question:
    """The question as an address has it."""
    compared = tuple(structs.replace(each, title={}) for each in question.compared)
    return structs.replace(question, title={}, compared=compared)
