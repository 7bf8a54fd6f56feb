"""Two processes at one table: whoever is second reads what the first has written, then asks again."""

import asyncio

import pytest
from laws import ANA, BETO, opened

from sobremesa.table.core.decide import decide
from sobremesa.table.core.entries import encode_entry
from sobremesa.table.core.fold import replay
from sobremesa.table.core.wire import Refused, Sit
from sobremesa.table.live.keeping import Kept, open_table
from sobremesa.table.store.errors import Conflict, StoreError
from sobremesa.table.store.store import Store
from sobremesa.table.store.writer import Append, Done


def test_the_second_to_write_catches_up(database):
    async def meet():
        stores = [await Store.open(database) for _ in range(2 if "postgresql" in database else 1)]
        table = await open_table(stores[0], opened())
        with pytest.raises(Conflict):
            await open_table(stores[-1], opened())
        heard: list[int] = []
        one = Kept(stores[0], table, lambda _, after: heard.append(after.size))
        two = Kept(stores[-1], table, lambda _, after: heard.append(-after.size))
        await one.keep(decide(one.table, ANA, Sit(seat=0), 0))
        with pytest.raises(Conflict):
            await two.keep(decide(two.table, BETO, Sit(seat=0), 0))
        await two.be_sure()
        assert two.table == one.table
        assert decide(two.table, BETO, Sit(seat=0), 0) == Refused(code="taken")
        assert heard == [2, -2]
        for store in stores:
            await store.close()

    asyncio.run(meet())


def test_what_was_kept_though_it_seemed_lost_is_found(tmp_path):
    """A commit whose answer got lost: the table looks before it decides again, and finds its own entry."""

    class Deaf(Store):
        def put(self, append: Append, done: Done) -> None:
            super().put(append, lambda _: done(StoreError("the line is dead")))

    async def lose():
        store = await Deaf.open(f"sqlite:///{tmp_path / 'tables.db'}")
        with pytest.raises(StoreError):
            await store.append(Append(opened().code, 1, 0, [encode_entry(opened())]))
        heard: list[int] = []
        table = Kept(store, await first(store), lambda _, after: heard.append(after.size))
        with pytest.raises(StoreError):
            await table.keep(decide(table.table, ANA, Sit(seat=0), 0))
        assert heard == []
        await table.be_sure()
        assert heard == [2]
        assert table.table.seat_of(ANA.id) == 0
        await store.close()

    asyncio.run(lose())


async def first(store: Store):
    """The table of a store."""
    return replay(await store.entries(opened().code))
