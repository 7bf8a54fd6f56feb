"""Cards from the deck, and the seat that fronts the highest bet."""

from sobremesa.rules.cards import EMPTY, put, take_out
from sobremesa.rules.chance import draw
from sobremesa.rules.games.multiverse_money import points
from sobremesa.rules.games.multiverse_money.deck import lowest, worth
from sobremesa.rules.games.multiverse_money.record import Money
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, tell


@rule
def from_deck(s: Money) -> int:
    """The next card of a deck that is not empty."""
    card = draw(s, s.deck[0], s.deck[1])
    take_out(s.deck, card)
    return card


@seldom
def lay_left(s: Money, point: int) -> None:
    """A card is turned up at the left of the deck."""
    card = from_deck(s)
    put(s.left, card)
    put(s.known, card)
    tell(s, point, NONE, card)


@seldom
def lay_right(s: Money, point: int) -> None:
    """A card is turned up at the right of the deck."""
    card = from_deck(s)
    put(s.right, card)
    put(s.known, card)
    tell(s, point, NONE, card)


@rule
def deck_empty(s: Money) -> bool:
    """Whether no card is left to draw."""
    return bool(s.deck[0] | s.deck[1] == EMPTY)


@rule
def fronts(s: Money, seat: int) -> bool:
    """Whether a bet lies in front of the seat; coins are one, too (MM-A22)."""
    return bool(s.bet[seat, 0] | s.bet[seat, 1] != EMPTY)


@seldom
def lead(s: Money, point: int) -> bool:
    """The turn goes to the highest bet in front; ties to the lowest serial (MM-08 MM-12 MM-13 MM-22). False: no bet."""
    best, first, leader, tied = -1, NONE, NONE, False
    for seat in range(s.players):
        if fronts(s, seat):  # now, whoever laid it (MM-A08)
            amount = worth(s.bet[seat, 0], s.bet[seat, 1])
            if amount >= best:
                card = lowest(s.bet[seat, 0], s.bet[seat, 1])
                tied = amount == best
                if amount > best or card < first:  # MM-A09: the cards now in front
                    best, first, leader = amount, card, seat
    if leader < 0:
        return False
    s.turn = leader
    tell(s, point, leader, best)
    if tied:
        tell(s, points.TIED, leader, first)
    return True
