"""How many taps a match takes, and how many of them decide something: whole matches against bots, in Chromium.

python bench/taps.py [--flick] [--json] [--matches=N] [--deals=N] [GAME…]    the page is built: make page

Somebody who knows the game taps what ends a turn, or else anything that can be done; bots lose no time. Who flicks
throws a card to the middle instead of tapping it twice. What is picked in vain and taken back does not count: who knows
the game would not have tapped it. A tap is

    forced      nothing else could be tapped, and it was no card
    confirming  everything had been said before
    only card   one card could be played, and nothing else
    choice      there was something to decide
"""

import asyncio
import json
import os
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from page import serving
from playwright.async_api import Browser, ElementHandle, async_playwright
from playwright.async_api import Error as Gone
from rich.console import Console
from rich.table import Table

sys.path.append(str(Path(__file__).parents[1] / "tests" / "page"))

from people import OPEN, Loner

from sobremesa.rules.game import games

KINDS = ("forced", "confirming", "only card", "choice")
SHOWN = ("deals", "turns", *KINDS, "taps")
MATCHES = 2
DEALS = 100  # of a match, at most
VAIN = 4  # picks that come to nothing, and the turn is begun anew
WAITS = 600  # times that nothing can be done, and the others do not go on
BEAT = ".felt .beat"  # something is about to happen by itself
BY_THUMB = "new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })"  # and not by keyboard

# What is tapped next, and of which kind that is. While a turn is composed what may follow comes before what would begin
# another one; what lies on the table may be picked where the page does not say what can.
CHOOSE = """({ open, undo, play, nothing, luck, eager }) => {
  if (!document.querySelector(".prompt.yours")) return {};
  const name = (button) => (button.getAttribute("aria-label") ?? button.innerText).trim();
  const seen = [...document.querySelectorAll(open)].filter((button) => button.checkVisibility());
  const [back, ready] = [undo, play].map((word) => seen.find((button) => name(button) === word));
  const others = seen.filter((button) => button !== back && name(button) !== nothing);
  const rest = others.filter((button) => !button.matches(".race, .lifted"));
  const inHand = (button) => button.matches(".token.hand");
  const picks = rest.filter((button) => !button.matches(".token.can, .token.hand"));
  const composing = document.querySelector(".token.hand.lifted");
  const offered = rest.filter((button) => !button.matches(".token:not(.can)"));
  const able = composing && picks.length ? picks : offered;
  const last = able.filter((button) => button.matches(".brass"));
  const some = eager && last.length ? last : able;
  const button = ready ?? some[Math.floor(luck * some.length)] ?? back;
  const alone = new Set(able.map(name)).size === 1;
  const kind = button === ready ? "confirming" : !alone ? "choice" : inHand(button) ? "only card" : "forced";
  const pick = !!button && button.matches(".token:not(.hand), .build");
  return { button, kind, card: !!button && inHand(button), pick, back, composing: !!composing };
}"""
PICKED = "button => button.isConnected && button.matches('.lifted, [aria-pressed=true]')"
LATER = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))"


# How many turns the person made, by the log of the match.
TURNS = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("sobremesa-local");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const all = opening.result.transaction("entries").objectStore("entries").getAll();
    all.onerror = reject;
    const ours = ([{ type, by }]) => type === "played" && by === "person";
    all.onsuccess = () => resolve(all.result.filter(ours).length);
  };
})"""


class Counting(Loner):
    """Somebody who counts."""

    taps: Counter[str]
    flicks = False
    deals = DEALS
    begun: Counter[str]  # the taps before this turn
    vain = 0  # things of it that came to nothing

    async def tap(self) -> None:
        """Do something, and count it."""
        if await self.page.query_selector(BEAT):
            await self.hear()
            return
        names = {"undo": self.say("undo"), "play": self.say("play"), "nothing": self.say("money-lock", amount=0)}
        wish = {**names, "open": OPEN, "luck": self.luck.random(), "eager": self.luck.random() < 0.5}
        found = await self.page.evaluate_handle(CHOOSE, wish)
        button = (await found.get_property("button")).as_element()
        if button is None:
            await self.hear()
            return
        if not await (await found.get_property("composing")).json_value():
            self.begun, self.vain = Counter(self.taps), 0
        elif self.vain >= VAIN and (back := (await found.get_property("back")).as_element()):
            await self.touched(back)
            self.taps = Counter(self.begun)
            return
        kind = await (await found.get_property("kind")).json_value()
        card = await (await found.get_property("card")).json_value()
        if await (await found.get_property("pick")).json_value():
            picked = await self.picked(button)
            self.taps[kind] += picked
            self.vain += picked < 1
        elif await (self.flick(button) if card and self.flicks else self.touched(button)):
            self.taps[kind] += 1

    async def picked(self, thing: ElementHandle) -> int:
        """Pick something of the table, or put it back: how many picks there are more."""
        try:
            before = await thing.evaluate(PICKED)
            await self.touched(thing)
            await self.page.evaluate(LATER)
            return int(await thing.evaluate(PICKED)) - int(before)
        except Gone:
            return 1

    async def touched(self, button: ElementHandle) -> bool:
        """Tap a button, if it is still there."""
        try:
            await button.evaluate("button => button.focus()")
            await button.evaluate(f"button => button.dispatchEvent({BY_THUMB})")
        except Gone:
            return False
        return True

    async def flick(self, card: ElementHandle) -> bool:
        """Throw a card of the hand to the middle of the table."""
        try:
            box = await card.bounding_box()
            felt = await self.page.locator(".felt .middle").first.bounding_box()
        except Gone:
            return False
        if box is None or felt is None:
            return False
        mouse = self.page.mouse
        await mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.3)
        await mouse.down()
        await mouse.move(box["x"] + box["width"] * 0.2, box["y"] - 40, steps=2)
        await mouse.move(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2, steps=2)
        await mouse.up()
        return True

    async def match(self, title: str) -> int:
        """A match from the home screen on; how many deals of it were played."""
        await self.goto("/")
        await self.begin(title)
        for deal in range(1, self.deals + 1):
            await self._deal()
            if await self.button("result-again").count():
                return deal
            await self.button("ready").or_(self.button("result-open")).first.click()
            await self.end.first.wait_for(state="hidden")
        return self.deals

    async def _deal(self) -> None:
        idle = 0
        while not await self.end.count():
            before = dict(self.taps)
            await self.tap()
            idle = idle + 1 if self.taps == before else 0
            if idle > WAITS:
                raise SystemExit(f"nothing happens any more: {await self.page.inner_text('body')}")


async def count(browser: Browser, address: str, title: str, seed: int, flicks: bool, most: int) -> dict[str, float]:
    """The taps of a match."""
    person = await Counting.at(browser, f"http://{address}", seed)
    person.taps, person.flicks, person.deals, person.luck = Counter(), flicks, most, Random(seed)
    await person.hurry()
    deals = await person.match(title)
    if person.errors:
        raise SystemExit("\n".join(person.errors))
    turns = await person.page.evaluate(TURNS)
    await person.context.close()
    return {**{kind: person.taps[kind] for kind in KINDS}, "taps": person.taps.total(), "turns": turns, "deals": deals}


async def measure(wanted: list[str], flicks: bool, matches: int, most: int) -> dict[str, dict[str, float]]:
    """The taps of some matches of each game."""
    chromium = os.environ.get("SOBREMESA_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    found: dict[str, dict[str, float]] = {}
    async with async_playwright() as running:
        browser = await running.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with tempfile.TemporaryDirectory() as folder, serving(folder) as address:
            for name, game in games().items():
                if not game.bundled or (wanted and name not in wanted):
                    continue
                some = [await count(browser, address, game.title, seed, flicks, most) for seed in range(1, matches + 1)]
                print(f"{name}: {some}", file=sys.stderr)
                found[name] = {about: sum(each[about] for each in some) for about in SHOWN}
        await browser.close()
    return found


def number(asked: list[str], name: str, usual: int) -> int:
    """A number that somebody may want to be another one."""
    return next((int(value) for word in asked for key, _, value in [word.partition("=")] if key == name), usual)


def main(asked: list[str]) -> None:
    """Count, and show it."""
    wanted = [word for word in asked if not word.startswith("--")]
    matches, most = number(asked, "--matches", MATCHES), number(asked, "--deals", DEALS)
    found: dict[str, Any] = asyncio.run(measure(wanted, "--flick" in asked, matches, most))
    if "--json" in asked:
        print(json.dumps(found))
        return
    table = Table("", *SHOWN, "taps a turn")
    for game, taps in found.items():
        table.add_row(game, *(str(taps[about]) for about in SHOWN), f"{taps['taps'] / taps['turns']:.2f}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
