"""What the views of an ordinary game take: the other hands covered, and what a view does not place dealt anew.

Ordinary means: hands with a count that everybody sees, a deck, and cards that everybody knows or nobody but their
holder does. What is special a game adds by itself.
"""

from sobremesa.rules.cards import count, keep, put, take_out
from sobremesa.rules.chance import forget, pick
from sobremesa.rules.engine import Deal
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import Bits, Small, Zones
from sobremesa.rules.trail import hush


@rule
def cover(s: Deal, hands: Zones, known: Bits, seat: int) -> None:
    """Of all hands but the seat's own, leave the cards that everybody knows; a spectator (-1) has no hand."""
    for holder in range(s.players):
        if holder != seat:
            keep(hands[holder], known)


@rule
def seal(s: Deal, seat: int) -> None:
    """Leave a view no chance, no wishes, and of the events what the seat may know: how every `hide` ends."""
    forget(s)
    hush(s, seat)


@seldom
def deal_out(s: Deal, deck: Bits, hands: Zones, counts: Small, seat: int) -> None:
    """Fill up every hand but the seat's own from the deck, which has all the cards that a view does not place."""
    for holder in range(s.players):
        if holder != seat:
            for _ in range(counts[holder] - count(hands[holder])):
                card = pick(s, deck[0], deck[1])
                take_out(deck, card)
                put(hands[holder], card)
