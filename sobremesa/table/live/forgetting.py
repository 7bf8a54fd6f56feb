"""Forgetting somebody, at the tables of this process: they leave those that are running, then every log is rewritten.

See store/forgetting.py for what is kept, and what happens to who is killed meanwhile.
"""

import asyncio
import logging

from sobremesa.rules.errors import SobremesaError
from sobremesa.table.core.decide import decide
from sobremesa.table.core.people import Person
from sobremesa.table.core.wire import Leave, Refused
from sobremesa.table.live import clock
from sobremesa.table.live.house import House
from sobremesa.table.live.keeping import Kept
from sobremesa.table.store import forgetting
from sobremesa.table.store.errors import Conflict, StoreError

logger = logging.getLogger(__name__)

ROUNDS = 5  # times that the logs are looked through: who was connected elsewhere may have spoken meanwhile


class Forgetting:
    """Forgets people, one after another: it looks through all logs."""

    def __init__(self, house: House) -> None:
        self._house, self._lock = house, asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def forget(self, person: str) -> None:
        """Forget somebody. It goes on when who asked for it has gone."""
        await forgetting.mark(self._house.store, person, clock.now())
        await asyncio.shield(self._begin(person))

    async def resume(self) -> None:
        """Go on where another process, or this one before it was killed, has begun."""
        await self._house.store.scrub()
        for person in await forgetting.leaving(self._house.store):
            self._begin(person)

    async def close(self) -> None:
        """Stop; the next start goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, person: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._forget(person), name="forgetting")
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("somebody could not be forgotten yet", extra={"error": repr(error)})

    async def _forget(self, person: str) -> None:
        house, store = self._house, self._house.store
        async with self._lock:
            house.show_out(person)
            for code in await forgetting.running(store, person):
                await self._leave(code, person)
            for _ in range(ROUNDS):
                codes = await forgetting.naming(store, person)
                for code in codes:
                    await forgetting.forget(store, code, person, clock.now())
                    house.sync(code)
                if not codes:
                    return await forgetting.finish(store, person)
            raise StoreError("somebody is named again and again")

    async def _leave(self, code: str, person: str) -> None:
        """Leave a table as by its own button. If it cannot be read here, its seat is nobody's all the same."""
        try:
            kept = Kept(self._house.store, await self._house.look(code), lambda *_: None)
            while True:
                decision = decide(kept.table, Person(person, ""), Leave(), 0)
                try:
                    if decision and not isinstance(decision, Refused):
                        await kept.keep(decision)
                    break
                except Conflict:
                    await kept.catch_up()
            self._house.sync(code)
        except StoreError:
            raise
        except SobremesaError as error:
            logger.warning("a table could not be left", extra={"table": code, "error": str(error)})
