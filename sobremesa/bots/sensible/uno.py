"""The judgement of $CONE and UNO Monster High.

Say the word with the card, catch whoever does not, and play numbers before wilds. Among the cards that fit, prefer the
colour that you hold and the next player lacks, stop a player who is about to go out, and shed points then.
"""

from sobremesa.bots.sensible.uno_worth import foresight, worth
from sobremesa.rules.cards import EMPTY, ONE, Word, bit, has, least, size, whole
from sobremesa.rules.engine import legal
from sobremesa.rules.games.uno import moves
from sobremesa.rules.games.uno.deck import (
    COLOURS,
    DRAW_TWO,
    FIRST_COPY,
    RANKS,
    REVERSE,
    SAME_SYMBOL,
    SECOND_COPY,
    SKIP,
    URRRRHH,
    URRRRHHS,
    WILD,
    WILD_FOUR,
    of_colour,
    points_of,
    rank_of,
)
from sobremesa.rules.games.uno.lacks import lacking
from sobremesa.rules.games.uno.legality import bluffs
from sobremesa.rules.games.uno.record import (
    CHALLENGE,
    COLOUR,
    DRAW_SKIPS,
    GIFT,
    GIVE,
    LOWEST,
    NO_URRRRHH_OUT,
    OPENING,
    POINTS,
    REVERSE_SKIPS,
    STACKING,
    URRRRHH_DECK,
    Uno,
)
from sobremesa.rules.games.uno.zones import held
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import next_seat

__all__ = ("foresight", "judge", "worth")

# What a card gains or loses by being played now. Only the proportions matter.
FOLLOW = 4  # each other card of its colour in the hand: the colour may come back
NAME = 40  # the same when a wild names the colour: then we choose freely
STARVE = 12  # each card of its colour that the next player is likely to hold
TWIN = 2  # two players: each card of the same symbol in the hand; together they bridge two colours
STOP = 8  # a card that strikes or skips the next player, by how close that player is to going out
KEEP_WILD, KEEP_FOUR = 60, 90  # they always fit: the best last cards
KEEP_URRRRHH = 200  # it wins the deal when the rest of the hand is of one colour…
KEEP_TAME_URRRRHH = 50  # …unless it may not
GIFT_EACH = 5  # each card that an Urrrrhh gives away
RESCUE = 200  # an Urrrrhh gives cards to a player who has one left
PURIFY, NEARLY = 20, 3  # holding an Urrrrhh and at most so many cards of other colours: play those first
SHED, CLOSE = 2, 2  # each point, once a rival has so few cards
BLUFF = 1000  # a +4 against the rule: even unchallenged it is worth more kept
RATHER_DRAW = 170  # three or more players: draw before wasting an Urrrrhh that could win
NEVER_DRAW = 500  # else any honest card is better than drawing


@rule
def judge(s: Uno, seat: int, luck: Word) -> int:
    """The move that a good family player would make."""
    cards, words = legal(s, seat)
    if has(words, moves.CATCH - 64):
        return moves.CATCH
    calls = has(words, moves.CALL - 64)
    if calls and (s.count[seat] == 1 or s.phase == GIFT):
        return moves.CALL
    words &= ~bit(moves.CALL - 64)
    if s.phase == CHALLENGE:
        return moves.CHALLENGE if _doubts(s, seat, luck) else moves.PASS
    if s.phase == COLOUR or s.phase == OPENING:
        return moves.CHOOSE + _colour(s, seat, luck)
    if s.phase == GIVE:
        return moves.GIVE + _most(s, seat, words >> Word(moves.GIVE - 64))
    if s.phase == GIFT:
        return moves.REST
    move = _card(s, seat, cards, words, luck)
    return moves.CALL if calls and s.count[seat] == 2 and move < moves.DRAW else move


@rule
def _card(s: Uno, seat: int, cards: Word, words: Word, luck: Word) -> int:
    """The best card, or none if it is better to draw or to keep what was drawn."""
    best, found = -1_000_000, moves.DRAW
    if words:
        found = moves.DRAW if has(words, moves.DRAW - 64) else moves.PASS
        best = -16 * (RATHER_DRAW if s.players > 2 and _wins_by_gift(s) else NEVER_DRAW)
    while cards != EMPTY:
        kind = least(cards)
        cards &= cards - ONE
        value = 16 * _value(s, seat, kind, luck) + whole((luck >> Word(kind)) & Word(15))
        if value > best:
            best, found = value, kind
    return found


@seldom
def _value(s: Uno, seat: int, kind: int, luck: Word) -> int:
    """What playing a card is worth."""
    after, heir = next_seat(s, seat), _heir(s, seat, kind)
    longest = _count(s, seat, of_colour(_most(s, seat, Word(15))))
    if kind < WILD:
        value = _liking(s, seat, heir, kind // RANKS, FOLLOW) - FOLLOW
        if s.players == 2:
            value -= TWIN * _count(s, seat, SAME_SYMBOL[kind])
    else:
        value = FOLLOW * longest - _keeping(s, seat, kind, longest, luck)
    if kind != URRRRHH and _pure(s, seat, longest):
        if kind >= WILD or _count(s, seat, of_colour(kind // RANKS)) < longest:
            value += PURIFY
    if heir != after or rank_of(kind) == DRAW_TWO or kind == WILD_FOUR:
        value += STOP * _threat(s.count[after])
    if s.options & (POINTS | LOWEST) and _closest(s, seat) <= CLOSE:
        value += SHED * points_of(kind)
    return value


@rule
def _keeping(s: Uno, seat: int, kind: int, longest: int, luck: Word) -> int:
    """Keep wilds for the end; an Urrrrhh until it wins, or saves the deal."""
    after = next_seat(s, seat)
    if kind == WILD:
        return KEEP_WILD
    if kind == WILD_FOUR:
        if not bluffs(s, seat, s.colour):
            return KEEP_FOUR
        desperate = s.players > 2 and s.count[after] == 1 and has(luck, 60)
        return -BLUFF if desperate else KEEP_FOUR + BLUFF
    keep = KEEP_URRRRHH if _wins_by_gift(s) else KEEP_TAME_URRRRHH
    if _wins_by_gift(s) and longest == s.count[seat] - 1:
        return -10 * KEEP_URRRRHH
    if s.count[after] == 1:
        keep -= RESCUE
    return keep - GIFT_EACH * longest


@rule
def _wins_by_gift(s: Uno) -> bool:
    """Whether an Urrrrhh may empty the hand."""
    return bool(s.options & URRRRHH_DECK and not s.options & NO_URRRRHH_OUT)


@rule
def _pure(s: Uno, seat: int, longest: int) -> bool:
    """Whether an Urrrrhh in the hand could soon give away all the rest."""
    return bool(_wins_by_gift(s) and held(s, seat) & URRRRHHS and s.count[seat] - 1 - longest <= NEARLY)


@rule
def _heir(s: Uno, seat: int, kind: int) -> int:
    """Who plays after this card."""
    after, rank = next_seat(s, seat), rank_of(kind)
    if rank == REVERSE:
        if s.players > 2:
            return (seat - s.direction + s.players) % s.players
        return seat if s.options & REVERSE_SKIPS else after
    strikes = (rank == DRAW_TWO or kind == WILD_FOUR) and s.options & DRAW_SKIPS and not s.options & STACKING
    return next_seat(s, after) if rank == SKIP or strikes else after


@rule
def _threat(cards: int) -> int:
    """How close to going out a hand of so many cards is."""
    return 4 >> (cards - 1) if 0 < cards < 4 else 0


@rule
def _closest(s: Uno, seat: int) -> int:
    """The fewest cards that a rival has."""
    fewest = s.count[next_seat(s, seat)]
    for rival in range(s.players):
        if rival != seat:
            fewest = min(fewest, s.count[rival])
    return fewest


@rule
def _count(s: Uno, seat: int, slots: Word) -> int:
    """How many of these cards a hand has."""
    return size(s.hand[seat, 0] & slots) + size(s.hand[seat, 1] & slots)


@rule
def _most(s: Uno, seat: int, colours: Word) -> int:
    """The colour, of some, of which the hand has most."""
    best, found = -1, 0
    for colour in range(COLOURS):
        if has(colours, colour) and _count(s, seat, of_colour(colour)) > best:
            best, found = _count(s, seat, of_colour(colour)), colour
    return found


@rule
def _colour(s: Uno, seat: int, luck: Word) -> int:
    """The colour to name: the one we hold and the next player lacks."""
    rival = seat if s.phase == OPENING else next_seat(s, seat)
    best, found = -1_000_000, 0
    for colour in range(COLOURS):
        value = 16 * _liking(s, seat, rival, colour, NAME) + whole((luck >> Word(4 * colour)) & Word(15))
        if value > best:
            best, found = value, colour
    return found


@rule
def _liking(s: Uno, seat: int, rival: int, colour: int, each: int) -> int:
    """How much we like a colour in play when a rival is next: each own card counts for it, each of theirs against."""
    value = each * _count(s, seat, of_colour(colour))
    return value if rival == seat else value - STARVE * _likely(s, seat, rival, colour) // 64


@seldom
def _likely(s: Uno, seat: int, rival: int, colour: int) -> int:
    """How many cards of a colour a rival holds, in 64ths: those we know of, and a fair share of the unseen
    among the cards that could be of it.
    """
    slots = of_colour(colour)
    low = FIRST_COPY & ~(s.pile[0] | s.hand[seat, 0] | s.known[seat, 0])
    high = SECOND_COPY & ~(s.pile[1] | s.hand[seat, 1] | s.known[seat, 1])
    if not s.options & URRRRHH_DECK:
        low, high = low & ~URRRRHHS, high & ~URRRRHHS
    known_low, known_high = s.hand[rival, 0] & s.known[seat, 0], s.hand[rival, 1] & s.known[seat, 1]
    known = size(known_low & slots) + size(known_high & slots)
    hidden = s.count[rival] - size(known_low) - size(known_high)
    hidden = min(hidden, s.count[rival] - lacking(s, rival, colour) - known)
    unseen = max(size(low) + size(high), 1)
    return 64 * known + 64 * hidden * (size(low & slots) + size(high & slots)) // unseen


@seldom
def _doubts(s: Uno, seat: int, luck: Word) -> bool:
    """Doubt a +4 when sure, and between two always: having seen the hand is worth the two cards more.
    Among more only the victim, at one card: that is when people bluff.
    """
    thrower, slots = s.turn, of_colour(s.second)
    low, high = s.hand[thrower, 0] & s.known[seat, 0], s.hand[thrower, 1] & s.known[seat, 1]
    if (low | high) & slots or s.players == 2:
        return True
    return bool(seat == next_seat(s, thrower) and s.count[seat] == 1 and has(luck, 61))
