"""The end of a round and of a match (LM-23 LM-25, LM-31 to LM-34)."""

from sobremesa.rules.cards import EMPTY, has, size
from sobremesa.rules.games.la_mona import points
from sobremesa.rules.games.la_mona.deck import ACES, MONA, MONA_ONLY, SPADES, TEN_OF_DIAMONDS, TWO_OF_SPADES
from sobremesa.rules.games.la_mona.record import ALSO_TWO, LaMona
from sobremesa.rules.games.la_mona.zones import members_of, side_of, sides
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, tell

CARDS_WORTH, SPADES_WORTH, MONA_WORTH, TEN_WORTH, TWO_WORTH = 3, 1, 3, 2, 1  # LM-31; an ace and a wincho count one
PRIZES = {**dict.fromkeys(range(4), 1), MONA: MONA_WORTH, TEN_OF_DIAMONDS: TEN_WORTH, TWO_OF_SPADES: TWO_WORTH}
WORTH: dict[int, int] = {
    points.MOST_CARDS: CARDS_WORTH,
    points.MOST_SPADES: SPADES_WORTH,
    points.HAS_MONA: MONA_WORTH,
    points.HAS_TEN: TEN_WORTH,
    points.HAS_TWO: TWO_WORTH,
}


@seldom
def finish(s: LaMona) -> None:
    """The last card has been played: leftovers, points, the round's winner."""
    _leftovers(s)
    best, winner = -1, NONE
    for side in range(sides(s)):
        _tell_points(s, side)
        score = score_of(s, side)
        tell(s, points.SCORES, side, score)
        if score > best:
            best, winner = score, side
        elif score == best:  # LM-33
            winner = NONE
    if most(s, True) < 0:
        tell(s, points.CARDS_TIED, NONE)
    if most(s, False) < 0:
        tell(s, points.SPADES_TIED, NONE)
    if winner < 0:
        s.why = points.NO_WIN
        tell(s, points.NO_WIN, NONE, best)
        return
    s.why, s.winners = points.WINS, members_of(s, winner)
    for seat in range(s.players):
        if s.winners >> seat & 1:
            s.total[seat] += 1
            tell(s, points.WINS, seat, best)


@seldom
def _leftovers(s: LaMona) -> None:
    """LM-23 LM-25: what is left goes to the last player who took; to nobody, if nobody did (LM-A27)."""
    if s.loose == EMPTY:
        return
    if s.last < 0:
        tell(s, points.LEFT_ALONE, NONE, size(s.loose))
        return
    drowned = EMPTY if s.options & ALSO_TWO else s.loose & MONA_ONLY
    if s.loose & ~drowned:
        tell(s, points.LEFTOVER, s.last, size(s.loose & ~drowned))
    if drowned:
        tell(s, points.LEFT_MONA, s.last)
    s.pile[side_of(s, s.last)] |= s.loose
    s.loose = EMPTY


@rule
def most(s: LaMona, cards: bool) -> int:
    """The side with the most cards, or the most spades; -1 when that is shared (LM-32, LM-A28)."""
    best, leader = -1, NONE
    for side in range(sides(s)):
        count = size(s.pile[side] if cards else s.pile[side] & SPADES)
        if count > best:
            best, leader = count, side
        elif count == best:
            leader = NONE
    return leader


@seldom
def score_of(s: LaMona, side: int) -> int:
    """The points of a side with what it has taken so far (LM-31)."""
    pile = s.pile[side]
    score = size(pile & ACES) + s.winchos[side]
    score += CARDS_WORTH * (most(s, True) == side) + SPADES_WORTH * (most(s, False) == side)
    score += MONA_WORTH * has(pile, MONA) + TEN_WORTH * has(pile, TEN_OF_DIAMONDS)
    return score + TWO_WORTH * has(pile, TWO_OF_SPADES)


@seldom
def _tell_points(s: LaMona, side: int) -> None:
    """What a side's points are for."""
    pile = s.pile[side]
    if most(s, True) == side:
        tell(s, points.MOST_CARDS, side, size(pile))
    if most(s, False) == side:
        tell(s, points.MOST_SPADES, side, size(pile & SPADES))
    if has(pile, MONA):
        tell(s, points.HAS_MONA, side)
    if has(pile, TEN_OF_DIAMONDS):
        tell(s, points.HAS_TEN, side)
    if has(pile, TWO_OF_SPADES):
        tell(s, points.HAS_TWO, side)
    if pile & ACES:
        tell(s, points.HAS_ACES, side, size(pile & ACES))
    if s.winchos[side]:
        tell(s, points.HAS_WINCHOS, side, s.winchos[side])


@seldom
def champions(s: LaMona) -> int:
    """LM-34, LM-A30: whoever has won the rounds of the match."""
    reached = 0
    for seat in range(s.players):
        if s.total[seat] >= s.target:
            reached |= 1 << seat
    return reached if s.why else 0
