"""What search's and a master's choices are worth: they are tried out against sensible's, many times, from the same
views.

python bench/gaps.py [GAME PLAYERS…]    default: $CONE with 2, 3, 4, 6 and 10 players

A duel shows a small advantage only after thousands of games. Here every legal move of a view is played in the
same imagined worlds, and sensible bots play on to the end: what a choice wins more than sensible's is known far
better than who won. "at most" is what the best move of each view seems to win: luck adds to it, never takes away.
"""

import sys
from math import sqrt
from random import Random
from typing import Any

import numpy as np
from ladders import SEED, player
from numpy.typing import NDArray

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


def interval(gains: list[float]) -> str:
    half = Z * float(np.std(gains, ddof=1)) / sqrt(len(gains))
    return f"{100 * np.mean(gains):.2f} ± {100 * half:.2f}"


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "cone"
    prepare(sobremesa.games()[game].rules)
    names = ["search@20", "search@200", *(["master"] if has_master(sobremesa.games()[game]) else [])]
    print("| players | " + " | ".join(f"{name} wins more" for name in names) + " | at most |")
    print("|---" * (len(names) + 2) + "|")
    for number in map(int, sys.argv[2:] or ("2", "3", "4", "6", "10")):
        looked = views(game, number)
        worths = [values(view) for view in looked]
        plain = [worth[SensibleBot(SEED).choose(view).number] for view, worth in zip(looked, worths, strict=True)]
        cells = []
        for name in names:
            chosen = [player(name, game, number).choose(view).number for view in looked]
            gains = [worths[i][move] - plain[i] for i, move in enumerate(chosen)]
            cells.append(interval(gains))
        most = np.mean([max(worth.values()) - own for worth, own in zip(worths, plain, strict=True)])
        print(f"| {number} | {' | '.join(cells)} | {100 * most:.2f} |", flush=True)


if __name__ == "__main__":
    main()
