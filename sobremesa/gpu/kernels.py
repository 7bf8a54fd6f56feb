"""Kernels: one thread of the GPU plays deal after deal, or makes a move in its own environment.

Records of a batch lie word by word, not one after the other: word w of environment e is at w * envs + e, so that
neighbouring threads read neighbouring memory. A thread has its own record in local memory while it works on it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda

from sobremesa.bots.asking import OVER, asked, begin, share
from sobremesa.gpu.target import aim, as_record, fetch, store
from sobremesa.gym.encoder import encode
from sobremesa.gym.turns import CHANCE, any_legal, guess, judged, seat_of
from sobremesa.rules import engine
from sobremesa.rules.cards import EMPTY, ONE, Word
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import Moves, any_of, any_seat, legal

aim()

_EVERYBODY = 0xFFFFFFFF  # the lanes of a warp
WAITING = 12  # so many of them wait before they deal together
_NONE, _ONE = np.int64(0), np.int64(1)

device = cuda.jit(device=True, forceinline=True)


@device
def _tally(s: Any, made: int, wins: Any, lengths: Any, endings: Any) -> None:
    """Count a deal that is over."""
    cuda.atomic.add(lengths, min(made, lengths.size - 1), _ONE)
    cuda.atomic.add(endings, s.why, _ONE)
    for seat in range(s.players):
        if (s.winners >> seat) & 1:
            cuda.atomic.add(wins, seat, _ONE)


@device
def _offer(s: Any, seat: int, e: int, seats: Any, legals: Any, mask: Any) -> None:
    """Write who is asked in an environment, and what that seat may do."""
    seats[e] = seat
    _allow(legal(s, seat), e, legals, mask)


@device
def _allow(moves: Moves, e: int, legals: Any, mask: Any) -> None:
    """Write a set of moves as words and as a mask."""
    for word in range(len(moves)):
        legals[e, word] = moves[word]
        _spread(moves[word], 64 * word, e, mask)


@device
def _spread(word: Word, first: int, e: int, mask: Any) -> None:
    """Write the moves of a word as a mask."""
    for move in range(first, min(first + 64, mask.shape[1])):
        mask[e, move] = word & ONE != EMPTY
        word >>= ONE


def playout(size: int) -> Callable[..., None]:
    """Random deals until there are enough: the tallies are those of `sim.batch`. Warps of a block keep step, so that
    they read the same instructions, and a warp deals when some of its lanes wait for it.
    """

    def playout(like, blank, seed, first, games, wins, lengths, endings, moves):
        mine = cuda.local.array(size, np.uint64)
        s = as_record(mine, like)
        total = made = owed = 0
        luck = Word(0)
        fresh, out = True, False
        while True:
            waiting = cuda.popc(cuda.ballot_sync(_EVERYBODY, owed == 0))
            if cuda.syncthreads_and(int(out)):
                break
            if waiting >= WAITING:
                if owed == 0 and not out:
                    if not fresh:
                        _tally(s, made, wins, lengths, endings)
                        total += made
                    fresh, made = False, 0
                    i = cuda.atomic.add(moves, 1, _ONE) + first
                    if i >= first + games:
                        out = True
                    else:
                        fetch(s, blank, _NONE, _ONE)
                        rekey(s, seed, Word(i))
                        engine.deal(s)
                        luck = scatter(seed ^ scatter(Word(i) + Word(1)))
                        owed = engine.actors(s)
                cuda.syncwarp(_EVERYBODY)
            if owed != 0:
                luck += STRIDE
                word = scatter(luck)
                seat = any_seat(owed, word)
                engine.play(s, seat, any_of(legal(s, seat), word))
                made += 1
                owed = engine.actors(s)
            cuda.syncwarp(_EVERYBODY)
        cuda.atomic.add(moves, 0, np.int64(total))

    return playout


def start_alone(size: int) -> Callable[..., None]:
    """Deal to every environment, in which every seat is the learner's."""

    def start_alone(like, words, blanks, deals, luck, seats, legals, mask, seed):
        e = np.int64(cuda.grid(1))
        if e < seats.size:
            mine = cuda.local.array(size, np.uint64)
            s = as_record(mine, like)
            many = blanks.size // size
            fetch(s, blanks, e % many, many)
            luck[e] = begin(s, seed, e, 0)
            deals[e] = 1
            _offer(s, asked(s), e, seats, legals, mask)
            store(s, words, e, seats.size)

    return start_alone


def step_alone(size: int) -> Callable[..., None]:
    """A move in every environment whose action is legal; where that ends a deal, the next one begins."""

    def step_alone(like, words, blanks, deals, luck, seats, legals, mask, seed, actions, reward, done, refused):
        e = np.int64(cuda.grid(1))
        if e < seats.size:
            move = np.int64(actions[e])
            fine = 0 <= move < 64 * legals.shape[1] and (legals[e, move >> 6] >> Word(move & 63)) & ONE != Word(0)
            refused[e] = not fine
            done[e] = False
            for place in range(reward.shape[1]):
                reward[e, place] = 0
            if fine:
                mine = cuda.local.array(size, np.uint64)
                s = as_record(mine, like)
                fetch(s, words, e, seats.size)
                engine.play(s, seats[e], move)
                seat = asked(s)
                if seat < 0:
                    done[e] = True
                    for place in range(reward.shape[1]):
                        reward[e, place] = share(s, place)
                    many = blanks.size // size
                    fetch(s, blanks, e % many, many)
                    luck[e] = begin(s, seed, e, deals[e])
                    deals[e] += 1
                    seat = asked(s)
                _offer(s, seat, e, seats, legals, mask)
                store(s, words, e, seats.size)

    return step_alone


def sample(_size: int) -> Callable[..., None]:
    """A random legal move for every environment."""

    def sample(legals, actions, seed):
        e = np.int64(cuda.grid(1))
        if e < actions.size:
            actions[e] = any_legal(legals, e, scatter(seed + STRIDE * Word(e)))

    return sample


@device
def _rivals_move(s: Any, level: int, own: int, luck: Any, e: int) -> int:
    """Let the bots move until the learner is asked; its seat, or OVER."""
    if level == CHANCE:
        seat, left = guess(s, own, luck[e])
    else:
        seat, left = judged(s, own, luck[e])
    luck[e] = left
    return seat


@device
def _deal_beside(
    s: Any, mine: Any, blanks: Any, deals: Any, luck: Any, seed: Word, level: int, learner: int, e: int
) -> int:
    """Begin the next deal in which the learner is asked at all; its seat."""
    many = blanks.size // mine.size
    seat = OVER
    while seat < 0:
        fetch(s, blanks, e % many, many)
        own = seat_of(learner, s.players, e, deals[e])
        luck[e] = begin(s, seed, e, deals[e])
        deals[e] += 1
        seat = _rivals_move(s, level, own, luck, e)
    return seat


def start_beside(size: int) -> Callable[..., None]:
    """Deal to every environment, in which bots have the other seats, and let them move."""

    def start_beside(like, words, blanks, deals, luck, seats, legals, mask, seed, level, learner):
        e = np.int64(cuda.grid(1))
        if e < seats.size:
            mine = cuda.local.array(size, np.uint64)
            s = as_record(mine, like)
            deals[e] = 0
            seat = _deal_beside(s, mine, blanks, deals, luck, seed, level, learner, e)
            _offer(s, seat, e, seats, legals, mask)
            store(s, words, e, seats.size)

    return start_beside


def step_beside(size: int) -> Callable[..., None]:
    """A move of the learner in every environment whose action is legal, then those of the bots."""

    def step_beside(
        like,
        words,
        blanks,
        deals,
        luck,
        seats,
        legals,
        mask,
        seed,
        actions,
        reward,
        done,
        refused,
        level,
        learner,
    ):
        e = np.int64(cuda.grid(1))
        if e < seats.size:
            move, own = np.int64(actions[e]), np.int64(seats[e])
            fine = 0 <= move < 64 * legals.shape[1] and (legals[e, move >> 6] >> Word(move & 63)) & ONE != Word(0)
            refused[e] = not fine
            done[e] = False
            reward[e, 0] = 0
            if fine:
                mine = cuda.local.array(size, np.uint64)
                s = as_record(mine, like)
                fetch(s, words, e, seats.size)
                engine.play(s, own, move)
                seat = _rivals_move(s, level, own, luck, e)
                if seat < 0:
                    done[e] = True
                    reward[e, 0] = share(s, own)
                    seat = _deal_beside(s, mine, blanks, deals, luck, seed, level, learner, e)
                _offer(s, seat, e, seats, legals, mask)
                store(s, words, e, seats.size)

    return step_beside


def look(size: int) -> Callable[..., None]:
    """What the seats that are asked may know."""

    def look(like, words, seats, plan, begins, tables, out):
        e = np.int64(cuda.grid(1))
        if e < seats.size:
            mine = cuda.local.array(size, np.uint64)
            s = as_record(mine, like)
            fetch(s, words, e, seats.size)
            engine.cover(s, seats[e])
            encode(mine, plan, begins, tables, seats[e], s.players, out, e)

    return look
