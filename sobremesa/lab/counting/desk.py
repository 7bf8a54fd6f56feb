"""What compiled code reads and writes while it plays, and what the numbers in it mean."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.tree import Tree
from sobremesa.rules.engine import SEATS, Moves
from sobremesa.rules.jit import lent, rule
from sobremesa.rules.record import Batch

Counts = NDArray[np.int64]
Words = NDArray[np.uint64]
Bytes = NDArray[np.uint8]

BLANK, DEALT, AGAIN, IMAGINED, ASIDE = RECORDS = range(5)  # before a deal; the deal; played again; a trial; a word said
MATCH, ROTATE, HAND, HAND_WORDS, PHASE = SETUP = range(5)  # how it is played; where a record has hands and phase
NOBODY = SEATS  # the row of what happens to no seat
CHANCE, SENSIBLE = -2, -1  # a bot as a number: one above zero searches so many iterations
NEVER, ALWAYS = range(2)
WHO, HOW, PHASES, ABOVE, BELOW = CONDITIONS = range(5)  # what a restriction says besides its moves


class Desk(NamedTuple):
    """What compiled code reads and writes while it plays."""

    batch: Batch  # the records
    words: Words  # the same memory as words
    bytes: Bytes  # and as bytes
    how: Counts
    bots: Counts  # who sits where at first, as numbers
    sides: Counts  # 1 for each of them who is like the first: same bot, same restrictions
    masks: Words  # the moves of each restriction
    conditions: Counts  # when it holds
    kinds: Counts  # the kind of each move
    asides: Words  # the moves that are made beside a turn
    legal: Words  # the moves of a decision
    allowed: Words  # what restrictions leave of them
    could: Words  # by seat: the moves that were legal at some time of the deal
    did: Words  # by seat: the moves that were made
    happened: Words  # by seat: the points of the rules that happened
    plan: Counts  # which bytes of a table's record are which of a bot's
    trials: Counts  # wins of each seat, in ends that are imagined
    tree: Tree  # the memory of a search
    seen: Bytes  # its records as bytes


@rule
def moves_of(words: Words) -> Moves:
    """An array of words as a set of moves: compiled code reads it like a tuple."""
    return words  # type: ignore[return-value]


@rule
def desk_lent(desk: Desk) -> Desk:
    """The same desk, without counts of who holds its arrays: whoever called has them until we are done."""
    return Desk(
        lent(desk.batch),
        lent(desk.words),
        lent(desk.bytes),
        lent(desk.how),
        lent(desk.bots),
        lent(desk.sides),
        lent(desk.masks),
        lent(desk.conditions),
        lent(desk.kinds),
        lent(desk.asides),
        lent(desk.legal),
        lent(desk.allowed),
        lent(desk.could),
        lent(desk.did),
        lent(desk.happened),
        lent(desk.plan),
        lent(desk.trials),
        Tree(
            lent(desk.tree.batch),
            lent(desk.tree.raw),
            lent(desk.tree.nodes),
            lent(desk.tree.edges),
            lent(desk.tree.path),
            lent(desk.tree.worth),
            lent(desk.tree.used),
        ),
        lent(desk.seen),
    )
