"""How quick the page is, in Chromium: what the first screen loads, how soon a hand is dealt, how smoothly cards fly.

python bench/page.py [--json]    the page is built: make page

At the board (bench/board.py): how soon a card is lifted, how smooth moments are, and what a tab takes.

Rules that are not compiled yet are compiled first, and the first start of several does not count.
The browser is running already, as it is for people, but every visitor is new to the page: nothing is in its cache.
"""

import asyncio
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.async_api import Browser, Response, async_playwright
from rich.console import Console
from rich.table import Table

sys.path += [str(Path(__file__).parents[1] / "tests" / folder) for folder in ("page", "table")]

import board
from people import PHONE, Person, say

import sobremesa
from sobremesa.table.live.warming import compile_all

CODE = ("script", "stylesheet")
GAME, CARDS = "cone", 10
STARTS, DEALS = 4, 5
LATE = 20.0  # milliseconds; at 60 a second a frame takes 16.7
SMOOTH = {"reduced_motion": "no-preference"}

MOMENTS = {
    "card": "a big card",
    "word": "a shout",
    "common": "bets are turned up",
    "climax": "¡Monete!",
    "confetti": "paper for who won",
}

# How long each frame took while so many cards were on their way, and how many were at most.
RECORD = """(cards) => {
  const flight = window.flight = { frames: [], most: 0 };
  const flying = new Set();
  let before;
  const hear = (name, then) => addEventListener(name, ({ propertyName, target }) => {
    if (propertyName === "translate" && target.classList.contains("token")) then(target);
  });
  hear("transitionstart", (card) => flying.add(card));
  hear("transitionend", (card) => flying.delete(card));
  hear("transitioncancel", (card) => flying.delete(card));
  requestAnimationFrame(function frame(now) {
    if (flying.size >= cards) flight.frames.push(now - before);
    for (const card of flying) if (!card.isConnected) flying.delete(card);
    flight.most = Math.max(flight.most, flying.size);
    before = now;
    requestAnimationFrame(frame);
  });
}"""


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """The address of a table at home, as somebody starts it who types `sobremesa`."""
    chosen = {"PORT": "0", "HOST": "127.0.0.1", "DATABASE": f"sqlite:///{folder}/tables.db", "LOG": "warning"}
    environment = os.environ | {f"SOBREMESA_{name}": value for name, value in chosen.items()}
    command = [sys.executable, "-c", "from sobremesa.cli import main; main()", "--no-open"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            port = re.search(r"localhost:(\d+)", process.stdout.readline())
            if port is None:
                raise SystemExit("the server did not start")
            yield f"127.0.0.1:{port[1]}"
        finally:
            process.terminate()


async def weigh(browser: Browser, folder: str) -> dict[str, float]:
    """Kilobytes that the first screen needs, each file compressed by itself as the server would send it."""
    loaded: list[Response] = []
    with serving(folder) as address:
        context = await browser.new_context(viewport=PHONE, locale="es", service_workers="block")
        page = await context.new_page()
        page.on("response", lambda response: loaded.append(response))
        await page.goto(f"http://{address}/", wait_until="networkidle")
        code = [(response.request.resource_type, await response.body()) for response in loaded if _is_code(response)]
        await context.close()
    script, style = (sum(len(gzip.compress(body, 9)) for each, body in code if each == kind) / 1000 for kind in CODE)
    return {"script kB": script, "style kB": style, "code kB": script + style, "files": len(code)}


def _is_code(response: Response) -> bool:
    return response.request.resource_type in CODE


async def start(browser: Browser, folder: str) -> dict[str, float]:
    """Seconds from starting the server: until it listens, until its page can be tapped, until a card is in the hand."""
    context = await browser.new_context(viewport=PHONE, locale="es", **SMOOTH)
    page = await context.new_page()
    begun = time.perf_counter()
    with serving(folder) as address:
        listens = time.perf_counter() - begun
        await page.goto(f"http://{address}/", wait_until="commit")
        button = page.get_by_role("button", name=f"$CONE: {say('es', 'play-bots')}")
        await button.wait_for()
        opened = time.perf_counter() - begun
        await button.click()
        await page.locator(".token.hand.placed").first.wait_for()
        dealt = time.perf_counter() - begun
        await context.close()
    return {"listens s": listens, "opened s": opened, "dealt s": dealt, "tap s": dealt - opened}


async def fly(browser: Browser, address: str) -> dict[str, list[float]]:
    """The frames of one deal while ten cards and more fly, in milliseconds, and how many cards did at once."""
    person = await Person.come(browser, address, "Marisol", **SMOOTH)
    code = await person.table(game=GAME, options={"players": 2, "hand": CARDS})
    await person.goto(f"/t/{code}")
    await person.button("ready").click()
    await person.button("room-fill", count=1).click()
    await person.page.evaluate(RECORD, CARDS)
    await person.button("start").click()
    await person.page.locator(".token.hand.placed").nth(CARDS - 1).wait_for()
    await person.page.wait_for_timeout(1_500)  # the last card lies by then
    flight = await person.page.evaluate("flight")
    await person.context.close()
    return flight


async def tap(browser: Browser, address: str) -> dict[str, float]:
    """Milliseconds from a tap on a card until it is lifted, by where the rules are."""
    near = {f"tap {way} ms": median(await board.tap(browser, address, way)) for way in ("local", "views", "asks")}
    return near | {f"tap far {way} ms": median(await board.far(browser, address, way)) for way in ("views", "asks")}


async def feel(browser: Browser, address: str) -> dict[str, float]:
    """How smooth moments are, by their kind; nothing of one that did not come."""
    felt = await board.feel(browser, address)
    return {
        f"{kind} {part}": value
        for kind, frames in felt.items()
        for part, value in {
            "/s": 1000 * len(frames) / sum(frames),
            "late": sum(f > LATE for f in frames) / len(frames),
        }.items()
    }


async def remember(browser: Browser, address: str) -> dict[str, float]:
    """Megabytes of a tab with the board of a game."""
    found: dict[str, float] = {}
    for game in sobremesa.games():
        weight = await board.weigh(browser, address, game)
        found |= {f"{game} MB": weight["process"], f"{game} rules MB": weight["rules"]}
    return found


async def measure() -> dict[str, float]:
    """Everything, in the order in which somebody who comes would see it."""
    chromium = os.environ.get("SOBREMESA_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    async with async_playwright() as running:
        browser = await running.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with tempfile.TemporaryDirectory() as folder:
            starts = [await start(browser, folder) for _ in range(STARTS)][1:]
            found = await weigh(browser, folder)
            with serving(folder) as address:
                flights = [await fly(browser, address) for _ in range(DEALS)]
                found |= await tap(browser, address)
                found |= await feel(browser, address)
                found |= await remember(browser, address)
        await browser.close()
    frames = [frame for flight in flights for frame in flight["frames"]]
    return found | {
        **{part: median(each[part] for each in starts) for part in starts[0]},
        "fastest s": min(each["dealt s"] for each in starts),
        "slowest s": max(each["dealt s"] for each in starts),
        "cards": max(flight["most"] for flight in flights),
        "frames/s": 1000 * len(frames) / sum(frames),
        "median frame ms": median(frames),
        "worst frame ms": max(frames),
        "late frames": sum(frame > LATE for frame in frames) / DEALS,
        "frames": len(frames) / DEALS,
        "load": os.getloadavg()[0],
        "cores": os.cpu_count() or 1,
    }


ROWS = {
    "first screen: JavaScript and CSS, gzip -9": ("{code kB:.1f} kB in {files} files", "≤ 100 kB"),
    "from `sobremesa` to a dealt hand": ("{dealt s:.1f} s ({fastest s:.1f} to {slowest s:.1f})", "≤ 5 s"),
    "… until it listens, until the page can be tapped": ("{listens s:.1f} s, {opened s:.1f} s", ""),
    "… from the tap to the hand: rules, bots and all, none of it in the cache": ("{tap s:.2f} s", "≤ 1 s"),
    "frames a second while a hand is dealt": ("{frames/s:.0f} ({cards:.0f} cards fly at once)", "60 with ten cards"),
    "… a frame: median, worst": ("{median frame ms:.1f} ms, {worst frame ms:.0f} ms", "16.7 ms"),
    "… frames that come late": ("{late frames:.1f} of {frames:.0f}", "0"),
    "from a tap on a card to the lifted card: table on this device, with the server's rules": (
        "{tap local ms:.0f} ms, {tap views ms:.0f} ms",
        "≤ 16 ms",
    ),
    "… without the rules: the server is asked": ("{tap asks ms:.0f} ms", ""),
    "… 300 ms away each way: with the rules, without": (
        "{tap far views ms:.0f} ms, {tap far asks ms:.0f} ms",
        "≤ 16 ms, –",
    ),
    **{
        f"frames a second, and late ones: {what}": ("{" + kind + " /s:.0f}, {" + kind + " late:.0%}", "60, 0 %")
        for kind, what in MOMENTS.items()
    },
    **{
        f"memory of a tab: {game.title}, of that rules and bots": (
            "{" + name + " MB:.0f} MB, {" + name + " rules MB:.1f} MB",
            "",
        )
        for name, game in sobremesa.games().items()
    },
    "load of the machine": ("{load:.1f} on {cores} cores", ""),
}


class Missing(dict[str, float]):
    """What was not found in the time there was is not a number."""

    def __missing__(self, key: str) -> float:
        return float("nan")


def main(asked: list[str]) -> None:
    compile_all()
    found = asyncio.run(measure())
    if "--json" in asked:
        print(json.dumps(found))
        return
    table = Table("the page", "measured", "aim")
    for what, (measured, aim) in ROWS.items():
        table.add_row(what, measured.format_map(Missing(found)), aim)
    Console(width=110).print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
