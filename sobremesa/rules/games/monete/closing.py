"""Closing a round with a 1 or a 20 (MN-15 to MN-18)."""

from sobremesa.rules.games.monete import points
from sobremesa.rules.games.monete.deck import JOKER
from sobremesa.rules.games.monete.opening import new_round
from sobremesa.rules.games.monete.record import CLOSE, Monete
from sobremesa.rules.games.monete.scoring import go_out
from sobremesa.rules.games.monete.zones import put_aside
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import next_seat
from sobremesa.rules.trail import tell


@seldom
def close(s: Monete, seat: int) -> None:
    """A 1 or a 20 closes the round: it is cried out (MN-A24), the others are asked in turn order (MN-16 MN-17)."""
    tell(s, points.CLOSES, seat, s.number)
    s.mute = 0
    s.phase, s.focus = CLOSE, next_seat(s, seat)


@seldom
def discard(s: Monete, seat: int, kind: int) -> None:
    """A card of the number, or a joker, goes aside without effect (MN-17 MN-A13 MN-A14)."""
    put_aside(s, seat, kind)
    tell(s, points.DISCARDS_JOKER if kind == JOKER else points.DISCARDS, seat, kind)
    if s.count[seat] == 0:  # MN-A15: asked in turn order, the first to run out is the first after the closer
        go_out(s, seat, points.OUT_BY_DISCARD)
    else:
        ask_next(s, seat)


@rule
def ask_next(s: Monete, seat: int) -> None:
    """The next seat answers the close; after the last one the next player opens (MN-18 MN-A28)."""
    s.focus = next_seat(s, seat)
    if s.focus == s.turn:
        new_round(s, next_seat(s, s.turn), points.NEW_ROUND)
