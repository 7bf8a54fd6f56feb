"""The word goes with the card; who forgets it has a moment, and nobody has to say that they say nothing."""

import asyncio
from collections.abc import Callable
from contextlib import asynccontextmanager, suppress

import pytest
from guest import Guest, run, serving
from people import PATIENCE, Person, sit_down
from playwright.async_api import Browser, Locator, expect
from playwright.async_api import Error as Gone

from sobremesa.table.core.wire import Play, Ready

GAMES = {"cone": {"hand": 5, "deals": 100}, "uno-monster-high": {}}
CARD = ".token.hand.can:not([aria-label^=Urrrrhh])"  # an Urrrrhh may leave none
WHOLE = ".commit .brass"  # commits what is composed
YOURS = "●"  # the mark of a title that says whose turn it is
# Keeps what a page shows as long as a window is open.
WATCH = """() => {
  globalThis.looks = [];
  const look = () => {
    if (!document.querySelector(".race.urgent")) return;
    const buttons = [...document.querySelectorAll(".dock button")].map(({ dataset }) => dataset.move ?? "");
    const prompt = document.querySelector(".prompt").innerText.trim();
    looks.push({ title: document.title, prompt, buttons });
  };
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.documentElement, everything);
}"""
WORDS = 2  # that are said until somebody has surely been careful


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def may_play(person: Person) -> bool:
    """Whether it is somebody's turn, and one of their cards fits."""
    scene = person.scene
    return scene["stage"] == "playing" and fits(scene["board"], scene.get("legal", []), person.seat)


def fits(board: dict, legal: list[str], seat: int) -> bool:
    """Whether it is a seat's turn, and one of its cards fits."""
    return board["phase"] in ("play", "drawn") and bool({*legal} & {*board["hands"][f"P{seat}"]} - {"U"})


@asynccontextmanager
async def on_the_wire(person: Person, address: str, code: str):
    """The same person, without a page: quicker."""
    guest = Guest(address, "", person.luck.randrange(1 << 30))
    guest.http.cookies["sobremesa"] = next(
        cookie["value"] for cookie in await person.context.cookies() if cookie["name"] == "sobremesa"
    )
    await guest.connect(code)
    try:
        yield guest
    finally:
        await guest.close()


async def hurry(guest: Guest, done: Callable[[Guest], bool]) -> None:
    """Play at random until something is so."""
    while not done(guest):
        if guest.scene.stage == "pause":
            await guest.ask(Ready())
        if guest.scene.stage == "playing" and guest.seat in guest.scene.owed:
            await guest.ask(Play(version=guest.version, moves=[guest.luck.choice(guest.scene.legal)]))
        else:
            await guest.next()


def with_two_cards(guest: Guest) -> bool:
    """Whether a turn begins with two cards, one of which fits."""
    scene = guest.scene
    if scene.stage != "playing" or len(scene.board["hands"][f"P{guest.seat}"]) != 2 or scene.board["called"]:
        return False
    return fits(scene.board, scene.legal, guest.seat)


async def two_left(browser: Browser, address: str, game: str) -> tuple[Person, Person]:
    """Two people in the middle of a match: the first one's turn begins with two cards."""
    ana = await Person.come(browser, address, "Ana", 21)
    beto = await Person.come(browser, address, "Beto", 22, language="en")
    for person in (ana, beto):
        await person.like(forced=False, taps="twice")  # who plays on the wire is not joined by a page
    code = await ana.table(game=game, options={"players": 2, **GAMES[game]}, pause=60)
    await sit_down(code, (ana, beto))
    async with on_the_wire(ana, address, code) as first, on_the_wire(beto, address, code) as second:
        other = asyncio.create_task(hurry(second, lambda _: False))
        await hurry(first, with_two_cards)
        other.cancel()
        version = first.version
    for person in (ana, beto):
        while person.version < version:
            await person.hear(again=True)
    return ana, beto


def button(person: Person, move: str) -> Locator:
    """The big button for a word, or for who has not said it."""
    return person.page.locator(f".race.{move}")


async def compose(ana: Person) -> None:
    """A whole turn: a card, and the colour if it asks for one. What was tapped may be gone, or may not count yet."""
    whole, choice = ana.page.locator(WHOLE), ana.page.locator(".choices button").first
    while may_play(ana) and not await whole.is_visible():
        with suppress(Gone, AssertionError):
            if await choice.is_visible():
                await choice.click(timeout=PATIENCE)
            else:
                await ana.touch(await ana.page.locator(CARD).first.element_handle(timeout=PATIENCE))
            await expect(whole.or_(choice).first).to_be_visible(timeout=PATIENCE)


async def hears(person: Person, point: str, before: int) -> None:
    """Wait until there is more to hear of a kind."""
    while len(person.heard(point)) <= before:
        await person.hear(again=True)


def silences(person: Person) -> list[str]:
    """Whose silence somebody was shown, as often as they were."""
    scenes = [frame["scene"] for frame in person.frames if "scene" in frame]
    return [scene["board"]["silent"] for scene in scenes if scene.get("silence")]


@pytest.mark.parametrize(("game", "first"), [("cone", "key"), ("cone", "card"), ("uno-monster-high", "word")])
def test_the_word_goes_with_the_card(game, first, database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            ana, beto = await two_left(browser, address, game)
            version, said, silent = ana.version, len(beto.heard("calls")), silences(beto)
            if first == "card":
                await compose(ana)
                await button(ana, "call").click()
            else:
                if first == "key":
                    await ana.page.locator(CARD).first.focus()
                    await ana.page.keyboard.press("u")
                else:
                    await button(ana, "call").click()
                await expect(button(ana, "call")).to_have_attribute("aria-pressed", "true")
                await compose(ana)
                assert ana.version == version  # nobody has heard anything yet
                await ana.page.click(WHOLE)
            await hears(beto, "calls", said)
            assert silences(beto) == silent
            assert ana.errors == beto.errors == []

    run(play(), seconds=600)


def test_a_word_that_was_not_meant_is_taken_back(database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            ana, beto = await two_left(browser, address, "cone")
            word, silent = button(ana, "call"), len(silences(beto))
            for pressed in ("true", "false"):
                await word.click()
                await expect(word).to_have_attribute("aria-pressed", pressed)
            await word.click()
            await ana.page.locator(CARD).first.focus()
            await ana.page.keyboard.press("Escape")
            await expect(word).to_have_attribute("aria-pressed", "false")
            await compose(ana)
            await ana.page.click(WHOLE)
            while len(silences(beto)) == silent:
                await beto.hear(again=True)
            assert silences(beto)[-1] == f"P{ana.seat}"

    run(play(), seconds=600)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_for_silence_and_the_window_closes_by_itself(game, database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            ana, beto = await two_left(browser, address, game)
            for person in (ana, beto):
                await person.page.evaluate(WATCH)
            said, caught = len(ana.heard("calls")), len(ana.heard("catches"))
            await compose(ana)
            await ana.page.click(WHOLE)
            urgent = button(ana, "call").and_(ana.page.locator(".urgent"))
            await asyncio.gather(  # as long as the window is open
                expect(urgent.locator("circle")).to_be_visible(),
                expect(button(beto, "catch").and_(beto.page.locator(".urgent")).locator("circle")).to_be_visible(),
            )
            await expect(urgent).to_have_count(0)
            own, others = [await person.page.evaluate("looks") for person in (ana, beto)]
            [*_, window] = [frame["scene"]["board"] for frame in beto.frames if frame.get("scene", {}).get("silence")]
            theirs = "window-next" if window["turn"] == f"P{beto.seat}" else "window-rival"
            prompts = {look["prompt"] for look in own}, {look["prompt"] for look in others}
            assert prompts == ({ana.say(f"window-own-{game}")}, {beto.say(theirs, seat="Ana")})
            assert not any(look["buttons"] for look in own)
            assert not any("pass" in look["buttons"] for look in others)
            assert not [look["title"] for look in own + others if YOURS in look["title"]]
            while ana.scene.get("silence"):
                await ana.hear(again=True)
            assert (len(ana.heard("calls")), len(ana.heard("catches"))) == (said, caught)
            assert ana.scene["board"]["silent"] == ""

    run(play(), seconds=600)


def test_who_presses_in_the_window_is_heard_at_once(database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            ana, beto = await two_left(browser, address, "uno-monster-high")
            said = len(beto.heard("calls"))
            await compose(ana)
            await ana.page.click(WHOLE)
            await ana.page.locator(".race.call.urgent").click()
            await hears(beto, "calls", said)
            await expect(ana.page.locator(".race.call.said")).to_be_visible()

    run(play(), seconds=600)


def test_who_presses_with_the_card_is_never_caught(database, browsing):
    """Bots without a pause catch everybody who is silent for a moment."""

    async def play():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 23)
            ana.careful = True
            await ana.play_bots("cone", players=2, **GAMES["cone"])
            own = {"seat": ana.seat}
            while sum(event.items() >= own.items() for event in ana.heard("calls")) < WORDS:
                await ana.step()
            assert f"P{ana.seat}" not in silences(ana)
            assert [event for event in ana.heard("catches") if event["other"] == ana.seat] == []

    run(play(), seconds=900)
