"""What is heard and felt at the table: the deal, one's turn, a word that is shouted, the end. And axe finds nothing."""

import re
from pathlib import Path

import pytest
from guest import run, serving
from people import Loner, Person, axe, play, sit_down
from playwright.async_api import expect
from scripts import LINGER

MOVING = {"reduced_motion": "no-preference"}
BELL, RUSTLES = 659, 5  # Hz of the first note of one's turn, and of how many a deal consists

# What is heard: a pitch for a tone, 0 for the rustle of a card.
HEAR = """
globalThis.heard = [];
const tone = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const made = tone.call(this);
  const set = made.frequency.setValueAtTime.bind(made.frequency);
  made.frequency.setValueAtTime = (pitch, at) => (heard.push(pitch), set(pitch, at));
  return made;
};
const paper = AudioContext.prototype.createBufferSource;
AudioContext.prototype.createBufferSource = function () {
  heard.push(0);
  return paper.call(this);
};
"""
# Every bubble and every shout that was shown, as [seat, text].
SEE = """
globalThis.shown = [];
const see = (node) => {
  if (node.matches?.(".bubble")) shown.push([Number(node.dataset.seat), node.innerText.trim()]);
  for (const shout of node.querySelectorAll?.(".shout") ?? []) shown.push(["shout", shout.innerText.trim()]);
};
new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(see)))
  .observe(document, { subtree: true, childList: true });
"""
STOP = "() => document.getAnimations().forEach((animation) => animation.pause())"


FILES = (Path(__file__).parents[2] / "web" / "src" / "characters").glob("remarks.*.ftl")
# All that bots remark, by language.
REMARKS = {file.suffixes[0][1:]: set(re.findall(r" = (.+)$", file.read_text("utf-8"), re.MULTILINE)) for file in FILES}


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.mark.parametrize("way", ["tap", "key"])
def test_the_first_deal_is_heard_and_ones_turn_once(way, database, browsing):
    async def listen():
        async with serving(database) as address, browsing() as browser:
            ana = await Loner.at(browser, f"http://{address}", 41)
            await ana.context.add_init_script(HEAR)
            await ana.like(forced=False)  # it stays our first turn
            await ana.goto("/")
            bots = ana.page.get_by_role("button", name=f"$CONE: {ana.say('play-bots')}")
            await bots.wait_for()
            assert await ana.page.evaluate("heard") == []
            await (bots.click() if way == "tap" else bots.press("Enter"))
            await ana.page.locator(".prompt.yours").wait_for()
            await ana.page.wait_for_function(f"heard.includes({BELL})")
            heard = await ana.page.evaluate("heard")
            assert heard[:RUSTLES] == [0] * RUSTLES
            assert heard.count(BELL) == 1

    run(listen())


def test_whoever_says_the_word_is_heard_by_all_and_only_who_wins_celebrates(database, browsing):
    async def match():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 42, **MOVING)
            beto = await Person.come(browser, address, "Beto", 43, **MOVING)
            people = (ana, beto)
            for person in people:
                person.careful = True
                await person.context.add_init_script(SEE)
            code = await ana.table(game="cone", options={"players": 2, "hand": 5, "deals": 1})
            await sit_down(code, people)
            await play(people)
            called = {event["seat"] for event in ana.heard("calls")}
            assert called
            for person in people:
                shown = await person.page.evaluate("shown")
                for seat in called:
                    name = "" if seat == person.seat else people[ana.seat != seat].snapshot["chairs"][seat]["name"]
                    assert ["shout", "\n".join(filter(None, (person.say("shout-cone"), name)))] in shown
                assert ([person.seat, person.say("shout-cone")] in shown) == (person.seat in called)
            (champion,) = ana.scene["result"]["champions"]
            for person in people:
                won, confetti = person.seat == champion, person.page.locator("dialog i")
                await person.see_result()
                await expect(person.page.locator(".joy")).to_have_count(int(won))
                await expect(person.page.locator(".kind")).to_have_text(kind(person, won))
                await (expect(confetti).not_to_have_count(0) if won else expect(confetti).to_have_count(0))
            for person in people:
                await person.page.reload()
                await person.see_result()
                await person.page.wait_for_load_state("networkidle")  # with the rules the table was shown again
                assert await person.page.locator(".joy, dialog i").count() == 0
                await expect(person.page.locator(".kind")).to_have_text(kind(person, person.seat == champion))
                assert person.errors == []

    run(match(), seconds=600)


def kind(person: Person, won: bool) -> str:
    """The kind word at the end of a match: one of three."""
    return person.say("result-joy" if won else "result-grace", which=person.version % 3)


def test_axe_finds_nothing_in_a_shout_and_a_bubble(database, browsing):
    async def look():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 44)
            beto = await Person.come(browser, address, "Beto", 45)
            await ana.context.add_init_script(LINGER)
            code = await ana.table(game="multiverse-money", options={"players": 3})
            await sit_down(code, (ana, beto))
            await beto.button("react").click()
            await beto.page.get_by_role("button", name=beto.say("phrase-wow")).click()
            for person in (ana, beto):
                await person.lift()
                await person.page.locator(".dock .brass").click()
            await ana.page.locator(".shout").wait_for()
            said = ana.page.locator(f".bubble.spoken[data-seat='{beto.seat}']")
            await said.wait_for()
            await expect(ana.page.locator(".paid .note")).not_to_have_count(0)  # the bot has swapped its bet already
            await ana.page.evaluate(STOP)
            await axe(ana, "a shout")
            assert (await ana.page.locator(".shout").count(), await said.count()) == (1, 1)
            assert ana.errors == []

    run(look())


def test_remarks_are_off_with_one_tap(database, browsing):
    async def look():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 46)
            await ana.context.add_init_script(SEE)
            await ana.play_bots("cone", players=4, hand=5)
            await ana.page.get_by_role("button", name=ana.say("menu"), exact=True).click()
            switch = ana.page.get_by_role("switch", name=ana.say("remarks"), exact=True)
            await expect(switch).to_be_checked()
            await axe(ana, "the menu")
            await switch.click()
            await expect(switch).not_to_be_checked()
            await ana.page.keyboard.press("Escape")
            await ana.page.evaluate("shown.length = 0")
            await play([ana], ("pause", "over"))
            words = [text for seat, text in await ana.page.evaluate("shown") if seat not in ("shout", ana.seat)]
            assert set(words).isdisjoint(REMARKS[ana.language])

    run(look())
