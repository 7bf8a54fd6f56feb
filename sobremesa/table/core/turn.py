"""A turn before it is made: what its moves lead to, as far as the seat can foresee.

Everything here is computed from a view, in worlds dealt anew from it: no answer and no refusal can tell what the
seat does not know. A move whose result differs between such worlds (a draw, a challenge) is where foresight ends.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from sobremesa.rules.state import Move, State, View
from sobremesa.table.core.translate import reason
from sobremesa.table.core.wire import Refused

WORLDS = range(16)  # seeds: enough that all worlds hardly ever agree on what nobody can know


class Foreseen(Struct, frozen=True):
    """The views that moves lead to, one for each; `certain`: all of them are sure; `done`: they are a whole turn."""

    views: tuple[View, ...]
    certain: bool = True
    done: bool = False


def foresee(view: View, moves: Sequence[str], worlds: Sequence[int] = WORLDS) -> Foreseen | Refused:
    """What a seat would see after each move; a refusal of the first one that cannot be made in this turn."""
    seat, game, views, done = view.seat, view.setup.game, list[View](), False
    states = [view.resample(seed) for seed in worlds]
    for place, text in enumerate(moves):
        if text not in game.moves:
            return Refused(code="unreadable", move=text)
        move = view.setup.move(text)
        point = states[0].refuse(seat, move)
        if point:
            return refusal(states[0], seat, move, point)
        aside = move.number in game.asides
        if done and not aside:
            return Refused(code="another-turn", move=text)
        states = [state.play(seat, move) for state in states]
        seen = states[0].view(seat)
        if any(state.view(seat) != seen for state in states[1:]):
            if place + 1 < len(moves):
                return Refused(code="unforeseeable", move=moves[place + 1])
            return Foreseen(tuple(views), certain=False, done=True)
        views.append(seen)
        done = done or seat not in seen.actors or (not aside and seen.ends_turn(move.number))
    return Foreseen(tuple(views), done=done)


class _Once:
    """The last move that was made anywhere, and what came of it: who decides and who folds ask for the same one."""

    state: State | None = None
    seat = number = -1
    after: State


def played(state: State, seat: int, text: str) -> State:
    """The state after a move; a move that the rules forbid raises `Illegal`."""
    number = state.setup.number(text)
    after = _attempted(state, seat, number)
    if isinstance(after, State):
        return after
    raise state.illegal(seat, number, after)


def _attempted(state: State, seat: int, number: int) -> State | int:
    """The state after a move, or the point against it."""
    if _Once.state is state and _Once.seat == seat and _Once.number == number:
        return _Once.after
    after = state.attempt(seat, number)
    if isinstance(after, State):
        _Once.state, _Once.seat, _Once.number, _Once.after = state, seat, number, after
    return after


class Made(NamedTuple):
    """The moves of a turn that are made, and what they lead to."""

    moves: tuple[str, ...]
    state: State


def make(state: State, seat: int, moves: Sequence[str]) -> Made | Refused:
    """A turn: all of its moves, or those up to where the truth is not what was foreseen.

    One move alone needs no foresight: whether it is legal is the seat's to know. For several, two worlds are enough:
    where they agree by chance the truth cuts the turn.
    """
    if len(moves) == 1:
        return _make_one(state, seat, moves[0])
    foreseen = foresee(state.view(seat), moves, WORLDS[:2])
    if isinstance(foreseen, Refused):
        return foreseen
    made: list[str] = []
    for text, expected in zip(moves, (*foreseen.views, None), strict=False):
        state = state.play(seat, text)
        made.append(text)
        if expected is None or state.view(seat) != expected:
            break
    return Made(tuple(made), state)


def _make_one(state: State, seat: int, text: str) -> Made | Refused:
    number = state.setup.game.moves.get(text)
    if number is None:
        return Refused(code="unreadable", move=text)
    after = _attempted(state, seat, number)
    return Made((text,), after) if isinstance(after, State) else refusal(state, seat, state.setup.move(text), after)


def refusal(state: State, seat: int, move: Move, point: int) -> Refused:
    """A point against a move, as it travels."""
    against = reason(state, move, point)
    return Refused(
        code="illegal",
        point=against.point,
        clauses=against.clauses,
        seat=seat,
        move=against.move,
        argument=against.argument,
    )
