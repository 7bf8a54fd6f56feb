"""The rules and bots of a browser, bit for bit those of the CPU: records, views, legal moves, refusals, judgements,
whole search trees and simulations, in a Web Worker of the real browser.
"""

import asyncio

import pytest
from guest import run
from kit import BUNDLED, compiled_only
from stand import stand

pytestmark = compiled_only


@pytest.mark.parametrize("game", BUNDLED)
def test_a_browser_plays_and_thinks_as_the_cpu_does(browsing, tmp_path, game):
    async def look():
        with stand(tmp_path, [BUNDLED[game]]) as server:
            async with browsing() as browser:
                page = await browser.new_page()
                await page.goto(f"{server.address}?game={game}")
                answer = await asyncio.to_thread(server.answers.get, timeout=300)
        assert answer["wrong"] == []
        assert answer["setups"]

    run(look())
