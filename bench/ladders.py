"""The tables of docs/bots.md: every game at every number of players. Takes hours; goes on where it stopped.

python bench/ladders.py [FILE [THREADS]]    one JSON object a line, each a ladder; at the end the tables
"""

import json
import sys
from pathlib import Path
from typing import Any

from rich.progress import track

import sobremesa
from sobremesa.bots.named import named
from sobremesa.sim.ladder import rehearse
from sobremesa.sim.standing import as_object

SEED = 2026
QUICK = 5_000  # deals of sensible against chance
GAMES = {"cone": 400, "uno-monster-high": 160, "monete": 240, "la-mona": 160, "multiverse-money": 36}  # by luck
FIRST = (2, 3, 4, 6, 10)  # players: the other tables come when these are done


def players(name: str) -> list[int]:
    values = next(option for option in sobremesa.games()[name].options if option.name == "players").values
    return [int(value) for value in values]


def wanted() -> list[tuple[str, int, str, str, int]]:
    """Game, players, the two bots, deals."""
    found = []
    for name in sobremesa.games():
        for number in players(name):
            lineups = 2 if number % 2 == 0 else 2 * number
            deals = -(-GAMES[name] // lineups)
            found.append((name, number, "sensible", "chance", QUICK))
            found += [(name, number, bot, "sensible", deals) for bot in ("search@20", "search@200")]
    order = ("sensible", "search@20", "search@200")
    return sorted(found, key=lambda each: (each[2] == order[2], each[1] not in FIRST, order.index(each[2])))


def done(file: Path) -> dict[tuple[str, int, str, str], Any]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    results = [json.loads(line) for line in lines]
    return {(each["game"], each["players"], *each["duels"][0]["bots"]): each for each in results}


def cell(result: Any) -> str:
    if result is None:
        return "–"
    share = result["duels"][0]["share"]
    return f"{100 * share['mean']:.1f} ({100 * share['low']:.1f}–{100 * share['high']:.1f}) of {result['deals']:,}"


def tables(results: dict[tuple[str, int, str, str], Any]) -> str:
    duels = (("sensible", "chance"), ("search@20", "sensible"), ("search@200", "sensible"))
    lines = []
    for name, game in sobremesa.games().items():
        lines += [f"### {game.title}", "", "| players | " + " | ".join(f"{a} – {b}" for a, b in duels) + " |"]
        lines.append("|---|---|---|---|")
        for number in players(name):
            lines.append(
                f"| {number} | " + " | ".join(cell(results.get((name, number, *duel))) for duel in duels) + " |"
            )
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    file = Path(sys.argv[1] if len(sys.argv) > 1 else "ladders.jsonl")
    threads = int(sys.argv[2]) if len(sys.argv) > 2 else None
    missing = [each for each in wanted() if each[:4] not in done(file)]
    for name, number, first, second, deals in track(missing, "ladders"):
        setup = sobremesa.game(name, players=number)
        bots = {bot: named(bot, SEED) for bot in (first, second)}
        rehearse(setup, bots.values())
        found = sobremesa.ladder(setup, bots, deals, SEED, threads=threads)
        with file.open("a", encoding="utf-8") as out:
            print(json.dumps(as_object(setup, SEED, deals, found)), file=out)
    print(tables(done(file)))


if __name__ == "__main__":
    main()
