"""A game: a header of data and the table of its rule functions.

`Rules` is the compiled part, a record and the functions over it; a family of games may share one.
`Game` is the header: options, notation, clauses, words. Games are found by their folder in
`sobremesa.rules.games`: a package with a `GAME` is a game, and nothing else lists them. A game may also come from
another package, by an entry point of the group `sobremesa.games`.
"""

import functools
import importlib
import pkgutil
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from sobremesa.rules import engine, jit
from sobremesa.rules.errors import BadGame, BadOption, OtherRules, UnknownGame
from sobremesa.rules.kinds import Zone
from sobremesa.rules.points import Point, declared
from sobremesa.rules.record import Record
from sobremesa.rules.trail import Trail

if TYPE_CHECKING:
    from sobremesa.rules.position import Positions

GROUP = "sobremesa.games"  # entry points: games of other packages
FOLLOWS: Any = None  # a default: it follows from the rest of a header

Value = bool | int | str
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """A choice of the table: its name, its default, every value it may have, the clauses that it decides, and what it
    writes into a record: the value, or the number that stands for it, into a field; or bits of the field `options`.
    """

    name: str
    default: Value
    values: Sequence[Value]
    clauses: str = ""
    into: str = "options"
    writes: Mapping[Value, int] = field(default_factory=dict)  # a value that is not here writes itself, or no bits
    offered: bool = True  # False: nobody is asked; it only keeps what older rules did for the matches played by them

    def write(self, record: np.void, value: Value) -> None:
        """Write a value into a record."""
        if self.into != "options":
            record[self.into] = self.writes.get(value, value)
        elif value in self.writes:
            record["options"] |= self.writes[value]

    def check(self, value: Any) -> Value:
        """The value, if the option may have it."""
        for allowed in self.values:
            if allowed == value and isinstance(allowed, bool) == isinstance(value, bool):
                return allowed
        raise BadOption(f"option {self.name} cannot be {value!r}: it is {self.choices}")

    @property
    def choices(self) -> str:
        """The values in words, the default marked."""
        if isinstance(self.values, range):
            return f"a whole number from {self.values[0]} to {self.values[-1]} (default {self.default})"
        return " or ".join(f"{self.show(v)}{' (default)' * (v == self.default)}" for v in self.values)

    @staticmethod
    def show(value: Value) -> str:
        """A value as it is written on the command line."""
        return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

    def parse(self, text: str) -> Value:
        """A value from the command line."""
        for allowed in self.values:
            if self.show(allowed) == text:
                return allowed
        raise BadOption(f"option {self.name} cannot be {text!r}: it is {self.choices}")


class Rules:
    """A record and the functions that every game supplies, compiled together."""

    def __init__(
        self,
        record: type[engine.Deal],
        folder: Path,
        *functions: Callable[..., Any],
        shown: type[Record] = Record,
    ) -> None:
        """`shown` has the fields that `derive` writes: what a board shows and the rules need not keep."""
        bases = (Trail, record) if shown is Record else (Trail, shown, record)
        told: type[Record] = type(f"{record.__name__}Told", bases, {})
        self.name = folder.name
        self.folder = folder
        self.record = record
        self.stamp = f"{jit.CORE}-{jit.stamp([folder])}"
        self.fast = record.layout(self.stamp)
        self.told = told.layout(self.stamp)
        self.fields = told.fields()
        supplied = {function.__name__: function for function in functions}
        missing = [name for name in engine.SUPPLIED if name not in supplied]
        if missing:
            raise TypeError(f"the rules of {self.name} lack {', '.join(missing)}")
        for dtype in (self.fast, self.told):
            for name, function in {**engine.USUAL, **supplied}.items():
                jit.supply(dtype, name, function)
        jit.supply(self.fast, "derive", engine.USUAL["derive"])  # what is only shown, a simulation does without


def nothing_new(record: np.void, move: int) -> bool:  # noqa: ARG001
    """No move shows what was hidden, unless a game has one that does."""
    return False


@dataclass(frozen=True)
class Game:
    """The header of a game. What has a default, an ordinary game need not say."""

    name: str
    title: str
    rules: Rules
    options: Sequence[Option]
    deck: Mapping[str, Sequence[int]]  # the cards by their notation: the numbers of those that are printed alike
    moves: Mapping[str, int]  # notation of every move
    points_module: ModuleType  # where its points are declared: `clauses`, `points` and `arguments` follow
    describe_card: Callable[[int], Mapping[str, Value]]  # what the sentences need to name a kind
    board: str  # the fields that a board shows, in the order of reading; "hands=hand": by another name
    position: "Positions"  # sets up a scenario's position, and writes a state down as one
    size: Callable[[Options], int] = FOLLOWS  # how many cards are in play; the whole deck
    letters: Mapping[str, str] = field(default_factory=dict)  # arguments taken by letter: "colour": "RYVA"
    describe_move: Callable[[int], tuple[str, Mapping[str, Value]]] = FOLLOWS  # the sentence of a move
    folders: Sequence[Path] = ()  # where its words and rulebook are, later ones prevail; the folder of its rules
    glance: Sequence[str] = ()  # what of the board a player in a terminal wants to see; all of it
    reveals: Callable[[np.void, int], bool] = nothing_new  # whether a move shows, by the rules, what was hidden
    modes: Mapping[str, Options] = field(default_factory=lambda: {"usual": {}})  # sets of options worth a playthrough
    eager: frozenset[int] = frozenset()  # moves that a list begins with, lest they be forgotten
    asides: frozenset[int] = frozenset()  # moves made beside a turn: they neither begin nor end it
    races: frozenset[int] = frozenset()  # moves that several seats may want to make first: the quickest does
    unseen: frozenset[int] = frozenset()  # moves that nobody sees being made: what one sets off is nobody's doing
    voice: str = ""  # the move that saying something at the table is, while it is legal
    settings: Mapping[str, int] = field(default_factory=dict)  # fields of a record that no option decides
    version: int = 1  # of the rules, as logs name it
    worth: Mapping[int, int] = field(default_factory=dict)  # what a point scores, where its argument does not say
    former: Mapping[int, Options] = field(default_factory=dict)  # older versions by the options that bring them back

    def __post_init__(self) -> None:
        """What a header leaves out follows from the rest of it."""
        usual = {
            "size": lambda _: sum(map(len, self.deck.values())),
            "describe_move": self._by_its_name,
            "folders": (self.rules.folder,),
            "glance": tuple(self.shown),
        }
        for name, value in usual.items():
            object.__setattr__(self, name, getattr(self, name) or value)

    def _by_its_name(self, move: int) -> tuple[str, Mapping[str, Value]]:
        """The sentence of a move: `move-card` of a move that is written like a card, else `move-` and its name."""
        name = self.move_names[move]
        return ("move-card", {"card": self.cards[name]}) if name in self.cards else (f"move-{name}", {})

    @property
    def bundled(self) -> bool:
        """Whether it is a game of this package, and not of another one that is installed beside it."""
        return self.rules.folder.is_relative_to(Path(__file__).parent)

    @functools.cached_property
    def stamp(self) -> str:
        """Of all sources that decide how it is played, its own header among them: equal stamps, equal rules."""
        return f"{self.rules.stamp}-{jit.stamp(self.folders)}"

    @functools.cached_property
    def cards(self) -> Mapping[str, int]:
        """The notation of every kind: the number of the first card that it is printed on."""
        return {name: numbers[0] for name, numbers in self.deck.items()}

    @functools.cached_property
    def card_names(self) -> Mapping[int, str]:
        """Every kind in notation."""
        return {number: name for name, number in self.cards.items()}

    @functools.cached_property
    def move_names(self) -> Mapping[int, str]:
        """Every move in notation."""
        return {number: name for name, number in self.moves.items()}

    @functools.cached_property
    def shown(self) -> Mapping[str, str]:
        """What a board shows, by name, and the field it is."""
        pairs = (entry.partition("=") for entry in self.board.split())
        return {name: field or name for name, _, field in pairs}

    @functools.cached_property
    def zones(self) -> Mapping[str, Zone]:
        """The fields that share out all the cards."""
        kinds = {name: declared.kind for name, declared in self.rules.record.fields().items()}
        return {name: kind for name, kind in kinds.items() if isinstance(kind, Zone) and kind.place}

    @property
    def width(self) -> int:
        """How many words a zone has: one when there are at most 64 cards."""
        return next(iter(self.zones.values())).words

    def configure(self, record: np.void, options: Options) -> None:
        """Write options, all of them, into an empty record."""
        for name, value in self.settings.items():
            record[name] = value
        for option in self.options:
            option.write(record, options[option.name])

    def check(self, options: Options) -> dict[str, Value]:
        """Every option with its value; unknown and impossible ones are refused."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                offered = ", ".join(option.name for option in self.offered)
                raise BadOption(f"{self.name} has no option {name!r}: it has {offered}")
        return {name: option.check(options.get(name, option.default)) for name, option in known.items()}

    @property
    def offered(self) -> list[Option]:
        """The options that people choose from."""
        return [option for option in self.options if option.offered]

    def choose(self, options: Options) -> dict[str, Value]:
        """The same for a table that strangers set up: what only keeps older rules is not theirs to choose."""
        checked = self.check(options)
        for option in self.options:
            if not option.offered and checked[option.name] != option.default:
                raise BadOption(
                    f"option {option.name} cannot be chosen: it only keeps matches of older rules as they were"
                )
        return checked

    def recall(self, version: int, options: Options) -> dict[str, Value]:
        """The options that play by the rules of a version, today's or an older one; what was chosen then prevails."""
        if version == self.version:
            return self.check(options)
        if version not in self.former:
            raise OtherRules(self.name, self.title, version, self.version)
        return self.check({**self.former[version], **options})

    def renew(self, version: int, options: Options) -> dict[str, Value]:
        """Today's options for those who agreed on these under an older version: what was as usual then is as usual
        now, and what they chose stays chosen, where it still can be.
        """
        usual = self.recall(version, {}) if version in self.former else {}
        chosen = {name: options[name] for name in options if name == "players" or options[name] != usual.get(name)}
        known = {option.name: option for option in self.offered}
        return self.check(
            {name: chosen[name] for name in chosen if name in known and _stands(known[name], chosen[name])}
        )

    @functools.cached_property
    def clauses(self) -> Mapping[int, tuple[str, ...]]:
        """The clauses of its own rulebook that each point cites, the one that decides first."""
        return {point: point.of(self._letters) for point in self._points.values()}

    @functools.cached_property
    def points(self) -> Mapping[int, str]:
        """The name of each point, which is also the name of its sentence."""
        return {point: name.lower().replace("_", "-") for name, point in self._points.items()}

    @functools.cached_property
    def arguments(self) -> Mapping[int, str]:
        """What the argument of a point is, if it has one: card, colour, count, …"""
        return {point: point.takes for point in self._points.values() if point.takes}

    @functools.cached_property
    def _points(self) -> Mapping[str, Point]:
        """Its points: of those that its family declares, the ones that its own rulebook knows."""
        return {name: point for name, point in declared(self.points_module).items() if point.of(self._letters)}

    @property
    def _letters(self) -> str:
        """What its clauses begin with: MN."""
        return self.clause_ids[0].partition("-")[0]

    @functools.cached_property
    def clause_ids(self) -> tuple[str, ...]:
        """Every clause of the rulebook, in its order."""
        return tuple(re.findall(r"^\*\*([A-Z]{2}-[A-Z]?\d+)\*\* ", self.rulebook("en"), re.MULTILINE))

    def rulebook(self, language: str) -> str:
        """The rules in our own words, with the clause ids."""
        return (self.folders[-1] / f"RULES.{language}.md").read_text(encoding="utf-8")


def _stands(option: Option, value: Value) -> bool:
    """Whether a choice can still be made. How many sit cannot be changed, so that has to be right."""
    return option.name == "players" or value in option.values


@functools.cache
def games() -> Mapping[str, Game]:
    """Every game by name: those of this package, then those that other installed packages bring."""
    package = importlib.import_module("sobremesa.rules.games")
    found = {}
    for module in pkgutil.iter_modules(package.__path__):
        game = getattr(importlib.import_module(f"{package.__name__}.{module.name}"), "GAME", None)
        if game is not None:
            found[game.name] = game
    for point in entry_points(group=GROUP):
        game = point.load()
        if not isinstance(game, Game):
            raise BadGame(f"{brought(point)} is a {type(game).__name__}, not a Game")
        if found.setdefault(game.name, game) is not game:
            raise BadGame(f"{brought(point)} has the name of another game that is installed: {game.name}")
    return found


def brought(point: EntryPoint) -> str:
    """What a package brings, and which: for a complaint about it."""
    return f"{point.value}, which the package {point.dist.name if point.dist else '?'} brings as {point.group},"


def find(name: str) -> Game:
    """A game by its name; an underscore is as good as a hyphen."""
    game = games().get(name.replace("_", "-"))
    if game is None:
        raise UnknownGame(f"there is no game {name!r}: there are {', '.join(games())}")
    return game
