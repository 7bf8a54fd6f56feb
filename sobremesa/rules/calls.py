"""The rules as Python calls them: a batch of records and an index (passing a bare record costs six times more)."""

import numpy as np
from numpy.typing import NDArray

from sobremesa.rules import engine
from sobremesa.rules.cards import Word
from sobremesa.rules.chance import rekey
from sobremesa.rules.engine import SPECTATOR, Deal, Moves
from sobremesa.rules.jit import brief, entry, seldom
from sobremesa.rules.record import Batch, row


@entry
def deal(batch: Batch, i: int) -> None:
    """Set up the next deal of the match."""
    s = row(batch, i)
    engine.deal(s)
    engine.derive(s)


@brief
def asked(batch: Batch, i: int) -> tuple[int, int, int]:
    """The seats that owe a decision, as bits; the one that it concerns most; the move that silence is, or -1."""
    s = row(batch, i)
    return engine.actors(s), engine.first(s), engine.silence(s)


@brief
def legal(batch: Batch, i: int, seat: int) -> Moves:
    """The moves a seat may make, as words."""
    return engine.legal(row(batch, i), seat)


@brief
def refuse(batch: Batch, i: int, seat: int, move: int) -> int:
    """The point against a move, or 0."""
    return engine.refuse(row(batch, i), seat, move)


@brief
def play(batch: Batch, i: int, seat: int, move: int) -> None:
    """Make a legal move."""
    s = row(batch, i)
    engine.play(s, seat, move)
    engine.derive(s)


@brief
def make(batch: Batch, seat: int, move: int) -> int:
    """Make a move in a single record if nothing is against it; the point that is, or 0."""
    s = row(batch, 0)
    point = engine.refuse(s, seat, move)
    if point == 0:
        engine.play(s, seat, move)
        engine.derive(s)
    return point


@brief
def champions(batch: Batch, i: int) -> int:
    """The seats that have won the match, as bits."""
    return engine.champions(row(batch, i))


@entry
def hide(batch: Batch, i: int, seat: int) -> None:
    """Keep what a seat may know."""
    s = row(batch, i)
    engine.hide(s, seat)
    engine.derive(s)


@entry
def show(batch: Batch, i: int, views: Batch, asked: NDArray[np.uint64]) -> None:
    """The views of all seats, last a spectator's, and what is asked of each by them; then, of each seat, by the truth
    (telling.py says how).
    """
    s = row(batch, i)
    for viewer in range(s.players + 1):
        views[viewer] = batch[i]
        view = row(views, viewer)
        seat = viewer if viewer < s.players else SPECTATOR
        engine.hide(view, seat)
        engine.derive(view)
        _ask(view, seat, asked, viewer)
    for seat in range(s.players):
        _ask(s, seat, asked, s.players + 1 + seat)


@seldom
def _ask(s: Deal, seat: int, asked: NDArray[np.uint64], at: int) -> None:
    """Who owes a decision, whom it concerns most, one more than the move that silence is; what the seat may do."""
    asked[at, 0] = Word(engine.actors(s))
    asked[at, 1] = Word(engine.first(s))
    asked[at, 2] = Word(engine.silence(s) + 1)
    if seat != SPECTATOR:
        moves = engine.legal(s, seat)
        for i in range(asked.shape[1] - 3):
            asked[at, 3 + i] = moves[i]


@entry
def resample(batch: Batch, i: int, seat: int, low: Word, high: Word) -> None:
    """Deal the unknown of a view anew, with a fresh stream of chance."""
    s = row(batch, i)
    rekey(s, low, high)
    engine.resample(s, seat)
    engine.derive(s)


@brief
def ends_turn(batch: Batch, i: int, move: int) -> bool:
    """Whether the move that led here ended a turn."""
    return engine.ends_turn(row(batch, i), move)


@brief
def concern(batch: Batch, i: int, point: int, move: int) -> int:
    """What a point against a move is about."""
    return engine.concern(row(batch, i), point, move)


@entry
def playout(batch: Batch, i: int, seed: Word) -> int:
    """Play the deal out at random; give the number of moves."""
    s = row(batch, i)
    made = engine.playout(s, seed)
    engine.derive(s)
    return made


@entry
def derive(batch: Batch, i: int) -> None:
    """Bring what the board shows up to date, after a record was written by hand."""
    engine.derive(row(batch, i))
