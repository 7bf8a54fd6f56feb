"""The end of a deal, which is the match."""

from sobremesa.rules.games.monete import points
from sobremesa.rules.games.monete.record import DRAW_ENDS, DRAWN, LAST_ROUND, OPEN, PLAY, Monete
from sobremesa.rules.games.monete.zones import deck_empty
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, tell

LIMIT = 2_000  # moves in a deal (MN-H1)


@seldom
def go_out(s: Monete, seat: int, point: int) -> None:
    """A hand is empty: the deal is won at once (MN-39 MN-40, MN-A15 to MN-A17)."""
    s.why, s.winners = point, 1 << seat
    s.total[seat] += 1
    tell(s, point, seat)


@rule
def settle(s: Monete) -> None:
    """After a move: the deck may have run out (MN-41 MN-A26), the deal may be too long (MN-H1)."""
    if s.why:
        return
    if s.phase <= last_rest(s) and deck_empty(s):
        _fewest_win(s, points.DECK_OUT)
    elif s.moves >= LIMIT:
        _fewest_win(s, points.LIMIT)


@rule
def last_rest(s: Monete) -> int:
    """The last phase in which no effect is running: a draw for want of a valid card and the play are one (MN-A26)."""
    if s.options & LAST_ROUND:
        return OPEN
    return DRAWN if s.options & DRAW_ENDS else PLAY


@seldom
def _fewest_win(s: Monete, point: int) -> None:
    """The fewest cards win; a tie is shared (MN-41 MN-A27)."""
    fewest = s.count[0]
    for seat in range(s.players):
        fewest = min(fewest, s.count[seat])
    s.why = point
    tell(s, point, NONE, fewest)
    for seat in range(s.players):
        if s.count[seat] == fewest:
            s.winners |= 1 << seat
            s.total[seat] += 1


@seldom
def champions(s: Monete) -> int:
    """A match is one deal (MN-H2)."""
    return s.winners if s.why else 0
