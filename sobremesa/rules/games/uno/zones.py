"""Moving cards between the deck, the hands and the pile, and what the seats learn by it.

Copies of a kind cannot be told apart by the players, so which copy leaves a hand is left to chance:
a copy's number says nothing about the hand it came from.
"""

from sobremesa.rules.cards import EMPTY, Word, bit, holds, least, put, size, take_out
from sobremesa.rules.chance import draw, pick
from sobremesa.rules.games.uno import points
from sobremesa.rules.games.uno.deck import RANKS, copies_of, kind_of
from sobremesa.rules.games.uno.lacks import doubt
from sobremesa.rules.games.uno.record import DRAWN, Uno
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, tell


@rule
def held(s: Uno, seat: int) -> Word:
    """The slots that a hand has at least one copy of."""
    return s.hand[seat, 0] | s.hand[seat, 1]


@seldom
def _reshuffle(s: Uno) -> None:
    """The pile, less its top card, becomes the deck; nobody knows those cards any more (CO-A20, UN-29).

    A wild goes back without the colour that was chosen for it (UN-A31).
    """
    word = s.top >> 6
    s.deck[0], s.deck[1] = s.pile[0], s.pile[1]
    s.pile[0], s.pile[1] = EMPTY, EMPTY
    s.pile[word] = bit(s.top & 63)
    s.deck[word] &= ~s.pile[word]
    for seat in range(s.players):
        s.known[seat, 0] &= ~s.deck[0]
        s.known[seat, 1] &= ~s.deck[1]
    if s.deck[0] | s.deck[1]:
        tell(s, points.RESHUFFLED, NONE)


@rule
def receive(s: Uno, seat: int, card: int) -> None:
    """A card enters a hand; whoever had called no longer stands at one card (UN-A20)."""
    if s.count[seat] == 1:  # with more, the word was said early in this turn, and the turn's end decides
        s.called &= ~(1 << seat)
    put(s.hand[seat], card)
    s.count[seat] += 1


@seldom
def take(s: Uno, seat: int, cards: int, point: int) -> int:
    """Draw cards from the deck, as many as there are; give the kind of the last one, or -1 (CO-A20, UN-A25)."""
    kind = -1
    for _ in range(cards):
        if s.deck[0] | s.deck[1] == EMPTY:
            _reshuffle(s)
            if s.deck[0] | s.deck[1] == EMPTY:
                tell(s, points.NO_CARDS, seat)
                break
        card = draw(s, s.deck[0], s.deck[1])
        take_out(s.deck, card)
        receive(s, seat, card)
        kind = kind_of(card)
        tell(s, point, seat, kind, NONE, 1 << seat)
    return kind


@rule
def part_with(s: Uno, seat: int, kind: int) -> int:
    """A card of a kind leaves a hand; any copy, by chance. Give the card."""
    copies = copies_of(kind)
    low, high = s.hand[seat, 0] & copies, s.hand[seat, 1] & copies
    if size(low) + size(high) == 1:
        card = least(low | high) + (64 if low == EMPTY else 0)
    else:
        card = pick(s, low, high)
        _blur(s, seat, card, copies)
    take_out(s.hand[seat], card)
    s.count[seat] -= 1
    if s.phase != DRAWN:  # the card just drawn was not a sure one
        doubt(s, seat, kind // RANKS)
    return card


@seldom
def _blur(s: Uno, seat: int, card: int, copies: Word) -> None:
    """Who knew one copy here, but not this one, cannot tell whether it was theirs: they know one less."""
    for viewer in range(s.players):
        if not holds(s.known[viewer], card):
            low = s.known[viewer, 0] & s.hand[seat, 0] & copies
            high = s.known[viewer, 1] & s.hand[seat, 1] & copies
            if low:
                s.known[viewer, 0] &= ~bit(least(low))
            elif high:
                s.known[viewer, 1] &= ~bit(least(high))


@rule
def lay(s: Uno, seat: int, kind: int) -> None:
    """A card goes from a hand onto the pile."""
    card = part_with(s, seat, kind)
    put(s.pile, card)
    s.top = card


@seldom
def hand_over(s: Uno, giver: int, receiver: int, kind: int) -> None:
    """A card goes from hand to hand, seen by the two only (UN-22)."""
    card = part_with(s, giver, kind)
    receive(s, receiver, card)
    put(s.known[giver], card)
    tell(s, points.GIVES, giver, kind, receiver, 1 << giver | 1 << receiver)


@seldom
def show(s: Uno, seat: int, viewer: int) -> None:
    """A hand is shown to one rival, who remembers it (CO-20, CO-A16, UN-20)."""
    s.known[viewer, 0] |= s.hand[seat, 0]
    s.known[viewer, 1] |= s.hand[seat, 1]
    tell(s, points.SHOWS, seat, NONE, viewer)


@seldom
def lose_track(s: Uno, seat: int, slots: Word) -> None:
    """These cards of a hand are about to be given away face down: nobody else knows where they will be."""
    for viewer in range(s.players):
        s.known[viewer, 0] &= ~(s.hand[seat, 0] & slots)
        s.known[viewer, 1] &= ~(s.hand[seat, 1] & slots)
