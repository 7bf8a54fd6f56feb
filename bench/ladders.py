"""The tables of docs/bots.md: every game at every number of players, masters at the smallest, the middle and the
largest table. Takes days of one core; goes on where it stopped.

python bench/ladders.py [FILE] [--minutes M] [--processes N] [--only WORD…] [--times X]

FILE keeps a JSON object a line, each a deal of a duel in all its lineups, so that files of several machines can be put
together. Whatever is furthest from its number of deals comes next; when the minutes are over the tables are printed.
WORDs choose: a game, a number of players, a bot, or a duel such as master-search@20. X times as many deals are played
as usual. Search is given the iterations that an idle core does in its time (PACE), so that results repeat themselves,
whatever else the machine is doing.
"""

import argparse
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress

import sobremesa
from sobremesa.bots import Bot, bot
from sobremesa.bots.master import has_master
from sobremesa.rules.state import Setup
from sobremesa.sim.contest import contest, lineups
from sobremesa.sim.ladder import Duel, rehearse_duels

SEED = 2026
QUICK = 5_000  # deals of sensible against chance
PORTION = 500  # of them at a time
DUELS = (("sensible", "chance"), ("search@20", "sensible"), ("search@200", "sensible"))
MASTERS = (("master", "sensible"), ("master", "search@20"), ("master", "search@200"))
GAMES = {"cone": 1200, "uno-monster-high": 1200, "monete": 600, "la-mona": 200, "multiverse-money": 120}  # by luck
SLOWER = 4  # where search@200 plays there are so many times fewer

# Iterations in a millisecond, from the fewest players on: the slower of the two figures of bench/search.py.
PACE = {
    "cone": (130, 150, 350, 290, 280, 220, 220, 210, 190),
    "la-mona": (45, 42, 42),
    "monete": (280, 75, 65, 64, 62),
    "multiverse-money": (33, 23, 16),
    "uno-monster-high": (275, 230, 190, 165, 142, 128, 115, 104, 94),
}

Key = tuple[str, int, str, str]  # game, players and the two bots
Found = dict[Key, dict[int, list[float]]]  # by deal: wins of both, points of both


def players(game: str) -> list[int]:
    values = next(option for option in sobremesa.games()[game].options if option.name == "players").values
    return [int(value) for value in values]


def sizes(game: str, first: str) -> list[int]:
    """The numbers of players that a bot is measured with, where the game has it."""
    every = players(game)
    if first != "master":
        return every
    return sorted({every[0], every[len(every) // 2], every[-1]}) if has_master(sobremesa.games()[game]) else []


def keys() -> list[Key]:
    return [
        (game, number, *duel)
        for game in sobremesa.games()
        for duel in DUELS + MASTERS
        for number in sizes(game, duel[0])
    ]


def wanted(key: Key, times: float) -> int:
    """How many deals."""
    game, number, *duel = key
    if duel[0] == "sensible":
        return QUICK
    return ceil(times * GAMES[game] / (len(lineups(number)) * (SLOWER if "search@200" in duel else 1)))


def player(name: str, game: str, number: int) -> Bot:
    level, _, milliseconds = name.partition("@")
    if not milliseconds:
        return bot(level, SEED)
    pace = PACE[game][number - players(game)[0]]
    return bot(level, SEED, iterations=pace * int(milliseconds))


@cache
def rehearsed(key: Key) -> tuple[Setup, tuple[Bot, Bot]]:
    """What a process needs for a duel, compiled."""
    game, number, first, second = key
    setup, bots = sobremesa.game(game, players=number), (player(first, game, number), player(second, game, number))
    rehearse_duels(setup, bots)
    return setup, bots


def measure(key: Key, first: int, deals: int) -> tuple[Key, int, list[list[float]]]:
    """What came of some deals."""
    return key, first, contest(*rehearsed(key), SEED, first, deals).tolist()


def read(file: Path) -> Found:
    found: Found = defaultdict(dict)
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        each = json.loads(line)
        found[each["game"], each["players"], *each["bots"]][each["deal"]] = each["results"]
    return found


def lacking(chosen: list[Key], found: Found, times: float) -> Iterator[tuple[Key, int, int]]:
    """Deals that are not there, those of the duels that have come least far first."""
    left = {}
    for key in chosen:
        portion, every = PORTION if key[2] == "sensible" else 1, range(wanted(key, times))
        left[key] = [(at, min(portion, len(every) - at)) for at in every[::portion] if at not in found[key]][::-1]
    while any(left.values()):
        key = max(
            (key for key in chosen if left[key]),
            key=lambda key: sum(many for _, many in left[key]) / wanted(key, times),
        )
        yield key, *left[key].pop()


def play(asked: argparse.Namespace, chosen: list[Key], found: Found) -> None:
    """Play what lacks, and keep each deal as it comes."""
    waiting, until = list(lacking(chosen, found, asked.times))[::-1], time.monotonic() + 60 * asked.minutes
    running: set[Future[Any]] = set()
    with (
        ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool,
        Progress() as progress,
        asked.file.open("a", encoding="utf-8") as out,
    ):
        task = progress.add_task("ladders", total=len(waiting))
        while running or (waiting and time.monotonic() < until):
            while waiting and len(running) < 2 * asked.processes and time.monotonic() < until:
                running.add(pool.submit(measure, *waiting.pop()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for (game, number, *bots), first, results in (each.result() for each in done):
                for deal, row in enumerate(results, first):
                    line = {"game": game, "players": number, "bots": bots, "deal": deal, "results": row}
                    print(json.dumps(line), file=out, flush=True)
            progress.advance(task, len(done))


def cell(key: Key, found: Found) -> str:
    deals = found.get(key)
    if not deals or len(deals) < 2:
        return "–"
    rows = np.array([deals[deal] for deal in sorted(deals)])
    share = Duel(key[2], key[3], key[1], rows).share
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f}) of {len(rows):,}"


def table(game: str, duels: tuple[tuple[str, str], ...], found: Found) -> list[str]:
    lines = ["| players | " + " | ".join(f"{a} – {b}" for a, b in duels) + " |", "|---" * (1 + len(duels)) + "|"]
    for number in sizes(game, duels[0][0]):
        cells = (cell((game, number, *duel), found) for duel in duels)
        lines += [f"| {number} | " + " | ".join(cells) + " |"]
    return [*lines, ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=Path("ladders.jsonl"))
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--times", type=float, default=1.0)
    asked = parser.parse_args()
    chosen = [key for key in keys() if all(word in (*map(str, key), "-".join(key[2:])) for word in asked.only)]
    found = read(asked.file)
    play(asked, chosen, found)
    found = read(asked.file)
    for name, game in sobremesa.games().items():
        both = [line for duels in (DUELS, MASTERS) for line in table(name, duels, found)]
        print("\n".join([f"### {game.title}", "", *both]))


if __name__ == "__main__":
    main()
