"""What lists show of a table."""

from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import Stage


class Listing(Struct, frozen=True):
    """What lists show of a table."""

    code: str
    game: str
    stage: Stage
    public: bool
    seats: int
    free: int
    people: Annotated[list[str], Meta(description="who sits there, by seat; bots are not named")]
    match: int
    changed: int
    won: Annotated[
        list[str], Meta(description='who won the match that is over, by nickname, a bot as ""; nobody: it was left')
    ] = []


def listing(table: Table, changed: int) -> Listing:
    """What lists show of a table that changed at a moment."""
    return Listing(
        code=table.opened.code,
        game=table.opened.game,
        stage=table.stage,
        public=table.opened.public,
        seats=len(table.chairs),
        free=sum(not chair.name and not chair.bot for chair in table.chairs),
        people=[chair.name for chair in table.chairs if chair.name],
        match=table.match,
        changed=changed,
        won=[table.chairs[seat].name for seat in _champions(table)],
    )


def _champions(table: Table) -> tuple[int, ...]:
    return table.deals[-1].champions if table.stage == "over" and table.deals else ()
