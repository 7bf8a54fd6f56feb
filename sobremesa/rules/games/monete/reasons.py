"""Why a move that is not legal is not."""

from sobremesa.rules.cards import EMPTY, has
from sobremesa.rules.games.monete import moves, points
from sobremesa.rules.games.monete.deck import NUMBERS, kinds_in, number_of
from sobremesa.rules.games.monete.legality import asked, fitting
from sobremesa.rules.games.monete.record import (
    CLOSE,
    COLOUR,
    COMBO,
    DISCARD,
    DRAWN,
    GIVE,
    HUE,
    NUMBER,
    OPEN,
    OPENED,
    PLAY,
    RECREO,
    RESPECTS,
    SIGN,
    SPY,
    TARGET,
    Monete,
)
from sobremesa.rules.jit import rule, seldom


@seldom
def reason(s: Monete, seat: int, move: int) -> int:
    """Why a move that is not legal is not."""
    if s.why:
        return points.OVER
    if move == moves.SPEAK:
        return points.MAY_SPEAK
    if seat != asked(s):
        return points.NOT_YOUR_TURN
    if s.phase == NUMBER:
        return points.BAD_NUMBER if moves.NUMBER <= move < moves.COLOUR else points.CHOOSE_NUMBER
    if s.phase == COLOUR:
        return points.BAD_COLOUR if moves.COLOUR <= move < moves.PLUS else points.CHOOSE_COLOUR
    if s.phase == SPY:
        return points.NOT_THEIRS if move < moves.NUMBER else points.MUST_TAKE
    if move < moves.NUMBER:
        return _card_reason(s, move) if _holds(s, seat, move) else points.NOT_HELD
    if moves.PLUS <= move < moves.SEAT:
        return _marker_reason(s, move)
    if s.phase <= DRAWN:
        return _turn_reason(s, seat, move)
    return _waiting(s, seat, move)


@rule
def _holds(s: Monete, seat: int, kind: int) -> bool:
    """Whether a hand has a card of the kind."""
    return has(s.hand[seat, 0], kind) if kind < 64 else has(kinds_in(s.hand[seat, 1]), kind - 64)


@seldom
def _card_reason(s: Monete, kind: int) -> int:
    """Why a card of the hand may not be played, added, given or discarded now."""
    if s.phase <= DRAWN:
        return _misfit(s, number_of(kind))
    if s.phase == COMBO:
        step = number_of(kind) - s.number
        if step != 1 and step != -1:
            return points.NOT_CONSECUTIVE
        return points.COMBO_TURNS if s.step == -step else points.COMBO_AGAINST
    if s.phase == SIGN or s.phase == HUE:
        if s.basis & OPENED:
            return points.NO_COMBO_OPENING
        if s.number == 1 or s.number == NUMBERS:
            return points.NO_COMBO_EXTREME
        if not s.basis & RESPECTS:
            return points.NO_COMBO_SAME
        return points.COMBO_FULL if s.combo == 3 else points.SET_MARKERS
    if s.phase == CLOSE:
        return points.WRONG_DISCARD
    return points.NOT_BACK if s.phase == GIVE else points.CHOOSE_TARGET


@seldom
def _misfit(s: Monete, number: int) -> int:
    """Which marker a card offends."""
    if s.mode == RECREO:
        return points.NEITHER_MARKER
    if (number - s.number) * s.sign >= 0:
        return points.WRONG_COLOUR
    return points.TOO_LOW if s.sign > 0 else points.TOO_HIGH


@seldom
def _marker_reason(s: Monete, move: int) -> int:
    """Why a marker may not be set."""
    if move >= moves.EQUAL and s.mode < RECREO:
        return points.NO_COLOUR_MARKER
    if move <= moves.MINUS and s.phase == HUE and s.alike and (s.number == 1 or s.number == NUMBERS):
        return points.FORCED_MARKER
    return points.SET_MARKERS if s.phase == SIGN or s.phase == HUE else points.MARKERS_BIND


@seldom
def _turn_reason(s: Monete, seat: int, move: int) -> int:
    """Why the player on turn may not do this instead of playing a card."""
    if move == moves.DRAW or move == moves.PASS:
        if s.phase == OPEN:
            return points.MUST_OPEN
        if move == moves.DRAW:
            return points.MUST_PLAY if s.phase == PLAY else points.NO_SECOND_DRAW
        low, high = fitting(s)
        valid = low & s.hand[seat, 0] | high & s.hand[seat, 1]
        return points.NO_PASS if valid != EMPTY else points.MUST_DRAW
    if move == moves.DONE:
        return points.NO_COMBO
    return points.NO_TARGET if moves.SEAT <= move < moves.DRAW else points.NO_JOKER


@seldom
def _waiting(s: Monete, seat: int, move: int) -> int:
    """What the play in progress waits for."""
    if s.phase == COMBO:
        return points.COMBO_FIRST
    if s.phase == SIGN or s.phase == HUE:
        return points.SET_MARKERS
    if s.phase == TARGET:
        if move == moves.SEAT + seat:
            return points.NOT_YOURSELF
        return points.NO_SUCH_SEAT if moves.SEAT <= move < moves.DRAW else points.CHOOSE_TARGET
    if s.phase == DISCARD:
        return points.MUST_DISCARD
    return points.MUST_ANSWER if s.phase == CLOSE else points.MUST_GIVE
