"""What a table of a training does, compiled: deals that follow each other, seen as the net sees them.

A step makes the move of an action and goes on until somebody who learns has a choice: seats that bots have play by
judgement, and who can do one thing only does it. Where a deal ends, what it gave is written down and the next begins.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.asking import asked, begin, share
from sobremesa.bots.judgement import judge, worth
from sobremesa.bots.net import is_single, lowest
from sobremesa.bots.sketch import Rows, action, arrange, sketch
from sobremesa.rules import engine
from sobremesa.rules.cards import EMPTY, ONE, Word, least
from sobremesa.rules.chance import STRIDE, scatter
from sobremesa.rules.engine import Deal, legal
from sobremesa.rules.jit import entry, lent, rule, seldom
from sobremesa.rules.record import Batch, row

CHOICE = -1  # instead of a move: there are several
FRESH = -1  # instead of an action: a table begins

Numbers = NDArray[np.int64]
Rewards = NDArray[np.float32]


class Arrays(NamedTuple):
    """The tables; arrays have a row for each."""

    states: Batch
    blanks: Batch  # one for each setup: table e has number e modulo their number
    deals: Numbers  # begun so far
    luck: NDArray[np.uint64]  # of the bots
    bots: Numbers  # the seats that bots have, as bits
    seat: NDArray[np.int8]  # who is asked
    order: NDArray[np.uint64]  # how that seat puts in order what could be exchanged (bots/sketch.py)
    sight: Rows  # what that seat sees
    allowed: Rows  # 1 for each action that it may choose
    share: Rewards  # what each seat got of the win, if the last step ended a deal
    worth: Rewards  # what the end was worth to each seat, likewise
    done: NDArray[np.int8]  # whether it did


@rule
def move_of(s: Deal, seat: int, order: Word, chosen: int) -> int:
    """The first legal move of an action."""
    moves = legal(s, seat)
    for word in range(len(moves)):
        rest = moves[word]
        while rest != EMPTY:
            move = 64 * word + least(rest)
            rest &= rest - ONE
            if action(s, seat, order, move) == chosen:
                return move
    return CHOICE


@rule
def offer(s: Deal, seat: int, orders: NDArray[np.uint64], allowed: Rows, e: int) -> int:
    """Write which actions a seat may choose, and its order. The move, if there is but one of them; else CHOICE."""
    moves = legal(s, seat)
    if is_single(moves):
        return lowest(moves)
    for place in range(allowed.shape[1]):
        allowed[e, place] = 0
    order, count, only = arrange(s, seat), 0, CHOICE
    orders[e] = order
    for word in range(len(moves)):
        rest = moves[word]
        while rest != EMPTY:
            move = 64 * word + least(rest)
            rest &= rest - ONE
            place = action(s, seat, order, move)
            if place >= 0 and not allowed[e, place]:
                allowed[e, place] = 1
                count += 1
                only = move
    return only if count == 1 else CHOICE


@rule
def pay(s: Deal, e: int, shares: Rewards, worths: Rewards) -> None:
    """Write what the end of a deal gave to each seat."""
    for seat in range(s.players):
        shares[e, seat] = share(s, seat)
        worths[e, seat] = worth(s, seat)


@rule
def draw(s: Deal, seat: int, order: Word, sight: Rows, e: int) -> None:
    """Write what a seat sees."""
    for at in range(sight.shape[1]):
        sight[e, at] = 0
    sketch(s, seat, order, sight, e)


@entry
def step(a: Arrays, actions: Numbers, seed: Word, first: int, last: int) -> None:
    """Step tables first..last-1; the action FRESH begins with a table's next deal."""
    a = _all_lent(a)
    for e in range(first, last):
        s = row(a.states, e)
        a.done[e] = 0
        seat, fresh = int(a.seat[e]), actions[e] == FRESH
        move = CHOICE if fresh else move_of(s, seat, a.order[e], actions[e])
        while True:
            if not fresh:
                engine.play(s, seat, move)
                seat = asked(s)
            if fresh or seat < 0:
                seat = _next_deal(a, s, seed, e, fresh)
                fresh = False
            if (a.bots[e] >> seat) & 1:
                a.luck[e] += STRIDE
                move = judge(s, seat, scatter(a.luck[e]))
            else:
                move = offer(s, seat, a.order, a.allowed, e)
                if move == CHOICE:
                    break
        a.seat[e] = seat
        draw(s, seat, a.order[e], a.sight, e)


@seldom
def _next_deal(a: Arrays, s: Deal, seed: Word, e: int, fresh: bool) -> int:
    """Write down how a deal ended, unless none did or another one has in this step; deal again. Who is asked."""
    if not fresh and not a.done[e]:
        a.done[e] = 1
        pay(s, e, a.share, a.worth)
    a.states[e] = a.blanks[e % a.blanks.size]
    a.luck[e] = begin(s, seed, e, a.deals[e])
    a.deals[e] += 1
    return asked(s)


@rule
def _all_lent(a: Arrays) -> Arrays:
    return Arrays(
        lent(a.states), lent(a.blanks), lent(a.deals), lent(a.luck), lent(a.bots), lent(a.seat), lent(a.order),
        lent(a.sight), lent(a.allowed), lent(a.share), lent(a.worth), lent(a.done),
    )  # fmt: skip
