"""How quick the page is, in Chromium: what the first screen loads, how soon a hand is dealt, how smoothly cards fly.

python bench/page.py [--json]    the page is built (make page); what is not compiled yet, the first start compiles

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

sys.path.append(str(Path(__file__).parents[1] / "tests" / "page"))

from people import PHONE, Person, say

CODE = ("script", "stylesheet")
GAME, CARDS = "cone", 10
STARTS, DEALS = 4, 5
COMPILING = 600_000  # milliseconds that the first start may take
SMOOTH = {"reduced_motion": "no-preference"}

# How long each frame took while a card was on its way, and how many were, in all and at once.
RECORD = """() => {
  const flight = window.flight = { frames: [], cards: 0, most: 0 };
  let flying = 0, before;
  const counts = (event) => event.propertyName === "translate" && event.target.classList.contains("token");
  addEventListener("transitionstart", (event) => {
    if (!counts(event)) return;
    flight.cards += 1;
    flight.most = Math.max(flight.most, flying += 1);
  });
  for (const end of ["transitionend", "transitioncancel"])
    addEventListener(end, (event) => { if (counts(event)) flying = Math.max(0, flying - 1); });
  requestAnimationFrame(function frame(now) {
    if (flying && before) flight.frames.push(now - before);
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


async def start(browser: Browser, folder: str) -> float:
    """Seconds from starting the server, through the home page and a tap, to a card in the hand."""
    context = await browser.new_context(viewport=PHONE, locale="es", **SMOOTH)
    page = await context.new_page()
    begun = time.perf_counter()
    with serving(folder) as address:
        await page.goto(f"http://{address}/", wait_until="commit")
        await page.get_by_role("button", name=f"$CONE: {say('es', 'play-bots')}").click(timeout=COMPILING)
        await page.locator(".token.hand.placed").first.wait_for(timeout=COMPILING)
        lasted = time.perf_counter() - begun
        await context.close()
    return lasted


async def fly(browser: Browser, address: str) -> dict[str, list[float]]:
    """The frames of one deal, in milliseconds, and the cards that flew."""
    person = await Person.come(browser, address, "Marisol", **SMOOTH)
    code = await person.table(game=GAME, options={"players": 2, "hand": CARDS})
    await person.goto(f"/t/{code}")
    await person.button("room-sit").click()
    await person.button("ready").click()
    await person.button("room-fill", count=1).click()
    await person.page.evaluate(RECORD)
    await person.button("start").click()
    await person.page.locator(".token.hand.placed").nth(CARDS - 1).wait_for()
    await person.page.wait_for_timeout(1_500)  # the last card lies by then
    flight = await person.page.evaluate("flight")
    await person.context.close()
    return flight


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
        await browser.close()
    frames = [frame for flight in flights for frame in flight["frames"]]
    return found | {
        "start s": median(starts),
        "slowest start s": max(starts),
        "cards": sum(flight["cards"] for flight in flights) / DEALS,
        "at once": max(flight["most"] for flight in flights),
        "frames/s": 1000 * len(frames) / sum(frames),
        "median frame ms": median(frames),
        "worst frame ms": max(frames),
        "load": os.getloadavg()[0],
    }


def main(asked: list[str]) -> None:
    found = asyncio.run(measure())
    if "--json" in asked:
        print(json.dumps(found))
        return
    table = Table("the page", "measured", "aim")
    table.add_row(
        "first screen, JavaScript and CSS, gzip -9", "{code kB:.1f} kB in {files} files".format(**found), "≤ 100 kB"
    )
    table.add_row(
        "from `sobremesa` to a dealt hand", "{start s:.2f} s, at most {slowest start s:.2f}".format(**found), "≤ 5 s"
    )
    table.add_row("frames a second while cards fly", "{frames/s:.0f}".format(**found), "60")
    table.add_row(
        "a frame: median, worst", "{median frame ms:.1f} ms, {worst frame ms:.0f} ms".format(**found), "16.7 ms"
    )
    table.add_row("cards that fly in a deal, most at once", "{cards:.0f}, {at once:.0f}".format(**found), "")
    table.add_row("load of the machine", "{load:.1f} on {0} cores".format(os.cpu_count(), **found), "")
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
