"""A game that the page has nothing of its own for is played all the same: here each of ours, as if it had no folder."""

import pytest
from axe_playwright_python.async_playwright import Axe
from guest import run, serving
from kit import players
from people import Person, play_deal, sit_down
from playwright.async_api import expect

import sobremesa

GAMES = sobremesa.games()
PLAIN = "?plain"  # the address that shows any game so


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_to_its_end_on_the_plain_board(game, tmp_path, browsing):
    async def deal():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 5)
            code = await ana.table(game=game, options={"players": players(GAMES[game], 3)}, pause=60)
            await sit_down(f"{code}{PLAIN}", [ana])
            assert await ana.hand()
            found = await Axe().run(ana.page)
            assert found.violations_count == 0, found.generate_report()
            await play_deal([ana])
            await ana.see_result()

    run(deal(), seconds=600)


def test_the_home_page_has_a_picture_and_words_for_any_game(tmp_path, browsing):
    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 6)
            await ana.goto(f"/{PLAIN}")
            tiles = ana.page.locator("article")
            await expect(tiles).to_have_count(len(GAMES))
            for tile in await tiles.all():
                await expect(tile.locator("p")).not_to_be_empty()
                await expect(tile.locator("svg rect").first).to_be_visible()
            assert ana.errors == []

    run(look(), seconds=120)
