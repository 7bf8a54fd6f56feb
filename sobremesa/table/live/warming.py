"""Compiling the rules of all games ahead, in a process of its own: tables that are played at are not slowed down.

A game that somebody opens meanwhile is compiled by the server itself, as ever; whoever is first fills the cache.
"""

import asyncio
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sobremesa.bots import LEVELS
from sobremesa.rules.game import games
from sobremesa.rules.state import Setup
from sobremesa.rules.warm import is_warm, warm
from sobremesa.table.live import house
from sobremesa.table.live.thinking import rehearse

LOG = logging.getLogger(__name__)
PURPOSE = "house"
MODEST = 10  # how far it steps back for everybody else


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
        warm(setup, PURPOSE, language, lambda line: print(line, flush=True), lambda setup=setup: _play(setup))  # type: ignore[misc]


def _setups() -> list[Setup]:
    return [Setup(game, game.check({})) for game in games().values()]


def _play(setup: Setup) -> None:
    asyncio.run(house.warm(setup.game.name))
    for level in LEVELS:
        rehearse(setup, level)


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
