"""How quick the board is, for bench/page.py: a tap on a card, moments that are felt, and the memory of a tab."""

import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from cable import Cable
from people import HAND, Loner, Person, sit_down
from people import play as play_on
from playwright.async_api import Browser, Page

import sobremesa

SMOOTH = {"reduced_motion": "no-preference"}
TAPS = 8
FAR = 0.3  # seconds, each way
LONG = 60.0  # seconds of play in which something should come
SETTLE = 5_000  # milliseconds until a board is at rest
CARD = ".token.hand.can"

# Milliseconds from the press on a card until it is lifted, which it is when it is known what may follow.
TAP = """(card) => void (window.lifting = new Promise((lifted) => {
  let pressed;
  addEventListener("pointerdown", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  const watch = new MutationObserver(() => {
    if (!card.matches(".lifted")) return;
    watch.disconnect();
    lifted(performance.now() - pressed);
  });
  watch.observe(card, { attributes: true, attributeFilter: ["class"] });
  setTimeout(lifted, 5_000, undefined); // the turn had passed
}))"""
# How long each frame took while a moment was to be seen, by its kind.
FRAMES = """
globalThis.felt = {};
let before;
const kindOf = () => {
  const moment = document.querySelector(".moment");
  if (moment) return ["common", "climax", "word", "card"].find((kind) => moment.classList.contains(kind));
  return document.getAnimations?.().some(({ effect }) => effect.target.matches?.("dialog i")) ? "confetti" : "";
};
let kind = "";
requestAnimationFrame(function frame(now) {
  if (kind) (felt[kind] ??= []).push(now - before);
  kind = kindOf();
  before = now;
  requestAnimationFrame(frame);
});
"""
# Every memory that a module works in, where bots have no thread of their own.
MEMORIES = """
delete globalThis.Worker;
globalThis.memories = [];
WebAssembly.Memory = class extends WebAssembly.Memory {
  constructor(size) {
    super(size);
    memories.push(this);
  }
};
"""


async def tap(browser: Browser, address: str, way: str) -> list[float]:
    """How long a tap on a card takes, in milliseconds: at a table here, with the server's rules, or by asking."""
    if way == "local":
        loner = await Loner.at(browser, f"http://{address}", 3)
        await loner.goto("/")
        await loner.begin(sobremesa.games()["cone"].title)
        return await _tap_cards(loner)
    ana = await Person.come(browser, address, "Ana", 3, service_workers="block")
    if way == "asks":
        await ana.context.route("**/*.wasm", lambda route: route.abort())
    await ana.play_bots("cone", players=2, hand=10, deals=100)
    while way == "views" and "view" not in ana.scene:
        await ana.hear(again=True)
    return await _tap_cards(ana, asks=way == "asks")


async def _tap_cards(person: Person, *, asks: bool = False) -> list[float]:
    """Taps on cards; who has to ask remembers the answer until the table changes, and only taps that asked count."""
    times: list[float] = []
    begun = time.perf_counter()
    while len(times) < TAPS and time.perf_counter() - begun < LONG:
        card = await person.page.query_selector(CARD)
        if card is None:
            await (person.tap() if isinstance(person, Loner) else person.step())
            continue
        await card.evaluate(TAP)
        asked = len(person.said)
        await person.touch(card)
        lifted = await person.page.evaluate("lifting")
        fresh = not asks or any(command["type"] == "draft" for command in person.said[asked:])
        times += [lifted] if lifted is not None and fresh else []
        while await person.page.query_selector(".token.lifted"):  # play it, and whatever follows
            await person.tap()
    await person.context.close()
    return times


async def far(browser: Browser, address: str, way: str) -> list[float]:
    """The same with a long way to the server; at a table here there is none."""
    async with Cable(address) as cable:
        cable.delay = FAR
        return await tap(browser, cable.address, way)


async def feel(browser: Browser, address: str) -> dict[str, list[float]]:
    """The frames of moments in milliseconds: a big card and a word in $CONE, a close in Monete, a reveal and paper."""
    found = [
        await _alone(browser, address, "cone", {"card", "word"}),
        await _alone(browser, address, "monete", {"climax"}),
    ]
    found += [await _alone(browser, address, "multiverse-money", {"common"}), await _together(browser, address)]
    kinds = dict.fromkeys(chain.from_iterable(found))
    return {kind: [frame for frames in found for frame in frames.get(kind, [])] for kind in kinds}


async def _alone(browser: Browser, address: str, game: str, wanted: set[str]) -> dict[str, list[float]]:
    """Somebody plays with bots until something was felt."""
    loner = await Loner.at(browser, f"http://{address}", 5, **SMOOTH)
    loner.careful = True
    await loner.context.add_init_script(FRAMES)
    await loner.goto("/")
    await loner.begin(sobremesa.games()[game].title)
    begun = time.perf_counter()
    while time.perf_counter() - begun < LONG and not wanted <= set(await loner.page.evaluate("Object.keys(felt)")):
        await loner.tap()
    await loner.page.wait_for_timeout(2_000)  # it is over by then
    felt = await loner.page.evaluate("felt")
    await loner.context.close()
    return felt


async def _together(browser: Browser, address: str) -> dict[str, list[float]]:
    """Three people bet for five rounds, and paper falls for who wins."""
    names = enumerate(("Ana", "Beto", "Eva"))
    people = [await Person.come(browser, address, name, seed, **SMOOTH) for seed, name in names]
    for person in people:
        await person.context.add_init_script(FRAMES)
    code = await people[0].table(game="multiverse-money", options={"players": 3, "stop_after": 5})
    await sit_down(code, people)
    await play_on(people)
    await people[0].page.wait_for_timeout(SETTLE)
    felt = [await person.page.evaluate("felt.confetti ?? []") for person in people]
    for person in people:
        await person.context.close()
    return {"confetti": list(chain.from_iterable(felt))}


async def weigh(browser: Browser, address: str, game: str) -> dict[str, float]:
    """What the tab of a board takes, in MB: its process (shared pages by share), and the memory of rules and bots."""
    async with _board(browser, address, game) as _:
        process = max(map(_pss, await _renderers(browser)))
    async with _board(browser, address, game, MEMORIES) as page:
        rules = await page.evaluate("memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)")
    return {"process": process / 1e6, "rules": rules / 1e6}


@asynccontextmanager
async def _board(browser: Browser, address: str, game: str, script: str = "") -> AsyncIterator[Page]:
    """A board with bots that has come to rest."""
    loner = await Loner.at(browser, f"http://{address}", 3)
    await loner.context.add_init_script(script)
    await loner.goto("/")
    await loner.begin(sobremesa.games()[game].title)
    await loner.page.locator(HAND).first.wait_for()
    await loner.page.wait_for_timeout(SETTLE)
    yield loner.page
    await loner.context.close()


async def _renderers(browser: Browser) -> list[int]:
    session = await browser.new_browser_cdp_session()
    found: dict[str, Any] = await session.send("SystemInfo.getProcessInfo")
    await session.detach()
    return [process["id"] for process in found["processInfo"] if process["type"] == "renderer"]


def _pss(process: int) -> int:
    """The bytes of a process, what it shares with others by its share; 0 for one that has gone."""
    rollup = Path(f"/proc/{process}/smaps_rollup")
    lines = rollup.read_text().splitlines() if os.access(rollup, os.R_OK) else []
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
