"""Taps that decide nothing: what is forced happens by itself, a card can be thrown, and nothing is in the way."""

from collections import Counter
from contextlib import asynccontextmanager, suppress

import pytest
from guest import run, serving
from people import PATIENCE, YOURS, Loner, Person
from playwright.async_api import Error as Gone
from playwright.async_api import expect
from scripts import CHANGED, LINGER

from sobremesa.rules.game import games

GAMES = {name: game.title for name, game in games().items() if game.bundled}
OFTEN = "monete"  # where one often has to draw
ONLY = ".dock .row .brass"  # the one thing to do there
BEAT = ".felt .beat"
HAND = ".token.hand"
HELD = f"{HAND}.placed:not(.leaving)"
PLAIN = f"{HAND}.can:not([aria-label^=Comod], [aria-label^='+4'])"  # nothing is asked about it
LIFTED = ".token.hand.lifted"
WHOLE = ".commit .brass"
BACK = ".felt button[aria-label=Deshacer], .row button:has-text('Vaciar')"
MORE = ".choices button, .panel button:not(.round), .next button[data-move]:not([data-move=pass])"
TIMES = 3  # that a turn is taken back, in each game
ENDS = {"multiverse-money": {"lock", "left", "right"}}  # a bet is laid in sight of all, but open
# What a page sees that is not in front.
AWAY = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# The moment after which a tapped card is played lasts: nobody has to be quick.
LONG_MOMENT = """
const wait = setTimeout;
globalThis.setTimeout = (then, delay, ...rest) => wait(then, delay === 1_400 ? 600_000 : delay, ...rest);
"""
# Fewer such cards are held than before; and that one which is played lies on the table. Others move soon after.
FEWER = "([css, held]) => document.querySelectorAll(css).length < held"
PLAYED = """([css, held, played]) =>
  document.querySelectorAll(css).length === held - 1 && document.querySelector(played)"""
# Over which of some things another one lies.
OVERLAP = """([one, others]) => {
  const box = (css) => document.querySelector(css).getBoundingClientRect(), a = box(one);
  const meets = (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return others.filter((css) => meets(box(css)));
}"""


@asynccontextmanager
async def alone(browsing, tmp_path, game, script="", **liked):
    """Somebody in a match with bots that lose little time, who likes some things otherwise."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
        ana = await Loner.at(browser, f"http://{address}", 5)
        await ana.like(tempo="quick", **liked)
        await ana.context.add_init_script(script)
        await ana.goto("/")
        await ana.begin(GAMES[game])
        yield ana
        assert not ana.errors


async def until_forced(ana):
    """Play until all that can be done is one button, and it is no card, and nobody may speak instead."""
    forced = ana.page.locator(f".felt:has({YOURS}):not(:has({HAND}.can, .mute button))").locator(ONLY)
    while await forced.count() != 1 or await ana.page.evaluate(CHANGED):  # it is not what was just tapped
        if await forced.count() != 1:
            await ana.take_part()


async def cards(ana):
    """How many cards are in the hand."""
    return await ana.page.locator(HELD).count()


def test_what_is_forced_happens_by_itself_and_not_while_nobody_looks(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, OFTEN) as ana:
            await ana.page.evaluate(AWAY, True)
            await until_forced(ana)
            assert ana.say("your-turn") not in await ana.page.inner_text(YOURS)  # it says why
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
    """Play until a card can be played; that card."""
    card, beat = ana.page.locator(css).first, ana.page.locator(BEAT)
    while await beat.count() or not await card.count():
        await ana.take_part()
    return card


@pytest.mark.parametrize("game", ["cone", "monete"])
def test_a_card_that_is_thrown_is_played(game, browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, game) as ana:
            card = await turn_with_a_card(ana)
            same = f"{HELD}[data-card='{await card.get_attribute('data-card')}']"
            held = await ana.page.locator(same).count()
            await throw(ana, card)
            lifted = ana.page.locator(LIFTED)
            while await lifted.count():  # it may ask for more, or be on its way
                with suppress(Gone):
                    await ana.page.locator(".choices button, .panel button, .row .brass").last.click(timeout=PATIENCE)
            await ana.page.wait_for_function(FEWER, arg=[same, held])
            await expect(ana.page.locator(WHOLE)).to_have_count(0)

    run(play())


def test_one_tap_plays_a_card_where_that_is_liked(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, "cone", taps="once") as ana:
            card = await turn_with_a_card(ana, PLAIN)
            same = f"{HELD}[data-card='{await card.get_attribute('data-card')}']"
            held = await ana.page.locator(same).count()
            await ana.touch(await card.element_handle())
            await ana.page.wait_for_function(FEWER, arg=[same, held])

    run(play())


def test_a_card_that_was_tapped_is_played_after_a_moment(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, "cone") as ana:
            card = await turn_with_a_card(ana, PLAIN)
            held, name = await cards(ana), await card.get_attribute("data-card")
            await ana.touch(await card.element_handle())
            await ana.page.wait_for_function(PLAYED, arg=[HELD, held, f".token.up:not(.hand)[data-card='{name}']"])

    run(play())


def test_who_does_something_else_is_not_hurried(browsing, tmp_path):
    """A step back, a look at the menu, or a keyboard: what is composed stays, until it is said."""

    async def play():
        async with alone(browsing, tmp_path, "cone", script=LONG_MOMENT) as ana:
            card = ana.page.locator(f"#{await (await turn_with_a_card(ana, PLAIN)).get_attribute('id')}")
            held = await cards(ana)
            beat, whole, said = (ana.page.locator(css) for css in (BEAT, WHOLE, YOURS))
            await ana.touch(await card.element_handle())
            await expect(beat).to_be_visible()
            await expect(said).to_have_text(ana.say("settling"))
            await ana.button("undo").click()
            await expect(whole).to_have_count(0)
            await ana.touch(await card.element_handle())
            await expect(beat).to_be_visible()
            await ana.button("menu").click()
            await expect(beat).to_have_count(0)
            await ana.page.keyboard.press("Escape")
            await expect(said).to_have_text(ana.say("compose-ready"))
            await card.focus()
            await ana.page.keyboard.press("Escape")
            await expect(whole).to_have_count(0)
            await card.focus()
            await ana.page.keyboard.press("Enter")
            await expect(said).to_have_text(ana.say("compose-ready"))
            assert not await beat.count()
            assert await cards(ana) == held

    run(play())


async def begin(ana):
    """Begin a turn with a card, and go on with it as far as it goes without being played. What was held before it, and
    how much had been played.
    """
    back, more = ana.page.locator(BACK).first, ana.page.locator(MORE).first
    card, before = ana.page.locator(f"{HAND}.can").first, None
    while before is None or not await back.count():  # somebody may have moved while the card was tapped
        while ana.scene["stage"] != "playing" or not await card.count():
            await ana.go_on()
        before = await shown(ana), len(plays(ana))
        with suppress(Gone):
            await ana.touch(await card.element_handle(timeout=PATIENCE))
        with suppress(AssertionError):
            await expect(back).to_be_visible(timeout=PATIENCE)
    while await more.count() and not await ana.page.locator(WHOLE).count():
        with suppress(Gone):
            await more.click(timeout=PATIENCE)
    return before


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_can_be_taken_back_until_it_is_played(game, browsing, tmp_path):
    async def play():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 31)
            await ana.like(taps="twice")
            await ana.play_bots(game)
            back = ana.page.locator(BACK)
            for _ in range(TIMES):
                held, played = await begin(ana)
                while await back.count():
                    with suppress(Gone):
                        await back.first.click(timeout=PATIENCE)
                await expect(ana.page.locator(f"{LIFTED}, {WHOLE}")).to_have_count(0)
                while not held <= await shown(ana):  # of a bet, what lay there before comes back, too
                    await ana.hear()
                assert not [said for said in plays(ana)[played:] if {*said["moves"]} & ENDS.get(game, {*said["moves"]})]
                version = ana.version
                while ana.version == version:
                    await ana.go_on()
            assert not ana.errors

    run(play(), seconds=300)


async def shown(ana):
    """The cards of the hand by their names."""
    hand = ana.page.locator(HELD)
    return Counter(await hand.evaluate_all("cards => cards.map(card => card.ariaLabel.split(',')[0])"))


def plays(person):
    """What somebody has played."""
    return [said for said in person.said if said["type"] == "play"]


def test_a_refusal_hides_no_rival(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, "cone", script=LINGER) as ana:
            await turn_with_a_card(ana)
            card = await turn_with_a_card(ana, f"{HAND}.cannot")
            await ana.touch(await card.element_handle())
            await expect(ana.page.locator(".toast")).to_be_visible()
            assert await ana.page.evaluate(OVERLAP, [".toast", [".rivals", ".hand", ".bar"]]) == []

    run(play())


def test_la_mona_is_left_as_any_card_is_played(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path, "la-mona", script=LONG_MOMENT) as ana:
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
