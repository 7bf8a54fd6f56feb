"""A worked exchange for the protocol page: what Ana's page says and hears, made by the table from a fixed shuffle."""

import json
from collections.abc import Iterator

import msgspec

from sobremesa.rules.game import find
from sobremesa.table.core import projection
from sobremesa.table.core.decide import decide, draft, explain
from sobremesa.table.core.entries import Opened
from sobremesa.table.core.fold import fold, replay
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import (
    Accepted,
    AddBot,
    AnyCommand,
    Draft,
    Explain,
    Hello,
    Message,
    Play,
    Presence,
    Ready,
    Refused,
    Sit,
    Start,
)

ANA = Person("ana", "Ana")
KEY = 0x50B4E3E5A
AT = 1_767_225_600_000  # the first moment of 2026
STAMP = "447660dcd884-9a66d08898c8"  # of some sources: the true one is another whenever a rule changes


def exchange() -> Iterator[str]:
    """The lines, each way."""
    game = find("cone")
    opened = Opened(code="bamo-kituse", game="cone", rules=game.version, options={"players": 2}, host=ANA.id)
    table = replay([(opened, AT)])
    commands: list[AnyCommand] = [Hello(), Sit(id="a1", seat=0), AddBot(id="a2", seat=1, level="sensible")]
    for command in [*commands, Ready(id="a3"), Start(id="a4")]:
        table, lines = _turn(table, command)
        yield from lines
    version = table.versions.of(0)
    assert table.state is not None
    legal = [str(move) for move in table.state.legal(0)]
    hand = dict.fromkeys(table.state.board["hands"]["P0"])
    wrong = next(card for card in hand if card not in legal)
    asking: list[AnyCommand] = [
        Explain(id="a5", version=version, moves=list(hand)),
        Draft(id="a6", version=version, moves=[legal[0]]),
        Play(id="a7", version=version, moves=[wrong]),
        Play(id="a8", version=version, moves=[legal[0]]),
    ]
    for command in asking:
        table, lines = _turn(table, command)
        yield from lines


def _turn(table: Table, command: AnyCommand) -> tuple[Table, list[str]]:
    """A command, and everything that Ana hears because of it."""
    lines = [_show("→", command)]
    heard: list[Message] = []
    after = table
    match command:
        case Hello():
            heard.append(_snapshot(table))
        case Draft():
            heard.append(draft(table, ANA, command))
        case Explain():
            heard.append(explain(table, ANA, command))
        case _:
            decision = decide(table, ANA, command, KEY)
            if isinstance(decision, Refused):
                seen = table.versions.of(table.seat_of(ANA.id))
                heard.append(msgspec.structs.replace(decision, id=command.id, version=seen))
            else:
                for entry in decision:
                    after = fold(after, entry, AT)
                heard += _news(table, after)
                heard.append(Accepted(id=command.id, version=after.versions.of(after.seat_of(ANA.id))))
    return after, [*lines, *(_show("←", message) for message in heard)]


def _news(before: Table, after: Table) -> list[Message]:
    """Who has just sat down is shown the table anew."""
    seat = after.seat_of(ANA.id)
    if seat != before.seat_of(ANA.id):
        return [_snapshot(after)]
    return projection.news(before, after, seat, 0)


def _snapshot(table: Table) -> Message:
    seated = table.seat_of(ANA.id) >= 0
    here = Presence(present=(0,) if seated else (), spectators=0 if seated else 1)
    return msgspec.structs.replace(projection.snapshot(table, ANA.id, -1, here, 0, AT), stamp=STAMP)


def _show(way: str, said: AnyCommand | Message) -> str:
    body = msgspec.to_builtins(said)
    left_out = {"id": "", "version": -1, "stamp": ""}
    shown = {key: value for key, value in body.items() if key not in left_out or value != left_out[key]}
    return f"{way} {json.dumps(shown, ensure_ascii=False)}"
