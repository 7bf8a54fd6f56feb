"""Jokers look alike, so a view numbers them by where they lie and not by which they are.

Otherwise somebody who remembers that a rival held one joker, and sees another on the pile, would know that
the first is still there; at a table of real cards nobody could.
"""

from sobremesa.rules.cards import bit, has
from sobremesa.rules.games.monete.deck import JOKER
from sobremesa.rules.games.monete.record import Monete
from sobremesa.rules.jit import rule, seldom

_UNSEEN = 1 << 20  # after every place that can be seen


@seldom
def relabel(s: Monete, seat: int) -> None:
    """Number the jokers in the order of their places, in a view of a seat."""
    _order(s, seat, JOKER, JOKER + 1)
    _order(s, seat, JOKER + 2, JOKER + 3)
    _order(s, seat, JOKER, JOKER + 2)
    _order(s, seat, JOKER + 1, JOKER + 3)
    _order(s, seat, JOKER + 1, JOKER + 2)


@seldom
def _order(s: Monete, seat: int, first: int, second: int) -> None:
    """Exchange two jokers that are out of order."""
    if _place(s, seat, second) >= _place(s, seat, first):
        return
    both = bit(first & 63) | bit(second & 63)
    for holder in range(s.players):
        if has(s.hand[holder, 1], first & 63) != has(s.hand[holder, 1], second & 63):
            s.hand[holder, 1] ^= both
        if has(s.known[holder, 1], first & 63) != has(s.known[holder, 1], second & 63):
            s.known[holder, 1] ^= both
    if has(s.pile[1], first & 63) != has(s.pile[1], second & 63):
        s.pile[1] ^= both
    if has(s.aside[1], first & 63) != has(s.aside[1], second & 63):
        s.aside[1] ^= both
    if s.top == second:  # the first cannot be: nothing comes before the top
        s.top = first
    if s.taken == first:
        s.taken = second
    elif s.taken == second:
        s.taken = first


@rule
def _place(s: Monete, seat: int, joker: int) -> int:
    """Where a joker lies: the top, the pile, aside, the own hand (by who knows of it), the other hands, unseen."""
    if joker == s.top:
        return 0
    slot = joker & 63
    if has(s.pile[1], slot):
        return 1
    if has(s.aside[1], slot):
        return 2
    for holder in range(s.players):
        if has(s.hand[holder, 1], slot):
            just_taken = 1 if joker == s.taken else 0
            if holder != seat:
                return ((3 + holder) << 12) + just_taken
            knowing = 0
            for rival in range(s.players):
                if rival != seat and has(s.known[rival, 1], slot):
                    knowing |= 2 << rival
            return 3 + knowing + just_taken
    return _UNSEEN
