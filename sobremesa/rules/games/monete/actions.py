"""What the purple cards do (MN-21 to MN-33), and how a turn ends."""

from sobremesa.rules.games.monete import points
from sobremesa.rules.games.monete.deck import (
    CURSE,
    HIGHER,
    LOWER,
    MUTE,
    NO_ACTION,
    REPEAT,
    REPLACE,
    SWAP,
    TAKE_THREE,
    TAKE_TWO,
    THIEVES,
    TURN_ROUND,
    action_of,
    kind_of,
)
from sobremesa.rules.games.monete.deck import GIFT as GIFT_ACTION
from sobremesa.rules.games.monete.record import DISCARD, GIVE, MUTABLE, PLAY, SPY, TARGET, Monete
from sobremesa.rules.games.monete.scoring import go_out
from sobremesa.rules.games.monete.zones import card_of, hand_over, put_aside, steal, take
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import left_of, next_seat
from sobremesa.rules.trail import NONE, tell


@rule
def end_turn(s: Monete, after: int) -> None:
    """The play is over and the turn passes."""
    s.combo, s.step, s.basis = 0, 0, 0
    s.focus, s.taken = NONE, NONE
    s.turn, s.phase = after, PLAY


@rule
def act(s: Monete, seat: int) -> bool:
    """The action of the last card played, if it has one (MN-21 MN-35 MN-A11); give whether it is aimed now."""
    action = action_of(s.top)
    if action != NO_ACTION:
        return _act(s, seat, action)
    end_turn(s, next_seat(s, seat))
    return False


@rule
def _act(s: Monete, seat: int, action: int) -> bool:
    """An action takes effect, or asks whom it is aimed at; with one rival it is aimed at once (MN-H8)."""
    tell(s, points.ACTS, seat, kind_of(s.top))
    after = next_seat(s, seat)
    if action == REPLACE:  # MN-31
        s.phase = DISCARD
        return False
    if action == HIGHER:  # MN-24
        s.sign = 1
        tell(s, points.HIGHER, seat)
    elif action == LOWER:  # MN-25
        s.sign = -1
        tell(s, points.LOWER, seat)
    elif action == REPEAT:  # MN-30 MN-A22
        after = seat
        tell(s, points.REPEATS, seat)
    elif action == TURN_ROUND:  # MN-27 MN-A29
        if s.players > 2:
            s.direction = -s.direction
            after = next_seat(s, seat)
        tell(s, points.TURNS_ROUND if s.players > 2 else points.TURNS_NOTHING, seat)
    elif action == MUTE:  # MN-22 MN-A23
        s.mute = 1 if s.options & MUTABLE else 0
        tell(s, points.MUTES if s.mute else points.NO_MUTE, seat)
    elif action == CURSE:  # MN-32
        rival = after
        while rival != seat:
            take(s, rival, 1, points.CURSED)
            rival = next_seat(s, rival)
    elif action == THIEVES:  # MN-26
        _thieves(s, seat)
    elif s.players > 2:
        s.phase = TARGET
        return False
    else:
        s.focus = after
        return True
    end_turn(s, after)
    return False


@rule
def _thieves(s: Monete, seat: int) -> None:
    """Ladronzuelos (MN-26 MN-A20): one after another to the left, each from the seat on the left."""
    thief = seat
    for _ in range(s.players):
        steal(s, thief, left_of(s, thief), points.THIEVES)
        thief = left_of(s, thief)


@rule
def aim(s: Monete, seat: int) -> None:
    """An action hits its rival."""
    action, rival = action_of(s.top), s.focus
    if action in (TAKE_TWO, TAKE_THREE):  # MN-29 MN-A21
        three = action == TAKE_THREE
        take(s, rival, 3 if three else 2, points.TAKES_THREE if three else points.TAKES_TWO)
        end_turn(s, next_seat(s, seat))
    elif action == GIFT_ACTION:  # MN-28
        s.phase = GIVE
    elif action == SWAP:  # MN-23 MN-A18
        s.taken = steal(s, seat, rival, points.STEALS)
        s.phase = GIVE
    else:  # Espiar: MN-33
        look(s)
        tell(s, points.SPIES, seat, NONE, rival)
        s.phase = SPY


@seldom
def look(s: Monete) -> None:
    """Espiar: the player on turn sees the rival's whole hand (MN-33 MN-A19)."""
    s.known[s.turn, 0] |= s.hand[s.focus, 0]
    s.known[s.turn, 1] |= s.hand[s.focus, 1]


@seldom
def spy_take(s: Monete, seat: int, kind: int) -> None:
    """Espiar: the card chosen from the hand that was looked at (MN-A19)."""
    s.taken = card_of(s, s.focus, kind)
    hand_over(s, s.focus, seat, s.taken, points.SPY_TAKES, seat)
    s.phase = GIVE


@seldom
def give(s: Monete, seat: int, kind: int) -> None:
    """A card for the rival: a gift, or in exchange for the one taken (MN-23 MN-28 MN-33)."""
    action = action_of(s.top)
    point = points.SPY_GIVES
    if action == GIFT_ACTION:
        point = points.GIVES
    elif action == SWAP:
        point = points.SWAPS
    hand_over(s, seat, s.focus, card_of(s, seat, kind), point, seat)
    end_turn(s, next_seat(s, seat))
    if s.count[seat] == 0:  # MN-A17
        go_out(s, seat, points.OUT_BY_GIFT)


@seldom
def replace(s: Monete, seat: int, kind: int) -> None:
    """Descarte (MN-31): one aside, one from the deck; the hand counts after both (MN-H5)."""
    put_aside(s, seat, kind)
    tell(s, points.THROWS, seat, kind)
    take(s, seat, 1, points.REPLACES)
    end_turn(s, next_seat(s, seat))
    if s.count[seat] == 0:
        go_out(s, seat, points.OUT_BY_REPLACE)
