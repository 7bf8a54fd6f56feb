"""A game's plan: all that the compiled writer (writer.py) needs to know of it, as numbers and texts.

It follows from the declaration of the record and from the header, as the description for other languages does
(description.py), and no game writes its own. Texts are as JSON has them, without the quotes.
"""

import functools
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from sobremesa.rules import kinds
from sobremesa.rules.board import kind_of
from sobremesa.rules.game import Game, find
from sobremesa.rules.seats import NAMES as SEATS

# Where a plan says what: how many sit, and where its lists begin.
PLAYERS, TEXTS, FIELDS, PLACES, DECK, CARDS, MOVES, MOVES_SIZE, POINTS, TRAIL, TOLD, KEPT, HEAD = range(13)

# A field that a board shows. NAMES is the first text of its names, LEAST the number that has it; OTHER is the field
# that it takes beside itself: a count, a flag, a phase, the starred ones.
OP, KEY, AT, TYPE, ROWS, WORDS, NAMES, LEAST, SIZE, OTHER, OTHER_TYPE, CARDS_AT, FIELD = range(13)

# What is done with it.
(END, LESS, ZONE, ZONES, BARE, COUNTED, CARD, SEAT, SEAT_DURING, SET_OF_SEATS, LETTER, LETTERS, NUMBER, NUMBERS,
 NUMBERS_GIVEN, FLAG, SET_OF_MOVES, GROUPS) = range(18)  # fmt: skip

# A point: its text up to its clauses, what its argument is, and the first text of the argument's names.
ABOUT, TAKES, CALLED, CALLED_SIZE, POINT = range(5)
NOTHING, PLAIN, NAMED = range(3)

ZONE_SIZE = 128  # cards that a zone can have
NOWHERE = -1  # the place in the deck of a number that no card has


class Plan(NamedTuple):
    """What the writer is given: numbers, and the bytes of all texts."""

    numbers: NDArray[np.int64]
    texts: NDArray[np.uint8]


@functools.cache
def plan(name: str, players: int) -> Plan:
    """The plan of a game for so many players."""
    return _Planner(find(name), players).plan()


class _Planner:
    """Collects the lists of a plan, and the texts that they name by number."""

    def __init__(self, game: Game, players: int) -> None:
        self._game, self._players = game, players
        self._texts: list[bytes] = []
        self._places: Any = game.rules.told.fields

    def plan(self) -> Plan:
        game, head, body = self._game, [0] * HEAD, list[int]()

        def lay(place: int, numbers: Iterable[int]) -> None:
            head[place] = HEAD + len(body)
            body.extend(numbers)

        self._say(SEATS)  # the first texts are the seats
        cards = self._numbered({number: name for name, numbers in game.deck.items() for number in numbers})
        moves = self._numbered(game.move_names)
        deck = [number for numbers in game.deck.values() for number in numbers]
        listed = sorted(sorted(game.move_names), key=lambda move: move not in game.eager)
        lay(CARDS, (cards.get(number, 0) for number in range(max(cards) + 1)))
        lay(PLACES, (deck.index(number) if number in cards else NOWHERE for number in range(ZONE_SIZE)))
        lay(DECK, (cards[number] for number in deck))
        lay(MOVES, (each for move in (*listed, *sorted(moves)) for each in (move, moves[move])))
        lay(POINTS, self._points(cards))
        lay(FIELDS, self._fields())
        head[PLAYERS], head[MOVES_SIZE] = self._players, len(listed)
        head[TRAIL], head[TOLD], head[KEPT] = map(self._at, ("trail", "told", "kept"))
        starts = np.cumsum([0, *map(len, self._texts)]).tolist()
        lay(TEXTS, starts)
        return Plan(np.array([*head, *body], np.int64), np.frombuffer(b"".join(self._texts), np.uint8).copy())

    def _say(self, texts: Iterable[str | bytes]) -> int:
        """Add texts; the number of the first."""
        first = len(self._texts)
        self._texts += [text if isinstance(text, bytes) else _json(text) for text in texts]
        return first

    def _numbered(self, names: Any) -> dict[int, int]:
        """The text of every number that has a name."""
        return {number: self._say([name]) for number, name in names.items()}

    def _at(self, field: str) -> int:
        return int(self._places[field][1])

    def _type(self, field: str) -> int:
        """The bytes of a number; negative where it may be below 0."""
        base = self._places[field][0].base
        return -int(base.itemsize) if base.kind == "i" else int(base.itemsize)

    def _points(self, cards: dict[int, int]) -> list[int]:
        game, found = self._game, list[int]()
        names = {kind: (self._say(letters), len(letters)) for kind, letters in game.letters.items()}
        kinds_of = self._say(game.card_names.get(number, "") for number in range(max(cards) + 1))
        names["card"] = (kinds_of, max(cards) + 1)
        for number in range(max(game.points) + 1):
            if number not in game.points:
                found += [0] * POINT
                continue
            takes = game.arguments.get(number)
            clauses = msgspec.json.encode(tuple(game.clauses[number]))
            about = b'{"point":"%s","clauses":%s' % (_json(game.points[number]), clauses)
            called, size = names.get(takes or "", (0, 0))
            kind = NAMED if size else PLAIN if takes is not None else NOTHING
            found += [self._say([about]), kind, called, size]
        return found

    def _fields(self) -> list[int]:
        found = list[int]()
        for place, (shown, field) in enumerate(self._game.shown.items()):
            key = self._say([b'%s"%s":' % (b"," if place else b"{", _json(shown))])
            for row in self._rows(field):
                found += [row.get(column, key if column == KEY else 0) for column in range(FIELD)]
        return [*found, END]

    def _rows(self, field: str) -> list[dict[int, int]]:
        """What is done for a field: what it takes first, then the field itself."""
        declared, kind = kind_of(self._game, field)
        row = {AT: self._at(field), TYPE: self._type(field), ROWS: min(self._players, (*declared.shape, 0)[0])}
        match kind:
            case kinds.Zone():
                return self._zone(kind, row)
            case kinds.Card():
                return [row | {OP: CARD}]
            case kinds.Seat(during):
                phases = sum(1 << phase for phase in during)
                return [row | ({OP: SEAT_DURING, SIZE: phases, **self._other("phase")} if during else {OP: SEAT})]
            case kinds.Seats():
                return [row | {OP: SET_OF_SEATS}]
            case kinds.Letter(names):
                least, most = min(names), max(names)
                texts = self._say(names.get(number, "") for number in range(least, most + 1))
                return [row | {OP: LETTER, NAMES: texts, LEAST: least, SIZE: most + 1 - least}]
            case kinds.Letters(letters):
                return [row | {OP: LETTERS, NAMES: self._say(letters), SIZE: len(letters)}]
            case kinds.Count(given) if declared.shape:
                return [row | ({OP: NUMBERS_GIVEN, **self._other(given)} if given else {OP: NUMBERS})]
            case kinds.Count():
                return [row | {OP: NUMBER}]
            case kinds.Flag():
                return [row | {OP: FLAG}]
            case kinds.Moves():
                return [row | {OP: SET_OF_MOVES}]
            case kinds.Groups(cards, starred):
                values = self._game.rules.fields[cards].shape[0]
                return [row | {OP: GROUPS, SIZE: values, CARDS_AT: self._at(cards), **self._other(starred)}]
        raise TypeError(f"{self._game.name}: the writer does not know what {field} is")

    def _zone(self, kind: kinds.Zone, row: dict[int, int]) -> list[dict[int, int]]:
        row |= {WORDS: kind.words}
        if not kind.each:
            return [row | {OP: ZONE}]
        if kind.count:
            return [row | {OP: COUNTED, **self._other(kind.count)}]
        hidden = [{OP: LESS, AT: self._at(zone), WORDS: kind.words} for zone in kind.less]
        return [*hidden, row | {OP: BARE if kind.bare else ZONES}]

    def _other(self, field: str) -> dict[int, int]:
        return {OTHER: self._at(field), OTHER_TYPE: self._type(field)}


def _json(text: str) -> bytes:
    """A text inside the quotes of JSON."""
    return msgspec.json.encode(text)[1:-1]
