"""Why a move that is not legal is not."""

from sobremesa.rules.cards import Word, bit, has, least
from sobremesa.rules.games.la_mona import moves, points
from sobremesa.rules.games.la_mona.deck import CARDS, FIFTEEN, MONA, VALUES, capture_of, rank_of, up_to
from sobremesa.rules.games.la_mona.duties import (
    builds_of,
    free,
    partner_of,
    permitted,
    plain_value,
    rest_of,
    takes,
    unkept,
    usable,
)
from sobremesa.rules.games.la_mona.legality import (
    comes_out,
    fits_card,
    forms,
    last_of,
    lies,
    lifts,
    plainly,
    takeable,
    with_aces,
)
from sobremesa.rules.games.la_mona.record import (
    AIM,
    ALSO_TWO,
    FORMADA_IN_SUM,
    OWNER_RAISES,
    PLAY,
    RAISE,
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
    if CARDS <= move < moves.BUILD:
        return _done_reason(s, seat) if move == moves.DONE else points.AIM_SAID
    comes = _in_some_order(s, seat, move)
    return _loose_reason(s, move, comes) if move < CARDS else _build_reason(s, seat, move - moves.BUILD, comes)


@rule
def _duty(s: LaMona) -> int:
    """The owner of a build wants to do something else."""
    return points.LEAVE_ONLY_FOR_BUILD if s.options & SECOND_VARIANT else points.TAKE_OR_CONTINUE


@rule
def _drowned(s: LaMona) -> bool:
    """Whether La Mona lies on the table for good."""
    return has(s.loose, MONA) and not s.options & ALSO_TWO


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
        if s.card != MONA:
            return points.ONLY_MONA
        return _take_reason(s, seat, 2) if s.options & ALSO_TWO else points.NOT_A_TWO
    if move == moves.HELP:
        return _help_reason(s, seat)
    if moves.FORM <= move < moves.RAISE:
        return _form_reason(s, seat, move - moves.FORM)
    if moves.RAISE <= move < moves.BUILD:
        return _raise_reason(s, seat, move - moves.RAISE)
    return points.AIM_FIRST


@seldom
def _take_reason(s: LaMona, seat: int, value: int) -> int:
    """Nothing can be taken with this value."""
    sums = _sums(s)
    formed = _with(builds_of(s) & ~s.filas, sums)
    there = with_aces(s, sums) | takeable(s, value) | (formed if s.options & FORMADA_IN_SUM else 0)
    if there >> value & 1:
        return points.KEEP_CARD if unkept(s, seat, rest_of(s, seat, s.card)) else _duty(s)
    if formed >> value & 1:  # LM-A11
        return points.NOT_IN_SUM
    if _with(s.filas, sums) >> value & 1:
        return points.FILA_VALUE
    if _drowned(s) and sums << 2 >> value & 1:
        return points.DROWNED
    return points.NO_FIFTEEN if value == FIFTEEN else points.NOTHING_TO_TAKE


@seldom
def _sums(s: LaMona) -> int:
    """What loose cards make."""
    return sums_of(usable(s))


@seldom
def _with(builds: int, sums: int) -> int:
    """The values that builds, one or more of them, make with sums of loose cards."""
    found = 0
    while builds:
        found |= (sums | found) << least(Word(builds))
        builds &= builds - 1
    return found


@seldom
def _help_reason(s: LaMona, seat: int) -> int:
    """The card cannot be added to a build of the partner's."""
    partner, value = partner_of(s, seat), plain_value(s.card)
    if partner == seat or (s.card == MONA and not s.options & ALSO_TWO) or not s.owned[partner] >> value & 1:
        return points.NO_HELP
    return _duty(s) if s.owned[seat] else points.PARTNERS_CARD


@seldom
def _form_reason(s: LaMona, seat: int, value: int) -> int:
    """The value cannot be built with the card."""
    if s.card == MONA and not s.options & ALSO_TWO:
        return points.NOT_A_TWO
    sums = _sums(s)
    if value < 2 or not forms(s, s.card, sums) >> value & 1:
        return _no_sum(s, value - rank_of(s.card), sums)
    if not free(s, seat) >> value & 1:
        return _duty(s)
    rest = rest_of(s, seat, s.card)
    if takes(s, rest) >> value & 1:
        return points.KEEP_CARD
    if value == FIFTEEN:
        return points.NO_MONA
    partner = partner_of(s, seat)
    if partner != seat and s.owned[partner] >> value & 1:
        return points.PARTNERS_CARD
    return points.NO_TWIN if capture_of(s.card) == value else points.NO_CAPTURE_CARD


@seldom
def _no_sum(s: LaMona, missing: int, sums: int) -> int:
    """What the card lacks is not there, or only in what is no part of a new build."""
    if missing > 0:
        if _with(builds_of(s) & ~s.filas, sums) >> missing & 1:
            return points.NOT_IN_BUILD
        if _with(s.filas, sums) >> missing & 1:
            return points.FILA_FIXED
        if _drowned(s) and sums << 2 >> missing & 1:
            return points.DROWNED
    return points.NO_SUM


@seldom
def _raise_reason(s: LaMona, seat: int, value: int) -> int:
    """No formada can be raised to this value with the card."""
    if s.card == MONA and not s.options & ALSO_TWO:
        return points.NOT_A_TWO
    own, below, sums = s.owned[seat], value - rank_of(s.card), _sums(s)
    others = builds_of(s) & ~s.filas & ~own
    mine = _reaching(own & ~s.filas, below, sums)
    theirs = _reaching(others, below, 1)
    if mine == 0 and theirs == 0:
        if _reaching(s.filas, below, 1) | _reaching(own, below, sums):
            return points.FILA_FIXED
        return points.RAISE_BY_HAND if _reaching(others, below, sums) else points.NO_FORMADA  # LM-A12
    if theirs == 0 and not s.options & OWNER_RAISES:
        return points.OWN_RAISE_OFF
    if mine == 0 and own and not s.options & SECOND_VARIANT:
        return _duty(s)
    rest = rest_of(s, seat, s.card)
    if not takes(s, rest) >> value & 1:
        if value == FIFTEEN:
            return points.NO_MONA
        return points.OWN_RAISE_CARDS if mine else points.RAISE_NO_CARD
    return points.OWN_RAISE_CARDS if unkept(s, seat, rest) & mine else points.KEEP_CARD


@seldom
def _reaching(builds: int, below: int, sums: int) -> int:
    """The builds from which one of some sums leads to what is just below the card."""
    found = 0
    for old in range(2, below + 1):
        if builds >> old & sums >> (below - old) & 1:
            found |= 1 << old
    return found


@seldom
def _loose_reason(s: LaMona, card: int, comes: bool) -> int:
    """A card of the table cannot be picked."""
    if not lies(s, card):
        for value in range(VALUES):
            if has(s.build[value], card):
                return points.IN_BUILD
        return points.NOT_ON_TABLE
    if card == MONA and not s.options & ALSO_TWO:
        return points.DROWNED
    if has(s.picked, card):
        return points.PICKED
    if comes or card <= last_of(s):
        return points.ORDER
    sums = sums_of(usable(s) & ~bit(card)) << rank_of(card)
    if s.aim == TAKE and _with(builds_of(s) & ~s.filas, sums) >> s.value & 1:
        return points.NOT_IN_SUM
    return points.NO_GROUP


@seldom
def _in_some_order(s: LaMona, seat: int, move: int) -> bool:
    """Whether the play could come out with this item, if others were picked, too, whichever they are."""
    others = usable(s) & up_to(s.value) & ~s.picked
    if move < CARDS:
        if not has(others, move):
            return False
        if s.aim != TAKE:
            return fits_card(s, seat, move, others & ~bit(move))
        return comes_out(s, seat, rest_of(s, seat, s.card), s.value, s.picked | bit(move), s.picked_builds, -1)
    builds = 1 << (move - moves.BUILD)
    if s.aim != TAKE:
        return s.aim == RAISE and s.picked_builds == 0 and bool(lifts(s, seat, s.picked, others) & builds)
    if not takeable(s, s.value) & builds:
        return False
    return comes_out(s, seat, rest_of(s, seat, s.card), s.value, s.picked, s.picked_builds | builds, -1)


@seldom
def _build_reason(s: LaMona, seat: int, value: int, comes: bool) -> int:
    """A build cannot be picked."""
    if value >= VALUES or not builds_of(s) >> value & 1:
        return points.NO_SUCH_BUILD
    if s.picked_builds >> value & 1:
        return points.PICKED
    fila = s.filas >> value & 1
    if s.aim == TAKE:
        if not takeable(s, s.value) >> value & 1:
            return points.FILA_VALUE if fila else points.NOT_IN_SUM
        return points.ORDER if comes else points.NO_GROUP
    if value == s.value:
        return points.JOINS_ALONE
    if fila:
        return points.FILA_FIXED
    return _lift_reason(s, seat, value, comes) if s.aim == RAISE else points.NOT_IN_BUILD


@seldom
def _lift_reason(s: LaMona, seat: int, old: int, comes: bool) -> int:
    """A formada cannot be named as the one that is raised."""
    if old + rank_of(s.card) == s.value and plainly(s, seat):
        return points.RAISED_ALONE
    if not s.owned[seat] >> old & 1:
        return points.RAISE_BY_HAND
    if not s.options & OWNER_RAISES:
        return points.OWN_RAISE_OFF
    return points.ORDER if comes else points.NO_GROUP


@seldom
def _done_reason(s: LaMona, seat: int) -> int:
    """The play is not finished."""
    if s.aim == TAKE and s.owned[seat]:
        if unkept(s, seat, rest_of(s, seat, s.card)) & ~s.picked_builds:
            return points.KEEP_CARD
        if not s.picked_builds & permitted(s, seat):
            return _duty(s)
    return points.UNFINISHED
