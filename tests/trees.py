"""A digest of the whole tree of a search in every game, to compare processes: bytes that nobody wrote would differ."""

import hashlib
import json
import sys

import sobremesa
from sobremesa.bots import sensible
from sobremesa.bots.observation import seen
from sobremesa.bots.tree import Tree, grow
from sobremesa.rules.cards import Word

ITERATIONS = 40


def digests() -> dict[str, str]:
    """One digest per game."""
    found = {}
    for name, game in sobremesa.games().items():
        sensible.prepare(game.rules)
        state = sobremesa.game(name).deal(seed=7)
        tree = Tree.of(seen(state.view(state.actor)))
        grow(tree, state.actor, Word(1), 0, ITERATIONS)
        parts = (tree.batch, tree.nodes, tree.edges, tree.path, tree.worth, tree.used)
        found[name] = hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()
    return found


if __name__ == "__main__":
    json.dump(digests(), sys.stdout)
