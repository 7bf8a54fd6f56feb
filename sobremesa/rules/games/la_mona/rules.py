"""The rules of La Mona (LM).

Take from the table what your card is worth, build what you hold the card for, and be the last to take: every
card of the table goes somewhere. A turn is PLAY (a card of the hand), AIM (trail, take, form a value, raise
to a value), and, unless it is trailed, ITEMS (what it takes or sweeps along, from low to high) until done.
"""

from sobremesa.rules.cards import EMPTY, Word, bit, least, size
from sobremesa.rules.games.la_mona import moves, points
from sobremesa.rules.games.la_mona.deck import (
    ACE_HIGH,
    ACES,
    CARDS,
    FIFTEEN,
    MONA,
    capture_of,
    of_rank,
    rank_of,
    weight,
)
from sobremesa.rules.games.la_mona.duties import partner_of, plain_value
from sobremesa.rules.games.la_mona.opening import EACH, give
from sobremesa.rules.games.la_mona.record import (
    AIM,
    ALSO_TWO,
    FORM,
    HELP,
    ITEMS,
    LAST_CARD_WINCHO,
    PLAY,
    RAISE,
    TAKE,
    LaMona,
)
from sobremesa.rules.games.la_mona.scoring import finish
from sobremesa.rules.games.la_mona.sums import one_group
from sobremesa.rules.games.la_mona.zones import disown, owner_of, side_of, spend, table_empty, tell_each
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import left_of
from sobremesa.rules.trail import clear, tell


@rule
def play(s: LaMona, seat: int, move: int) -> None:
    """Make a legal move."""
    clear(s)
    s.moves += 1
    if move < CARDS:
        if s.phase == PLAY:
            s.card, s.phase = move, AIM
            tell(s, points.PLAYS, seat, move)
        else:
            s.picked |= bit(move)
    elif move == moves.TRAIL:
        _trail(s, seat)
    elif move == moves.TAKE:
        _aim(s, TAKE, capture_of(s.card))
    elif move == moves.TAKE_TWO:
        _aim(s, TAKE, 2)
    elif move == moves.HELP:
        _aim(s, HELP, plain_value(s.card))
    elif move == moves.DONE:
        if s.aim == TAKE:
            _take(s, seat)
        else:
            _build(s, seat)
    elif move < moves.RAISE:
        _aim(s, FORM, move - moves.FORM)
        tell(s, points.ANNOUNCES, seat, s.value)
    elif move < moves.BUILD:
        _aim(s, RAISE, move - moves.RAISE)
        tell(s, points.ANNOUNCES, seat, s.value)
    else:
        s.picked_builds |= 1 << (move - moves.BUILD)


@rule
def _aim(s: LaMona, aim: int, value: int) -> None:
    """What the card is for; the items of the table come next."""
    s.aim, s.value, s.phase = aim, value, ITEMS


@rule
def _trail(s: LaMona, seat: int) -> None:
    """LM-07: the card stays on the table; La Mona drowns there (LM-24)."""
    drowns = s.card == MONA and not s.options & ALSO_TWO  # LM-H6
    tell(s, points.DROWNS if drowns else points.TRAILS, seat, s.card)
    s.loose |= spend(s, seat)
    _end_turn(s, seat)


@seldom
def _take(s: LaMona, seat: int) -> None:
    """LM-08 to LM-12, LM-15, LM-19: all that was picked, loose or built (LM-A23), and the card go to the pile."""
    cards, builds = s.picked, s.picked_builds
    tell(s, _taking(s), seat, s.card)
    tell_each(s, points.GATHERS, seat, cards)
    s.loose &= ~cards
    for value in range(2, FIFTEEN + 1):
        if builds >> value & 1:
            _take_build(s, seat, value)
            cards |= s.build[value]
            s.build[value] = EMPTY
    s.pile[side_of(s, seat)] |= cards | spend(s, seat)
    s.last = seat
    if table_empty(s) and (s.options & LAST_CARD_WINCHO or s.deck or s.count[left_of(s, seat)]):  # LM-26, LM-A26
        s.winchos[side_of(s, seat)] += 1
        tell(s, points.WINCHO, seat)
    _end_turn(s, seat)


@seldom
def _take_build(s: LaMona, seat: int, value: int) -> None:
    """A build goes whole to whoever takes it, also the partner's (LM-14 LM-15 LM-19 LM-22)."""
    owner = owner_of(s, value)
    if owner != seat and owner == partner_of(s, seat):
        tell(s, points.TAKES_PARTNERS, seat, value, owner)
    else:
        tell(s, points.TAKES_FILA if s.filas >> value & 1 else points.TAKES_BUILD, seat, value, owner)
    s.filas &= ~(1 << value)
    disown(s, value)


@seldom
def _taking(s: LaMona) -> int:
    """The point of a capture: cards of the same number, sums, or both."""
    if s.value == FIFTEEN:
        return points.MONA_TAKES
    combined = s.picked & ~(ACES if s.value == ACE_HIGH else of_rank(s.value))
    alone = s.picked & ~combined
    if s.value == ACE_HIGH and weight(s.picked) % ACE_HIGH == 0:
        alone = EMPTY  # every ace is 1 in a sum
    if combined == EMPTY:
        return points.PAIRS  # as many as were picked, of face cards, too (LM-A07)
    return points.PAIRS_AND_COMBINES if alone else points.COMBINES


@seldom
def _build(s: LaMona, seat: int) -> None:
    """LM-13 LM-16 LM-18 LM-21: the card and what was picked become a build, or join the one of that value."""
    value, picked, before = s.value, s.picked, owner_of(s, s.value)
    cards = picked | bit(s.card)
    fila = before >= 0  # LM-A17 LM-A18: what joins a build makes it a fila, or leaves it one
    keeper = before if s.aim == HELP else seat  # LM-A25, LM-H5
    if s.aim == RAISE:
        old = _lifted(s)
        tell(s, points.RAISES_OWN if s.owned[seat] >> old & 1 else points.RAISES, seat, value, owner_of(s, old))
        cards |= s.build[old]
        s.build[old] = EMPTY
        disown(s, old)  # LM-A14
        fila = fila or old + rank_of(s.card) + weight(picked) != value
    else:
        fila = fila or not one_group(weight(cards), size(cards), value)
    _tell_build(s, seat, before, keeper, fila)
    tell_each(s, points.SWEEPS, seat, picked)
    s.loose &= ~picked
    s.build[value] |= cards
    disown(s, value)  # LM-A15: the last to add owns it
    s.owned[keeper] |= 1 << value
    if fila:
        s.filas |= 1 << value
    spend(s, seat)
    _end_turn(s, seat)


@rule
def _lifted(s: LaMona) -> int:
    """The formada being raised: the one that was picked, or the one that the card alone raises (LM-A12, LM-H2)."""
    return least(Word(s.picked_builds)) if s.picked_builds else s.value - rank_of(s.card)


@seldom
def _tell_build(s: LaMona, seat: int, before: int, keeper: int, fila: bool) -> None:
    """What was built."""
    if keeper != seat:
        tell(s, points.HELPS, seat, s.value, keeper)
    elif s.aim == RAISE:
        if before >= 0:  # LM-A19
            tell(s, points.MERGES, seat, s.value, before)
        elif fila:
            tell(s, points.MAKES_FILA, seat, s.value)
    elif s.filas >> s.value & 1:
        tell(s, points.EXTENDS, seat, s.value, before)
    else:
        tell(s, points.MAKES_FILA if fila else points.FORMS, seat, s.value)


@seldom
def _end_turn(s: LaMona, seat: int) -> None:
    """The next seat plays; when all hands are empty, four more each, or the round is over (LM-03 LM-04)."""
    s.turn = left_of(s, seat)
    if s.count[s.turn] == 0:
        if s.deck == Word(0):
            finish(s)
        else:
            give(s)
            tell(s, points.REDEALT, s.dealer, EACH)
