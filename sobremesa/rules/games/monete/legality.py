"""Who owes a decision and which moves are legal: the one owner of legality."""

from sobremesa.rules.cards import EMPTY, ONE, Word, bit
from sobremesa.rules.engine import Moves
from sobremesa.rules.games.monete import moves
from sobremesa.rules.games.monete.deck import (
    EVERY,
    EVERY_COLOUR,
    JOKER_KIND,
    JOKERS,
    coloured,
    kinds_in,
    numbered,
)
from sobremesa.rules.games.monete.record import (
    CLOSE,
    COLOUR,
    COMBO,
    DISCARD,
    DRAWN,
    GIVE,
    HUE,
    JUNGLA,
    NUMBER,
    OPEN,
    PLAY,
    RECREO,
    SIGN,
    SPY,
    TARGET,
    Monete,
)
from sobremesa.rules.games.monete.zones import deck_empty
from sobremesa.rules.jit import rule, seldom


@rule
def asked(s: Monete) -> int:
    """The seat that owes the decision: one at a time, also at a close (MN-H3)."""
    return s.focus if s.phase == CLOSE else s.turn


@rule
def actors(s: Monete) -> int:
    """The seat that owes a decision."""
    return 0 if s.why else 1 << asked(s)


@rule
def legal(s: Monete, seat: int) -> Moves:
    """The moves a seat may make: cards by kind in the first two words, the rest in the third."""
    low = high = rest = EMPTY
    if s.why:
        return low, high, rest
    if seat == asked(s):
        if s.phase <= DRAWN:
            low, high, rest = _turn_moves(s, seat)
        elif s.phase == COMBO:
            low, high = growing(s)
            low, high, rest = low & s.hand[seat, 0], kinds_in(high & s.hand[seat, 1]), _word(moves.DONE)
        else:
            low, high, rest = _answers(s, seat)
    if may_speak(s):
        rest |= _word(moves.SPEAK)  # a free move of everybody
    return low, high, rest


@rule
def _word(move: int) -> Word:
    """The bit of a move of the third word."""
    return bit(move - 128)


@rule
def may_speak(s: Monete) -> bool:
    """MN-22: under Todos mudos speaking is a move, and costs a card; without cards to draw it is free."""
    return bool(s.mute) and not deck_empty(s)


@rule
def _turn_moves(s: Monete, seat: int) -> Moves:
    """Play a valid card; only without one draw (MN-A30), and then pass (MN-06 MN-10 MN-11 MN-12)."""
    low, high = s.hand[seat, 0], s.hand[seat, 1]
    if s.phase != OPEN:
        fits_low, fits_high = fitting(s)
        low, high = low & fits_low, high & fits_high
    rest = EMPTY
    if low | high == EMPTY:
        rest = _word(moves.DRAW) if s.phase == PLAY else _word(moves.PASS)
    return low, kinds_in(high), rest


@rule
def in_order(s: Monete) -> Word:
    """The numbers that respect the number marker, bit 0 for number 1 (MN-08)."""
    return (EVERY << Word(s.number - 1)) & EVERY if s.sign > 0 else bit(s.number) - ONE


@rule
def matching(s: Monete) -> tuple[Word, Word]:
    """The cards that respect the colour marker (MN-09)."""
    low, high = coloured(s.colour)
    return (low, high) if s.hue > 0 else (~low, ~high)


@rule
def fitting(s: Monete) -> tuple[Word, Word]:
    """The cards that may follow alone: the same number always, else as the mode asks; a joker always."""
    low, high = numbered(in_order(s))  # in every mode (MN-03 MN-42 MN-43); the same number is among them
    if s.mode >= RECREO:
        hue_low, hue_high = matching(s)
        if s.mode == RECREO:  # MN-44 MN-A03
            low, high = low | hue_low, high | hue_high
        else:  # MN-45 MN-37
            same_low, same_high = numbered(bit(s.number - 1))
            low, high = low & hue_low | same_low, high & hue_high | same_high
    return low, high | JOKERS


@rule
def growing(s: Monete) -> tuple[Word, Word]:
    """The cards that may follow in a combo: consecutive (MN-34), one way (MN-H7), as the mode asks (MN-A07)."""
    with_sign = bit(s.number) if s.sign > 0 else bit(s.number - 2)
    low, high = numbered(with_sign if s.step != -s.sign else EMPTY)
    if s.mode >= RECREO:
        hue_low, hue_high = matching(s)
        if s.mode == JUNGLA:
            low, high = low & hue_low, high & hue_high
        elif s.step != s.sign:
            back = bit(s.number - 2) if s.sign > 0 else bit(s.number)
            back_low, back_high = numbered(back)
            low, high = low | back_low & hue_low, high | back_high & hue_high
    return low, high | JOKERS


@rule
def _answers(s: Monete, seat: int) -> Moves:
    """What the phases in the middle of a play allow."""
    low = high = rest = EMPTY
    phase = s.phase
    if phase == NUMBER:
        rest = joker_numbers(s)
    elif phase == COLOUR:
        rest = joker_colours(s, s.chosen) << Word(moves.COLOUR - 128)
    elif phase == SIGN:
        rest = _word(moves.PLUS) | _word(moves.MINUS)
    elif phase == HUE:
        rest = _word(moves.EQUAL) | _word(moves.UNEQUAL)
    elif phase == TARGET:
        rest = ((bit(s.players) - ONE) & ~bit(seat)) << Word(moves.SEAT - 128)
    elif phase == SPY:
        low, high = s.hand[s.focus, 0], kinds_in(s.hand[s.focus, 1])
    elif phase in (GIVE, DISCARD):
        low, high = s.hand[seat, 0], s.hand[seat, 1]
        if s.taken >= 64:  # MN-A18
            high &= ~bit(s.taken & 63)
        elif s.taken >= 0:
            low &= ~bit(s.taken)
        high = kinds_in(high)
    else:  # CLOSE: MN-17 MN-A13
        low, high = numbered(bit(s.number - 1))
        low, high = low & s.hand[seat, 0], high & s.hand[seat, 1]
        if low | high == EMPTY:
            rest = _word(moves.DRAW)
        if s.hand[seat, 1] & JOKERS:
            high |= JOKER_KIND
    return low, high, rest


@seldom
def joker_numbers(s: Monete) -> Word:
    """The numbers that the joker just played may be (MN-20), bit 0 for number 1."""
    if s.number == 0:
        return EVERY
    if s.combo:
        up = bit(s.number) if s.step >= 0 else EMPTY
        down = bit(s.number - 2) if s.step <= 0 else EMPTY
        if s.mode == RECREO:
            return up | down
        return up if s.sign > 0 else down
    return EVERY if s.mode == RECREO else in_order(s)


@seldom
def joker_colours(s: Monete, number: int) -> Word:
    """The colours that the joker just played may be with this number (MN-20), as bits."""
    if s.number == 0 or (number == s.number and not s.combo):  # MN-06 MN-37
        return EVERY_COLOUR
    if s.mode == RECREO and (number - s.number) * s.sign >= 0:
        return EVERY_COLOUR
    return bit(s.colour) if s.hue > 0 else EVERY_COLOUR & ~bit(s.colour)
