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
            stories = {guest: Story(guest.place) for guest in everybody}

            def look(when: str) -> None:
                logs = {code: log(file, code, tmp_path / when) for code in set(everybody.values())}
                for guest, code in everybody.items():
                    stories[guest].read(logs[code])
                    check(guest, stories[guest])

            async with asyncio.TaskGroup() as group:
                for guest, code in everybody.items():
                    group.create_task(guest.live(code))
                for kill in range(1, KILLS + 1):
                    fate.decree(luck.randint(1, FRAMES), luck.choice([0, luck.random() / 50]))
                    assert await server.ended() == -9
                    await fate.fallen.wait()
                    look(f"kill-{kill}")
                    print(f"{kill} of {KILLS} kills, {sum(len(guest.promised) for guest in everybody)} promises kept")
                    fate.over = kill == KILLS
                    await server.start()
            for guest in everybody:
                await guest.close()
            server.stop()
            assert await server.ended() == 0
            assert not [line for line in server.log if line["level"] != "info"]
            look("end")
            for guest in everybody:
                assert guest.returns > KILLS // 2

    run(fall_and_rise(), 60 + 30 * KILLS)


def log(file: Path, code: str, folder: Path) -> Lines:
    """The log as it lies on the disk, read from a copy: recovering the file is the server's business."""
    folder.mkdir()
    for part in file.parent.glob(f"{file.name}*"):
        shutil.copy(part, folder)
    kept = sqlite3.connect(folder / file.name)
    found = "SELECT version, body, at FROM {} WHERE code = ?"
    wanted = f"{found.format('entry')} UNION ALL {found.format('journal')} ORDER BY version"
    rows = kept.execute(wanted, (code, code)).fetchall()
    kept.close()
    shutil.rmtree(folder)
    assert [version for version, _, _ in rows] == list(range(1, len(rows) + 1))
    return [(decode_entry(body), at) for _, body, at in rows]


class Story:
    """A log as a seat is told it. It is read on from where it was read to, and what was read stays as it was."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: Lines = []
        self.told: list[Told] = []
        self.said: list[Line] = []
        self.table: Table | None = None

    def read(self, lines: Lines) -> None:
        """What has come since."""
        known = len(self.lines)
        assert lines[:known] == self.lines
        for entry, at in lines[known:]:
            before, self.table = self.table, fold(self.table, entry, at)
            if isinstance(entry, Said):
                self.said.append(Line(entry.name, at, entry.seat, entry.text, entry.phrase))
            for message in news(before, self.table, self.seat, 0) if before is not None else ():
                self.told += message.told if isinstance(message, Update) else ()
        self.lines = lines


def check(guest: Survivor, story: Story) -> None:
    """Everything this guest was promised or told is in the log."""
    table, entries = story.table, [entry for entry, _ in story.lines]
    assert table is not None
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

    heard = {step.version: step for step in story.told if step.version <= guest.version}
    if guest.place >= 0:
        assert guest.heard == list(heard.values())
    assert all(heard.get(step.version) == step for step in guest.heard)
    assert set(guest.lines) <= set(story.said)
