"""Questions as the query of an address, to be sent to somebody: `game=cone&o.players=2&never=challenge`.

docs/lab.md has the format; the page writes and reads the same (titles are left out).
"""

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qsl, quote_plus

from sobremesa.lab.question import DEALS, Compared, Question, Restriction, canonical, convert_question
from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.game import Game, Option, Value, find

_SAFE = "!*'():@/,;=$"  # what an address may show as it is
_COMPARED = re.compile(r"(\d+)\.(.+)")
_WHOLE = re.compile(r"\d{1,18}")

Pair = tuple[str, str]
Pairs = list[Pair]


def write_address(question: Question) -> str:
    """The query of an address."""
    return "&".join(
        f"{quote_plus(key, _SAFE)}={quote_plus(value, _SAFE)}" for key, value in _pairs(canonical(question))
    )


def read_address(query: str) -> Question:
    """A question from the query of an address."""
    pairs = parse_qsl(query.removeprefix("?"), keep_blank_values=True)
    base: Pairs = []
    others: dict[int, Pairs] = {}
    for key, value in pairs:
        found = _COMPARED.fullmatch(key)
        if found:
            others.setdefault(int(found[1]), []).append((found[2], value))
        else:
            base.append((key, value))
    game = find(dict(base).get("game", ""))
    if sorted(others) != list(range(1, len(others) + 1)):
        raise Unreadable("the settings that are compared are numbered 1, 2, 3 …")
    compared = [_setting(game, others[number]) for number in sorted(others)]
    rest = {key: _READ[key](key, value) for key, value in base if key in _READ}
    return convert_question(
        {**rest, **_setting(game, [pair for pair in base if pair[0] not in _READ]), "compared": compared}
    )


def _pairs(question: Question) -> Iterator[Pair]:
    """What an address says, in its order."""
    game = find(question.game)
    yield "game", question.game
    yield from _options(game, question.options)
    if question.bots != "sensible":
        yield "bots", _joined(question.bots)
    yield from map(_restriction, question.restrictions)
    if question.rotate:
        yield "rotate", "on"
    if question.unit != "deal":
        yield "unit", question.unit
    if question.seconds is not None:
        yield "seconds", f"{question.seconds:g}"
    elif question.deals != DEALS:
        yield "deals", str(question.deals)
    if question.seed != 1:
        yield "seed", str(question.seed)
    for number, compared in enumerate(question.compared, 1):
        for key, value in _compared(game, compared):
            yield f"{number}.{key}", value


def _compared(game: Game, compared: Compared) -> Iterator[Pair]:
    yield from _options(game, compared.options)
    if compared.bots is not None:
        yield "bots", _joined(compared.bots)
    if compared.restrictions is not None:
        yield from map(_restriction, compared.restrictions)
        if not compared.restrictions:
            yield "never", ""


def _options(game: Game, options: dict[str, Value]) -> Iterator[Pair]:
    for option in game.options:
        if option.name in options:
            yield f"o.{option.name}", option.show(options[option.name])


def _restriction(restriction: Restriction) -> Pair:
    """`never=challenge;seats=0;phases=play;above=3`."""
    said = [",".join(restriction.moves)]
    if restriction.seats:
        said.append("seats=" + ",".join(map(str, restriction.seats)))
    if restriction.phases:
        said.append("phases=" + ",".join(restriction.phases))
    limits = {"above": restriction.above, "below": restriction.below}
    said += [f"{name}={limit}" for name, limit in limits.items() if limit is not None]
    return "never" if restriction.never else "always", ";".join(said)


def _joined(bots: str | tuple[str, ...]) -> str:
    return bots if isinstance(bots, str) else ",".join(bots)


def _setting(game: Game, pairs: Pairs) -> dict[str, Any]:
    """What a setting says, as plain values."""
    known = {f"o.{option.name}": option for option in game.options}
    found: dict[str, Any] = {"options": {}}
    for key, value in pairs:
        if key in known:
            found["options"][known[key].name] = known[key].parse(value)
        elif key == "bots":
            found["bots"] = value if "," not in value else value.split(",")
        elif key in ("never", "always"):
            found.setdefault("restrictions", []).extend([_read_restriction(key, value)] if value else [])
        elif key.startswith("o."):
            game.check({key[2:]: value})
        else:
            raise Unreadable(f"an address of the lab has no {key!r}")
    return found


def _read_restriction(how: str, text: str) -> dict[str, Any]:
    """A restriction, as plain values."""
    moves, *conditions = text.split(";")
    found: dict[str, Any] = {how: moves.split(",")}
    for condition in conditions:
        name, _, value = condition.partition("=")
        if name == "seats":
            found[name] = [_whole(name, each) for each in value.split(",")]
        elif name == "phases":
            found[name] = value.split(",")
        elif name in ("above", "below"):
            found[name] = _whole(name, value)
        else:
            raise Unreadable(f"a restriction has no {name!r}: it has seats, phases, above and below")
    return found


def _whole(key: str, text: str) -> int:
    if not _WHOLE.fullmatch(text):
        raise BadOption(f"{key} is a whole number, not {text!r}")
    return int(text)


def _real(key: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadOption(f"{key} is a number, not {text!r}") from None


def _switch(key: str, text: str) -> Value:
    return Option(key, False, (False, True)).parse(text)


_READ: dict[str, Callable[[str, str], Any]] = {
    "game": lambda _, text: text,
    "unit": lambda _, text: text,
    "rotate": _switch,
    "deals": _whole,
    "seconds": _real,
    "seed": _whole,
}
