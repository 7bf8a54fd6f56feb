"""What everybody may know of a state, made in one call: each view, what its seat is asked, and both in writing.

A record becomes JSON by compiled code alone (writer.py), and only for who is told of it; values to look at are views
(state.py).
"""

import functools
from collections.abc import Callable

import numpy as np

from sobremesa.rules import calls, writer
from sobremesa.rules.engine import Moves
from sobremesa.rules.game import Game
from sobremesa.rules.kinds import MEMO
from sobremesa.rules.plan import plan
from sobremesa.rules.record import Batch
from sobremesa.rules.writer import Bytes

ROOM = 8192  # bytes that most of what is written needs

# What is asked: who owes a decision, whom it concerns most, one more than the move that silence is, the legal moves.
SILENCE, LEGAL = 2, 3


class Telling:
    """The views of a state, by seat, and last (-1) that of a spectator."""

    def __init__(self, game: Game, players: int, batch: Batch) -> None:
        self._plan, self._viewers, self._size = plan(game.name, players), players + 1, batch.dtype.itemsize
        content = bytearray(self._viewers * self._size)
        self._views = np.ndarray(self._viewers, batch.dtype, content)
        self._bytes = np.frombuffer(content, np.uint8)
        self._asked = np.zeros((self._viewers + players, LEGAL + max(game.move_names) // 64 + 1), np.uint64)
        calls.show(batch, 0, self._views, self._asked)

    def view(self, seat: int) -> Batch:
        """The record as a seat may know it."""
        at = seat % self._viewers
        return self._views[at : at + 1]

    def owed(self, seat: int) -> tuple[int, ...]:
        """The seats that owe a decision, in the order of asking, as far as a seat may know."""
        owed, first = self._asked[seat % self._viewers, :SILENCE].tolist()
        return in_turn(owed, first, self._viewers - 1)

    @property
    def asked(self) -> tuple[int, int, int]:
        """The seats that owe a decision, as bits; the one that it concerns most; the move that silence is, or -1."""
        owed, first, silence = self._asked[self._viewers, :LEGAL].tolist()
        return owed, first, silence - 1

    @property
    def questions(self) -> tuple[Moves, ...]:
        """What each seat may do, as sets of moves, by the truth."""
        return tuple(map(tuple, self._asked[self._viewers :, LEGAL:].tolist()))

    def scene(self, seat: int) -> tuple[bytes, bytes]:
        """What a seat sees lying on the table, and what it may do, as far as it may know."""
        place, middle = seat % self._viewers, 0
        legal = self._asked[place, LEGAL:]

        def write(out: Bytes) -> int:
            nonlocal middle
            middle, end = writer.scene(*self._plan, self._bytes, place * self._size, legal, out)
            return end

        text = _written(write)
        return text[:middle], text[middle:]

    def packed(self, seat: int) -> bytes:
        """The record as a seat may know it, as it travels."""
        at = seat % self._viewers * self._size
        return _written(lambda out: writer.packed(self._bytes, at, self._size, out))

    def events(self) -> list[bytes]:
        """What the last move did, as each seat may know it, and last a spectator."""
        ends = np.empty(self._viewers, np.int64)
        text = _written(lambda out: writer.events(*self._plan, self._bytes, self._size, ends, out))
        cuts = [0, *ends.tolist()]
        return [text[cuts[i] : cuts[i + 1]] for i in range(self._viewers)]


def _written(write: Callable[[Bytes], int], room: int = ROOM) -> bytes:
    """What is written, with as much room as it needs."""
    out = np.empty(room, np.uint8)
    end = write(out)
    return out[:end].tobytes() if end <= room else _written(write, end)


@functools.lru_cache(MEMO)
def in_turn(owed: int, first: int, players: int) -> tuple[int, ...]:
    """Seats in the order of asking."""
    order = [(first + i) % players for i in range(players)]
    return tuple(seat for seat in order if owed >> seat & 1)
