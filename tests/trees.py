"""A digest of the whole tree of a search in every game, to compare processes: bytes that nobody wrote would differ."""

import hashlib
import json
import sys

import sobremesa
from sobremesa.bots import sensible
from sobremesa.bots.observation import seen
from sobremesa.bots.tree import Tree, grow
from sobremesa.rules.cards import Word
from sobremesa.rules.state import View

ITERATIONS = 40


def grown(view: View, iterations: int) -> bytes:
    """The whole memory of a search about a view."""
    sensible.prepare(view.setup.game.rules)
    tree = Tree.of(seen(view))
    grow(tree, view.seat, Word(1), 0, iterations)
    return b"".join(part.tobytes() for part in (tree.batch, tree.nodes, tree.edges, tree.path, tree.worth, tree.used))


def digests() -> dict[str, str]:
    """One digest per game."""
    found = {}
    for name in sobremesa.games():
        state = sobremesa.game(name).deal(seed=7)
        found[name] = hashlib.sha256(grown(state.view(state.actor), ITERATIONS)).hexdigest()
    return found


if __name__ == "__main__":
    json.dump(digests(), sys.stdout)
