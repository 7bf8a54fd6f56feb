"""La Mona, as a good player plays it: take what counts, leave what nobody can take, build what nobody can steal.

Every play that a card allows is looked at as a whole: what it brings, and what the table it leaves is worth
to the rivals and to us. The small moves of a play follow from that alone, so each of them finds the same plan.
"""

from typing import Any

import numpy as np

from sobremesa.rules.cards import EMPTY, ONE, Word, bit, has, least, size, whole
from sobremesa.rules.games.la_mona import moves
from sobremesa.rules.games.la_mona.deck import (
    ACE_HIGH,
    ACES,
    CARDS,
    FULL,
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
)
from sobremesa.rules.games.la_mona.duties import builds_of, continued, plain_value, raised, rest_of, usable
from sobremesa.rules.games.la_mona.legality import aims, last_of, legal, own_part, takeable
from sobremesa.rules.games.la_mona.opening import EACH
from sobremesa.rules.games.la_mona.record import AIM, FORMADA_IN_SUM, PLAY, RAISE, TAKE, LaMona
from sobremesa.rules.games.la_mona.scoring import score_of
from sobremesa.rules.games.la_mona.sums import counts, covers, one_of, sums_of
from sobremesa.rules.games.la_mona.zones import owner_of, side_of, sides
from sobremesa.rules.jit import rule, seldom

POINT = 100
CARD = 30  # 3 points go to whoever has the most, and who takes much leaves little
SPADE = 14  # 1 point, for 7 of the 13

# What a thing is worth that is not ours yet, in tenths of its prize.
GAIN = 10  # taken now
KEEP = 12  # in our build, if nobody steals it: the card that takes it comes along
HELD = 9  # in our hand: it may still take something
DANGER = 10  # taken by a rival

CERTAIN = 1024  # a chance of one
WORST = -(1 << 60)
PRIZES = ACES | bit(TEN_OF_DIAMONDS) | bit(TWO_OF_SPADES)
DONE = bit(moves.DONE - 64)

# The cards that take one of some values, for each half of a set of values.
_CAPTORS: Any = np.array(
    [sum(int(captors(value, False)) for value in range(2, VALUES) if half >> value & 1)
     for byte in (0, 8) for half in (bits << byte for bits in range(256))],
    np.uint64,
)  # fmt: skip


@seldom
def judge(s: LaMona, seat: int, luck: Word) -> int:
    """The card of the best play, then the best use of that card, then what it takes along."""
    if s.phase == PLAY:
        return _best_card(s, seat, luck)
    if s.phase == AIM:
        return _best_aim(s, seat, s.card, _unseen(s, seat), luck) & 0xFF
    return _next_item(s, seat)


@rule
def worth(s: LaMona, seat: int) -> float:
    """Mostly the win, which a tie leaves open to every side; a point more or less counts a little."""
    side, rival = side_of(s, seat), 0
    for other in range(sides(s)):
        if other != side:
            rival = max(rival, score_of(s, other))
    lead = min(max(score_of(s, side) - rival, -10), 10)
    won = (s.winners >> seat & 1) if s.winners else 1.0 / sides(s)
    return 0.8 * won + 0.01 * (lead + 10)


@rule
def _best_card(s: LaMona, seat: int, luck: Word) -> int:
    """The card whose best play is best."""
    unseen, hand = _unseen(s, seat), s.hand[seat]
    best, found = WORST, least(hand)
    while hand != EMPTY:
        card = least(hand)
        hand &= hand - ONE
        luck = luck >> Word(12) | luck << Word(52)
        score = _best_aim(s, seat, card, unseen, luck) >> 8
        if score > best:
            best, found = score, card
    return found


@seldom
def _best_aim(s: LaMona, seat: int, card: int, unseen: Word, luck: Word) -> int:
    """The best that a card can be played for: the score, four bits of luck, and the move in the low byte."""
    best, words = WORST, aims(s, seat, card)
    while words != EMPTY:
        move = 64 + least(words)
        words &= words - ONE
        luck = luck >> Word(4) | luck << Word(60)
        best = max(best, _score(s, seat, card, move, unseen) << 12 | whole(luck & Word(15)) << 8 | move)
    return best


@seldom
def _score(s: LaMona, seat: int, card: int, move: int, unseen: Word) -> int:
    """What a play brings, what stays in the hand, and what the table is worth after it."""
    loose, builds = s.loose, builds_of(s)
    score = HELD * _prize(rest_of(s, seat, card))
    if move == moves.TRAIL:
        return score + _outlook(s, seat, unseen, loose | bit(card), builds)
    value, old = _value_of(card, move), 0
    own = one_of(rank_of(card)) if moves.FORM <= move < moves.RAISE else EMPTY
    if move >= moves.RAISE:
        old = _lifted(s, seat, card, value)
        own = _lacking(card, old, value)
    cards = _harvest(own, EMPTY, usable(s) & up_to(value), value)
    pack = cards | bit(card) | s.build[value] | s.build[old]
    loose &= ~cards
    builds &= ~(1 << value | 1 << old)
    if move == moves.TAKE or move == moves.TAKE_TWO:
        wincho = POINT if loose == EMPTY and builds == 0 else 0
        score += GAIN * (_prize(pack) + wincho)
    else:
        score += _stock(s, seat, unseen, pack, value)
    return score + _outlook(s, seat, unseen, loose, builds)


@rule
def _value_of(card: int, move: int) -> int:
    """The value that a play takes or builds."""
    if move >= moves.RAISE:
        return move - moves.RAISE
    if move >= moves.FORM:
        return move - moves.FORM
    return capture_of(card) if move == moves.TAKE else plain_value(card)


@seldom
def _lifted(s: LaMona, seat: int, card: int, value: int) -> int:
    """The formada that the card raises to a value: alone if it can, else our highest, with loose cards."""
    below = value - rank_of(card)
    own, found = continued(s, seat), 0
    if (own | raised(s, seat)) >> below & 1:
        return below
    sums = sums_of(usable(s))
    for old in range(2, below):
        if own >> old & sums >> (below - old) & 1:
            found = old
    return found


@rule
def _lacking(card: int, old: int, value: int) -> Word:
    """A formada with the card on it, as counts, unless it is whole."""
    total = old + rank_of(card)
    return one_of(total) if total < value else EMPTY


@rule
def _prize(cards: Word) -> int:
    """What some cards are worth to whoever takes them."""
    points = size(cards & ACES) + has(cards, TWO_OF_SPADES) + 2 * has(cards, TEN_OF_DIAMONDS) + 3 * has(cards, MONA)
    return POINT * points + CARD * size(cards) + SPADE * size(cards & SPADES)


@rule
def _unseen(s: LaMona, seat: int) -> Word:
    """The cards in other hands or in the deck, as far as the seat knows."""
    seen, builds = s.hand[seat] | s.loose | s.pile[0] | s.pile[1] | s.pile[2] | s.pile[3], builds_of(s)
    while builds:
        seen |= s.build[least(Word(builds))]
        builds &= builds - 1
    return FULL & ~seen


@rule
def _against(s: LaMona, seat: int) -> int:
    """How many cards the rivals hold, or will when they play next."""
    held = 0
    for other in range(s.players):
        if side_of(s, other) != side_of(s, seat):
            held += s.count[other] or EACH
    return held


@rule
def _chance(unseen: Word, values: int, held: int) -> int:
    """The chance that one of so many unseen cards takes one of the values."""
    hits = size(unseen & (_CAPTORS[values & 0xFF] | _CAPTORS[0x100 + (values >> 8)]))
    if hits == 0:
        return 0
    miss, none = CERTAIN - CERTAIN * hits // size(unseen), CERTAIN
    for _ in range(held):
        none = none * miss >> 10
    return CERTAIN - none


@seldom
def _outlook(s: LaMona, seat: int, unseen: Word, loose: Word, builds: int) -> int:
    """What a table is worth to the seat that leaves it; a drowned Mona is nobody's yet."""
    held, score = _against(s, seat), 0
    loose &= ~MONA_ONLY
    cards = loose
    while cards != EMPTY:
        card = least(cards)
        cards &= cards - ONE
        values = sums_of(loose & ~bit(card)) << rank_of(card) & 0xFFFF | 1 << capture_of(card)
        score -= _prize(bit(card)) * DANGER * _chance(unseen, values, held) >> 10
    while builds:
        value = least(Word(builds))
        builds &= builds - 1
        owner = owner_of(s, value)
        if side_of(s, owner) == side_of(s, seat):
            score += _stock(s, owner, unseen, s.build[value], value)
        else:
            score -= DANGER * _prize(s.build[value])
    return score


@rule
def _stock(s: LaMona, owner: int, unseen: Word, pack: Word, value: int) -> int:
    """What a build is worth to its owner: a rival who holds its value steals it."""
    chance = _chance(unseen, 1 << value, _against(s, owner))
    return _prize(pack) * (KEEP * (CERTAIN - chance) - DANGER * chance) >> 10


@seldom
def _harvest(own: Word, picked: Word, later: Word, value: int) -> Word:
    """All that the value can take along, prizes first: with what is picked it falls into groups."""
    cards = picked
    if value < ACE_HIGH:  # pairs are never in the way
        cards |= later & of_rank(value)
        later &= ~of_rank(value)
        if own == EMPTY and picked == EMPTY and not sums_of(later) >> value & 1:
            return cards
    for order in (PRIZES, SPADES, FULL):
        some = later & order
        while some != EMPTY:
            card = bit(least(some))
            some &= ~card
            later &= ~card
            if covers(counts(cards | card) + own, counts(later), value):
                cards |= card
    return cards


@seldom
def _next_item(s: LaMona, seat: int) -> int:
    """The next card of the harvest, from low to high; then the build to be named, then done."""
    wanted, last = EMPTY, last_of(s)
    part, named = own_part(s), 0
    if s.aim == TAKE:
        named = takeable(s, s.value)
    elif s.aim == RAISE:
        old = _lifted(s, seat, s.card, s.value)
        part = _lacking(s.card, old, s.value)
        named = 1 << old if part != EMPTY else 0
    if last < CARDS:
        later = usable(s) & up_to(s.value) & ~(bit(last + 1) - ONE)
        wanted = _harvest(part, s.picked, later, s.value) & ~s.picked
    if s.aim == TAKE and s.options & FORMADA_IN_SUM:  # what cards alone make may not come out beside a formada
        return _next_legal(s, seat, wanted)
    if wanted != EMPTY:
        return least(wanted)
    named &= ~s.picked_builds
    return moves.BUILD + least(Word(named)) if named else moves.DONE


@seldom
def _next_legal(s: LaMona, seat: int, wanted: Word) -> int:
    """What is wanted, or else a build, or else to be done, or else any card: as far as it is legal."""
    cards, words = legal(s, seat)
    if cards & wanted:
        return least(cards & wanted)
    if words & ~DONE:
        return 64 + least(words & ~DONE)
    return moves.DONE if words else least(cards)
