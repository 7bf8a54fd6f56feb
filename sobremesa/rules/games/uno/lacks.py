"""What everybody can conclude from a forced draw: who must draw has no card of the colour, and no wild.

For each colour, and for wilds, a hand has a number: so many of its cards are surely something else. Cards that
come may be anything, so they leave it as it is; of a card that goes nobody knows whether it was a sure one, so it
counts as one unless it shows the colour itself. The numbers of a hand are packed into one, six bits each.
"""

from sobremesa.rules.games.uno.record import Uno
from sobremesa.rules.jit import rule

BITS = 6
MANY = 31  # a number goes no further, so that its highest bit stays free
EACH = 1 | 1 << BITS | 1 << 2 * BITS | 1 << 3 * BITS | 1 << 4 * BITS


@rule
def lacking(s: Uno, seat: int, colour: int) -> int:
    """How many cards of a hand are surely not of a colour."""
    return (s.lacks[seat] >> BITS * colour) & MANY


@rule
def learn(s: Uno, seat: int, colour: int) -> None:
    """A hand turns out to have no card of a colour."""
    s.lacks[seat] &= ~(MANY << BITS * colour)
    s.lacks[seat] |= min(s.count[seat], MANY) << BITS * colour


@rule
def doubt(s: Uno, seat: int, colour: int) -> None:
    """A card of a colour has left a hand: it may have been a sure one for the other colours."""
    positive = (s.lacks[seat] + MANY * EACH) >> (BITS - 1) & EACH
    s.lacks[seat] -= positive & ~(1 << BITS * colour)
