"""A turn before it is made: what its moves lead to, as far as the seat can foresee.

Everything here is computed from a view, in worlds dealt anew from it: no answer and no refusal can tell what the
seat does not know. A move whose result differs between such worlds (a draw, a challenge) is where foresight ends.
"""

from collections.abc import Sequence

from msgspec import Struct

from sobremesa.rules.state import Move, State, View
from sobremesa.table.terms import reason
from sobremesa.table.wire import Refused

WORLDS = (1, 2)  # seeds


class Foreseen(Struct, frozen=True):
    """The views that moves lead to, one for each; `certain`: all of them are sure."""

    views: tuple[View, ...]
    certain: bool


def foresee(view: View, moves: Sequence[str]) -> Foreseen | Refused:
    """What a seat would see after each move; a refusal of the first one that cannot be made."""
    seat, views = view.seat, list[View]()
    worlds = [view.resample(seed) for seed in WORLDS]
    for place, text in enumerate(moves):
        if text not in view.setup.game.moves:
            return Refused(code="unreadable", move=text)
        move = view.setup.move(text)
        point = worlds[0].refuse(seat, move)
        if point:
            return refusal(worlds[0], seat, move, point)
        worlds = [world.play(seat, move) for world in worlds]
        first, *others = (world.view(seat) for world in worlds)
        if any(other != first for other in others):
            if place + 1 < len(moves):
                return Refused(code="unforeseeable", move=moves[place + 1])
            return Foreseen(tuple(views), certain=False)
        views.append(first)
    return Foreseen(tuple(views), certain=True)


def make(state: State, seat: int, moves: Sequence[str]) -> list[str] | Refused:
    """The moves of a turn that are made: all of them, or those up to where the truth is not what was foreseen.

    One move alone needs no foresight: whether it is legal is the seat's to know.
    """
    if len(moves) == 1:
        return _check(state, seat, moves[0]) or list(moves)
    foreseen = foresee(state.view(seat), moves)
    if isinstance(foreseen, Refused):
        return foreseen
    made: list[str] = []
    for text, expected in zip(moves, (*foreseen.views, None), strict=False):
        state = state.play(seat, text)
        made.append(text)
        if expected is None or state.view(seat) != expected:
            break
    return made


def refusal(state: State, seat: int, move: Move, point: int) -> Refused:
    """A point against a move, as it travels."""
    against = reason(state.setup.game, move, point)
    return Refused(
        code="illegal",
        point=against.point,
        clauses=against.clauses,
        seat=seat,
        move=against.move,
        argument=against.argument,
    )


def _check(state: State, seat: int, text: str) -> Refused | None:
    if text not in state.setup.game.moves:
        return Refused(code="unreadable", move=text)
    move = state.setup.move(text)
    point = state.refuse(seat, move)
    return refusal(state, seat, move, point) if point else None
