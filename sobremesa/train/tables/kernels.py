"""The tables of a training on a GPU: one thread for each. What a step does is said in stepping.py."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda import types

from sobremesa.bots.asking import asked, begin
from sobremesa.bots.judgement import judge
from sobremesa.gpu.compiling import BYTES, LONGS, WORDS, records, to_ptx
from sobremesa.gpu.target import as_record, fetch, store
from sobremesa.rules import engine
from sobremesa.rules.chance import STRIDE, scatter
from sobremesa.rules.game import Rules
from sobremesa.train.tables.stepping import CHOICE, FRESH, draw, move_of, offer, pay

_ROWS, _REWARDS = (types.Array(each, 2, "C") for each in (types.int8, types.float32))


def step(size: int) -> Callable[..., None]:
    """The kernel for records of so many words."""

    def step(like, words, blanks, deals, luck, bots, seats, orders, sight, allowed, share, worth, done, actions, seed):
        e = np.int64(cuda.grid(1))
        if e < seats.size:
            mine = cuda.local.array(size, np.uint64)
            s = as_record(mine, like)
            many = blanks.size // size
            fetch(s, words, e, seats.size)
            seat, fresh, ended = np.int64(seats[e]), actions[e] == FRESH, False
            move = np.int64(CHOICE)
            if not fresh:
                move = move_of(s, seat, orders[e], actions[e])
            while True:
                if not fresh:
                    engine.play(s, seat, move)
                    seat = asked(s)
                if fresh or seat < 0:
                    if not fresh and not ended:
                        pay(s, e, share, worth)
                        ended = True
                    fetch(s, blanks, e % many, many)
                    luck[e] = begin(s, seed, e, deals[e])
                    deals[e] += 1
                    seat, fresh = asked(s), False
                if (bots[e] >> seat) & 1:
                    luck[e] += STRIDE
                    move = judge(s, seat, scatter(luck[e]))
                else:
                    move = offer(s, seat, orders, allowed, e)
                    if move == CHOICE:
                        break
            done[e] = ended
            seats[e] = seat
            draw(s, seat, orders[e], sight, e)
            store(s, words, e, seats.size)

    return step


def compile_step(rules: Rules, capability: tuple[int, int]) -> str:
    """The kernel of a game's rules as PTX."""
    taken: tuple[Any, ...] = (
        records(rules), WORDS, WORDS, LONGS, WORDS, LONGS, BYTES, WORDS, _ROWS, _ROWS, _REWARDS, _REWARDS, BYTES,
        LONGS, types.uint64,
    )  # fmt: skip
    return to_ptx(step(rules.fast.itemsize // 8), taken, "step", capability)
