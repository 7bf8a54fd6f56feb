"""`kill -9` at any moment: what was promised is kept, once; what was told is kept; everybody goes on where they were.

SOBREMESA_TEST_FACTOR=10 lets it fall ten times as often, SOBREMESA_TEST_SEED is another life.
"""

import asyncio
import os
import shutil
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

from guest import run
from kit import FACTOR
from process import Process
from survivor import BOT, Fate, Survivor

from sobremesa.table.core.entries import (
    AnyEntry,
    Ended,
    HandedOver,
    Played,
    Readied,
    Rematched,
    Said,
    Started,
    Stood,
    decode_entry,
)
from sobremesa.table.core.fold import fold
from sobremesa.table.core.projection import news
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import AddBot, Line, Play, Ready, Rematch, Say, Sit, Start, Told, Update

KILLS = int(os.environ.get("SOBREMESA_TEST_KILLS", 6 * FACTOR))
SEED = int(os.environ.get("SOBREMESA_TEST_SEED", "1"))
FRAMES = 150  # that everybody together may receive before the next kill
MATCH = {"game": "multiverse-money", "options": {"players": 3}, "pause": 0}  # secret moves, and no races to wait for
Lines = list[tuple[AnyEntry, int]]


def test_whatever_was_promised_survives(tmp_path):
    file, luck = tmp_path / "tables.db", Random(SEED)

    async def fall_and_rise() -> None:
        async with Process(file) as server:
            fate = Fate(server, 5)
            ana, beto, carla, dani, eva = (
                Survivor(server, fate, name, place, luck.randrange(10**6))
                for name, place in (("Ana", 0), ("Beto", 1), ("Carla", 0), ("Dani", 1), ("Eva", -1))
            )
            everybody = {ana: "", beto: "", eva: "", carla: "", dani: ""}
            for guest in everybody:
                await guest.arrive()
            for host, guests in ((ana, (ana, beto, eva)), (carla, (carla, dani))):
                code = await host.open(**MATCH)
                everybody |= dict.fromkeys(guests, code)
            async with asyncio.TaskGroup() as group:
                for guest, code in everybody.items():
                    group.create_task(guest.live(code))
                for kill in range(1, KILLS + 1):
                    fate.decree(luck.randint(1, FRAMES), luck.choice([0, luck.random() / 50]))
                    assert await server.ended() == -9
                    await fate.fallen.wait()
                    for guest, code in everybody.items():
                        check(guest, log(file, code, tmp_path / f"kill-{kill}"))
                    fate.over = kill == KILLS
                    await server.start()
            for guest in everybody:
                await guest.close()
            server.stop()
            assert await server.ended() == 0
            assert not [line for line in server.log if line["level"] != "info"]
            for guest, code in everybody.items():
                check(guest, log(file, code, tmp_path / "end"))
                assert guest.returns > KILLS // 2

    run(fall_and_rise(), 60 + 30 * KILLS)


def log(file: Path, code: str, folder: Path) -> Lines:
    """The log as it lies on the disk, read from a copy: recovering the file is the server's business."""
    folder.mkdir(exist_ok=True)
    for part in file.parent.glob(f"{file.name}*"):
        shutil.copy(part, folder)
    kept = sqlite3.connect(folder / file.name)
    found = "SELECT version, body, at FROM {} WHERE code = ?"
    wanted = f"{found.format('entry')} UNION ALL {found.format('journal')} ORDER BY version"
    rows = kept.execute(wanted, (code, code)).fetchall()
    kept.close()
    assert [version for version, _, _ in rows] == list(range(1, len(rows) + 1))
    return [(decode_entry(body), at) for _, body, at in rows]


def check(guest: Survivor, lines: Lines) -> None:
    """Everything this guest was promised or told is in the log."""
    table, told, said = story(lines, guest.place)
    entries = [entry for entry, _ in lines]
    assert guest.version <= table.versions.of(guest.place)
    assert not [entry for entry in entries if isinstance(entry, HandedOver | Stood | Ended)]

    done = Counter(entry.command for entry in entries if isinstance(entry, Played | Said) and entry.command)
    assert set(done.values()) <= {1}
    promised = Counter(type(command) for command in guest.promised)
    assert {command.id for command in guest.promised if isinstance(command, Play | Say)} <= set(done)
    assert promised[Ready] <= sum(isinstance(entry, Readied) and entry.seat == guest.place for entry in entries)
    assert promised[Start] <= sum(isinstance(entry, Started) for entry in entries)
    assert promised[Rematch] <= sum(isinstance(entry, Rematched) for entry in entries)
    assert not promised[AddBot] or table.chairs[BOT].bot
    assert not promised[Sit] or table.chairs[guest.place].name == guest.name

    heard = [step for step in told if step.version <= guest.version]
    assert guest.heard == heard if guest.place >= 0 else all(step in heard for step in guest.heard)
    assert all(line in said for line in guest.lines)


def story(lines: Lines, seat: int) -> tuple[Table, list[Told], list[Line]]:
    """A log as a seat is told it."""
    (first, at), *rest = lines
    table, told = fold(None, first, at), list[Told]()
    said = [
        Line(entry.name, at, entry.seat, entry.text, entry.phrase) for entry, at in lines if isinstance(entry, Said)
    ]
    for entry, at in rest:
        before, table = table, fold(table, entry, at)
        for message in news(before, table, seat, 0):
            told += message.told if isinstance(message, Update) else ()
    return table, told, said
