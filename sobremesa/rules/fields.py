"""Declaring what a field of a record is, once: its bytes, its meaning, who may see it, and how it is written.

A field is declared with its kind: `zone`, `card`, `seat`, `letter`, `count` and so on (kinds.py); what only the rules
read is a plain `field`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sobremesa.rules import kinds

PUBLIC = "everybody"
OWN = "each seat its own row"
TURN = "the seat whose turn it is"
NOBODY = "nobody"
TOLD = "each event says who may see it"


class Names:
    """Numbers that have names: `PLAY = PHASES("play")` is the next one. A field with these names is written by them."""

    def __init__(self, *names: str) -> None:
        self.texts = list(names)

    def __call__(self, name: str) -> int:
        """The next number, under this name."""
        self.texts.append(name)
        return len(self.texts) - 1

    def names(self) -> dict[int, str]:
        """Every name by its number."""
        return dict(enumerate(self.texts))

    def numbers(self) -> dict[bool | int | str, int]:
        """Every number by its name."""
        return {text: number for number, text in enumerate(self.texts)}


class Field(NamedTuple):
    """One field: numpy type, shape, who may see it, what it means, how it is written (if it can be)."""

    type: str
    shape: tuple[int, ...]
    eyes: str
    about: str
    kind: kinds.FieldKind | None = None


def field(type: str, about: str, *, shape: int | tuple[int, ...] = (), eyes: str = PUBLIC) -> Any:
    """A field of numbers that only the rules read."""
    return Field(type, shape if isinstance(shape, tuple) else (shape,), eyes, about)


def zone(
    about: str,
    *,
    each: int = 0,
    words: int = 2,
    eyes: str = PUBLIC,
    count: str = "",
    heap: bool = False,
    top: str = "",
) -> Any:
    """Where cards lie: a set of up to 64 for every word; `each`: so many of them, one for each seat."""
    kind = kinds.Zone(True, words, bool(each), count, heap=heap or bool(top), top=top)
    return Field("u8", _shape(each, words), eyes, about, kind)


def marks(
    about: str,
    *,
    each: int = 0,
    words: int = 2,
    eyes: str = PUBLIC,
    count: str = "",
    less: tuple[str, ...] = (),
    bare: bool = False,
    heap: bool = False,
) -> Any:
    """Cards that are pointed at, wherever they lie."""
    return Field("u8", _shape(each, words), eyes, about, kinds.Zone(False, words, bool(each), count, less, bare, heap))


def _shape(each: int, words: int) -> tuple[int, ...]:
    return (*((each,) if each else ()), *((words,) if words > 1 else ()))


def card(about: str, *, eyes: str = PUBLIC) -> Any:
    """One card, or what is printed on it; -1: none."""
    return Field("i1", (), eyes, about, kinds.Card())


def seat(about: str, *, during: tuple[int, ...] = ()) -> Any:
    """A seat; -1: none."""
    return Field("i1", (), PUBLIC, about, kinds.Seat(during))


def seats(about: str, *, type: str = "u2", eyes: str = PUBLIC) -> Any:
    """A set of seats, as bits."""
    return Field(type, (), eyes, about, kinds.Seats())


def letter(names: Names | Mapping[int, str], about: str) -> Any:
    """One of a few numbers that have names."""
    return Field("i1", (), PUBLIC, about, kinds.Letter(names.names() if isinstance(names, Names) else names))


def letters(names: Sequence[str], about: str, *, things: str) -> Any:
    """A set of things that have names, as bits."""
    return Field("u1", (), PUBLIC, about, kinds.Letters(tuple(names), things))


def count(about: str, *, each: int = 0, type: str = "i1", eyes: str = PUBLIC, given: str = "", of: str = "") -> Any:
    """A number; `each`: so many of them, one for each seat; `of`: the zone whose cards it counts."""
    return Field(type, (each,) if each else (), eyes, about, kinds.Count(given, of))


def flag(about: str) -> Any:
    """Yes or no."""
    return Field("i1", (), PUBLIC, about, kinds.Flag())


def moves(about: str) -> Any:
    """A set of moves."""
    return Field("u8", (2,), PUBLIC, about, kinds.Moves())


def groups(about: str, *, each: int, cards: str, starred: str) -> Any:
    """The groups of cards that each seat owns, by their values, as bits."""
    return Field("i4", (each,), PUBLIC, about, kinds.Groups(cards, starred))
