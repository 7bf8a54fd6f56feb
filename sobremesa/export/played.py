"""Matches of bots, as many as wanted: the same seed gives the same rows, whatever the number of processes.

Match number i of seed S is dealt from seed S + (i << 64), as in a simulation. The bots take turns in the seats.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from random import Random
from typing import Any

from sobremesa.bots import Bot
from sobremesa.bots.named import named
from sobremesa.export.crew import in_order
from sobremesa.export.decisions import Act, Match, follow
from sobremesa.export.files import Files, Progress, format_of
from sobremesa.rules.errors import Illegal, SobremesaError
from sobremesa.rules.game import find
from sobremesa.rules.state import Setup

PORTION = 8  # matches, or deals, that a process plays at a time


@dataclass(frozen=True)
class Order:
    """What is to be played: as words and numbers, so that every process can be told."""

    game: str
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    seed: int
    whole: bool  # matches, or only their first deals
    format: str
    iterations: int | None = None

    @property
    def setup(self) -> Setup:
        """The game with its options."""
        return Setup(find(self.game), dict(self.options))

    @property
    def seated(self) -> list[Bot]:
        """The bots."""
        return [named(name, self.seed, iterations=self.iterations, game=find(self.game)) for name in self.bots]


def export_played(order: Order, many: int, files: Files, processes: int, progress: Progress) -> None:
    """Play matches and write them; `progress` hears how many are done."""
    done = 0
    for played, rows in in_order(_jobs(order, many), processes):
        files.write(order.game, rows)
        done += played
        progress(done)


def _jobs(order: Order, many: int) -> Iterator[partial[tuple[int, tuple[int, Any]]]]:
    for first in range(0, many, PORTION):
        yield partial(_job, order, first, min(PORTION, many - first))


def _job(order: Order, first: int, many: int) -> tuple[int, tuple[int, Any]]:
    return many, format_of(order.format).encode([play(order, number) for number in range(first, first + many)])


@cache
def _company(order: Order) -> tuple[Setup, list[Bot]]:
    return order.setup, order.seated


def play(order: Order, number: int) -> Match:
    """A match, or its first deal, by its number."""
    setup, bots = _company(order)
    places = [(seat + number) % len(bots) for seat in range(setup.players)]
    seed = order.seed + (number << 64)
    try:
        acts = list(_acts(setup, seed, [bots[each] for each in places], [order.bots[each] for each in places], order))
    except Illegal as error:
        raise SobremesaError(f"in number {number} a bot broke the rules: {error}") from error
    return follow(_name(order, number), setup, seed, acts)


def _acts(setup: Setup, seed: int, seated: Sequence[Bot], names: Sequence[str], order: Order) -> Iterator[Act]:
    """What the bots do; seats that owe a decision together are asked in random order."""
    luck, state = Random(seed), setup.deal(seed)
    while True:
        while not state.over:
            seat = luck.choice(state.actors)
            move = seated[seat].choose(state.view(seat))
            yield Act(seat, move.number, names[seat])
            state = state.play(seat, move)
        if not order.whole or (state.outcome and state.outcome.champions):
            return
        state = state.next_deal()


def _name(order: Order, number: int) -> str:
    """What a match is called: the same in each run, and another with anything else that was ordered."""
    played = (order.game, order.options, order.bots, order.seed, order.whole, order.iterations, number)
    return blake2b(repr(played).encode(), digest_size=8).hexdigest()
