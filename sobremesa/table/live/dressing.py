"""What one table waits for: the rules of its game, and the levels of its bots, which dress while others play."""

from collections.abc import Callable

from sobremesa.bots.warming import RULES
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import Preparing
from sobremesa.table.live.beside import Need
from sobremesa.table.live.warming import MEANWHILE, Warming

HELD = 16  # wishes to begin that are remembered
READY = Preparing()

Begin = Callable[[], None]


class Dressing:
    """A table's needs, and who has asked to begin before they are met. Without warming everything is ready."""

    def __init__(self, warming: Warming | None) -> None:
        self._warming = warming
        self._held: dict[tuple[str, str], Begin] = {}
        self._told = False  # that the table waits for something

    def want(self, table: Table) -> None:
        """Have everything prepared that the table needs."""
        if self._warming is not None:
            self._warming.want([*_for_a_deal(table), *_for_a_bot(table).values()])

    def preparing(self, table: Table) -> Preparing:
        """What the table waits for. What is only read from the cache is not worth a word."""
        warming = self._warming
        if warming is None:
            return READY
        bots = {level: warming.wait([need]) for level, need in _for_a_bot(table).items() if warming.lacks(need)}
        return Preparing(
            deal=warming.wait(filter(warming.lacks, _for_a_deal(table))),
            bots={level: wait for level, wait in bots.items() if wait is not None},
            begun=bool(self._held),
        )

    def news(self, table: Table) -> Preparing | None:
        """The same, for those who were told before; None, if there is nothing to tell them."""
        before, preparing = self._told, self.preparing(table)
        self._told = preparing != READY
        return preparing if before or self._told else None

    def hold(self, table: Table, who: tuple[str, str], begin: Begin) -> bool:
        """Whether a deal has to wait; what begins it is then kept for later. Asked again, it is one wish."""
        if self._can_deal(table):
            return False
        self._held.pop(who, None)
        self._held[who] = begin
        if len(self._held) > HELD:
            del self._held[next(iter(self._held))]
        return True

    def release(self, table: Table) -> list[Begin]:
        """What need not wait any longer."""
        if not self._held or not self._can_deal(table):
            return []
        held, self._held = self._held, {}
        return list(held.values())

    async def dressed(self, table: Table, level: str) -> str:
        """The level that a bot plays at now: its own, once that is ready."""
        if self._warming is None:
            return level
        at_least = MEANWHILE.get(level, level)
        await self._warming.until(_need(table, at_least))
        return level if self._warming.is_ready(_need(table, level)) else at_least

    async def can_follow(self, table: Table) -> None:
        """Wait until what others have dealt can be followed here."""
        if self._warming is not None:
            await self._warming.until(_need(table, RULES))

    def _can_deal(self, table: Table) -> bool:
        return self._warming is None or all(map(self._warming.is_settled, _for_a_deal(table)))


def _need(table: Table, part: str) -> Need:
    return Need(table.setup.game.name, part)


def _levels(table: Table) -> list[str]:
    return sorted({table.level(seat) for seat in range(len(table.chairs)) if table.is_bot(seat)})


def _for_a_deal(table: Table) -> list[Need]:
    return [_need(table, part) for part in (RULES, *(MEANWHILE.get(level, level) for level in _levels(table)))]


def _for_a_bot(table: Table) -> dict[str, Need]:
    """What a bot does without for a while."""
    return {level: _need(table, level) for level in _levels(table) if level in MEANWHILE}
