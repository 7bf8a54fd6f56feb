"""Who owes a decision and which moves are legal: the one owner of legality."""

from sobremesa.rules.cards import EMPTY, Word, bit, size
from sobremesa.rules.engine import Moves
from sobremesa.rules.games.uno import moves
from sobremesa.rules.games.uno.deck import (
    COLOURED,
    COLOURS,
    DRAW_TWOS,
    FOURS,
    RANKS,
    SAME_NUMBER,
    SAME_SYMBOL,
    URRRRHH,
    URRRRHHS,
    WILD_FOUR,
    WILDS,
    copies_of,
    kind_of,
    kinds_in,
    of_colour,
)
from sobremesa.rules.games.uno.record import (
    CALL,
    CHALLENGE,
    DRAWN,
    GIFT,
    GIVE,
    MATCH_SYMBOLS,
    MAY_DECLINE,
    MUST_PLAY_DRAWN,
    NO_URRRRHH_OUT,
    PLAY,
    STRICT,
    TAKEN,
    Uno,
)
from sobremesa.rules.games.uno.zones import held
from sobremesa.rules.jit import rule, seldom


@rule
def actors(s: Uno) -> int:
    """The player on turn; whoever may challenge; everybody who has not answered a silent player."""
    if s.why:
        return 0
    if s.phase == CALL:
        return ((1 << s.players) - 1) & ~s.answered
    if s.phase == CHALLENGE:
        return 1 << s.focus
    return 1 << s.turn


@rule
def legal(s: Uno, seat: int) -> Moves:
    """The moves a seat may make: cards by kind in the first word, the rest in the second."""
    cards = words = EMPTY
    if s.why:
        return cards, words
    phase = s.phase
    if phase == PLAY and seat == s.turn:
        return _turn_moves(s, seat)
    if phase == DRAWN and seat == s.turn:
        return _drawn_moves(s, seat)
    if phase == CALL:
        if seat == s.focus:
            words = _word(moves.CALL)  # CO-A17, UN-A22: also after having stayed silent at first
        elif seat == s.turn:  # CO-H3, UN-H3: the next player may simply begin, which closes the window
            cards, words = _turn_moves(s, seat)
        elif s.options & STRICT and may_call(s, seat):
            words = _word(moves.CALL)  # CO-A18
        if not (s.answered >> seat) & 1:
            words |= _word(moves.PASS) if seat == s.focus else _word(moves.PASS) | _word(moves.CATCH)
    elif phase == CHALLENGE:
        if seat == s.focus:
            words = _word(moves.CHALLENGE) | _word(moves.PASS)
        if may_call(s, seat) and (seat == s.turn or s.options & STRICT):  # CO-H2 CO-A18, UN-H2
            words |= _word(moves.CALL)
    elif seat != s.turn:
        if s.options & STRICT and may_call(s, seat):
            words = _word(moves.CALL)  # CO-A18 CO-H4: late is better than never
    elif phase == GIVE:
        words = _gifts(s, seat) << Word(moves.GIVE - 64)
        if _may_leave_one(s, seat, s.count[seat]) and not (s.called >> seat) & 1:
            words |= _word(moves.CALL)  # UN-A22, UN-A19
    elif phase == GIFT:
        cards = held(s, seat) & of_colour(s.second)
        words = _word(moves.REST)
        if s.count[seat] - _of_colour(s, seat, s.second) == 1 and not (s.called >> seat) & 1:
            words |= _word(moves.CALL)  # UN-A22, UN-A19
    else:  # COLOUR, OPENING
        words = Word(0b1111) << Word(moves.CHOOSE - 64)
        if may_call(s, seat):
            words |= _word(moves.CALL)  # CO-A17, UN-A22: with the card
    return cards, words


@rule
def _word(move: int) -> Word:
    """The bit of a move of the second word."""
    return bit(move - 64)


@rule
def may_call(s: Uno, seat: int) -> bool:
    """Whether the seat stands at one card and has not said the word."""
    return bool(s.count[seat] == 1 and not (s.called >> seat) & 1)


@rule
def _may_call_on_turn(s: Uno, seat: int) -> bool:
    """Whether the player on turn may say the word before the card (CO-A17, UN-A22), or still after it (CO-A18)."""
    if (s.called >> seat) & 1:
        return False
    cards = s.count[seat]
    if cards <= 2:
        return bool(cards == 2 or s.options & STRICT)
    return bool(held(s, seat) & URRRRHHS and s.stacked <= 0 and _may_leave_one(s, seat, cards - 1))


@seldom
def _may_leave_one(s: Uno, seat: int, cards: int) -> bool:
    """Whether the gift of an Urrrrhh, out of so many cards, may leave one: all the others are of one colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, _of_colour(s, seat, colour))
    return bool(most and most == cards - 1)


@rule
def _of_colour(s: Uno, seat: int, colour: int) -> int:
    """How many cards of a colour a hand has."""
    slots = of_colour(colour)
    return size(s.hand[seat, 0] & slots) + size(s.hand[seat, 1] & slots)


@rule
def playable(s: Uno, seat: int) -> Word:
    """The slots of a hand that may go onto the pile: no card that does not fit, but any +4, true or not (UN-A30)."""
    hand = held(s, seat)
    if s.stacked > 0:  # UN-A09, UN-H4: only the same symbol answers
        return hand & (FOURS if kind_of(s.top) == WILD_FOUR else DRAW_TWOS)
    fits = of_colour(s.colour) | WILDS  # CO-01 CO-03 CO-06 CO-10 CO-12 CO-18, UN-05 UN-06 UN-15
    fits |= SAME_SYMBOL[s.top] if s.options & MATCH_SYMBOLS else SAME_NUMBER[s.top]  # CO-02 CO-07, CO-A03 CO-A04
    if s.stacked == TAKEN:
        fits &= ~DRAW_TWOS  # CO-15; a +4 may still be played (CO-A05)
    if s.options & NO_URRRRHH_OUT and _gifts(s, seat) == EMPTY and not _keeps_wild(s, seat):
        fits &= ~URRRRHHS  # UN-A18 off (UN-H5)
    return hand & fits


@rule
def obliged(s: Uno, cards: Word) -> Word:
    """Playable cards that forbid drawing: all but a +4 that would be a bluff (CO-A06, CO-A07)."""
    return cards & ~FOURS if bluffs(s, s.turn, s.colour) else cards


@rule
def bluffs(s: Uno, seat: int, colour: int) -> bool:
    """Whether a hand has a card of the colour: only the colour counts (CO-18, CO-A15, UN-18, UN-A06)."""
    return bool(held(s, seat) & of_colour(colour))


@rule
def _turn_moves(s: Uno, seat: int) -> Moves:
    """Play a card, or draw."""
    cards = playable(s, seat)
    words = EMPTY
    if s.stacked > 0 or s.options & MAY_DECLINE or not obliged(s, cards):  # CO-23 CO-24, UN-07 UN-08
        words = _word(moves.DRAW)
    if _may_call_on_turn(s, seat):
        words |= _word(moves.CALL)
    return kinds_in(cards), words


@rule
def _drawn_moves(s: Uno, seat: int) -> Moves:
    """Play the drawn card if it fits, or keep it (CO-A08, UN-07, UN-08)."""
    cards = playable(s, seat)
    card = kinds_in(cards) & bit(s.drawn)
    words = EMPTY
    if (s.count[seat] == 2 or s.drawn == URRRRHH) and _may_call_on_turn(s, seat):
        words = _word(moves.CALL)
    if card and s.options & MUST_PLAY_DRAWN and not _had_choice(s, seat, cards):  # UN-A01
        return card, words
    return card, words | _word(moves.PASS)


@rule
def _had_choice(s: Uno, seat: int, cards: Word) -> bool:
    """Whether anything could have been played before the card just drawn came."""
    copies = copies_of(s.drawn)
    twins = size(s.hand[seat, 0] & copies) + size(s.hand[seat, 1] & copies)
    others = cards if twins > 1 else cards & ~copies
    if s.options & NO_URRRRHH_OUT and others & URRRRHHS and not _had_other_cards(s, seat):
        others &= ~URRRRHHS
    return bool(others)


@seldom
def _had_other_cards(s: Uno, seat: int) -> bool:
    """UN-A18 off: whether, before the draw, an Urrrrhh would have left a card: not all the rest of one colour."""
    for colour in range(COLOURS):
        if _of_colour(s, seat, colour) - (s.drawn // RANKS == colour) == s.count[seat] - 2:
            return False
    return True


@seldom
def _gifts(s: Uno, seat: int) -> Word:
    """The colours an Urrrrhh may give away, as bits 0..3 (UN-22); UN-A18 off: not the whole hand (UN-H5)."""
    colours = EMPTY
    for colour in range(COLOURS):
        cards = _of_colour(s, seat, colour)
        if cards and (not s.options & NO_URRRRHH_OUT or cards < s.count[seat] - (s.phase != GIVE)):
            colours |= bit(colour)
    return colours


@rule
def _keeps_wild(s: Uno, seat: int) -> bool:
    """Whether an Urrrrhh with nothing to give (UN-A13) would leave cards in the hand."""
    return bool(s.count[seat] > 1 and not held(s, seat) & COLOURED)
