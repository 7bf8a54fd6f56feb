"""Bets of Multiverse Money in a real browser: what somebody else's page shows of them, and when it hears of them."""

import pytest
from guest import run, serving
from people import Person, sit_down
from playwright.async_api import expect

NEVER = 3_600_000  # milliseconds that a bot thinks: only people bet here
LAID = ".token.can.placed:not(.hand, .leaving)"  # of our own bet


@pytest.mark.parametrize("counts", ["shown", "hidden"])
def test_what_somebody_lays_lies_face_down_before_them_or_is_not_seen_at_all(counts, tmp_path, browsing):
    async def bet():
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database, bot_pause=NEVER) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 1)
            beto = await Person.come(browser, address, "Beto", 2)
            code = await ana.table(game="multiverse-money", options={"players": 3, "counts": counts})
            await sit_down(code, (ana, beto))
            laid, front = ana.page.locator(LAID), beto.page.locator(".front > .visually-hidden")
            for size in (1, 2, 3, 2):
                await (ana.lift() if size > await laid.count() else laid.first.click())
                await expect(laid).to_have_count(size)
                told = [beto.say("money-face-down", count=count) for count in (0, size)]  # the bot, then Ana
                await expect(front).to_have_text(told if counts == "shown" else [])
            heard = len(beto.frames)
            lock = ana.page.locator(".dock .brass")
            await lock.click()
            await expect(ana.button("money-unlock")).to_be_visible()
            await ana.button("money-unlock").click()
            await expect(lock).to_be_enabled()
            await lock.click()
            await expect(ana.button("money-unlock")).to_be_visible()
            assert [frame["type"] for frame in beto.frames[heard:] if frame["type"] != "ping"] == []
            assert beto.scene["board"]["locked"] == []
            assert (ana.errors, beto.errors) == ([], [])

    run(bet())
