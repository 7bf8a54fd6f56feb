"""How long the analysis of a match takes in a browser, for which precision. It is done by one Worker.

python bench/analysis.py [GAME…]    default: every game

A match of bots is analysed on the page's gallery, quickly and then more sharply. What is told is the time that the
browser's processes were at work, for a hundred decisions of one's own with all that the others did between them, and
what the margins (half of a 95 % interval, in points of 100) of chances and of costs are then on average.
"""

import re
import sys
import time
from pathlib import Path
from statistics import mean

from gallery import gallery, told
from playwright.sync_api import Page, sync_playwright

from sobremesa.rules.game import find, games

PATIENCE = 1_800_000  # milliseconds
PRECISIONS = 2  # of those that the page offers
TICKS = 100  # of a process in a second
MARK = b"sobremesa-analysis"  # by which the processes of our browser are known
ONE_CORE = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 })"  # less the one that shows things
# Begins, and waits until what shows how it goes has come and gone.
ANALYSE = """() => new Promise((done) => {
  let begun = false;
  const eye = new MutationObserver(() => {
    const doing = document.querySelector("progress") !== null;
    begun ||= doing;
    if (!begun || doing) return;
    eye.disconnect();
    done();
  });
  eye.observe(document.body, { childList: true, subtree: true });
  document.querySelector(".analysis > button").click();
})"""
CHANCE = re.compile(r"\(between (\d+) and (\d+)\)")
COST = re.compile(r"± (\d+)$")


def worked() -> float:
    """Seconds of work of the processes that show pages in our browser."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text, command = stat.read_text(), (stat.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if b"--type=renderer" in command and MARK in command:
            total += sum(map(int, text.rpartition(")")[2].split()[11:13]))
    return total / TICKS


def margins(page: Page) -> tuple[int, float, float]:
    """Decisions, and the margins of their chances and of their costs."""
    rows = page.locator("details tbody tr")
    cells = [row.locator("td").all_text_contents() for row in rows.all()]
    chances = [(int(found[2]) - int(found[1])) / 2 for row in cells if (found := CHANCE.search(row[0]))]
    costs = [int(found[1]) for row in cells if (found := COST.search(row[-1]))]
    return len(cells), mean(chances), mean(costs) if costs else 0.0


def measure(page: Page, address: str, game: str) -> None:
    page.goto(f"{address}?analysis={game}&seat=0&seed=1")
    page.locator(".analysis > button").wait_for()
    for _ in range(PRECISIONS):
        before, started = worked(), time.perf_counter()
        page.evaluate(ANALYSE)
        seconds, wall = worked() - before, time.perf_counter() - started
        decisions, chance, cost = margins(page)
        spent = f"{100 * seconds / decisions:.0f} s ({100 * wall / decisions:.0f} s)"
        print(f"| {find(game).title} | {decisions} | {spent} | ±{chance:.0f} | ±{cost:.0f} |", flush=True)


def main() -> None:
    print("| game | decisions | work for 100 (on the clock) | a chance | a cost |\n|---|---|---|---|---|")
    with gallery() as address, sync_playwright() as playwright:
        arguments = ["--no-sandbox", f"--user-agent={MARK.decode()}"]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=arguments)
        page = browser.new_page(locale="en")
        page.add_init_script(ONE_CORE)
        page.set_default_timeout(PATIENCE)
        page.route("**/api/**", lambda route: route.fulfill(**told(route.request.url)))
        for game in sys.argv[1:] or [game.name for game in games().values() if game.bundled]:
            measure(page, address, game)
        browser.close()


if __name__ == "__main__":
    main()
