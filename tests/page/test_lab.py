"""The lab on a phone: a question is composed by tapping, watched, stopped, sent and opened again."""

import json
import re
from pathlib import Path

import pytest
from guest import run, serving
from people import PHONE, Person, axe
from playwright.async_api import expect

from sobremesa.lab.address import read_address
from sobremesa.lab.answer import answer
from sobremesa.lab.html import as_html
from sobremesa.lab.run import run as count
from sobremesa.lab.selection import kinds
from sobremesa.lab.sentences import compared_with_first, said_of
from sobremesa.lab.sentences import sentences as told
from sobremesa.lab.setting import settings
from sobremesa.rules.game import games

OURS = [game for game in games().values() if game.bundled]
LONG = 50_000_000  # deals: nobody waits for all of them

# Where there is no sheet of the system, a link is copied; what was copied is remembered.
COPIES = """
Object.defineProperty(navigator, "share", { value: undefined });
Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } });
"""


async def sideways(person: Person) -> int:
    """How far the page can be scrolled to the side."""
    return await person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_question_is_composed_watched_stopped_sent_and_opened_again(tmp_path, browsing, game):
    async def ask():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            person = await Person.come(browser, address, "Ana", viewport={"width": 360, "height": 740})
            await person.context.add_init_script(COPIES)
            page = person.page
            await person.goto("/")
            await page.get_by_role("link", name=person.say("home-lab")).click()
            own = page.locator("section", has=page.get_by_role("heading", name=game.title, exact=True))
            await own.get_by_role("link", name=person.say("lab-own")).click()
            await page.locator("summary", has_text=person.say("lab-row-restrictions")).click()
            await person.button("lab-ask-restrict").click()
            await page.get_by_role("radio", name=person.say("lab-ask-always"), exact=True).check()
            await person.button("lab-ask-add").click()
            await page.locator("summary", has_text=person.say("lab-row-against")).click()
            await page.get_by_role("radio", name=person.say("lab-against-who")).check()
            await page.get_by_role("radio", name=re.compile(f"^{person.say('lab-level-chance')}")).last.check()
            await person.button("lab-ask-compare").click()
            await axe(person, "a question")
            assert await sideways(person) == 0

            asked = read_address(page.url.partition("?")[2])
            assert asked.game == game.name
            assert [each.bots for each in asked.compared] == ["chance"]
            assert [each.seats for each in asked.restrictions] == [(0,)]
            await person.goto(page.url.replace("&1.bots", f"&deals={LONG}&1.bots"))
            await person.button("lab-run").click()
            await expect(page.get_by_role("heading", name=person.say("lab-chart-wins"))).to_be_visible()
            grows = "before => document.querySelector('progress').value > before"
            await page.wait_for_function(grows, arg=await page.evaluate("document.querySelector('progress').value"))
            await person.button("lab-stop").click()
            await expect(person.button("lab-more")).to_be_visible()
            await page.get_by_text(person.say("lab-table")).first.click()
            await expect(page.get_by_role("table").first).to_be_visible()
            await axe(person, "an answer")
            assert await sideways(person) == 0

            rows = await page.locator("summary .value").all_inner_texts()
            await person.button("lab-send").click()
            await expect(page.get_by_text(person.say("lab-copied"))).to_be_visible()
            other = await Person.come(browser, address, "Beto", language="es")
            await other.goto(await page.evaluate("window.copied"))
            await expect(other.button("lab-run")).to_be_visible()
            assert await other.page.locator("summary .value").all_inner_texts() == rows
            assert person.errors + other.errors == []

    run(ask())


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_browser_counts_and_says_what_this_machine_does(tmp_path, browsing, game):
    query = f"game={game.name}&never={next(iter(kinds(game.name)))};seats=0&rotate=on&deals=600&1.never=&2.bots=chance"

    async def ask():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            person = await Person.come(browser, address, "Ana")
            await person.goto(f"/lab?{query}")
            await person.button("lab-run").click()
            await expect(person.button("lab-more")).to_be_visible()
            async with person.page.expect_download() as download:
                await person.button("lab-save-json").click()
            sentences = await person.page.locator(".findings li").all_inner_texts()
            assert person.errors == []
            return json.loads(Path(await (await download.value).path()).read_text()), sentences

    saved, sentences = run(ask())
    question = read_address(query)
    found = count(question)
    assert saved["played"] == found.played
    assert saved["tallies"] == [tally.tolist() for tally in found.tallies]
    assert saved["differences"] == [sums.tolist() for sums in found.differences]
    seated = settings(question)
    assert saved["figures"] == [said_of(found, number, setting).tolist() for number, setting in enumerate(seated)]
    assert saved["compared"] == [compared_with_first(found, number).tolist() for number in range(1, len(seated))]
    said = told(question, found, "es")
    assert sentences
    assert set(sentences) <= set(said)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_report_is_a_page_of_its_own(tmp_path, browsing, game):
    found = answer(read_address(f"game={game.name}&deals=64&1.bots=chance"))
    file = tmp_path / "report.html"
    file.write_text(as_html(found, "en"), encoding="utf-8")

    async def look():
        async with browsing() as browser:
            page = await browser.new_page(viewport=PHONE)
            errors: list[str] = []
            page.on("pageerror", lambda error: errors.append(str(error)))
            await page.goto(file.as_uri())
            await expect(page.get_by_role("img").first).to_be_visible()
            said = await page.locator("section > ul > li").all_inner_texts()
            assert sorted(said) == sorted(found.sentences["en"])
            assert errors == []

    run(look())


BAD = {
    "game=nonsense": ("game", "nonsense"),
    "game={game}&nonsense=1": ("key", "nonsense"),
    "game={game}&o.players=99": ("value", "players=99"),
    "game={game}&bots=search@50": ("bots", "search@50"),
    "game={game}&never=nonsense": ("moves", "nonsense"),
    "game={game}&deals=0": ("number", "deals=0"),
}


def test_a_bad_address_gets_a_sentence(tmp_path, browsing):
    async def ask():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            person = await Person.come(browser, address, "Ana", language="en")
            for query, (why, about) in BAD.items():
                await person.goto(f"/lab?{query.format(game=OURS[0].name)}")
                await expect(person.page.get_by_text(person.say(f"lab-cannot-{why}", about=about))).to_be_visible()
            assert person.errors == []

    run(ask())
