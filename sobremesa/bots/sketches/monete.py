"""What a trained player sees of Monete, and its actions.

Cards and a joker's numbers are put in order by our judgement: the first action is to play (give, take, discard) the one
it likes best, the second the next best, as far as eight; each is described by what would come of it. Jokers, which it
keeps as long as it can, are an action of their own. Numbers are seen the way the marker points: with the marker on −
they run from 20 down to 1, so that play climbs and a round closes with a 20. Where colours count (RECREO, JUNGLA) the
plain ones are in order, too: the table's first, then those that the seat has most of. Where they do not, plain cards of
one number are all the same.

| section | numbers | what they are |
|---|---|---|
| `SETUP` | 12 | mode (4), jokers (2: from 2, 4), last round played out, players (4: from 3, 4, 5, 6), marker on − |
| `PHASE` | 13 | what is being asked, one of the record's phases |
| `NUMBER` | 20 | the number on the table, or just chosen for a joker: 1 for each number up to it |
| `TABLE` | 18 | marker set, =, ≠, purple on top, all alike; passes (5), cards of this play (3), step (2), basis (3) |
| `EFFECT` | 13 | the action of the card on top, while its play is not over |
| `HAND` | 66 | own cards by number: plain in the first colour, in others, in purple (60); by colour (5); jokers |
| `SIZE` | 7 | own cards: from 2, 3, 4, 5, 6, 8, 11 |
| `SHAPE` | 7 | plays that the hand still takes (5: from 2 to 6), pairs of consecutive numbers, threes |
| `CHOICE` | 144 | eight cards or numbers, 18 of each (see `_choice`); the first is how near to the best it is, 8 to 1 |
| `WORDS` | 16 | the same of the other actions: joker, its colour (5), markers (4), rivals (5), nothing; 0: not legal |
| `BEST` | 2 | what the best of all is worth next to the hand as it is; whether it wins |
| `UNSEEN` | 26 | cards not seen yet: of each number (20), colour (5: plain ones only where they count), jokers |
| `DECK` | 8 | cards to draw: from 1, 2, 4, 7, 12, 20, 35, 50 |
| `FITS` | 8 | for + =, + ≠, − =, − ≠ set on the table as it is: own cards that fit, twentieths of the unseen that do |
| `RIVAL` | 65 | of each rival in the order of play: cards (6: from 1, 2, 3, 4, 6, 9), fewer than mine, as many, |
| | | has passed, aimed at, on turn, how many of their cards I know, how many of those fit |
| `TOLD` | 3 | own cards that any rival knows; cards of the nearest to winning: more than mine, fewer than mine |
"""

from sobremesa.bots.sensible.monete import (
    WIN,
    Imagined,
    _add,
    _fair_colour,
    _keeping,
    _lying,
    _marked,
    _put,
    _weigh,
    _without,
)
from sobremesa.bots.sketch import NO_ACTION, Rows
from sobremesa.rules.cards import EMPTY, ONE, Word, bit, least, size, whole
from sobremesa.rules.games.monete import moves
from sobremesa.rules.games.monete.deck import (
    ACTION_NAMES,
    COLOURS,
    CURSE,
    EVERY,
    GIFT,
    HIGH_PLAIN,
    HIGHER,
    JOKER,
    JOKERS,
    LOWER,
    NUMBERS,
    PURPLE,
    REPEAT,
    REPLACE,
    SWAP,
    TAKE_THREE,
    TAKE_TWO,
    THIEVES,
    TURN_ROUND,
    action_of,
    colour_of,
    coloured,
    kinds_in,
    number_of,
    numbered,
    whole_deck,
)
from sobremesa.rules.games.monete.deck import NO_ACTION as PLAIN
from sobremesa.rules.games.monete.deck import SPY as SPYING
from sobremesa.rules.games.monete.legality import fitting, growing, legal
from sobremesa.rules.games.monete.record import (
    COLOUR,
    COMBO,
    JUNGLA,
    LAST_ROUND,
    MOST,
    OPENED,
    PEREZOSO,
    PHASES,
    RECREO,
    SAME,
    SIGN,
    SPY,
    TARGET,
    Monete,
)
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import next_seat

# Actions: the cards or numbers that our judgement likes best, then the words.
CHOICES = 8
A_JOKER = CHOICES
A_COLOUR = A_JOKER + 1  # of a joker
A_SIGN = A_COLOUR + COLOURS  # + the way it points, or the other
A_HUE = A_SIGN + 2  # = or ≠
A_RIVAL = A_HUE + 2  # in the order of play
A_NOTHING = A_RIVAL + MOST - 1  # no card, or no more: draw, pass, done
ACTIONS = A_NOTHING + 1

_SIZES = (2, 3, 4, 5, 6, 8, 11)  # of the own hand
_COUNTS = (1, 2, 3, 4, 6, 9)  # of a rival's hand
_DECKS = (1, 2, 4, 7, 12, 20, 35, 50)
_PLAYS = 5
_SIZE_STEPS, _COUNT_STEPS, _DECK_STEPS = (Word(sum(1 << n for n in steps)) for steps in (_SIZES, _COUNTS, _DECKS))
_OF_CHOICE = 18
_OF_RIVAL = len(_COUNTS) + 7

SETUP = 0
PHASE = SETUP + 12
NUMBER = PHASE + len(PHASES.numbers())
TABLE = NUMBER + NUMBERS
EFFECT = TABLE + 18
HAND = EFFECT + len(ACTION_NAMES) - 1
SIZE = HAND + 3 * NUMBERS + COLOURS + 1
SHAPE = SIZE + len(_SIZES)
CHOICE = SHAPE + _PLAYS + 2
WORDS = CHOICE + CHOICES * _OF_CHOICE
BEST = WORDS + ACTIONS - CHOICES
UNSEEN = BEST + 2
DECK = UNSEEN + NUMBERS + COLOURS + 1
FITS = DECK + len(_DECKS)
RIVAL = FITS + 8
TOLD = RIVAL + _OF_RIVAL * (MOST - 1)
SIGHT = TOLD + 3

# How the judgement's weights become small numbers: quarters to put them in order, sixteenths to tell of them.
_REACH, _MIDDLE, _TOP = 120, 128, 8
_BYTE = Word(255)
_SPEAK = bit(moves.SPEAK - 128)
_NUMBERED = EVERY  # of the third word of moves: a joker's numbers
_SLOT = Word(7)

Cards = tuple[Word, Word]


@seldom
def arrange(s: Monete, seat: int) -> Word:
    """The cards, or numbers for a joker, that our judgement likes best: a byte for each move, one more than it is."""
    low, high, rest = legal(s, seat)
    high, rest = high & HIGH_PLAIN, rest & _NUMBERED
    order, weights = EMPTY, EMPTY
    while low | high | rest:
        move = least(low) if low else 64 + least(high) if high else 128 + least(rest)
        if low:
            low &= low - ONE
        elif high:
            high &= high - ONE
        else:
            rest &= rest - ONE
        if _found(s, order, move) < 0:
            weight = _weight(s, seat, move)
            at = _behind(weights, weight)
            order, weights = _insert(order, at, move + 1), _insert(weights, at, weight)
    return order


@rule
def _behind(weights: Word, weight: int) -> int:
    """How many bytes are no smaller than a weight: they are in order."""
    at = 0
    while at < CHOICES and whole((weights >> Word(8 * at)) & _BYTE) >= weight:
        at += 1
    return at


@rule
def _insert(word: Word, at: int, byte: int) -> Word:
    """A word with one byte more; the last one falls off."""
    if at >= CHOICES:
        return word
    before = bit(8 * at) - ONE
    return word & before | Word(byte) << Word(8 * at) | (word & ~before) << Word(8)


@rule
def _chosen(order: Word, at: int) -> int:
    """The move at a place of the order, or -1."""
    return whole((order >> Word(8 * at)) & _BYTE) - 1


@rule
def _found(s: Monete, order: Word, move: int) -> int:
    """The place of a move in the order, or -1."""
    for at in range(CHOICES):
        other = _chosen(order, at)
        if other >= 0 and (other == move or _twins(s, other, move)):
            return at
    return NO_ACTION


@rule
def _twins(s: Monete, one: int, other: int) -> bool:
    """Whether two cards are the same but for a colour that does not count."""
    if s.mode >= RECREO or one >= JOKER or other >= JOKER:
        return False
    return colour_of(one) < PURPLE and colour_of(other) < PURPLE and number_of(one) == number_of(other)


@seldom
def _weight(s: Monete, seat: int, move: int) -> int:
    """What our judgement makes of a move, as a byte above 0; only a win reaches the end."""
    weight = _weigh(s, seat, move)
    if s.phase == TARGET:
        weight *= 16.0
    elif s.phase < SIGN or s.phase > TARGET:  # it is about hands: next to the hand as it is
        weight -= _keeping(s.mode, s.hand[seat, 0], s.hand[seat, 1])
    if weight > 0.5 * WIN:
        return _MIDDLE + _REACH
    return _MIDDLE + int(min(max(weight / 4.0, 1.0 - _REACH), _REACH - 1.0))


@seldom
def _palette(s: Monete, seat: int) -> Word:
    """The place of each colour, three bits each, purple last; where they do not count all plain ones are first."""
    palette = Word(PURPLE) << Word(3 * PURPLE)
    if s.mode >= RECREO:
        for colour in range(PURPLE):
            palette |= Word(_rank(s, seat, colour)) << Word(3 * colour)
    return palette


@rule
def _rank(s: Monete, seat: int, colour: int) -> int:
    """How many plain colours come before this one."""
    mine, before = _liking(s, seat, colour), 0
    for other in range(PURPLE):
        liking = _liking(s, seat, other)
        if liking > mine or (liking == mine and other < colour):
            before += 1
    return before


@rule
def _liking(s: Monete, seat: int, colour: int) -> int:
    """How far in front a colour stands: the table's own, then by how many I have."""
    return _of_colour(_own(s, seat), colour) + (NUMBERS + 1 if s.colour == colour else 0)


@rule
def _own(s: Monete, seat: int) -> Cards:
    """The cards of a hand."""
    return s.hand[seat, 0], s.hand[seat, 1]


@rule
def _among(cards: Cards, these: Cards) -> int:
    """How many cards are among others."""
    return size(cards[0] & these[0]) + size(cards[1] & these[1])


@rule
def _of_colour(cards: Cards, colour: int) -> int:
    """How many cards are of a colour."""
    return _among(cards, coloured(colour))


@rule
def _slot(palette: Word, colour: int) -> int:
    """The place of a colour."""
    return whole((palette >> Word(3 * colour)) & _SLOT)


@rule
def _height(s: Monete, number: int) -> int:
    """A number counted from 0 the way the marker points."""
    return NUMBERS - number if s.sign < 0 else number - 1


@seldom
def action(s: Monete, seat: int, order: Word, move: int) -> int:
    """The place of a move; nobody has to speak, nor to choose what stands last of many."""
    if move == JOKER:
        return A_JOKER
    if move < moves.COLOUR:
        return _found(s, order, move)
    if move == moves.SPEAK:
        return NO_ACTION
    if move < moves.PLUS:
        return A_COLOUR + _slot(_palette(s, seat), move - moves.COLOUR)
    if move < moves.EQUAL:
        return A_SIGN + (1 if (move == moves.MINUS) != (s.sign < 0) else 0)
    if move < moves.SEAT:
        return A_HUE + move - moves.EQUAL
    if move < moves.DRAW:
        away = (move - moves.SEAT - seat) * s.direction
        return A_RIVAL + (away if away > 0 else away + s.players) - 1
    return A_NOTHING


@seldom
def sketch(s: Monete, seat: int, order: Word, out: Rows, i: int) -> None:
    """Write what a seat sees."""
    palette = _palette(s, seat)
    _setup(s, out, i)
    _table(s, out, i)
    _hand(s, seat, palette, out, i)
    unseen = _rivals(s, seat, out, i)
    _unseen(s, palette, unseen, out, i)
    _judged(s, seat, order, out, i)
    for k in range(CHOICES):
        move = _chosen(order, k)
        if move >= 0:
            _choice(s, seat, move, unseen, out, i, CHOICE + k * _OF_CHOICE)
    if s.number:
        _fits(s, seat, unseen, out, i)


@rule
def _reach(amount: int, steps: Word, out: Rows, i: int, at: int) -> None:
    """1 for each step that an amount reaches."""
    _fill(size(steps & ((ONE << Word(min(amount, 62) + 1)) - ONE)), 64, out, i, at)


@rule
def _fill(amount: int, most: int, out: Rows, i: int, at: int) -> None:
    """1 for each of an amount."""
    for k in range(min(amount, most)):
        out[i, at + k] = 1


@rule
def _setup(s: Monete, out: Rows, i: int) -> None:
    """What was agreed before the deal, and which way numbers run."""
    out[i, SETUP + s.mode] = 1
    _fill(s.jokers // 2, 2, out, i, SETUP + 4)
    out[i, SETUP + 6] = 1 if s.options & LAST_ROUND else 0
    _fill(s.players - 2, MOST - 2, out, i, SETUP + 7)
    out[i, SETUP + 11] = 1 if s.sign < 0 else 0
    out[i, PHASE + s.phase] = 1


@rule
def _table(s: Monete, out: Rows, i: int) -> None:
    """What lies on the table, and how far the play in progress has come."""
    number = s.chosen if s.phase == COLOUR else s.number
    if number:
        _fill(_height(s, number) + 1, NUMBERS, out, i, NUMBER)
    out[i, TABLE] = 1 if s.sign else 0
    out[i, TABLE + 1] = 1 if s.hue > 0 else 0
    out[i, TABLE + 2] = 1 if s.hue < 0 else 0
    out[i, TABLE + 3] = 1 if s.colour == PURPLE else 0
    out[i, TABLE + 4] = s.alike
    _fill(s.passes, MOST - 1, out, i, TABLE + 5)
    _fill(s.combo, 3, out, i, TABLE + 10)
    if s.step:
        out[i, TABLE + 13 + (1 if (s.step < 0) != (s.sign < 0) else 0)] = 1
    for k in range(3):
        out[i, TABLE + 15 + k] = (s.basis >> k) & 1
    if s.combo and action_of(s.top):
        out[i, EFFECT + action_of(s.top) - 1] = 1


@rule
def _hand(s: Monete, seat: int, palette: Word, out: Rows, i: int) -> None:
    """The own cards."""
    low, high = s.hand[seat, 0], s.hand[seat, 1] & HIGH_PLAIN
    _reach(s.count[seat], _SIZE_STEPS, out, i, SIZE)
    _fill(_plays((low, high)) - 1, _PLAYS, out, i, SHAPE)
    numbers = _numbers((low, high))
    pairs = numbers & numbers >> ONE
    out[i, SHAPE + _PLAYS] = size(pairs)
    out[i, SHAPE + _PLAYS + 1] = size(pairs & numbers >> Word(2))
    while low | high:
        kind = least(low) if low else 64 + least(high)
        if low:
            low &= low - ONE
        else:
            high &= high - ONE
        slot = _slot(palette, colour_of(kind))
        row = (slot + 2) // 3  # the first colour, the other three, purple
        out[i, HAND + NUMBERS * row + _height(s, number_of(kind))] += 1
    _colours(s, palette, _own(s, seat), out, i, HAND + 3 * NUMBERS)
    out[i, SIZE - 1] = size(s.hand[seat, 1] & JOKERS)


@rule
def _colours(s: Monete, palette: Word, cards: Cards, out: Rows, i: int, at: int) -> None:
    """How many cards are of each colour; the plain ones only where they count."""
    for colour in range(PURPLE if s.mode < RECREO else 0, COLOURS):
        out[i, at + _slot(palette, colour)] = _of_colour(cards, colour)


@rule
def _numbers(cards: Cards) -> Word:
    """The numbers among some cards, bit 0 for number 1."""
    low, plain = cards[0], cards[1] & HIGH_PLAIN
    return (low | low >> Word(20) | low >> Word(40) | plain | plain >> Word(20)) & EVERY


@rule
def _plays(cards: Cards) -> int:
    """How many plays a hand takes, three consecutive numbers at a time; jokers go with anything."""
    numbers = _numbers(cards)
    plays = size(cards[0]) + size(cards[1] & HIGH_PLAIN) - size(numbers)
    while numbers:
        first = numbers & (~numbers + ONE)
        more = numbers & first << ONE
        numbers &= ~(first | more | more << ONE)
        plays += 1
    return plays


@rule
def _judged(s: Monete, seat: int, order: Word, out: Rows, i: int) -> None:
    """How near each action is to the one that our judgement likes best; the only one needs no judgement."""
    words = _words(s, seat)
    if order == EMPTY and size(words) == 1:
        out[i, WORDS + action(s, seat, order, _word(words)) - CHOICES] = _TOP
        return
    best, rest = _weight(s, seat, _chosen(order, 0)) if order else 0, words
    while rest:
        best, rest = max(best, _weight(s, seat, _word(rest))), rest & (rest - ONE)
    while words:
        move = _word(words)
        out[i, WORDS + action(s, seat, order, move) - CHOICES] = _near(_weight(s, seat, move), best)
        words &= words - ONE
    for k in range(CHOICES):
        move = _chosen(order, k)
        if move >= 0:
            out[i, CHOICE + k * _OF_CHOICE] = _near(_weight(s, seat, move), best)
    out[i, BEST] = (best - _MIDDLE) // 10
    out[i, BEST + 1] = 1 if best == _MIDDLE + _REACH else 0


@rule
def _words(s: Monete, seat: int) -> Word:
    """The legal moves that are not in the order: those of the third word, and a joker as its bit 0."""
    _, high, rest = legal(s, seat)
    return rest & ~(_SPEAK | _NUMBERED) | (ONE if high & JOKERS else EMPTY)


@rule
def _word(words: Word) -> int:
    """The first of such moves."""
    return JOKER if words & ONE else 128 + least(words)


@rule
def _near(weight: int, best: int) -> int:
    """How near a weight is to the best."""
    return max(_TOP - (best - weight + 3) // 4, 1)


@seldom
def _choice(s: Monete, seat: int, move: int, unseen: Cards, out: Rows, i: int, at: int) -> None:
    """What would come of a card or a number. After how near it is to the best:

    1 half its height, 2 steps above the table, 3 closes (or could, if it is not played now), 4 of the table's colour,
    5 purple, 6 how many of its colour I keep, 7 go again, 8 gift, 9 cards that rivals draw, 10 exchange, 11 turn round,
    12 thieves, 13 turns the marker, 14 own cards that fit then, 15 twentieths of the unseen that do, 16 cards to add,
    17 plays left.
    """
    hand, table = _after(s, seat, move), _lying(s)
    number = number_of(move) if move < JOKER else move - moves.NUMBER + 1
    out[i, at + 1] = _height(s, number) // 2
    if s.number:
        out[i, at + 2] = min(max(_height(s, number) - _height(s, s.number), -8), 8)
    if move < JOKER:
        _face(s, move, hand, out, i, at)
    if s.phase <= COMBO:
        table = _add(table, move) if move < JOKER else _put(table, number, _fair_colour(table))
        _outcome(table, action_of(move), hand, unseen, out, i, at)
    else:
        out[i, at + 3] = 1 if number in (1, NUMBERS) else 0
        out[i, at + 14] = min(_among(hand, fitting(s)), 10)
    out[i, at + 17] = min(_plays(hand), 10)


@rule
def _after(s: Monete, seat: int, move: int) -> Cards:
    """My hand without a card, or with one that a spy takes."""
    low, high = _own(s, seat)
    if move > JOKER:
        return low, high
    if s.phase == SPY:
        return (low | bit(move), high) if move < 64 else (low, high | bit(move & 63))
    return _without(low, high, move)


@rule
def _face(s: Monete, kind: int, hand: Cards, out: Rows, i: int, at: int) -> None:
    """The colour of a card, and what it does."""
    colour, does = colour_of(kind), action_of(kind)
    if s.mode >= RECREO:
        out[i, at + 4] = 1 if colour == s.colour else 0
        out[i, at + 6] = min(_of_colour(hand, colour), 6)
    out[i, at + 5] = 1 if colour == PURPLE else 0
    out[i, at + 7] = 1 if does == REPEAT else 0
    out[i, at + 8] = 1 if does == GIFT else 0
    out[i, at + 9] = _drawn(s, does)
    out[i, at + 10] = 1 if does in (SWAP, SPYING, REPLACE) else 0
    out[i, at + 11] = 1 if does == TURN_ROUND and s.players > 2 else 0
    out[i, at + 12] = 1 if does == THIEVES else 0
    out[i, at + 13] = 1 if does == (LOWER if s.sign > 0 else HIGHER) else 0


@rule
def _drawn(s: Monete, does: int) -> int:
    """How many cards an action makes rivals draw."""
    if does == CURSE:
        return s.players - 1
    return 2 if does == TAKE_TWO else 3 if does == TAKE_THREE else 0


@rule
def _outcome(table: Imagined, does: int, hand: Cards, unseen: Cards, out: Rows, i: int, at: int) -> None:
    """What a table with this card on top brings: a close, or what fits it, with the markers as I like them best."""
    extreme = table.number == 1 or table.number == NUMBERS
    if extreme and not table.alike:
        out[i, at + 3] = 1
        return
    same = table.basis & SAME != 0 and table.combo == 1 and does == PLAIN
    free = table.basis == OPENED or table.mode == JUNGLA or same
    bound = 0 if free else table.sign
    if does in (HIGHER, LOWER):
        bound = 1 if does == HIGHER else -1
    elif extreme:
        bound = 1 if table.number == 1 else -1
    most = -1
    for sign in (1, -1):
        for hue in (1, -1):
            if bound in (0, sign) and (hue == 1 if table.mode < RECREO else free or hue == table.hue):
                fits = fitting(_marked(table, sign, hue))  # type: ignore[arg-type]
                if _among(hand, fits) > most:
                    most = _among(hand, fits)
                    out[i, at + 15] = _twentieths(unseen, fits)
    out[i, at + 14] = min(most, 10)
    out[i, at + 16] = _to_add(table, hand[0], hand[1])


@rule
def _twentieths(cards: Cards, these: Cards) -> int:
    """How many of some cards are among others, in twentieths."""
    return 20 * _among(cards, these) // max(size(cards[0]) + size(cards[1]), 1)


@rule
def _to_add(table: Imagined, low: Word, high: Word) -> int:
    """How many more cards a combo may take from a hand."""
    more = 0
    while table.combo < 3 and table.basis != OPENED and 1 < table.number < NUMBERS:
        more_low, more_high = growing(table)  # type: ignore[arg-type]
        more_low, more_high = more_low & low, kinds_in(more_high & high)
        if more_low | more_high == EMPTY:
            break
        kind = least(more_low) if more_low else 64 + least(more_high)
        low, high = _without(low, high, kind)
        table = _add(table, kind)
        more += 1
    return more


@seldom
def _rivals(s: Monete, seat: int, out: Rows, i: int) -> Cards:
    """The rivals in the order of play; give the cards that I have not seen."""
    fits = fitting(s) if s.number else (EMPTY, EMPTY)
    low, high = whole_deck(s.mode != PEREZOSO, s.jokers)
    low &= ~(s.pile[0] | s.aside[0] | s.hand[seat, 0])
    high &= ~(s.pile[1] | s.aside[1] | s.hand[seat, 1])
    told_low, told_high = EMPTY, EMPTY
    rival, at, before, fewest = next_seat(s, seat), RIVAL, s.players - 1, NUMBERS * COLOURS
    while rival != seat:
        known = s.hand[rival, 0] & s.known[seat, 0], s.hand[rival, 1] & s.known[seat, 1]
        low, high = low & ~known[0], high & ~known[1]
        told_low, told_high = told_low | s.known[rival, 0], told_high | s.known[rival, 1]
        fewest = min(fewest, s.count[rival])
        _reach(s.count[rival], _COUNT_STEPS, out, i, at)
        at += len(_COUNTS)
        out[i, at] = 1 if s.count[rival] < s.count[seat] else 0
        out[i, at + 1] = 1 if s.count[rival] == s.count[seat] else 0
        out[i, at + 2] = 1 if before <= s.passes else 0
        out[i, at + 3] = 1 if rival == s.focus else 0
        out[i, at + 4] = 1 if rival == s.turn else 0
        out[i, at + 5] = min(size(known[0]) + size(known[1]), 10)
        out[i, at + 6] = min(_among(known, fits), 10)
        rival, at, before = next_seat(s, rival), at + 7, before - 1
    out[i, TOLD] = min(_among(_own(s, seat), (told_low, told_high)), 10)
    out[i, TOLD + 1] = min(max(fewest - s.count[seat], 0), 10)
    out[i, TOLD + 2] = min(max(s.count[seat] - fewest, 0), 10)
    return low, high


@rule
def _unseen(s: Monete, palette: Word, unseen: Cards, out: Rows, i: int) -> None:
    """The cards not seen yet, by number and by colour, and how many are left to draw."""
    for number in range(1, NUMBERS + 1):
        out[i, UNSEEN + _height(s, number)] = _among(unseen, numbered(bit(number - 1)))
    _colours(s, palette, unseen, out, i, UNSEEN + NUMBERS)
    out[i, UNSEEN + NUMBERS + COLOURS] = size(unseen[1] & JOKERS)
    _reach(s.left, _DECK_STEPS, out, i, DECK)


@rule
def _fits(s: Monete, seat: int, unseen: Cards, out: Rows, i: int) -> None:
    """For each way the markers may lie: how many of my cards, and how much of the unseen, would fit."""
    table, at, forward = _lying(s), FITS, s.sign or 1
    for turned in range(2):
        for hue in range(2 if s.mode >= RECREO else 1):
            marked = _marked(table, -forward if turned else forward, 1 - 2 * hue)
            fits = fitting(marked)  # type: ignore[arg-type]
            out[i, at + 2 * hue] = min(_among(_own(s, seat), fits), 20)
            out[i, at + 2 * hue + 1] = _twentieths(unseen, fits)
        at += 4
