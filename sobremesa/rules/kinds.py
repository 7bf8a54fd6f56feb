"""The kinds of fields: what a number in a record means, and how it is written.

From a field's kind follow how a board shows it, how the position of a scenario names it, what type it has on the wire,
and the data by which a reader in another language decodes it.
"""

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from sobremesa.rules.seats import NAMES as SEATS

if TYPE_CHECKING:
    from sobremesa.rules.sheet import Sheet

NONE = -1  # in a field for a card or a seat: there is none
UNSEEN = -2  # there is one, and the viewer may not see it

MEMO = 1 << 12  # things of one sort that are remembered instead of made again: about a megabyte of them

Numbers = Mapping[str, Any]  # the numbers of a record's fields: integers, tuples of them, rows of tuples
Write = Callable[[Numbers], Any]


class Naming:
    """The cards of a game by name: `deck` has, for every name, the numbers of the cards that it is printed on."""

    GROUP = 30  # cards that are named at once: a move changes few, so most of a zone was named before

    def __init__(self, deck: Mapping[str, Sequence[int]]) -> None:
        self._names = {number: name for name, numbers in deck.items() for number in numbers}
        self._groups = tuple(_groups(deck, self.GROUP))
        self.zone = functools.lru_cache(MEMO)(self._zone)
        self._part = functools.lru_cache(MEMO)(self._name_part)

    def card(self, number: int) -> str:
        """A card, "?" if it may not be seen, nothing if there is none."""
        return "?" if number == UNSEEN else self._names[number] if number >= 0 else ""

    def _zone(self, cards: int) -> tuple[str, ...]:
        """The cards of a zone by name, in the order of the deck."""
        found: tuple[str, ...] = ()
        for group, (mask, _) in enumerate(self._groups):
            found += self._part(group, cards & mask)
        return found

    def _name_part(self, group: int, cards: int) -> tuple[str, ...]:
        return tuple(name for bit, name in self._groups[group][1] if cards & bit)


def _groups(deck: Mapping[str, Sequence[int]], most: int) -> list[tuple[int, list[tuple[int, str]]]]:
    """Neighbouring cards in groups: their mask, and each card's bit and name."""
    cards = [(1 << number, name) for name, numbers in deck.items() for number in numbers]
    parts = [cards[first : first + most] for first in range(0, len(cards), most)]
    return [(sum(bit for bit, _ in part), part) for part in parts]


class Writing(NamedTuple):
    """What writing takes beyond the record: the names of cards and moves, and the seats at the table."""

    cards: Naming
    moves: Mapping[int, str]
    seats: tuple[str, ...]


@dataclass(frozen=True)
class FieldKind:
    """What a field means. A kind's own attributes are its data; `TYPE` is what it is written as, in TypeScript."""

    NAME: ClassVar[str]
    TYPE: ClassVar[str]

    def writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:
        """A function that writes the field of a record as a board shows it."""
        return self._writer(field, shape, writing)

    def always(self) -> "FieldKind":
        """The same kind, for who wants to see the field also when a board does not show it."""
        return self

    def type(self, shape: tuple[int, ...]) -> str:
        """How TypeScript spells what the field is written as."""
        return self._type(shape)

    def needs(self) -> tuple[str, ...]:
        """The other fields that writing this one takes."""
        return self._needs()

    def read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int] = (0, 0)) -> Any:
        """What a table of a scenario says under a key, as a number; where it is silent, what is usual. `limits` are
        the least and the most that a count may be.
        """
        return self._read(sheet, key, usual, limits)

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:
        raise NotImplementedError

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> Any:
        raise NotImplementedError

    def _type(self, shape: tuple[int, ...]) -> str:  # noqa: ARG002
        return self.TYPE

    def _needs(self) -> tuple[str, ...]:
        return ()

    def data(self) -> dict[str, Any]:
        """The kind as JSON: its name, and those of its attributes that say something."""
        return {"kind": self.NAME, **{name: _json(value) for name, value in asdict(self).items() if value}}


def _json(value: Any) -> Any:
    """A kind's attribute as JSON has it: lists, and keys that are texts."""
    if isinstance(value, Mapping):
        return {str(key): each for key, each in value.items()}
    return list(value) if isinstance(value, tuple) else value


def one(zone: int) -> int:
    """A set of one word as a number: itself."""
    return zone


def both(zone: tuple[int, int]) -> int:
    """A set of two words as one number."""
    return zone[0] | zone[1] << 64


@dataclass(frozen=True)
class Zone(FieldKind):
    """A set of cards, or one for each seat. `place`: they lie here, and nowhere else; otherwise they are pointed at.
    `count`: the field that says how many there are, seen or not; `less`: zones whose cards are not shown here;
    `bare`: seats without a card are left out. `heap`: they lie one on the other, and nobody looks through them;
    `top`: the field of the card that lies on it face up.
    """

    NAME = "zone"
    TYPE = "string[]"
    place: bool
    words: int
    each: bool = False
    count: str = ""
    less: tuple[str, ...] = ()
    bare: bool = False
    heap: bool = False
    top: str = ""

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        names, seats, whole = writing.cards.zone, writing.seats, both if self.words == 2 else one
        if not self.each:
            return lambda r: names(whole(r[field]))

        def each(r: Numbers) -> dict[str, tuple[str, ...]]:
            hidden = 0
            for zone in self.less:
                hidden |= whole(r[zone])
            shown = {seat: names(whole(zone) & ~hidden) for seat, zone in zip(seats, r[field], strict=False)}
            return {seat: cards for seat, cards in shown.items() if cards} if self.bare else shown

        def counted(r: Numbers) -> dict[str, tuple[str, ...]]:
            return {
                seat: cards + ("?",) * (count - len(cards))
                for seat, count, cards in zip(seats, r[self.count], map(names, map(whole, r[field])), strict=False)
            }

        return counted if self.count else each

    def _type(self, shape: tuple[int, ...]) -> str:  # noqa: ARG002
        return f"Record<string, {self.TYPE}>" if self.each else self.TYPE

    def _needs(self) -> tuple[str, ...]:
        return (*((self.count,) if self.count else ()), *self.less)

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> list[int] | int:  # noqa: ARG002
        """Cards by their kinds, or how many lie here; cards that are pointed at are named."""
        return sheet.hand(key, usual) if self.place else sheet.cards(key)


@dataclass(frozen=True)
class Card(FieldKind):
    """One card, or what is printed on it; nothing where there is none."""

    NAME = "card"
    TYPE = "string"

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        card = writing.cards.card
        return lambda r: card(r[field])

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> int:  # noqa: ARG002
        """A kind."""
        return NONE if usual == NONE and sheet.get(key, "") == "" else sheet.card(key)


@dataclass(frozen=True)
class Seat(FieldKind):
    """A seat, or none; `during`: the phases in which it is shown, if not in all."""

    NAME = "seat"
    TYPE = "string"
    during: tuple[int, ...] = ()

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        names, during = (*SEATS, ""), self.during  # -1 is the last: nobody
        if during:
            return lambda r: names[r[field]] if r["phase"] in during else ""
        return lambda r: names[r[field]]

    def always(self) -> "Seat":
        """A seat that is shown in every phase."""
        return Seat()

    def _needs(self) -> tuple[str, ...]:
        return ("phase",) if self.during else ()

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> int:  # noqa: ARG002
        return NONE if usual == NONE and sheet.get(key, "") == "" else sheet.seat(key, usual)


@dataclass(frozen=True)
class Seats(FieldKind):
    """A set of seats, as bits."""

    NAME = "seats"
    TYPE = "string[]"

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        return lambda r: tuple(seat for i, seat in enumerate(writing.seats) if r[field] >> i & 1)

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> int:  # noqa: ARG002
        return sum(1 << seat for seat in set(sheet.seats(key)))


@dataclass(frozen=True)
class Letter(FieldKind):
    """One of a few numbers that have names."""

    NAME = "letter"
    FEW = 16  # as many names as a type spells out
    names: Mapping[int, str]

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        names = dict(self.names)
        return lambda r: names[r[field]]

    def _type(self, shape: tuple[int, ...]) -> str:  # noqa: ARG002
        names = dict.fromkeys(self.names.values())
        return " | ".join(f'"{name}"' for name in names) if len(names) <= self.FEW else "string"

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> int:  # noqa: ARG002
        numbers = self.numbers()
        said = sheet.get(key, self.names[usual])
        if said == "" and said in numbers:
            return numbers[said]
        return numbers[sheet.choice(key, said, [name for name in numbers if name])]

    def numbers(self) -> dict[str, int]:
        """Every number by its name; of several that share one, the first."""
        found: dict[str, int] = {}
        for number, name in self.names.items():
            found.setdefault(name, number)
        return found


@dataclass(frozen=True)
class Letters(FieldKind):
    """A set of `things` that have names, as bits."""

    NAME = "letters"
    TYPE = "string[]"
    names: tuple[str, ...]
    things: str

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        names = self.names
        return lambda r: tuple(name for i, name in enumerate(names) if r[field] >> i & 1)

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> int:  # noqa: ARG002
        if key not in sheet:
            return int(usual)
        named = sheet.names(key)
        if not set(named) <= set(self.names):
            raise sheet.fail(key, f"{self.things} are {' '.join(self.names)}")
        return sum(1 << self.names.index(name) for name in set(named))


@dataclass(frozen=True)
class Count(FieldKind):
    """A number, or one for each seat; `given`: a flag without which there is none; `of`: the zone whose cards it
    counts, which may be one that nobody sees.
    """

    NAME = "count"
    TYPE = "number"
    given: str = ""
    of: str = ""

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:
        if not shape:
            return lambda r: r[field]
        if self.given:
            return lambda r: dict(zip(writing.seats, r[field], strict=False)) if r[self.given] else {}
        return lambda r: dict(zip(writing.seats, r[field], strict=False))

    def _type(self, shape: tuple[int, ...]) -> str:
        return f"Record<string, {self.TYPE}>" if shape else self.TYPE

    def _needs(self) -> tuple[str, ...]:
        return (self.given,) if self.given else ()

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> int:
        return sheet.number(key, usual, *limits)


@dataclass(frozen=True)
class Flag(FieldKind):
    """Yes or no."""

    NAME = "flag"
    TYPE = "boolean"

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        return lambda r: bool(r[field])

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> int:  # noqa: ARG002
        return int(sheet.flag(key)) if key in sheet else int(usual)


@dataclass(frozen=True)
class Moves(FieldKind):
    """A set of moves, as the bits of two words."""

    NAME = "moves"
    TYPE = "string[]"

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        names = Naming({name: (number,) for number, name in sorted(writing.moves.items())}).zone
        return lambda r: names(both(r[field]))

    def _read(self, sheet: "Sheet", key: str, usual: Any, limits: tuple[int, int]) -> list[int]:  # noqa: ARG002
        moves = sum(1 << move for move in set(sheet.moves(key)))
        return [moves & (1 << 64) - 1, moves >> 64]


_GROUP = re.compile(r"(\d+)(\*?)\(([^()]+)\)")


@dataclass(frozen=True)
class Groups(FieldKind):
    """Groups of cards that lie together, each known by its value: the values that each seat owns, as bits.
    `cards`: the zones by value, of one word each; `starred`: the values whose groups are written with a star.
    """

    NAME = "groups"
    TYPE = "Record<string, string[]>"
    cards: str
    starred: str

    def _writer(self, field: str, shape: tuple[int, ...], writing: Writing) -> Write:  # noqa: ARG002
        @functools.lru_cache(MEMO)
        def group(value: int, star: int, cards: int) -> str:
            return f"{value}{'*' if star else ''}({','.join(writing.cards.zone(cards))})"

        def groups(r: Numbers, owned: int) -> tuple[str, ...]:
            zones, starred = r[self.cards], r[self.starred]
            return tuple(
                group(value, starred >> value & 1, zones[value]) for value in range(len(zones)) if owned >> value & 1
            )

        return lambda r: {seat: groups(r, owned) for seat, owned in zip(writing.seats, r[field], strict=False)}

    def _needs(self) -> tuple[str, ...]:
        return (self.cards, self.starred)

    @staticmethod
    def parse(text: str) -> tuple[int, bool, list[str]] | None:
        """The value of a group, whether it has a star, and the names of its cards; None: it is none."""
        match = _GROUP.fullmatch(text)
        return match and (int(match[1]), bool(match[2]), match[3].split(","))
