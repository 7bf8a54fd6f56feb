"""The writer: boards, moves and events in notation as JSON, straight from the bytes of records.

It is compiled once, for all games: what a record means, a plan says (plan.py), and the writer does what the plan says.
Whatever it writes is what `msgspec` makes of the values of board.py and state.py, byte for byte; those are easier to
read, and its oracle.

Everything here writes at a place of `out` and gives the place after it. Where there is no room nothing is written, and
the place is right or too far: who called sees that it lies beyond the end, and comes back with more room.
"""

import numpy as np
from numpy.typing import NDArray

from sobremesa.rules import plan
from sobremesa.rules.cards import EMPTY, ONE, Word, bit, has, least, size
from sobremesa.rules.jit import entry, lent, rule, seldom
from sobremesa.rules.kinds import NONE, UNSEEN

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]

COMMA, QUOTE, COLON, MINUS, ZERO, STAR, UNKNOWN, EQUALS = map(ord, ',":-0*?=')
OPEN, CLOSE, LIST, LIST_END, GROUP, GROUP_END = map(ord, "{}[]()")
TRUE, FALSE = (np.frombuffer(text, np.uint8) for text in (b"true", b"false"))
SEAT, ARGUMENT, OTHER = (np.frombuffer(b',"%s":' % name, np.uint8) for name in (b"seat", b"argument", b"other"))
BASE64 = np.frombuffer(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", np.uint8)
EVENT = 10  # bytes of a record: five numbers of two


@entry
def scene(p: Numbers, texts: Bytes, records: Bytes, at: int, legal: NDArray[np.uint64], out: Bytes) -> tuple[int, int]:
    """The board of the record that begins at a byte of some records, and after it a set of moves; where they end."""
    p, texts, records, legal, out = lent(p), lent(texts), lent(records), lent(legal), lent(out)
    end = _board(p, texts, records, at, out)
    return end, _moves(p, texts, legal, out, end)


@entry
def events(p: Numbers, texts: Bytes, records: Bytes, size: int, ends: Numbers, out: Bytes) -> int:
    """The events of records of this size, one list after the other; where each ends is kept."""
    p, texts, records, out = lent(p), lent(texts), lent(records), lent(out)
    end = 0
    for i in range(len(ends)):
        end = _events(p, texts, records, i * size, out, end)
        ends[i] = end
    return end


@entry
def packed(records: Bytes, at: int, size: int, out: Bytes) -> int:
    """A record as it travels: runs of zeros are counted, and all of it is in base64 (table/core/packing.py)."""
    records, out = lent(records), lent(out)
    end, held, i = _byte(QUOTE, out, 0), 1, 0  # held: the bits that wait for more, behind a 1
    while i < size:
        byte = int(records[at + i])
        held, end = _held(held << 8 | byte, out, end)
        i += 1
        if byte == 0:
            first = i
            while i < size and i - first < 255 and records[at + i] == 0:
                i += 1
            held, end = _held(held << 8 | (i - first), out, end)
    return _byte(QUOTE, out, _padded(held, out, end))


@rule
def _held(held: int, out: Bytes, end: int) -> tuple[int, int]:
    """Three bytes are four letters; fewer wait."""
    if held >> 24 == 0:
        return held, end
    for shift in (18, 12, 6, 0):
        end = _byte(int(BASE64[held >> shift & 63]), out, end)
    return 1, end


@rule
def _padded(held: int, out: Bytes, end: int) -> int:
    """What still waits at the end."""
    many = 2 if held >> 16 else 1 if held >> 8 else 0
    if many:
        held <<= 24 - 8 * many
        for i in range(4):
            letter = int(BASE64[held >> (18 - 6 * i) & 63])
            end = _byte(letter if i <= many else EQUALS, out, end)
    return end


@seldom
def _board(p: Numbers, texts: Bytes, records: Bytes, at: int, out: Bytes) -> int:
    """Every field that a board shows."""
    end, field = 0, p[plan.FIELDS]
    low, high = EMPTY, EMPTY
    while p[field + plan.OP] != plan.END:
        if p[field + plan.OP] == plan.LESS:
            low |= _word(records, at + p[field + plan.AT])
            high |= _high(records, at + p[field + plan.AT], p[field + plan.WORDS])
        else:
            end = _text(p, texts, p[field + plan.KEY], out, end)
            end = _field(p, texts, field, records, at, low, high, out, end)
            low, high = EMPTY, EMPTY
        field += plan.FIELD
    return _byte(CLOSE, out, end)


@seldom
def _moves(p: Numbers, texts: Bytes, words: NDArray[np.uint64], out: Bytes, end: int) -> int:
    """A set of moves by name, eager ones first."""
    end = _byte(LIST, out, end)
    for i in range(p[plan.MOVES_SIZE]):
        at = p[plan.MOVES] + 2 * i
        if has(words[p[at] >> 6], p[at] & 63):
            end = _item(p, texts, p[at + 1], out, end)
    return _close(LIST_END, out, end)


@seldom
def _field(
    p: Numbers, texts: Bytes, field: int, records: Bytes, start: int, low: Word, high: Word, out: Bytes, end: int
) -> int:
    """One field of a record; of a zone, what is not among some cards."""
    op, at, kind = p[field + plan.OP], start + p[field + plan.AT], p[field + plan.TYPE]
    rows, words, names, many = p[field + plan.ROWS], p[field + plan.WORDS], p[field + plan.NAMES], p[field + plan.SIZE]
    other = _number(records, start + p[field + plan.OTHER], p[field + plan.OTHER_TYPE])
    if op == plan.NUMBER:
        return _digits(_number(records, at, kind), out, end)
    if op == plan.LETTER:
        return _named(p, texts, names, many, _number(records, at, kind) - p[field + plan.LEAST], out, end)
    if op == plan.CARD:
        return _card(p, texts, _number(records, at, kind), out, end)
    if op == plan.SEAT or op == plan.SEAT_DURING:
        shown = op == plan.SEAT or many >> other & 1
        return _seat(p, texts, _number(records, at, kind) if shown else NONE, out, end)
    if op == plan.FLAG:
        return _word_of(TRUE if _number(records, at, kind) else FALSE, out, end)
    if op == plan.ZONE:
        end = _byte(LIST, out, end)
        end = _cards(p, texts, _word(records, at), _high(records, at, words), True, out, end)
        return _close(LIST_END, out, end)
    if op == plan.SET_OF_SEATS:
        return _set(p, texts, 0, p[plan.PLAYERS], _number(records, at, kind), out, end)
    if op == plan.LETTERS:
        return _set(p, texts, names, many, _number(records, at, kind), out, end)
    if op == plan.SET_OF_MOVES:
        return _moves_of(p, texts, _word(records, at), _high(records, at, 2), out, end)
    end = _byte(OPEN, out, end)
    if op == plan.NUMBERS_GIVEN and other == 0:
        rows = 0
    for seat in range(rows):
        if op == plan.NUMBERS or op == plan.NUMBERS_GIVEN:
            end = _key(p, texts, seat, out, end)
            end = _digits(_number(records, at + seat * abs(kind), kind), out, end)
            end = _byte(COMMA, out, end)
        elif op == plan.GROUPS:
            end = _key(p, texts, seat, out, end)
            owned = _number(records, at + seat * abs(kind), kind)
            end = _groups(p, texts, records, start + p[field + plan.CARDS_AT], many, owned, other, out, end)
        else:
            here = at + 8 * words * seat
            first, second = _word(records, here) & ~low, _high(records, here, words) & ~high
            unseen = 0
            if op == plan.COUNTED:
                kept = p[field + plan.OTHER_TYPE]
                counted = _number(records, start + p[field + plan.OTHER] + seat * abs(kept), kept)
                unseen = counted - size(first) - size(second)
            if op != plan.BARE or first | second != EMPTY:
                end = _hand(p, texts, seat, first, second, unseen, out, end)
    return _close(CLOSE, out, end)


@seldom
def _hand(p: Numbers, texts: Bytes, seat: int, low: Word, high: Word, unseen: int, out: Bytes, end: int) -> int:
    """The cards of a seat, and those that may not be seen."""
    end = _byte(LIST, out, _key(p, texts, seat, out, end))
    end = _cards(p, texts, low, high, True, out, end)
    for _ in range(unseen):
        end = _byte(COMMA, out, _unknown(out, end))
    return _byte(COMMA, out, _close(LIST_END, out, end))


@seldom
def _groups(
    p: Numbers, texts: Bytes, records: Bytes, zones: int, values: int, owned: int, starred: int, out: Bytes, end: int
) -> int:
    """The groups that a seat owns, each by its value, its star and its cards."""
    end = _byte(LIST, out, end)
    for value in range(values):
        if owned >> value & 1:
            end = _digits(value, out, _byte(QUOTE, out, end))
            if starred >> value & 1:
                end = _byte(STAR, out, end)
            end = _byte(GROUP, out, end)
            end = _cards(p, texts, _word(records, zones + 8 * value), EMPTY, False, out, end)
            end = _byte(COMMA, out, _byte(QUOTE, out, _close(GROUP_END, out, end)))
    return _byte(COMMA, out, _close(LIST_END, out, end))


@seldom
def _cards(p: Numbers, texts: Bytes, low: Word, high: Word, quoted: bool, out: Bytes, end: int) -> int:
    """Cards by name, in the order of the deck, a comma after each."""
    first, second = _placed(p, low, 0, EMPTY, EMPTY)
    first, second = _placed(p, high, 64, first, second)
    for half in range(2):
        places = second if half else first
        while places != EMPTY:
            text = p[p[plan.DECK] + 64 * half + least(places)]
            places &= places - ONE
            if quoted:
                end = _item(p, texts, text, out, end)
            else:
                end = _byte(COMMA, out, _text(p, texts, text, out, end))
    return end


@rule
def _placed(p: Numbers, cards: Word, start: int, first: Word, second: Word) -> tuple[Word, Word]:
    """Places in the deck, and those of some cards more."""
    while cards != EMPTY:
        place = p[p[plan.PLACES] + start + least(cards)]
        cards &= cards - ONE
        if place >= 64:
            second |= bit(place - 64)
        elif place != plan.NOWHERE:
            first |= bit(place)
    return first, second


@seldom
def _moves_of(p: Numbers, texts: Bytes, low: Word, high: Word, out: Bytes, end: int) -> int:
    """A set of moves in the order of their numbers."""
    end = _byte(LIST, out, end)
    for i in range(p[plan.MOVES_SIZE]):
        at = p[plan.MOVES] + 2 * (p[plan.MOVES_SIZE] + i)
        if p[at] < 128 and has(low if p[at] < 64 else high, p[at] & 63):
            end = _item(p, texts, p[at + 1], out, end)
    return _close(LIST_END, out, end)


@seldom
def _set(p: Numbers, texts: Bytes, names: int, many: int, bits: int, out: Bytes, end: int) -> int:
    """Those of some names whose bit is set."""
    end = _byte(LIST, out, end)
    for i in range(many):
        if bits >> i & 1:
            end = _item(p, texts, names + i, out, end)
    return _close(LIST_END, out, end)


@seldom
def _events(p: Numbers, texts: Bytes, records: Bytes, start: int, out: Bytes, end: int) -> int:
    """What the last move did, as the record of a view has it."""
    end = _byte(LIST, out, end)
    for i in range(records[start + p[plan.KEPT]], records[start + p[plan.TOLD]]):
        at = start + p[plan.TRAIL] + EVENT * i
        point = p[plan.POINTS] + plan.POINT * _number(records, at, -2)
        end = _text(p, texts, p[point + plan.ABOUT], out, end)
        seat, argument, other = _number(records, at + 2, -2), _number(records, at + 4, -2), _number(records, at + 6, -2)
        if seat != NONE:
            end = _digits(seat, out, _word_of(SEAT, out, end))
        if argument == UNSEEN or p[point + plan.TAKES] != plan.NOTHING:
            end = _argument(p, texts, point, argument, out, _word_of(ARGUMENT, out, end))
        if other != NONE:
            end = _digits(other, out, _word_of(OTHER, out, end))
        end = _byte(COMMA, out, _byte(CLOSE, out, end))
    return _close(LIST_END, out, end)


@seldom
def _argument(p: Numbers, texts: Bytes, point: int, number: int, out: Bytes, end: int) -> int:
    """What a point is about: a card or a letter, a number, or what may not be seen."""
    if number == UNSEEN:
        return _unknown(out, end)
    if p[point + plan.TAKES] == plan.NAMED:
        return _named(p, texts, p[point + plan.CALLED], p[point + plan.CALLED_SIZE], number, out, end)
    return _digits(number, out, end)


@seldom
def _card(p: Numbers, texts: Bytes, number: int, out: Bytes, end: int) -> int:
    """A card, "?" if it may not be seen, nothing if there is none."""
    if number == UNSEEN:
        return _unknown(out, end)
    if number < 0:
        return _byte(QUOTE, out, _byte(QUOTE, out, end))
    return _name(p, texts, p[p[plan.CARDS] + number], out, end)


@seldom
def _seat(p: Numbers, texts: Bytes, seat: int, out: Bytes, end: int) -> int:
    """A seat, or nothing where there is none."""
    if seat < 0:
        return _byte(QUOTE, out, _byte(QUOTE, out, end))
    return _name(p, texts, seat, out, end)


@rule
def _key(p: Numbers, texts: Bytes, seat: int, out: Bytes, end: int) -> int:
    """A seat, before what is its own."""
    return _byte(COLON, out, _name(p, texts, seat, out, end))


@seldom
def _named(p: Numbers, texts: Bytes, names: int, many: int, number: int, out: Bytes, end: int) -> int:
    """One of some names."""
    return _name(p, texts, names + min(max(number, 0), many - 1), out, end)


@seldom
def _item(p: Numbers, texts: Bytes, text: int, out: Bytes, end: int) -> int:
    """A name of a list, and the comma after it."""
    return _byte(COMMA, out, _name(p, texts, text, out, end))


@rule
def _name(p: Numbers, texts: Bytes, text: int, out: Bytes, end: int) -> int:
    """A text in quotes."""
    return _byte(QUOTE, out, _text(p, texts, text, out, _byte(QUOTE, out, end)))


@rule
def _text(p: Numbers, texts: Bytes, text: int, out: Bytes, end: int) -> int:
    """A text of the plan."""
    place = p[plan.TEXTS] + text
    first, many = p[place], int(p[place + 1] - p[place])
    if end + many <= len(out):
        for i in range(many):
            out[end + i] = texts[first + i]
    return end + many


@rule
def _word_of(text: Bytes, out: Bytes, end: int) -> int:
    """A text that is the same in all games."""
    if end + len(text) <= len(out):
        for i in range(len(text)):
            out[end + i] = text[i]
    return end + len(text)


@rule
def _unknown(out: Bytes, end: int) -> int:
    """What may not be seen."""
    return _byte(QUOTE, out, _byte(UNKNOWN, out, _byte(QUOTE, out, end)))


@rule
def _byte(char: int, out: Bytes, end: int) -> int:
    if end < len(out):
        out[end] = char
    return end + 1


@rule
def _close(char: int, out: Bytes, end: int) -> int:
    """End a list: its last comma, if it has one, gives way."""
    if end <= len(out) and out[end - 1] == COMMA:
        end -= 1
    return _byte(char, out, end)


@seldom
def _digits(number: int, out: Bytes, end: int) -> int:
    """A number."""
    if number < 0:
        end, number = _byte(MINUS, out, end), -number
    many, rest = 1, number
    while rest >= 10:
        rest //= 10
        many += 1
    if end + many <= len(out):
        for i in range(many):
            out[end + many - 1 - i] = ZERO + number % 10
            number //= 10
    return end + many


@seldom
def _number(records: Bytes, at: int, kind: int) -> int:
    """A number of so many bytes; of a negative count, one that may be below 0."""
    number, many = 0, abs(kind)
    for i in range(many):
        number |= int(records[at + i]) << 8 * i
    if kind < 0 and number >> (8 * many - 1):
        number -= 1 << 8 * many
    return number


@seldom
def _word(records: Bytes, at: int) -> Word:
    """A set of up to 64."""
    word = EMPTY
    for i in range(8):
        word |= Word(records[at + i]) << Word(8 * i)
    return word


@rule
def _high(records: Bytes, at: int, words: int) -> Word:
    """The second word of a zone, if it has one."""
    return _word(records, at + 8) if words > 1 else EMPTY
