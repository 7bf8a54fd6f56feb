"""What each viewer is told. Whatever leaves for a seat or a spectator is made here, from that viewer's view.

Who has the rules (`views`) is sent that view itself while a deal is played, and makes the rest of it. What is made in
order to be sent is `written`: boards, moves, views and events are JSON already, and not values to look at.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw

from sobremesa.rules.state import State
from sobremesa.table.core.packing import pack
from sobremesa.table.core.shuffle import Shuffling
from sobremesa.table.core.table import Step, Table
from sobremesa.table.core.timeouts import deadline
from sobremesa.table.core.translate import Heard, in_writing, read
from sobremesa.table.core.wire import SPECTATOR, Chat, Message, Presence, Scene, Snapshot, Told, Update


def snapshot(
    table: Table,
    person: str,
    since: int,
    presence: Presence,
    woken: int,
    now: int,
    *,
    views: bool = False,
    written: bool = False,
) -> Snapshot:
    """The whole table for one person, and what they missed after a version of theirs."""
    seat, opened = table.seat_of(person), table.opened
    version = table.versions.of(seat)
    since = since if since <= version else -1  # from the future: of another table, or of a lost database
    missed = table.missed(seat, since)
    return Snapshot(
        version=version,
        code=opened.code,
        rules=table.rules,
        footing=table.footing,
        stamp=table.stamp,
        seat=seat,
        host=person == opened.host,
        chairs=table.chairs,
        present=presence.present,
        spectators=presence.spectators,
        scene=scene(table, seat, woken, views=views, written=written),
        deals=table.deals,
        lines=table.lines,
        shuffle=table.shuffling,
        missed=told(missed, seat, written=written),
        resync=len(missed) < version - since,
        now=now,
        origin=table.origin,
        **table.terms,
    )


def news(
    before: Table, after: Table, seat: int, woken: int, *, views: bool = False, written: bool = False
) -> list[Message]:
    """What a viewer is told of the way from one table to a later one: nothing, if they may notice nothing."""
    seen, version = before.versions.of(seat), after.versions.of(seat)
    if version == seen:
        return []
    noticed = after.missed(seat, seen)
    lines = [step.line for step in noticed if step.line is not None]
    messages: list[Message] = []
    if len(noticed) > len(lines):
        chairs = after.chairs if after.chairs != before.chairs else None
        deals = after.deals if after.deals is not before.deals else None
        shown, heard = scene(after, seat, woken, views=views, written=written), told(noticed, seat, written=written)
        shuffle = _shuffle_news(before, after)
        messages.append(Update(version=version, told=heard, scene=shown, chairs=chairs, deals=deals, shuffle=shuffle))
    messages.extend(Chat(version=version, line=line) for line in lines)
    return messages


def _shuffle_news(before: Table, after: Table) -> Shuffling | None:
    """The shuffle, if it is another; in a match it never is."""
    if after.stage == before.stage == "playing":
        return None
    return after.shuffling if after.shuffling != before.shuffling else None


def scene(table: Table, seat: int, woken: int, *, views: bool = False, written: bool = False) -> Scene:
    """How the table stands, as a viewer may know it."""
    state, stage = table.state, table.stage
    if state is None:
        return Scene(stage=stage, match=table.match)
    telling, end = state.telling, deadline(table, woken)
    if stage != "playing":
        shown = state.board if state.over and table.opened.open_hands else state.view(seat).board
        result = table.deals[-1] if state.over else None
        return Scene(stage=stage, match=table.match, board=shown, deadline=end, result=result)
    if views:
        view: Any = Raw(telling.packed(seat)) if written else pack(state.view(seat).content)
        return Scene(stage=stage, match=table.match, deadline=end, view=view)
    board, legal = _board_and_legal(state, seat, written)
    return Scene(
        stage=stage,
        match=table.match,
        board=board,
        legal=legal,
        owed=telling.owed(seat),
        silence=telling.silence,
        deadline=end,
    )


def _board_and_legal(state: State, seat: int, written: bool) -> tuple[Any, Any]:
    if written:
        board, legal = state.telling.scene(seat)
        return Raw(board), in_writing(legal)
    view = state.view(seat)
    return view.board, view.legal_names(seat) if seat != SPECTATOR else ()


def told(steps: Iterable[Step], seat: int, *, written: bool = False) -> tuple[Told, ...]:
    """Steps as a viewer may know them."""
    return tuple(
        Told(version=step.versions.of(seat), events=_heard(step.events[seat], written), seat=step.seat, by=step.by)
        for step in steps
        if step.events is not None
    )


def _heard(events: Heard, written: bool) -> Any:
    return events if written else read(events)
