"""How tables beside a flood are played: the real server with its usual limits, honest people, and others at theirs.

Every kind of hostility has an identity of its own, and all come from one address, as the honest people do. Those who
flood are a process of low priority, lest measuring be what is slow.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import httpx
import uvloop
from crowd import Player, Tally, sit_down
from table import Server, play, serving, show

TABLES, SECONDS = 10, 10.0
TABS = 10  # connections of a hostile person
SLOW = 300  # requests that never end
PAUSE = 0.05  # seconds between frames of who keeps to the limits

Kind = Callable[[int, str, str], Awaitable[None]]


def frame(text: bytes, first: int = 0x81) -> bytes:
    """A frame, masked with zeros."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2)
    return bytes([first]) + size + bytes(4) + text


async def knock(port: int, code: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A websocket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    return reader, writer


def flood(frames: bytes, pause: float = 0.0) -> Kind:
    """Send the same frames again and again, and come back when hung up on."""

    async def go(port: int, code: str, cookie: str) -> None:
        while True:
            reader, writer = await knock(port, code, cookie)
            reading = asyncio.create_task(listen(reader))
            while not reading.done():
                writer.write(frames)
                await writer.drain()
                await asyncio.sleep(pause)
            writer.transport.abort()

    return go


async def listen(reader: asyncio.StreamReader) -> None:
    """Until hung up on."""
    with suppress(OSError):
        while await reader.read(65536):
            pass


async def churn(port: int, code: str, cookie: str) -> None:
    """Come and go."""
    while True:
        reader, writer = await knock(port, code, cookie)
        await reader.read(10)
        writer.transport.abort()


async def dawdle(port: int, *_: str) -> None:
    """Requests that never end, dozens a second."""
    lines: list[asyncio.StreamWriter] = []
    while True:
        lines.append((await asyncio.open_connection("127.0.0.1", port))[1])
        lines[-1].write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n")
        if len(lines) > SLOW:
            lines.pop(0).transport.abort()
        await asyncio.sleep(0.02)


async def ask(port: int, code: str, cookie: str) -> None:
    """Requests, one after another."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    while True:
        writer.write(f"GET /api/tables/{code} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        await reader.readexactly(int(size.partition(b":")[2]))


SAY = json.dumps({"type": "say", "text": "x" * 280}).encode()
DRAFT = json.dumps({"type": "draft", "moves": ["draw"] * 24}).encode()
KINDS: dict[str, tuple[Kind, int]] = {
    "pings": (flood(frame(b"", 0x89) * 1000), TABS),
    "fragments": (flood(frame(b"", 0x01) + frame(b"", 0x00) * 1000), TABS),
    "pings at the limit": (flood(frame(b"", 0x89), PAUSE), 1),
    "hellos": (flood(frame(b'{"type":"hello","version":0}'), PAUSE), 1),
    "drafts": (flood(frame(DRAFT), PAUSE), 1),
    "long commands": (flood(frame(SAY), PAUSE), 1),
    "nonsense": (flood(frame(b"x" * 4000), PAUSE), TABS),
    "churn": (churn, TABS),
    "slow requests": (dawdle, 2),
    "requests": (ask, TABS),
}


async def person(port: int, name: str) -> str:
    """A new identity; its cookie."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        (await http.put("/api/me", json={"name": name})).raise_for_status()
        return f"sobremesa={http.cookies['sobremesa']}"


async def table(port: int, cookie: str) -> str:
    """A new table; its code."""
    wanted = {"game": "cone", "options": {"players": 2, "deals": 100}, "pause": 0}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
        answer = await http.post("/api/tables", json=wanted, headers={"cookie": cookie})
        code: str = answer.raise_for_status().json()["code"]
        return code


async def be_hostile(port: int, kinds: Sequence[str]) -> None:
    """Flood until ended; what the server does to it is no failure."""

    async def insist(kind: Kind, code: str, cookie: str) -> None:
        while True:
            try:
                await kind(port, code, cookie)
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(PAUSE)

    going = []
    for name in kinds:
        kind, times = KINDS[name]
        cookie = await person(port, name)
        code = await table(port, cookie)
        going += [insist(kind, code, cookie) for _ in range(times)]
    print("flooding", flush=True)
    await asyncio.gather(*going)


async def measure(server: Server, players: Sequence[Player], seconds: float, kinds: Sequence[str]) -> dict[str, float]:
    """Honest people play one move a second at each table, beside some kinds of hostility."""
    if not kinds:
        return await play(server, players, seconds, pause=True)
    command = [sys.executable, __file__, "--flood", str(server.port), *kinds]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(19)) as process:
        try:
            assert process.stdout is not None
            await asyncio.to_thread(process.stdout.readline)
            return await play(server, players, seconds, pause=True)
        finally:
            process.terminate()


async def bench(tables: int, seconds: float, each: bool) -> dict[str, dict[str, float]]:
    """Alone, beside everything at once (or each kind for itself), and alone again."""
    with tempfile.TemporaryDirectory() as folder, serving(folder, limited=True) as server:
        players: list[Player] = []
        for number in range(tables):
            cookies = [await person(server.port, f"{name} {number}") for name in ("Ana", "Beto")]
            players += await sit_down(server.port, await table(server.port, cookies[0]), cookies, 2 * number)
            show(f"{number + 1} of {tables} tables")
        runs: dict[str, list[str]] = {"alone": []}
        runs |= {name: [name] for name in KINDS} if each else {"beside everything": list(KINDS)}
        found = {}
        for name, kinds in (runs | {"alone again": []}).items():
            show(name)
            for player in players:
                player.tally = Tally()
            found[name] = await measure(server, players, seconds, kinds) | {"RSS MB": server.memory / 1000}
        show("")
        return found


def main() -> None:
    """Measure, and say it as a table or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--each", action="store_true", help="each kind of hostility for itself")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--flood", nargs="+", metavar=("PORT", "KIND"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.flood:
        uvloop.run(be_hostile(int(asked.flood[0]), asked.flood[1:]))
    found = uvloop.run(bench(asked.tables, asked.seconds, asked.each))
    if asked.json:
        print(json.dumps(found))
        return
    print("| tables | moves/s | of a core | accepted p50 ms | p99 | rival's update p50 ms | p99 | RSS MB |")
    print("|---|---|---|---|---|---|---|---|")
    for name, row in found.items():
        times = [f"{row[f'{what} {part}']:.1f}" for what in ("answer", "rival") for part in ("p50", "p99")]
        print(f"| {name} | {row['moves/s']:.1f} | {row['core']:.0%} | {' | '.join(times)} | {row['RSS MB']:.0f} |")


if __name__ == "__main__":
    main()
