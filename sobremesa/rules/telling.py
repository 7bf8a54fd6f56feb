"""What everybody may know of a state: what each seat is asked, what it sees and what it hears, in writing.

A record becomes JSON by compiled code alone (writer.py), and only for who is told of it; values to look at are views
(state.py).
"""

import functools
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

import numpy as np

from sobremesa.rules import calls, writer
from sobremesa.rules.engine import Moves
from sobremesa.rules.game import Game
from sobremesa.rules.kinds import MEMO
from sobremesa.rules.plan import plan
from sobremesa.rules.record import Batch

ROOM = 8192  # bytes that most of what is written needs

P = ParamSpec("P")
T = TypeVar("T")

# What is asked: who owes a decision, whom it concerns most, one more than the move that silence is, the legal moves.
LEGAL = 3


class Telling:
    """What is asked of whom, by the truth (`asked`, `questions`) and as each may know it; -1 is a spectator."""

    __slots__ = ("_batch", "_game", "_owed", "_players", "asked", "questions", "silence")

    def __init__(self, game: Game, players: int, batch: Batch) -> None:
        self._game, self._players, self._batch = game, players, batch
        rows = self._at_desk(Desk.asked_of_all)
        self._owed = tuple([in_turn(row[0], row[1], players) for row in rows[: players + 1]])
        truth = rows[players + 1 :]
        owed, first, silence = truth[0][:LEGAL]
        self.asked: tuple[int, int, int] = owed, first, silence - 1  # seats as bits, a seat, a move or -1
        self.silence = game.move_names.get(silence - 1, "")  # the move that saying nothing is, if it is one
        questions = [tuple(row[LEGAL:]) for row in truth]
        self.questions: tuple[Moves, ...] = tuple(questions)  # what each seat may do, as sets of moves

    def owed(self, seat: int) -> tuple[int, ...]:
        """The seats that owe a decision, in the order of asking, as far as a seat may know."""
        return self._owed[seat]

    def scene(self, seat: int) -> tuple[bytes, bytes]:
        """What a seat sees lying on the table, and what it may do, as far as it may know."""
        return self._at_desk(Desk.scene, seat)

    def packed(self, seat: int) -> bytes:
        """The record as a seat may know it, as it travels."""
        return self._at_desk(Desk.packed, seat)

    def events(self) -> list[bytes]:
        """What the last move did, as each seat may know it, and last a spectator."""
        return self._at_desk(Desk.events)

    def _at_desk(self, work: "Callable[Concatenate[Desk, P], T]", *args: P.args, **more: P.kwargs) -> T:
        """Do something with the views of this state. A desk is taken for it: compiled code holds no lock."""
        free = _free[self._game.name, self._players]
        try:
            desk = free.pop()
        except IndexError:
            desk = Desk(self._game, self._players)
        if desk.state is not self._batch:
            calls.show(self._batch, 0, desk.views, desk.asked)
            desk.state = self._batch
        found = work(desk, *args, **more)
        free.append(desk)
        return found


class Desk:
    """Where the views of one state after another are laid out, by seat and last that of a spectator, and written.

    Handing an array to compiled code costs less than making it, so that is done once for each game and size.
    """

    def __init__(self, game: Game, players: int, room: int = ROOM) -> None:
        layout = game.rules.told
        self._plan, self._viewers, self._size = plan(game.name, players), players + 1, layout.itemsize
        content = bytearray(self._viewers * self._size)
        self.views = np.ndarray(self._viewers, layout, content)
        self.asked = np.zeros((self._viewers + players, LEGAL + max(game.move_names) // 64 + 1), np.uint64)
        self.state: Batch | None = None  # whose views they are
        self._records = np.frombuffer(content, np.uint8)
        self._legal = [row[LEGAL:] for row in self.asked[: self._viewers]]
        self._ends = np.empty(self._viewers, np.int64)
        self._make_room(room)

    def asked_of_all(self) -> list[list[Any]]:
        """What is asked of each viewer, and after that of each seat by the truth."""
        return self.asked.tolist()

    def scene(self, seat: int) -> tuple[bytes, bytes]:
        """A board, and a set of moves."""
        viewer = seat % self._viewers
        records, at, legal = self._records, viewer * self._size, self._legal[viewer]
        middle, end = writer.scene(*self._plan, records, at, legal, self._out)
        if self._lacks(end):
            return self.scene(seat)
        return bytes(self._text[:middle]), bytes(self._text[middle:end])

    def packed(self, seat: int) -> bytes:
        """A view."""
        end = writer.packed(self._records, seat % self._viewers * self._size, self._size, self._out)
        return self.packed(seat) if self._lacks(end) else bytes(self._text[:end])

    def events(self) -> list[bytes]:
        """What each may know to have happened."""
        end = writer.events(*self._plan, self._records, self._size, self._ends, self._out)
        if self._lacks(end):
            return self.events()
        text, begin, found = bytes(self._text[:end]), 0, []
        for end in self._ends.tolist():
            found.append(text[begin:end])
            begin = end
        return found

    def _lacks(self, end: int) -> bool:
        """Whether there was not room enough; now there is."""
        short = end > len(self._text)
        if short:
            self._make_room(end)
        return short

    def _make_room(self, room: int) -> None:
        self._text = memoryview(bytearray(room))
        self._out = np.frombuffer(self._text, np.uint8)


_free: defaultdict[tuple[str, int], list[Desk]] = defaultdict(list)  # by game and size; the one left last at the end


@functools.lru_cache(MEMO)
def in_turn(owed: int, first: int, players: int) -> tuple[int, ...]:
    """Seats in the order of asking."""
    order = [(first + i) % players for i in range(players)]
    return tuple(seat for seat in order if owed >> seat & 1)
