"""The store, on real databases: what was acknowledged is there, a conflict is its author's alone."""

import asyncio
import sqlite3

import pytest
from laws import ANA, opened
from sqlalchemy import event, inspect
from sqlalchemy.engine import Engine

from sobremesa.table.core.entries import Readied, Sat, encode_entry
from sobremesa.table.core.listing import Listing
from sobremesa.table.door.identity import Identities
from sobremesa.table.store import schema
from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.store import Store
from sobremesa.table.store.writer import Append

FIRST = encode_entry(opened())


def with_store(url, use):
    """Run something on an open store."""

    async def run():
        store = await Store.open(url)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def one(code: str, version: int, *bodies: bytes, **rest) -> Append:
    return Append(code, version, 7, bodies or (FIRST,), **rest)


def test_what_is_kept_is_read_again_after_a_restart(database):
    sat, ready = Sat(0, ANA.id, "Ana"), Readied(0, True)

    async def keep(store):
        await store.append(one("a", 1))
        await store.append(one("a", 2, encode_entry(sat), encode_entry(ready)))

    with_store(database, keep)
    lines = with_store(database, lambda store: store.entries("a", 1))
    assert lines == [(sat, 7), (ready, 7)]
    assert with_store(database, lambda store: store.entries("b")) == []


def test_a_conflict_is_its_authors_alone(database):
    async def race(store):
        await store.append(one("a", 1))
        asked = [one("a", 1), one("b", 1), one("a", 2), one("a", 2), one("c", 1)]
        return await asyncio.gather(*(store.append(append) for append in asked), return_exceptions=True)

    answers = with_store(database, race)
    assert [type(answer) for answer in answers] == [Conflict, type(None), type(None), Conflict, type(None)]


def test_many_at_once_are_all_kept(database):
    async def crowd(store):
        await asyncio.gather(*(store.append(one(f"t{n}", 1)) for n in range(600)))
        return [len(await store.entries(f"t{n}")) for n in range(600)]

    assert with_store(database, crowd) == [1] * 600


def test_several_on_one_file_keep_each_version_once(tmp_path):
    """Nothing forbids a second process on a file: who is second hears so, wherever the first one's rows lie by then."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def use(one_of_them):
        another = await Store.open(database)
        try:
            for version, (writer, rival) in enumerate([(one_of_them, another), (another, one_of_them)] * 3, 1):
                await writer.append(one("a", version))
                with pytest.raises(Conflict):
                    await rival.append(one("a", version))
                if version == 4:
                    await rival._writer.commit(rival._writer._logs.move)
            assert len(await one_of_them.entries("a")) == 6
        finally:
            await another.close()

    with_store(database, use)


def test_a_log_has_no_holes(tmp_path):
    async def use(store):
        with pytest.raises(Conflict):
            await store.append(one("a", 2))

    with_store(f"sqlite:///{tmp_path / 'tables.db'}", use)


def lying(file, where: str) -> list[int]:
    """The versions of a table's entries in one place."""
    with sqlite3.connect(file) as database:
        return [version for (version,) in database.execute(f"SELECT version FROM {where} ORDER BY version")]


def test_a_journal_is_moved_when_it_is_long_and_at_the_end(tmp_path, monkeypatch):
    monkeypatch.setattr("sobremesa.table.store.sqlite.LONG", 4)
    file = tmp_path / "tables.db"

    async def use(store):
        for version in range(1, 7):
            await store.append(one("a", version))
        await store._writer.commit(lambda _: None)  # what was begun before it is done
        assert (lying(file, "entry"), lying(file, "journal")) == ([1, 2, 3, 4], [5, 6])
        assert len(await store.entries("a")) == 6
        assert len(await store.entries("a", 3)) == 3
        with pytest.raises(Conflict):
            await store.append(one("a", 3))

    with_store(f"sqlite:///{file}", use)
    assert (lying(file, "entry"), lying(file, "journal")) == ([1, 2, 3, 4, 5, 6], [])


def test_a_journal_is_moved_when_nothing_is_to_be_done(tmp_path, monkeypatch):
    monkeypatch.setattr("sobremesa.table.store.sqlite.IDLE", 0.001)
    file = tmp_path / "tables.db"

    async def use(store):
        await store.append(one("a", 1))
        while lying(file, "journal"):
            await asyncio.sleep(0)
        assert lying(file, "entry") == [1]

    with_store(f"sqlite:///{file}", use)


def test_what_a_killed_process_left_in_its_journal_is_there(tmp_path):
    file = tmp_path / "tables.db"
    database = f"sqlite:///{file}"
    with_store(database, lambda store: store.append(one("a", 1)))
    with sqlite3.connect(file) as left:
        left.execute("INSERT INTO journal VALUES ('a', 2, 7, ?)", (FIRST,))

    async def go_on(store):
        assert len(await store.entries("a")) == 2
        with pytest.raises(Conflict):
            await store.append(one("a", 2))
        await store.append(one("a", 3))

    with_store(database, go_on)
    assert (lying(file, "entry"), lying(file, "journal")) == ([1, 2, 3], [])


def test_a_failure_is_its_authors_alone(tmp_path):
    """One of a group is nothing that a database can keep; the others are."""

    async def crowd(store):
        asked = [one("a", 1), one("b", 1, None), one("c", 1)]
        return await asyncio.gather(*map(store.append, asked), return_exceptions=True)

    answers = with_store(f"sqlite:///{tmp_path / 'tables.db'}", crowd)
    assert [type(answer) for answer in answers] == [type(None), StoreError, type(None)]


def test_lists(database):
    async def use(store):
        await store.append(one("a", 1, listing=Listing("a", "cone", "lobby", True, 2, 2, [], 0, 1)))
        await store.append(one("b", 1, listing=Listing("b", "cone", "lobby", False, 2, 2, [], 0, 2)))
        playing = Listing("b", "cone", "playing", False, 2, 0, ["Ana", "Beto"], 1, 3)
        await store.append(one("b", 2, listing=playing, people=frozenset({"ana", "beto"})))
        mine = await store.of("ana")
        over = Listing("b", "cone", "over", False, 2, 0, ["Ana", "Beto"], 1, 4, ["Beto", ""])
        await store.append(one("b", 3, listing=over))
        assert [listing.won for listing in await store.of("ana")] == [["Beto", ""]]
        await store.append(one("b", 4, people=frozenset({"beto"})))
        return await store.public(), mine, await store.of("ana")

    public, mine, then = with_store(database, use)
    assert [listing.code for listing in public] == ["a"]
    assert [(listing.code, listing.stage, listing.people) for listing in mine] == [("b", "playing", ["Ana", "Beto"])]
    assert then == []


def test_people_and_secrets_stay(database):
    async def use(store):
        people = await Identities.open(store)
        person = await people.name(None, "  Ana\tMaría ", 1)
        cookie = people.cookie(person.id)
        renamed = await people.name(cookie, "Anita", 2)
        assert (person.name, renamed.id) == ("Ana María", person.id)
        return cookie

    cookie = with_store(database, use)

    async def again(store):
        people = await Identities.open(store)
        forged = cookie[:-2] + ("aa" if cookie[-2:] != "aa" else "bb")
        return [await people.who(text) for text in (cookie, forged, "", None, "\udcff.x")]

    known, *strangers = with_store(database, again)
    assert known.name == "Anita"
    assert strangers == [None] * 4


def test_migrations_make_the_schema(database):
    """What the migrations made is what the code expects, column by column."""

    async def look(store):
        async with store._read.connect() as connection:
            return await connection.run_sync(
                lambda sync: {
                    table: {(c["name"], c["nullable"]) for c in inspect(sync).get_columns(table)} for table in tables
                }
            )

    tables = {**schema.metadata.tables, **(schema.sqlite_only.tables if "sqlite" in database else {})}
    assert with_store(database, look) == {
        name: {(column.name, column.nullable) for column in table.columns} for name, table in tables.items()
    }


def test_a_migration_that_breaks_off_leaves_nothing(database):
    """A crash among the statements of a migration: the next start begins anew."""
    made = []

    def crash(*statement) -> None:
        made.append(statement[2])
        if sum("CREATE TABLE" in each for each in made) == 4:
            raise OSError("the lights go out")

    event.listen(Engine, "before_cursor_execute", crash)
    with pytest.raises(StoreError, match="lights"):
        asyncio.run(Store.open(database))
    event.remove(Engine, "before_cursor_execute", crash)
    assert with_store(database, lambda store: store.entries("a")) == []


def test_a_locked_database_is_a_clear_error_and_the_writer_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr("sobremesa.table.store.store.BUSY", 50)
    file = tmp_path / "tables.db"

    async def use(store):
        await store.append(one("a", 1))
        intruder = sqlite3.connect(file, isolation_level=None)
        intruder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append(one("a", 2))
        intruder.execute("ROLLBACK")
        intruder.close()
        await store.append(one("a", 2))
        return len(await store.entries("a"))

    assert with_store(f"sqlite:///{file}", use) == 2


async def pragma(store, text):
    """Ask SQLite for a setting of the connection that writes, or change it."""
    return await store._writer.commit(lambda connection: connection.exec_driver_sql(f"PRAGMA {text}").scalar())


def test_a_full_disk_is_a_clear_error_and_loses_nothing(tmp_path):
    async def use(store):
        await store.append(one("a", 1))
        pages = await pragma(store, "page_count")
        await pragma(store, f"max_page_count={pages}")
        with pytest.raises(StoreError, match="full"):
            await store.append(one("a", 2, bytes(10**6)))
        await pragma(store, "max_page_count=1000000")
        await store.append(one("a", 2))
        return len(await store.entries("a"))

    assert with_store(f"sqlite:///{tmp_path / 'tables.db'}", use) == 2


def test_sqlite_is_synced_and_readers_cannot_write(tmp_path):
    async def look(store):
        modes = [await pragma(store, name) for name in ("journal_mode", "synchronous")]
        async with store._read.connect() as connection:
            with pytest.raises(Exception, match="readonly"):
                await connection.exec_driver_sql("DELETE FROM entry")
        return modes

    assert with_store(f"sqlite:///{tmp_path / 'tables.db'}", look) == ["wal", 2]


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "is no address of a database"),
        ("mysql://x/y", "a database is sqlite"),
        ("sqlite:////nowhere/at/all.db", "cannot be opened"),
    ],
)
def test_a_wrong_address_gets_a_sentence(url, sentence):
    with pytest.raises(StoreError, match=sentence):
        asyncio.run(Store.open(url))


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path):
    (tmp_path / "tables.db").write_text("once upon a time " * 100)
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path / 'tables.db'}"))
