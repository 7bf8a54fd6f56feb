"""Moving cards between the hands, the table and the piles."""

from sobremesa.rules.cards import EMPTY, ONE, Word, bit, least
from sobremesa.rules.games.la_mona.duties import builds_of
from sobremesa.rules.games.la_mona.record import PLAY, SEATED, LaMona
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, tell


@rule
def side_of(s: LaMona, seat: int) -> int:
    """Whose pile a seat fills: its own, or its team's (LM-A29)."""
    return seat & 1 if s.players == SEATED else seat


@rule
def sides(s: LaMona) -> int:
    """How many sides play."""
    return 2 if s.players == SEATED else s.players


@rule
def members_of(s: LaMona, side: int) -> int:
    """The seats of a side, as bits."""
    return 0b101 << side if s.players == SEATED else 1 << side


@rule
def owner_of(s: LaMona, value: int) -> int:
    """The seat that owns the build of a value; -1: there is none."""
    for seat in range(s.players):
        if s.owned[seat] >> value & 1:
            return seat
    return NONE


@rule
def disown(s: LaMona, value: int) -> None:
    """Nobody owns the build of a value any more."""
    for seat in range(s.players):
        s.owned[seat] &= ~(1 << value)


@rule
def table_empty(s: LaMona) -> bool:
    """Whether nothing lies on the table (LM-26, LM-A03)."""
    return bool(s.loose == EMPTY and builds_of(s) == 0)


@rule
def spend(s: LaMona, seat: int) -> Word:
    """The chosen card leaves the hand and the play is over; give the card as a set."""
    card = bit(s.card)
    s.hand[seat] &= ~card
    s.count[seat] -= 1
    s.phase, s.card, s.aim, s.value = PLAY, NONE, 0, 0
    s.picked, s.picked_builds = EMPTY, 0
    return card


@seldom
def tell_each(s: LaMona, point: int, seat: int, cards: Word) -> None:
    """The same thing happened with each of some cards."""
    while cards != EMPTY:
        tell(s, point, seat, least(cards))
        cards &= cards - ONE
