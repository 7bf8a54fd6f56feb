"""Pondering: a net looks ahead. Each of its better moves is tried in the same imagined worlds, and the net is asked
again what the seat's next decision promises.

In a world (the view, with everything unknown dealt anew) a move is made, rivals go on by judgement and the seat itself
as the net prefers, until others have moved and the seat has a choice again, or the deal is over. All moves that are
still in question see the same worlds, so luck favours none of them; half of them are dropped from time to time.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.asking import asked
from sobremesa.bots.judgement import judge, win
from sobremesa.bots.net import Net, Notes, look, net_lent, notes_lent, prefer, promise
from sobremesa.bots.sketch import action, arrange
from sobremesa.rules import engine
from sobremesa.rules.cards import EMPTY, ONE, Word, least
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import Deal, legal, resample
from sobremesa.rules.jit import entry, lent, rule, seldom
from sobremesa.rules.record import Batch, copy, row

VIEW, WORLD, STATE = ROWS = range(3)  # of a ponder's batch
FAR = 400  # moves that are imagined at most
SEVERAL = -1  # instead of a move


class Ponder(NamedTuple):
    """What pondering takes: records, the net and its notes, the moves in question, and what they promised so far."""

    batch: Batch
    net: Net
    notes: Notes
    moves: NDArray[np.int64]
    promised: NDArray[np.float64]

    @classmethod
    def of(cls, view: Batch, net: Net, moves: list[int]) -> "Ponder":
        """About to ponder some moves."""
        return cls(copy(view, len(ROWS)), net, Notes.of(net), np.array(moves, np.int64), np.zeros(len(moves)))


@entry
def ponder(p: Ponder, seat: int, seed: Word, first: int, worlds: int, moves: int, turns: int, theirs: int) -> None:
    """Try the first `moves` of the moves in worlds number first, first + 1, …; look so many own turns ahead."""
    batch, net, notes = lent(p.batch), net_lent(p.net), notes_lent(p.notes)
    for i in range(first, first + worlds):
        luck = scatter(seed + Word(i + 1) * STRIDE)
        batch[WORLD] = batch[VIEW]
        world = row(batch, WORLD)
        rekey(world, luck, seed)
        resample(world, seat)
        for n in range(moves):
            batch[STATE] = batch[WORLD]
            p.promised[n] += _follow(row(batch, STATE), seat, p.moves[n], luck, net, notes, turns, theirs)


@seldom
def _follow(s: Deal, seat: int, move: int, luck: Word, net: Net, notes: Notes, turns: int, theirs: int) -> float:
    """What a move promises in a world."""
    engine.play(s, seat, move)
    others = False
    for _ in range(FAR):
        actor = asked(s)
        if actor < 0:
            return win(s, seat)
        luck = scatter(luck + STRIDE)
        if actor != seat:
            others = True
            engine.play(s, actor, prefer(s, actor, net, notes) if theirs else judge(s, actor, luck))
            continue
        only = single(s, seat)
        if only == SEVERAL and others:
            turns -= 1
            others = False
            if turns == 0:
                look(s, seat, net, notes)
                return promise(notes)
        engine.play(s, seat, only if only != SEVERAL else prefer(s, seat, net, notes))
    return 1.0 / s.players


@rule
def single(s: Deal, seat: int) -> int:
    """The only move that a seat would think about, or SEVERAL."""
    order, moves = arrange(s, seat), legal(s, seat)
    found, where = SEVERAL, -1
    for word in range(len(moves)):
        rest = moves[word]
        while rest != EMPTY:
            move = 64 * word + least(rest)
            rest &= rest - ONE
            place = action(s, seat, order, move)
            if place >= 0 and place != where:
                if where >= 0:
                    return SEVERAL
                found, where = move, place
    return found


@entry
def rank(batch: Batch, seat: int, net: Net, notes: Notes, moves: NDArray[np.int64], said: NDArray[np.float64]) -> int:
    """Write the moves that a seat would think about, one for each action, and what the net says of them; how many."""
    net, notes = net_lent(net), notes_lent(notes)
    s = row(batch, 0)
    order, legals = look(s, seat, net, notes), legal(s, seat)
    count = 0
    for word in range(len(legals)):
        rest = legals[word]
        while rest != EMPTY and count < moves.size:
            move = 64 * word + least(rest)
            rest &= rest - ONE
            place = action(s, seat, order, move)
            if place >= 0 and notes.sight.size > 0:
                if _new(notes, place, moves, count, s, seat, order):
                    moves[count], said[count] = move, notes.said[place]
                    count += 1
    return count


@rule
def _new(notes: Notes, place: int, moves: NDArray[np.int64], count: int, s: Deal, seat: int, order: Word) -> bool:
    """Whether no move before it has the same action."""
    for n in range(count):
        if action(s, seat, order, moves[n]) == place:
            return False
    return True
