"""Random deals on a GPU: the tally is that of `sim.batch.simulate`, to the last count."""

import time

import cupy as cp
import numpy as np

from sobremesa.gpu.launching import by_word, launch
from sobremesa.gpu.modules import kernel
from sobremesa.rules.state import Setup
from sobremesa.sim.batch import Tally

BLOCK, BLOCKS = 256, 3  # threads of a block, blocks of a multiprocessor


def simulate(setup: Setup, games: int, seed: int) -> Tally:
    """Play `games` deals at random."""
    total = Tally(games=games)
    play, like, blank = kernel(setup.game.rules, "playout"), cp.zeros(0, np.uint8), by_word(setup.blank(told=False))
    wins, lengths, endings = map(cp.asarray, (total.wins, total.lengths, total.endings))
    moves = cp.zeros(2, np.int64)
    threads = BLOCK * BLOCKS * cp.cuda.Device().attributes["MultiProcessorCount"]
    started = time.perf_counter()
    numbers = (np.uint64(seed), np.int64(0), np.int64(games))
    launch(play, threads, like, blank, *numbers, wins, lengths, endings, moves, block=BLOCK)
    total.wins, total.lengths, total.endings = wins.get(), lengths.get(), endings.get()
    total.moves = int(moves[0])
    total.seconds = time.perf_counter() - started
    return total
