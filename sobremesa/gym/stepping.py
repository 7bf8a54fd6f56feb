"""Environments on the CPU: what Python calls, once for a move of one, or for a move of each of thousands."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.asking import OVER, asked, begin, share
from sobremesa.gym.encoder import Numbers, Plan, Rows, Words, encode
from sobremesa.gym.turns import CHANCE, any_legal, guess, judged, seat_of
from sobremesa.rules import engine
from sobremesa.rules.cards import ONE, Word
from sobremesa.rules.chance import STRIDE, scatter
from sobremesa.rules.engine import Deal, contains, legal
from sobremesa.rules.jit import brief, entry, lent, rule, seldom
from sobremesa.rules.record import Batch, row

Mask = NDArray[np.bool_]

REFUSED = -2  # instead of a seat: the move is not legal


class Arrays(NamedTuple):
    """All that a batch has of its environments, one row each."""

    states: Batch
    blanks: Batch  # records before any deal: one for all environments, or one for each
    deals: NDArray[np.int64]  # deals begun
    luck: NDArray[np.uint64]  # of the bots in this deal
    seat: NDArray[np.int8]  # who is asked
    legal: NDArray[np.uint64]  # what that seat may do, as words
    mask: NDArray[np.bool_]  # the same, a place for each move
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]


class Sight(NamedTuple):
    """What an observation takes: its plan, a record to cover up, the same as words, and where it goes."""

    plan: Plan
    begins: Numbers
    tables: Plan
    scratch: Batch
    words: Words
    out: Rows


@rule
def _all_lent(a: Arrays) -> Arrays:
    """The arrays without a count of who holds them."""
    return Arrays(
        lent(a.states),
        lent(a.blanks),
        lent(a.deals),
        lent(a.luck),
        lent(a.seat),
        lent(a.legal),
        lent(a.mask),
        lent(a.reward),
        lent(a.done),
    )


@rule
def _sight_lent(sight: Sight) -> Sight:
    """The same of an observation's."""
    return Sight(
        lent(sight.plan),
        lent(sight.begins),
        lent(sight.tables),
        lent(sight.scratch),
        lent(sight.words),
        lent(sight.out),
    )


@entry
def show(batch: Batch, mask: Mask) -> int:
    """Who is asked, and what that seat may do, into the mask."""
    return _offer(row(batch, 0), mask)


@brief
def step(batch: Batch, move: int, mask: Mask) -> int:
    """Make a move of the seat that is asked; who is asked then, OVER, or REFUSED."""
    s = row(batch, 0)
    seat = asked(s)
    if seat < 0 or not contains(legal(s, seat), move):
        return REFUSED
    engine.play(s, seat, move)
    engine.derive(s)
    return _offer(s, mask)


@rule
def _offer(s: Deal, mask: Mask) -> int:
    seat = asked(s)
    if seat < 0:
        for move in range(mask.size):
            mask[move] = False
    else:
        moves = legal(s, seat)
        for word in range(len(moves)):
            for move in range(64 * word, min(64 * word + 64, mask.size)):
                mask[move] = bool((moves[word] >> Word(move & 63)) & ONE)
    return seat


@entry
def observe(batch: Batch, seat: int, sight: Sight) -> None:
    """What a seat may know of a record."""
    _observe(batch, 0, seat, sight, 0, 0)


@rule
def _observe(batch: Batch, e: int, seat: int, sight: Sight, i: int, to: int) -> None:
    sight.scratch[i] = batch[e]
    s = row(sight.scratch, i)
    engine.cover(s, seat)
    for at in range(sight.out.shape[1]):
        sight.out[to, at] = 0
    encode(sight.words[i], sight.plan, sight.begins, sight.tables, seat, s.players, sight.out, to)


@entry
def refused(legal: Words, actions: NDArray[np.int64], first: int, last: int) -> int:
    """The first environment whose action is not legal, or -1."""
    for e in range(first, last):
        move = actions[e]
        if not (0 <= move < 64 * legal.shape[1] and (legal[e, move >> 6] >> Word(move & 63)) & ONE):
            return e
    return -1


@entry
def sample(legals: Words, actions: Numbers, seed: Word) -> None:
    """A random legal move in each environment."""
    legals = lent(legals)
    for e in range(actions.size):
        actions[e] = any_legal(legals, e, scatter(seed + STRIDE * Word(e)))


@entry
def start_alone(a: Arrays, seed: Word, first: int, last: int) -> None:
    """Deal to environments first..last-1, in which every seat is the learner's."""
    a = _all_lent(a)
    for e in range(first, last):
        a.deals[e] = 0
        _offer_row(a, e, _deal(a, seed, e))


@entry
def step_alone(a: Arrays, actions: Numbers, seed: Word, first: int, last: int) -> None:
    """Make a legal move in each of them; where that ends a deal, the next one begins."""
    a = _all_lent(a)
    for e in range(first, last):
        s = row(a.states, e)
        engine.play(s, a.seat[e], actions[e])
        seat = asked(s)
        a.done[e] = seat < 0
        for place in range(a.reward.shape[1]):
            a.reward[e, place] = share(s, place) if seat < 0 else 0
        _offer_row(a, e, seat if seat >= 0 else _deal(a, seed, e))


@entry
def start_beside(a: Arrays, seed: Word, level: int, learner: int, first: int, last: int) -> None:
    """Deal to environments first..last-1, in which bots have the other seats, and let them move."""
    a = _all_lent(a)
    for e in range(first, last):
        a.deals[e] = 0
        _offer_row(a, e, _deal_beside(a, seed, level, learner, e))


@entry
def step_beside(a: Arrays, actions: Numbers, seed: Word, level: int, learner: int, first: int, last: int) -> None:
    """Make a legal move of the learner in each of them, then those of the bots until it is asked again."""
    a = _all_lent(a)
    for e in range(first, last):
        s, own = row(a.states, e), a.seat[e]
        engine.play(s, own, actions[e])
        seat = _rivals_move(a, level, own, e)
        a.done[e] = seat < 0
        a.reward[e, 0] = share(s, own) if seat < 0 else 0
        _offer_row(a, e, seat if seat >= 0 else _deal_beside(a, seed, level, learner, e))


@entry
def look(a: Arrays, sight: Sight, worker: int, first: int, last: int) -> None:
    """Write what the seats that are asked may know."""
    a, sight = _all_lent(a), _sight_lent(sight)
    for e in range(first, last):
        _observe(a.states, e, a.seat[e], sight, worker, e)


@rule
def _deal(a: Arrays, seed: Word, e: int) -> int:
    """Begin the next deal of an environment; who is asked first."""
    a.states[e] = a.blanks[e % a.blanks.size]
    s = row(a.states, e)
    a.luck[e] = begin(s, seed, e, a.deals[e])
    a.deals[e] += 1
    return asked(s)


@seldom
def _deal_beside(a: Arrays, seed: Word, level: int, learner: int, e: int) -> int:
    """Begin the next deal in which the learner is asked at all; its seat."""
    seat = OVER
    while seat < 0:
        own = seat_of(learner, row(a.blanks, 0).players, e, a.deals[e])
        _deal(a, seed, e)
        seat = _rivals_move(a, level, own, e)
    return seat


@seldom
def _rivals_move(a: Arrays, level: int, own: int, e: int) -> int:
    """Let the bots move until the learner is asked; its seat, or OVER."""
    s = row(a.states, e)
    seat, luck = guess(s, own, a.luck[e]) if level == CHANCE else judged(s, own, a.luck[e])
    a.luck[e] = luck
    return seat


@rule
def _offer_row(a: Arrays, e: int, seat: int) -> None:
    """Write who is asked in an environment, and what that seat may do."""
    moves = legal(row(a.states, e), seat)
    a.seat[e] = seat
    for word in range(len(moves)):
        a.legal[e, word] = moves[word]
        for move in range(64 * word, min(64 * word + 64, a.mask.shape[1])):
            a.mask[e, move] = bool((moves[word] >> Word(move & 63)) & ONE)
