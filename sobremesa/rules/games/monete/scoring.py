"""The end of a deal, which is the match."""

from sobremesa.rules.games.monete import points
from sobremesa.rules.games.monete.record import DRAWN, LAST_ROUND, OPEN, Monete
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
    resting = s.phase == OPEN if s.options & LAST_ROUND else s.phase <= DRAWN
    if resting and deck_empty(s):
        _fewest_win(s, points.DECK_OUT)
    elif s.moves >= LIMIT:
        _fewest_win(s, points.LIMIT)


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
