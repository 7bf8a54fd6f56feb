"""Who owes a decision and which moves are legal: the one owner of legality.

The items of a play are picked from low to high and only as long as the play can still come out, so every
play has one way to be said and no way is a dead end.
"""

from sobremesa.rules.cards import EMPTY, ONE, Word, bit, has, least
from sobremesa.rules.engine import Moves
from sobremesa.rules.games.la_mona import moves
from sobremesa.rules.games.la_mona.deck import ACE_HIGH, ACES, CARDS, FIFTEEN, MONA, capture_of, rank_of, up_to
from sobremesa.rules.games.la_mona.duties import (
    builds_of,
    continued,
    free,
    helped,
    holdable,
    permitted,
    plain_value,
    raised,
    rest_of,
    unkept,
    usable,
)
from sobremesa.rules.games.la_mona.record import (
    AIM,
    ALSO_TWO,
    FORM,
    FORMADA_IN_SUM,
    PLAY,
    RAISE,
    TAKE,
    LaMona,
)
from sobremesa.rules.games.la_mona.sums import counts, covers, one_of, sums_of
from sobremesa.rules.jit import rule, seldom

_ACES_OR_FIFTEEN = 1 << ACE_HIGH | 1 << FIFTEEN


@rule
def actors(s: LaMona) -> int:
    """The player on turn."""
    return 0 if s.why else 1 << s.turn


@rule
def legal(s: LaMona, seat: int) -> Moves:
    """The moves a seat may make: cards in the first word, the rest in the second."""
    if s.why or seat != s.turn:
        return EMPTY, EMPTY
    if s.phase == PLAY:
        return (_dutiful(s, seat) if s.owned[seat] else s.hand[seat]), EMPTY
    if s.phase == AIM:
        return EMPTY, aims(s, seat, s.card)
    return _items(s, seat)


@seldom
def _dutiful(s: LaMona, seat: int) -> Word:
    """The cards with which the owner of a build can do what the build asks."""
    found, hand = EMPTY, s.hand[seat]
    while hand != EMPTY:
        card = least(hand)
        hand &= hand - ONE
        if aims(s, seat, card):
            found |= bit(card)
    return found


@seldom
def aims(s: LaMona, seat: int, card: int) -> Word:
    """What a card of the hand can be played for, in the second word."""
    rest = rest_of(s, seat, card)
    sums = sums_of(usable(s))
    found = EMPTY
    if s.owned[seat] == 0:  # LM-07, LM-A04 LM-A09; LM-27: one's own only, not the partner's (LM-A24)
        found = bit(moves.TRAIL - 64)
    if can_take(s, seat, rest, sums, capture_of(card)):
        found |= bit(moves.TAKE - 64)
    if card == MONA:
        if not s.options & ALSO_TWO:
            return found
        if can_take(s, seat, rest, sums, 2):
            found |= bit(moves.TAKE_TWO - 64)
    if helped(s, seat) >> plain_value(card) & 1:
        found |= bit(moves.HELP - 64)
    if unkept(s, seat, rest) == 0:
        held = holdable(s, seat, rest)
        found |= Word(forms(s, card, sums) & held & free(s, seat)) << Word(moves.FORM - 64)
        found |= Word(raises(s, seat, card, sums) & held) << Word(moves.RAISE - 64)
    return found


@seldom
def can_take(s: LaMona, seat: int, rest: Word, sums: int, value: int) -> bool:
    """Whether anything can be taken with a value: a group, a build, and what the seat's own builds ask."""
    if s.owned[seat] == 0 and not s.options & FORMADA_IN_SUM:
        return bool((with_aces(s, sums) | builds_of(s)) >> value & 1)
    return _duty_take(s, seat, rest, sums, value)


@seldom
def _duty_take(s: LaMona, seat: int, rest: Word, sums: int, value: int) -> bool:
    """The same, for the owner of a build or where formadas go into sums."""
    if s.owned[seat] == 0:
        if (with_aces(s, sums) | builds_of(s)) >> value & 1:
            return True
        open_builds = takeable(s, value)
        for build in range(2, value):
            if open_builds >> build & 1:
                if comes_out(s, seat, rest, value, EMPTY, 1 << build, -1):
                    return True
        return False
    return comes_out(s, seat, rest, value, EMPTY, 0, -1)


@rule
def with_aces(s: LaMona, sums: int) -> int:
    """The sums of the table with aces as 14, too: one ace, or two for a fifteen (LM-10, LM-A05)."""
    aces = usable(s) & ACES
    if aces == EMPTY:
        return sums
    return sums | (_ACES_OR_FIFTEEN if aces & (aces - ONE) else 1 << ACE_HIGH)


@rule
def forms(s: LaMona, card: int, sums: int) -> int:
    """The values that a card makes with loose cards, or joins as it is (LM-13 LM-18, LM-A10)."""
    rank = rank_of(card)
    whole = with_aces(s, sums)
    found = (sums & ~1) << rank  # in a sum with others
    found |= (whole | builds_of(s)) & (1 << plain_value(card))  # on its own, beside another group or on a build
    if card < 4 and sums & 2:
        found |= 1 << FIFTEEN  # two aces, 14 and 1
    return found & 0xFFFC


@seldom
def raises(s: LaMona, seat: int, card: int, sums: int) -> int:
    """The values to which the card raises a formada, one's own also with loose cards (LM-16 LM-17, LM-A12)."""
    found = raised(s, seat)
    own = continued(s, seat)
    while own:
        found |= sums << least(Word(own))
        own &= own - 1
    return (found << rank_of(card)) & 0xFFFF


@seldom
def plainly(s: LaMona, seat: int) -> bool:
    """Whether the card alone raises a formada to the value."""
    old = s.value - rank_of(s.card)
    return old > 0 and bool((raised(s, seat) | continued(s, seat)) >> old & 1)


@seldom
def lifts(s: LaMona, seat: int, cards: Word, later: Word) -> int:
    """The seat's own formadas that the card and these loose cards raise, with some of the later ones (LM-A12).

    A formada with the card on it is one thing that lacks loose cards to the new value.
    """
    found, rank, own = 0, rank_of(s.card), continued(s, seat)
    for old in range(2, s.value - rank):
        if own >> old & 1 and covers(counts(cards) + one_of(old + rank), counts(later), s.value):
            found |= 1 << old
    return found


@rule
def takeable(s: LaMona, value: int) -> int:
    """The builds that can be taken with a value: its own, and formadas inside a sum by option (LM-A11)."""
    found = builds_of(s) & (1 << value)
    if s.options & FORMADA_IN_SUM:
        found |= builds_of(s) & ~s.filas & ((1 << value) - 1)
    return found


@seldom
def _counted(builds: int, value: int) -> Word:
    """Formadas inside a sum, as counts."""
    found = EMPTY
    builds &= (1 << value) - 1
    if builds:
        for each in range(2, value):
            if builds >> each & 1:
                found += one_of(each)
    return found


@seldom
def comes_out(s: LaMona, seat: int, rest: Word, value: int, cards: Word, builds: int, last: int) -> bool:
    """Whether a capture that has these items can be finished with later ones, as the seat's builds ask."""
    later = usable(s) & up_to(value) & ~cards
    later_builds = takeable(s, value) & ~builds
    if last >= CARDS:
        later = EMPTY
        later_builds &= ~((2 << (last - moves.BUILD)) - 1)
    elif last >= 0:
        later &= ~((ONE << Word(last + 1)) - ONE)
    must = unkept(s, seat, rest) & ~builds
    if must & ~later_builds:
        return False
    builds |= must
    later_builds &= ~must
    need = counts(cards) + _counted(builds, value)
    spare = counts(later) + _counted(later_builds, value)
    allowed = permitted(s, seat)
    if s.owned[seat] == 0 or builds & allowed:
        return covers(need, spare, value)
    allowed &= later_builds
    for build in range(2, value + 1):
        if allowed >> build & 1:
            one = _counted(1 << build, value)
            if covers(need + one, spare - one, value):
                return True
    return False


@rule
def last_of(s: LaMona) -> int:
    """The item picked last, as a move; -1: none."""
    if s.picked_builds:
        return moves.BUILD + _highest(Word(s.picked_builds))
    return _highest(s.picked) if s.picked else -1


@rule
def _highest(word: Word) -> int:
    """The largest of a set that is not empty."""
    found = 0
    while word != EMPTY:
        found = least(word)
        word &= word - ONE
    return found


@rule
def own_part(s: LaMona) -> Word:
    """What the played card adds to the groups, as counts: nothing when it takes or raises, or stands alone."""
    return one_of(rank_of(s.card)) if s.aim == FORM else EMPTY


@rule
def _items(s: LaMona, seat: int) -> Moves:
    """The items that may be picked next, and whether the play may end here."""
    last = last_of(s)
    cards, words = EMPTY, EMPTY
    later = usable(s) & up_to(s.value)
    if last >= 0:
        later &= EMPTY if last >= CARDS else ~((ONE << Word(last + 1)) - ONE)
    while later != EMPTY:
        card = least(later)
        later &= later - ONE
        if fits_card(s, seat, card, later):
            cards |= bit(card)
    if s.aim == TAKE:
        words = _build_items(s, seat, last)
    elif s.aim == RAISE and last < CARDS:
        words = Word(lifts(s, seat, s.picked, EMPTY)) << Word(moves.BUILD - 64)
    if may_end(s, seat):
        words |= bit(moves.DONE - 64)
    return cards, words


@rule
def fits_card(s: LaMona, seat: int, card: int, later: Word) -> bool:
    """Whether the play can come out with this loose card and later ones."""
    if s.aim == TAKE and (s.owned[seat] or s.options & FORMADA_IN_SUM):
        return comes_out(s, seat, rest_of(s, seat, s.card), s.value, s.picked | bit(card), 0, card)
    cards = s.picked | bit(card)
    if s.aim == RAISE and s.owned[seat]:
        if lifts(s, seat, cards, later):
            return True
        if not plainly(s, seat):
            return False
    return covers(counts(cards) + own_part(s), counts(later), s.value)


@seldom
def _build_items(s: LaMona, seat: int, last: int) -> Word:
    """The builds that may be picked next."""
    found = EMPTY
    open_builds = takeable(s, s.value)
    if last >= CARDS:
        open_builds &= ~((2 << (last - moves.BUILD)) - 1)
    if open_builds == 0:
        return found
    rest = rest_of(s, seat, s.card)
    for build in range(2, s.value + 1):
        if open_builds >> build & 1:
            move = moves.BUILD + build
            if comes_out(s, seat, rest, s.value, s.picked, s.picked_builds | 1 << build, move):
                found |= bit(move - 64)
    return found


@rule
def may_end(s: LaMona, seat: int) -> bool:
    """Whether the items picked make a whole play; there may be more to take (LM-A08)."""
    if s.aim == TAKE:
        if s.picked == EMPTY and s.picked_builds == 0:
            return False
        if s.owned[seat]:
            rest = rest_of(s, seat, s.card)
            if unkept(s, seat, rest) & ~s.picked_builds or not s.picked_builds & permitted(s, seat):
                return False
        return covers(counts(s.picked) + _counted(s.picked_builds, s.value), EMPTY, s.value)
    if s.aim == RAISE:
        if s.picked_builds:
            return True
        if not plainly(s, seat):
            return False
    if s.aim == FORM and s.picked == EMPTY:
        if not builds_of(s) >> s.value & 1:
            return False
    return covers(counts(s.picked) + own_part(s), EMPTY, s.value)


@rule
def lies(s: LaMona, card: int) -> bool:
    """Whether a card lies loose on the table."""
    return has(s.loose, card)
