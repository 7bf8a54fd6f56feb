"""For everybody: by keyboard alone, in both languages, with every refusal explained, and nothing that axe finds."""

import pytest
from guest import run, serving
from people import OPEN, Loner, Person, axe, say
from playwright.async_api import expect
from scripts import LINGER

import sobremesa

GAMES = sobremesa.games()
GAME = GAMES["cone"]  # where one will do
SCREENS = [
    "/",
    *(f"/new/{name}" for name in GAMES),
    f"/rules/{GAME.name}#{GAME.clause_ids[0]}",
    "/settings",
    "/nowhere",
]
CANNOT = ".token.hand.cannot"
DOABLE = f"{OPEN}:is(:not(.token), .can)"  # cards of the hand can always be asked about
WAYS = ["ArrowLeft", "ArrowRight", "Tab"]  # to the first card of a zone, to its last one, to whatever comes next
# Where the keyboard is, and whether to press there: on a card that can be played, or on a chosen one if that is all.
FOCUS = f"""({{ undo, play }}) => {{
  const name = (node) => (node.getAttribute("aria-label") ?? node.innerText ?? "").trim();
  const here = document.activeElement;
  const open = here.matches("{OPEN}") && name(here) !== undo;
  const chosen = document.querySelector(".token.lifted");
  const whole = [...document.querySelectorAll("{OPEN}")].some((button) => name(button) === play);
  const card = chosen ? here === chosen && whole : here.matches(".can");
  return {{ card: here.id, promising: open && (here.matches(".token") ? card : true) }};
}}"""


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def press(person: Person) -> None:
    """Go with the keyboard to something that can be done, and do it: arrows among cards, tabs to everything else."""
    keys, words = WAYS, {"undo": person.say("undo"), "play": person.say("play")}
    for _ in range(160):
        focus = await person.page.evaluate(FOCUS, words)
        if focus["promising"]:
            await person.page.keyboard.press("Enter")
            return
        await person.page.keyboard.press(keys[0])
        moved = (await person.page.evaluate(FOCUS, words))["card"] != focus["card"]
        keys = keys if moved and keys[0] != "Tab" else keys[1:] or WAYS
    await person.page.keyboard.press("Escape")


def test_a_whole_game_by_keyboard_alone(database, browsing):
    async def match():
        async with serving(database) as address, browsing() as browser:
            ana = await Loner.at(browser, f"http://{address}", 9)
            await ana.hurry()
            await ana.goto("/")
            tile = ana.page.locator("article, li, section").filter(has=ana.page.get_by_role("heading", name=GAME.title))
            start = tile.last.get_by_role("button", name=ana.say("play-bots"))
            while not await start.evaluate("button => button === document.activeElement"):
                await ana.page.keyboard.press("Tab")
            await ana.page.keyboard.press("Enter")
            await ana.page.locator(".felt").wait_for()
            while not await ana.end.count():
                await (press(ana) if await ana.page.locator(DOABLE).count() else ana.hear())
            await ana.see_result()
            assert ana.errors == []

    run(match(), seconds=900)


def test_an_unplayable_card_says_why_and_opens_the_clause(database, browsing):
    async def look():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 10)
            await ana.context.add_init_script(LINGER)  # as long as it is read
            await ana.play_bots(GAME.name, players=2)
            alert = ana.page.get_by_role("alert")
            chip = alert.get_by_role("button", name=f"{GAME.clause_ids[0][:2]}-")
            while ana.seat not in ana.scene["owed"] or not await ana.page.locator(CANNOT).count():
                await ana.go_on()
            await ana.touch(await ana.page.locator(CANNOT).first.element_handle())
            clause = (await chip.inner_text()).strip()
            await chip.click()
            book = ana.page.get_by_role("dialog", name=ana.say("rules-of", game=GAME.title))
            await expect(book.locator(f'[id$="{clause}"]')).to_be_in_viewport()
            await ana.page.keyboard.press("Escape")
            await expect(book).to_be_hidden()
            assert ana.errors == []

    run(look())


def test_everybody_reads_their_own_language(database, browsing):
    async def look():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 11)
            bob = await Person.come(browser, address, "Bob", 12, language="en")
            for person in (ana, bob):
                await person.goto("/")
                await expect(person.page.locator("html")).to_have_attribute("lang", person.language)
                await expect(person.button("play-bots")).to_be_visible()
            await ana.page.get_by_role("radio", name="EN").or_(ana.page.get_by_role("button", name="EN")).first.click()
            await expect(ana.page.get_by_text(say("en", f"tagline-{GAME.name}"))).to_be_visible()
            await ana.page.reload()
            await expect(ana.page.get_by_text(say("en", f"tagline-{GAME.name}"))).to_be_visible()

    run(look())


@pytest.mark.parametrize("language", ["es", "en"])
def test_axe_finds_nothing_on_any_screen(language, database, browsing):
    async def look():
        async with serving(database) as address, browsing() as browser:
            size = {"width": 360, "height": 740} if language == "es" else {"width": 1440, "height": 900}
            ana = await Person.come(browser, address, "Ana", 13, language, viewport=size)
            await ana.table(game=GAME.name, public=True)
            for screen in SCREENS:
                await ana.goto(screen)
                await ana.page.wait_for_load_state("networkidle")
                await axe(ana, screen)
                sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
                assert await ana.page.evaluate(sideways) == 0, screen
            code = await ana.table(game=GAME.name)
            await ana.goto(f"/t/{code}")
            await ana.button("ready").wait_for()
            await axe(ana, "the waiting room")

    run(look(), seconds=900)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_any_board(game, database, browsing):
    async def look():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 14)
            await ana.like(taps="twice")  # what is lifted stays so while axe looks
            await ana.play_bots(game, players=3)
            await axe(ana, "dealt")
            for _ in range(12):
                if ana.scene["stage"] == "playing":
                    await ana.step()
            await ana.lift()
            await axe(ana, "composing")
            for sheet in ("log", "chat"):
                await ana.button(sheet).click()
                await axe(ana, sheet)
                await ana.page.keyboard.press("Escape")
            while ana.scene["stage"] == "playing":
                await ana.step()
            await ana.see_result()
            await axe(ana, "the end")

    run(look(), seconds=900)
