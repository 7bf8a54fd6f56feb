"""Why a move that is not legal is not."""

from sobremesa.rules.cards import has
from sobremesa.rules.games.multiverse_money import moves, points
from sobremesa.rules.games.multiverse_money.record import BET, Money
from sobremesa.rules.jit import seldom


@seldom
def reason(s: Money, seat: int, move: int) -> int:
    """Why a move that is not legal is not."""
    if s.why:
        return points.OVER
    if s.phase == BET:
        return _bet_reason(s, seat, move)
    if move < moves.LEFT:
        return points.REVEALED
    if seat != s.turn:
        return points.NOT_YOUR_TURN
    other = move - moves.SWAP
    if other == seat:
        return points.NOT_YOURSELF
    if other >= s.players:
        return points.NO_SEAT
    return points.SITTING_OUT if (s.out >> other) & 1 else points.USED


@seldom
def _bet_reason(s: Money, seat: int, move: int) -> int:
    """Why a seat may not do this while bets are made."""
    if move >= moves.LEFT:
        return points.BETS_FIRST
    if move < moves.ENGANO and not has(s.hand[seat, move >> 6] | s.bet[seat, move >> 6], move & 63):
        return points.NOT_HELD
    if (s.locked >> seat) & 1:
        return points.ENOUGH if move == moves.UNLOCK else points.LOCKED
    if move == moves.UNLOCK:
        return points.NOT_LOCKED
    return points.EMPTY_BET if move == moves.LOCK else points.ENOUGH
