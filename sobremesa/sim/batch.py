"""Many deals at once: random legal play, compiled, on every core.

Deal number i of seed S is the deal of seed S + (i << 64), so any one of them can be dealt again alone.
What a run adds up are whole numbers, so the threads cannot change the result.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray

from sobremesa.rules import engine
from sobremesa.rules.cards import Word
from sobremesa.rules.chance import rekey, scatter
from sobremesa.rules.engine import SEATS
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, copy, row
from sobremesa.rules.state import Setup
from sobremesa.sim.crew import Crew, Settled, Threads, settled, written

CHUNK = 512  # deals a thread takes at a time
LONGEST = 20_000  # lengths of deals are counted up to here

Counts = NDArray[np.int64]


@entry
def play_chunk(batch: Batch, seed: Word, first: int, deals: int, wins: Counts, lengths: Counts, endings: Counts) -> int:
    """Play deals first..first+deals-1 from the blank record batch[0] in batch[1]; give the moves made."""
    moves = 0
    for i in range(first, first + deals):
        batch[1] = batch[0]
        s = row(batch, 1)
        rekey(s, seed, Word(i))
        engine.deal(s)
        made = engine.playout(s, scatter(seed ^ scatter(Word(i) + Word(1))))
        moves += made
        lengths[min(made, lengths.size - 1)] += 1
        endings[s.why] += 1
        for seat in range(s.players):
            wins[seat] += (s.winners >> seat) & 1
    return moves


@dataclass
class Tally:
    """What a run adds up."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    wins: Counts = field(default_factory=lambda: np.zeros(SEATS, np.int64))
    lengths: Counts = field(default_factory=lambda: np.zeros(LONGEST + 1, np.int64))
    endings: Counts = field(default_factory=lambda: np.zeros(256, np.int64))

    def add(self, other: "Tally") -> None:
        """Count another part of the run in."""
        self.games += other.games
        self.moves += other.moves
        self.wins += other.wins
        self.lengths += other.lengths
        self.endings += other.endings

    def quantile(self, share: float) -> int:
        """The length that this share of the deals does not exceed."""
        return int(np.searchsorted(np.cumsum(self.lengths), max(share * self.games, 1)))


def _chunk(given: Settled, seed: int, first: int, deals: int) -> Tally:
    blank, tally = settled(given).blank(told=False), Tally(games=deals)
    tally.moves = int(play_chunk(copy(blank, 2), Word(seed), first, deals, tally.wins, tally.lengths, tally.endings))
    return tally


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    *,
    threads: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play `games` deals at random on all cores, or by a crew; `progress` hears how many are done."""
    crew = crew or Threads(threads)
    chunk, given = CHUNK * crew.portion, written(setup)
    total = Tally()
    started = time.perf_counter()
    jobs = (partial(_chunk, given, seed, first, min(chunk, games - first)) for first in range(0, games, chunk))
    for part in crew.share_out(jobs):
        total.add(part)
        if progress is not None:
            progress(total.games)
    total.seconds = time.perf_counter() - started
    return total
