"""Worlds that a view could be of, played to their ends by judgement: what a net expects on the way, and what comes.

Two turns begin in the same worlds, as in the page (web/src/analysis). In each world the net says what the seat's next
choice promises (or the end, if there is none), and the deal goes on to its end.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.asking import OVER, asked
from sobremesa.bots.judgement import judge
from sobremesa.bots.net import Net, Notes, look, net_lent, notes_lent, promise
from sobremesa.rules.cards import EMPTY, ONE, Word
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import Deal, legal, play, resample
from sobremesa.rules.jit import entry, lent, rule, seldom
from sobremesa.rules.record import Batch, copy
from sobremesa.rules.record import row as row_of

LONGEST = 3000  # moves that are imagined, as in the page
JUDGED = -1  # instead of a move: what judgement does
TURNS = 2


class Counted(NamedTuple):
    """By turn and world: what the net expected when the seat had a choice again, and whether the deal was won."""

    expected: NDArray[np.float64]
    won: NDArray[np.int64]


def counted(
    view: Batch, seat: int, turns: tuple[int, int], seed: int, worlds: int, net: Net, together: float
) -> Counted:
    """Play worlds of a view to their ends, after one turn and after the other; a win is shared by so many."""
    found = Counted(np.zeros((TURNS, worlds)), np.zeros((TURNS, worlds), np.int64))
    follow(copy(view, 2), seat, *turns, Word(seed), together, net, Notes.of(net), *found)
    return found


@entry
def follow(
    batch: Batch, seat: int, one: int, two: int, seed: Word, together: float, net: Net, notes: Notes,
    expected: NDArray[np.float64], won: NDArray[np.int64],
) -> None:  # fmt: skip
    """Fill in what is counted. Two turns that are the same are played once."""
    net, notes = net_lent(net), notes_lent(notes)
    expected, won = lent(expected), lent(won)
    for i in range(won.shape[1]):
        for turn in range(1 if one == two else TURNS):
            luck = scatter(seed + Word(i + 1) * STRIDE)
            batch[1] = batch[0]
            s = row_of(batch, 1)
            rekey(s, luck, seed)
            resample(s, seat)
            move = one if turn == 0 else two
            if move != JUDGED:
                play(s, seat, move)
            expected[turn, i], luck = _to_a_choice(s, seat, luck, together, net, notes)
            won[turn, i] = _to_the_end(s, seat, luck)


@seldom
def _to_a_choice(s: Deal, seat: int, luck: Word, together: float, net: Net, notes: Notes) -> tuple[float, Word]:
    """What a world promises when others have moved and the seat has a choice again; and the luck of who plays on."""
    others = False
    for _ in range(LONGEST):
        actor = asked(s)
        if actor == OVER:
            break
        if actor == seat and others and _several(s, seat):
            look(s, seat, net, notes)
            return min(1.0, promise(notes) * together), luck
        others |= actor != seat
        luck = scatter(luck + STRIDE)
        play(s, actor, judge(s, actor, luck))
    return float((s.winners >> seat) & 1), luck


@seldom
def _to_the_end(s: Deal, seat: int, luck: Word) -> int:
    """Whether the seat wins."""
    for _ in range(LONGEST):
        actor = asked(s)
        if actor == OVER:
            break
        luck = scatter(luck + STRIDE)
        play(s, actor, judge(s, actor, luck))
    return (s.winners >> seat) & 1


@rule
def _several(s: Deal, seat: int) -> bool:
    """Whether a seat has a choice."""
    moves, count = legal(s, seat), 0
    for word in range(len(moves)):
        if moves[word] != EMPTY:
            count += 1 if moves[word] & (moves[word] - ONE) == EMPTY else 2
    return count > 1
