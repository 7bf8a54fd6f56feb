"""How soon a long match is looked back at, and how smoothly one moves along it, in Chromium.

`SOBREMESA_INTERPRETED=1 python bench/replay.py` writes a site of plain files, plays a match of 1,000 moves of every
game, opens each from its file, and scrubs along the whole line, one stop a frame. docs/speed.md has the figures.
"""

import argparse
import functools
import json
import statistics
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

import sobremesa
from sobremesa.rules.log import Log
from sobremesa.table.door.site import write_site

CHROMIUM = "/usr/bin/chromium"
MOVES = 1000
FRAMES = 240
LENGTHS = ("deals", "rounds", "games")  # options that say how long a match is
WINDOW = {"width": 390, "height": 844}

# From the moment that a file is chosen until the board is laid out and painted.
OPENED = """async (text) => {
    const input = document.querySelector("input[type=file]");
    const files = new DataTransfer();
    files.items.add(new File([text], "match.json", { type: "application/json" }));
    input.files = files.files;
    const begun = performance.now();
    input.dispatchEvent(new Event("change", { bubbles: true }));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (!document.querySelector("input[type=range]") || !document.querySelector(".token.placed")) await frame();
    await frame();
    return performance.now() - begun;
}"""

# Every frame another stop: how long each frame took.
SCRUBBED = """async (frames) => {
    const line = document.querySelector("input[type=range]");
    const last = Number(line.max);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const gaps = [];
    let before = await frame();
    for (let step = 1; step <= frames; step++) {
        line.value = String(Math.round((last * step) / frames));
        line.dispatchEvent(new Event("input", { bubbles: true }));
        const now = await frame();
        gaps.push(now - before);
        before = now;
    }
    return gaps;
}"""


class Host(SimpleHTTPRequestHandler):
    """Files, in silence."""

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


def long_match(name: str, seed: int) -> Log:
    """A match of a game, played by chance, as long as its options let it be."""
    luck, game = Random(seed), sobremesa.games()[name]
    longest = {option.name: max(option.values) for option in game.options if option.name in LENGTHS}
    setup = sobremesa.game(name, players=4, **longest)
    key = luck.getrandbits(256)
    state, moves = setup.deal(key), list[str]()
    while len(moves) < MOVES:
        if state.over:
            if state.outcome and state.outcome.champions:
                break
            state = state.next_deal()
        seat = luck.choice(state.actors)
        move = luck.choice(state.view(seat).legal_names(seat))
        state = state.play(seat, move)
        moves.append(f"P{seat} {move}")
    return Log(name, setup.options, key, tuple(moves), game.version)


def measure(page: Page, address: str, log: Log) -> dict[str, float]:
    """One match, opened anew."""
    page.goto("about:blank")
    page.goto(f"{address}#/replay/file")
    page.wait_for_selector("input[type=file]", state="attached")
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    begun = _worked(line)
    opened = page.evaluate(OPENED, log.write())
    opening = 1000 * (_worked(line) - begun)
    page.wait_for_timeout(500)
    before = _worked(line)
    gaps = page.evaluate(SCRUBBED, FRAMES)
    worked = 1000 * (_worked(line) - before) / FRAMES
    line.detach()
    ordered = sorted(gaps)
    return {
        "moves": len(log.moves),
        "opens in ms": round(opened),
        "work of opening ms": round(opening),
        "work of a frame ms": round(worked, 1),
        "frame, median ms": round(statistics.median(gaps), 1),
        "frame, 95 % ms": round(ordered[int(0.95 * len(ordered))], 1),
        "frame, worst ms": round(ordered[-1], 1),
    }


def _worked(line: CDPSession) -> float:
    """Seconds of processor time that the page's own thread has spent: others on the machine do not count."""
    found = {metric["name"]: metric["value"] for metric in line.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"])


def main() -> None:
    """Measure every game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--shots", type=Path, help="a folder for pictures of what was measured")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("games", nargs="*")
    options = asked.parse_args()
    names = options.games or [name for name, game in sobremesa.games().items() if game.bundled]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder))
        host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=folder))
        threading.Thread(target=host.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport=WINDOW, device_scale_factor=1)  # type: ignore[arg-type]
        page.on("pageerror", lambda error: print("error:", error))
        for name in names:
            log = long_match(name, options.seed)
            print(name, json.dumps(measure(page, f"http://127.0.0.1:{host.server_port}/", log)), flush=True)
            if options.shots:
                page.screenshot(path=options.shots / f"{name}.png")
        browser.close()
        host.shutdown()


if __name__ == "__main__":
    main()
