"""The tables of docs/bots.md: every game at every number of players, masters at the smallest, the middle and the
largest table. Takes hours; goes on where it stopped.

python bench/ladders.py [FILE [THREADS [BOT [GAME [PLAYERS [TIMES]]]]]]

FILE keeps one JSON object a line, each a ladder. BOT is the first of a duel, or both: master-search@20. Without a
bot, a game or players it measures them all, and prints the tables at the end. TIMES as many deals are played as usual.
Search is given the iterations that an idle core does in its time (PACE), so that results repeat themselves, whatever
else the machine is doing.
"""

import json
import sys
from math import ceil
from pathlib import Path
from typing import Any

from rich.progress import track

import sobremesa
from sobremesa.bots import Bot, bot
from sobremesa.bots.master import has_master
from sobremesa.sim.ladder import rehearse_duels
from sobremesa.sim.standing import as_object

SEED = 2026
QUICK = 5_000  # deals of sensible against chance
DUELS = (
    ("sensible", "chance"),
    ("search@20", "sensible"),
    ("search@200", "sensible"),
    ("master", "sensible"),
    ("master", "search@20"),
    ("master", "search@200"),
)
GAMES = {"cone": 1200, "uno-monster-high": 1200, "monete": 600, "la-mona": 160, "multiverse-money": 36}  # by luck
SLOWER = 4  # where search@200 plays there are so many times fewer
FIRST = (2, 3, 4, 6, 10)  # players: the other tables come when these are done

# Iterations in a millisecond, from the fewest players on: the slower of the two figures of bench/search.py.
PACE = {
    "cone": (130, 150, 350, 290, 280, 220, 220, 210, 190),
    "la-mona": (45, 42, 42),
    "monete": (280, 75, 65, 64, 62),
    "multiverse-money": (33, 23, 16),
    "uno-monster-high": (275, 230, 190, 165, 142, 128, 115, 104, 94),
}

Key = tuple[str, int, str, str]


def players(game: str) -> list[int]:
    values = next(option for option in sobremesa.games()[game].options if option.name == "players").values
    return [int(value) for value in values]


def deals(game: str, number: int, duel: tuple[str, ...]) -> int:
    if duel[0] == "sensible":
        return QUICK
    lineups = 2 if number % 2 == 0 else 2 * number
    return -(-GAMES[game] // (lineups * (SLOWER if "search@200" in duel else 1)))


def wanted() -> list[Key]:
    """Game, players and the two bots, the most telling first."""
    found = [(game, number, *duel) for game in sobremesa.games() for duel in DUELS for number in sizes(game, duel[0])]
    return sorted(found, key=lambda key: ("search@200" in key, key[1] not in FIRST, DUELS.index(key[2:])))


def sizes(game: str, first: str) -> list[int]:
    """The numbers of players that a bot is measured with, where the game has it."""
    every = players(game)
    if first != "master":
        return every
    return sorted({every[0], every[len(every) // 2], every[-1]}) if has_master(sobremesa.games()[game]) else []


def player(name: str, game: str, number: int) -> Bot:
    level, _, milliseconds = name.partition("@")
    if not milliseconds:
        return bot(level, SEED)
    pace = PACE[game][number - players(game)[0]]
    return bot(level, SEED, iterations=pace * int(milliseconds))


def measure(key: Key, threads: int | None, times: float) -> Any:
    game, number, first, second = key
    setup = sobremesa.game(game, players=number)
    bots = {name: player(name, game, number) for name in (first, second)}
    rehearse_duels(setup, bots.values())
    count = ceil(deals(game, number, (first, second)) * times)
    return as_object(setup, SEED, count, sobremesa.ladder(setup, bots, count, SEED, threads=threads))


def done(file: Path) -> dict[Key, Any]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    results = [json.loads(line) for line in lines]
    return {(each["game"], each["players"], *each["duels"][0]["bots"]): each for each in results}


def cell(result: Any) -> str:
    if result is None:
        return "–"
    share = result["duels"][0]["share"]
    return f"{100 * share['mean']:.1f} ({100 * share['low']:.1f}–{100 * share['high']:.1f}) of {result['deals']:,}"


def tables(results: dict[Key, Any]) -> str:
    lines = []
    for name, game in sobremesa.games().items():
        lines += [f"### {game.title}", "", "| players | " + " | ".join(f"{a} – {b}" for a, b in DUELS) + " |"]
        lines.append("|---" * (1 + len(DUELS)) + "|")
        for number in players(name):
            cells = (cell(results.get((name, number, *duel))) for duel in DUELS)
            lines.append(f"| {number} | " + " | ".join(cells) + " |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    file, threads, first, game, number, times = (*sys.argv[1:], *[""] * 6)[:6]
    results = Path(file or "ladders.jsonl")
    chosen = [
        key
        for key in wanted()
        if key not in done(results)
        and game in ("", key[0])
        and number in ("", str(key[1]))
        and first in ("", key[2], "-".join(key[2:]))
    ]
    for key in track(chosen, "ladders"):
        found = measure(key, int(threads) if threads else None, float(times or 1))
        with results.open("a", encoding="utf-8") as out:
            print(json.dumps(found), file=out)
    print(tables(done(results)))


if __name__ == "__main__":
    main()
