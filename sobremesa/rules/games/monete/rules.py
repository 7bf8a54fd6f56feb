"""The rules of Monete (MN).

Follow the number (and, in the harder modes, the colour) as the markers ask; whoever empties the hand first
wins. A round begins with OPEN; a turn is PLAY (or draw, and DRAWN), then what the card asks: NUMBER and
COLOUR of a joker, COMBO while more cards may follow, SIGN and HUE of the markers, then the action: TARGET,
SPY, GIVE, DISCARD. A 1 or a 20 closes the round, and CLOSE asks every other seat in turn.
"""

from sobremesa.rules.games.monete import moves, points
from sobremesa.rules.games.monete.actions import act, aim, end_turn, give, look, replace, spy_take
from sobremesa.rules.games.monete.closing import ask_next, close, discard
from sobremesa.rules.games.monete.deck import JOKER, NO_ACTION, NUMBERS, action_of, colour_of, number_of
from sobremesa.rules.games.monete.opening import new_round
from sobremesa.rules.games.monete.record import (
    CLOSE,
    COLOUR,
    COMBO,
    DRAWN,
    GIVE,
    HUE,
    JUNGLA,
    NUMBER,
    OPENED,
    RECREO,
    RESPECTS,
    SAME,
    SIGN,
    SPY,
    Monete,
)
from sobremesa.rules.games.monete.scoring import go_out, settle
from sobremesa.rules.games.monete.zones import lay, take
from sobremesa.rules.jit import rule
from sobremesa.rules.seats import next_seat
from sobremesa.rules.trail import NONE, clear, tell

# What follows a move at once, one after the other.
_NOTHING, _PLACE, _FINISH, _ACT, _AIM = range(5)
_PLUS, _MINUS, _EQUAL, _UNEQUAL = range(4)  # markers as the events name them


@rule
def play(s: Monete, seat: int, move: int) -> None:
    """Make a legal move."""
    clear(s)
    s.moves += 1
    follows = _NOTHING
    if move <= JOKER:
        follows = _card(s, seat, move)
    elif move == moves.DONE:
        follows = _FINISH
    elif move == moves.DRAW:
        _draw(s, seat)
    elif move == moves.PASS:
        _pass(s, seat)
    elif move == moves.SPEAK:
        take(s, seat, 1, points.SPEAKS)  # MN-22 MN-A23
        if s.phase == SPY:  # it may have come into the hand that is being looked at
            look(s)
    elif move < moves.COLOUR:
        follows = _be_number(s, seat, move - moves.NUMBER + 1)
    elif move < moves.PLUS:
        tell(s, points.IS_COLOUR, seat, move - moves.COLOUR)
        s.tint = move - moves.COLOUR
        follows = _PLACE
    elif move < moves.SEAT:
        follows = _set_marker(s, seat, move - moves.PLUS)
    else:
        s.focus = move - moves.SEAT
        follows = _AIM
    if follows == _PLACE:
        follows = _place(s, seat)
    if follows == _FINISH:
        follows = _finish(s, seat)
    if follows == _ACT and act(s, seat):
        follows = _AIM
    if follows == _AIM:
        aim(s, seat)
    settle(s)


@rule
def _card(s: Monete, seat: int, kind: int) -> int:
    """A card is played, given, taken or discarded, as the phase has it; give what follows."""
    if s.phase <= COMBO:
        return _play_card(s, seat, kind)
    if s.phase == CLOSE:
        discard(s, seat, kind)
    elif s.phase == GIVE:
        give(s, seat, kind)
    elif s.phase == SPY:
        spy_take(s, seat, kind)
    else:
        replace(s, seat, kind)
    return _NOTHING


@rule
def _play_card(s: Monete, seat: int, kind: int) -> int:
    """A card goes onto the pile; the last one wins before anything else (MN-39 MN-A16)."""
    lay(s, seat, kind)
    s.passes = 0
    tell(s, _played(s, kind), seat, kind)
    if s.count[seat] == 0:  # a joker, too: nobody asks what it is (MN-H10)
        go_out(s, seat, points.OUT)
    elif kind == JOKER:
        s.phase = NUMBER
    else:
        s.chosen, s.tint = number_of(kind), colour_of(kind)
        return _PLACE
    return _NOTHING


@rule
def _played(s: Monete, kind: int) -> int:
    """The point of a card going onto the pile."""
    if kind == JOKER:
        return points.PLAYS_JOKER
    if s.number == 0:
        return points.OPENS
    if s.combo:
        return points.ADDS
    if number_of(kind) == s.number:
        return points.PLAYS_SAME
    if s.mode < RECREO:
        return points.PLAYS
    return points.PLAYS_EITHER if s.mode == RECREO else points.PLAYS_BOTH


@rule
def _be_number(s: Monete, seat: int, number: int) -> int:
    """The joker's number; its colour is asked only where colours count (MN-20 MN-H4)."""
    tell(s, points.IS_NUMBER, seat, number)
    s.chosen, s.tint = number, NONE
    if s.mode < RECREO:
        return _PLACE
    s.phase = COLOUR
    return _NOTHING


@rule
def _place(s: Monete, seat: int) -> int:
    """The card on the pile has its number and colour: does it close, may a combo follow, what is asked?"""
    number, colour = s.chosen, s.tint
    extreme = number == 1 or number == NUMBERS  # a joker as good as any (MN-A12)
    closes = False
    if s.number == 0:
        s.basis, s.alike = OPENED, 1
    elif s.combo:
        s.step, s.alike, closes = number - s.number, 0, extreme  # MN-A06
    else:
        s.basis = (SAME if number == s.number else 0) | (RESPECTS if _respects(s, number, colour) else 0)
        s.alike = 1 if s.alike and number == s.number else 0
        closes = extreme and not s.alike  # MN-15 MN-16 MN-A04
        if extreme and s.alike:
            tell(s, points.NO_CLOSE, seat, number)
    s.number, s.colour, s.chosen, s.tint = number, colour, 0, NONE
    s.combo += 1
    if closes:
        close(s, seat)
    elif s.combo < 3 and s.basis & RESPECTS and not extreme:  # MN-34 MN-36 MN-A08; asked of everybody: MN-H3
        s.phase = COMBO
    else:
        return _FINISH
    return _NOTHING


@rule
def _respects(s: Monete, number: int, colour: int) -> bool:
    """Whether a card respects the markers as the mode asks, without the exemption of the same number."""
    ordered = (number - s.number) * s.sign >= 0
    if s.mode < RECREO:
        return bool(ordered)
    matches = (colour == s.colour) == (s.hue > 0)
    return bool(ordered and matches) if s.mode == JUNGLA else bool(ordered or matches)


@rule
def _finish(s: Monete, seat: int) -> int:
    """The cards of this play are down: now the markers, if they may be moved, and then the action."""
    if s.combo > 1:
        tell(s, points.COMBO, seat, s.combo)
    if not _may_set(s):
        return _ACT
    if s.alike and (s.number == 1 or s.number == NUMBERS):  # MN-14 MN-A05
        s.sign = 1 if s.number == 1 else -1
        point = points.SETS_FORCED if s.basis & OPENED else points.BOUND
        tell(s, point, seat, _PLUS if s.sign > 0 else _MINUS)
        return _after_sign(s)
    s.phase = SIGN
    return _NOTHING


@rule
def _may_set(s: Monete) -> bool:
    """MN-06; MN-45 MN-A09 MN-A10; MN-38: a single card of the same number, not an action card. Else they stay as
    they are (MN-07).
    """
    if s.basis & OPENED or s.mode == JUNGLA:
        return True
    return bool(s.basis & SAME and s.combo == 1 and action_of(s.top) == NO_ACTION)


@rule
def _after_sign(s: Monete) -> int:
    """The colour marker, where there is one (MN-04)."""
    if s.mode < RECREO:
        return _ACT
    s.phase = HUE
    return _NOTHING


@rule
def _set_marker(s: Monete, seat: int, marker: int) -> int:
    """A marker is laid."""
    side = 1 if marker in (_PLUS, _EQUAL) else -1
    before = s.sign if marker <= _MINUS else s.hue
    point = points.SETS_SAME if side != before else points.LEAVES_SAME
    if s.basis & OPENED:
        point = points.SETS_OPENING
    elif s.mode == JUNGLA:
        point = points.SETS_JUNGLE
    tell(s, point, seat, marker)
    if marker <= _MINUS:
        s.sign = side
        return _after_sign(s)
    s.hue = side
    return _ACT


@rule
def _draw(s: Monete, seat: int) -> None:
    """Draw for lack of a valid card (MN-11), or of the number that closed the round (MN-17)."""
    if s.phase == CLOSE:
        take(s, seat, 1, points.PAYS)
        ask_next(s, seat)
    else:
        take(s, seat, 1, points.DRAWS)
        s.phase = DRAWN


@rule
def _pass(s: Monete, seat: int) -> None:
    """Pass; when everybody has, the first who did opens a new round (MN-13 MN-A25)."""
    tell(s, points.PASSES, seat)
    s.passes += 1
    if s.passes == s.players:
        new_round(s, next_seat(s, seat), points.ALL_PASS)
    else:
        end_turn(s, next_seat(s, seat))
