"""Setting up: currencies leave, everybody gets six cards and an engaño, two lots are laid (MM-01 to MM-05)."""

from sobremesa.rules.cards import EMPTY, put
from sobremesa.rules.chance import below
from sobremesa.rules.games.multiverse_money import points
from sobremesa.rules.games.multiverse_money.deck import ALL, CURRENCIES, CURRENCY, DEALT, LOT
from sobremesa.rules.games.multiverse_money.record import BET, MOST, Money
from sobremesa.rules.games.multiverse_money.zones import from_deck, lay_left, lay_right
from sobremesa.rules.jit import seldom
from sobremesa.rules.trail import NONE, clear, tell


@seldom
def deal(s: Money) -> None:
    """Set up a game of the series."""
    clear(s)
    s.moves, s.winners, s.why = 0, 0, 0
    s.phase, s.round, s.idle, s.last = BET, 1, 0, 0
    s.bluff, s.locked, s.out, s.removed = 0, 0, 0, 0
    s.deals += 1
    s.dealer = 0 if s.dealer + 1 >= s.players else s.dealer + 1
    s.turn = s.dealer
    for word in range(2):
        s.deck[word] = ALL[word]
        s.left[word], s.right[word], s.known[word] = EMPTY, EMPTY, EMPTY
        for seat in range(MOST):
            s.hand[seat, word], s.bet[seat, word] = EMPTY, EMPTY
    for _ in range(MOST - s.players):  # MM-02: one with four players, two with three
        _remove(s, NONE if not s.chosen else s.leaving >> 3 if s.removed == 0 else s.leaving & 7)
    for seat in range(s.players):
        s.count[seat], s.laid[seat], s.revised[seat], s.reopened[seat] = DEALT, 0, 0, 0
        for _ in range(DEALT):  # there are always enough for everybody and the lots (MM-A15)
            card = from_deck(s)
            put(s.hand[seat], card)
    tell(s, points.DEALT, NONE, DEALT)
    for _ in range(LOT):
        lay_right(s, points.LAYS_RIGHT)
    for _ in range(LOT):
        lay_left(s, points.LAYS_LEFT)


@seldom
def _remove(s: Money, currency: int) -> None:
    """A currency leaves: the chosen one, or any that is still there (MM-A02); the coins stay (MM-A03)."""
    while currency < 0 or (s.removed >> currency) & 1:
        currency = below(s, CURRENCIES)
    s.removed |= 1 << currency
    for word in range(2):
        s.deck[word] &= ~CURRENCY[currency, word]
    tell(s, points.REMOVED, NONE, currency)
