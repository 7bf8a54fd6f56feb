"""Taps that decide nothing: what is forced happens by itself, a card can be thrown, and nothing is in the way."""

from contextlib import asynccontextmanager

import pytest
from guest import run, serving
from people import Loner
from playwright.async_api import expect

from sobremesa.rules.game import games

GAMES = {name: game.title for name, game in games().items() if game.bundled}
OFTEN = "monete"  # where one often has to draw
ONLY = ".dock .row .brass"  # the one thing to do there
BEAT = ".felt .beat"
HAND = ".token.hand"
LIFTED = ".token.hand.lifted"
WHOLE = ".commit .brass"
OVER = 300  # things done, and what is looked for has not been
# What a page sees that is not in front.
AWAY = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# Whether two things on the page lie over each other.
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((css) => document.querySelector(css).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


@asynccontextmanager
async def alone(browsing, tmp_path, game, **liked):
    """Somebody in a match with bots that lose no time, who likes some things otherwise."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
        ana = await Loner.at(browser, f"http://{address}", 5)
        await ana.like(**liked)
        await ana.goto("/")
        await ana.begin(GAMES[game])
        yield ana
        assert not ana.errors


async def until_forced(ana):
    """Play until all that can be done is one button, and it is no card."""
    card, only = ana.page.locator(f"{HAND}.can"), ana.page.locator(ONLY)
    for _ in range(OVER):
        if await only.count() == 1 and not await card.count():
            return
        await ana.tap()
    raise TimeoutError("there is always something to decide")


async def cards(ana):
    """How many cards are in the hand."""
    return await ana.page.locator(f"{HAND}.placed:not(.leaving)").count()


def test_what_is_forced_happens_by_itself_and_not_while_nobody_looks(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, OFTEN) as ana:
            await ana.page.evaluate(AWAY, True)
            await until_forced(ana)
            assert ana.say("your-turn") not in await ana.page.inner_text(".prompt.yours")  # it says why
            assert not await ana.page.locator(BEAT).count()
            await ana.page.evaluate(AWAY, False)
            await ana.page.wait_for_selector(BEAT)
            await expect(ana.page.locator(BEAT)).to_have_count(0)

    run(play())


def test_who_likes_to_tap_taps(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, OFTEN, forced=False) as ana:
            await until_forced(ana)
            assert not await ana.page.locator(BEAT).count()
            await ana.page.locator(ONLY).click()
            await expect(ana.page.locator(".toast")).to_have_count(0)

    run(play())


async def throw(ana, card):
    """Drag a card to the middle of the table."""
    box, felt = await card.bounding_box(), await ana.page.locator(".felt").bounding_box()
    x, y = box["x"] + box["width"] * 0.15, box["y"] + box["height"] * 0.3
    await ana.page.mouse.move(x, y)
    await ana.page.mouse.down()
    await ana.page.mouse.move(x, y - 50, steps=3)
    await ana.page.mouse.move(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2, steps=3)
    await expect(ana.page.locator(".token.dragged")).to_have_count(1)
    await ana.page.mouse.up()


async def turn_with_a_card(ana, css=f"{HAND}.can"):
    """Wait for a turn in which a card can be played; that card."""
    card = ana.page.locator(css).first
    for _ in range(OVER):
        if await card.count() and not await ana.page.locator(BEAT).count():
            return card
        await ana.hear()
    raise TimeoutError("no card can be played")


@pytest.mark.parametrize("game", ["cone", "monete"])
def test_a_card_that_is_thrown_is_played(game, browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, game) as ana:
            card = await turn_with_a_card(ana)
            name = await card.get_attribute("aria-label")
            await throw(ana, card)
            lifted = ana.page.locator(LIFTED)
            while await lifted.count():  # it may ask for more
                await ana.page.locator(".choices button, .panel button, .row .brass").last.click()
            await expect(ana.page.locator(f"{HAND}[aria-label='{name}']")).to_have_count(0)
            await expect(ana.page.locator(WHOLE)).to_have_count(0)

    run(play())


def test_one_tap_plays_a_card_where_that_is_liked(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, "cone", single=True) as ana:
            card = await turn_with_a_card(ana, f"{HAND}.can:not([aria-label^=Comod], [aria-label^='+4'])")
            name = await card.get_attribute("aria-label")
            await ana.touch(await card.element_handle())
            await expect(ana.page.locator(f"{HAND}[aria-label='{name}']")).to_have_count(0)

    run(play())


def test_a_refusal_hides_no_rival(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, "cone") as ana:
            await turn_with_a_card(ana)
            card = await turn_with_a_card(ana, f"{HAND}.cannot")
            await ana.touch(await card.element_handle())
            await expect(ana.page.locator(".toast")).to_be_visible()
            for place in (".rivals", ".hand", ".bar"):
                assert not await ana.page.evaluate(OVERLAP, [".toast", place])

    run(play())


def test_la_mona_is_left_as_any_card_is_played(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, "la-mona") as ana:
            card = await turn_with_a_card(ana)
            held = await cards(ana)
            await ana.touch(await card.element_handle())
            leave, whole = (
                ana.page.locator(".next button", has_text=ana.say(word)) for word in ("mona-aim-trail", "play")
            )
            await expect(leave.or_(whole).first).to_be_visible()
            if await leave.count():
                await leave.click()
            await expect(whole).to_be_visible()
            assert await cards(ana) == held  # nothing is played before it is said
            await ana.button("undo").click()
            await expect(whole).to_have_count(0)
            assert await cards(ana) == held

    run(play())
