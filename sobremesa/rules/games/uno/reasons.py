"""Why a move that is not legal is not."""

from sobremesa.rules.cards import has
from sobremesa.rules.games.uno import moves, points
from sobremesa.rules.games.uno.deck import (
    DRAW_TWO,
    REVERSE,
    SKIP,
    URRRRHH,
    WILD_FOUR,
    kind_of,
    kinds_in,
    rank_of,
)
from sobremesa.rules.games.uno.record import ANYONE, CALL, CHALLENGE, COLOUR, DRAWN, GIFT, GIVE, OPENING, TAKEN, Uno
from sobremesa.rules.games.uno.zones import held
from sobremesa.rules.jit import seldom
from sobremesa.rules.seats import next_seat


@seldom
def reason(s: Uno, seat: int, move: int) -> int:
    """Why a move that is not legal is not."""
    if s.why:
        return points.OVER
    if move == moves.CALL:
        return points.NOTHING_TO_CALL
    if s.phase == CALL and (s.answered >> seat) & 1 and (move == moves.CATCH or move == moves.PASS):
        return points.ANSWERED
    if move == moves.CATCH:
        return points.NOT_YOURSELF if s.phase == CALL and seat == s.focus else points.NOTHING_TO_CATCH
    if move == moves.CHALLENGE:
        if s.phase == CHALLENGE and seat != s.turn and not s.options & ANYONE:
            return points.NOT_THE_VICTIM
        return points.NO_CHALLENGE
    if s.phase == CHALLENGE:
        return points.CHALLENGE_FIRST
    if s.phase == CALL:
        if seat == s.turn and seat != s.focus:
            return _turn_reason(s, seat, move)
        return points.WINDOW_FIRST
    if seat != s.turn:
        return points.NO_STACK if _would_stack(s, seat, move) else points.NOT_YOUR_TURN
    if s.phase == COLOUR or s.phase == OPENING:
        return points.CHOOSE_COLOUR
    if s.phase == GIVE:
        return points.NONE_OF_COLOUR if move >= moves.GIVE else points.CHOOSE_GIFT
    if s.phase == GIFT:
        if move < 64 and not has(kinds_in(held(s, seat)), move):
            return points.NOT_HELD
        return points.MUST_GIVE
    return _turn_reason(s, seat, move)


@seldom
def _would_stack(s: Uno, seat: int, move: int) -> bool:
    """Whether a victim that has just lost the turn would answer a +2 with a +2, or a +4 with a +4."""
    top = kind_of(s.top)
    same = rank_of(top) == rank_of(move) == DRAW_TWO or top == move == WILD_FOUR
    return bool(same and next_seat(s, seat) == s.turn and has(kinds_in(held(s, seat)), move))


@seldom
def _turn_reason(s: Uno, seat: int, move: int) -> int:
    """Why the player on turn may not do this in PLAY or DRAWN."""
    if moves.CHOOSE <= move < moves.GIVE:
        return points.NO_COLOUR_ASKED
    if move >= moves.GIVE or move == moves.REST:
        return points.NO_GIFT_ASKED
    if move == moves.DRAW:
        return points.MUST_PLAY if s.phase != DRAWN else points.NO_SECOND_DRAW
    if move == moves.PASS:
        return points.MUST_PLAY_DRAWN if s.phase == DRAWN else points.NO_PASS
    if not has(kinds_in(held(s, seat)), move):
        return points.NOT_HELD
    if s.phase == DRAWN and move != s.drawn:
        return points.ONLY_DRAWN
    if s.stacked > 0:
        return points.ONLY_STACK
    if move == URRRRHH:
        return points.NO_GOING_OUT
    rank = rank_of(move)
    if rank == DRAW_TWO and s.stacked == TAKEN:
        return points.NO_ANSWER
    if s.phase == DRAWN:
        return points.DRAWN_NO_MATCH
    if rank == DRAW_TWO:
        return points.NO_MATCH_DRAW_TWO
    if rank == REVERSE:
        return points.NO_MATCH_REVERSE
    return points.NO_MATCH_SKIP if rank == SKIP else points.NO_MATCH
