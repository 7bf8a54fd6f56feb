"""The ladder: every bot against every other, on the same deals, with intervals and a rating."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import sqrt

import numpy as np
from openskill.models import PlackettLuce

from sobremesa.bots import Bot, warming
from sobremesa.bots.chance import ChanceBot
from sobremesa.bots.sensible import SensibleBot
from sobremesa.rules.errors import BadOption, Illegal, SobremesaError
from sobremesa.rules.state import Setup
from sobremesa.sim.contest import Results, contest, is_quick, lineups
from sobremesa.sim.crew import Crew, Settled, Threads, settled, written
from sobremesa.sim.report import Z

CHUNK = 32  # deals that a thread plays at a time when all is compiled


@dataclass(frozen=True)
class Estimate:
    """A mean and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, sample: Results) -> "Estimate":
        """The mean of a sample of deals, which are independent of each other."""
        mean = float(sample.mean())
        half = Z * float(sample.std(ddof=1)) / sqrt(sample.size) if sample.size > 1 else float("inf")
        return cls(mean, mean - half, mean + half)


@dataclass(frozen=True)
class Duel:
    """Two bots, and what they reached: a row for each deal, wins of both and points of both."""

    first: str
    second: str
    players: int
    results: Results

    @property
    def share(self) -> Estimate:
        """The share of the wins that the first bot took; half is parity, whatever the number of players."""
        found = Estimate.of(self.results[:, 0] / len(lineups(self.players)))
        return Estimate(found.mean, max(found.low, 0.0), min(found.high, 1.0))

    @property
    def points(self) -> Estimate:
        """The points that a seat of the first bot made more than one of the second, in a deal."""
        seats = len(lineups(self.players)) * self.players / 2
        return Estimate.of((self.results[:, 2] - self.results[:, 3]) / seats)

    @property
    def mirrored(self) -> "Duel":
        """The same duel, told from the other side."""
        return Duel(self.second, self.first, self.players, self.results[:, [1, 0, 3, 2]])


@dataclass(frozen=True)
class Rating:
    """What openskill makes of the duels: the mean, and how sure it is."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Ladder:
    """The duels of some bots, and their ratings, best first."""

    duels: list[Duel]
    ratings: dict[str, Rating]


def ladder(
    setup: Setup,
    bots: Mapping[str, Bot],
    deals: int,
    seed: int = 1,
    *,
    threads: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Let every two of the bots play `deals` deals in every lineup; `progress` hears how many are done.

    The bots are asked from several threads: one that keeps notes wants threads=1. A crew gets copies of them.
    """
    if len(bots) < 2:
        raise BadOption("a ladder needs two bots or more")
    pairs = list(combinations(bots, 2))
    results = {pair: np.zeros((deals, 4)) for pair in pairs}
    done, crew = 0, crew or Threads(threads)
    for pair, first, part in crew.share_out(_jobs(setup, bots, deals, seed, crew.portion)):
        results[pair][first : first + len(part)] = part
        done += len(part)
        if progress is not None:
            progress(done)
    duels = [Duel(*pair, setup.players, results[pair]) for pair in pairs]
    return Ladder(duels, _rate(list(bots), duels, deals))


def rehearse_duels(setup: Setup, bots: Iterable[Bot]) -> None:
    """Compile what these bots and their deals need, by doing a little of it."""
    contest(setup, (ChanceBot(1), SensibleBot(1)), 1, 0, 1)
    warming.rehearse(setup, *bots)


Part = tuple[tuple[str, str], int, Results]


def _jobs(setup: Setup, bots: Mapping[str, Bot], deals: int, seed: int, portion: int) -> Iterator[Callable[[], Part]]:
    """Every pair's deals in portions, the pairs in turns."""
    chunk = CHUNK * portion if all(is_quick(bot) for bot in bots.values()) else 1
    for first in range(0, deals, chunk):
        for pair in combinations(bots, 2):
            yield partial(_job, written(setup), bots, pair, seed, first, min(chunk, deals - first))


def _job(given: Settled, bots: Mapping[str, Bot], pair: tuple[str, str], seed: int, first: int, deals: int) -> Part:
    try:
        return pair, first, contest(settled(given), (bots[pair[0]], bots[pair[1]]), seed, first, deals)
    except Illegal as error:
        raise SobremesaError(
            f"in deal {first} of {pair[0]} against {pair[1]} a bot broke the rules: {error}"
        ) from error


def _rate(bots: list[str], duels: list[Duel], deals: int) -> dict[str, Rating]:
    """Every deal is one match of a duel: whoever took more of its wins has won it."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for deal in range(deals):
        for duel in duels:
            a, b = duel.results[deal, 0], duel.results[deal, 1]
            teams = [[ratings[duel.first]], [ratings[duel.second]]]
            [[ratings[duel.first]], [ratings[duel.second]]] = model.rate(teams, scores=[a, b])
    best_first = sorted(bots, key=lambda bot: -ratings[bot].mu)
    return {bot: Rating(ratings[bot].mu, ratings[bot].sigma) for bot in best_first}
