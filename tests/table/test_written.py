"""What is sent is written by compiled code, and says what the values say, byte for byte."""

from random import Random

import pytest
from kit import modes, players
from laws import PEOPLE, Book, play_on, seated

from sobremesa.rules.game import games
from sobremesa.table.core import projection
from sobremesa.table.core.entries import Dealt
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import Presence
from sobremesa.table.live.connection import encode

NOBODY = Presence(present=(), spectators=0)
TABLES = {
    f"{game.name} {mode}": (game.name, {**options, "players": players(game, len(PEOPLE))})
    for game in games().values()
    for mode, options in modes(game).items()
}
every_table = pytest.mark.parametrize(("game", "options"), TABLES.values(), ids=TABLES)


def frames(before: Table, book: Book, *, written: bool) -> list[bytes]:
    """Everything that everybody is told of a change, and would be shown now, as boards and as views."""
    people = [*(person.id for person in PEOPLE), "eva"]
    return [
        encode(message)
        for views in (False, True)
        for person in people
        for message in (
            *projection.news(before, book.table, book.table.seat_of(person), 9, views=views, written=written),
            projection.snapshot(book.table, person, 3, NOBODY, 9, 9, views=views, written=written),
        )
    ]


@every_table
def test_what_is_sent_says_what_the_values_say(game, options):
    book, luck = seated(game, options["players"], options=options), Random(3)
    for _ in range(60):
        before = book.table
        play_on(book, luck, 1)
        assert frames(before, book, written=True) == frames(before, book, written=False)
        if book.table.stage == "pause":
            book.write([Dealt()])
        elif book.table.stage != "playing":
            break
