"""Planning: the tree search (tree.py), led by a net, for games in which a turn is several moves that belong together.

At the seat's own choices the move that the net prefers is the first edge of a node, which is trusted until the tries
speak; rivals play as the net would. The first new choice of the seat's own, once others have moved, is where the net is
asked for its chance; then judgement plays on for everybody, as it does in a search. What an iteration is worth lies
between the two, as the game's faith says: who believes the net alone plays nothing after it was asked, who does not
believe it has rivals play by judgement. Imagined worlds are laid as players would lay them.
"""

from typing import NamedTuple

from sobremesa.bots.judgement import FOREVER, foresight, judge, win, worth
from sobremesa.bots.net import Net, Notes, net_lent, notes_lent, prefer, promise
from sobremesa.bots.pondering import SEVERAL, WHOLE, single
from sobremesa.bots.sketch import suppose
from sobremesa.bots.tree import (
    CALM,
    DEPTH,
    NONE,
    ROOT,
    STATE,
    VIEW,
    PathMove,
    Tree,
    another,
    choose,
    credit,
    curious,
    node_of,
    widen,
)
from sobremesa.rules.cards import Word
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import Deal, actors, any_seat, legal, play, resample
from sobremesa.rules.jit import entry, rule, seldom
from sobremesa.rules.record import Batch, row

SLICE = 64  # iterations between two looks at whether another move could still catch up
SURE = 0.3  # what promises differ by for who believes the net alone, when wins and defeats differ by 1
STEADY = 0.4  # how much of a search's curiosity is left to a plan, which begins with better moves
UNKNOWN = -1.0  # instead of a chance


class Plan(NamedTuple):
    """What planning takes: the memory of a search, with a view in it; the net and its notes."""

    tree: Tree
    net: Net
    notes: Notes

    @classmethod
    def of(cls, view: Batch, net: Net) -> "Plan":
        """About to plan from a view."""
        return cls(Tree.of(view), net, Notes.of(net))


@entry
def plan(p: Plan, seat: int, seed: Word, tries: int, faith: int) -> int:
    """The move that a seat tries most in so many iterations; with none, or without a choice, the one that the net
    prefers. Of what an iteration is worth so many hundredths are the net's chance, and the rest is what judgement makes
    of the deal.
    """
    net, notes = net_lent(p.net), notes_lent(p.notes)
    view = row(p.tree.batch, VIEW)
    if tries == 0 or single(view, seat) != SEVERAL:
        return prefer(view, seat, net, notes)
    done, found, lead = 0, NONE, 0
    while done < tries and lead <= tries - done:
        count = min(SLICE, tries - done)
        for i in range(done, done + count):
            _imagine(p.tree, net, notes, seat, seed, i, faith)
        done += count
        found, lead = _leading(p.tree)
    return found


@seldom
def _imagine(tree: Tree, net: Net, notes: Notes, seat: int, seed: Word, i: int, faith: int) -> None:
    """Iteration number i."""
    luck = scatter(seed + Word(i + 1) * STRIDE)
    tree.batch[STATE] = tree.batch[VIEW]
    s = row(tree.batch, STATE)
    rekey(s, luck, seed)
    resample(s, seat)
    suppose(s, seat, luck)
    end = foresight(s)
    scale = STEADY * ((WHOLE - faith) * (1.0 if end >= FOREVER else CALM) + faith * SURE) / WHOLE
    steps, actor, inside, others, chance = 0, seat, True, False, UNKNOWN
    while True:
        place = node_of(tree, actor) if inside else NONE
        if steps == 0:
            tree.used[ROOT] = place
        edge = choose(tree, place, scale) if place >= 0 else NONE
        if edge >= 0 and curious(tree, place):
            edge = another(tree, place, legal(s, actor), luck, edge)
        inside = edge >= 0 and steps < DEPTH - 1
        if edge >= 0:
            move = row(tree.edges, edge).move
        elif chance < 0.0 and _asks(s, actor, seat, place, others, faith):
            move = prefer(s, actor, net, notes)
            if actor == seat and others and faith > 0:
                chance = promise(notes)
        else:
            move = judge(s, actor, luck)
        if edge < 0 and place >= 0:
            edge = widen(tree, place, move)
        if edge >= 0:
            step: PathMove = row(tree.path, steps)
            step.edge, step.seat = edge, actor
            steps += 1
        if chance >= 0.0 and faith == WHOLE:
            break
        play(s, actor, move)
        owed = actors(s)
        if owed == 0 or s.moves >= end:
            break
        luck = scatter(luck + STRIDE)
        actor = any_seat(owed, luck)
        others = others or actor != seat
    for each in range(s.players):
        tree.worth[each] = _value(s, each, seat, chance, faith)
    credit(tree, steps)


@rule
def _asks(s: Deal, actor: int, seat: int, place: int, others: bool, faith: int) -> bool:
    """Whether the net is asked, as long as its chance is not known: for a rival's move by who believes it; for the
    seat's own choice when that is new to the tree, or others have moved.
    """
    if actor != seat:
        return faith > 0
    return (place >= 0 or (others and faith > 0)) and single(s, seat) == SEVERAL


@seldom
def _value(s: Deal, each: int, seat: int, chance: float, faith: int) -> float:
    """What an iteration was worth to a seat. Only what the net thinks of the searcher's chance is known."""
    if faith == 0 or (each != seat and faith < WHOLE):
        return worth(s, each)
    if chance < 0.0:
        likely = win(s, each)
    else:
        likely = chance if each == seat else (1.0 - chance) / (s.players - 1)
    if faith == WHOLE:
        return likely
    return (faith * likely + (WHOLE - faith) * worth(s, each)) / WHOLE


@rule
def _leading(tree: Tree) -> tuple[int, int]:
    """The move that was tried most, and by how many tries it leads."""
    found, first, second = NONE, 0, 0
    at = row(tree.nodes, tree.used[ROOT]).first
    while at >= 0:
        edge = row(tree.edges, at)
        if edge.tries > first:
            found, first, second = edge.move, edge.tries, first
        elif edge.tries > second:
            second = edge.tries
        at = edge.next
    return found, first - second
