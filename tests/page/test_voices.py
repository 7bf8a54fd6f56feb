"""What people say is seen at the table: beside their faces, by everybody, and never over what is being decided."""

import pytest
from guest import run, serving
from kit import BUNDLED
from people import Person, sit_down
from playwright.async_api import expect
from scripts import LINGER

NEVER = 3_600_000  # milliseconds that a bot thinks: only people do something here
PHRASES = {(390, 844): "hurry", (844, 390): "thanks", (1440, 900): "hurry"}  # what is said at each size

# The parts of bubbles that lie over something, as "what: bubble".
COVERED = """({ bubbles: which, kept }) => {
  const box = (node) => node.getBoundingClientRect();
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const bubbles = [...document.querySelectorAll(which)].filter((node) => node.checkVisibility());
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && box(node).width > 0;
  return bubbles.flatMap((bubble) => [...document.querySelectorAll(kept)]
    .filter((node) => seen(node) && meets(box(node), box(bubble)))
    .map((node) => `${node.className}: ${bubble.innerText}`));
}"""
DECIDED = ".felt button:not([inert], .face, .meaning), .felt .prompt, .felt .rivals .face"
OURS = ".felt .middle, .felt .dock, .felt .hand"  # no place for what others say


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def seated(browser, address: str, game: str, **more) -> tuple[Person, Person]:
    """Two people at a table, and bots who think forever, and say nothing, in the other seats."""
    ana = await Person.come(browser, address, "Ana", 31, **more)
    beto = await Person.come(browser, address, "Beto", 32, language="en", **more)
    for person in (ana, beto):
        await person.like(remarks=False)
        await person.context.add_init_script(LINGER)
    code = await ana.table(game=game, options={"players": 3})
    await sit_down(code, (ana, beto))
    return ana, beto


def test_phrases_and_words_are_seen_at_the_face_of_who_says_them(database, browsing):
    async def talk():
        async with serving(database, bot_pause=NEVER) as address, browsing() as browser:
            ana, beto = await seated(browser, address, "cone")
            for person in (ana, beto):
                await person.button("react").click()
                await person.page.get_by_role("button", name=person.say("phrase-wow")).click()
                for other in (ana, beto):
                    bubble = other.page.locator(f".bubble[data-seat='{person.seat}']")
                    await expect(bubble).to_have_text(other.say("phrase-wow"))
                    await expect(bubble).to_be_visible()
            await ana.button("chat").click()
            await ana.page.get_by_label(ana.say("chat-line")).fill("Qué buena mano")
            await ana.button("chat-send").click()
            await expect(beto.page.locator(".bubble", has_text="Qué buena mano")).to_be_visible()
            assert (ana.errors, beto.errors) == ([], [])

    run(talk())


def test_ones_own_words_are_not_unread(database, browsing):
    async def talk():
        async with serving(database, bot_pause=NEVER) as address, browsing() as browser:
            ana, beto = await seated(browser, address, "cone")
            await ana.button("react").click()
            await ana.page.get_by_role("button", name=ana.say("phrase-thanks")).click()
            await expect(beto.page.get_by_role("button", name=f"{beto.say('chat')} (1)")).to_be_visible()
            await expect(ana.page.get_by_role("button", name=ana.say("chat"), exact=True)).to_be_visible()

    run(talk())


@pytest.mark.parametrize("game", BUNDLED)
def test_nothing_that_is_decided_is_covered(game, database, browsing):
    async def talk():
        async with serving(database, bot_pause=NEVER) as address, browsing() as browser:
            people = await seated(browser, address, game)
            for size, phrase in PHRASES.items():
                for person in people:
                    await person.page.set_viewport_size({"width": size[0], "height": size[1]})
                    await person.button("react").click()
                    await person.page.get_by_role("button", name=person.say(f"phrase-{phrase}")).click()
                for person in people:
                    for speaker in people:
                        said = person.page.locator(f".bubble[data-seat='{speaker.seat}']")
                        await expect(said).to_contain_text(person.say(f"phrase-{phrase}"))
                    rivals = f".bubble:not([data-seat='{person.seat}'])"
                    assert await person.page.evaluate(COVERED, {"bubbles": ".bubble", "kept": DECIDED}) == []
                    assert await person.page.evaluate(COVERED, {"bubbles": rivals, "kept": OURS}) == []

    run(talk())
