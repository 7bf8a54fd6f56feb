"""A server that makes rules ready opens tables at once, and tells whoever waits what for, and for how long."""

from guest import run, serving
from people import Person, axe, sit_down
from playwright.async_api import Locator, expect
from slowly import Slowly

from sobremesa.bots.warming import RULES
from sobremesa.table.live.beside import Need

GAME, TITLE = "cone", "$CONE"
RULES_OF, SENSIBLE, SEARCH = (Need(GAME, part) for part in (RULES, "sensible", "search"))


def progress(person: Person) -> Locator:
    """What shows how long the deal will take."""
    return person.page.get_by_role("progressbar", name=person.say("preparing", game=TITLE))


def dressing(person: Person) -> Locator:
    """The bots that are not what they are called yet."""
    words = person.say("dressing", name="NOBODY").split("NOBODY")[1]
    return person.page.locator(f'.dressing:has-text("{words}"), .badge[title*="{words}"]')


def test_a_cold_server_opens_tables_and_says_what_they_wait_for(tmp_path, browsing, monkeypatch):
    async def wait() -> None:
        slowly = Slowly(monkeypatch)
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            people = [
                await Person.come(browser, address, name, at, language)
                for at, (name, language) in enumerate({"Ana": "es", "Beth": "en"}.items())
            ]
            ana = people[0]
            await ana.goto(f"/new/{GAME}")
            await slowly.until_begun(RULES_OF)  # nobody has opened a table yet
            await ana.button("create-go").click()
            await expect(ana.button("ready")).to_be_visible()
            code = ana.snapshot["code"]
            await people[1].goto(f"/t/{code}")
            for person in people:
                await expect(progress(person)).to_be_visible()
                await axe(person, "waiting for rules")
            await people[1].button("ready").click()
            await ana.page.get_by_role("radio", name=ana.say("level-search")).check()
            await ana.button("room-fill", count=ana.snapshot["options"]["players"] - 2).click()
            await ana.button("start").click()
            for person in people:
                await expect(person.page.get_by_text(person.say("room-dealt-soon")).first).to_be_visible()
                await expect(dressing(person)).to_have_count(ana.snapshot["options"]["players"] - 2)
                await axe(person, "waiting for the deal")
            slowly.done(RULES_OF, SENSIBLE)
            for person in people:
                await person.page.locator(".felt").wait_for()
                await expect(dressing(person)).to_have_count(ana.snapshot["options"]["players"] - 2)
                await axe(person, "bots that dress")
            await slowly.until_begun(SEARCH)
            slowly.done(SEARCH)
            for person in people:
                await expect(dressing(person)).to_have_count(0)
                assert person.errors == []

    run(wait())


def test_who_enters_a_match_on_a_cold_server_is_told_why_they_wait(tmp_path, browsing, monkeypatch):
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def wait() -> None:
        async with browsing() as browser:
            async with serving(database) as address:
                ana = await Person.come(browser, address, "Ana")
                code = await ana.table(game=GAME, options={"players": 2})
                await sit_down(code, [ana])
            slowly = Slowly(monkeypatch)
            async with serving(database) as address:
                await ana.goto(f"http://{address}/t/{code}")
                await slowly.until_begun(RULES_OF)
                await expect(progress(ana)).to_be_visible()
                await axe(ana, "waiting for a match")
                slowly.done(RULES_OF, SENSIBLE)
                await ana.page.locator(".felt").wait_for()
                await expect(ana.page.locator("progress")).to_have_count(0)

    run(wait())
