"""What a seat may know, and how the unknown is dealt anew."""

from sobremesa.rules.cards import EMPTY, put, size, take_out
from sobremesa.rules.chance import forget, pick
from sobremesa.rules.games.monete.copies import relabel
from sobremesa.rules.games.monete.deck import whole_deck
from sobremesa.rules.games.monete.record import PEREZOSO, Monete
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import UNSEEN, hush


@seldom
def hide(s: Monete, seat: int) -> None:
    """Cover what a seat may not know; jokers are numbered by where they lie."""
    cover(s, seat)
    relabel(s, seat)
    forget(s)
    hush(s, seat)


@rule
def cover(s: Monete, seat: int) -> None:
    """Keep the seat's own hand, what it knows of others and what they know of it."""
    for word in range(2):
        s.deck[word] = EMPTY
        own = s.hand[seat, word] if seat >= 0 else EMPTY
        seen = s.known[seat, word] if seat >= 0 else EMPTY
        for rival in range(s.players):
            if rival != seat:
                s.hand[rival, word] &= seen
                s.known[rival, word] &= own
    if s.taken >= 0 and seat != s.turn and seat != s.focus:
        s.taken = UNSEEN
    if seat >= 0:
        s.known[seat, 0] &= ~(s.pile[0] | s.aside[0])
        s.known[seat, 1] &= ~(s.pile[1] | s.aside[1])


@seldom
def resample(s: Monete, seat: int) -> None:
    """Deal the cards that a view does not place: first to the other hands, the rest is the deck."""
    s.deck[0], s.deck[1] = whole_deck(s.mode != PEREZOSO, s.jokers)
    for word in range(2):
        s.deck[word] &= ~(s.pile[word] | s.aside[word])
        for holder in range(s.players):
            s.deck[word] &= ~s.hand[holder, word]
    for holder in range(s.players):
        if holder != seat:
            for _ in range(s.count[holder] - size(s.hand[holder, 0]) - size(s.hand[holder, 1])):
                card = pick(s, s.deck[0], s.deck[1])
                take_out(s.deck, card)
                put(s.hand[holder], card)
    if s.taken == UNSEEN:
        _guess_taken(s, seat)


@seldom
def _guess_taken(s: Monete, seat: int) -> None:
    """The card just taken is one that the viewer does not know of."""
    low, high = s.hand[s.turn, 0], s.hand[s.turn, 1]
    if seat >= 0:
        low, high = low & ~s.known[seat, 0], high & ~s.known[seat, 1]
    s.taken = pick(s, low, high)
