"""Perft: how many move sequences of a given length a deal has. The counts arbitrate between backends."""

import numpy as np

from sobremesa.rules import engine
from sobremesa.rules.cards import has, size
from sobremesa.rules.jit import entry, rule
from sobremesa.rules.record import Batch, copy, recast, row
from sobremesa.rules.state import State


@rule
def _next(moves: engine.Moves, after: int) -> int:
    """The next move of a set after a given one, or -1."""
    for move in range(after + 1, 64 * len(moves)):
        if has(moves[move >> 6], move & 63):
            return move
    return -1


@entry
def _count(batch: Batch, depth: int) -> int:
    """Walk every sequence of `depth` moves from batch[0]; batch[1..depth] is the way there."""
    total = 0
    seats = np.zeros(depth + 1, np.int64)
    moves = np.full(depth + 1, -1, np.int64)
    at = 0
    while at >= 0:
        s = row(batch, at)
        owed = engine.actors(s)
        if at == depth - 1:
            for seat in range(s.players):
                if (owed >> seat) & 1:
                    for word in engine.legal(s, seat):
                        total += size(word)
            at -= 1
            continue
        while seats[at] < s.players:
            if (owed >> seats[at]) & 1:
                moves[at] = _next(engine.legal(s, seats[at]), moves[at])
                if moves[at] >= 0:
                    break
            seats[at] += 1
            moves[at] = -1
        if seats[at] == s.players:
            at -= 1
            continue
        batch[at + 1] = batch[at]
        engine.play(row(batch, at + 1), seats[at], moves[at])
        at += 1
        seats[at], moves[at] = 0, -1
    return total


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` moves, every seat that owes a decision moving in turn."""
    return int(_count(copy(recast(state.batch, state.setup.game.rules.fast), max(depth, 1)), depth))
