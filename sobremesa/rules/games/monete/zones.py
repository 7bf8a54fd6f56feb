"""Moving cards between the deck, the hands and the pile, and what the seats learn by it.

Only jokers have copies. Players cannot tell them apart, so which one leaves a hand is left to chance.
"""

from sobremesa.rules.cards import EMPTY, Word, bit, has, least, put, take_out
from sobremesa.rules.chance import draw, pick
from sobremesa.rules.games.monete import points
from sobremesa.rules.games.monete.deck import JOKER, JOKERS, kind_of
from sobremesa.rules.games.monete.record import Monete
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, tell


@rule
def deck_empty(s: Monete) -> bool:
    """Whether nothing is left to draw."""
    return s.left == 0


@rule
def take(s: Monete, seat: int, cards: int, point: int) -> None:
    """Draw cards from the deck, as many as there are (MN-A26); only the drawer sees them."""
    for _ in range(cards):
        if deck_empty(s):
            tell(s, points.NO_CARDS, seat)
            return
        card = draw(s, s.deck[0], s.deck[1])
        take_out(s.deck, card)
        s.left -= 1
        put(s.hand[seat], card)
        s.count[seat] += 1
        tell(s, point, seat, kind_of(card), NONE, 1 << seat)


@rule
def card_of(s: Monete, seat: int, kind: int) -> int:
    """A card of a kind in a hand; of several jokers any one, by chance."""
    return kind if kind < JOKER else _any_joker(s, seat)


@seldom
def _any_joker(s: Monete, seat: int) -> int:
    """One of the jokers of a hand that may leave it, by chance."""
    return pick(s, EMPTY, _loose_jokers(s, seat))


@rule
def _loose_jokers(s: Monete, seat: int) -> Word:
    """The jokers of a hand, without the one just taken: that one does not go back (MN-A18)."""
    jokers = s.hand[seat, 1] & JOKERS
    return jokers & ~bit(s.taken & 63) if s.taken >= JOKER else jokers


@rule
def part_with(s: Monete, seat: int, card: int) -> None:
    """A card leaves a hand."""
    if card >= JOKER:
        _blur(s, seat, card)
    take_out(s.hand[seat], card)
    s.count[seat] -= 1


@seldom
def _blur(s: Monete, seat: int, joker: int) -> None:
    """Who knew one joker here, but not this one, cannot tell whether it was theirs: they know one less."""
    for viewer in range(s.players):
        if not has(s.known[viewer, 1], joker & 63):
            others = s.known[viewer, 1] & _loose_jokers(s, seat)
            if others:
                s.known[viewer, 1] &= ~bit(least(others))


@rule
def lay(s: Monete, seat: int, kind: int) -> None:
    """A card goes from a hand onto the pile."""
    card = card_of(s, seat, kind)
    part_with(s, seat, card)
    put(s.pile, card)
    s.top = card


@seldom
def put_aside(s: Monete, seat: int, kind: int) -> None:
    """A card goes from a hand to the cards aside, face up (MN-H6)."""
    card = card_of(s, seat, kind)
    part_with(s, seat, card)
    put(s.aside, card)


@seldom
def hand_over(s: Monete, giver: int, receiver: int, card: int, point: int, seat: int) -> None:
    """A card goes from hand to hand, seen by the two only. The others no longer know what is left there:
    any card they knew of may be the one that went.
    """
    for viewer in range(s.players):
        if viewer != giver and viewer != receiver:
            s.known[viewer, 0] &= ~s.hand[giver, 0]
            s.known[viewer, 1] &= ~s.hand[giver, 1]
    part_with(s, giver, card)
    word, there = card >> 6, bit(card & 63)
    s.hand[receiver, word] |= there
    s.count[receiver] += 1
    s.known[giver, word] |= there
    s.known[receiver, word] &= ~there
    other = receiver if seat == giver else giver
    tell(s, point, seat, kind_of(card), other, 1 << giver | 1 << receiver)


@seldom
def steal(s: Monete, thief: int, victim: int, point: int) -> int:
    """A random card of a hidden hand (MN-A18); give it."""
    card = draw(s, s.hand[victim, 0], s.hand[victim, 1])
    hand_over(s, victim, thief, card, point, thief)
    return card
