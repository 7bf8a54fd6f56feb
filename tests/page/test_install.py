"""The page as an app of the device: offered once, after the second match, to who can have it."""

import pytest
from guest import run, serving
from people import HAND, Loner
from playwright.async_api import expect
from test_everybody import axe

TITLE = "$CONE"
# The browser could install the page, and tells what it is asked to do.
SPEAK = """() => {
  globalThis.asked = 0;
  const event = new Event("beforeinstallprompt", { cancelable: true });
  dispatchEvent(Object.assign(event, { prompt: async () => void (globalThis.asked += 1) }));
}"""
IPHONE = """Object.defineProperty(navigator, "standalone", { value: false });"""


async def begin(browser, address: str, **more) -> Loner:
    """Somebody who has just begun a match with bots."""
    ana = await Loner.at(browser, f"http://{address}", 51, **more)
    await ana.hurry()
    return ana


async def play_matches(ana: Loner, offer, seen: list[bool]) -> None:
    """Play matches to their ends, and look each time whether it is offered."""
    again = ana.button("result-again")
    for wanted in seen:
        if await again.count():
            await again.click()
            await ana.page.get_by_role("dialog").wait_for(state="hidden")
            await ana.page.locator(HAND).first.wait_for()
        await ana.play_deal()
        await ana.see_result()
        await expect(offer).to_have_count(int(wanted))


@pytest.mark.parametrize("taken", [True, False])
def test_it_is_offered_once_after_the_second_match(taken, tmp_path, browsing):
    async def play():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await begin(browser, address)
            await ana.goto("/")
            await ana.page.evaluate(SPEAK)
            await ana.begin(TITLE)
            offer = ana.button("app-install")
            await play_matches(ana, offer, [False, True])
            await axe(ana, "the offer")
            await (offer if taken else ana.button("not-now")).click()
            await expect(offer).to_have_count(0)
            assert await ana.page.evaluate("asked") == int(taken)
            await ana.page.evaluate(SPEAK)
            await play_matches(ana, offer, [False])
            assert ana.errors == []

    run(play())


def test_on_an_iphone_it_is_said_how(tmp_path, browsing):
    async def play():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await begin(browser, address)
            await ana.context.add_init_script(IPHONE)
            await ana.goto("/")
            await ana.begin(TITLE)
            said = ana.page.get_by_text(ana.say("app-by-hand"))
            await play_matches(ana, said, [False, True])
            await ana.button("not-now").click()
            await expect(said).to_have_count(0)
            assert ana.errors == []

    run(play())
