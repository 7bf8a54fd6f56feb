"""Why a move that is not legal is not."""

from sobremesa.rules.cards import has
from sobremesa.rules.games.la_mona import moves, points
from sobremesa.rules.games.la_mona.deck import CARDS, FIFTEEN, MONA, VALUES, capture_of, rank_of
from sobremesa.rules.games.la_mona.duties import builds_of, partner_of, permitted, rest_of, takes, unkept, usable
from sobremesa.rules.games.la_mona.legality import forms, last_of, lies, takeable, with_aces
from sobremesa.rules.games.la_mona.record import (
    AIM,
    ALSO_TWO,
    OWNER_RAISES,
    PLAY,
    SECOND_VARIANT,
    TAKE,
    LaMona,
)
from sobremesa.rules.games.la_mona.sums import sums_of
from sobremesa.rules.jit import rule, seldom


@seldom
def reason(s: LaMona, seat: int, move: int) -> int:
    """Why a move that is not legal is not."""
    if s.why:
        return points.OVER
    if seat != s.turn:
        return points.NOT_YOUR_TURN
    if s.phase == PLAY:
        if move < CARDS:
            return _card_reason(s, seat, move)
        return points.CARD_FIRST
    if s.phase == AIM:
        return _aim_reason(s, seat, move)
    if move < CARDS:
        return _loose_reason(s, move)
    if move >= moves.BUILD:
        return _build_reason(s, move - moves.BUILD)
    return _done_reason(s, seat) if move == moves.DONE else points.AIM_SAID


@rule
def _duty(s: LaMona) -> int:
    """The owner of a build wants to do something else."""
    return points.LEAVE_ONLY_FOR_BUILD if s.options & SECOND_VARIANT else points.TAKE_OR_CONTINUE


@seldom
def _card_reason(s: LaMona, seat: int, card: int) -> int:
    """A card of the hand that cannot be played: only the owner of a build has such cards."""
    if not has(s.hand[seat], card):
        return points.NOT_HELD
    return points.KEEP_CARD if unkept(s, seat, rest_of(s, seat, card)) else _duty(s)


@seldom
def _aim_reason(s: LaMona, seat: int, move: int) -> int:
    """The card cannot be played for this."""
    if move == moves.TRAIL:
        return points.NO_TRAIL
    if move == moves.TAKE:
        return _take_reason(s, seat, capture_of(s.card))
    if move == moves.TAKE_TWO:
        if s.card == MONA and s.options & ALSO_TWO:
            return _take_reason(s, seat, 2)
        return points.NOT_A_TWO
    if move == moves.HELP:
        return points.NO_HELP
    if moves.FORM <= move < moves.RAISE:
        return _form_reason(s, seat, move - moves.FORM)
    if moves.RAISE <= move < moves.BUILD:
        return _raise_reason(s, seat, move - moves.RAISE)
    return points.AIM_FIRST


@seldom
def _take_reason(s: LaMona, seat: int, value: int) -> int:
    """Nothing can be taken with this value."""
    there = with_aces(s, sums_of(usable(s))) | takeable(s, value)
    if not there >> value & 1:
        return points.NO_FIFTEEN if value == FIFTEEN else points.NOTHING_TO_TAKE
    return points.KEEP_CARD if unkept(s, seat, rest_of(s, seat, s.card)) else _duty(s)


@seldom
def _form_reason(s: LaMona, seat: int, value: int) -> int:
    """The value cannot be built with the card."""
    if s.card == MONA and not s.options & ALSO_TWO:
        return points.NOT_A_TWO
    rest = rest_of(s, seat, s.card)
    if value >= VALUES or value < 2 or not forms(s, s.card, sums_of(usable(s))) >> value & 1:
        return points.NO_SUM
    if not takes(s, rest) >> value & 1:
        if value == FIFTEEN:
            return points.NO_MONA
        partner = partner_of(s, seat)
        if partner != seat and s.owned[partner] >> value & 1:
            return points.PARTNERS_CARD
        return points.NO_TWIN if capture_of(s.card) == value else points.NO_CAPTURE_CARD
    own = s.owned[seat]
    free = own | (~builds_of(s) if s.options & SECOND_VARIANT else 0)
    if own and unkept(s, seat, rest) == 0 and not free >> value & 1:
        return _duty(s)
    return points.KEEP_CARD


@seldom
def _raise_reason(s: LaMona, seat: int, value: int) -> int:
    """No formada can be raised to this value with the card."""
    if s.card == MONA and not s.options & ALSO_TWO:
        return points.NOT_A_TWO
    old = value - rank_of(s.card)
    if value >= VALUES or old < 2 or not builds_of(s) >> old & 1:
        return points.NO_FORMADA
    if s.filas >> old & 1:
        return points.FILA_FIXED
    rest = rest_of(s, seat, s.card)
    held = takes(s, rest)
    if s.owned[seat] >> old & 1:
        if not s.options & OWNER_RAISES:
            return points.OWN_RAISE_OFF
        if held >> old & held >> value & 1 == 0:
            return points.OWN_RAISE_CARDS
        return points.KEEP_CARD
    if not held >> value & 1:
        return points.NO_MONA if value == FIFTEEN else points.RAISE_NO_CARD
    return _duty(s) if unkept(s, seat, rest) == 0 else points.KEEP_CARD


@seldom
def _loose_reason(s: LaMona, card: int) -> int:
    """A card of the table cannot be picked."""
    if not lies(s, card):
        for value in range(VALUES):
            if has(s.build[value], card):
                return points.IN_BUILD
        return points.NOT_ON_TABLE
    if card == MONA and not s.options & ALSO_TWO:
        return points.DROWNED
    return points.ORDER if card <= last_of(s) else points.NO_GROUP


@seldom
def _build_reason(s: LaMona, value: int) -> int:
    """A build cannot be picked."""
    if value >= VALUES or not builds_of(s) >> value & 1:
        return points.NO_SUCH_BUILD
    if s.aim != TAKE:
        return points.JOINS_ALONE if value == s.value else points.FORMADA_WHOLE
    if not takeable(s, s.value) >> value & 1:
        return points.FILA_VALUE if s.filas >> value & 1 else points.FORMADA_WHOLE
    return points.ORDER if moves.BUILD + value <= last_of(s) else points.NO_GROUP


@seldom
def _done_reason(s: LaMona, seat: int) -> int:
    """The play is not finished."""
    if s.aim == TAKE and s.owned[seat]:
        if unkept(s, seat, rest_of(s, seat, s.card)) & ~s.picked_builds:
            return points.KEEP_CARD
        if not s.picked_builds & permitted(s, seat):
            return _duty(s)
    return points.UNFINISHED
