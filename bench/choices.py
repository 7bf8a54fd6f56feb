"""Who could find the turns of a hint: how often they choose as a long search does, and what it costs if they do not.

python bench/choices.py [GAME [POSITIONS]]    default: every game, 100 positions

Positions are those of bench/calibration.py, from deals that are in no file. What another choice costs is counted in the
same worlds, in points of 100, with its 95 % interval.
"""

import sys
import time
from math import sqrt
from typing import NamedTuple

import numpy as np
from calibration import FRESH, SEED, player, position
from worlds import counted

import sobremesa
from sobremesa.bots import Bot, MasterBot, SearchBot, SensibleBot
from sobremesa.bots.master import trained
from sobremesa.bots.observation import seen
from sobremesa.bots.sensible import prepare
from sobremesa.rules.state import Move, Setup, View

LONG = 5000  # iterations of who is right
WORLDS = 1000
POSITIONS = 100
BOTS: dict[str, Bot] = {
    "search, 1,000 iterations": SearchBot(SEED, iterations=1000),
    "net": MasterBot(SEED, tries=0),
    "net, pondering": MasterBot(SEED),
    "sensible": SensibleBot(SEED),
}


class Choice(NamedTuple):
    """What somebody chose, beside the long search."""

    same: bool
    cost: float  # of 1
    seconds: float


def choice(view: View, bots: Bot, right: Move, seed: int) -> Choice:
    """What somebody chooses, beside what is right."""
    began = time.perf_counter()
    move = bots.choose(view)
    seconds = time.perf_counter() - began
    turns = right.number, move.number
    won = counted(seen(view), view.seat, turns, seed, WORLDS, trained(view.setup.game.name), 1).won
    return Choice(move == right, 0.0 if move == right else float((won[0] - won[1]).mean()), seconds)


def measure(setup: Setup, positions: int) -> None:
    """Print the rows of a game."""
    prepare(setup.game.rules)
    long = SearchBot(SEED + 1, iterations=LONG)
    found: dict[str, list[Choice]] = {name: [] for name in BOTS}
    for deal in range(FRESH - 1, FRESH + positions):
        view, _ = position(setup, player("sensible"), deal)
        right = long.choose(view)
        for name, bots in BOTS.items():
            found[name].append(choice(view, bots, right, deal))
    for name, (_, *each) in found.items():  # the first one compiles
        same, costs, seconds = (np.array(column) for column in zip(*each, strict=True))
        give = 196 * costs.std() / sqrt(costs.size)
        cost = f"{100 * costs.mean():+.1f} ± {give:.1f}"
        print(
            f"| {setup.game.title} | {name} | {100 * same.mean():.0f} | {cost} | {1000 * np.median(seconds):.2f} |",
            flush=True,
        )


def main() -> None:
    game, positions = (*sys.argv[1:], "", "")[:2]
    print("| game | who | as the long search, of 100 | costs, points | ms |\n|---|---|---|---|---|")
    for each in sobremesa.games():
        if game in ("", each):
            measure(sobremesa.game(each), int(positions or POSITIONS))


if __name__ == "__main__":
    main()
