"""Nothing lies on anything else, and nothing is cut off: with the most players, at every size of screen and of text."""

from itertools import product

import pytest
from guest import run, serving
from layout import FONTS, Measured
from test_everybody import axe

import sobremesa

POSITIONS = 3
TAPS = 6  # from one to the next
LANGUAGES = ("es", "en")
BUNDLED = [name for name, game in sobremesa.games().items() if game.bundled]
# Words that are broken: those of a table that have room for no letter more in a line of their own.
BROKEN = """() => [...document.querySelectorAll("table :is(th, td)")].flatMap((cell) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), found = [];
  while (walker.nextNode()) {
    const { data } = walker.currentNode;
    for (const { 0: word, index } of data.matchAll(/[^\\s\\-–—/]+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
})"""


@pytest.mark.parametrize("place", range(len(BUNDLED)), ids=BUNDLED)
def test_a_table_can_be_read_at_every_size(place, browsing, tmp_path):
    game, language = BUNDLED[place], LANGUAGES[place % 2]

    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Measured.at(browser, f"http://{address}", 3, language)
            await ana.sit(game)
            await ana.play_on(0)
            for _ in range(POSITIONS):
                assert [fault async for fault in ana.faults()] == []
                assert [fault async for fault in ana.hint_faults()] == []
                await ana.play_on(TAPS)
            assert [fault async for fault in ana.composed_faults()] == []
            for size, letters in product(("phone", "desktop"), FONTS):
                await ana.resize(size, letters)
                await axe(ana, f"{size}, letters of {letters} px")
            assert ana.errors == []

    run(look())


@pytest.mark.parametrize("game", BUNDLED)
def test_a_rulebook_breaks_no_word_of_its_tables(game, browsing, tmp_path):
    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Measured.at(browser, f"http://{address}", viewport={"width": 360, "height": 640})
            for language in LANGUAGES:
                await ana.goto("/settings")
                await ana.page.get_by_role("radio", name=ana.say(f"language-{language}")).check()
                await ana.goto(f"/rules/{game}")
                await ana.page.locator("p.clause").first.wait_for()
                assert await ana.page.evaluate(BROKEN) == []
                assert await ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    run(look())
