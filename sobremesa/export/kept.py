"""Matches of people, as a database has them: those that are over and whose table had agreed to it.

Nothing of a row leads back to a table: matches get names that are made up for each export, come in an order that is
made up, too, and of who played it is only said that it was a person.
"""

import asyncio
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from random import SystemRandom
from typing import Any, NamedTuple

from sobremesa.export.crew import in_order
from sobremesa.export.decisions import Act, follow
from sobremesa.export.files import Files, Progress, format_of
from sobremesa.rules.errors import BadOption, Illegal, Unreadable
from sobremesa.rules.game import Value, find, games
from sobremesa.rules.state import Setup
from sobremesa.table.core.entries import AnyEntry, HandedOver, Played, Started
from sobremesa.table.core.matches import Chapter
from sobremesa.table.store.reader import Reader

FEW = 200  # matches that are written sooner than other processes have started


class Log(NamedTuple):
    """A match of people, without them: what another process needs to follow it."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seed: int
    acts: list[tuple[int, str, str]]  # seat, move, player


class Counted(NamedTuple):
    """How many matches were written, and how many could not be: their rules are gone."""

    matches: int
    lost: int


class Kept:
    """The matches of a database that may be published, in no order that tells of their tables."""

    def __init__(self, runner: asyncio.Runner, reader: Reader, game: str | None) -> None:
        self._runner, self._reader, self._game = runner, reader, game
        self._agreed = runner.run(reader.agreed())
        SystemRandom().shuffle(self._agreed)

    def __len__(self) -> int:
        """How many may be published, of all games."""
        return len(self._agreed)

    def write(self, files: Files, format: str, processes: int, progress: Progress) -> Counted:
        """Write them, those of one game or of all; `progress` hears how many were looked at."""
        files.renew(games() if self._game is None else [self._game])
        jobs = (partial(_job, log, format) for log in self._logs(progress))
        matches = lost = 0
        for found in in_order(jobs, processes if len(self) >= FEW else 1):
            if found is None:
                lost += 1
            else:
                matches += 1
                files.write(*found)
        return Counted(matches, lost)

    def _logs(self, progress: Progress) -> Iterator[Log]:
        """The matches that were played to their end. One that everybody has left has no result."""
        run, reader = self._runner.run, self._reader
        for seen, (code, number) in enumerate(self._agreed, 1):
            progress(seen)
            chapter = run(reader.chapter(code, number))
            if chapter is None or self._game not in (None, chapter.game) or not finished(chapter):
                continue
            lines = run(reader.entries(code, chapter.first - 1, chapter.last, talk=False))
            yield log_of(chapter, [entry for entry, _ in lines])


@contextmanager
def kept(url: str, game: str | None) -> Iterator[Kept]:
    """The matches of a database, of one game or of all, while it is open."""
    with asyncio.Runner() as runner:
        reader = runner.run(Reader.beside(url))
        try:
            yield Kept(runner, reader, game)
        finally:
            runner.run(reader.close())


def finished(chapter: Chapter) -> bool:
    """Whether a match was played to its end."""
    return bool(chapter.deals and chapter.deals[-1].champions)


def log_of(chapter: Chapter, entries: Iterable[AnyEntry]) -> Log:
    """A match from its entries, without a word about who played it."""
    seed, acts, stand_ins = 0, list[tuple[int, str, str]](), dict[int, str]()
    for entry in entries:
        if isinstance(entry, Started):
            seed = int(entry.key, 16)
        elif isinstance(entry, HandedOver):
            stand_ins[entry.seat] = entry.level
        elif isinstance(entry, Played):
            levels = {"bot": chapter.chairs[entry.seat].bot, "stand-in": stand_ins.get(entry.seat, "")}
            acts += [(entry.seat, move, levels.get(entry.by, entry.by)) for move in entry.moves]
    return Log(secrets.token_hex(8), chapter.game, chapter.rules, chapter.options, seed, acts)


def _job(log: Log, format: str) -> tuple[str, tuple[int, Any]] | None:
    """The rows of a match; none, if nobody has its rules any more."""
    try:
        game = find(log.game)
        setup = Setup(game, game.recall(log.rules, log.options))
        acts = [Act(seat, setup.number(move), player) for seat, move, player in log.acts]
        return game.name, format_of(format).encode([follow(log.id, setup, log.seed, acts)])
    except (BadOption, Unreadable, Illegal):
        return None
