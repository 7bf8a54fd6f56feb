"""Search inside a tally, from compiled code: what a search bot of the same seed and iterations would choose."""

from sobremesa.bots.observation import digest
from sobremesa.bots.search import SLICE
from sobremesa.bots.tree import EDGES_USED, MOVES, NODES_USED, ROOT, VIEW, Tree, walk
from sobremesa.lab.counting.desk import Bytes, Counts, Desk, Words, moves_of
from sobremesa.rules.cards import EMPTY, Word
from sobremesa.rules.chance import scatter
from sobremesa.rules.engine import contains, hide
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import row


@seldom
def think(desk: Desk, at: int, seat: int, iterations: int, seed: Word) -> int:
    """The move that a search from the seat's view tries most, of those that are allowed; -1: it tried none of them."""
    tree = desk.tree
    _show(desk.bytes, at, desk.seen, desk.plan)
    hide(row(tree.batch, VIEW), seat)
    _clear(tree)
    _grow(tree, seat, iterations, scatter(digest(tree.raw[VIEW], seed)))
    return _most_tried(tree, desk.allowed)


@rule
def _show(records: Bytes, at: int, views: Bytes, plan: Counts) -> None:
    """Copy a table's record into the record of a bot."""
    for i in range(plan.shape[0]):
        for j in range(plan[i, 2]):
            views[VIEW, plan[i, 1] + j] = records[at, plan[i, 0] + j]


@rule
def _clear(tree: Tree) -> None:
    """Forget an earlier search."""
    for place in range(tree.nodes.size):
        node = row(tree.nodes, place)
        if node.key != EMPTY:
            node.key = EMPTY
            node.first = node.edges = node.tries = node.full = 0
    for at in range(tree.used[EDGES_USED]):
        edge = row(tree.edges, at)
        edge.gained = 0.0
        edge.tries = edge.next = edge.move = 0
    tree.used[NODES_USED] = tree.used[EDGES_USED] = tree.used[MOVES] = 0


@rule
def _grow(tree: Tree, seat: int, iterations: int, seed: Word) -> None:
    """Search until the iterations are spent, or until nothing could overtake the leading move."""
    done = 0
    while done < iterations:
        slice = min(SLICE, iterations - done)
        walk(tree, seat, seed, done, slice)
        done += slice
        if _lead(tree) > iterations - done:
            return


@rule
def _lead(tree: Tree) -> int:
    """How many more tries the leading move has than the next."""
    first, second, at = 0, 0, row(tree.nodes, tree.used[ROOT]).first
    while at >= 0:
        tries = row(tree.edges, at).tries
        if tries > first:
            first, second = tries, first
        elif tries > second:
            second = tries
        at = row(tree.edges, at).next
    return first - second


@rule
def _most_tried(tree: Tree, allowed: Words) -> int:
    found, most, at = -1, 0, row(tree.nodes, tree.used[ROOT]).first
    while at >= 0:
        edge = row(tree.edges, at)
        if edge.tries > most and contains(moves_of(allowed), edge.move):
            found, most = edge.move, edge.tries
        at = edge.next
    return found
