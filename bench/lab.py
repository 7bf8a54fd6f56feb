"""How fast questions to the lab are answered: here and in Chromium, and whether a board beside it still moves smoothly.

`python bench/lab.py` writes a site of plain files and asks the page each question as a person would, from the tap until
the answer stands there; the same question is played here, on one thread and on as many as the page has workers. Then a
match is scrubbed along, one stop a frame, alone and while the lab works in another tab. docs/lab.md has the figures.
"""

import argparse
import functools
import json
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from itertools import chain
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright
from replay import CHROMIUM, FRAMES, OPENED, SCRUBBED, WINDOW, Host, long_match

import sobremesa
from sobremesa.lab.address import read_address
from sobremesa.lab.run import run
from sobremesa.table.door.site import write_site

ENOUGH = 9_604  # deals after which a share of one half is known to ±1 %, and any other one better
BOTS = ("chance", "sensible")
WORKERS = 2
ENDLESS = 1_000_000_000  # deals: nobody waits for all of them
ROUNDS = 5  # of frames, alone and beside the lab, in turn

# As many workers as were asked for, whatever the machine has.
CORES = f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ get: () => {WORKERS} }})"

# From the tap until there is nothing left to play.
ASKED = """async () => {
    const status = () => document.querySelector("progress");
    const button = document.querySelector(".ways button.big");
    const begun = performance.now();
    button.click();
    const frame = () => new Promise((done) => setTimeout(done, 5));
    while (!status() || status().value < status().max) await frame();
    return performance.now() - begun;
}"""


def native(query: str, threads: int) -> float:
    """Deals a second here, once everything is compiled."""
    question = read_address(query)
    run(read_address(query.replace(f"deals={ENOUGH}", "deals=1")), threads=1)
    begun = time.perf_counter()
    found = run(question, threads=threads)
    return found.played / (time.perf_counter() - begun)


def in_the_browser(page: Page, address: str, query: str) -> float:
    """Milliseconds from the tap to the answer, of a page that was just opened."""
    page.goto("about:blank")
    page.goto(f"{address}#/lab?{query}")
    page.wait_for_selector(".ways button.big")
    page.wait_for_timeout(300)
    return float(page.evaluate(ASKED))


def speeds(page: Page, address: str, names: list[str]) -> Iterator[dict[str, object]]:
    """Every game, by those who play at random and by sensible ones."""
    for name in names:
        for bots in BOTS:
            query = f"game={name}&bots={bots}&deals={ENOUGH}"
            took = statistics.median(in_the_browser(page, address, query) for _ in range(3))
            yield {
                "game": name,
                "bots": bots,
                "±1 % after s": round(took / 1000, 2),
                "browser deals/s": round(1000 * ENOUGH / took),
                "native deals/s": round(native(query, WORKERS)),
                "native, one thread": round(native(query, 1)),
                "load": round(os.getloadavg()[0], 1),
            }


def frames(context: BrowserContext, address: str, name: str) -> Iterator[dict[str, object]]:
    """How long a frame takes while somebody moves along a match: alone, while the lab works in another tab, and while
    it works on all cores, as if it were looked at. A browser without a window shows every tab, so the lab is told.
    """
    board = context.new_page()
    board.goto(f"{address}#/replay/file")
    board.wait_for_selector("input[type=file]", state="attached")
    board.evaluate(OPENED, long_match(name, 1).write())
    lab = context.new_page()
    lab.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.unseen })")
    lab.goto(f"{address}#/lab?game={name}&deals={ENDLESS}")
    lab.wait_for_selector(".ways button.big")
    for _ in range(ROUNDS):
        for how in ("rests", "works unseen", "works seen"):
            beside = how != "rests"
            lab.evaluate("(unseen) => (window.unseen = unseen)", how == "works unseen")
            if beside:
                lab.evaluate("document.querySelector('.ways button.big').click()")
                lab.wait_for_selector(".pictures svg")
            board.bring_to_front()
            board.wait_for_timeout(500)
            gaps = sorted(board.evaluate(SCRUBBED, FRAMES))
            if beside:
                lab.evaluate("document.querySelector('.ways button.big').click()")
                lab.wait_for_timeout(1500)
            yield {
                "game": name,
                "lab": how,
                "frame, median ms": round(statistics.median(gaps), 1),
                "95 %": round(gaps[int(0.95 * len(gaps))], 1),
                "worst": round(gaps[-1], 1),
                "load": round(os.getloadavg()[0], 1),
            }
    board.close()
    lab.close()


def main() -> None:
    """Measure every game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--frames", action="store_true", help="only the board's frames")
    asked.add_argument("games", nargs="*")
    options = asked.parse_args()
    names = options.games or [name for name, game in sobremesa.games().items() if game.bundled]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder))
        host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=folder))
        threading.Thread(target=host.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{host.server_port}/"
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(viewport=WINDOW, device_scale_factor=1)  # type: ignore[arg-type]
        context.add_init_script(CORES)
        context.on("weberror", lambda error: print("error:", error.error))
        timed = () if options.frames else speeds(context.new_page(), address, names)
        for found in chain(timed, frames(context, address, names[0])):
            print(json.dumps(found, ensure_ascii=False), flush=True)
        browser.close()
        host.shutdown()


if __name__ == "__main__":
    main()
