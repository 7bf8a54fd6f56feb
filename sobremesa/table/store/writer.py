"""What a writer does: it commits whatever waits together, and tells each author when it is durable.

A group that fails is tried again one by one, so that each author hears of their own mistake only.
"""

import logging
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert
from sqlalchemy.dialects import postgresql, sqlite

from sobremesa.table.core.attendance import Attendance
from sobremesa.table.core.listing import Listing
from sobremesa.table.core.matches import Chapter
from sobremesa.table.metrics import COMMITS, WRITTEN
from sobremesa.table.store import schema
from sobremesa.table.store.errors import StoreError

logger = logging.getLogger(__name__)

GROUP = 512  # appends in one transaction

T = TypeVar("T")
Done = Callable[[StoreError | None], None]
Row = tuple[str, int, int, bytes]


class Append(Struct, frozen=True):
    """Entries of one table from a version on; the listing and the people that sit, if those changed, and the match
    that they end, with who played it; and what else has to be done with them, all or nothing.
    """

    code: str
    version: int
    at: int
    bodies: Sequence[bytes]
    listing: Listing | None = None
    people: frozenset[str] | None = None
    chapter: Chapter | None = None
    attendance: Attendance | None = None
    also: Callable[[Connection], None] | None = None

    @property
    def last(self) -> int:
        """The version that the log has then."""
        return self.version + len(self.bodies) - 1


class Writer(Protocol):
    """Whoever writes to a database."""

    def put(self, append: Append, done: Done) -> None:
        """Have entries kept. `done` is told on the loop that they are durable, or why they are not."""
        ...

    async def commit(self, work: Callable[[Connection], T]) -> T:
        """Run a whole transaction, and commit it."""
        ...

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        ...


def rows(group: Sequence[Append]) -> list[Row]:
    """What the log gets of a group."""
    return [
        (append.code, append.version + place, append.at, body)
        for append in group
        for place, body in enumerate(append.bodies)
    ]


def index(connection: Connection, code: str, chapter: Chapter) -> None:
    """Where a match lies in the log of its table: the same, whoever says it."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {"code": code, "number": chapter.number, "body": msgspec.json.encode(chapter)}
    connection.execute(dialect.insert(schema.chapter).values(row).on_conflict_do_nothing())


def attend(connection: Connection, code: str, match: Attendance) -> None:
    """Who sat where in a match: the same, whoever says it."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    about = {"number": match.number, "began": match.began, "ended": match.ended, "moves": match.moves}
    rows = [{"code": code, "seat": seat, "person": person, **about} for seat, person in match.people.items()]
    if rows:
        connection.execute(dialect.insert(schema.sitting).on_conflict_do_nothing(), rows)


def enlist(connection: Connection, append: Append) -> None:
    """What lists show of a table, who sits there, and which matches are over, where that has changed."""
    if append.chapter is not None:
        index(connection, append.code, append.chapter)
    if append.attendance is not None:
        attend(connection, append.code, append.attendance)
    if append.listing is not None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        row = {name: getattr(append.listing, name) for name in append.listing.__struct_fields__}
        rest = {name: value for name, value in row.items() if name != "code"}
        statement = dialect.insert(schema.listing).values(row)
        connection.execute(statement.on_conflict_do_update(index_elements=["code"], set_=rest))
    if append.people is not None:
        connection.execute(delete(schema.sitter).where(schema.sitter.c.code == append.code))
        sitters = [{"code": append.code, "person": person} for person in sorted(append.people)]
        if sitters:
            connection.execute(insert(schema.sitter), sitters)
    if append.also is not None:
        append.also(connection)


def count(group: Sequence[Append]) -> None:
    """A group was committed."""
    COMMITS.inc()
    WRITTEN.inc(sum(len(append.bodies) for append in group))


def tell(done: Done, error: StoreError | None) -> None:
    """Tell an author. What one makes of it must not keep it from the others."""
    try:
        done(error)
    except Exception:
        logger.exception("an author could not be told")
