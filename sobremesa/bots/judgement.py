"""What every game may supply to its bots: a good player's judgement, what the end of a deal is worth, and foresight.

A judgement reads only what its seat may know, although it is handed a whole record: inside a search the
record is one that the search made up, and a rival in it must not peek either. A test holds every
judgement to that, as it holds the rules' own `legal`.
"""

from collections.abc import Callable
from typing import Any

from sobremesa.rules import jit
from sobremesa.rules.cards import Word, size
from sobremesa.rules.engine import Deal, any_of, legal
from sobremesa.rules.game import Rules
from sobremesa.rules.jit import rule, supplied

FOREVER = 1 << 30  # moves


@supplied
def judge(s: Deal, seat: int, luck: Word) -> int:
    """The move that a sensible player would make; luck decides between equals."""
    raise NotImplementedError


@supplied
def worth(s: Deal, seat: int) -> float:
    """What the end of a deal is worth to a seat, from 0 to 1; with foresight, what an unfinished deal promises."""
    raise NotImplementedError


@supplied
def foresight(s: Deal) -> int:
    """The number of the move to imagine last: what is there then tells better than luck who will win."""
    raise NotImplementedError


@rule
def guess(s: Deal, seat: int, luck: Word) -> int:
    """Any legal move: the judgement of a game that nobody has thought about yet."""
    return any_of(legal(s, seat), luck)


@rule
def win(s: Deal, seat: int) -> float:
    """A win, shared with those who won too."""
    if not (s.winners >> seat) & 1:
        return 0.0
    return 1.0 / size(Word(s.winners))


@rule
def to_the_end(s: Deal) -> int:
    """The foresight of a game in which only the end tells."""
    return s.moves + FOREVER


_taught: set[Rules] = set()


def teach(
    rules: Rules,
    judge: Callable[[Any, int, Word], int] = guess,
    worth: Callable[[Any, int], float] = win,
    foresight: Callable[[Any], int] = to_the_end,
) -> None:
    """Say how a game is judged, before any of its bots is asked: all are functions compiled by `rule`."""
    for dtype in (rules.fast, rules.told):
        jit.supply(dtype, "judge", judge)
        jit.supply(dtype, "worth", worth)
        jit.supply(dtype, "foresight", foresight)
    _taught.add(rules)


def taught(rules: Rules) -> bool:
    """Whether somebody has said how the game is judged."""
    return rules in _taught
