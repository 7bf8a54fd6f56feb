"""A hint: with bots whoever wants one has it; with friends only if that was agreed, and everybody is told."""

import asyncio

import pytest
from axe_playwright_python.async_playwright import Axe
from guest import run, serving
from people import Loner, Person, sit_down
from playwright.async_api import expect

from sobremesa.rules.game import games

GAMES = {game.name: game for game in games().values() if game.bundled}
TWO = "cone"
DIALOG = "[role=dialog].panel"
LAMP = ".bar .lamp"
TOLD = "He pedido una pista."


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def asked(people: list[Person]) -> tuple[Person, Person]:
    """Who is asked, and the other one."""
    while True:
        for person in people:
            if await person.page.locator(f"{LAMP}.lit").count():
                return person, next(other for other in people if other is not person)
        await asyncio.sleep(0.05)


def spoken(person: Person) -> list[str]:
    """What phrases somebody has heard."""
    lines = [frame["line"] for frame in person.frames if frame["type"] == "chat"]
    return [line["phrase"] for line in lines if line.get("phrase")]


def test_friends_agree_on_hints_and_are_told(database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            people = [await Person.come(browser, address, name, seed) for seed, name in enumerate(("Ana", "Beto"))]
            for person in people:
                await person.like(forced=False)  # the same is asked as long as this lasts
            await sit_down(await people[0].table(game=TWO, options={"players": 2}, hints=True), people)
            mover, other = await asked(people)
            await expect(other.page.locator(LAMP).get_by_role("button")).to_have_count(0)
            await mover.button("hint").click()
            await expect(mover.page.locator(f"{DIALOG} li, {DIALOG} .note").first).to_be_visible()
            while spoken(other) != ["hint"]:
                await asyncio.sleep(0.05)
            await other.page.locator(".bar").get_by_role("button", name=other.say("chat")).click()
            await expect(other.page.get_by_role("dialog").get_by_text(TOLD)).to_be_visible()
            await mover.page.keyboard.press("Escape")
            await expect(mover.page.locator(DIALOG)).to_have_count(0)
            await mover.button("hint").click()
            await mover.page.locator(f"{DIALOG} li button").first.click()
            await expect(mover.page.locator(".commit .brass")).to_be_visible()
            assert spoken(other) == ["hint"]  # about the same question nothing new is asked
            assert not [said for said in mover.said if said["type"] == "play"]
            assert [person.errors for person in people] == [[], []]

    run(play())


def test_where_it_was_not_agreed_there_is_no_lamp(database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            people = [await Person.come(browser, address, name, seed) for seed, name in enumerate(("Ana", "Beto"))]
            await sit_down(await people[0].table(game=TWO, options={"players": 2}), people)
            for person in people:
                while not person.scene.get("view"):
                    await asyncio.sleep(0.05)
                await expect(person.page.locator(".token.hand").first).to_be_visible()
                await expect(person.page.locator(LAMP)).to_have_count(0)

    run(play())


@pytest.mark.parametrize("name", GAMES)
def test_with_bots_a_hint_is_composed_and_left_to_the_person(name, database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            ana = await Loner.at(browser, f"http://{address}")
            await ana.like(forced=False)  # what is asked stays so, however long axe takes
            await ana.goto("/")
            await ana.begin(GAMES[name].title)
            await ana.page.locator(f"{LAMP}.lit").wait_for()
            await ana.button("hint").click()
            turns = ana.page.locator(f"{DIALOG} li button")
            await expect(turns.first).to_be_visible()
            assert 1 <= await turns.count() <= 3
            found = (await Axe().run(ana.page)).response["violations"]
            assert [each["id"] for each in found] == []
            await turns.first.click()
            await expect(ana.page.locator(DIALOG)).to_have_count(0)
            await expect(ana.page.locator(".felt .brass:not([disabled], [aria-disabled=true])").first).to_be_visible()
            assert ana.errors == []

    run(play())
