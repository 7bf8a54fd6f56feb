"""What a seat may know, and how the unknown is dealt anew.

Every bet is turned up and every lot lies open, so a card that has once lain face up is known to everybody
for the rest of the game: only cards dealt at the start and never bet are hidden, and the deck. When one
place alone is left that can hide cards, a seat knows those, too (MM-A19, MM-H3). Of a bet that lies face down it
knows how many cards it has, the engaño among them or not, unless counts are hidden (MM-A20).
"""

from sobremesa.rules.cards import EMPTY, put, size, take_out
from sobremesa.rules.chance import below, forget, pick
from sobremesa.rules.games.multiverse_money.deck import ALL, CURRENCIES, CURRENCY
from sobremesa.rules.games.multiverse_money.record import BET, Money
from sobremesa.rules.games.multiverse_money.zones import deck_empty
from sobremesa.rules.jit import seldom
from sobremesa.rules.trail import NONE, hush


@seldom
def hide(s: Money, seat: int) -> None:
    """Keep the own hand and bet and what has been seen of the others'. Scored hands are shown (MM-H4)."""
    if not s.why:
        own = 1 << seat if seat >= 0 else 0
        s.bluff &= own
        s.locked &= own
        _cover_bets(s, seat)
        bare = _last_hidden(s, seat)
        for rival in range(s.players):
            if rival != seat and rival != bare:
                s.hand[rival, 0] &= s.known[0]
                s.hand[rival, 1] &= s.known[1]
    s.deck[0], s.deck[1] = EMPTY, EMPTY
    forget(s)
    hush(s, seat)


@seldom
def _cover_bets(s: Money, seat: int) -> None:
    """A hidden bet of another seat is just a part of its hand; what was taken back in sight of all can be counted."""
    if s.phase == BET:
        for rival in range(s.players):
            if rival != seat:
                for word in range(2):
                    s.hand[rival, word] |= s.bet[rival, word]
                    s.bet[rival, word] = EMPTY
                s.reopened[rival] = 0
                if not s.shown:
                    s.revised[rival] = 0


@seldom
def _last_hidden(s: Money, seat: int) -> int:
    """The one rival who holds every card that this seat does not see, or -1."""
    found = NONE
    if deck_empty(s):
        for rival in range(s.players):
            if rival != seat and (s.hand[rival, 0] & ~s.known[0]) | (s.hand[rival, 1] & ~s.known[1]) != EMPTY:
                if found >= 0:
                    return NONE
                found = rival
    return found


@seldom
def resample(s: Money, seat: int) -> None:
    """Deal the cards that a view does not place: first to the other hands, the rest is the deck. Then rivals bet as
    many cards as lie in front of them; nobody has closed the bet.
    """
    for word in range(2):
        rest = ALL[word] & ~s.left[word] & ~s.right[word]
        for currency in range(CURRENCIES):
            if (s.removed >> currency) & 1:
                rest &= ~CURRENCY[currency, word]
        for holder in range(s.players):
            rest &= ~(s.hand[holder, word] | s.bet[holder, word])
        s.deck[word] = rest
    for holder in range(s.players):
        if holder != seat:
            for _ in range(s.count[holder] - size(s.hand[holder, 0]) - size(s.hand[holder, 1])):
                card = pick(s, s.deck[0], s.deck[1])
                take_out(s.deck, card)
                put(s.hand[holder], card)
            for _ in range(s.laid[holder]):
                lay_any(s, holder)


@seldom
def lay_any(s: Money, seat: int) -> None:
    """One more card of a hand lies face down: any of them, the engaño too."""
    low, high = s.hand[seat, 0], s.hand[seat, 1]
    cards = size(low) + size(high)
    free = not (s.bluff >> seat) & 1
    if free and below(s, cards + 1) == cards:
        s.bluff |= 1 << seat
    else:
        card = pick(s, low, high)
        take_out(s.hand[seat], card)
        put(s.bet[seat], card)
