"""The end of a deal and of a match."""

from sobremesa.rules.cards import has
from sobremesa.rules.games.uno import points
from sobremesa.rules.games.uno.deck import DRAW_TWO, URRRRHH, WILD_FOUR, points_of, rank_of
from sobremesa.rules.games.uno.record import GIFT, LAST_DRAWS, LOWEST, PLAY, POINTS, Uno
from sobremesa.rules.games.uno.zones import take
from sobremesa.rules.jit import seldom
from sobremesa.rules.seats import next_seat
from sobremesa.rules.trail import NONE, tell

LIMIT = 10_000  # moves in a deal (CO-H1, UN-H1)


@seldom
def go_out(s: Uno, seat: int, kind: int) -> None:
    """A hand is empty: the deal is won (CO-27 CO-A19, UN-27); a last +2 or +4 still counts (UN-28, UN-A24)."""
    cards = max(s.stacked, 0)
    s.stacked = 0
    if s.options & LAST_DRAWS:
        if rank_of(kind) == DRAW_TWO:
            take(s, next_seat(s, seat), cards + 2, points.LAST_TAKES)
        elif kind == WILD_FOUR:
            take(s, next_seat(s, seat), cards + 4, points.LAST_TAKES)
    s.winners = 1 << seat
    s.why = points.OUT_BY_GIFT if kind == URRRRHH and s.phase == GIFT else points.OUT
    tell(s, s.why, seat)
    s.phase, s.focus = PLAY, NONE
    _score(s)


@seldom
def stop(s: Uno) -> None:
    """CO-H1, UN-H1: the deal was too long; the fewest cards win $CONE, nobody wins a hand of UNO."""
    s.why = points.LIMIT
    tell(s, points.LIMIT, NONE, LIMIT)
    if not s.options & (POINTS | LOWEST):
        fewest = s.count[0]
        for seat in range(s.players):
            fewest = min(fewest, s.count[seat])
        for seat in range(s.players):
            if s.count[seat] == fewest:
                s.winners |= 1 << seat
    _score(s)


@seldom
def worth(s: Uno, seat: int) -> int:
    """The points of a hand (UN-30)."""
    total = 0
    for slot in range(58):
        copies = has(s.hand[seat, 0], slot) + has(s.hand[seat, 1], slot)
        if copies:
            total += copies * points_of(slot)
    return total


@seldom
def _score(s: Uno) -> None:
    """CO-A21: a deal each. UN-30 UN-A28: the rivals' cards. UN-32: everybody their own."""
    for seat in range(s.players):
        gain = 0
        if s.options & LOWEST:
            gain = worth(s, seat)
        elif (s.winners >> seat) & 1:
            gain = 1
            if s.options & POINTS:
                gain = 0
                for rival in range(s.players):
                    gain += worth(s, rival)
        if gain:
            s.total[seat] += gain
            tell(s, points.SCORES_OWN if s.options & LOWEST else points.SCORES, seat, gain)


@seldom
def champions(s: Uno) -> int:
    """CO-27 CO-A21, UN-31: whoever reached the target. UN-32 UN-A29: then the lowest, shared if tied."""
    reached, best = 0, s.total[0]
    for seat in range(s.players):
        best = min(best, s.total[seat])
        if s.total[seat] >= s.target:
            reached |= 1 << seat
    if not s.why or not reached or not s.options & LOWEST:
        return reached if s.why else 0
    lowest = 0
    for seat in range(s.players):
        if s.total[seat] == best:
            lowest |= 1 << seat
    return lowest
