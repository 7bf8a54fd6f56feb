"""The shelf: the matches that are over in which somebody sat."""

from msgspec import Struct
from msgspec.json import decode
from sqlalchemy import and_, select, tuple_, update

from sobremesa.table.core.attendance import Attendance
from sobremesa.table.core.matches import Chapter
from sobremesa.table.store import schema
from sobremesa.table.store.store import Store

PAGE = 50  # matches that are read at once


class Shelved(Struct, frozen=True):
    """A match on somebody's shelf, and where it lies in the log, if it is indexed."""

    code: str
    seat: int
    attendance: Attendance
    chapter: Chapter | None


async def matches_of(store: Store, person: str, skip: int = 0) -> tuple[list[Shelved], bool]:
    """A page of somebody's matches, the latest first; whether there are more."""
    sitting, chapter = schema.sitting.c, schema.chapter.c
    indexed = and_(chapter.code == sitting.code, chapter.number == sitting.number)
    own = (
        select(schema.sitting, chapter.body)
        .join(schema.chapter, indexed, isouter=True)
        .where(sitting.person == person, sitting.shelved)
        .order_by(sitting.ended.desc(), sitting.code, sitting.number.desc())
        .offset(skip)
        .limit(PAGE + 1)
    )
    async with store.reading() as connection:
        rows = (await connection.execute(own)).fetchall()
        keys = [(row.code, row.number) for row in rows]
        beside = select(sitting.code, sitting.number, sitting.seat, sitting.person)
        mates = (await connection.execute(beside.where(tuple_(sitting.code, sitting.number).in_(keys)))).fetchall()
    people: dict[tuple[str, int], dict[int, str]] = {key: {} for key in keys}
    for code, number, seat, mate in mates:
        people[code, number][seat] = mate
    found = [
        Shelved(
            row.code,
            row.seat,
            Attendance(row.number, row.began, row.ended, row.moves, people[row.code, row.number]),
            decode(row.body, type=Chapter) if row.body is not None else None,
        )
        for row in rows
    ]
    return found[:PAGE], len(found) > PAGE


async def unshelve(store: Store, person: str, code: str, number: int) -> bool:
    """Take a match off somebody's shelf; whether it was there."""
    sitting = schema.sitting.c
    own = (sitting.person == person, sitting.code == code, sitting.number == number, sitting.shelved)
    gone = update(schema.sitting).where(*own).values(shelved=False)
    return bool(await store.transact(lambda connection: connection.execute(gone).rowcount))
