"""Dealing, and the start of every round."""

from sobremesa.rules.cards import EMPTY, put, size, take_out
from sobremesa.rules.chance import below, draw
from sobremesa.rules.games.monete import points
from sobremesa.rules.games.monete.deck import whole_deck
from sobremesa.rules.games.monete.record import HOST_OPENS, OPEN, PEREZOSO, Monete
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, clear, tell

DEALT = 5  # cards to each (MN-01)


@seldom
def deal(s: Monete) -> None:
    """Five cards to each (MN-01), the rest is the deck (MN-02); the first player opens (MN-05)."""
    clear(s)
    s.moves, s.winners, s.why = 0, 0, 0
    s.deals += 1
    s.direction = 1
    s.deck[0], s.deck[1] = whole_deck(s.mode != PEREZOSO, s.jokers)
    s.pile[0], s.pile[1] = EMPTY, EMPTY
    s.aside[0], s.aside[1] = EMPTY, EMPTY
    for seat in range(s.players):
        s.hand[seat, 0], s.hand[seat, 1] = EMPTY, EMPTY
        s.known[seat, 0], s.known[seat, 1] = EMPTY, EMPTY
    for seat in range(s.players):
        s.count[seat] = DEALT
        for _ in range(DEALT):
            card = draw(s, s.deck[0], s.deck[1])
            take_out(s.deck, card)
            put(s.hand[seat], card)
    s.left = size(s.deck[0]) + size(s.deck[1])
    opener = 0 if s.options & HOST_OPENS else below(s, s.players)  # MN-A02
    s.dealer = opener - 1 if opener else s.players - 1
    tell(s, points.DEALT, s.dealer, DEALT)
    new_round(s, opener, points.BEGINS)


@rule
def new_round(s: Monete, opener: int, point: int) -> None:
    """The pile goes aside and somebody opens (MN-05 MN-13 MN-18)."""
    s.aside[0] |= s.pile[0]
    s.aside[1] |= s.pile[1]
    s.pile[0], s.pile[1] = EMPTY, EMPTY
    s.top, s.number, s.colour = NONE, 0, NONE
    s.sign, s.hue, s.alike, s.mute, s.passes = 0, 0, 0, 0, 0  # the markers' word is over (MN-07)
    s.combo, s.step, s.basis, s.chosen, s.tint = 0, 0, 0, 0, NONE
    s.focus, s.taken = NONE, NONE
    s.turn, s.phase = opener, OPEN
    tell(s, point, opener)
