"""What a seat may know as numbers: how long the vector is, what each slice of it means, and the plan that fills it.

All of it follows from the declaration of the record (rules/fields.py), so a game has an observation as soon as it has
a record. Whatever belongs to a seat begins with the viewer's own, then goes on to the left.
"""

import functools
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.gym import encoder
from sobremesa.gym.encoder import Numbers, Plan
from sobremesa.rules import kinds
from sobremesa.rules.engine import SEATS
from sobremesa.rules.fields import NOBODY, TOLD, Field
from sobremesa.rules.game import Game, find

CARD_NUMBERS = 128  # of a zone of two words
WORD = 8  # bytes

ENCODINGS = {
    encoder.CARDS: "how many of each kind of card, in the order of `cards`",
    encoder.TWINS: "how many of each kind of card, in the order of `cards`",
    encoder.CARD: "1 at the kind of the card, in the order of `cards`; the last says that there is one, unseen",
    encoder.ONE_SEAT: "1 at the seat, counted from the viewer to the left; nothing where there is none",
    encoder.SEATS: "1 for each seat of the set, counted from the viewer to the left",
    encoder.LETTER: "1 at the name, in the order of `names`",
    encoder.BITS: "the bits of the number, the lowest first",
    encoder.NUMBER: "the number itself",
    encoder.WIDE: "two numbers: what is left when it is divided by 128, and the quotient",
}


@dataclass(frozen=True)
class Slice:
    """A part of the vector: the field of the record that it comes from, and how to read it."""

    name: str
    start: int
    length: int
    shape: tuple[int, ...]  # rows, if there are several, and the length of a row
    rows: str  # what the rows are: "seats" (the viewer's own first), "values", or nothing
    encoding: str
    about: str
    names: tuple[str, ...] = ()  # what each place of a row stands for, where places have names


class _Piece(NamedTuple):
    """How one number of a field is written."""

    op: int
    length: int
    table: int = 0
    names: tuple[str, ...] = ()


class _Row(NamedTuple):
    """One number, or one zone, of a record: what it becomes, and where it is and goes."""

    piece: _Piece
    begin: int  # of the field: a byte of the record
    number: int  # which of the field's
    by_seat: bool  # they are the seats', counted from the viewer
    size: int  # bytes
    signed: bool
    to: int

    def seen_by(self, seat: int, players: int) -> list[int]:
        """A row of the plan."""
        op, length, table = self.piece[:3]
        at = self.begin + self.size * ((seat + self.number) % players if self.by_seat else self.number)
        if op in (encoder.CARDS, encoder.TWINS):
            return [op, at // WORD, 0, 0, 0, self.to, self.size // WORD, table]
        right = 8 * (WORD - self.size)
        return [op, at // WORD, right - 8 * (at % WORD), right, self.signed, self.to, length, table]


class Observation:
    """The vector of a game for so many players."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.cards = tuple(game.deck)
        self._places: Any = game.rules.fast.fields
        self._tables = [0] * CARD_NUMBERS
        for kind, numbers in enumerate(game.deck.values()):
            for each in numbers:
                self._tables[each] = kind
        self._rows: list[_Row] = []
        self.slices: list[Slice] = []
        self.length = 0
        for name, declared in game.rules.record.fields().items():
            if declared.eyes not in (NOBODY, TOLD):
                self._add(name, declared)
        self._rows.sort(key=lambda row: row.piece.op)
        plan = [[row.seen_by(seat, players) for row in self._rows] for seat in range(players)]
        self.plan: Plan = np.array(plan, np.int16)
        self.begins: Numbers = np.searchsorted(self.plan[0, :, encoder.OP], np.arange(encoder.OPS + 1))
        self.tables: Plan = np.array(self._tables, np.int16)

    def describe(self) -> list[dict[str, Any]]:
        """Every slice, ready for JSON."""
        return [asdict(each) for each in self.slices]

    def parts(self, vector: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The slices of a vector, or of many, by name and in their shapes: no copies."""
        return {
            each.name: vector[..., each.start : each.start + each.length].reshape(*vector.shape[:-1], *each.shape)
            for each in self.slices
        }

    def _add(self, name: str, declared: Field) -> None:
        """Add a field: its rows in the plan, and its slice."""
        type, at = self._places[name][:2]
        signed = type.base.kind == "i"
        size = int(type.base.itemsize)
        if isinstance(declared.kind, kinds.Zone | kinds.Moves):
            size *= int(np.prod(declared.shape[int(self._each(declared)) :], dtype=int))
        piece = self._piece(name, declared)
        by_seat = self._by_seat(name, declared)
        rows = self.players if by_seat else declared.shape[0] if self._each(declared) else 1
        start = self.length
        for row in range(rows):
            self._rows.append(_Row(piece, at, row, by_seat and rows > 1, size, signed, self.length))
            self.length += piece.length
        several = self._each(declared)
        self.slices.append(
            Slice(
                name, start, self.length - start, (rows, piece.length) if several else (piece.length,),
                "seats" if by_seat else "values" if several else "", ENCODINGS[piece.op], declared.about, piece.names,
            )
        )  # fmt: skip

    def _each(self, declared: Field) -> bool:
        """Whether there are several: one for each seat, or for each value."""
        kind = declared.kind
        return kind.each if isinstance(kind, kinds.Zone) else bool(declared.shape) and not isinstance(kind, kinds.Moves)

    def _by_seat(self, name: str, declared: Field) -> bool:
        """Whether they are the seats': whatever has so many rows as seats can be taken, unless groups go by them."""
        grouped = {each.kind.cards for each in self.game.rules.fields.values() if isinstance(each.kind, kinds.Groups)}
        return self._each(declared) and name not in grouped and declared.shape[0] in (SEATS, self._most)

    @functools.cached_property
    def _most(self) -> int:
        """How many can sit at most."""
        return max(int(value) for option in self.game.options if option.name == "players" for value in option.values)

    @functools.cached_property
    def _has_twins(self) -> bool:
        """Whether the second word of a zone has further copies of the kinds of the first, at the same places."""
        kind = {card: kind for kind, cards in self.game.deck.items() for card in cards}
        return all(kind.get(card % 64) == kind[card] for card in kind)

    def _piece(self, name: str, declared: Field) -> _Piece:
        """How a number of a field is written."""
        width = 8 * int(self._places[name][0].base.itemsize)
        match declared.kind:
            case kinds.Zone():
                twins = declared.kind.words == 2 and self._has_twins
                return _Piece(encoder.TWINS if twins else encoder.CARDS, len(self.cards), names=self.cards)
            case kinds.Moves():
                return _Piece(encoder.CARDS, max(self.game.move_names) + 1, self._table(range(CARD_NUMBERS)))
            case kinds.Card():
                return _Piece(encoder.CARD, len(self.cards) + 1, names=(*self.cards, "?"))
            case kinds.Seat():
                return _Piece(encoder.ONE_SEAT, self.players)
            case kinds.Seats():
                return _Piece(encoder.SEATS, self.players)
            case kinds.Letter(names):
                return self._letter(dict(names))
            case kinds.Letters(names):
                return _Piece(encoder.BITS, len(names), names=tuple(names))
            case kinds.Count() if declared.type != "i1":
                return _Piece(encoder.WIDE, 2)
            case kinds.Count() | kinds.Flag():
                return _Piece(encoder.NUMBER, 1)
            case kinds.Groups(cards):
                return _Piece(encoder.BITS, int(self.game.rules.fields[cards].shape[0]))
            case None:
                return _Piece(encoder.BITS, width)
        raise TypeError(f"{self.game.name}: an observation cannot say what {name} is")

    def _letter(self, names: dict[int, str]) -> _Piece:
        """One place for each number that has a name; a table finds it."""
        numbers = sorted(names)
        found = {number: place for place, number in enumerate(numbers)}
        table = self._table(found.get(number, 0) for number in range(numbers[0], numbers[-1] + 1))
        return _Piece(encoder.LETTER, len(numbers), table - numbers[0], tuple(names[number] for number in numbers))

    def _table(self, numbers: Iterable[int]) -> int:
        """Add a table; where it is."""
        start = len(self._tables)
        self._tables += numbers
        return start


@functools.cache
def observation(name: str, players: int) -> Observation:
    """The observation of a game for so many players."""
    return Observation(find(name), players)
