"""What the rules say, in the terms of the wire: events, reasons and results. A view decides what may be seen."""

from functools import lru_cache

from msgspec import Raw
from msgspec.json import Decoder

from sobremesa.rules.game import Game, find
from sobremesa.rules.kinds import MEMO
from sobremesa.rules.state import Event as RulesEvent
from sobremesa.rules.state import Move, Position, State, View
from sobremesa.table.core.wire import Event, Reason, Result

HIDDEN = "?"

Heard = Raw | tuple[Event, ...]  # what somebody heard of a step: in writing, where the rules have just said it

_read = Decoder(tuple[Event, ...]).decode


def heard(state: State) -> tuple[Heard, ...]:
    """What the last move did, as each seat may know it, and last a spectator."""
    return tuple(map(_known, state.telling.events()))


def in_writing(text: bytes) -> Heard:
    """A list in writing; an empty one is left out of what is sent."""
    return Raw(text) if text != b"[]" else ()


_known = lru_cache(MEMO)(in_writing)  # what comes again and again in every match is kept once


def read(events: Heard) -> tuple[Event, ...]:
    """What somebody heard, as values."""
    return _read(events) if isinstance(events, Raw) else events


@lru_cache(MEMO)
def event(happened: RulesEvent) -> Event:
    """An event of a view, as it travels."""
    game = find(happened.game)
    return Event(
        point=happened.name,
        clauses=tuple(happened.clauses),
        seat=happened.seat,
        argument=HIDDEN if happened.hidden else argument(game, happened.point, happened.argument),
        other=happened.other,
    )


def events(view: View) -> tuple[Event, ...]:
    """What the last move did, as a view tells it."""
    return tuple(map(event, view.events))


def reason(position: Position, move: Move, point: int) -> Reason:
    """A point against a move, as it travels."""
    game, about = position.setup.game, position.concern(point, move.number)
    return Reason(str(move), game.points[point], tuple(game.clauses[point]), argument(game, point, about))


def reasons(view: View, moves: list[Move]) -> tuple[Reason, ...]:
    """Why the seat of a view cannot make moves, where it cannot."""
    against = ((move, view.refuse(view.seat, move)) for move in moves)
    return tuple(reason(view, move, point) for move, point in against if point)


def result(state: State) -> Result | None:
    """How a deal ended, as everybody may know it."""
    outcome = state.outcome
    if outcome is None:
        return None
    return Result(outcome.why, outcome.clause, outcome.winners, outcome.totals, outcome.champions, events(state.view()))


def argument(game: Game, point: int, number: int) -> str | int | None:
    """What a point is about: a card or a letter in notation, or a number."""
    kind = game.arguments.get(point)
    if kind == "card":
        return game.card_names[number]
    if kind is not None and kind in game.letters:
        return game.letters[kind][number]
    return number if kind is not None else None
