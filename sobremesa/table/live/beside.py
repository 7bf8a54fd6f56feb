"""The process beside: it compiles, so that the one that serves never has to. It ends with it, however that ends."""

import asyncio
import os
import queue
import sys
import threading
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import NamedTuple

from sobremesa.bots.warming import compile_part, is_compiled
from sobremesa.rules.errors import SobremesaError
from sobremesa.rules.game import find
from sobremesa.rules.state import Setup

MODEST = 5  # how far it steps back for everybody else; not further, since somebody may come to wait for it
DONE = "done"


class Failed(SobremesaError):
    """Something could not be compiled beside."""


class Need(NamedTuple):
    """A part of a game that somebody needs: its rules, or a level of bot."""

    game: str
    part: str

    @property
    def setup(self) -> Setup:
        """The game as it is usually played."""
        game = find(self.game)
        return Setup(game, game.check({}))

    @property
    def family(self) -> str:
        """Whose rules they are: games that share theirs share what is compiled, too."""
        return find(self.game).rules.name

    @property
    def compiled(self) -> bool:
        """Whether the cache has it."""
        return is_compiled(self.setup, self.part)


class Beside:
    """The process, from the side of the one that serves. It is started when there is something to compile."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def compile(self, need: Need) -> None:
        """Have something compiled and in the cache. `Failed`: it could not be, or the process is gone."""
        try:
            if self._process is None:
                command = sys.executable, "-m", __name__
                self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
            answer = await _ask(self._process, f"{need.game} {need.part}\n")
        except (OSError, ValueError) as error:
            raise Failed(str(error)) from error
        if answer != DONE:
            raise Failed(answer or "the process has ended")

    async def end(self) -> None:
        """Compile no more."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.communicate()


async def _ask(process: Process, line: str) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line.encode())
    await process.stdin.drain()
    return (await process.stdout.readline()).decode().strip()


def _listen(asked: "queue.SimpleQueue[Need]") -> None:
    """Take what is asked. Whatever happens to the server: when it is gone, nobody holds the other end of our input."""
    for line in sys.stdin:
        asked.put(Need(*line.split()))
    os._exit(0)


def _compile(need: Need) -> str:
    try:
        compile_part(need.setup, need.part)
    except Exception as error:  # whatever it is, the server is told and goes on
        return f"{type(error).__name__}: {error}".replace("\n", " ")
    return DONE


def _work() -> None:
    with suppress(AttributeError):  # not on every system
        os.nice(MODEST)
    asked: queue.SimpleQueue[Need] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asked,), daemon=True).start()
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever else is printed is no answer
    while True:
        print(_compile(asked.get()), file=answers, flush=True)


if __name__ == "__main__":
    _work()
