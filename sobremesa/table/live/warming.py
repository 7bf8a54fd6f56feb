"""Warming at the server: what has to be compiled is compiled by a process beside, and only read here, in a thread.

What a deal waits for goes first, then what a bot waits for, what somebody is about to open, and the rest. One process
does all of that; another one comes for what somebody waits for, and goes when nobody does.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

from msgspec import Meta

from sobremesa.bots.warming import PARTS, RULES, compile_part, parts_of, read
from sobremesa.rules import jit
from sobremesa.rules.errors import UnknownGame, Unreadable
from sobremesa.rules.game import find, games
from sobremesa.rules.words import words
from sobremesa.table.core.wire import Wait
from sobremesa.table.live import clock
from sobremesa.table.live.beside import Beside, Failed, Need

LOG = logging.getLogger(__name__)
MEANWHILE = {"search": "sensible", "master": "sensible"}  # what a bot plays until its own level is ready
USUALLY = {RULES: 20_000, "search": 15_000, "master": 20_000}  # milliseconds that compiling takes
LITTLE, READ = 5_000, 1_000  # the same for every other part, and for one that is only read from the cache

_read: set[Need] = set()  # what this process has
_reader = ThreadPoolExecutor(1, "reader")  # of its own: the loop's would be waited for at the end


class Awaited(Wait, frozen=True, kw_only=True):
    """A game whose rules are being made ready, for somebody who waits for them."""

    game: Annotated[str, Meta(description="its name")]


class Warming:
    """What is ready, what is being made ready, and for whom first. Whoever wants to know hears of every change."""

    def __init__(self, language: str = "en", changed: Callable[[], None] = lambda: None) -> None:
        self._language, self._changed = language, changed
        self._wanted: dict[Need, tuple[float, asyncio.Task[None]]] = {}  # by somebody, since when
        self._line: dict[Need, asyncio.Future[None]] = {}  # of those, what has to be compiled
        self._later: list[Need] = []  # what nobody waits for yet
        self._made: dict[Need, float] = {}  # what is being compiled, since when
        self._failed: set[Need] = set()
        self._said: set[str] = set()  # games of which the log knows that they are compiled
        self._processes: dict[bool, asyncio.Task[None]] = {}  # for what is waited for, and for everything
        self._closing = False

    def is_ready(self, need: Need) -> bool:
        """Whether this process has it."""
        return jit.INTERPRETED or need in _read

    def is_settled(self, need: Need) -> bool:
        """Whether it is ready, or will never be: nobody should wait for it any longer."""
        return self.is_ready(need) or need in self._failed

    def lacks(self, need: Need) -> bool:
        """Whether it has yet to be compiled."""
        return not self.is_settled(need) and not need.compiled

    def want(self, needs: Iterable[Need]) -> None:
        """Somebody waits for these."""
        for need in needs:
            if not self.is_settled(need) and need not in self._wanted and not self._closing:
                self._wanted[need] = clock.beat(), asyncio.create_task(self._prepare(need))

    async def until(self, need: Need) -> None:
        """Wait until something is ready, or will never be, or nothing is compiled any more."""
        try:
            find(need.game)
        except UnknownGame as error:
            raise Unreadable(str(error)) from error
        self.want([need])
        if need in self._wanted:
            await asyncio.wait([self._wanted[need][1]])

    def expect(self, game: str) -> None:
        """Somebody is about to open a table of a game: it is compiled before what nobody has asked for."""
        soon = [need for need in (Need(game, RULES), Need(game, "sensible")) if not need.compiled]
        self._later = [*soon, *(need for need in self._later if need not in soon)]
        self._hire()

    def expect_all(self) -> None:
        """Compile whatever the cache does not have."""
        self._later += [need for need in everything() if not need.compiled]
        self._hire()

    def wait(self, needs: Iterable[Need]) -> Wait | None:
        """How long somebody waits for some of these and will have to; None, if they have nothing to wait for."""
        meant = set(needs)
        spans = [span for need, span in self._spans().items() if need in meant]
        if not spans:
            return None
        since, end = min(since for since, _ in spans), max(end for _, end in spans)
        return Wait(passed=round(clock.beat() - since), about=round(end - since))

    def awaited(self) -> list[Awaited]:
        """The games whose rules somebody waits for at this moment."""
        now = clock.beat()
        return [
            Awaited(game=need.game, passed=round(now - since), about=round(end - since))
            for need, (since, end) in self._spans().items()
            if need.part == RULES
        ]

    async def close(self) -> None:
        """Compile no more."""
        self._closing = True
        tasks = [*self._processes.values(), *(task for _, task in self._wanted.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _prepare(self, need: Need) -> None:
        """Have it compiled beside, then read. What cannot be compiled there is compiled here, lest anybody wait in
        vain.
        """
        try:
            if not need.compiled:
                await self._compiled(need)
            await asyncio.get_running_loop().run_in_executor(_reader, read, need.setup, need.part)
            _read.add(need)
        except Exception:
            LOG.exception("a part of a game could not be made ready", extra=need._asdict())
            self._failed.add(need)
        finally:
            del self._wanted[need]
            self._change()

    async def _compiled(self, need: Need) -> None:
        self._line[need] = asyncio.get_running_loop().create_future()
        self._hire()
        try:
            await self._line[need]
        except Failed as error:
            LOG.error("the server compiles by itself", extra={"error": str(error), **need._asdict()})
        finally:
            del self._line[need]

    def _hire(self) -> None:
        """Have a process at work for what somebody waits for, and else for everything."""
        waited = self._next(waited=True) is not None
        if waited not in self._processes and self._next(waited=waited) is not None and not self._closing:
            self._processes[waited] = asyncio.create_task(self._work(waited=waited))
            self._processes[waited].add_done_callback(lambda _: self._dismiss(waited=waited))

    def _dismiss(self, *, waited: bool) -> None:
        del self._processes[waited]
        self._hire()

    async def _work(self, *, waited: bool) -> None:
        """A process, as long as there is something for it to do."""
        beside = Beside()
        try:
            while (need := self._next(waited=waited)) is not None and await self._make(beside, need):
                pass
        finally:
            await beside.end()

    async def _make(self, beside: Beside, need: Need) -> bool:
        """Have something compiled; whether the process is still good for more."""
        self._made[need] = clock.beat()
        self._say(need)
        try:
            await beside.compile(need)
        except Failed as error:
            failure: Failed | None = error
        else:
            failure = None
        finally:
            del self._made[need]
        self._done(need, failure)
        return failure is None

    def _next(self, *, waited: bool) -> Need | None:
        """What is compiled next. Two processes never work at one family: they would do the same work twice."""
        busy = {need.family for need in self._made}
        line = sorted((need for need, made in self._line.items() if not made.done()), key=_late)
        return next((need for need in (*line, *([] if waited else self._later)) if need.family not in busy), None)

    def _done(self, need: Need, error: Failed | None = None) -> None:
        """Whoever waits for it can go on, and so can who waits for the same of another game of the family."""
        if error is not None:
            LOG.error("the process beside has failed", extra={"error": str(error), **need._asdict()})
        for waiting, made in self._line.items():
            if error is not None and waiting == need:
                made.set_exception(error)
            elif waiting == need or (not made.done() and waiting.compiled):
                made.set_result(None)
        self._later = [other for other in self._later if other != need and not other.compiled]
        self._change()

    def _change(self) -> None:
        if not self._closing:
            self._changed()

    def _say(self, need: Need) -> None:
        if need.game not in self._said:
            self._said.add(need.game)
            LOG.info(words(need.game, self._language).say("compiling", title=find(need.game).title))
        self._change()

    def _spans(self) -> dict[Need, tuple[float, float]]:
        """Since when somebody waits for what, and about until when."""
        now = clock.beat()
        ends = {need: begun + _usually(need) for need, begun in self._made.items()}
        end = max(now, min(ends.values(), default=now))
        for need in sorted(self._line, key=_late):
            if need not in ends:
                end += _usually(need)
                ends[need] = end
        return {need: (since, ends.get(need, since + READ)) for need, (since, _) in self._wanted.items()}


def everything() -> list[Need]:
    """Every part of every game: first what every deal needs."""
    found = [Need(name, part) for part in PARTS for name, game in games().items() if part in parts_of(game)]
    return sorted(found, key=_late)


def compile_all() -> None:
    """Have every part of every game in the cache."""
    for need in everything():
        compile_part(need.setup, need.part)


def _late(need: Need) -> bool:
    """Whether a deal need not wait for it."""
    return need.part in MEANWHILE


def _usually(need: Need) -> int:
    return USUALLY.get(need.part, LITTLE)
