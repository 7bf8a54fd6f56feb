"""What a seat may know, and how the unknown is dealt anew.

Hands are secret; everything on the table is not, nor what the player on turn has chosen so far. A build says
that its owner holds a card for it (LM-A16), so a hand dealt anew holds one, too.
"""

from sobremesa.rules.cards import EMPTY, Word, bit, size
from sobremesa.rules.chance import below, forget, pick
from sobremesa.rules.games.la_mona.deck import FIFTEEN, FULL, VALUES, captors
from sobremesa.rules.games.la_mona.duties import takes
from sobremesa.rules.games.la_mona.legality import legal
from sobremesa.rules.games.la_mona.record import ALSO_TWO, HELP, PLAY, SEATED, TAKE, LaMona
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import hush

_TRIES = 16


@seldom
def hide(s: LaMona, seat: int) -> None:
    """Keep the seat's own hand and the card that has been chosen."""
    s.deck = EMPTY
    for rival in range(s.players):
        if rival != seat:
            s.hand[rival] &= chosen(s) if rival == s.turn else EMPTY
    forget(s)
    hush(s, seat)


@rule
def chosen(s: LaMona) -> Word:
    """The card that the player on turn has chosen, as a set."""
    return bit(s.card) if s.card >= 0 else EMPTY


@seldom
def resample(s: LaMona, seat: int) -> None:
    """Deal the cards that a view does not place, so that every build has its card and the play goes on.

    While somebody else composes a play, hands that leave no move are dealt again; after some tries the hand
    is given a card that makes one possible: one more value is always enough.
    """
    composing = s.phase != PLAY and s.turn != seat and s.why == 0
    for _ in range(_TRIES):
        _deal_anew(s, seat, 0)
        if not composing or _goes_on(s):
            return
    first = below(s, VALUES)
    for i in range(VALUES):
        _deal_anew(s, seat, 1 << (first + i) % VALUES)
        if _goes_on(s):
            return


@rule
def _goes_on(s: LaMona) -> bool:
    """Whether the player on turn has a move."""
    cards, words = legal(s, s.turn)
    return bool(cards | words)


@seldom
def _deal_anew(s: LaMona, seat: int, extra: int) -> None:
    """First the cards that builds ask for, then any; the rest is the deck."""
    s.deck = FULL & ~s.loose
    for value in range(VALUES):
        s.deck &= ~s.build[value]
    for holder in range(SEATED):
        s.deck &= ~s.pile[holder]
        if holder != seat:
            s.hand[holder] &= chosen(s) if holder == s.turn else EMPTY
        s.deck &= ~s.hand[holder]
    for value in range(FIFTEEN, 1, -1):  # La Mona first for the fifteen: another two does for a two
        for holder in range(s.players):
            if holder != seat and _asked(s, holder, extra) >> value & 1:
                _deal_one(s, holder, s.deck & captors(value, bool(s.options & ALSO_TWO)))
    for holder in range(s.players):
        if holder != seat:
            for _ in range(s.count[holder] - size(s.hand[holder])):
                _deal_one(s, holder, s.deck)


@rule
def _asked(s: LaMona, holder: int, extra: int) -> int:
    """The values that a seat must hold a card for, as everybody can see."""
    values = s.owned[holder]
    if holder != s.turn or s.card < 0:
        return values
    if s.aim == 0 or s.aim == TAKE:
        values &= ~takes(s, chosen(s))  # it may be about to take that build
    elif s.aim != HELP:
        values |= 1 << s.value
    return values | extra


@rule
def _deal_one(s: LaMona, holder: int, cards: Word) -> None:
    """One of some cards of the deck goes to a hand that has room for it."""
    if cards != EMPTY and size(s.hand[holder]) < s.count[holder]:
        card = bit(pick(s, cards, EMPTY))
        s.deck &= ~card
        s.hand[holder] |= card
