"""The memory of a tally, all of it allocated before the first deal, and filled from a setting."""

from typing import Any

import numpy as np

from sobremesa.bots.sensible import prepare
from sobremesa.bots.tree import COUNTS, DEPTH, EDGES, NODES, ROWS, Edge, Node, PathMove, Tree
from sobremesa.lab.counting.desk import RECORDS, Desk
from sobremesa.lab.counting.layout import POINTS
from sobremesa.lab.setting import Setting, kind_numbers, level, moves_as_words, places, rulings, sides
from sobremesa.rules import calls
from sobremesa.rules.engine import SEATS
from sobremesa.rules.game import Rules
from sobremesa.rules.record import GAP, copy

SMALL = 1  # nodes of the tree where nobody searches


def desk_of(setting: Setting, *, match: bool, rotate: bool) -> Desk:
    """A desk for a setting."""
    setup = setting.setup
    game = setup.game
    prepare(game.rules)
    batch = copy(setup.blank(), len(RECORDS))
    words, ruled = words_of(setting), rulings(setting, words_of(setting))
    bots = np.array([level(bot) for bot in setting.bots], np.int64)
    tree = _tree(game.rules, large=bool((bots > 0).any()))
    return Desk(
        batch=batch,
        words=batch.view(np.uint64).reshape(len(RECORDS), -1),
        bytes=batch.view(np.uint8).reshape(len(RECORDS), -1),
        how=np.array([match, rotate, *places(game)], np.int64),
        bots=bots,
        sides=np.array(sides(setting), np.int64),
        masks=ruled.masks,
        conditions=ruled.conditions,
        kinds=kind_numbers(game, words),
        asides=moves_as_words(game.asides, words),
        legal=np.zeros(words, np.uint64),
        allowed=np.zeros(words, np.uint64),
        could=np.zeros((SEATS, words), np.uint64),
        did=np.zeros((SEATS, words), np.uint64),
        happened=np.zeros((SEATS + 1, POINTS // 64), np.uint64),
        plan=np.array(plan_of(game.rules), np.int64),
        trials=np.zeros(SEATS, np.int64),
        tree=tree,
        seen=tree.batch.view(np.uint8).reshape(len(ROWS), -1),
    )


def words_of(setting: Setting) -> int:
    """How many words a set of the game's moves has."""
    return len(calls.legal(setting.setup.deal(seed=1).batch, 0, 0))


def plan_of(rules: Rules) -> list[tuple[int, int, int]]:
    """From which byte of a table's record to which of a bot's, and how many."""
    told: Any = rules.told.fields
    fast: Any = rules.fast.fields
    return [(told[name][1], place[1], place[0].itemsize) for name, place in fast.items() if name != GAP]


def _tree(rules: Rules, *, large: bool) -> Tree:
    """The memory of a search, as large as it takes."""
    batch = np.zeros(len(ROWS), rules.fast)
    return Tree(
        batch,
        batch.view(np.uint64).reshape(len(ROWS), -1),
        np.zeros(NODES if large else SMALL, Node.layout()),
        np.zeros(EDGES if large else SMALL, Edge.layout()),
        np.zeros(DEPTH if large else SMALL, PathMove.layout()),
        np.zeros(SEATS),
        np.zeros(COUNTS, np.int64),
    )
