"""An analysis in a browser, beside the replay: begun, stopped, gone through; the line jumps, and all can be read."""

from guest import run
from people import HAND, Loner, axe
from playwright.async_api import expect
from test_replay import file, match
from test_site import hosting

GAME, LONG = "cone", "multiverse-money"  # one that is soon looked at, and one that takes long enough to be stopped
WHOLE = 2000  # moves: a deal to its end


async def choose(ana: Loner, game: str) -> None:
    """Open a match of one deal, and what is to be said of it."""
    await ana.goto("#/replay/file")
    await ana.page.reload()
    await ana.page.locator("input[type=file]").set_input_files(file(match(1, game, WHOLE).write()))
    await ana.page.locator(HAND).first.wait_for()
    await ana.button("replay-study").click()
    await ana.button("analysis-start").click()


def test_a_match_is_analysed_stopped_and_gone_through(browsing, tmp_path):
    async def look() -> None:
        with hosting(tmp_path, "/") as address:
            async with browsing() as browser:
                ana = await Loner.at(browser, address)
                page, line = ana.page, ana.page.get_by_role("slider")
                await choose(ana, LONG)
                await ana.button("analysis-stop").click()
                await expect(page.get_by_text(ana.say("analysis-stopped"))).to_be_visible()

                await choose(ana, GAME)
                await expect(page.get_by_role("heading", name=ana.say("analysis-sum"))).to_be_visible()
                await expect(page.get_by_role("progressbar")).to_have_count(0)
                await axe(ana, "analysis")
                wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
                assert await page.evaluate(wide)
                await page.locator("summary").click()
                await page.locator("details tbody button").last.click()
                await expect(page.locator(".study")).to_be_hidden()  # on a phone there is room for one of them
                await expect(line).not_to_have_value("0")
                last = await line.input_value()
                await ana.button("replay-study").click()
                await page.get_by_role("img", name=ana.say("analysis-line")).click(position={"x": 60, "y": 60})
                await expect(line).not_to_have_value(last)
                assert ana.errors == []

    run(look())
