"""What a trained player sees of $CONE and UNO Monster High.

Colours are in order: the one in play first, the others by how many cards of it the hand has; whoever is about to name a
colour has them all by that. Cards to play are the few that fit: the colour's numbers, best first, its symbols, the
top's symbol in the other colours, and wilds. The word is always said in time and silence always caught; nobody draws
who could play a card of a colour.

| section | numbers |
|---|---|
| TABLE | players 3..10 (8), OPTIONS, phases (8), duty to call or catch (2), direction, cards waiting, +2 just taken |
| SEATED | whose turn, then who is asked, silent or given to: the own seat, next, second, last, another (5 each) |
| TOP | number, +2, Reverse, Skip, Wild, +4, Urrrrhh (7); own, unseen cards of its symbol; deck, pile in eights |
| OWN | cards 2..10 (9) and how many; of each wild 1, 2, 3 (9); cards that fit, +4 a bluff, points in tens, what the |
| | best gift leaves, whether it wins, may not draw, cards to give, cards that somebody knows |
| HUES | each colour: own numbers, +2, Reverse, Skip; unseen in twos; chance that who plays after a wild has it |
| BRIDGES | each pair of colours: symbols that the hand has in both |
| UNSEEN | +2, Reverse, Skip, Wild, +4, Urrrrhh |
| RIVALS | next, second and last in the order of play, RIVAL numbers each: see `_rival` |
| COUNTS | each rival in order: one card, two cards (18); how many have 1, 2, 3, 4; fewest; all their cards in fours |
| PLAYS | each coloured card to play: there, own cards that fit on it, chance of an answer, points in twos |
| WILDS_NOW | Wild, +4 and Urrrrhh that may be played |
| DOUBT | a +4 asked about: thrower's cards 1..4 (4), caught, chance of guilt, surely fair, same colour named, |
| | whether the asked one is to take them, cards at stake |
| ADVICE | what our judgement would do, by action |

Chances are in sixteenths.
"""

import numpy as np

from sobremesa.bots.exact import exp
from sobremesa.bots.sensible.uno import judge
from sobremesa.bots.sketch import NO_ACTION, Rows
from sobremesa.rules.cards import EMPTY, ONE, Word, bit, has, least, size, whole
from sobremesa.rules.engine import SEATS, legal
from sobremesa.rules.games.uno import moves
from sobremesa.rules.games.uno.deck import (
    CARDS,
    CARDS_WITH_URRRRHH,
    COLOURED,
    COLOURS,
    DRAW_TWO,
    FIRST_COPY,
    NO_COLOUR,
    RANK,
    RANKS,
    REVERSE,
    SAME_NUMBER,
    SAME_SYMBOL,
    SECOND_COPY,
    SKIP,
    URRRRHHS,
    WILD,
    WILD_FOUR,
    WILDS,
    copies_of,
    kind_of,
    of_colour,
    points_of,
    rank_of,
)
from sobremesa.rules.games.uno.lacks import lacking
from sobremesa.rules.games.uno.legality import bluffs
from sobremesa.rules.games.uno.record import (
    ANYONE,
    CALL,
    CHALLENGE,
    COLOUR,
    DRAW_ENDS,
    DRAW_SKIPS,
    DRAWN,
    GIFT,
    GIVE,
    LOWEST,
    MATCH_SYMBOLS,
    MUST_PLAY_DRAWN,
    NO_URRRRHH_OUT,
    OPENING,
    PLAY,
    POINTS,
    REVERSE_SKIPS,
    STACKING,
    STRICT,
    TAKEN,
    URRRRHH_DECK,
    Uno,
)
from sobremesa.rules.games.uno.zones import held
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import Bits
from sobremesa.rules.seats import next_seat

NUMBERS = 6  # of the colour in play; whoever has more leaves the worst alone
SYMBOL = NUMBERS  # +2, Reverse and Skip of the colour in play
ELSEWHERE = SYMBOL + 3  # the top's symbol in the second, third and fourth colour
COLOURLESS = ELSEWHERE + 3
DRAW, KEEP, BELIEVE, DISBELIEVE, SPEAK, CATCH, REST, HIGHEST, NAME = range(COLOURLESS + 3, COLOURLESS + 12)
GIVE_AWAY = NAME + COLOURS
ACTIONS = GIVE_AWAY + COLOURS

OPTIONS = np.array(
    [DRAW_SKIPS, MATCH_SYMBOLS, MUST_PLAY_DRAWN, DRAW_ENDS, STRICT, REVERSE_SKIPS, ANYONE, STACKING, NO_URRRRHH_OUT,
     LOWEST]
)  # fmt: skip
PHASES, PLACES, NEAR, RIVAL, HUE, EACH = 8, 5, 3, 32, 6, 4
TABLE = 0
SEATED = TABLE + SEATS - 2 + len(OPTIONS) + PHASES + 5
TOP = SEATED + 2 * PLACES
OWN = TOP + 11
HUES = OWN + 27
BRIDGES = HUES + HUE * COLOURS
UNSEEN = BRIDGES + 6
RIVALS = UNSEEN + 6
COUNTS = RIVALS + NEAR * RIVAL
PLAYS = COUNTS + 2 * (SEATS - 1) + 6
WILDS_NOW = PLAYS + EACH * COLOURLESS
DOUBT = WILDS_NOW + 3
ADVICE = DOUBT + 10
SIGHT = ADVICE + ACTIONS

NO_NUMBER = 15
_KEY = Word((1 << 16) - 1)
_DUTY, _NUMBER, _BOUND = Word(8), 16, 40  # where these are in an order, after four colours of two bits
FIGURES = (RANK << Word(DRAW_TWO)) - RANK  # the numbers of every colour
SHIFTED = COLOURED & ~FIGURES & ~(RANK << Word(REVERSE))  # symbols that need not match across colours
MOST = 20  # a number goes no further
SURE = 256  # expected cards in 64ths, from which on a chance is full
CHANCES = np.array([round(16 - 16 * exp(-cards / 64)) for cards in range(SURE + 1)])

# What cards count: the four bits of a number, symbols, wilds.
WEIGHTS = np.array([1, 2, 4, 8, 20, 50])
WEIGHED: Bits = np.array(
    [
        sum(1 << kind for kind in range(WILD) if kind % RANKS < DRAW_TWO and kind % RANKS & figure)
        for figure in (1, 2, 4, 8)
    ]
    + [int(COLOURED & ~FIGURES), int(WILDS)],
    np.uint64,
)


@seldom
def arrange(s: Uno, seat: int) -> Word:
    """The colours in order, the word that the seat owes, the numbers that fit, and whether it has to play."""
    cards, words = legal(s, seat)
    order = _colours(s, seat)
    if has(words, moves.CATCH - 64):
        order |= Word(moves.CATCH) << _DUTY
    elif has(words, moves.CALL - 64) and (s.count[seat] == 1 or s.phase == GIFT or (s.count[seat] == 2 and cards)):
        order |= Word(moves.CALL) << _DUTY
    if not _plays(s, seat):
        cards = EMPTY
    if cards & COLOURED and s.stacked <= 0:
        order |= bit(_BOUND)
    return order | _numbers(s, seat, cards) << Word(_NUMBER)


@rule
def _plays(s: Uno, seat: int) -> bool:
    """Whether the seat is on turn to play a card."""
    return bool(seat == s.turn and (s.phase == PLAY or s.phase == DRAWN or s.phase == CALL))


@seldom
def _colours(s: Uno, seat: int) -> Word:
    """The colours as they come, two bits each."""
    keys = EMPTY
    for colour in range(COLOURS):
        keys |= Word(_key(s, seat, colour)) << Word(16 * colour)
    order = EMPTY
    for colour in range(COLOURS):
        key, slot = (keys >> Word(16 * colour)) & _KEY, 0
        for other in range(COLOURS):
            if (keys >> Word(16 * other)) & _KEY > key:
                slot += 1
        order |= Word(colour) << Word(2 * slot)
    return order


@rule
def _key(s: Uno, seat: int, colour: int) -> int:
    """How early a colour comes: in play, then by own cards, then by those on the pile; one being given comes last."""
    naming = s.phase == COLOUR or s.phase == OPENING or s.phase == GIVE or s.phase == GIFT
    slots = of_colour(colour)
    key = 32 * _count(s, seat, slots) + size(s.pile[0] & slots) + size(s.pile[1] & slots)
    if s.phase == GIFT and colour == s.second:
        key = 0
    return 4 * key + 3 - colour + (1 << 15 if colour == s.colour and not naming else 0)


@seldom
def _numbers(s: Uno, seat: int, cards: Word) -> Word:
    """The numbers of the colour in play that fit, best first, four bits each: few others of it, and many points."""
    low, high = _dark(s, seat)
    cards &= FIGURES & of_colour(s.colour) if s.colour >= 0 else EMPTY
    order = EMPTY
    for place in range(NUMBERS):
        best, found, rest = -1000, NO_NUMBER, cards
        while rest != EMPTY:
            kind = least(rest)
            rest &= rest - ONE
            twins = SAME_SYMBOL[kind]
            value = -4 * _count(s, seat, twins) - size(low & twins) - size(high & twins)
            if s.options & (POINTS | LOWEST):
                value += 4 * rank_of(kind)
            if value > best:
                best, found = value, rank_of(kind)
        order |= Word(found) << Word(4 * place)
        if found != NO_NUMBER:
            cards &= ~bit(RANKS * s.colour + found)
    return order


@rule
def _hue(order: Word, slot: int) -> int:
    """The colour at a place of the order."""
    return whole((order >> Word(2 * slot)) & Word(3))


@rule
def _slot(order: Word, colour: int) -> int:
    """The place of a colour in the order."""
    slot = 0
    while slot < COLOURS - 1 and _hue(order, slot) != colour:
        slot += 1
    return slot


@rule
def _number(order: Word, place: int) -> int:
    """The number at a place, or NO_NUMBER."""
    return whole((order >> Word(_NUMBER + 4 * place)) & Word(15))


@rule
def action(s: Uno, seat: int, order: Word, move: int) -> int:
    """The place of a move: the duty to speak comes before all else."""
    duty = whole((order >> _DUTY) & Word(127))
    if duty:
        place = SPEAK if duty == moves.CALL else CATCH
        return place if move == duty else NO_ACTION
    if move < moves.DRAW:
        return _gift(s, seat, move) if s.phase == GIFT else _card(s, order, move)
    if move == moves.DRAW:
        return NO_ACTION if has(order, _BOUND) else DRAW
    if move == moves.PASS:
        return KEEP if s.phase == DRAWN else BELIEVE
    if move >= moves.GIVE:
        return GIVE_AWAY + _slot(order, move - moves.GIVE)
    if move >= moves.CHOOSE:
        return NAME + _slot(order, move - moves.CHOOSE)
    if move == moves.CHALLENGE:
        return DISBELIEVE
    return REST if move == moves.REST else NO_ACTION


@rule
def _gift(s: Uno, seat: int, kind: int) -> int:
    """The highest card of the colour being given, where it matters who gets it; the lowest is first of the rest."""
    highest = held(s, seat) & of_colour(s.second) & ~(bit(kind + 1) - ONE) == EMPTY
    return HIGHEST if highest and s.players > 2 else NO_ACTION


@rule
def _card(s: Uno, order: Word, kind: int) -> int:
    """The place of a card that fits."""
    if kind >= WILD:
        return COLOURLESS + (kind - WILD) // 2
    if kind // RANKS != s.colour:
        return ELSEWHERE + max(_slot(order, kind // RANKS) - 1, 0)
    rank = rank_of(kind)
    if rank >= DRAW_TWO:
        return SYMBOL + rank - DRAW_TWO
    for place in range(NUMBERS):
        if _number(order, place) == rank:
            return place
    return NO_ACTION


@seldom
def sketch(s: Uno, seat: int, order: Word, out: Rows, i: int) -> None:
    """Write what a seat sees, section by section."""
    low, high = _dark(s, seat)
    cards = legal(s, seat)[0] if _plays(s, seat) else EMPTY
    _table(s, seat, order, out, i)
    _top(s, seat, low, high, out, i)
    _own(s, seat, order, cards, out, i)
    _hues(s, seat, order, low, high, out, i)
    for near in range(NEAR):
        steps = s.players - 1 if near == NEAR - 1 else near + 1
        if near == 0 or s.players > 2:
            _rival(s, seat, _after(s, seat, steps), order, low, high, out, i, RIVALS + RIVAL * near)
    _counts(s, seat, out, i)
    _to_play(s, seat, order, cards, low, high, out, i)
    if s.phase == CHALLENGE:
        _doubt(s, seat, low, high, out, i)
    advice = action(s, seat, order, judge(s, seat, EMPTY))
    if advice >= 0:
        out[i, ADVICE + advice] = 1


@rule
def _dark(s: Uno, seat: int) -> tuple[Word, Word]:
    """The cards whose place the seat does not know."""
    low = FIRST_COPY & ~(s.pile[0] | s.hand[seat, 0] | s.known[seat, 0])
    high = SECOND_COPY & ~(s.pile[1] | s.hand[seat, 1] | s.known[seat, 1])
    return (low, high) if s.options & URRRRHH_DECK else (low & ~URRRRHHS, high & ~URRRRHHS)


@rule
def _count(s: Uno, seat: int, slots: Word) -> int:
    """How many of these cards a hand has."""
    return size(s.hand[seat, 0] & slots) + size(s.hand[seat, 1] & slots)


@rule
def _seen(s: Uno, seat: int, rival: int, slots: Word) -> int:
    """How many of these cards the seat knows in a rival's hand."""
    return size(s.hand[rival, 0] & s.known[seat, 0] & slots) + size(s.hand[rival, 1] & s.known[seat, 1] & slots)


@rule
def _after(s: Uno, seat: int, steps: int) -> int:
    """The seat so many steps later in the order of play."""
    return (seat + s.direction * steps + s.players) % s.players


@rule
def _expected(s: Uno, seat: int, rival: int, slots: Word, lacked: int, low: Word, high: Word) -> int:
    """How many of these cards a rival holds, in 64ths: a fair share of the unseen among the cards that are not surely
    something else; one that we know of is enough to be SURE.
    """
    there = _seen(s, seat, rival, slots)
    hidden = s.count[rival] - max(_seen(s, seat, rival, ~EMPTY), lacked + there)
    unseen = max(size(low) + size(high), 1)
    return SURE * there + 64 * max(hidden, 0) * (size(low & slots) + size(high & slots)) // unseen


@rule
def _of_hue(s: Uno, seat: int, rival: int, colour: int, low: Word, high: Word) -> int:
    """How many cards of a colour a rival is expected to hold, or wilds, in 64ths."""
    return _expected(s, seat, rival, of_colour(colour), lacking(s, rival, colour), low, high)


@rule
def _chance(expected: int) -> int:
    """The chance, in sixteenths, that there is a card at all when so many 64ths are expected."""
    return int(CHANCES[min(expected, SURE)])


@rule
def _matching(s: Uno, card: int) -> Word:
    """The slots that fit on a card by its symbol."""
    return SAME_SYMBOL[card] if s.options & MATCH_SYMBOLS else SAME_NUMBER[card]


@rule
def _fill(out: Rows, i: int, at: int, value: int, steps: int) -> None:
    """A thermometer: 1 for each step reached."""
    for step in range(min(value, steps)):
        out[i, at + step] = 1


@rule
def _table(s: Uno, seat: int, order: Word, out: Rows, i: int) -> None:
    """The table and what is being asked."""
    at = TABLE
    _fill(out, i, at, s.players - 2, SEATS - 2)
    at += SEATS - 2
    for option in range(len(OPTIONS)):
        out[i, at + option] = 1 if s.options & OPTIONS[option] else 0
    at += len(OPTIONS)
    out[i, at + s.phase] = 1
    at += PHASES
    duty = whole((order >> _DUTY) & Word(127))
    out[i, at] = duty == moves.CALL
    out[i, at + 1] = duty == moves.CATCH
    out[i, at + 2] = s.direction
    out[i, at + 3] = min(max(s.stacked, 0), MOST)
    out[i, at + 4] = s.stacked == TAKEN
    _where(s, seat, s.turn, out, i, SEATED)
    if s.focus >= 0:
        _where(s, seat, s.focus, out, i, SEATED + PLACES)


@seldom
def _where(s: Uno, seat: int, other: int, out: Rows, i: int, at: int) -> None:
    """Where a seat sits in the order of play: here, next, second, last, or elsewhere."""
    steps = ((other - seat) * s.direction + s.players) % s.players
    if steps < 3:
        out[i, at + steps] = 1
    if steps and steps == s.players - 1:
        out[i, at + 3] = 1
    elif steps > 2:
        out[i, at + 4] = 1


@rule
def _top(s: Uno, seat: int, low: Word, high: Word, out: Rows, i: int) -> None:
    """The top card, who could match its symbol, and how near the deck is to its end."""
    kind, matching = kind_of(s.top), _matching(s, s.top)
    place = 4 + (kind - WILD) // 2 if kind >= WILD else max(rank_of(kind) - DRAW_TWO + 1, 0)
    out[i, TOP + place] = 1
    out[i, TOP + 7] = _count(s, seat, matching)
    out[i, TOP + 8] = size(low & matching) + size(high & matching)
    pile, hands = size(s.pile[0]) + size(s.pile[1]), 0
    for holder in range(s.players):
        hands += s.count[holder]
    cards = CARDS_WITH_URRRRHH if s.options & URRRRHH_DECK else CARDS
    out[i, TOP + 9] = (cards - pile - hands + 7) // 8
    out[i, TOP + 10] = pile // 8


@rule
def _own(s: Uno, seat: int, order: Word, cards: Word, out: Rows, i: int) -> None:
    """The own hand as a whole."""
    _fill(out, i, OWN, s.count[seat] - 1, 9)
    out[i, OWN + 9] = min(s.count[seat], MOST)
    for wild in range(3):
        _fill(out, i, OWN + 10 + 3 * wild, _count(s, seat, copies_of(WILD + 2 * wild)), 3)
    out[i, OWN + 19] = size(cards)
    out[i, OWN + 20] = s.colour >= 0 and bluffs(s, seat, s.colour)
    if s.options & (POINTS | LOWEST):
        out[i, OWN + 21] = min(_worth(s, seat) // 10, MOST)
    if held(s, seat) & URRRRHHS or s.phase == GIVE:
        _gifts(s, seat, out, i)
    out[i, OWN + 24] = has(order, _BOUND)
    if s.phase == GIFT:
        out[i, OWN + 25] = _count(s, seat, of_colour(s.second))
    low = high = EMPTY
    for rival in range(s.players):
        if rival != seat:
            low, high = low | s.known[rival, 0], high | s.known[rival, 1]
    out[i, OWN + 26] = size(low & s.hand[seat, 0]) + size(high & s.hand[seat, 1])


@rule
def _worth(s: Uno, seat: int) -> int:
    """The points of a hand."""
    total = 0
    for kind in range(len(WEIGHTS)):
        total += WEIGHTS[kind] * _count(s, seat, WEIGHED[kind])
    return total


@seldom
def _gifts(s: Uno, seat: int, out: Rows, i: int) -> None:
    """What an Urrrrhh would leave by the largest gift, and whether that wins."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, _count(s, seat, of_colour(colour)))
    left = s.count[seat] - most - (s.phase != GIVE)
    out[i, OWN + 22] = min(left, MOST)
    out[i, OWN + 23] = left == 0 and not s.options & NO_URRRRHH_OUT


@rule
def _hues(s: Uno, seat: int, order: Word, low: Word, high: Word, out: Rows, i: int) -> None:
    """The colours of the hand, how they hang together, and what is unseen."""
    hand = held(s, seat)
    if not s.options & MATCH_SYMBOLS:
        hand &= ~SHIFTED
    heir = _heir(s, seat, kind_of(s.top)) if s.phase == COLOUR else next_seat(s, seat)
    at = BRIDGES
    for slot in range(COLOURS):
        _one_hue(s, seat, _hue(order, slot), low, high, out, i, HUES + HUE * slot)
        if heir != seat:
            out[i, HUES + HUE * slot + 5] = _chance(_of_hue(s, seat, heir, _hue(order, slot), low, high))
        for other in range(slot):
            out[i, at] = size(
                (hand >> Word(RANKS * _hue(order, slot))) & (hand >> Word(RANKS * _hue(order, other))) & of_colour(0)
            )
            at += 1
    for rank in range(DRAW_TWO, SKIP + 1):
        slots = RANK << Word(rank)
        out[i, UNSEEN + rank - DRAW_TWO] = size(low & slots) + size(high & slots)
    for wild in range(3):
        slots = copies_of(WILD + 2 * wild)
        out[i, UNSEEN + 3 + wild] = size(low & slots) + size(high & slots)


@seldom
def _one_hue(s: Uno, seat: int, colour: int, low: Word, high: Word, out: Rows, i: int, at: int) -> None:
    """A colour of the hand: numbers, each symbol, and how many are unseen."""
    slots = of_colour(colour)
    out[i, at] = _count(s, seat, slots & FIGURES)
    for rank in range(DRAW_TWO, SKIP + 1):
        out[i, at + 1 + rank - DRAW_TWO] = _count(s, seat, bit(RANKS * colour + rank))
    out[i, at + 4] = (size(low & slots) + size(high & slots) + 1) // 2


@seldom
def _rival(s: Uno, seat: int, rival: int, order: Word, low: Word, high: Word, out: Rows, i: int, at: int) -> None:
    """A rival near by: cards 1, 2, 3, 4, 5, 7, 10; has said the word; known and hidden cards, known +2, Reverse,
    Skip, Wild, +4, Urrrrhh, known cards that fit; surely no wild, chance of one; own cards that it knows; for each
    colour: known, chance of one, surely none.
    """
    cards, known = s.count[rival], _seen(s, seat, rival, ~EMPTY)
    _fill(out, i, at, cards, 5)
    out[i, at + 5] = cards >= 7
    out[i, at + 6] = cards >= 10
    out[i, at + 7] = (s.called >> rival) & 1
    out[i, at + 8] = min(known, MOST)
    out[i, at + 9] = min(cards - known, MOST)
    at += 10
    for rank in range(DRAW_TWO, SKIP + 1):
        out[i, at + rank - DRAW_TWO] = _seen(s, seat, rival, RANK << Word(rank))
    for wild in range(3):
        out[i, at + 3 + wild] = _seen(s, seat, rival, copies_of(WILD + 2 * wild))
    out[i, at + 6] = _seen(s, seat, rival, _matching(s, s.top))
    out[i, at + 7] = lacking(s, rival, NO_COLOUR) >= cards
    out[i, at + 8] = _chance(_of_hue(s, seat, rival, NO_COLOUR, low, high))
    out[i, at + 9] = size(s.known[rival, 0] & s.hand[seat, 0]) + size(s.known[rival, 1] & s.hand[seat, 1])
    at += 10
    for slot in range(COLOURS):
        colour = _hue(order, slot)
        out[i, at + 3 * slot] = _seen(s, seat, rival, of_colour(colour))
        out[i, at + 3 * slot + 1] = _chance(_of_hue(s, seat, rival, colour, low, high))
        out[i, at + 3 * slot + 2] = lacking(s, rival, colour) >= cards


@rule
def _counts(s: Uno, seat: int, out: Rows, i: int) -> None:
    """How near each rival is to going out, and how many are."""
    at, fewest, cards = COUNTS + 2 * (SEATS - 1), MOST, 0
    for steps in range(1, s.players):
        count = s.count[_after(s, seat, steps)]
        out[i, COUNTS + 2 * steps - 2] = count == 1
        out[i, COUNTS + 2 * steps - 1] = count == 2
        if 0 < count <= 4:
            out[i, at + count - 1] += 1
        fewest, cards = min(fewest, count), cards + count
    out[i, at + 4] = fewest
    out[i, at + 5] = min(cards // 4, MOST)


@rule
def _heir(s: Uno, seat: int, kind: int) -> int:
    """Who plays after a card."""
    rank = rank_of(kind)
    if rank == REVERSE and s.players > 2:
        return _after(s, seat, s.players - 1)
    skips = rank == SKIP or (rank == REVERSE and s.options & REVERSE_SKIPS)
    strikes = (rank == DRAW_TWO or kind == WILD_FOUR) and s.options & DRAW_SKIPS and not s.options & STACKING
    return _after(s, seat, 2 % s.players if skips or strikes else 1)


@rule
def _to_play(s: Uno, seat: int, order: Word, cards: Word, low: Word, high: Word, out: Rows, i: int) -> None:
    """The cards that may be played, each at its action's place."""
    while cards != EMPTY:
        kind = least(cards)
        cards &= cards - ONE
        place = _card(s, order, kind)
        if place >= COLOURLESS:
            out[i, WILDS_NOW + place - COLOURLESS] = 1
        elif place >= 0:
            _play(s, seat, kind, low, high, out, i, PLAYS + EACH * place)


@seldom
def _play(s: Uno, seat: int, kind: int, low: Word, high: Word, out: Rows, i: int, at: int) -> None:
    """A card that may be played: there, what else of the own hand fits on it, the chance of an answer, points."""
    colour, heir = kind // RANKS, _heir(s, seat, kind)
    others = _matching(s, kind) & ~of_colour(colour)
    out[i, at] = 1
    out[i, at + 1] = min(_count(s, seat, of_colour(colour) | others | WILDS) - 1, MOST)
    if heir != seat:
        expected = _of_hue(s, seat, heir, colour, low, high) + _of_hue(s, seat, heir, NO_COLOUR, low, high)
        out[i, at + 2] = _chance(expected + _expected(s, seat, heir, others, 0, low, high))
    if s.options & (POINTS | LOWEST):
        out[i, at + 3] = (points_of(kind) + 1) // 2


@seldom
def _doubt(s: Uno, seat: int, low: Word, high: Word, out: Rows, i: int) -> None:
    """A +4 that may be doubted: what is known of the thrower's hand in the colour that was in play."""
    thrower, slots = s.turn, of_colour(s.second)
    if thrower != seat:
        _fill(out, i, DOUBT, s.count[thrower], 4)
        out[i, DOUBT + 4] = _seen(s, seat, thrower, slots) > 0
        out[i, DOUBT + 5] = _chance(_of_hue(s, seat, thrower, s.second, low, high))
        out[i, DOUBT + 6] = lacking(s, thrower, s.second) >= s.count[thrower]
    out[i, DOUBT + 7] = s.colour == s.second
    out[i, DOUBT + 8] = seat == next_seat(s, thrower)
    out[i, DOUBT + 9] = min(s.stacked, MOST)
