"""A process beside that is done when the test says so, and a server whose cache has only what the test gives it."""

import asyncio
from collections import defaultdict
from collections.abc import Collection

from sobremesa.rules.game import find
from sobremesa.table.live import warming
from sobremesa.table.live.beside import Failed, Need


class Slowly:
    """From here on nothing is compiled but in the games that are `warm`. Nothing takes any time."""

    def __init__(self, monkeypatch, warm: Collection[str] = ()) -> None:
        self.begun: list[Need] = []  # in the order in which they were begun
        self.read: list[Need] = []  # by the server, after the cache had them
        self.alone: list[Need] = []  # compiled by the server itself
        self.processes = 0  # that are at work
        self._warm = {find(game).rules.name for game in warm}
        self._made: set[tuple[str, str]] = set()
        self._gates: defaultdict[Need, asyncio.Event] = defaultdict(asyncio.Event)
        self._failing: set[Need] = set()
        self._news = asyncio.Condition()
        monkeypatch.setattr(Need, "compiled", property(self._has))
        monkeypatch.setattr(warming, "Beside", lambda: Process(self))
        monkeypatch.setattr(warming, "_read", set())
        monkeypatch.setattr(warming, "read", self._read)

    def done(self, *needs: Need, failing: bool = False) -> None:
        """What is being compiled is compiled now, or has failed; what is not begun will be at once."""
        for need in needs:
            if failing:
                self._failing.add(need)
            self._gates[need].set()

    async def until_begun(self, need: Need) -> None:
        """Wait until a process compiles it."""
        async with self._news:
            await self._news.wait_for(lambda: need in self.begun)

    async def until_over(self) -> None:
        """Wait until no process is left."""
        async with self._news:
            await self._news.wait_for(lambda: not self.processes)

    async def compile(self, need: Need) -> None:
        """What a process does."""
        self.begun.append(need)
        await self.tell()
        await self._gates[need].wait()
        if need in self._failing:
            raise Failed("as the test says")
        self._made.add((need.family, need.part))

    async def tell(self) -> None:
        """Something is otherwise."""
        async with self._news:
            self._news.notify_all()

    def _has(self, need: Need) -> bool:
        return need.family in self._warm or (need.family, need.part) in self._made

    def _read(self, setup, part: str) -> None:
        need = Need(setup.game.name, part)
        (self.read if self._has(need) else self.alone).append(need)


class Process:
    """One of them."""

    def __init__(self, slowly: Slowly) -> None:
        self._slowly = slowly
        slowly.processes += 1

    async def compile(self, need: Need) -> None:
        """Compile, as slowly as the test says."""
        await self._slowly.compile(need)

    async def end(self) -> None:
        """Go."""
        self._slowly.processes -= 1
        await self._slowly.tell()
