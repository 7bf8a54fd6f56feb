"""A crowd for an evening: whatever anybody was sent, by whichever connection, is what the logs say that they may know.

SOBREMESA_TEST_MINUTES=10 lets one crowd after the other come to the same server for ten minutes;
SOBREMESA_TEST_SEED is another evening.
"""

import asyncio
import os
import time
from collections import Counter
from random import Random

import pytest
from company import Regular, Truth
from guest import run, serving
from kit import FACTOR, modes, players

from sobremesa.rules.game import games
from sobremesa.table.store.store import Store

STEPS = 120 * FACTOR
GUESTS = 3  # for each table
MINUTES = float(os.environ.get("SOBREMESA_TEST_MINUTES", "0"))
SEED = int(os.environ.get("SOBREMESA_TEST_SEED", "1"))
TABLES = [
    {"game": game.name, "options": {**options, "players": players(game, 2 + place % 2)}, "pause": place % 2, "grace": 5}
    for game in games().values()
    for place, options in enumerate(modes(game).values())
]
LIVED = {"came", "reloaded", "went", "flooded", "Say", "Phrase", "Join", "Ready", "Start", "Play", "Draft", "Explain"}


async def evening(address: str, database: str, luck: Random) -> Counter[str]:
    """Everybody comes, lives, and goes; then the logs are read. What was done, and how much was compared."""
    guests = [Regular(address, f"G{n}", luck.randrange(10**6)) for n in range(GUESTS * len(TABLES))]
    for guest in guests:
        await guest.arrive()
    codes = [await guests[0].open(**table) for table in TABLES]
    async with asyncio.TaskGroup() as group:
        for guest in guests:
            near = luck.sample(codes, 3)  # people meet again
            group.create_task(guest.live(near, STEPS))
    for guest in guests:
        await guest.close()
    done = sum((guest.done for guest in guests), Counter[str]())
    store = await Store.open(database)
    for code in codes:
        lines = await store.entries(code)
        truth = Truth(lines)
        done["entries"] += len(lines)
        for guest in guests:
            done["frames"] += sum(truth.compare(guest.person, stay) for stay in guest.stays if stay.code == code)
    await store.close()
    return done


@pytest.mark.usefixtures("quick_people")
def test_whatever_a_crowd_was_told_is_what_the_logs_say(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def evenings() -> Counter[str]:
        luck, begun, done = Random(SEED), time.monotonic(), Counter[str]()
        async with serving(database) as address:
            while not done or time.monotonic() < begun + 60 * MINUTES:
                done += await evening(address, database, luck)
                done["evenings"] += 1
        return done

    done = run(evenings(), 300 * FACTOR + 120 * MINUTES)
    print(dict(done))
    assert set(done) >= LIVED
    assert done["frames"] > done["entries"]
