"""What a seat may know, and how the rest is dealt anew."""

from brisca.record import Brisca
from brisca.rules import whole_deck
from sobremesa.rules.cards import empty, strike
from sobremesa.rules.jit import seldom
from sobremesa.rules.sight import cover, deal_out, seal


@seldom
def hide(s: Brisca, seat: int) -> None:
    """Keep the own hand, and of the others (partners too: BR-A06) what everybody has seen (BR-A05)."""
    cover(s, s.hand, s.known, seat)
    empty(s.deck)
    seal(s, seat)


@seldom
def resample(s: Brisca, seat: int) -> None:
    """What lies nowhere in sight is in the other hands or in the deck."""
    whole_deck(s)
    strike(s.deck, s.trump)
    for holder in range(s.players):
        strike(s.deck, s.hand[holder])
        strike(s.deck, s.trick[holder])
        strike(s.deck, s.pile[holder])  # BR-A08
    deal_out(s, s.deck, s.hand, s.count, seat)
