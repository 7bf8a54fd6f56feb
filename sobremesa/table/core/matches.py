"""Matches that are over: what can be read of them, and where in the log of their table they lie."""

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.rules.game import Value, find
from sobremesa.table.core.entries import AnyEntry, Opened, Played, Renewed, Started
from sobremesa.table.core.fold import stages
from sobremesa.table.core.shuffle import Shuffle
from sobremesa.table.core.story import unpack
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import Chair, Event, Fork, Result


class Match(Struct, frozen=True):
    """A match that is over: the whole truth, the key of its shuffles included."""

    game: str
    rules: int
    options: dict[str, Value]
    seed: Annotated[str, Meta(description="in hexadecimal")]
    moves: Annotated[tuple[str, ...], Meta(description='seat and move: "P0 R5"')]
    chairs: Annotated[tuple[Chair, ...], Meta(description="who sat there when it ended")]
    deals: tuple[Result, ...]
    story: Annotated[
        tuple[Event, ...],
        Meta(description="what happened in the deals that ended, as everybody saw it; nothing, if it was not kept"),
    ]
    shuffle: Annotated[
        Shuffle | None, Meta(description="what the seed was derived from; null for a match from before it was")
    ] = None
    forks: tuple[Fork, ...] = ()


class Chapter(Struct, frozen=True):
    """A match in the index of a log: from which entry to which it lies there, and what only a fold could tell of it."""

    number: int
    first: int
    last: int
    game: str
    rules: int
    options: dict[str, Value]
    chairs: tuple[Chair, ...]
    deals: tuple[Result, ...]


def chapter(table: Table) -> Chapter | None:
    """The match that has just ended at a table; none while it is played, or if its rules are lost."""
    if table.stage != "over" or table.lost:
        return None
    game, options = table.setup.game, table.setup.options
    return Chapter(table.match, table.begun, table.size, game.name, game.version, options, table.chairs, table.deals)


def read_match(found: Chapter, entries: Iterable[AnyEntry]) -> Match:
    """A match from its own entries alone; `OtherRules` or `BadOption` if its rules are lost since it was indexed."""
    game = find(found.game)
    options = game.recall(found.rules, found.options)
    return _match(game.name, game.version, options, found.chairs, found.deals, entries)


def find_match(
    lines: Sequence[tuple[AnyEntry, int]], number: int, *, blind: bool = False
) -> tuple[Match, Chapter | None] | None:
    """A match from the whole log of its table, if it is over, and how it is indexed."""
    options, own = dict[str, Value](), list[AnyEntry]()
    for (entry, _), table in zip(lines, stages(lines, blind=blind), strict=True):
        if isinstance(entry, Opened | Renewed):
            options = entry.options
        elif isinstance(entry, Started):
            own = []
        own.append(entry)
        if table.match == number and table.stage == "over":
            found = chapter(table)
            if found is not None:
                return read_match(found, own), found
            return _match(table.opened.game, table.rules, options, table.chairs, table.deals, own), None
    return None


def _match(
    game: str,
    rules: int,
    options: dict[str, Value],
    chairs: tuple[Chair, ...],
    deals: tuple[Result, ...],
    entries: Iterable[AnyEntry],
) -> Match:
    seed, shuffle, forks, moves, story = "", None, tuple[Fork, ...](), list[str](), list[Event]()
    for entry in entries:
        if isinstance(entry, Started):
            seed, shuffle, forks, moves = f"{int(entry.key, 16):x}", entry.shuffle, entry.forks, list(entry.moves)
        elif isinstance(entry, Played):
            moves += [f"P{entry.seat} {move}" for move in entry.moves]
            story += unpack(entry.story)
    return Match(game, rules, options, seed, tuple(moves), chairs, deals, tuple(story), shuffle, forks)
