"""Forgetting somebody: afterwards nothing names them, other people's matches are what they were, and nobody is
disturbed; also when the server is killed in between, and while tables are being played, in this process or another.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from guest import Guest, run, serving
from laws import ANA, BETO, opened, seated
from process import Process
from sqlalchemy.engine import make_url
from test_shelf import QUICK, match, shelf, sit_down
from test_store import with_store

from sobremesa.table.core.entries import Forgotten, Played, Said, Sat
from sobremesa.table.core.fold import replay
from sobremesa.table.core.forgetting import SOMEBODY, is_nobody, without
from sobremesa.table.core.wire import Accepted, Closed, Phrase, Play, Rematch, Say, Sit, Snapshot, Start
from sobremesa.table.door.identity import Identities
from sobremesa.table.store import forgetting
from sobremesa.table.store.errors import StoreError
from sobremesa.table.store.store import Store

NAME = "Anastasia Quirós"


async def everything(database: str) -> bytes:
    """Every byte of a database: SQLite's files, or all rows of PostgreSQL."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        return b"".join(file.read_bytes() for file in Path(url.database).parent.iterdir())
    connection = await asyncpg.connect(database)
    tables = await connection.fetch("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
    rows = [tuple(row) for (name,) in tables for row in await connection.fetch(f'SELECT * FROM "{name}"')]
    await connection.close()
    texts = (value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row)
    return b"\n".join(texts)


async def identity(database: str, guest: Guest) -> str:
    """Who a guest is, as only the server knows."""
    store = await Store.open(database)
    person = (await Identities.open(store)).read(guest.http.cookies["sobremesa"])
    await store.close()
    return person


async def is_gone(database: str, *words: str) -> None:
    """Wait until the processes have said who is connected now, then look at every byte."""
    async with asyncio.timeout(30):
        while person_bytes := [word for word in words if word.encode() in await everything(database)]:
            if "postgresql" not in database:
                raise AssertionError(person_bytes)
            await asyncio.sleep(0.05)


async def acquaintance(address: str) -> tuple[Guest, Guest, dict[str, str]]:
    """Two people, and tables: a match that is over, one where she only talked, one that she opened, one that runs."""
    ana, beto = Guest(address, NAME, 1), Guest(address, "Beto", 2)
    for guest in (ana, beto):
        await guest.arrive()
    codes = {"over": await match(ana, beto), "talk": await beto.open(**QUICK), "hers": await ana.open(**QUICK)}
    await ana.connect(codes["talk"])
    for said in (Say(text="mi secreto"), Phrase(phrase="wow")):
        assert isinstance(await ana.ask(said), Accepted)
    await ana.leave()
    codes["running"] = await beto.open(**QUICK)
    await sit_down(codes["running"], beto, ana)
    assert isinstance(await beto.ask(Start()), Accepted)
    return ana, beto, codes


@pytest.mark.usefixtures("quick_people")
def test_nothing_names_who_was_forgotten_and_what_was_played_stays(database):
    async def test() -> None:
        async with serving(database) as address:
            ana, beto, codes = await acquaintance(address)
            person = await identity(database, ana)
            before = (await beto.http.get(f"/api/tables/{codes['over']}/matches/1")).json()
            assert NAME.encode() in await everything(database)
            answer = await ana.http.delete("/api/me", timeout=120)
            assert answer.status_code == 204
            assert "sobremesa" not in ana.http.cookies
            assert (await ana.until(Closed)).code == "bad-identity"
            await is_gone(database, NAME, "Anastasia", "mi secreto", person)

            after = (await beto.http.get(f"/api/tables/{codes['over']}/matches/1")).json()
            assert [chair["name"] for chair in after["chairs"]] == [SOMEBODY, "Beto"]
            assert {**after, "chairs": 0} == {**before, "chairs": 0}
            [on_shelf] = await shelf(beto)
            assert on_shelf["companions"] == ["", ""]
            assert [chair["name"] for chair in on_shelf["chairs"]] == [SOMEBODY, "Beto"]
            names = {table["code"]: table["people"] for table in (await beto.http.get("/api/me/tables")).json()}
            assert names[codes["over"]] == [SOMEBODY, "Beto"]

            shown = await beto.until(Snapshot)  # who is there is shown the table anew
            while shown.chairs[1].name != SOMEBODY:
                shown = await beto.until(Snapshot)
            assert shown.chairs[1].why == "left"
            await beto.play()  # with her stand-in
            assert isinstance(await beto.ask(Rematch()), Accepted)
            assert (await beto.http.get(f"/api/tables/{codes['running']}")).json()["chairs"][1] == {}

            store = await Store.open(database)
            for code in codes.values():
                lines = await store.entries(code)
                entries = [entry for entry, _ in lines]
                assert any(isinstance(entry, Forgotten) for entry in entries)
                assert replay(lines).opened.code == code
                said = [entry for entry in entries if isinstance(entry, Said)]
                assert not any(entry.text or entry.phrase for entry in said)
            assert is_nobody((await store.entries(codes["hers"]))[0][0].host)
            await store.close()
            await ana.arrive()
            assert await identity(database, ana) != person
            for guest in (ana, beto):
                await guest.close()

    run(test())


@pytest.mark.usefixtures("quick_people")
def test_who_is_killed_while_forgetting_goes_on_at_the_next_start(database, monkeypatch):
    """After the mark, after each table, and before the end."""
    forget, done = forgetting.forget, []

    async def fall_after_one(*asked) -> None:
        if done:
            raise StoreError("the lights go out")
        done.append(asked)
        await forget(*asked)

    async def test() -> None:
        async with serving(database) as address:
            ana, beto, codes = await acquaintance(address)
            person = await identity(database, ana)
            monkeypatch.setattr(forgetting, "forget", fall_after_one)
            assert (await ana.http.delete("/api/me", timeout=120)).status_code == 503
            assert (await ana.http.get("/api/me/matches")).status_code == 401  # she is gone already
            await ana.arrive()  # and comes as somebody else
            assert await identity(database, ana) != person
            assert person.encode() in await everything(database)
            await beto.leave()
        falling = 3
        for _ in range(falling):
            done.clear()
            async with serving(database):
                while not done:
                    await asyncio.sleep(0)
        monkeypatch.setattr(forgetting, "forget", forget)
        async with serving(database) as address:
            beto.http.base_url = f"http://{address}"
            while await leaving(database):
                await asyncio.sleep(0.01)
            assert [each["code"] for each in await shelf(beto)][-1] == codes["over"]
        await is_gone(database, person, "mi secreto")
        for guest in (ana, beto):
            await guest.close()

    run(test())


async def leaving(database: str) -> list[str]:
    store = await Store.open(database)
    found = await forgetting.leaving(store)
    await store.close()
    return found


def test_a_table_is_rewritten_wholly_or_not_at_all(database, monkeypatch):
    """The lights go out after each statement of the transaction."""
    book = seated("cone", 2)
    book.ask(ANA, Say(text="mi secreto"))

    async def test(store: Store) -> None:
        from sobremesa.table.core.entries import encode_entry
        from sobremesa.table.store.writer import Append

        code = book.table.opened.code
        bodies = [encode_entry(entry) for entry, _ in book.lines]
        await store.append(Append(code, 1, 7, bodies, people=frozenset({ANA.id, BETO.id})))
        kept = await store.entries(code)
        for part in ("_rewrite_list", "_rewrite_log", "_rewrite_index"):
            whole = getattr(forgetting.Rewriting, part)

            def fall(self, connection, whole=whole) -> None:
                whole(self, connection)
                raise OSError("the lights go out")

            with monkeypatch.context() as patched:
                patched.setattr(forgetting.Rewriting, part, fall)
                with pytest.raises(StoreError):
                    await forgetting.forget(store, code, ANA.id, 8)
            assert await store.entries(code) == kept
        await forgetting.forget(store, code, ANA.id, 8)
        lines = await store.entries(code)
        assert lines[-1] == (Forgotten(), 8)
        assert [entry for entry, _ in lines if isinstance(entry, Played)] == [
            entry for entry, _ in kept if isinstance(entry, Played)
        ]
        assert await forgetting.naming(store, ANA.id) == []
        table = replay(lines)
        assert [chair.name for chair in table.chairs] == [SOMEBODY, "Beto"]
        assert table.lines == ()

    with_store(database, test)


@pytest.mark.usefixtures("quick_people")
def test_a_table_that_is_played_meanwhile_goes_on(database, monkeypatch):
    """Somebody moves between the reading of the log and its rewriting: it is read again, and their move is kept."""
    read, moved = forgetting._read, []

    async def test() -> None:
        async with serving(database) as address:
            beto, carla = Guest(address, "Beto", 2), Guest(address, "Carla", 3)
            ana = Guest(address, NAME, 1)
            for guest in (ana, beto, carla):
                await guest.arrive()
            code = await beto.open(**QUICK)
            await ana.connect(code)
            await ana.ask(Say(text="mi secreto"))
            await sit_down(code, beto, carla)
            await beto.ask(Start())

            async def slowly(*asked):
                found = await read(*asked)
                if not moved:
                    first = beto if beto.seat in beto.scene.owed else carla
                    while first.seat not in first.scene.owed:
                        await first.next()
                    move = Play(version=first.version, moves=[first.scene.legal[0]])
                    assert isinstance(await first.ask(move), Accepted)
                    moved.append(first.name)
                return found

            monkeypatch.setattr(forgetting, "_read", slowly)
            person = await identity(database, ana)
            assert (await ana.http.delete("/api/me", timeout=120)).status_code == 204
            await is_gone(database, NAME, person)
            await asyncio.gather(beto.play(), carla.play())
            told = (await beto.http.get(f"/api/tables/{code}/matches/1")).json()
            assert told["moves"]
            assert moved
            for guest in (ana, beto, carla):
                await guest.close()

    run(test())


@pytest.mark.usefixtures("quick_people")
def test_other_processes_show_them_out_and_read_anew(shared):
    async def test() -> None:
        async with serving(shared) as one, serving(shared) as two:
            ana, beto = Guest(one, NAME, 1), Guest(two, "Beto", 2)
            for guest in (ana, beto):
                await guest.arrive()
            code = await beto.open(**QUICK)
            await sit_down(code, beto, ana)
            person = await identity(shared, ana)
            ana.http.base_url = f"http://{two}"
            assert (await ana.http.delete("/api/me", timeout=120)).status_code == 204
            assert (await ana.until(Closed)).code == "bad-identity"
            await is_gone(shared, NAME, person)
            for address in (one, two):
                while (await beto.http.get(f"http://{address}/api/tables/{code}")).json()["chairs"][1]:
                    await asyncio.sleep(0.01)
            for guest in (ana, beto):
                await guest.close()

    run(test())


def test_kill_nine_while_somebody_is_forgotten(tmp_path):
    """A real process, killed as soon as she is marked; the next one finishes."""
    file = tmp_path / "tables.db"
    database = f"sqlite:///{file}"

    async def test() -> None:
        async with Process(file) as server:
            ana = Guest(server.address, NAME, 1)
            await ana.arrive()
            for _ in range(8):
                await ana.connect(await ana.open(**QUICK))
                await ana.ask(Sit(seat=0))
                await ana.ask(Say(text="mi secreto"))
                await ana.leave()
            person = await identity(database, ana)
            asking = asyncio.create_task(ana.http.delete("/api/me", timeout=120))
            while not _marked(file):
                await asyncio.sleep(0)
            server.kill()
            await server.ended()
            await asyncio.gather(asking, return_exceptions=True)
            await server.start()
            while _marked(file):
                await asyncio.sleep(0.01)
            await is_gone(database, NAME, "mi secreto")
            while person.encode() in await everything(database):  # that they were leaving goes last
                await asyncio.sleep(0.01)
            await ana.close()

    run(test())


def test_whoever_reads_the_file_is_waited_for_and_holds_nobody_up(tmp_path, monkeypatch):
    file = tmp_path / "tables.db"
    database = f"sqlite:///{file}"
    scrub, clean = Store.scrub, list[bool]()

    async def tried(store: Store) -> bool:
        clean.append(await scrub(store))
        return clean[-1]

    async def test() -> None:
        async with serving(database) as address:
            ana, beto = Guest(address, NAME, 1), Guest(address, "Beto", 2)
            for guest in (ana, beto):
                await guest.arrive()
            await ana.connect(await ana.open(**QUICK))
            await ana.ask(Say(text="mi secreto"))
            await ana.leave()
            await beto.connect(await beto.open(**QUICK))
            person = await identity(database, ana)
            with closing(sqlite3.connect(file)) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT count(*) FROM entry").fetchone()
                monkeypatch.setattr(Store, "scrub", tried)
                leaving = asyncio.create_task(ana.http.delete("/api/me", timeout=120))
                while len(clean) < 2:
                    assert not leaving.done()
                    await asyncio.sleep(0.01)
                for _ in range(3):
                    assert isinstance(await beto.ask(Say(text="sigo aquí")), Accepted)
                assert not any(clean)
                assert _marked(file)
            assert (await leaving).status_code == 204
            await is_gone(database, NAME, "mi secreto", person)
            for guest in (ana, beto):
                await guest.close()

    run(test())


def _marked(file: Path) -> bool:
    """Whether somebody is being forgotten, or was before anybody could look."""
    with closing(sqlite3.connect(file)) as database:
        (left,) = database.execute("SELECT count(*) FROM leaving").fetchone()
        return bool(left)


def test_only_who_is_meant_is_taken_out():
    nobody = "-x"
    assert without(opened(), BETO.id, nobody) == opened()
    assert without(opened(), ANA.id, nobody).host == nobody
    assert without(Sat(0, "ana", "Ana"), "ana", nobody) == Sat(0, nobody, SOMEBODY)
    said = Said(person="ana", name="Ana", seat=0, text="hola", phrase=None, command="c1")
    assert without(said, "ana", nobody) == Said(person=nobody, name=SOMEBODY, seat=0)
    assert without(said, "beto", nobody) is said
    played = Played(seat=0, moves=("draw",), by="person", command="c2")
    assert without(played, "ana", nobody, [0]) == Played(seat=0, moves=("draw",), by="person")
    assert without(played, "ana", nobody, [1]) is played
    assert is_nobody(nobody)
    assert not is_nobody(ANA.id)
