"""The lab as data, for a page that has it compiled: what its memory, its tallies and its figures look like."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.bots.tree import COUNTS, DEPTH, EDGES, NODES, ROWS, Edge, Node, PathMove
from sobremesa.lab import question, setting
from sobremesa.lab.counting import arithmetic, desk, figures, layout
from sobremesa.lab.counting.layout import Block
from sobremesa.lab.counting.running import MOST_MOVES
from sobremesa.lab.counting.tally import MOST_DEALS
from sobremesa.lab.memory import SMALL, plan_of
from sobremesa.lab.run import CHUNK, SLOW
from sobremesa.lab.selection import kinds
from sobremesa.rules.engine import SEATS
from sobremesa.rules.game import Game

PLAYERS, RESTRICTIONS = "players", "restrictions"  # in a shape: as many as the setting has


def shared() -> dict[str, Any]:
    """What is the same for all games."""
    return {
        "chunk": CHUNK,
        "slow": SLOW,
        "deals": question.DEALS,
        "limits": {
            "deals": question.MOST_DEALS,
            "seconds": question.MOST_SECONDS,
            "seed": question.MOST_SEED,
            "compared": question.MOST_COMPARED,
            "restrictions": question.MOST_RESTRICTIONS,
        },
        "bots": {"chance": desk.CHANCE, "sensible": desk.SENSIBLE},
        "never": desk.NEVER,
        "always": desk.ALWAYS,
        "no_limit": setting.NO_LIMIT,
        "given_up": {"moves": MOST_MOVES, "deals": MOST_DEALS},
        "win": layout.WIN,
        "every": layout.EVERY,
        "trials": layout.TRIALS,
        "bins": [layout.bin_start(number) for number in range(layout.BINS)],
        "quantiles": list(figures.QUANTILES),
        "verdicts": {name.lower(): getattr(arithmetic, name) for name in ("EARLY", "SAME", "MORE", "LESS")},
        "measures": _written(layout.measures),
        "tally": {"size": layout.SIZE, "blocks": _written(layout.blocks)},
        "figures": {"size": figures.SAID, "blocks": _written(figures.said_blocks)},
        "differences": {"size": figures.COMPARED, "blocks": _written(figures.compared_blocks)},
    }


def of_game(game: Game, words: int) -> dict[str, Any]:
    """What a page needs to know of a game; `words` as many as a set of its moves has."""
    return {
        "game": game.name,
        "words": words,
        "kinds": list(kinds(game.name)),
        "phases": list(setting.phases(game)),
        "desk": _desk(game, words),
    }


def _desk(game: Game, words: int) -> list[dict[str, Any]]:
    """The memory of a tally, in the order in which compiled code takes it; `holds`: what is always in it."""
    told, fast = game.rules.told.itemsize, game.rules.fast.itemsize
    plan = plan_of(game.rules)
    return [
        _memory("batch", told, len(desk.RECORDS)),
        _memory("words", 8, len(desk.RECORDS), told // 8, same="batch"),
        _memory("bytes", 1, len(desk.RECORDS), told, same="batch"),
        _memory("how", 8, len(desk.SETUP), holds=[0, 0, *setting.places(game)]),
        _memory("bots", 8, PLAYERS),
        _memory("sides", 8, PLAYERS),
        _memory("masks", 8, RESTRICTIONS, words),
        _memory("conditions", 8, RESTRICTIONS, len(desk.CONDITIONS)),
        _memory("kinds", 8, 64 * words, holds=setting.kind_numbers(game, words).tolist()),
        _memory("asides", 8, words, holds=[str(word) for word in setting.moves_as_words(game.asides, words)]),
        _memory("legal", 8, words),
        _memory("allowed", 8, words),
        _memory("could", 8, SEATS, words),
        _memory("did", 8, SEATS, words),
        _memory("happened", 8, SEATS + 1, layout.POINTS // 64),
        _memory("plan", 8, len(plan), 3, holds=np.ravel(plan).tolist()),
        _memory("trials", 8, SEATS),
        _memory("tree.batch", fast, len(ROWS)),
        _memory("tree.raw", 8, len(ROWS), fast // 8, same="tree.batch"),
        _memory("tree.nodes", Node.layout().itemsize, NODES, small=SMALL),
        _memory("tree.edges", Edge.layout().itemsize, EDGES, small=SMALL),
        _memory("tree.path", PathMove.layout().itemsize, DEPTH, small=SMALL),
        _memory("tree.worth", 8, SEATS),
        _memory("tree.used", 8, COUNTS),
        _memory("seen", 1, len(ROWS), fast, same="tree.batch"),
    ]


def _memory(name: str, size: int, *shape: int | str, **more: Any) -> dict[str, Any]:
    """One array: the bytes of an element, and its shape; `same`: it is the memory of another one; `small`: its length
    where nobody searches.
    """
    return {"name": name, "bytes": size, "shape": list(shape), **more}


def _written(blocks: Mapping[str, Block]) -> dict[str, Any]:
    return {name: {"at": block.at, "shape": list(block.shape)} for name, block in blocks.items()}
