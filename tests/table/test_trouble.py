"""A server in trouble: no room on the disk, a locked file, logs of other rules. Refused clearly, nothing lost."""

import resource
import sqlite3
import sys

import pytest
from guest import Guest, run, serving
from msgspec.structs import replace
from process import Process

from sobremesa.table.core.entries import Opened, Said, decode_entry, encode_entry
from sobremesa.table.core.wire import Accepted, AddBot, Closed, Play, Ready, Refused, Say, Sit, Start

ENDLESS = resource.RLIM_INFINITY


async def sit_down(ana: Guest) -> str:
    """Ana against two bots; it is her turn, and theirs, to bet."""
    await ana.arrive()
    code = await ana.open(game="multiverse-money", options={"players": 3}, pause=0)
    await ana.connect(code)
    for command in (Sit(seat=0), Ready(), AddBot(seat=1, level="chance"), AddBot(seat=2, level="chance"), Start()):
        assert isinstance(await ana.ask(command), Accepted)
    return code


async def in_vain(ana: Guest) -> Play:
    """Nothing that Ana asks can be kept, and nothing of it happens; the turn that she tried."""
    while not ana.scene.legal:
        await ana.next()
    answer = await ana.ask(Say(text="¿hola?"))
    assert (answer.code, answer.version) == ("storage", ana.version)
    before = ana.version, ana.scene  # only now: a bot's bet may have been on its way when the disk was full
    turn = Play(id="again", version=ana.version, moves=[ana.scene.legal[0]])
    await ana.send(turn)
    assert (await ana.until(Refused)).code == "storage"
    assert (await ana.http.post("/api/tables", json={"game": "cone"}, timeout=60)).status_code == 503
    assert (await ana.http.get("/health")).text == "ok"
    snapshot = await ana.show()
    assert (ana.version, ana.scene.board) == (before[0], before[1].board)
    assert not snapshot.lines
    return turn


async def goes_on(ana: Guest, turn: Play) -> None:
    """What was refused can be asked again, and is done once; bots wake up by themselves; the match ends."""
    for _ in range(2):
        await ana.send(turn)
        answer = await ana.until(Accepted, Refused)
        assert (type(answer), answer.id) == (Accepted, turn.id)
    await ana.play()
    assert ana.scene.result.champions


def kept(file, code: str) -> list:
    """The entries of a table."""
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT body FROM entry WHERE code = ? ORDER BY version", (code,)).fetchall()
    return [decode_entry(body) for (body,) in rows]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take a process its disk away and give it back")
def test_a_disk_without_room(tmp_path):
    """Every write of a file fails (a limit of the process): refused as `storage`, until there is room again."""

    async def fill() -> str:
        async with Process(tmp_path / "tables.db") as server:
            ana = Guest(server.address, "Ana", 1)
            code = await sit_down(ana)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, ENDLESS))
            turn = await in_vain(ana)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (ENDLESS, ENDLESS))
            await goes_on(ana, turn)
            await ana.close()
            server.stop()
            assert await server.ended() == 0
            errors = [line for line in server.log if line["level"] == "error"]
            assert {line["what"] for line in errors} == {"the store failed"}
            assert {line["table"] for line in errors} == {code}
            return code

    code = run(fill())
    commands = [entry.command for entry in kept(tmp_path / "tables.db", code) if getattr(entry, "command", "")]
    assert commands.count("again") == 1
    assert len(commands) == len(set(commands))


def test_a_locked_file(tmp_path, monkeypatch):
    monkeypatch.setattr("sobremesa.table.store.store.BUSY", 50)
    file = tmp_path / "tables.db"

    async def lock() -> str:
        async with serving(f"sqlite:///{file}") as address:
            ana = Guest(address, "Ana", 1)
            code = await sit_down(ana)
            intruder = sqlite3.connect(file, isolation_level=None)
            intruder.execute("BEGIN IMMEDIATE")
            turn = await in_vain(ana)
            intruder.execute("ROLLBACK")
            intruder.close()
            await goes_on(ana, turn)
            await ana.close()
            return code

    code = run(lock())
    assert not [entry for entry in kept(file, code) if isinstance(entry, Said)]


def test_a_log_of_other_rules_is_refused_and_the_others_are_played(tmp_path):
    """A table names the rules it is played with; these rules do not touch it, nor a log they cannot read."""
    file = tmp_path / "tables.db"

    async def meet() -> None:
        async with serving(f"sqlite:///{file}") as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            newer, broken, sound = [await ana.open(game="cone", options={"players": 2}) for _ in range(3)]
        (opened,) = kept(file, newer)
        assert isinstance(opened, Opened)
        change(file, newer, encode_entry(replace(opened, rules=opened.rules + 1)))
        change(file, broken, b'{"type":"opened by somebody who came later"}')
        async with serving(f"sqlite:///{file}") as address:
            ana.http.base_url = f"http://{address}"
            for code, word in ((newer, "newer-rules"), (broken, "other-rules")):
                await ana.knock(code, address)
                assert (await ana.until(Closed)).code == word
                for path in (f"/api/tables/{code}", f"/api/tables/{code}/matches/1"):
                    answer = await ana.http.get(path)
                    assert (answer.status_code, answer.json()["detail"]) == (409, word), answer.text
            assert f"rules {opened.rules + 1}" in (await ana.http.get(f"/api/tables/{newer}")).json()["extra"][0]
            await ana.connect(sound)
            assert isinstance(await ana.ask(Sit(seat=0)), Accepted)
            await ana.close()
        assert len(kept(file, sound)) == 2

    run(meet())


def change(file, code: str, body: bytes) -> None:
    """Rewrite history."""
    with sqlite3.connect(file) as database:
        database.execute("UPDATE entry SET body = ? WHERE code = ?", (body, code))
