"""A match as a list of decisions: what the seat could see, what it might do, what it did, and how it ended.

What a seat could see is its view, and nothing else of the match comes near it: the pen is handed the whole record,
hides it for the seat, and writes what is left. Only results are the truth, and those of a later moment.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from sobremesa.rules import calls
from sobremesa.rules.cards import members
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.game import Game
from sobremesa.rules.record import Batch, copy
from sobremesa.rules.state import Setup
from sobremesa.rules.telling import LEGAL, Desk


class Act(NamedTuple):
    """A move of a log: whose, which, and what kind of player chose it."""

    seat: int
    move: int
    player: str


class Decision(NamedTuple):
    """A move with what its seat knew when it was chosen. What the rules write is JSON."""

    act: Act
    deal: int
    moment: int
    board: bytes
    view: bytes
    legal: bytes
    ends_turn: bool


class End(NamedTuple):
    """How a deal ended: why, who won it, and what each seat scored in it."""

    why: str
    winners: tuple[int, ...]
    points: tuple[int, ...]


class Match(NamedTuple):
    """A match that is over, or a single deal of one, for which nobody has won the match."""

    id: str
    setup: Setup
    decisions: list[Decision]
    ends: list[End]
    champions: tuple[int, ...]
    totals: tuple[int, ...]


class Pen:
    """Writes what a seat may know of a record."""

    def __init__(self, game: Game, players: int) -> None:
        self._desk = Desk(game, players)
        self._views = self._desk.views.view(np.uint8).reshape(players + 1, -1)

    def write(self, batch: Batch, seat: int) -> tuple[bytes, bytes, bytes]:
        """The board, the view itself, and the moves that the seat may make, as far as it may know."""
        desk = self._desk
        self._views[seat] = batch.view(np.uint8)
        calls.hide(desk.views, seat, seat)
        desk.asked[seat, LEGAL:] = calls.legal(desk.views, seat, seat)
        board, legal = desk.scene(seat)
        return board, desk.packed(seat), legal


def follow(id: str, setup: Setup, seed: int, acts: Iterable[Act]) -> Match:
    """A match from its key and its moves. `Unreadable`, if the rules do not allow them, or it does not end."""
    batch, pen = copy(setup.deal(seed).batch), Pen(setup.game, setup.players)
    decisions, ends, before = list[Decision](), list[End](), (0,) * setup.players
    for act in acts:
        if batch["why"].item():
            calls.deal(batch, 0)
        deal, moment = batch["deals"].item(), batch["moves"].item()
        written = pen.write(batch, act.seat)
        if calls.make(batch, act.seat, act.move):
            raise Unreadable(f"move {len(decisions) + 1} of a match is against its rules")
        decisions.append(Decision(act, deal, moment, *written, bool(calls.ends_turn(batch, 0, act.move))))
        if why := batch["why"].item():
            totals = tuple(batch["total"][0, : setup.players].tolist())
            points = tuple(now - then for now, then in zip(totals, before, strict=True))
            ends.append(End(setup.game.points[why], tuple(members(batch["winners"].item())), points))
            before = totals
    if not batch["why"].item():
        raise Unreadable("a match does not come to its end")
    return Match(id, setup, decisions, ends, tuple(members(int(calls.champions(batch, 0)))), before)
