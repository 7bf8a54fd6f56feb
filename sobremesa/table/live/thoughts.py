"""What the bots of one table think about: each about one question at a time, while everything else goes on."""

import asyncio
import logging
from collections.abc import Callable

from sobremesa.rules.state import View
from sobremesa.table.core import races
from sobremesa.table.core.table import Table
from sobremesa.table.live.dressing import Dressing
from sobremesa.table.live.thinking import Players, Thinkers, portion

logger = logging.getLogger(__name__)

Choose = Callable[[int, int, list[str]], None]  # a seat, the version of its question, and its moves


class Thoughts:
    """The bots of a table; `choose` hears what each of them wants to play."""

    def __init__(self, thinkers: Thinkers, dressing: Dressing, code: str, choose: Choose) -> None:
        self._thinkers, self._dressing, self._choose = thinkers, dressing, choose
        self._players = Players(thinkers.think, code)
        self._begun: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the version it answers

    def ponder(self, table: Table, seat: int) -> None:
        """A bot thinks about a question once; an older one is no longer worth a thought."""
        version, state = table.asked[seat], table.state
        pondered, thought = self._begun.get(seat, (-1, None))
        if pondered == version or state is None:
            return
        if thought is not None:
            thought.cancel()
        self._begun[seat] = version, asyncio.create_task(self._think(table, seat, state.view(seat)))

    def forget(self, seat: int) -> None:
        """What a bot thought is said: it may think again."""
        self._begun.pop(seat, None)

    async def close(self) -> None:
        """Think no more."""
        for _, thought in self._begun.values():
            thought.cancel()
        await self.join()

    async def join(self) -> None:
        """Until nobody thinks."""
        await asyncio.gather(*(thought for _, thought in self._begun.values()), return_exceptions=True)

    async def _think(self, table: Table, seat: int, view: View) -> None:
        try:
            player = self._players.at(seat, await self._dressing.dressed(table, table.level(seat)))
            race = bool(races.rivals(table, seat))
            share = portion(table.opened.tempo, len(table.chairs))
            moves = await self._thinkers.choose(player, view, race=race, portion=share)
        except Exception:
            logger.exception("a bot failed; it plays anything")
            moves = view.legal(seat)[:1]
        self._choose(seat, table.asked[seat], list(map(str, moves)))
