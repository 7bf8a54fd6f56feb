"""What a seat may know, and how the unknown is dealt anew."""

from sobremesa.rules.cards import EMPTY, Word, least, put, size, take_out
from sobremesa.rules.chance import forget, pick
from sobremesa.rules.games.uno.copies import relabel
from sobremesa.rules.games.uno.deck import (
    COLOURED,
    FIRST_COPY,
    NO_COLOUR,
    RANKS,
    SECOND_COPY,
    URRRRHHS,
    kind_of,
    of_colour,
)
from sobremesa.rules.games.uno.lacks import lacking
from sobremesa.rules.games.uno.record import (
    CALL,
    DRAWN,
    GIFT,
    GIVE,
    LOWEST,
    NO_URRRRHH_OUT,
    PLAY,
    POINTS,
    URRRRHH_DECK,
    Uno,
)
from sobremesa.rules.games.uno.zones import held
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, hush


@seldom
def hide(s: Uno, seat: int) -> None:
    """Cover what a seat may not know; copies are numbered by where they lie."""
    cover(s, seat)
    relabel(s, seat)
    forget(s)
    hush(s, seat)


@rule
def cover(s: Uno, seat: int) -> None:
    """Keep the seat's own hand, what it knows of others and what they know of it. A scored hand is shown."""
    scored = s.why and s.options & (POINTS | LOWEST)
    for word in range(2):
        s.deck[word] = EMPTY
        own = s.hand[seat, word] if seat >= 0 else EMPTY
        for rival in range(s.players):
            if rival != seat:
                if not scored:
                    s.hand[rival, word] &= s.known[seat, word] if seat >= 0 else EMPTY
                s.known[rival, word] &= own
    if seat >= 0:
        _remember(s, seat)
    if seat != s.turn:
        s.drawn = NONE


@rule
def _remember(s: Uno, seat: int) -> None:
    """A seat knows of the cards that other hands still have; what it once knew of others is over."""
    for word in range(2):
        there = EMPTY
        for rival in range(s.players):
            if rival != seat:
                there |= s.hand[rival, word]
        s.known[seat, word] &= there


@seldom
def resample(s: Uno, seat: int) -> None:
    """Deal the cards that a view does not place: first to the other hands, the rest is the deck."""
    s.deck[0], s.deck[1] = FIRST_COPY & ~s.pile[0], SECOND_COPY & ~s.pile[1]
    for word in range(2):
        if not s.options & URRRRHH_DECK:
            s.deck[word] &= ~URRRRHHS
        for holder in range(s.players):
            s.deck[word] &= ~s.hand[holder, word]
    if s.turn != seat:
        _honour_gift(s)
    for lacking_something in (True, False):  # who may not have every card chooses first
        for holder in range(s.players):
            if holder != seat and bool(s.lacks[holder]) == lacking_something:
                _fill(s, holder)
    if s.phase == DRAWN and s.turn != seat:
        low, high = s.hand[s.turn, 0], s.hand[s.turn, 1]
        if seat >= 0:
            low, high = low & ~s.known[seat, 0], high & ~s.known[seat, 1]
        s.drawn = kind_of(pick(s, low, high))


@seldom
def _fill(s: Uno, seat: int) -> None:
    """Deal a hand the cards that it misses, the oldest first: those are surely of no colour that it lacks."""
    missing = s.count[seat] - size(s.hand[seat, 0]) - size(s.hand[seat, 1])
    while missing > 0:
        slots = _fitting(s, seat, missing)
        low, high = s.deck[0] & slots, s.deck[1] & slots
        if low | high == EMPTY:
            low, high = s.deck[0], s.deck[1]
        _deal_to(s, seat, pick(s, low, high))
        missing -= 1


@rule
def _fitting(s: Uno, seat: int, missing: int) -> Word:
    """What the next of the missing cards may be: of a colour that all of them could be of."""
    if not s.lacks[seat]:
        return ~EMPTY
    slots = EMPTY
    for colour in range(NO_COLOUR + 1):
        cards = of_colour(colour)
        there = size(s.hand[seat, 0] & cards) + size(s.hand[seat, 1] & cards)
        if there + missing <= s.count[seat] - lacking(s, seat, colour):
            slots |= cards
    return slots


@seldom
def _honour_gift(s: Uno) -> None:
    """What everybody knows of a giver: the colour is in the hand, and, where it must, another card; of who says the
    word with more than two cards: that an Urrrrhh is.
    """
    if s.phase == GIFT:
        _ensure(s, of_colour(s.second))
    elif s.phase == GIVE:
        _ensure(s, COLOURED)
    if (s.phase == GIFT or s.phase == GIVE) and s.options & NO_URRRRHH_OUT:
        _ensure(s, ~of_colour(least(held(s, s.turn) & COLOURED) // RANKS))
    if (s.called >> s.turn) & 1 and s.count[s.turn] > 2 and (s.phase == PLAY or s.phase == CALL):  # UN-A22
        _ensure(s, URRRRHHS)


@seldom
def _ensure(s: Uno, slots: Word) -> None:
    """The player on turn holds one of these."""
    low, high = s.deck[0] & slots, s.deck[1] & slots
    if held(s, s.turn) & slots == EMPTY and low | high:
        _deal_to(s, s.turn, pick(s, low, high))


@rule
def _deal_to(s: Uno, seat: int, card: int) -> None:
    """A card of the deck goes to a hand whose size is already counted."""
    take_out(s.deck, card)
    put(s.hand[seat], card)
