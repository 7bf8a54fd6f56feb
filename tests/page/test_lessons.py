"""Lessons in a real browser: a learner who taps what glows, another who only has a keyboard, and what axe finds."""

from contextlib import asynccontextmanager

import pytest
from guest import run, serving
from people import HAND, Loner, axe
from playwright.async_api import expect

import sobremesa

GAMES = sobremesa.games()
NOTE, NEXT, END = ".note.placed", ".note.placed .next button", "#learnt"
TAPS = 400
KEYS = ["ArrowLeft"] * 6 + ["ArrowRight"] * 6 + ["Tab"]
# The button that glows: the one whose box the glow surrounds.
GLOWING = """() => {
  const glow = document.querySelector(".glow")?.getBoundingClientRect();
  const around = ({ x, y, right, bottom }) =>
    Math.hypot(x - glow.x - 5, y - glow.y - 5) + Math.hypot(right - glow.right + 5, bottom - glow.bottom + 5) < 4;
  const buttons = [...document.querySelectorAll(".felt button")];
  return glow && buttons.find((button) => around(button.getBoundingClientRect()));
}"""
REACHED = f"() => document.activeElement === ({GLOWING})()"


@asynccontextmanager
async def learning(browsing, tmp_path, lesson, **more):
    """Somebody at the beginning of a lesson, whose rivals lose no time."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
        ana = await Loner.at(browser, f"http://{address}", **more)
        await ana.goto(f"/learn/{lesson}")
        await ana.page.locator(NOTE).wait_for()
        yield ana


async def tap(ana):
    """Tap what glows, or go on where there is only something to read."""
    await ana.page.locator(f"{NOTE}, {END}").first.wait_for()
    button = (await ana.page.evaluate_handle(GLOWING)).as_element()
    if await ana.page.locator(NEXT).count():
        await ana.page.locator(NEXT).click()
    elif button:
        await ana.touch(button)
    else:
        await ana.hear()


async def type_keys(ana):
    """Go to what glows with the keyboard, and press it."""
    await ana.page.locator(f"{NOTE} .next button, .glow, {END}").first.wait_for()
    for key in KEYS * 3:
        if await ana.page.locator(NEXT).count() or await ana.page.evaluate(REACHED):
            await ana.page.keyboard.press("Enter")
            break
        await ana.page.keyboard.press(key)


async def learn(ana, how):
    """Play the lesson to its end."""
    for _ in range(TAPS):
        if await ana.page.locator(END).count():
            return
        await how(ana)
    raise TimeoutError("this lesson does not end")


def test_a_lesson_is_learnt_by_tapping_what_glows_and_then_a_real_game_is_dealt(browsing, tmp_path):
    async def play():
        async with learning(browsing, tmp_path, "monete") as ana:
            await axe(ana, "a note")
            await learn(ana, tap)
            await axe(ana, "the end")
            await expect(ana.button("learn-again")).to_be_visible()
            await ana.page.get_by_role("button", name=ana.say("learn-play", game=GAMES["monete"].title)).click()
            await ana.page.locator(HAND).first.wait_for()
            await ana.goto("/")
            await expect(ana.page.get_by_text(ana.say("mine-running"))).to_have_count(1)
            await expect(ana.page.get_by_text(ana.say("mine"), exact=True)).to_have_count(0)
            await expect(ana.page.get_by_role("button", name=ana.say("mine-remove", game="Monete"))).to_have_count(1)
            assert not ana.errors

    run(play(), seconds=300)


def test_a_lesson_by_keyboard_alone(browsing, tmp_path):
    async def play():
        async with learning(browsing, tmp_path, "cone", language="en") as ana:
            await ana.page.keyboard.press("Tab")
            await learn(ana, type_keys)
            assert not ana.errors

    run(play(), seconds=300)


def test_another_card_is_refused_in_kind_words_and_the_lesson_begins_anew(browsing, tmp_path):
    async def play():
        async with learning(browsing, tmp_path, "monete") as ana:
            await ana.page.locator(".token.hand[data-card=M4]").click(position={"x": 8, "y": 30})
            await expect(ana.page.locator("[role=status], [role=alert]").filter(has_text="MN-08").first).to_be_visible()
            card = ana.page.locator(".token.hand[data-card=Y20]")
            for _ in range(2):
                await card.click(position={"x": 12, "y": 40})
            await expect(ana.page.locator(NOTE)).to_contain_text(ana.say("learn-astray"))
            await expect(card).to_be_visible()
            await ana.button("learn-again").click()
            await expect(ana.page.locator(NOTE)).not_to_contain_text(ana.say("learn-astray"))
            await ana.button("learn-leave").click()
            await expect(ana.button("play-bots")).to_be_visible()
            assert not ana.errors

    run(play(), seconds=300)


def test_who_plays_for_the_first_time_is_offered_a_lesson_once_and_told_what_is_not_plain(browsing, tmp_path):
    async def play():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Loner.at(browser, f"http://{address}", taught=False)
            await ana.goto("/")
            await ana.begin(GAMES["la-mona"].title)
            await ana.button("learn-later").click()
            await expect(ana.page.locator(NOTE)).to_contain_text("Q vale 12")
            await axe(ana, "a mark")
            await ana.button("learn-understood").click()
            await ana.page.reload()
            await ana.page.locator(HAND).first.wait_for()
            await expect(ana.button("learn-later")).to_have_count(0)
            assert not ana.errors

    run(play(), seconds=300)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_short_stands_before_its_rulebook(game, browsing, tmp_path):
    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Loner.at(browser, f"http://{address}")
            await ana.goto(f"/rules/{game}")
            short = ana.page.get_by_role("region", name=ana.say("short"))
            await expect(short.locator(".picture .card")).not_to_have_count(0)
            await axe(ana, "in short")
            await short.get_by_role("link").click()
            await ana.page.locator(NOTE).wait_for()
            assert not ana.errors

    run(look(), seconds=300)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1440, 900)])
def test_a_note_never_lies_over_what_is_tapped_next(width, height, browsing, tmp_path):
    covers = """() => {
      const box = (one) => document.querySelector(one)?.getBoundingClientRect();
      const [note, glow] = [box(".note.placed"), box(".glow")];
      if (!note) return false;
      const out = note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight;
      const beside = !glow || note.left >= glow.right || glow.left >= note.right;
      return out || !(beside || note.top >= glow.bottom || glow.top >= note.bottom);
    }"""

    async def play():
        async with learning(browsing, tmp_path, "uno-monster-high", viewport={"width": width, "height": height}) as ana:
            for _ in range(TAPS):
                if await ana.page.locator(END).count():
                    break
                await ana.page.wait_for_function(f"() => !({covers})()")
                await tap(ana)
            assert not ana.errors

    run(play(), seconds=300)
