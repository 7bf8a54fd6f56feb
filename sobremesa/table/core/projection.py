"""What each viewer is told. Whatever leaves for a seat or a spectator is made here, from that viewer's view.

Who has the rules (`views`) is sent that view itself while a deal is played, and makes the rest of it.
"""

from collections.abc import Iterable

from sobremesa.table.core.packing import pack
from sobremesa.table.core.table import Step, Table
from sobremesa.table.core.timeouts import deadline
from sobremesa.table.core.wire import SPECTATOR, Chat, Message, Presence, Scene, Snapshot, Told, Update


def snapshot(
    table: Table, person: str, since: int, presence: Presence, woken: int, now: int, *, views: bool = False
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
        scene=scene(table, seat, woken, views=views),
        deals=table.deals,
        lines=table.lines,
        missed=told(missed, seat),
        resync=len(missed) < version - since,
        now=now,
        **table.terms,
    )


def news(before: Table, after: Table, seat: int, woken: int, *, views: bool = False) -> list[Message]:
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
        shown = scene(after, seat, woken, views=views)
        messages.append(Update(version=version, told=told(noticed, seat), scene=shown, chairs=chairs, deals=deals))
    messages.extend(Chat(version=version, line=line) for line in lines)
    return messages


def scene(table: Table, seat: int, woken: int, *, views: bool = False) -> Scene:
    """How the table stands, as a viewer may know it."""
    state = table.state
    if state is None:
        return Scene(stage=table.stage, match=table.match)
    view = state.view(seat)
    if views and table.stage == "playing":
        return Scene(stage=table.stage, match=table.match, deadline=deadline(table, woken), view=pack(view.content))
    shown = state.board if state.over and table.opened.open_hands else view.board
    return Scene(
        stage=table.stage,
        match=table.match,
        board=shown,
        legal=view.legal_names(seat) if seat != SPECTATOR and table.stage == "playing" else (),
        owed=view.actors if table.stage == "playing" else (),
        silence=table.silence,
        deadline=deadline(table, woken),
        result=table.deals[-1] if state.over else None,
    )


def told(steps: Iterable[Step], seat: int) -> tuple[Told, ...]:
    """Steps as a viewer may know them."""
    return tuple(
        Told(version=step.versions.of(seat), events=step.events[seat], seat=step.seat, by=step.by)
        for step in steps
        if step.events is not None
    )
