"""Deals that are over, of a match that still runs, as somebody was shown them.

The key of such a match must not leave the server: it would tell the deals that come. So nothing is told here but what
that viewer was shown while it was played, made anew from the log.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from sobremesa.rules.game import Value
from sobremesa.table.core.entries import AnyEntry
from sobremesa.table.core.fold import stages
from sobremesa.table.core.packing import pack
from sobremesa.table.core.projection import told
from sobremesa.table.core.table import Table, Versions
from sobremesa.table.core.wire import Chair, Result, Told


class Shown(Struct, frozen=True, omit_defaults=True):
    """A step of a deal that is over."""

    view: Annotated[str, Meta(description="the record as the receiver may know it, packed as in a scene")]
    told: tuple[Told, ...]
    board: Annotated[
        dict[str, Any] | None, Meta(description="with every hand, where the table agreed to show them after a deal")
    ] = None


class Seen(Struct, frozen=True):
    """The deals of a match that are over, as the receiver was shown them."""

    game: str
    rules: int
    options: dict[str, Value]
    stamp: Annotated[str, Meta(description="of the server's rules: the views can be read by the same rules alone")]
    seat: Annotated[int, Meta(description="the receiver's own; -1 for a spectator")]
    chairs: tuple[Chair, ...]
    deals: tuple[Result, ...]
    shown: tuple[Shown, ...]


def seen(table: Table, lines: Sequence[tuple[AnyEntry, int]], seat: int) -> Seen:
    """What a seat, or a spectator, was shown of the match at a table, whose entries from its start on these are."""
    return Seen(
        game=table.setup.game.name,
        rules=table.setup.game.version,
        options=table.setup.options,
        stamp=table.stamp,
        seat=seat,
        chairs=table.chairs,
        deals=table.deals,
        shown=tuple(_steps(table, lines, seat)),
    )


def _steps(table: Table, lines: Sequence[tuple[AnyEntry, int]], seat: int) -> Iterator[Shown]:
    before = _before(table)
    for after in stages(lines, before):
        if len(before.deals) == len(table.deals):
            return  # the rest is of a deal that runs
        steps = told(after.missed(seat, before.versions.of(seat)), seat)
        if steps and after.state is not None:
            board = after.state.board if table.opened.open_hands else None
            yield Shown(view=pack(after.state.view(seat).content), told=steps, board=board)
        before = after


def _before(table: Table) -> Table:
    """The table as it was when its match had not begun, as far as anybody is told here."""
    none = ((),) * (len(table.chairs) + 1)
    return replace(
        table,
        stage="lobby",
        match=table.match - 1,
        state=None,
        deals=(),
        versions=Versions(0, (0,) * len(table.chairs)),
        history=none,
        commands=none,
        stood_in=frozenset(),
        story=None,
    )
