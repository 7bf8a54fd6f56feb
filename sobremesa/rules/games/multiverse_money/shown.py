"""What a board shows that the rules need not keep."""

from typing import Any

from sobremesa.rules import fields
from sobremesa.rules.cards import EMPTY, bit, size
from sobremesa.rules.fields import OWN
from sobremesa.rules.games.multiverse_money.deck import CARDS, ENGANO, NOTES, worth
from sobremesa.rules.games.multiverse_money.record import BET, MOST
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import Record, Small, Zones
from sobremesa.rules.trail import NONE


class Shown(Record):
    """What a board shows beside the record."""

    knows: Zones = fields.marks("cards of the others that each seat knows", each=MOST, eyes=OWN, bare=True)
    front: Zones = fields.marks("the cards of each bet, the engaño among them", each=MOST, eyes=OWN, count="laid")
    amount: Small = fields.count("what each bet is worth", each=MOST, type="i2", eyes=OWN)
    in_hand: Small = fields.count("cards of each seat that are not in its bet", each=MOST, eyes=OWN)
    rest: int = fields.count("size of the deck", of="deck")


@seldom
def derive(s: Any) -> None:
    """Write what a board shows beside the record; `s` has the fields of Money and Shown."""
    there = size(s.left[0]) + size(s.left[1]) + size(s.right[0]) + size(s.right[1])
    for seat in range(s.players):
        bet = size(s.bet[seat, 0]) + size(s.bet[seat, 1])
        s.amount[seat] = worth(s.bet[seat, 0], s.bet[seat, 1])
        s.in_hand[seat] = s.count[seat] - (bet if s.phase == BET else 0)
        there += s.in_hand[seat] + bet
        s.front[seat, 0], s.front[seat, 1] = s.bet[seat, 0], s.bet[seat, 1]
        if (s.bluff >> seat) & 1:
            s.front[seat, 1] |= bit(ENGANO - 64)
    s.rest = CARDS - NOTES * (MOST - s.players) - there
    for seat in range(s.players):
        _recall(s, seat)


@seldom
def _recall(s: Any, viewer: int) -> None:
    """What a seat knows of the other hands: what lay open, and what only one hand can hide (MM-A19, MM-H3)."""
    bare = NONE if s.rest else _only_hiding(s, viewer)
    for word in range(2):
        s.knows[viewer, word] = EMPTY
        for seat in range(s.players):
            if seat != viewer:
                cards = _held(s, seat, word)
                s.knows[viewer, word] |= cards if seat == bare else cards & s.known[word]


@rule
def _held(s: Any, seat: int, word: int) -> Any:
    """The cards of a seat, a hidden bet among them."""
    return s.hand[seat, word] | (s.bet[seat, word] if s.phase == BET else EMPTY)


@seldom
def _only_hiding(s: Any, viewer: int) -> int:
    """The one rival who has cards that never lay open, or -1."""
    found = NONE
    for seat in range(s.players):
        open_cards = size(_held(s, seat, 0) & s.known[0]) + size(_held(s, seat, 1) & s.known[1])
        if seat != viewer and s.count[seat] > open_cards:
            if found >= 0:
                return NONE
            found = seat
    return found
