"""Warming at the server: all games, in a process of its own, so that nobody who plays is slowed down.

A game that somebody opens meanwhile is compiled by the server itself, in a thread; whoever is first fills the cache.
"""

import asyncio
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.bots import LEVELS
from sobremesa.bots.warming import brief, is_warm, rehearse, warm
from sobremesa.rules.errors import UnknownGame, Unreadable
from sobremesa.rules.game import find, games
from sobremesa.rules.state import Setup
from sobremesa.table.live import clock

LOG = logging.getLogger(__name__)
PURPOSE = "house"
MODEST = 10  # how far it steps back for everybody else
COMPILED, READ = 30_000, 3_000  # milliseconds that rules usually take: compiled the first time, or read from the cache


_warm: set[str] = set()  # games, in this process
_waited: dict[str, float] = {}  # games that somebody waits for, in this order, and since when
_compiler = ThreadPoolExecutor(1, "compiler")  # of its own: the loop's would be waited for at the end


class Preparing(Struct, frozen=True):
    """Rules that are being made ready, for somebody who waits for them. In milliseconds."""

    game: str
    passed: Annotated[int, Meta(description="for how long somebody waits already")]
    about: Annotated[int, Meta(description="how long it usually takes, from then on; it may take longer")]


async def warm_game(game: str) -> None:
    """Have a game's rules compiled, or read from the cache, off the loop: it may take half a minute the first time."""
    if game not in _warm:
        try:
            find(game)
            _waited.setdefault(game, clock.beat())
            await asyncio.get_running_loop().run_in_executor(_compiler, _warm_up, game)
        except UnknownGame as error:
            raise Unreadable(str(error)) from error
        finally:
            _waited.pop(game, None)


def awaited() -> list[Preparing]:
    """What somebody waits for at this moment: one game is made ready after the other."""
    now, end, line = clock.beat(), 0.0, list[Preparing]()
    for game, since in _waited.items():
        found = find(game)
        end = max(end, since) + (READ if is_warm(Setup(found, found.check({})), PURPOSE) else COMPILED)
        line.append(Preparing(game, round(now - since), round(end - since)))
    return line


def _warm_up(game: str) -> None:
    if game not in _warm:
        found = find(game)
        rehearse(Setup(found, found.check({})))
        _warm.add(game)


@contextmanager
def warming(language: str) -> Iterator[None]:
    """While something is done, compile what is not yet in the cache, and say so in the log."""
    if all(is_warm(setup, PURPOSE) for setup in _setups()):
        yield
        return
    command = [sys.executable, "-m", __name__, language]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as child:
        threading.Thread(target=_tell, args=(child,), name="warming", daemon=True).start()
        try:
            yield
        finally:
            child.kill()


def compile_all(language: str) -> None:
    """Have the rules of every game and every level of bot in the cache; a line for each that was not."""
    for setup in _setups():
        warm(setup, PURPOSE, language, lambda line: print(line, flush=True), partial(_rehearse_all, setup))


def _setups() -> list[Setup]:
    return [Setup(game, game.check({})) for game in games().values()]


def _rehearse_all(setup: Setup) -> None:
    rehearse(setup, *map(brief, LEVELS))


def _tell(child: "subprocess.Popen[str]") -> None:
    assert child.stdout is not None
    for line in child.stdout:
        LOG.info(line.strip())


def _leave_with_parent() -> None:
    """Whatever happens to the server: when it is gone, nobody holds the other end of our input."""
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    with suppress(AttributeError):  # not on every system
        os.nice(MODEST)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    compile_all(sys.argv[1])
