"""Bots at the table: they think in worker threads, take a human time, and get a view and nothing else."""

import asyncio
import random
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

from sobremesa.bots import bot
from sobremesa.bots.characters import temperament
from sobremesa.bots.habits import Companion
from sobremesa.rules.state import Move, View
from sobremesa.table.core.races import HASTE, LEISURE
from sobremesa.table.core.terms import TEMPI, Tempo
from sobremesa.table.metrics import THOUGHT

FEW = 4  # seats: with more of them each bot is quicker, so that a round takes no longer
SHARES = (0.8, 1.6)  # of the pause: a bot that always took as long would be told by it


class Thinkers:
    """The worker threads that all bots of a process share."""

    def __init__(self, threads: int, pause: int, think: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._pause, self.think = pause / 1000, max(think, 1) / 1000

    async def choose(self, player: Companion, view: View, *, race: bool = False, portion: float = 1.0) -> list[Move]:
        """A bot's moves, not sooner than a person would make them; in a race, with a person's reaction."""
        loop = asyncio.get_running_loop()
        pause = random.uniform(*SHARES) * self._pause * portion * player.pace
        if race and self._pause:
            pause = random.uniform(HASTE, LEISURE) / 1000
        ready = loop.time() + pause
        moves = await loop.run_in_executor(self._pool, _think, player, view)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return moves

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Players:
    """The bots of one table, by seat: a bot stays itself for as long as it sits."""

    def __init__(self, think: float, code: str) -> None:
        self._think, self._code = think, code
        self._bots: dict[tuple[int, str], Companion] = {}

    def at(self, seat: int, level: str) -> Companion:
        """The bot of a level at a seat."""
        if (seat, level) not in self._bots:
            think = self._think if level == "search" else None
            self._bots[seat, level] = Companion(
                bot(level, secrets.randbits(64), think=think), level, temperament=temperament(self._code, seat)
            )
        return self._bots[seat, level]


def portion(tempo: Tempo, seats: int) -> float:
    """How much of its pause a bot takes at a table."""
    return TEMPI[tempo] * min(1.0, FEW / seats)


def _think(player: Companion, view: View) -> list[Move]:
    begun = time.perf_counter()
    moves = player.turn(view)
    THOUGHT.observe(time.perf_counter() - begun)
    return moves
