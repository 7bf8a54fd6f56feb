"""What search's and a master's choices are worth: they are tried out against sensible's, many times, from the same
views.

python bench/gaps.py [GAME PLAYERS…]    default: $CONE with 2, 3, 4, 6 and 10 players

A duel shows a small advantage only after thousands of games. Here every legal move of a view is played in the
same imagined worlds, and sensible bots play on to the end: what a choice wins more than sensible's is known far
better than who won. "at most" is what the best move of each view seems to win: luck adds to it, never takes away.
The last column compares the two strongest, view by view: that is known better than either figure.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
from ladders import SEED, player
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import sobremesa
from sobremesa.bots.judgement import judge, worth
from sobremesa.bots.master import has_master
from sobremesa.bots.observation import seen
from sobremesa.bots.sensible import SensibleBot, prepare
from sobremesa.rules.cards import Word
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import actors, any_seat, play, resample
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, copy, row
from sobremesa.rules.state import View

VIEWS, TRIES = 250, 8_000
ONE_IN = 5  # choices of a deal that are looked at
Z = 1.96


@entry
def tried(batch: Batch, seat: int, move: int, seed: Word, ends: NDArray[Any]) -> None:
    """What each of some imagined deals was worth to a seat that began with a move."""
    for i in range(ends.size):
        luck = scatter(seed + Word(i + 1) * STRIDE)
        batch[1] = batch[0]
        s = row(batch, 1)
        rekey(s, luck, seed)
        resample(s, seat)
        actor, chosen = seat, move
        while True:
            play(s, actor, chosen)
            owed = actors(s)
            if owed == 0:
                break
            luck = scatter(luck + STRIDE)
            actor = any_seat(owed, luck)
            chosen = judge(s, actor, luck)
        ends[i] = worth(s, seat)


@cache
def views(game: str, players: int) -> list[View]:
    """Choices in deals of sensible bots; to say the word or to catch is none."""
    setup, luck, bot = sobremesa.game(game, players=players), Random(5), SensibleBot(5)
    found: list[View] = []
    deal = 500_000
    while len(found) < VIEWS:
        state, deal = setup.deal(deal), deal + 1
        while not state.over:
            view = state.view(luck.choice(state.actors))
            names = {str(move) for move in view.legal(view.seat)}
            if len(names) > 1 and not names & {"call", "catch"} and luck.random() < 1 / ONE_IN:
                found.append(view)
            state = state.play(view.seat, bot.choose(view))
    return found[:VIEWS]


def values(view: View) -> dict[int, float]:
    """What every legal move of a view wins."""
    batch, ends, found = copy(seen(view), 2), np.zeros(TRIES), {}
    for move in view.legal(view.seat):
        tried(batch, view.seat, move.number, Word(77), ends)
        found[move.number] = float(ends.mean())
    return found


def names(game: str) -> list[str]:
    return ["search@20", "search@200", *(["master"] if has_master(sobremesa.games()[game]) else [])]


def gains(game: str, players: int, i: int) -> list[float]:
    """What the choices of each bot win more than sensible's, and what the best move does."""
    prepare(sobremesa.games()[game].rules)
    view = views(game, players)[i]
    worths = values(view)
    plain = worths[SensibleBot(SEED).choose(view).number]
    chosen = [player(name, game, players).choose(view).number for name in names(game)]
    return [*(worths[move] - plain for move in chosen), max(worths.values()) - plain]


def header(bots: list[str]) -> list[str]:
    """What the columns are."""
    last, before = bots[-1], bots[-2]
    return ["players", *(f"{name} wins more" for name in bots), "at most", f"{last} more than {before}"]


def interval(gained: NDArray[np.float64]) -> str:
    half = Z * float(np.std(gained, ddof=1)) / sqrt(len(gained))
    return f"{100 * np.mean(gained):.2f} ± {100 * half:.2f}"


def main() -> None:
    game, *sizes = sys.argv[1:] or ["cone"]
    columns = header(names(game))
    print(f"| {' | '.join(columns)} |")
    print("|---" * len(columns) + "|")
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for number in map(int, sizes or ("2", "3", "4", "6", "10")):
            asked = pool.map(partial(gains, game, number), range(VIEWS))
            found = np.array(list(track(asked, f"{number} players", VIEWS, console=Console(stderr=True))))
            *bots, most = found.T
            cells = [*map(interval, bots), f"{100 * most.mean():.2f}", interval(bots[-1] - bots[-2])]
            print(f"| {number} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
