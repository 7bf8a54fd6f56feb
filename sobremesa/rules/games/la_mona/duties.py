"""What a seat holds against what its builds ask of it (LM-27 to LM-30, LM-A16). Sets of values are bits of an int."""

from sobremesa.rules.cards import EMPTY, ONE, Word, bit, has, least
from sobremesa.rules.games.la_mona.deck import FIFTEEN, MONA, MONA_ONLY, TWOS, capture_of
from sobremesa.rules.games.la_mona.record import (
    ALSO_TWO,
    OPEN_PARTNERSHIP,
    OWNER_RAISES,
    SEATED,
    SECOND_VARIANT,
    LaMona,
)
from sobremesa.rules.jit import rule, seldom

_BOTH = 1 << 2 | 1 << FIFTEEN


@rule
def rest_of(s: LaMona, seat: int, card: int) -> Word:
    """The hand without the card being played."""
    return s.hand[seat] & ~bit(card)


@rule
def builds_of(s: LaMona) -> int:
    """The values of all builds on the table."""
    return s.owned[0] | s.owned[1] | s.owned[2] | s.owned[3]


@rule
def partner_of(s: LaMona, seat: int) -> int:
    """The seat opposite, when two teams play (LM-01, LM-A29); otherwise the seat itself."""
    return seat ^ 2 if s.players == SEATED else seat


@rule
def usable(s: LaMona) -> Word:
    """The loose cards that can be taken or built with: a drowned La Mona is none of them (LM-24, LM-A01 LM-H6)."""
    return s.loose if s.options & ALSO_TWO else s.loose & ~MONA_ONLY


@seldom
def takes(s: LaMona, cards: Word) -> int:
    """The values that some cards could take."""
    found = 0
    if s.options & ALSO_TWO and has(cards, MONA):
        found = 1 << 2
    while cards != EMPTY:
        found |= 1 << capture_of(least(cards))
        cards &= cards - ONE
    return found


@rule
def torn(s: LaMona, rest: Word) -> bool:
    """Whether La Mona is all there is to take a two and a fifteen with (LM-H4: one card keeps one build)."""
    return bool(s.options & ALSO_TWO and rest & TWOS == MONA_ONLY)


@seldom
def unkept(s: LaMona, seat: int, rest: Word) -> int:
    """The seat's builds that the rest of the hand could no longer take (LM-A16)."""
    own = s.owned[seat]
    if own == 0:
        return 0
    lost = own & ~takes(s, rest)
    if own & _BOTH == _BOTH and torn(s, rest):
        lost |= 1 << 2
    return lost


@seldom
def holdable(s: LaMona, seat: int, rest: Word) -> int:
    """The values that the seat could build: those it keeps a card for beside its own (LM-13 LM-18, LM-A32 LM-A33)."""
    held = takes(s, rest)
    if torn(s, rest):
        if s.owned[seat] & (1 << 2):
            held &= ~(1 << FIFTEEN)
        if s.owned[seat] & (1 << FIFTEEN):
            held &= ~(1 << 2)
    return held


@rule
def permitted(s: LaMona, seat: int) -> int:
    """The builds of which the owner of a build must take one: V1 the own, V2 any (LM-28 LM-29 LM-30, LM-A22)."""
    return builds_of(s) if s.options & SECOND_VARIANT else s.owned[seat]


@rule
def free(s: LaMona, seat: int) -> int:
    """The values that the seat may build: V1 its own, V2 any but another's fila (LM-28 LM-29, LM-A21 LM-A22 LM-A35)."""
    if s.owned[seat] == 0:
        return ~0
    return s.owned[seat] | (~s.filas if s.options & SECOND_VARIANT else 0)


@rule
def continued(s: LaMona, seat: int) -> int:
    """The seat's own formadas that it may raise (LM-17 LM-20, LM-A13)."""
    return s.owned[seat] & ~s.filas if s.options & OWNER_RAISES else 0


@rule
def raised(s: LaMona, seat: int) -> int:
    """Others' formadas that the seat may raise: with a build of its own only in V2 (LM-16 LM-20 LM-28, LM-A35)."""
    if s.owned[seat] and not s.options & SECOND_VARIANT:
        return 0
    return builds_of(s) & ~s.filas & ~s.owned[seat]


@rule
def helped(s: LaMona, seat: int) -> int:
    """The partner's builds, where the partnership is open and one has none (LM-A25, LM-H5)."""
    if s.options & OPEN_PARTNERSHIP and s.players == SEATED and s.owned[seat] == 0:
        return s.owned[partner_of(s, seat)]
    return 0


@rule
def plain_value(card: int) -> int:
    """What a card is worth by itself in a build: its rank, an ace 14, La Mona 2 (where she is one)."""
    return 2 if card == MONA else capture_of(card)
