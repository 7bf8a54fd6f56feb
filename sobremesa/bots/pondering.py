"""Pondering: a net looks ahead. Its better moves are tried in the same imagined worlds, and what they promise there is
what the net thinks of the seat's next decision, what comes of it by judgement, or something between the two.

In a world (the view, with everything unknown dealt anew, and laid as players would lay it) a move is made, rivals go on
by judgement and the seat itself as the net prefers, until others have moved and the seat has a choice again. There the
net is asked for its chance; then judgement plays on for everybody, to the end or as far as the game has foresight. All
moves that are still in question see the same worlds, so luck favours none of them; the worse half is dropped from time
to time.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.asking import asked
from sobremesa.bots.judgement import foresight, judge, win, worth
from sobremesa.bots.net import NOTHING, UNIT, Net, Notes, look, net_lent, notes_lent, prefer, promise
from sobremesa.bots.sketch import action, arrange, suppose
from sobremesa.rules import engine
from sobremesa.rules.cards import EMPTY, ONE, Word, least
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import Deal, legal, resample
from sobremesa.rules.jit import entry, lent, rule, seldom
from sobremesa.rules.record import Batch, copy, row

VIEW, WORLD, STATE = ROWS = range(3)  # of a ponder's batch
MOST = 8  # moves that are pondered, at most: those that the net prefers
FAR = 400  # moves that are imagined, at most
LOYAL = 0.003  # what the net's own preference counts for beside what moves promise, for who believes the net alone
SEVERAL = -1  # instead of a move
WHOLE = 100  # the faith of who believes the net alone


class Ponder(NamedTuple):
    """What pondering takes: records, the net and its notes, and of the moves in question which they are, what the net
    says of them, and what they have promised so far.
    """

    batch: Batch
    net: Net
    notes: Notes
    moves: NDArray[np.int64]
    said: NDArray[np.int64]
    promised: NDArray[np.float64]

    @classmethod
    def of(cls, view: Batch, net: Net) -> "Ponder":
        """About to ponder a view."""
        numbers = np.zeros(MOST, np.int64)
        return cls(copy(view, len(ROWS)), net, Notes.of(net), numbers, numbers.copy(), np.zeros(MOST))


@entry
def decide(p: Ponder, seat: int, seed: Word, tries: int, faith: int) -> int:
    """The move that promises most to a seat after about so many tries; with none, the one that the net prefers. Of a
    promise so many hundredths are the net's chance, and the rest is what judgement makes of the deal.
    """
    p = Ponder(lent(p.batch), net_lent(p.net), notes_lent(p.notes), lent(p.moves), lent(p.said), lent(p.promised))
    count = _rank(p, seat)
    rounds, left = 0, count
    while left > 1:
        rounds, left = rounds + 1, (left + 1) // 2
    worlds = 0
    while count > 1 and tries > 0:
        fresh = max(tries // (rounds * count), 1)
        _try(p, seat, seed, worlds, fresh, count, faith)
        worlds += fresh
        _order(p, count, worlds, faith)
        count = (count + 1) // 2
    return int(p.moves[0])


@seldom
def _rank(p: Ponder, seat: int) -> int:
    """Find the moves that the net prefers, one for each action, the best first; how many there are."""
    s = row(p.batch, VIEW)
    order, moves = look(s, seat, p.net, p.notes), legal(s, seat)
    count = 0
    for word in range(len(moves)):
        rest = moves[word]
        while rest != EMPTY:
            move = 64 * word + least(rest)
            rest &= rest - ONE
            place = action(s, seat, order, move)
            if place >= 0 and p.notes.said[place] > NOTHING:
                count = _insert(p, move, p.notes.said[place], count)
                p.notes.said[place] = NOTHING  # its other moves do the same
    return count


@rule
def _insert(p: Ponder, move: int, said: int, count: int) -> int:
    """Put a move among the better ones, if it is one; how many there are then."""
    if count == MOST and said <= p.said[MOST - 1]:
        return count
    at = min(count, MOST - 1)
    while at > 0 and p.said[at - 1] < said:
        p.moves[at], p.said[at] = p.moves[at - 1], p.said[at - 1]
        at -= 1
    p.moves[at], p.said[at] = move, said
    p.promised[min(count, MOST - 1)] = 0.0
    return min(count + 1, MOST)


@seldom
def _try(p: Ponder, seat: int, seed: Word, first: int, worlds: int, count: int, faith: int) -> None:
    """Try the first moves in worlds number first, first + 1, …"""
    for i in range(first, first + worlds):
        luck = scatter(seed + Word(i + 1) * STRIDE)
        p.batch[WORLD] = p.batch[VIEW]
        world = row(p.batch, WORLD)
        rekey(world, luck, seed)
        resample(world, seat)
        suppose(world, seat, luck)
        for n in range(count):
            p.batch[STATE] = p.batch[WORLD]
            p.promised[n] += _promised(row(p.batch, STATE), seat, p.moves[n], luck, faith, p.net, p.notes)


@seldom
def _promised(s: Deal, seat: int, move: int, luck: Word, faith: int, net: Net, notes: Notes) -> float:
    """What a move promises in a world."""
    end = foresight(s)
    chance = _chance(s, seat, move, luck, faith, net, notes)
    if faith == WHOLE:
        return chance
    luck = scatter(luck ^ STRIDE)
    actor = asked(s)
    while actor >= 0 and s.moves < end:
        luck = scatter(luck + STRIDE)
        engine.play(s, actor, judge(s, actor, luck))
        actor = asked(s)
    return (faith * chance + (WHOLE - faith) * worth(s, seat)) / WHOLE


@seldom
def _chance(s: Deal, seat: int, move: int, luck: Word, faith: int, net: Net, notes: Notes) -> float:
    """Go on to the seat's next choice after a move; the chance that the net gives it there, if it has any faith."""
    others = False
    for _ in range(FAR):
        engine.play(s, seat, move)
        actor = asked(s)
        while actor != seat and actor >= 0:
            luck = scatter(luck + STRIDE)
            engine.play(s, actor, judge(s, actor, luck))
            actor, others = asked(s), True
        if actor < 0:
            return win(s, seat)
        move = single(s, seat)
        if move == SEVERAL and others:
            if faith > 0:
                look(s, seat, net, notes)
                return promise(notes)
            return 0.0
        if move == SEVERAL:
            move = prefer(s, seat, net, notes)
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


@seldom
def _order(p: Ponder, count: int, worlds: int, faith: int) -> None:
    """Put the moves that promise most first; what the net prefers counts a little, as far as it is believed."""
    loyal = LOYAL * faith / WHOLE
    for n in range(1, count):
        at = n
        while at > 0 and _hope(p, at, worlds, loyal) > _hope(p, at - 1, worlds, loyal):
            p.moves[at], p.moves[at - 1] = p.moves[at - 1], p.moves[at]
            p.said[at], p.said[at - 1] = p.said[at - 1], p.said[at]
            p.promised[at], p.promised[at - 1] = p.promised[at - 1], p.promised[at]
            at -= 1


@rule
def _hope(p: Ponder, n: int, worlds: int, loyal: float) -> float:
    """What a move promises on average, and a little for what the net says of it."""
    return float(p.promised[n] / worlds + loyal * (p.said[n] / UNIT))
