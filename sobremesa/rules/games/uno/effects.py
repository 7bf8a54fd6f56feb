"""What a card on the pile does to the next player, and the window that opens at one card."""

from sobremesa.rules.games.uno import points
from sobremesa.rules.games.uno.deck import DRAW_TWO, REVERSE, SKIP, WILD, WILD_FOUR, rank_of
from sobremesa.rules.games.uno.legality import may_call
from sobremesa.rules.games.uno.record import CALL, CHALLENGE, DRAW_SKIPS, PLAY, REVERSE_SKIPS, STACKING, TAKEN, Uno
from sobremesa.rules.games.uno.scoring import go_out
from sobremesa.rules.games.uno.zones import take
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import next_seat
from sobremesa.rules.trail import NONE, tell


@rule
def take_effect(s: Uno, seat: int, kind: int) -> None:
    """What the card on the pile does, and whose turn it is then."""
    stacked = max(s.stacked, 0)
    s.stacked = 0
    after = next_seat(s, seat)
    rank = rank_of(kind)
    if rank == REVERSE:  # CO-08, UN-11
        s.direction = -s.direction
        tell(s, points.REVERSES, seat)
        if s.players > 2:
            after = next_seat(s, seat)
        elif s.options & REVERSE_SKIPS:  # CO-A12, UN-A07
            after = seat
            tell(s, points.PLAYS_AGAIN, seat)
        s.turn = after
    elif rank == SKIP:  # CO-11, UN-13
        tell(s, points.SKIPPED, after)
        s.turn = next_seat(s, after)
    elif rank == DRAW_TWO:  # CO-04, UN-09
        hit(s, after, stacked + 2, points.TAKES_TWO)
    elif kind == WILD_FOUR:
        s.stacked = stacked + 4
        if s.count[seat]:  # CO-19, UN-20, UN-A02; with no card left it cannot be a bluff (CO-H4, UN-A23)
            s.phase, s.focus = CHALLENGE, after
            return
        unchallenged(s, seat)
    else:
        s.turn = after
    open_window(s, seat)


@seldom
def hit(s: Uno, victim: int, cards: int, point: int) -> None:
    """The victim takes the cards and loses the turn or not (CO-A01 CO-A02); stacking: may answer (UN-A09)."""
    s.turn = victim
    if s.options & STACKING:
        s.stacked = cards
        tell(s, points.STACKS, victim, cards)
        return
    take(s, victim, cards, point)
    s.stacked = 0  # what was taken is never taken again (CO-A05)
    if s.options & DRAW_SKIPS:
        lose_turn(s, victim, points.LOSES_TURN_FOUR if point == points.TAKES_FOUR else points.LOSES_TURN)
    elif point == points.TAKES_TWO:
        s.stacked = TAKEN  # CO-15


@rule
def lapse(s: Uno, seat: int) -> None:
    """A turn ends: a word that was said early, for another number of cards, is void (CO-A17, UN-A22)."""
    if (s.called >> seat) & 1 and s.count[seat] != 1:
        s.called &= ~(1 << seat)
        tell(s, points.LAPSES, seat)


@rule
def lose_turn(s: Uno, seat: int, point: int) -> None:
    """CO-A01 CO-A02 with the option, UN-09, UN-17."""
    tell(s, point, seat)
    s.turn = next_seat(s, seat)


@seldom
def unchallenged(s: Uno, thrower: int) -> None:
    """CO-14, UN-17: the next player takes the cards, or answers them when stacking."""
    s.phase = PLAY
    hit(s, next_seat(s, thrower), s.stacked, points.TAKES_FOUR)


@rule
def open_window(s: Uno, seat: int) -> None:
    """A seat that has just played: a penalty for a silent last card, or the window to call and catch."""
    s.focus = NONE
    lapse(s, seat)
    if s.count[seat] == 0:  # CO-A18; without a card for the penalty it is won all the same (CO-H4)
        take(s, seat, 1, points.TOO_LATE)
        if s.count[seat] == 0:
            go_out(s, seat, WILD)
    elif may_call(s, seat):  # CO-25 CO-A17, UN-26 UN-A19 UN-A22
        s.phase, s.focus, s.answered = CALL, seat, 0


@rule
def close_window(s: Uno) -> None:
    """The next player's turn."""
    s.phase, s.focus, s.answered = PLAY, NONE, 0
