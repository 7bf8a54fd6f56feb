"""Answering a question: its deals in chunks, all settings of it deal by deal, on every core."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count

import numpy as np

from sobremesa.lab.counting import layout
from sobremesa.lab.counting.desk import Counts
from sobremesa.lab.counting.tally import differ, play_deals
from sobremesa.lab.memory import desk_of
from sobremesa.lab.question import Question
from sobremesa.lab.setting import settings
from sobremesa.rules.cards import Word
from sobremesa.sim.crew import Crew, Threads

CHUNK = 512  # deals that are played at a time
SLOW = 8  # the same where somebody searches
JOBS = 64  # jobs are no larger than a chunk while a question has fewer: many may be waiting for one


@dataclass
class Found:
    """What the deals of a question add up to: a tally for each setting, and for each but the first its differences."""

    tallies: list[Counts]
    differences: list[Counts]
    seconds: float = field(default=0.0, compare=False)

    @classmethod
    def of(cls, many: int) -> "Found":
        """Nothing yet, of so many settings."""
        sums = 2 * layout.COLUMNS
        return cls(
            [np.zeros(layout.SIZE, np.int64) for _ in range(many)], [np.zeros(sums, np.int64) for _ in range(many - 1)]
        )

    @property
    def played(self) -> int:
        """How many deals (or matches) of each setting there are."""
        return int(self.tallies[0][layout.PLAYED])

    def add(self, other: "Found") -> None:
        """Count another part of the run in."""
        for mine, theirs in zip(self.tallies + self.differences, other.tallies + other.differences, strict=True):
            mine += theirs


def play_chunk(question: Question, first: int, deals: int) -> Found:
    """Play some deals in every setting. A question is a plain value, so this is a job for any process."""
    seated = settings(question)
    found = Found.of(len(seated))
    rows = [np.zeros((deals, layout.COLUMNS), np.int32) for _ in seated]
    for setting, own, tally in zip(seated, rows, found.tallies, strict=True):
        desk = desk_of(setting, match=question.unit == "match", rotate=question.rotate)
        play_deals(desk, Word(question.seed), first, own, tally)
    for own, sums in zip(rows[1:], found.differences, strict=True):
        differ(own, rows[0], sums)
    return found


def run(
    question: Question,
    *,
    threads: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> Found:
    """Play the deals of a question; `progress` hears how many are done (or, where a time was asked for, how many
    hundredths of it are over). A crew has CPUs of its own.
    """
    crew = crew or Threads(threads)
    total, started = Found.of(len(settings(question))), time.perf_counter()
    for part in crew.share_out(jobs(question, crew.portion, started)):
        total.add(part)
        if progress is not None:
            spent = time.perf_counter() - started
            progress(total.played if question.seconds is None else int(100 * spent / question.seconds))
    total.seconds = time.perf_counter() - started
    return total


def jobs(question: Question, portion: int, started: float) -> Iterator[Callable[[], Found]]:
    """Chunks of deals, as many as were asked for, or as long. A crew whose jobs have their price is given several
    chunks at a time, but not where a time was asked for: what was begun is played to its end.
    """
    chunk = chunk_of(question)
    size = chunk * max(1, min(portion, (question.deals or 0) // (chunk * JOBS)))
    for first in count(0, size):
        if question.seconds is None:
            left = (question.deals or 0) - first
        else:
            left = size if not first or time.perf_counter() - started < question.seconds else 0
        if left <= 0:
            return
        yield partial(play_chunk, question, first, min(size, left))


def chunk_of(question: Question) -> int:
    """How many deals are played at a time: fewer where somebody searches."""
    return SLOW if any("@" in bot for setting in settings(question) for bot in setting.bots) else CHUNK
