"""What is not plain on a table explains itself: for a tap, a mouse and a keyboard, with the clause behind it."""

import pytest
from guest import run, serving
from layout import SIZES, Measured
from playwright.async_api import expect
from test_everybody import axe

import sobremesa

BUNDLED = [name for name, game in sobremesa.games().items() if game.bundled]
NOTE = "[role=note]"
TAPS = 8  # into the middle of a game
LEAST = 40  # pixels: a finger
# Whether a finger that taps the middle of what explains something gets there.
REACHED = """(cover) => {
  const { x, y, width, height } = cover.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return [width, height, cover === document.elementFromPoint(across, down)];
}"""


@pytest.mark.parametrize("place", range(len(BUNDLED)), ids=BUNDLED)
def test_everything_explains_itself(place, browsing, tmp_path):
    game, language = BUNDLED[place], ("es", "en")[place % 2]

    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Measured.at(browser, f"http://{address}", 3, language)
            await ana.sit(game)
            await ana.play_on(TAPS)
            covers, note = ana.page.locator(".felt .meaning:visible"), ana.page.locator(NOTE)
            clauses = set()
            for number in range(await covers.count()):
                cover = await covers.nth(number).element_handle()
                await ana.page.wait_for_function(f"cover => ({REACHED})(cover)[2]", arg=cover)  # a bubble goes again
                width, height, _ = await cover.evaluate(REACHED)
                assert min(width, height) >= LEAST, await covers.nth(number).inner_html()
                await covers.nth(number).click()
                await expect(note).to_be_visible()
                assert "means-" not in await note.inner_text()
                clauses |= set(await note.get_by_role("button").all_inner_texts())
                await covers.nth(number).click()
                await expect(note).to_have_count(0)
            assert clauses
            assert {clause.strip() for clause in clauses} <= set(sobremesa.games()[game].clause_ids)
            assert ana.errors == []

    run(look())


def test_a_mouse_a_keyboard_and_axe(browsing, tmp_path):
    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            width, height = SIZES["desktop"]
            ana = await Measured.at(browser, f"http://{address}", 3, viewport={"width": width, "height": height})
            await ana.sit(BUNDLED[0])
            first, note = ana.page.locator(".rivals .meaning").first, ana.page.locator(NOTE)
            await first.hover()
            await expect(note).to_be_visible()
            await ana.page.mouse.move(width / 2, height - 5)
            await expect(note).to_have_count(0)
            await ana.page.locator(".bar button").last.focus()
            await ana.page.keyboard.press("Tab")  # one of the rivals is next, and only one of them
            await expect(first).to_be_focused()
            await expect(note).to_be_visible()
            await axe(ana, "a meaning")
            await ana.page.keyboard.press("ArrowRight")
            await expect(ana.page.locator(".rivals .meaning").nth(1)).to_be_focused()
            await expect(note).to_have_count(1)
            await ana.page.keyboard.press("Escape")
            await expect(note).to_have_count(0)
            await ana.page.keyboard.press("Tab")
            assert not await ana.page.evaluate("!!document.activeElement.closest('.rivals')")
            assert ana.errors == []

    run(look())
