"""What each viewer is told. Whatever leaves for a seat or a spectator is made here, from that viewer's view."""

from collections.abc import Iterable
from functools import lru_cache

from sobremesa.rules.game import find
from sobremesa.rules.state import Event as RulesEvent
from sobremesa.rules.state import State
from sobremesa.table.clock import deadline
from sobremesa.table.table import Step, Table
from sobremesa.table.wire import SPECTATOR, Chat, Event, Message, Presence, Result, Scene, Snapshot, Told, Update

HIDDEN = "?"


def snapshot(table: Table, person: str, since: int, presence: Presence, woken: int, now: int) -> Snapshot:
    """The whole table for one person, and what they missed after a version of theirs."""
    seat, opened = table.seat_of(person), table.opened
    missed = [step for step in table.history if step.noticed(seat) and step.versions.of(seat) > since]
    version = table.versions.of(seat)
    return Snapshot(
        version=version,
        code=opened.code,
        game=opened.game,
        rules=opened.rules,
        options=table.setup.options,
        clock=opened.clock,
        stand_in=opened.stand_in,
        public=opened.public,
        kid_safe=opened.kid_safe,
        seat=seat,
        host=person == opened.host,
        chairs=table.chairs,
        present=presence.present,
        spectators=presence.spectators,
        scene=scene(table, seat, woken),
        lines=table.lines,
        missed=told(missed, seat) if 0 <= since <= version else (),
        resync=not 0 <= since <= version or len(missed) < version - since,
        now=now,
    )


def news(before: Table, after: Table, seat: int, woken: int) -> list[Message]:
    """What a viewer is told of the way from one table to a later one: nothing, if they may notice nothing."""
    version = after.versions.of(seat)
    if version == before.versions.of(seat):
        return []
    noticed = [step for step in _since(before, after) if step.noticed(seat)]
    lines = [step.line for step in noticed if step.line is not None]
    messages: list[Message] = []
    if len(noticed) > len(lines):
        chairs = after.chairs if after.chairs != before.chairs else None
        messages.append(
            Update(version=version, told=told(noticed, seat), scene=scene(after, seat, woken), chairs=chairs)
        )
    messages.extend(Chat(version=version, line=line) for line in lines)
    return messages


def scene(table: Table, seat: int, woken: int) -> Scene:
    """How the table stands, as a viewer may know it."""
    state = table.state
    if state is None:
        return Scene(stage=table.stage, match=table.match)
    view = state.view(seat)
    shown = state.board if state.over and table.opened.open_hands else view.board
    return Scene(
        stage=table.stage,
        match=table.match,
        board=shown,
        legal=view.legal_names(seat) if seat != SPECTATOR and table.stage == "playing" else (),
        owed=view.actors if table.stage == "playing" else (),
        deadline=deadline(table, woken),
        result=result(state),
    )


def told(steps: Iterable[Step], seat: int) -> tuple[Told, ...]:
    """Steps as a viewer may know them."""
    return tuple(
        Told(version=step.versions.of(seat), events=tuple(map(event, step.events[seat])), seat=step.seat, by=step.by)
        for step in steps
        if step.events is not None
    )


@lru_cache(1 << 14)
def event(happened: RulesEvent) -> Event:
    """An event of a view, as it travels."""
    game = find(happened.game)
    kind = game.arguments.get(happened.point)
    argument: str | int | None = None
    if happened.hidden:
        argument = HIDDEN
    elif kind == "card":
        argument = game.card_names[happened.argument]
    elif kind is not None and kind in game.letters:
        argument = game.letters[kind][happened.argument]
    elif kind is not None:
        argument = happened.argument
    return Event(
        point=happened.name,
        clauses=tuple(happened.clauses),
        seat=happened.seat,
        argument=argument,
        other=happened.other,
    )


def result(state: State) -> Result | None:
    """How a deal ended."""
    outcome = state.outcome
    if outcome is None:
        return None
    return Result(outcome.why, outcome.clause, outcome.winners, outcome.totals, outcome.champions)


def _since(before: Table, after: Table) -> list[Step]:
    """The steps from one table to a later one."""
    return [step for step in after.history if step.versions.total > before.versions.total]
