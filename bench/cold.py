"""How long a first table waits: a server whose cache is empty, two games that somebody wants at once, bots that search.

A process beside compiles what is needed (docs/architecture.md); the tables are opened as people would, the second one
while the first game is still being compiled.
"""

import asyncio
import os
import tempfile
import time

import uvloop
from crowd import join
from table import Guests, serving

from sobremesa.table.core.wire import AddBot, Refused, Sit, Start

LATER = 20.0  # seconds after which the second game is wanted
GAMES = {"cone": 0.0, "la-mona": LATER}


async def first_deal(port: int, game: str, after: float) -> tuple[str, float, float]:
    """How long a table took to open, and then to be dealt, against one bot."""
    await asyncio.sleep(after)
    guests = Guests(port)
    await guests.arrive()
    begun = time.perf_counter()
    (code,) = await guests.open(1, game)
    player = await join(port, code, guests.cookies[0], 0)
    opened = time.perf_counter() - begun
    for command in (Sit(seat=0), AddBot(seat=1, level="search"), Start()):
        answer = await player.ask(command)
        assert not isinstance(answer, Refused), answer
    return game, opened, time.perf_counter() - begun


async def main() -> None:
    """Two games into an empty cache."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as cache:
        os.environ["SOBREMESA_CACHE"] = cache
        with serving(folder) as server:
            os.sched_setaffinity(server.process.pid, os.sched_getaffinity(0))  # the process beside needs a core, too
            found = await asyncio.gather(*(first_deal(server.port, game, at) for game, at in GAMES.items()))
    print("| game | opened after s | dealt after s |\n|---|---|---|")
    for game, opened, dealt in found:
        print(f"| {game} | {opened:.1f} | {dealt:.1f} |")


if __name__ == "__main__":
    uvloop.run(main())
