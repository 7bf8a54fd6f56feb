"""The deal of the day, and a duel on the same cards: played, shown, shared, and there again without a network."""

import re
from urllib.parse import unquote

from cable import Cable
from guest import run, serving
from people import HAND, Loner, axe
from playwright.async_api import expect

from sobremesa.rules.game import games

GAME = next(game for game in games().values() if game.bundled)

# What is given to the system's own sheet is kept, to be looked at.
SHARING = """
globalThis.given = [];
navigator.canShare = () => true;
navigator.share = async ({ text, url, files = [] }) => void given.push({ text, url, files: files.map((f) => f.type) });
"""

GIVEN = """new Promise((done) => {
  const look = () => (given.length ? done(given.pop()) : requestAnimationFrame(look));
  look();
})"""


async def somebody(browser, address, **more):
    """Somebody whose bots are quick, and who shares things."""
    person = await Loner.at(browser, f"http://{address}", **more)
    await person.hurry()
    await person.context.add_init_script(SHARING)
    return person


async def shared(person, button):
    """What is given to others by a button."""
    await person.button(button).click()
    return await person.page.evaluate(GIVEN)


async def held(person):
    """The hand, as it was dealt."""
    cards = person.page.locator(HAND)
    await cards.first.wait_for()
    return sorted(await cards.evaluate_all("cards => cards.map((card) => card.ariaLabel.split(',')[0])"))


async def finish(person):
    """Play until a deal is over, and see how it ended."""
    await person.page.locator(HAND).first.wait_for()
    await person.play_deal()
    await person.see_result()


def test_a_day_is_played_once_shared_and_kept(browsing, tmp_path):
    async def play():
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, Cable(server) as cable, browsing() as browser:
            ana = await somebody(browser, cable.address)
            await ana.goto("/")
            await ana.keep()
            await ana.page.get_by_role("link", name=f"{GAME.title} {ana.say('day-open')}").click()
            await axe(ana, "a day")
            await ana.button("day-play").click()
            await ana.page.locator(HAND).first.wait_for()
            table = ana.page.url
            await ana.goto(f"/day/{GAME.name}")  # who goes away goes on where they were
            await ana.button("day-resume").click()
            assert ana.page.url == table
            await finish(ana)
            await ana.button("day-see").click()
            picture = ana.page.get_by_role("img", name=re.compile(re.escape(ana.say("day-title"))))
            await expect(picture).to_be_visible()
            await axe(ana, "a day that was played")
            given = await shared(ana, "result-give")
            assert given["files"] == ["image/png"]
            assert given["text"].startswith(f"{ana.say('day-title')} · {GAME.title}")
            assert given["text"].endswith(f"http://{cable.address}/day/{GAME.name}")
            assert ana.say("day-title") in unquote(await picture.get_attribute("src"))
            cable.cut()
            await ana.page.reload()
            await expect(picture).to_be_visible()
            await expect(ana.button("day-fun")).to_be_visible()
            await expect(ana.button("day-play")).to_have_count(0)
            await ana.goto("/")
            await expect(ana.page.get_by_role("link", name=f"{GAME.title} {ana.say('day-open')}")).to_have_count(0)

    run(play())


def test_a_friend_plays_the_same_cards(browsing, tmp_path):
    async def play():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server, browsing() as browser:
            ana = await somebody(browser, server)
            luis = await somebody(browser, server, seed=2)
            await ana.goto("/")
            await ana.begin(GAME.title)
            dealt = await held(ana)
            await finish(ana)
            await ana.button("duel-offer").click()
            challenge = await shared(ana, "duel-send")
            await luis.goto(challenge["url"])
            await luis.button("duel-play").wait_for()
            assert await luis.page.locator(".side").count() == 0  # nothing is shown before they have played
            await luis.button("duel-play").click()
            assert await held(luis) == dealt
            await finish(luis)
            await luis.button("duel-see").click()
            await expect(luis.page.locator(".side")).to_have_count(2)
            await axe(luis, "a duel")
            answer = await shared(luis, "duel-answer")
            await ana.goto(answer["url"])
            await expect(ana.page.locator(".side")).to_have_count(2)
            await ana.goto(challenge["url"][:-9])
            await expect(ana.page.get_by_text(ana.say("bad-damaged"))).to_be_visible()
            assert ana.errors == luis.errors == []

    run(play())
