"""Copies of a kind look alike, so a view numbers them by where they lie and not by which they are.

Otherwise somebody who remembers that a rival held one copy, and sees the other on the pile, would know that
the first is still there; at a table of real cards nobody could.
"""

from sobremesa.rules.cards import EMPTY, ONE, bit, has, holds, least
from sobremesa.rules.games.uno.deck import COLOURED, URRRRHH, WILD, copies_of
from sobremesa.rules.games.uno.record import Uno
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import Zones

_UNSEEN = 1 << 20  # after every place that can be seen


@seldom
def relabel(s: Uno, seat: int) -> None:
    """Give the copies of each kind their numbers in the order of their places, in a view of a seat."""
    low, high = s.pile[0], s.pile[1]
    for holder in range(s.players):
        low |= s.hand[holder, 0]
        high |= s.hand[holder, 1]
    slots = high & COLOURED & ~s.pile[0]  # what comes before a first copy on the pile is the top
    if s.top >= 64:
        slots |= bit(s.top & 63) & COLOURED
    while slots != EMPTY:
        slot = least(slots)
        slots &= slots - ONE
        _order(s, seat, slot, 64 + slot)
    for kind in range(WILD, URRRRHH + 1, 2):
        if (low | high) & copies_of(kind):
            _order(s, seat, kind, kind + 1)
            _order(s, seat, 64 + kind, 65 + kind)
            _order(s, seat, kind, 64 + kind)
            _order(s, seat, kind + 1, 65 + kind)
            _order(s, seat, kind + 1, 64 + kind)


@seldom
def _order(s: Uno, seat: int, first: int, second: int) -> None:
    """Exchange two copies that are out of order."""
    if _place(s, seat, second) < _place(s, seat, first):
        for holder in range(s.players):
            _exchange(s.hand, holder, first, second)
            _exchange(s.known, holder, first, second)
        in_first, in_second = holds(s.pile, first), holds(s.pile, second)
        if in_first != in_second:
            s.pile[first >> 6] ^= bit(first & 63)
            s.pile[second >> 6] ^= bit(second & 63)
        if s.top == second:  # the first cannot be: nothing comes before the top
            s.top = first


@rule
def _exchange(zone: Zones, holder: int, first: int, second: int) -> None:
    """Two cards change places in a row of a zone."""
    if has(zone[holder, first >> 6], first & 63) != has(zone[holder, second >> 6], second & 63):
        zone[holder, first >> 6] ^= bit(first & 63)
        zone[holder, second >> 6] ^= bit(second & 63)


@rule
def _place(s: Uno, seat: int, card: int) -> int:
    """Where a card lies: the top, the pile, the own hand (by who knows of it), the other hands, unseen."""
    if card == s.top:
        return 0
    word, slot = card >> 6, card & 63
    if has(s.pile[word], slot):
        return 1
    for holder in range(s.players):
        if has(s.hand[holder, word], slot):
            if holder != seat:
                return (2 + holder) << 12
            knowing = 0
            for rival in range(s.players):
                if rival != seat and has(s.known[rival, word], slot):
                    knowing |= 1 << rival
            return 2 + knowing
    return _UNSEEN
