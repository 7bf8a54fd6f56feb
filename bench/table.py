"""How fast a table is: the real server with durable storage on one core, two-player $CONE, random legal moves.

Races are decided at once, by who comes first: these players are quicker than a human may be.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop
from crowd import Player, Tally, join, sit_down

SECONDS = 8.0
TOGETHER = 25  # tables that sit down at once
LONG = 1000  # moves of the long table
SERVER = (
    "from sobremesa.table.core import races; races.HUMAN = races.CREDIT = 0; from sobremesa.cli import main; main()"
)
MATCH = {"cone": {"deals": 100}}  # long enough to be measured
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
HEAD = """\
| tables | moves/s | CPU µs a move | of a core | accepted p50 ms | p99 | rival's update p50 ms | p99 | kB a table |
|---|---|---|---|---|---|---|---|---|"""

Found = dict[str, Any]


class Server:
    """A server process on the last core: where it listens, what it has used."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        os.sched_setaffinity(process.pid, {max(os.sched_getaffinity(0))})
        assert process.stderr is not None
        for line in process.stderr:
            if "running on" in line:
                self.port = int(json.loads(line)["what"].rpartition(":")[2])
                break
        else:
            raise SystemExit("the server did not start")
        threading.Thread(target=process.stderr.read, daemon=True).start()  # a full pipe would stop the server

    @property
    def cpu(self) -> float:
        """Seconds of CPU, of all its threads."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / TICK

    @property
    def memory(self) -> float:
        """Resident kilobytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1000


@contextmanager
def serving(folder: str, *, limited: bool = False) -> Iterator[Server]:
    """A server with its tables in a folder, and perhaps with its usual limits."""
    flags = ["--port", "0", "--database", f"sqlite:///{folder}/tables.db"]
    limits = ("rate", "tabs", "connections", "requests", "arrivals", "openings", "misses", "talk")
    for limit in () if limited else limits:
        flags += [f"--{limit}", "0"]
    command = [sys.executable, "-c", SERVER, "serve", *flags]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield Server(process)
        finally:
            process.terminate()


class Guests:
    """Two people, who sit at every table."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: list[str] = []

    async def arrive(self) -> None:
        """Get two identities."""
        for name in ("Ana", "Beto"):
            async with self._http() as http:
                await http.put("/api/me", json={"name": name})
                self.cookies.append(f"sobremesa={http.cookies['sobremesa']}")

    async def open(self, tables: int, game: str = "cone") -> list[str]:
        """The codes of new tables for two."""
        wanted = {"game": game, "options": {"players": 2, **MATCH.get(game, {})}, "pause": 0}
        codes = []
        async with self._http() as http:
            for _ in range(tables):
                answer = await http.post("/api/tables", json=wanted, headers={"cookie": self.cookies[0]}, timeout=120)
                codes.append(answer.raise_for_status().json()["code"])
        return codes

    async def sit(self, tables: int) -> list[list[Player]]:
        """Tables in play."""
        found: list[list[Player]] = []
        codes = await self.open(tables)
        while len(found) < tables:
            some = range(len(found), min(tables, len(found) + TOGETHER))
            found += await asyncio.gather(*(sit_down(self.port, codes[at], self.cookies, 2 * at) for at in some))
            show(f"{len(found)} of {tables} tables")
        return found

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}")


async def play(server: Server, players: Sequence[Player], seconds: float, pause: bool = False) -> dict[str, float]:
    """Let everybody play for a while, as fast as they can or one move a second at each table."""
    for player in players:
        player.pause = (lambda: random.uniform(0.5, 1.5)) if pause else None
        player.playing = True
        player.act()
    await asyncio.sleep(1.0)
    for player in players:
        player.tally = Tally()
    cpu, begun = server.cpu, time.perf_counter()
    await asyncio.sleep(seconds)
    cpu, lasted = server.cpu - cpu, time.perf_counter() - begun
    for player in players:
        player.playing = False
    tallies = [player.tally for player in players]
    moves = sum(tally.moves for tally in tallies)
    answers = sorted(itertools.chain.from_iterable(tally.answers for tally in tallies))
    updates = sorted(itertools.chain.from_iterable(tally.updates for tally in tallies))
    await asyncio.sleep(0.5)  # what is on its way arrives
    return {
        "moves/s": moves / lasted,
        "CPU µs a move": 1e6 * cpu / moves,
        "refused": sum(tally.refused for tally in tallies) / moves,
        "answer p50": 1000 * at(answers, 0.5),
        "answer p99": 1000 * at(answers, 0.99),
        "rival p50": 1000 * at(updates, 0.5),
        "rival p99": 1000 * at(updates, 0.99),
        "core": cpu / lasted,
    }


def at(values: Sequence[float], part: float) -> float:
    """A quantile of sorted values."""
    return values[int(part * (len(values) - 1))]


async def crowd(tables: int, found: list[Found]) -> None:
    """Rows of the table: saturated, and for 200 tables also at one move a second."""
    with tempfile.TemporaryDirectory() as folder, serving(folder) as server:
        guests = Guests(server.port)
        await guests.arrive()
        await guests.sit(1)
        empty = server.memory
        tables_of = await guests.sit(tables)
        idle = (server.memory - empty) / tables
        players = [player for table in tables_of for player in table]
        if tables == 200:
            found.append(row("200, one move a second each", await play(server, players, 2 * SECONDS, pause=True), idle))
        found.append(row(f"{tables}, as fast as they can", await play(server, players, SECONDS), idle))


async def long_table(found: list[Found]) -> None:
    """How long a table of many moves takes to load after a restart, until the first snapshot."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(folder) as server:
            guests = Guests(server.port)
            await guests.arrive()
            (table,) = await guests.sit(1)
            for player in table:
                player.playing = True
                player.act()
            while sum(player.tally.moves for player in table) < LONG:
                show(f"{sum(player.tally.moves for player in table)} of {LONG} moves")
                await asyncio.sleep(0.1)
            code = table[0]._path.split("/")[3]
        with serving(folder) as server:
            again = Guests(server.port)
            again.cookies = guests.cookies
            await again.open(1)  # the rules come out of the cache
            begun = time.perf_counter()
            await join(server.port, code, guests.cookies[0], 0)
            first = time.perf_counter() - begun
            begun = time.perf_counter()
            await join(server.port, code, guests.cookies[1], 1)
            second = time.perf_counter() - begun
    show("")
    found.append({"tables": f"one of {LONG} moves", "loading ms": 1000 * first, "loaded ms": 1000 * second})


def show(text: str) -> None:
    """Progress, on one line."""
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def row(name: str, measured: dict[str, float], idle: float) -> Found:
    """What was found about some tables."""
    show("")
    return {"tables": name, **measured, "kB a table": idle}


def line(found: Found) -> str:
    """The same as a line of a table, or as a sentence."""
    if "loading ms" in found:
        times = f"{found['loading ms']:.0f} ms from connecting to seeing it, {found['loaded ms']:.0f} ms once loaded"
        return f"\nA table, {found['tables']}: {times}."
    numbers = [f"{found['moves/s']:,.0f}", f"{found['CPU µs a move']:.0f}", f"{found['core']:.0%}"]
    numbers += [f"{found[f'{what} {part}']:.1f}" for what in ("answer", "rival") for part in ("p50", "p99")]
    return f"| {found['tables']} | {' | '.join(numbers)} | {found['kB a table']:.0f} |"


def measure(sizes: Sequence[int]) -> list[Found]:
    """What is found about as many tables as were asked for, or about all sizes and a long table."""
    found: list[Found] = []
    for tables in sizes or (50, 200, 1000):
        uvloop.run(crowd(tables, found))
    if not sizes:
        uvloop.run(long_table(found))
    return found


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "sizes", nargs="*", type=int, help="numbers of tables; without any: 50, 200, 1000 and a long one"
    )
    parser.add_argument("--json", action="store_true", help="a list of objects instead of a table")
    asked = parser.parse_args()
    found = measure(asked.sizes)
    if asked.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print(HEAD, *map(line, found), sep="\n")


if __name__ == "__main__":
    main()
