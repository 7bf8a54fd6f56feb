"""Two bots at one table: the same deals, with the seats exchanged until luck has favoured both alike.

A lineup says which bot sits where; the lineups of a pair are every rotation of one-by-one seating and its
mirror image, so that each bot sits equally often in each seat (and partners play for the same bot).
Deal number i of seed S is the deal of seed S + (i << 64), as in a simulation.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import Bot
from sobremesa.bots.chance import ChanceBot
from sobremesa.bots.judgement import judge
from sobremesa.bots.sensible import SensibleBot, prepare
from sobremesa.rules import engine
from sobremesa.rules.cards import Word, size
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import Deal, actors, any_of, any_seat, legal, play
from sobremesa.rules.jit import entry, rule, seldom
from sobremesa.rules.record import Batch, copy, row
from sobremesa.rules.state import Setup, State

CHANCE, SENSIBLE = range(2)
COMPILED: dict[type, int] = {ChanceBot: CHANCE, SensibleBot: SENSIBLE}  # bots that whole deals can be compiled with

Pair = tuple[Bot, Bot]
Lineups = NDArray[np.int8]
Results = NDArray[np.float64]


@cache
def lineups(players: int) -> Lineups:
    """Which of two bots, 0 or 1, sits where: each row a lineup, both bots equally often in every seat."""
    seating = [seat % 2 for seat in range(players)]
    mirror = [1 - each for each in seating]
    rows = {tuple(one[i:] + one[:i]) for one in (seating, mirror) for i in range(players)}
    return np.array(sorted(rows), np.int8)


@entry
def play_chunk(batch: Batch, seed: Word, first: int, seating: Lineups, levels: Lineups, out: Results) -> None:
    """Play the deals from `first` on, one for each row of `out`, in every lineup."""
    for i in range(out.shape[0]):
        for lineup in seating:
            batch[1] = batch[0]
            s = row(batch, 1)
            rekey(s, seed, Word(first + i))
            engine.deal(s)
            luck = scatter(seed ^ scatter(Word(first + i) + Word(1)))
            while True:
                owed = actors(s)
                if owed == 0:
                    break
                luck = scatter(luck + STRIDE)
                seat = any_seat(owed, luck)
                play(s, seat, _choice(s, seat, levels[lineup[seat]], luck))
            _count(s, lineup, out, i)


@seldom
def _choice(s: Deal, seat: int, level: int, luck: Word) -> int:
    luck = scatter(luck)
    if level == CHANCE:
        return any_of(legal(s, seat), luck)
    return judge(s, seat, luck)


@entry
def count(batch: Batch, lineup: Lineups, out: Results, i: int) -> None:
    """Count a deal that Python played."""
    _count(row(batch, 0), lineup, out, i)


@rule
def _count(s: Deal, lineup: Lineups, out: Results, i: int) -> None:
    """Wins and points of a finished deal; a win is shared, and one that nobody has is half for each bot."""
    winners = size(Word(s.winners))
    if winners == 0:
        out[i, 0] += 0.5
        out[i, 1] += 0.5
    for seat in range(s.players):
        bot = lineup[seat]
        if (s.winners >> seat) & 1:
            out[i, bot] += 1.0 / winners
        out[i, 2 + bot] += s.total[seat]


def is_quick(bot: Bot) -> bool:
    """Whether whole deals can be compiled with the bot."""
    return type(bot) in COMPILED


def contest(setup: Setup, bots: Pair, seed: int, first: int, deals: int) -> Results:
    """Wins and points of two bots, a row for each deal, added up over the lineups."""
    out = np.zeros((deals, 4))
    if not all(is_quick(bot) for bot in bots):
        for i in range(deals):
            for lineup in lineups(setup.players):
                state = _play(setup, [bots[each] for each in lineup], seed + (first + i << 64))
                count(state.batch, lineup, out, i)
    else:
        prepare(setup.game.rules)
        blank = setup.blank(told=False)
        levels = np.array([COMPILED[type(bot)] for bot in bots], np.int8)
        play_chunk(copy(blank, 2), Word(seed), first, lineups(setup.players), levels, out)
    return out


def _play(setup: Setup, seated: Sequence[Bot], seed: int) -> State:
    """Play a deal; seats that owe a decision together are asked in random order."""
    luck = Random(seed)
    state = setup.deal(seed)
    while not state.over:
        seat = luck.choice(state.actors)
        state = state.play(seat, seated[seat].choose(state.view(seat)))
    return state
