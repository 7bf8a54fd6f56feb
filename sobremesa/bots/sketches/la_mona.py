"""La Mona, as a trained player sees it: what lies where, and what each card of the hand would come to.

A hand is put in order by our judgement: the card whose best play is best comes first, or the one that has been chosen.
Cards alike but for a suit that does not matter are of one kind, and of those the lowest is picked first.

| section | numbers | what they say |
|---|---|---|
| ROOM | 45 | players, options, phase, aim and value of the play, who took last, deals, cards and seats to come |
| SIDES | 40 | our pile, that of the next seat, of the one after; who leads by how much, and what is still open |
| HAND | 4 × 44 | each card: its face (18), what trailing (6), taking (10) and its best other use (10) come to |
| LOOSE | 44 | loose cards by kind, the values that some of them make, how many they are and what they are worth |
| UNSEEN | 17 | how many cards not seen take each value, 2 to 15, how many are spades, the ten and the two that count |
| BUILDS | 14 × 4 | of each value: ours, our partner's or a rival's (1 a formada, 2 a fila), and what it is worth |
| USES | 17 | how near to its best use the chosen card's others are: building each value, helping, as a two, raising |
| PICKS | 46 | by kind: 1 may be picked, 3 our judgement picks it; so a build, so done; what the groups lack |

A use of a card begins with how near it is to the best (7; 0: there is none). What it brings follows, unless it trails:
cards, points, spades, and 8 for a wincho, or the chance that the build is stolen. Then what it leaves: how many loose
cards, the chances that the next seat takes some, or all, what that is worth, how many of our cards take some.
What cards are worth is said in cards: a point is a little more than three. Chances are eighths.
"""

from typing import Any

import numpy as np

from sobremesa.bots.sensible.la_mona import (
    CARD,
    CERTAIN,
    WORST,
    _chance,
    _harvest,
    _lacking,
    _lifted,
    _next_item,
    _prize,
    _score,
    _unseen,
    _value_of,
)
from sobremesa.bots.sketch import NO_ACTION, Rows
from sobremesa.rules.cards import EMPTY, ONE, Word, bit, has, least, nth, size, whole
from sobremesa.rules.games.la_mona import moves
from sobremesa.rules.games.la_mona.deck import (
    ACE_HIGH,
    ACES,
    CARDS,
    FIFTEEN,
    MONA,
    MONA_ONLY,
    SPADES,
    TEN_OF_DIAMONDS,
    TWO_OF_SPADES,
    VALUES,
    captors,
    capture_of,
    of_rank,
    rank_of,
    up_to,
    weight,
)
from sobremesa.rules.games.la_mona.duties import builds_of, partner_of, rest_of, takes, usable
from sobremesa.rules.games.la_mona.legality import aims, last_of, legal, own_part
from sobremesa.rules.games.la_mona.opening import EACH
from sobremesa.rules.games.la_mona.record import (
    AIM,
    ALSO_TWO,
    FORM,
    FORMADA_IN_SUM,
    HELP,
    ITEMS,
    LAST_CARD_WINCHO,
    OPEN_PARTNERSHIP,
    OWNER_RAISES,
    PLAY,
    SEATED,
    SECOND_VARIANT,
    TAKE,
    LaMona,
)
from sobremesa.rules.games.la_mona.scoring import MONA_WORTH, TEN_WORTH, TWO_WORTH, score_of
from sobremesa.rules.games.la_mona.sums import counts, covers, one_of, sums_of
from sobremesa.rules.games.la_mona.zones import owner_of, side_of, sides
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import left_of

RANKS, BUILT = 13, 14  # ranks of cards; values of builds, 2 to 15
SPADE_KINDS, MONA_KIND, TEN_KIND, KINDS = RANKS, 2 * RANKS, 2 * RANKS + 1, 2 * RANKS + 2

# Actions: a card of the hand by its order, a card of the table by its kind, words.
PICK = EACH
WORDS = PICK + KINDS  # trail, take, take as a two, help, done
FORMS = WORDS + moves.FORM - moves.TRAIL
RAISES = FORMS + BUILT
NAMES = RAISES + BUILT - 1
ACTIONS = NAMES + BUILT

OPTIONS: Any = np.array(
    [SECOND_VARIANT, ALSO_TWO, FORMADA_IN_SUM, OWNER_RAISES, OPEN_PARTNERSHIP, LAST_CARD_WINCHO], np.int64
)
LEADS: Any = np.array([-6, -4, -2, -1, 0, 1, 2, 3, 5, 7], np.int64)  # of points
GAPS: Any = np.array([1, 100, 300, 700, 1500, 3000], np.int64)  # of our judgement's scores: a point is 1000
DEALS = 5  # at most so many are still to come, with two players

# What a use of a card comes to: trailing, taking, the best of the rest.
TRAILED, TAKEN, USED = 6, 10, 10
FACE = RANKS + 5
SLOT = FACE + TRAILED + TAKEN + USED
PILE, OF_BUILD = 8, 4

ROOM = 0
SIDES = ROOM + 3 + len(OPTIONS) + 3 + 4 + BUILT + 2 + DEALS + EACH + SEATED
HAND = SIDES + 3 * PILE + len(LEADS) + 6
LOOSE = HAND + EACH * SLOT
UNSEEN = LOOSE + KINDS + BUILT + 2
BUILDS = UNSEEN + BUILT + 3
USES = BUILDS + OF_BUILD * BUILT
PICKS = USES + BUILT + 3
SIGHT = PICKS + KINDS + 2 + FIFTEEN + 1

BEST = 7  # how near a use is to the best: 7 is the best, 1 is far off, 0 is no use at all
LARGE = 1 << 30  # no score is that large
WHICH, TRAIL, GRAB, USE, CODE = 14, 11, 8, 5, 31  # what the order says of a card: where it is in the sixteen bits
AS_TWO, RAISED = 16, 16  # codes of uses: 1 help, 2..15 form, 16 take as a two, 19..31 raise


@seldom
def arrange(s: LaMona, seat: int) -> Word:
    """The cards of the hand, best first, sixteen bits each: which it is and how good its uses are."""
    hand, composing = s.hand[seat], s.phase != PLAY and s.turn == seat
    unseen = _unseen(s, seat)
    first = second = third = fourth = -1
    for n in range(size(hand)):
        card = least(hand)
        hand &= hand - ONE
        key = (EACH - 1 - n) << WHICH  # of equal cards the lowest is first
        if not composing or (card == s.card and s.phase == AIM):
            key |= _judged(s, seat, card, unseen)
        elif card == s.card:
            key |= _composed(s)
        first, key = max(first, key), min(first, key)
        second, key = max(second, key), min(second, key)
        third, key = max(third, key), min(third, key)
        fourth = max(fourth, key)
    best = first >> 16
    return (
        _beside(best, first)
        | _beside(best, second) << Word(16)
        | _beside(best, third) << Word(32)
        | _beside(best, fourth) << Word(48)
    )


@seldom
def _judged(s: LaMona, seat: int, card: int, unseen: Word) -> int:
    """A card's best score, how near its trailing, taking and best other use are to it, and the code of that use."""
    words = aims(s, seat, card)
    if words == EMPTY:
        return 0
    trail = take = other = WORST
    code = 0
    while words != EMPTY:
        move = 64 + least(words)
        words &= words - ONE
        score = _score(s, seat, card, move, unseen)
        if move == moves.TRAIL:
            trail = score
        elif move == moves.TAKE:
            take = score
        elif score > other:
            other, code = score, _code(move)
    best = max(max(trail, take), other)
    return (
        (best + LARGE) << 16
        | _near(best - trail) << TRAIL
        | _near(best - take) << GRAB
        | _near(best - other) << USE
        | code
    )


@rule
def _composed(s: LaMona) -> int:
    """The same of the play being composed, which is its card's best by now."""
    if s.aim == TAKE and s.value == capture_of(s.card):
        return LARGE << 16 | BEST << GRAB
    code = s.value if s.aim == FORM else RAISED + s.value
    if s.aim == TAKE or s.aim == HELP:
        code = AS_TWO if s.aim == TAKE else 1
    return LARGE << 16 | BEST << USE | code


@rule
def _beside(best: int, key: int) -> Word:
    """A card's sixteen bits: how near its uses are to the best use of any card."""
    if key < LARGE:
        return Word(max(key, 0))
    behind = BEST - _near(best - (key >> 16))
    found = key & (3 << WHICH | CODE)
    for shift in range(USE, WHICH, 3):
        level = key >> shift & 7
        found |= (max(level - behind, 1) if level else 0) << shift
    return Word(found)


@rule
def _near(gap: int) -> int:
    """How near a score is to the best."""
    if gap >= LARGE:
        return 0
    found = BEST
    for each in range(len(GAPS)):
        found -= gap >= GAPS[each]
    return found


@rule
def _code(move: int) -> int:
    """Five bits for a use that is not trailing nor taking."""
    if move >= moves.RAISE:
        return RAISED + move - moves.RAISE
    if move >= moves.FORM:
        return move - moves.FORM
    return AS_TWO if move == moves.TAKE_TWO else 1


@rule
def _decoded(code: int) -> int:
    """The move of a code."""
    if code > AS_TWO:
        return moves.RAISE + code - RAISED
    if code == AS_TWO:
        return moves.TAKE_TWO
    return moves.FORM + code if code > 1 else moves.HELP


@rule
def _kind(card: int) -> int:
    """A rank without its spade, a spade, La Mona, the ten of diamonds."""
    if card == MONA:
        return MONA_KIND
    if card == TEN_OF_DIAMONDS:
        return TEN_KIND
    return rank_of(card) - 1 + (SPADE_KINDS if has(SPADES, card) else 0)


@rule
def action(s: LaMona, seat: int, order: Word, move: int) -> int:
    """Cards of the hand by their order, of the table by their kind, the lowest first; words as they are."""
    if move >= moves.BUILD:
        return NAMES + move - moves.BUILD - 2
    if move >= moves.RAISE:
        return RAISES + move - moves.RAISE - 3
    if move >= moves.FORM:
        return FORMS + move - moves.FORM - 2
    if move >= CARDS:
        return WORDS + move - moves.TRAIL
    if s.phase == PLAY:
        return _slot_of(s, seat, order, move)
    return NO_ACTION if _alike_below(s, move) else PICK + _kind(move)


@rule
def _slot_of(s: LaMona, seat: int, order: Word, card: int) -> int:
    """Where a card of the hand is in the order."""
    found = 0
    for slot in range(1, size(s.hand[seat])):
        if _card_at(s, seat, _bits_of(order, slot)) == card:
            found = slot
    return found


@rule
def _bits_of(order: Word, slot: int) -> int:
    """What the order says of a place in it."""
    return whole(order >> Word(16 * slot)) & 0xFFFF


@rule
def _card_at(s: LaMona, seat: int, bits: int) -> int:
    """The card that the order speaks of."""
    return nth(s.hand[seat], EACH - 1 - (bits >> WHICH))


@rule
def _alike_below(s: LaMona, card: int) -> bool:
    """Whether a card of the same kind could be picked before this one."""
    below = usable(s) & of_rank(rank_of(card)) & (bit(card) - ONE)
    last = last_of(s)
    while below != EMPTY:
        other = least(below)
        below &= below - ONE
        if other > last and _kind(other) == _kind(card):
            return True
    return False


@seldom
def sketch(s: LaMona, seat: int, order: Word, out: Rows, i: int) -> None:
    """Write what a seat of La Mona sees."""
    unseen = _unseen(s, seat)
    _room(s, seat, unseen, out, i)
    _sides(s, seat, out, i)
    _hand(s, seat, order, unseen, out, i)
    _table(s, seat, out, i)
    for value in range(2, VALUES):
        out[i, UNSEEN + value - 2] = size(unseen & captors(value, bool(s.options & ALSO_TWO)))
    out[i, UNSEEN + BUILT] = size(unseen & SPADES)
    out[i, UNSEEN + BUILT + 1] = has(unseen, TEN_OF_DIAMONDS)
    out[i, UNSEEN + BUILT + 2] = has(unseen, TWO_OF_SPADES)
    if s.turn == seat and s.phase == AIM:
        _uses(s, seat, unseen, out, i)
    if s.turn == seat and s.phase == ITEMS:
        _picks(s, seat, out, i)


@rule
def _to_deal(s: LaMona, seat: int, unseen: Word) -> int:
    """How many cards are in the deck, which nobody sees."""
    found = size(unseen) + s.count[seat]
    for other in range(s.players):
        found -= s.count[other]
    return found


@seldom
def _room(s: LaMona, seat: int, unseen: Word, out: Rows, i: int) -> None:
    """The table's rules, what is being decided, and how near the end is."""
    out[i, ROOM + s.players - 2] = 1
    at = ROOM + 3
    for option in range(len(OPTIONS)):
        out[i, at + option] = (s.options & OPTIONS[option]) != 0
    at += len(OPTIONS)
    out[i, at + s.phase] = 1
    at += 3
    if s.aim:
        out[i, at + s.aim - 1] = 1
        out[i, at + 4 + s.value - 2] = 1
    at += 4 + BUILT
    if s.last >= 0:
        out[i, at + (side_of(s, s.last) != side_of(s, seat))] = 1
    at += 2
    for deals in range(_to_deal(s, seat, unseen) // (EACH * s.players)):
        out[i, at + deals] = 1
    at += DEALS
    out[i, at + s.count[seat] - 1] = 1
    out[i, at + EACH + (s.dealer - seat) % s.players] = 1  # so many play after us in a lap


@seldom
def _sides(s: LaMona, seat: int, out: Rows, i: int) -> None:
    """What each side has taken, and who leads."""
    at, other = SIDES, seat
    for n in range(sides(s)):
        _pile(s, side_of(s, other), out, i, at + PILE * n)
        other = left_of(s, other)
    at += 3 * PILE
    us, cards, spades, score = side_of(s, seat), 0, 0, 0
    taken = s.pile[us]
    for side in range(sides(s)):
        if side != us:
            pile = s.pile[side]
            taken |= pile
            cards = max(cards, size(pile))
            spades = max(spades, size(pile & SPADES))
            score = max(score, score_of(s, side))
    score = score_of(s, us) - score
    for lead in range(len(LEADS)):
        out[i, at + lead] = score >= LEADS[lead]
    at += len(LEADS)
    _race(size(s.pile[us]) - cards, CARDS - size(taken), out, i, at)
    _race(size(s.pile[us] & SPADES) - spades, size(SPADES & ~taken), out, i, at + 3)


@rule
def _pile(s: LaMona, side: int, out: Rows, i: int, at: int) -> None:
    """What a side has taken."""
    pile = s.pile[side]
    out[i, at] = size(pile) >> 1
    out[i, at + 1] = size(pile & SPADES)
    out[i, at + 2] = size(pile & ACES)
    out[i, at + 3] = has(pile, MONA)
    out[i, at + 4] = has(pile, TEN_OF_DIAMONDS)
    out[i, at + 5] = has(pile, TWO_OF_SPADES)
    out[i, at + 6] = min(s.winchos[side], 20)
    out[i, at + 7] = min(score_of(s, side), 40)


@rule
def _race(lead: int, left: int, out: Rows, i: int, at: int) -> None:
    """How far ahead we are, how many are still to be had, and whether that settles it."""
    out[i, at] = min(max(lead, -20), 20)
    out[i, at + 1] = left >> 1
    out[i, at + 2] = int(lead > left) - int(-lead > left)


@seldom
def _hand(s: LaMona, seat: int, order: Word, unseen: Word, out: Rows, i: int) -> None:
    """Each card of the hand, in order."""
    for slot in range(size(s.hand[seat])):
        bits, at = _bits_of(order, slot), HAND + SLOT * slot
        card = _card_at(s, seat, bits)
        _face(s, seat, card, unseen, out, i, at)
        at += FACE
        out[i, at] = bits >> TRAIL & 7
        if out[i, at]:
            rest = rest_of(s, seat, card)
            _outlook(s, seat, rest, unseen, s.loose | bit(card), builds_of(s), out, i, at + 1)
        at += TRAILED
        out[i, at] = bits >> GRAB & 7
        if out[i, at]:
            _gained(s, seat, card, moves.TAKE, unseen, out, i, at + 1)
        at += TAKEN
        out[i, at] = bits >> USE & 7
        if out[i, at]:
            _gained(s, seat, card, _decoded(bits & CODE), unseen, out, i, at + 1)


@seldom
def _face(s: LaMona, seat: int, card: int, unseen: Word, out: Rows, i: int, at: int) -> None:
    """What a card is: how many take what it takes, unseen or in the hand, and whether we have built that."""
    alike = captors(capture_of(card), bool(s.options & ALSO_TWO))
    out[i, at + rank_of(card) - 1] = 1
    out[i, at + RANKS] = has(SPADES, card)
    out[i, at + RANKS + 1] = _points(bit(card))
    out[i, at + RANKS + 2] = size(alike & unseen)
    out[i, at + RANKS + 3] = size(alike & rest_of(s, seat, card))
    out[i, at + RANKS + 4] = (s.owned[seat] & takes(s, bit(card))) != 0


@seldom
def _gathered(s: LaMona, seat: int, card: int, move: int) -> Word:
    """The loose cards that a play takes along."""
    value, own = _value_of(card, move), EMPTY
    if move >= moves.RAISE:
        own = _lacking(card, _lifted(s, seat, card, value), value)
    elif move >= moves.FORM:
        own = one_of(rank_of(card))
    return _harvest(own, EMPTY, usable(s) & up_to(value), value)


@seldom
def _gained(s: LaMona, seat: int, card: int, move: int, unseen: Word, out: Rows, i: int, at: int) -> None:
    """What a play brings or builds, whether it is a wincho or may be stolen, and what it leaves."""
    value, builds = _value_of(card, move), builds_of(s)
    cards = _gathered(s, seat, card, move)
    old = _lifted(s, seat, card, value) if move >= moves.RAISE else 0
    pack = cards | bit(card) | s.build[value] | s.build[old]
    builds &= ~(1 << value | 1 << old)
    out[i, at] = min(size(pack), 40)
    out[i, at + 1] = _points(pack)
    out[i, at + 2] = size(pack & SPADES)
    if move == moves.TAKE or move == moves.TAKE_TWO:
        out[i, at + 3] = 8 * (s.loose == cards and builds == 0 and _scores(s, seat, unseen))
    else:
        builds |= 1 << value
        out[i, at + 3] = _odds(s, seat, unseen, 1 << value, s.players) >> 7
    _outlook(s, seat, rest_of(s, seat, card), unseen, s.loose & ~cards, builds, out, i, at + 4)


@rule
def _points(cards: Word) -> int:
    """The points of some cards, whoever has the most."""
    points = MONA_WORTH * has(cards, MONA) + TEN_WORTH * has(cards, TEN_OF_DIAMONDS)
    return points + TWO_WORTH * has(cards, TWO_OF_SPADES) + size(cards & ACES)


@rule
def _scores(s: LaMona, seat: int, unseen: Word) -> bool:
    """Whether emptying the table now is a wincho, which by option it is not with the last card of the round."""
    return bool(s.options & LAST_CARD_WINCHO or s.count[left_of(s, seat)] or _to_deal(s, seat, unseen))


@seldom
def _outlook(
    s: LaMona, seat: int, rest: Word, unseen: Word, loose: Word, builds: int, out: Rows, i: int, at: int
) -> None:
    """What the next seat may do with a table: take something, take all; what is at risk; what we could take of it."""
    values = _made(loose if s.options & ALSO_TWO else loose & ~MONA_ONLY) | builds
    out[i, at] = min(size(loose), 20)
    out[i, at + 1] = _odds(s, seat, unseen, values, 1) >> 7
    out[i, at + 2] = _odds(s, seat, unseen, _clearing(s, loose, builds), 1) >> 7
    out[i, at + 3] = _at_risk(s, seat, unseen, loose)
    while rest != EMPTY:
        out[i, at + 4] += values >> capture_of(least(rest)) & 1
        rest &= rest - ONE


@rule
def _made(loose: Word) -> int:
    """The values that loose cards make, aces as 14, too."""
    aces = size(loose & ACES)
    return (sums_of(loose) & ~3) | (aces > 0) << ACE_HIGH | (aces > 1) << FIFTEEN


@seldom
def _odds(s: LaMona, seat: int, unseen: Word, values: int, seats: int) -> int:
    """The chance that one of the next seats, as far as they are rivals, takes one of the values on its next turn."""
    if values == 0:
        return 0
    more, held, other = _to_deal(s, seat, unseen) > 0, 0, seat
    for _ in range(min(seats, s.players - 1)):
        other = left_of(s, other)
        if side_of(s, other) != side_of(s, seat):
            if s.owned[other] & values:  # who built it holds the card
                return CERTAIN
            held += s.count[other] or (EACH if more else 0)
    chance = _chance(unseen, values, held)
    return CERTAIN if chance and held >= size(unseen) else chance


@seldom
def _clearing(s: LaMona, loose: Word, builds: int) -> int:
    """The values that take all there is on a table."""
    if builds & (builds - 1) or (has(loose, MONA) and not s.options & ALSO_TWO):
        return 0
    found, total, aces = 0, weight(loose), bool(loose & ACES)
    for value in range(2, VALUES):
        if (builds == 0 or builds == 1 << value) and (total % value == 0 or (aces and value >= ACE_HIGH)):
            if loose & ~up_to(value) == EMPTY and covers(counts(loose), EMPTY, value):
                found |= 1 << value
    return found if loose != EMPTY or builds else 0


@seldom
def _at_risk(s: LaMona, seat: int, unseen: Word, loose: Word) -> int:
    """What the next seat may take of the loose cards, in cards, each by its chance."""
    loose, found = loose if s.options & ALSO_TWO else loose & ~MONA_ONLY, 0
    cards = loose
    while cards != EMPTY:
        card = least(cards)
        cards &= cards - ONE
        values = sums_of(loose & ~bit(card)) << rank_of(card) & 0xFFFC | (1 << ACE_HIGH if card < 4 else 0)
        found += _prize(bit(card)) * _odds(s, seat, unseen, values, 1) >> 10
    return min(found // CARD, 40)


@seldom
def _table(s: LaMona, seat: int, out: Rows, i: int) -> None:
    """What lies loose on the table, and the builds."""
    loose, values = s.loose, _made(usable(s))
    out[i, LOOSE + KINDS + BUILT] = min(size(loose), 20)
    out[i, LOOSE + KINDS + BUILT + 1] = min(_prize(loose) // CARD, 40)
    while loose != EMPTY:
        out[i, LOOSE + _kind(least(loose))] += 1
        loose &= loose - ONE
    for value in range(2, VALUES):
        out[i, LOOSE + KINDS + value - 2] = values >> value & 1
        if builds_of(s) >> value & 1:
            at = BUILDS + OF_BUILD * (value - 2)
            out[i, at + _whose(s, seat, owner_of(s, value))] = 1 + (s.filas >> value & 1)
            out[i, at + OF_BUILD - 1] = min(_prize(s.build[value]) // CARD, 40)


@rule
def _whose(s: LaMona, seat: int, owner: int) -> int:
    """Ours, our partner's, a rival's."""
    if owner == seat:
        return 0
    return 1 if owner == partner_of(s, seat) else 2


@seldom
def _uses(s: LaMona, seat: int, unseen: Word, out: Rows, i: int) -> None:
    """How near each use of the chosen card is to its best, which trailing and taking are said of in the hand."""
    best, words = WORST, aims(s, seat, s.card)
    for again in range(2):
        rest = words
        while rest != EMPTY:
            move = 64 + least(rest)
            rest &= rest - ONE
            score = _score(s, seat, s.card, move, unseen)
            if again:
                _use(move, _near(best - score), out, i)
            best = max(best, score)


@rule
def _use(move: int, near: int, out: Rows, i: int) -> None:
    """How near a use is to the best one."""
    if move >= moves.RAISE:
        out[i, USES + move - moves.RAISE - 2] = near
        out[i, USES + BUILT + 2] = max(out[i, USES + BUILT + 2], near)
    elif move >= moves.FORM:
        out[i, USES + move - moves.FORM - 2] = max(out[i, USES + move - moves.FORM - 2], near)
    elif move == moves.HELP:
        out[i, USES + BUILT] = near
    elif move == moves.TAKE_TWO:
        out[i, USES + BUILT + 1] = near


@seldom
def _picks(s: LaMona, seat: int, out: Rows, i: int) -> None:
    """What may be picked now, what our judgement would pick, and what the groups so far lack."""
    cards, words = legal(s, seat)
    while cards != EMPTY:
        out[i, PICKS + _kind(least(cards))] = 1
        cards &= cards - ONE
    done = bit(moves.DONE - 64)
    at = PICKS + KINDS
    out[i, at] = (words & ~done) != EMPTY
    out[i, at + 1] = (words & done) != EMPTY
    move = _next_item(s, seat)
    if move < CARDS:
        out[i, PICKS + _kind(move)] = 3
    else:
        out[i, at + (move == moves.DONE)] = 3
    total = weight(s.picked) + (rank_of(s.card) if own_part(s) != EMPTY else 0)
    out[i, at + 2 + -total % s.value] = 1
    out[i, at + 2 + FIFTEEN] = min(_prize(s.picked) // CARD, 40)
