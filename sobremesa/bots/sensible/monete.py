"""Monete as a good family player plays it: weigh every move by the hand it keeps and the table it leaves.

A play is weighed as a whole, with the cards that a combo may still add, so that number, colour, combo,
markers and target, which are moves of their own, all serve one plan.
"""

from typing import NamedTuple

from sobremesa.bots.judgement import win
from sobremesa.rules.cards import EMPTY, ONE, Word, bit, least, size, whole
from sobremesa.rules.engine import any_of
from sobremesa.rules.games.monete import moves
from sobremesa.rules.games.monete.deck import (
    COLOURS,
    EVERY,
    GIFT,
    HIGH_PLAIN,
    HIGHER,
    JOKER,
    JOKERS,
    LOWER,
    MUTE,
    NO_ACTION,
    NUMBERS,
    REPEAT,
    THIEVES,
    TURN_ROUND,
    action_of,
    colour_of,
    kinds_in,
    number_of,
    whole_deck,
)
from sobremesa.rules.games.monete.legality import fitting, growing, legal
from sobremesa.rules.games.monete.record import COMBO, JUNGLA, OPENED, PEREZOSO, RECREO, SAME, SIGN, SPY, Monete
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import next_seat

worth = win

# What things are worth, next to a card got rid of.
CARD = 100
JOKER_KEPT = 160  # it always fits, ends any combo, and answers any close
CLOSER_KEPT = 60  # a 1 or a 20 fits as long as the marker points to it: close when nothing else goes
EDGE_KEPT = 30  # numbers far out stay playable the longest: 1 to 3 and 18 to 20 …
OUTER_KEPT = 40  # … 1 to 5 and 16 to 20 …
OFF_MIDDLE_KEPT = 20  # … 1 to 7 and 14 to 20; the middle goes first
PAIR_KEPT = 30  # two consecutive numbers are half a combo
STUCK = 70  # the next player cannot play, and draws
SAVED = 250  # and had but one card
MY_TURN_AGAIN = 150  # everybody is stuck but me
FITS = 30  # I hold something for the table as it is; less sure the more rivals play before me
LAST_FITS = 30  # and it is my last card
CLOSES = 20  # the rivals draw, but the next one opens
ACTS = 30  # the action of a purple card
REPEATS = 100  # Repite turno
WIN = 1e6
_NEVER = 0.02  # odds not worth a thought
_TOLD = 5  # cards of a hand that tell of its odds; more of them are there because they did not fit

_CLOSERS = Word(0x80001)
_EDGE = Word(0xE0007)
_OUTER = Word(0xF801F)
_OFF_MIDDLE = Word(0xFE07F)
_IDLE = (NO_ACTION, HIGHER, LOWER, TURN_ROUND, MUTE, THIEVES)  # no gain in themselves
_SPEAK = bit(moves.SPEAK - 128)


class Imagined(NamedTuple):
    """A table imagined: the fields of the record that legality reads, and those of the play in progress."""

    mode: int
    number: int
    colour: int
    sign: int
    hue: int
    step: int
    combo: int
    basis: int
    alike: int


@rule
def _table(
    mode: int, number: int, colour: int, sign: int, hue: int, step: int, combo: int, basis: int, alike: int
) -> Imagined:
    """A table of plain integers."""
    return Imagined(mode, number, colour, sign, hue, step, combo, basis, alike)


@rule
def _lying(s: Monete) -> Imagined:
    """The table as it is."""
    return _table(s.mode, s.number, s.colour, s.sign, s.hue, s.step, s.combo, s.basis, s.alike)


@rule
def _marked(t: Imagined, sign: int, hue: int) -> Imagined:
    """The table with its markers so, and the play over."""
    return _table(t.mode, t.number, t.colour, sign, hue, 0, 0, 0, 0)


@rule
def _put(t: Imagined, number: int, colour: int) -> Imagined:
    """The table with one card more."""
    step, basis, alike = 0, t.basis, 0
    if t.combo:
        step = number - t.number
    elif t.number == 0:
        basis, alike = OPENED, 1
    elif number == t.number:
        basis, alike = SAME, t.alike
    return _table(t.mode, number, colour, t.sign, t.hue, step, t.combo + 1, basis, alike)


@rule
def _add(t: Imagined, kind: int) -> Imagined:
    """The table with a card; a joker goes on with the combo, in a colour that fits."""
    if kind == JOKER:
        return _put(t, t.number + (t.step or t.sign), _fair_colour(t))
    return _put(t, number_of(kind), colour_of(kind))


@rule
def _fair_colour(t: Imagined) -> int:
    """A colour that respects the marker."""
    return t.colour if t.hue > 0 else (t.colour + 1) % COLOURS


@rule
def _without(low: Word, high: Word, kind: int) -> tuple[Word, Word]:
    """A hand without a card of a kind."""
    if kind < 64:
        return low & ~bit(kind), high
    if kind < JOKER:
        return low, high & ~bit(kind & 63)
    others = high & JOKERS
    return low, high & ~JOKERS | others & (others - ONE)


@seldom
def _keeping(mode: int, low: Word, high: Word) -> float:
    """What a hand is worth: few cards, and of those jokers, numbers far out and consecutive ones."""
    if low | high == EMPTY:
        return WIN
    plain = high & HIGH_PLAIN
    numbers = (low | low >> Word(20) | low >> Word(40) | plain | plain >> Word(20)) & EVERY
    kept = JOKER_KEPT * size(high & JOKERS) - CARD * (size(low) + size(high))
    kept += CLOSER_KEPT * size(numbers & _CLOSERS) + PAIR_KEPT * size(numbers & numbers >> ONE)
    kept += EDGE_KEPT * size(numbers & _EDGE)
    if mode != RECREO:  # where either marker will do, no number is left behind
        kept += OUTER_KEPT * size(numbers & _OUTER) + OFF_MIDDLE_KEPT * size(numbers & _OFF_MIDDLE)
    return float(kept)


@seldom
def _prospects(s: Monete, seat: int, low: Word, high: Word, t: Imagined) -> float:
    """What a table promises: the next player stuck, by the odds and by what I know, and I not."""
    fits_low, fits_high = fitting(t)  # type: ignore[arg-type]
    deck_low, deck_high = whole_deck(s.mode != PEREZOSO, s.jokers)
    deck_low &= ~(s.pile[0] | s.aside[0] | s.hand[seat, 0])
    deck_high &= ~(s.pile[1] | s.aside[1] | s.hand[seat, 1])
    fits = size(deck_low & fits_low) + size(deck_high & fits_high)
    miss = 1.0 - fits / max(size(deck_low) + size(deck_high), 1)
    rival = next_seat(s, seat)
    stuck = _all_miss(miss, s.count[rival])
    if s.hand[rival, 0] & s.known[seat, 0] & fits_low or s.hand[rival, 1] & s.known[seat, 1] & fits_high:
        stuck = 0.0
    hope = stuck * (STUCK if s.count[rival] > 1 else SAVED)
    if low & fits_low or high & fits_high:
        while rival != seat and stuck > _NEVER:
            rival = next_seat(s, rival)
            stuck *= miss if rival == seat else _all_miss(miss, s.count[rival] + 1)
        hope += MY_TURN_AGAIN * stuck + FITS / (s.players - 1)
        if size(low) + size(high) == 1:
            hope += LAST_FITS
    return hope


@rule
def _all_miss(miss: float, cards: int) -> float:
    """The odds that none of some unknown cards fits."""
    odds = 1.0
    for _ in range(min(cards, _TOLD)):
        odds *= miss
    return odds


@seldom
def _markers(s: Monete, seat: int, low: Word, high: Word, t: Imagined, any_sign: bool, any_hue: bool) -> float:
    """The best prospects, over the markers that I may set."""
    best = 0.0
    for sign in (1, -1):
        for hue in (1, -1):
            if (any_sign or sign == t.sign) and (hue == 1 if t.mode < RECREO else any_hue or hue == t.hue):
                best = max(best, _prospects(s, seat, low, high, _marked(t, sign, hue)))
    return best


@seldom
def _stop(s: Monete, seat: int, low: Word, high: Word, t: Imagined, card: int) -> float:
    """What it is worth to end the play with this card on top."""
    kept = _keeping(s.mode, low, high)
    if low | high == EMPTY:
        return kept
    extreme = t.number == 1 or t.number == NUMBERS
    if extreme and not t.alike:
        return kept + CLOSES
    action = action_of(card)
    if action == REPEAT:
        return kept + REPEATS
    if action == GIFT and size(low) + size(high) == 1:
        return WIN
    if action not in _IDLE:
        kept += ACTS
    any_hue = t.basis == OPENED or t.mode == JUNGLA or (t.basis & SAME != 0 and t.combo == 1 and action == NO_ACTION)
    any_sign, sign = any_hue, t.sign
    if action in (HIGHER, LOWER):
        any_sign, sign = False, 1 if action == HIGHER else -1
    elif extreme:
        any_sign, sign = False, 1 if t.number == 1 else -1
    return kept + _markers(s, seat, low, high, _marked(t, sign, t.hue), any_sign, any_hue)


@seldom
def _plan(s: Monete, seat: int, low: Word, high: Word, t: Imagined, card: int) -> float:
    """What a play can come to: stop here, or add the next cards of a combo as long as there are any."""
    best = _stop(s, seat, low, high, t, card)
    while t.combo < 3 and t.basis != OPENED and 1 < t.number < NUMBERS:
        more_low, more_high = growing(t)  # type: ignore[arg-type]
        more_low, more_high = more_low & low, kinds_in(more_high & high)
        if more_low | more_high == EMPTY:
            break
        card = least(more_low) if more_low else 64 + least(more_high)
        low, high = _without(low, high, card)
        t = _add(t, card)
        best = max(best, _stop(s, seat, low, high, t, card))
    return best


@seldom
def _weigh(s: Monete, seat: int, move: int) -> float:
    """What a move is worth."""
    low, high, t, card = s.hand[seat, 0], s.hand[seat, 1], _lying(s), JOKER
    if move == moves.DONE:
        return _stop(s, seat, low, high, t, s.top)
    if s.phase <= COMBO:
        if move == JOKER and s.combo == 0:  # to begin with, only when nothing else fits
            return -WIN
        if move <= JOKER:
            low, high = _without(low, high, move)
            t, card = _add(t, move), move
        elif move < moves.COLOUR:
            t = _put(t, move - moves.NUMBER + 1, _fair_colour(t))
        else:
            t = _put(t, s.chosen, move - moves.COLOUR)
        return _plan(s, seat, low, high, t, card)
    if move <= JOKER:
        return _parting(s, low, high, move)
    if move < moves.SEAT:
        sign, hue = t.sign, t.hue
        if move < moves.EQUAL:
            sign = 1 if move == moves.PLUS else -1
        else:
            hue = 1 if move == moves.EQUAL else -1
        return _markers(s, seat, low, high, _marked(t, sign, hue), False, s.phase == SIGN)
    if move < moves.DRAW:  # the rival nearest to winning
        return -float(s.count[move - moves.SEAT])
    return _keeping(s.mode, low, high) - CARD  # draw at a close, to save a joker


@seldom
def _parting(s: Monete, low: Word, high: Word, card: int) -> float:
    """What my hand is worth without a card, given or discarded, or with one that a spy takes."""
    if s.phase == SPY:
        if card == JOKER:
            return _keeping(s.mode, low, high) + JOKER_KEPT - CARD
        taken = bit(card & 63)
        return _keeping(s.mode, low | taken, high) if card < 64 else _keeping(s.mode, low, high | taken)
    low, high = _without(low, high, card)
    fits_low, fits_high = fitting(s)
    return _keeping(s.mode, low, high) + (FITS if low & fits_low or high & fits_high else 0)


@rule
def judge(s: Monete, seat: int, luck: Word) -> int:
    """The move that weighs most; luck between equals."""
    low, high, rest = legal(s, seat)
    rest &= ~_SPEAK
    if size(low) + size(high) + size(rest) == 1:
        return any_of((low, high, rest), luck)
    best, found = -2.0 * WIN, -1
    while low | high | rest:
        move = least(low) if low else 64 + least(high) if high else 128 + least(rest)
        if low:
            low &= low - ONE
        elif high:
            high &= high - ONE
        else:
            rest &= rest - ONE
        whim = 0.01 * whole((luck >> Word(move & 31)) & Word(15))
        weight = _weigh(s, seat, move) + whim
        if weight > best:
            best, found = weight, move
    return found
