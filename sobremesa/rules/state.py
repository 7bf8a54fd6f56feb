"""Positions as Python values: `State` is the whole truth, `View` what one seat may know.

A state never changes; `play` gives a new one. Records stay inside: moves, cards and events come out as
small objects that print in notation and speak both languages.
"""

import functools
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa.rules import board, calls
from sobremesa.rules.cards import Word, members, zone_members
from sobremesa.rules.engine import SPECTATOR, Moves
from sobremesa.rules.errors import BadOption, Illegal, NotYourTurn, Over, Unreadable
from sobremesa.rules.game import Game, Value, find
from sobremesa.rules.jit import direct
from sobremesa.rules.kinds import MEMO
from sobremesa.rules.record import Batch, copy
from sobremesa.rules.sheet import Sheet
from sobremesa.rules.telling import Telling, in_turn
from sobremesa.rules.trail import UNSEEN
from sobremesa.rules.words import words

Making = tuple[int, Mapping[int, str], "np.dtype[Any]", Callable[[Batch, int, int], int]]
Past = tuple[Any, int, int] | None  # what came before, the seat and the move

_WORD = (1 << 64) - 1
_array, _new = np.ndarray, object.__new__  # what every move makes; to find it each time costs more than the rules do


@dataclass(frozen=True)
class Kind:
    """What is printed on a card. Prints in notation."""

    game: str
    number: int

    def __str__(self) -> str:
        return find(self.game).card_names[self.number]

    def words(self, language: str) -> str:
        """The card's name."""
        return words(self.game, language).card(self.number)


@dataclass(frozen=True, order=True)
class Move:
    """One small decision. Prints in notation."""

    game: str
    number: int

    def __str__(self) -> str:
        return find(self.game).move_names[self.number]

    def __index__(self) -> int:
        return self.number

    def words(self, language: str) -> str:
        """What a button for the move says."""
        return words(self.game, language).move(self.number)


@dataclass(frozen=True)
class Event:
    """Something that happened to a seat, with its clauses."""

    game: str
    point: int
    seat: int
    argument: int
    other: int

    @property
    def name(self) -> str:
        """What happened, in a word."""
        return find(self.game).points[self.point]

    @property
    def clauses(self) -> Sequence[str]:
        """The clauses of the rulebook that made it so, the first above all."""
        return find(self.game).clauses[self.point]

    @property
    def hidden(self) -> bool:
        """Whether the argument may not be seen."""
        return self.argument == UNSEEN

    def words(self, language: str, names: Sequence[str] | None = None) -> str:
        """The line of the log."""
        return words(self.game, language).point(self.point, self.seat, self.argument, self.other, names)


@dataclass(frozen=True)
class Outcome:
    """How a deal ended: why, who won it, the totals of the match and who has won that, if anybody."""

    why: str
    clause: str
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    champions: tuple[int, ...]


@dataclass(frozen=True)
class Setup:
    """A game with its options settled: what can be dealt."""

    game: Game
    options: dict[str, Value]

    @functools.cached_property
    def players(self) -> int:
        """How many sit."""
        return int(self.options["players"])

    @functools.cached_property
    def making(self) -> "Making":
        """What every move takes: how many sit, the moves that there are, the type of a record, `calls.make` for it."""
        return self.players, self.game.move_names, self.game.rules.told, direct(calls.make, self.blank(), 0, 0)

    @functools.cached_property
    def asked(self) -> Callable[[Batch, int], tuple[int, int, int]]:
        """`calls.asked` for records of this game."""
        return direct(calls.asked, self._read_only(), 0)

    @functools.cached_property
    def legal(self) -> Callable[[Batch, int, int], Moves]:
        """`calls.legal` for records of this game."""
        return direct(calls.legal, self._read_only(), 0, 0)

    def _read_only(self) -> Batch:
        batch = self.blank()
        batch.setflags(write=False)
        return batch

    def blank(self, *, told: bool = True) -> Batch:
        """One record with the options written in, before any deal."""
        batch = np.zeros(1, self.game.rules.told if told else self.game.rules.fast)
        record = batch[0]
        record["dealer"] = -1
        self.game.configure(record, self.options)
        return batch

    def deal(self, seed: int | None = None) -> "State":
        """The first deal of a match. The seed is the 256-bit key; without one, the system's secrets choose."""
        seed = secrets.randbits(256) if seed is None else seed
        if not 0 <= seed < 1 << 256:
            raise BadOption("a seed is a whole number from 0 to 2**256 - 1")
        batch = self.blank()
        batch[0]["key"] = [seed >> (32 * i) & 0xFFFFFFFF for i in range(8)]
        batch[0]["used"] = 16
        calls.deal(batch, 0)
        return State(self, batch, seed)

    def place(self, position: Mapping[str, Any], seed: int = 0) -> "State":
        """The moment that a scenario's position describes; the seed decides what it leaves open."""
        batch = self.blank()
        batch[0]["key"][0], batch[0]["used"] = seed, 16
        self.game.position(batch, Sheet(self.game, self.players, {"position": position}, seed=seed).sub("position"))
        return State(self, batch, None)

    def move(self, text: str) -> Move:
        """A move from its notation."""
        return Move(self.game.name, self.number(text))

    def number(self, text: str) -> int:
        """The number of a move, from its notation."""
        try:
            return self.game.moves[text]
        except KeyError:
            raise Unreadable(f"{text!r} is no move of {self.game.name}") from None

    def kind(self, text: str) -> Kind:
        """A card from its notation."""
        if text not in self.game.cards:
            raise Unreadable(f"{text!r} is no card of {self.game.name}")
        return Kind(self.game.name, self.game.cards[text])


class Position:
    """What states and views share: a record, and the questions that any seat may ask about it."""

    __slots__ = ("_asked", "batch", "setup")

    def __init__(self, setup: Setup, batch: Batch) -> None:
        self.setup = setup
        self.batch = batch
        self._asked: tuple[int, int, int] | None = None
        batch.setflags(write=False)

    @property
    def content(self) -> bytes:
        """Everything the record says, as bytes: equal content, equal position."""
        return self.batch.tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.content == self.content

    def __hash__(self) -> int:
        return hash(self.content)

    @property
    def record(self) -> np.void:
        """The record itself, read-only: its fields are listed in `setup.game.rules.fields`."""
        return self.batch[0]  # type: ignore[no-any-return]

    @property
    def players(self) -> int:
        """How many sit."""
        return self.setup.players

    @property
    def moment(self) -> tuple[int, int]:
        """The deal of the match and the open moves made in it: a secret move does not advance it."""
        return self.batch["deals"].item(), self.batch["moves"].item()

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return bool(self.batch["why"].item())

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision, in the order of asking: whom it concerns most, then to the left."""
        owed, first, _ = self.asked
        return in_turn(owed, first, self.players)

    @property
    def actor(self) -> int:
        """The first seat that owes a decision."""
        if self.over:
            raise Over("The deal is over; nobody owes a decision.", "")
        return self.actors[0]

    @property
    def first(self) -> int:
        """The seat that the present question concerns most."""
        return self.asked[1]

    @property
    def silence(self) -> str:
        """The move that saying nothing is now, in a window that closes by itself; else ""."""
        return self.setup.game.move_names.get(self.asked[2], "")

    @property
    def asked(self) -> tuple[int, int, int]:
        """Who owes a decision, as bits; the seat that it concerns most; the move that silence is, or -1."""
        if self._asked is None:
            self._asked = self.setup.asked(self.batch, 0)
        return self._asked

    def ends_turn(self, move: int) -> bool:
        """Whether the move that led here ended a turn."""
        return bool(calls.ends_turn(self.batch, 0, move))

    def legal(self, seat: int) -> list[Move]:
        """The moves a seat may make now, free ones among them."""
        return list(_moves(self.setup.game.name, self.setup.legal(self.batch, 0, seat)))

    def legal_names(self, seat: int) -> tuple[str, ...]:
        """The same in notation."""
        return _names(self.setup.game.name, self.setup.legal(self.batch, 0, seat))

    def refuse(self, seat: int, move: Move | int | str) -> int:
        """The point against a move, or 0."""
        return int(calls.refuse(self.batch, 0, seat, self._number(move)))

    def concern(self, point: int, move: int) -> int:
        """What a point against a move is about: the move itself, or what the game makes of it."""
        return int(calls.concern(self.batch, 0, point, move))

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, or None while it runs."""
        if not self.over:
            return None
        record, game = self.record, self.setup.game
        why = int(record["why"])
        return Outcome(
            why=game.points[why],
            clause=game.clauses[why][0],
            winners=tuple(members(int(record["winners"]))),
            totals=tuple(int(x) for x in record["total"][: self.players]),
            champions=tuple(members(int(calls.champions(self.batch, 0)))),
        )

    @property
    def board(self) -> dict[str, Any]:
        """What lies on the table, in notation: cards and seats as tuples of names, counts as numbers."""
        return board.read(self.setup.game, self.players, self.batch)

    def _number(self, move: Move | int | str) -> int:
        if type(move) is Move:
            number = move.number
        elif isinstance(move, str):
            return self.setup.number(move)
        else:
            number = move.__index__()
        if number not in self.setup.game.move_names:
            raise Unreadable(f"{number} is no move of {self.setup.game.name}")
        return number


class View(Position):
    """What one seat (or a spectator) may know. Bots get this, and nothing else."""

    __slots__ = ("seat",)

    def __init__(self, setup: Setup, batch: Batch, seat: int) -> None:
        super().__init__(setup, batch)
        self.seat = seat

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move did, as this seat may know it."""
        return _events(self)

    def resample(self, seed: int) -> "State":
        """A state that this view could be of: the unknown dealt anew, with a fresh stream of chance."""
        batch = copy(self.batch)
        calls.resample(batch, 0, self.seat, Word(seed & _WORD), Word(seed >> 64 & _WORD))
        return State(self.setup, batch, None)


class State(Position):
    """A deal at one moment, with everything hidden in it."""

    __slots__ = ("_past", "_told", "_views", "seed")

    def __init__(self, setup: Setup, batch: Batch, seed: int | None, past: Past = None) -> None:
        bytes: Any = batch.base  # of its own, which `attempt` copies
        super().__init__(setup, batch if type(bytes) is bytearray else copy(batch))
        self.seed = seed
        self._past = past
        self._told: Telling | None = None
        self._views: dict[int, View] | None = None

    def play(self, seat: int, move: Move | int | str) -> "State":
        """The state after a move; a move that the rules forbid raises `Illegal`, naming the clause."""
        number = move.number if type(move) is Move else self._number(move)
        after = self.attempt(seat, number)
        if isinstance(after, State):
            return after
        raise self.illegal(seat, number, after)

    def attempt(self, seat: int, number: int) -> "State | int":
        """The state after a move; the point against it, if there is one."""
        setup = self.setup
        players, known, dtype, make = setup.making
        if number not in known:
            raise Unreadable(f"{number} is no move of {setup.game.name}")
        if not 0 <= seat < players:
            raise NotYourTurn(f"There is no seat P{seat}; the seats are P0 to P{players - 1}.", "")
        batch = _array(1, dtype, bytearray(self.batch.base))  # type: ignore[arg-type]  # see __init__
        point = make(batch, seat, number)
        if point:
            return point
        batch.setflags(False)  # type: ignore[call-arg]  # by its name it takes twice as long
        after = _new(State)  # what __init__ would make of it, for a third
        after.setup, after.batch, after.seed = setup, batch, self.seed
        after._past = (self._past, seat, number)
        after._asked = after._told = after._views = None
        return after

    def illegal(self, seat: int, move: int, point: int, language: str = "en") -> Illegal:
        """The refusal of a move as an error."""
        game = self.setup.game
        sentence = words(game.name, language).point(point, seat, self.concern(point, move), -1)
        name = game.points[point]
        error = {"over": Over, "not-your-turn": NotYourTurn}.get(name, Illegal)
        return error(sentence, game.clauses[point][0])

    def playout(self, seed: int) -> "State":
        """The end of the deal, played on at random; its moves are not kept."""
        batch = copy(self.batch)
        calls.playout(batch, 0, Word(seed & _WORD))
        return State(self.setup, batch, None)

    def next_deal(self) -> "State":
        """The next deal of the match."""
        if not self.over or calls.champions(self.batch, 0):
            raise Over("The match is over." if self.over else "The deal is not over yet.", "")
        batch = copy(self.batch)
        calls.deal(batch, 0)
        return State(self.setup, batch, self.seed, self._past)

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know."""
        if self._views is None:
            self._views = {}
        view = self._views.get(seat)
        if view is None:
            batch = copy(self.batch)
            calls.hide(batch, 0, seat)
            view = self._views[seat] = View(self.setup, batch, seat)
        return view

    @property
    def telling(self) -> Telling:
        """What everybody may know, for who tells them."""
        if self._told is None:
            self._told = Telling(self.setup.game, self.players, self.batch)
            self._asked = self._told.asked
        return self._told

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move (or the deal) did, the whole truth."""
        return _events(self)

    @property
    def position(self) -> dict[str, Any]:
        """The state as a scenario would set it up, in notation."""
        return self.setup.game.position.written(self)

    @property
    def past(self) -> list[tuple[int, Move]]:
        """Every move of the match so far, with its seat."""
        found = []
        past = self._past
        while past is not None:
            past, seat, number = past
            found.append((seat, Move(self.setup.game.name, number)))
        return found[::-1]


def _events(position: Position) -> tuple[Event, ...]:
    batch, name = position.batch, position.setup.game.name
    trail = batch["trail"][0, batch["kept"].item() : batch["told"].item(), :4].tolist()
    return tuple([_event(name, *row) for row in trail])


# What comes again and again in every match is made once.
_event = functools.lru_cache(MEMO)(Event)
_move = functools.lru_cache(MEMO)(Move)


@functools.lru_cache(MEMO)
def _moves(name: str, words: Moves) -> tuple[Move, ...]:
    """A set of moves, eager ones first."""
    eager = find(name).eager
    return tuple(_move(name, n) for n in sorted(zone_members(words), key=lambda n: n not in eager))


@functools.lru_cache(MEMO)
def _names(name: str, words: Moves) -> tuple[str, ...]:
    return tuple(map(str, _moves(name, words)))


def game(name: str, **options: Value) -> Setup:
    """A game ready to deal, by name and options: `game("cone", players=4)`."""
    found = find(name)
    return Setup(found, found.check(options))
