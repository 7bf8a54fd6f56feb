"""The compiled search: information-set Monte Carlo tree search, one for every game.

Each iteration turns the view into one of the states it could be of, with fresh chance; walks down a tree,
choosing among the moves that are legal there; makes one new node; plays on by judgement, to the end or as far as
the game has foresight; and credits every move on the way with what came of it for the seat that made it.

A node is what a seat knows when it must decide: the hash of its view. So a seat cannot choose by what it
does not see, small moves inside a turn are nodes like any other, several seats that owe a decision are
asked in random order, and a hidden bet changes nobody's node but that of whoever made it.
"""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.exact import log
from sobremesa.bots.judgement import FOREVER, foresight, judge, worth
from sobremesa.bots.observation import digest
from sobremesa.rules.cards import EMPTY, ONE, Word, least, whole
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import SEATS, Moves, actors, any_seat, hide, legal, play, resample
from sobremesa.rules.fields import field
from sobremesa.rules.jit import entry, rule, seldom
from sobremesa.rules.record import Batch, Record, copy, row

VIEW, STATE, SCRATCH = ROWS = range(3)  # of a search's batch
DEPTH = 512  # nodes on a walk, at most
NODE_BITS = 16
NODES, EDGES = 1 << NODE_BITS, 1 << NODE_BITS + 1  # the tree stops growing at half the nodes, or all the edges
CURIOSITY = 0.7  # how much a move gains by being little known
TRUST = 10.0  # wins that the judged move is credited with beforehand
CALM = 0.25  # what promises differ by, when wins and defeats differ by 1
WIDTH = 2.0  # how fast a node gets more edges
NODES_USED, EDGES_USED, MOVES, ROOT = range(4)  # what a tree counts
COUNTS = 4
NONE = -1
MOST = 1024  # moves that a game may have


class Node(Record):
    """What a seat knows, and how often it was there."""

    key: Word = field("u8", "hash of the view and its seat; 0: a free place")
    first: int = field("i4", "its latest edge; the list goes on with its `next`")
    edges: int = field("i4", "how many it has")
    tries: int = field("i4", "times it was reached")
    full: int = field("i4", "whether every legal move has an edge")


class Edge(Record):
    """A move at a node."""

    gained: float = field("f8", "what the ends after it were worth to the seat, added up")
    tries: int = field("i4", "times it was chosen")
    next: int = field("i4", "the edge made before it; -1: it is the oldest, the move that judgement chose")
    move: int = field("i4", "the move")


class PathMove(Record):
    """A move made on the walk down."""

    edge: int = field("i4", "its edge")
    seat: int = field("i4", "who made it")


class Tree(NamedTuple):
    """A search's memory, all of it allocated before the first iteration."""

    batch: Batch  # the view, a state and a scratch row
    raw: NDArray[np.uint64]  # the same memory as words
    nodes: NDArray[Any]
    edges: NDArray[Any]
    path: NDArray[Any]
    worth: NDArray[np.float64]  # of the end of a deal, to each seat
    used: NDArray[np.int64]  # nodes, edges, moves played in all, and the place of the root

    @classmethod
    def of(cls, view: Batch) -> "Tree":
        """An empty tree for a view."""
        batch = copy(view, len(ROWS))
        return cls(
            batch,
            batch.view(np.uint64).reshape(len(ROWS), -1),
            np.zeros(NODES, Node.layout()),
            np.zeros(EDGES, Edge.layout()),
            np.zeros(DEPTH, PathMove.layout()),
            np.zeros(SEATS),
            np.zeros(COUNTS, np.int64),
        )

    def tries(self) -> dict[int, tuple[int, float]]:
        """How often each move of the root was tried, and what the ends after it were worth, added up."""
        moves, tries, gained = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64), np.zeros(MOST)
        count = tried(self, moves, tries, gained)
        found = zip(moves[:count].tolist(), tries[:count].tolist(), gained[:count].tolist(), strict=True)
        return {move: (times, worth) for move, times, worth in found}


@entry
def grow(tree: Tree, seat: int, seed: Word, first: int, iterations: int) -> None:
    """Do iterations first, first + 1, … of a seat's search."""
    walk(tree, seat, seed, first, iterations)


@rule
def walk(tree: Tree, seat: int, seed: Word, first: int, iterations: int) -> None:
    """The same for who searches from compiled code.

    One loop plays the deal, in the tree as far as it reaches and by judgement from there: every rule is
    compiled into one place.
    """
    for i in range(first, first + iterations):
        luck = scatter(seed + Word(i + 1) * STRIDE)
        tree.batch[STATE] = tree.batch[VIEW]
        s = row(tree.batch, STATE)
        rekey(s, luck, seed)
        resample(s, seat)
        end = foresight(s)
        scale = 1.0 if end >= FOREVER else CALM
        steps, actor, inside = 0, seat, True
        while True:
            place = node_of(tree, actor) if inside else NONE
            if steps == 0:
                tree.used[ROOT] = place
            edge = choose(tree, place, scale) if place >= 0 else NONE
            if edge >= 0 and curious(tree, place):
                edge = another(tree, place, legal(s, actor), luck, edge)
            inside = edge >= 0 and steps < DEPTH - 1
            move = row(tree.edges, edge).move if edge >= 0 else judge(s, actor, luck)
            if edge < 0 and place >= 0:
                edge = widen(tree, place, move)
            if edge >= 0:
                step = row(tree.path, steps)
                step.edge, step.seat = edge, actor
                steps += 1
            play(s, actor, move)
            tree.used[MOVES] += 1
            owed = actors(s)
            if owed == 0 or s.moves >= end:
                break
            luck = scatter(luck + STRIDE)
            actor = any_seat(owed, luck)
        for each in range(s.players):
            tree.worth[each] = worth(s, each)
        credit(tree, steps)


@entry
def tried(tree: Tree, moves: NDArray[np.int64], tries: NDArray[np.int64], gained: NDArray[np.float64]) -> int:
    """Write down the moves of the root that were tried; how many there are."""
    count, at = 0, row(tree.nodes, tree.used[ROOT]).first
    while at >= 0 and count < moves.size:
        edge = row(tree.edges, at)
        moves[count], tries[count], gained[count] = edge.move, edge.tries, edge.gained
        count += 1
        at = edge.next
    return count


@rule
def _key(words: Any, actor: int) -> Word:
    """The hash of what an actor knows; never 0. The actor goes first: two may know almost the same, and a small
    number would cancel out against the bit in which their views differ.
    """
    return digest(words, Word(actor + 1)) | ONE


@seldom
def node_of(tree: Tree, actor: int) -> int:
    """Where the node of what the actor knows is, or now begins; -1 when the tree is full."""
    tree.batch[SCRATCH] = tree.batch[STATE]
    hide(row(tree.batch, SCRATCH), actor)
    key = _key(tree.raw[SCRATCH], actor)
    place = whole(key >> Word(64 - NODE_BITS))
    while row(tree.nodes, place).key != EMPTY and row(tree.nodes, place).key != key:
        place = (place + 1) & (NODES - 1)
    node = row(tree.nodes, place)
    if node.key == EMPTY:
        if 2 * tree.used[NODES_USED] >= NODES or tree.used[EDGES_USED] >= EDGES:
            return NONE
        tree.used[NODES_USED] += 1
        node.key, node.first = key, NONE
    return place


@seldom
def widen(tree: Tree, place: int, move: int) -> int:
    """Give a node another edge."""
    at = int(tree.used[EDGES_USED])
    tree.used[EDGES_USED] += 1
    node, edge = row(tree.nodes, place), row(tree.edges, at)
    edge.move, edge.next = move, node.first
    node.first = at
    node.edges += 1
    return at


@seldom
def choose(tree: Tree, place: int, scale: float) -> int:
    """The edge that promises most: what it gained so far, and more the less is known of it (UCB). The judged
    move is trusted until the tries speak. -1 at a new node.
    """
    node = row(tree.nodes, place)
    node.tries += 1
    best, found, at, known = -1.0, NONE, node.first, log(node.tries)
    while at >= 0:
        edge = row(tree.edges, at)
        score = edge.gained / edge.tries + scale * CURIOSITY * sqrt(known / edge.tries)
        if edge.next < 0:
            score += scale * TRUST / edge.tries
        if score > best:
            best, found = score, at
        at = edge.next
    return found


@rule
def curious(tree: Tree, place: int) -> bool:
    """Whether a node should get another edge: the more, the oftener it was reached."""
    node = row(tree.nodes, place)
    return not node.full and node.edges * node.edges <= WIDTH * node.tries and tree.used[EDGES_USED] < EDGES


@seldom
def another(tree: Tree, place: int, moves: Moves, luck: Word, edge: int) -> int:
    """An edge for a move that has none yet; the given one when all have."""
    move = _untried(tree, place, moves, luck)
    if move < 0:
        row(tree.nodes, place).full = 1
        return edge
    return widen(tree, place, move)


@seldom
def _untried(tree: Tree, place: int, moves: Moves, luck: Word) -> int:
    """One of the legal moves that have no edge yet, every one as likely; -1 when there is none."""
    found, count = NONE, 0
    for i in range(len(moves)):
        rest = moves[i]
        while rest != EMPTY:
            move = 64 * i + least(rest)
            rest &= rest - ONE
            if not _has_edge(tree, place, move):
                count += 1
                luck = scatter(luck + STRIDE)
                if whole(((luck >> Word(32)) * Word(count)) >> Word(32)) == 0:
                    found = move
    return found


@rule
def _has_edge(tree: Tree, place: int, move: int) -> bool:
    at = row(tree.nodes, place).first
    while at >= 0:
        if row(tree.edges, at).move == move:
            return True
        at = row(tree.edges, at).next
    return False


@rule
def credit(tree: Tree, steps: int) -> None:
    """Tell every move of the walk what came of it."""
    for i in range(steps):
        step = row(tree.path, i)
        edge = row(tree.edges, step.edge)
        edge.tries += 1
        edge.gained += tree.worth[step.seat]
