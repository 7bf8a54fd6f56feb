"""Brisca as a good player plays it: points to tricks that are ours, nothing to those of others, trumps kept."""

from brisca.deck import CARDS, FULL, PLACES, suit_of, worth_of
from brisca.record import Brisca
from brisca.rules import EXCHANGE, HELD, beats, legal, side_score, team, winning
from sobremesa.rules.cards import EMPTY, ONE, Word, has, is_empty, least, lowest, whole
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import left_of

# What a card in the hand is worth, in points.
POINTS_KEPT = 0.3  # for each of its own: somebody may trump it …
TRUMP_POINTS_KEPT = 0.9  # … and those of a trump will come home
TRUMP_KEPT = 4.0  # a trump, besides …
HIGH_KEPT = 0.4  # … and more for each card of its suit that is lower


@rule
def worth(s: Brisca, seat: int) -> float:
    """What the end of a deal is worth to a seat: mostly the win, and a little every point."""
    won = (s.winners >> seat) & 1 if s.winners else 0.5
    return 0.8 * won + 0.2 * side_score(s, seat) / 120


@seldom
def judge(s: Brisca, seat: int, luck: Word) -> int:
    """The card that promises most; a trump card that can be had is always taken."""
    cards = legal(s, seat)[0]
    if has(cards, EXCHANGE):
        return EXCHANGE
    best, found = -1000.0, -1
    while cards != EMPTY:
        card = least(cards)
        cards &= cards - ONE
        whim = 0.01 * whole((luck >> Word(card)) & Word(15))
        promise = _promise(s, seat, card) + whim
        if promise > best:
            best, found = promise, card
    return found


@seldom
def _promise(s: Brisca, seat: int, card: int) -> float:
    """The points that a card may win or lose, less what it is worth in the hand."""
    pot, best, ours, rivals = worth_of(card), card, True, 0
    for other in range(s.players):
        if not is_empty(s.trick[other]):
            pot += worth_of(lowest(s.trick[other]))
    if seat != s.leader:
        holder = winning(s)
        if not beats(s, card, lowest(s.trick[holder])):
            best, ours = lowest(s.trick[holder]), bool((team(s, seat) >> holder) & 1)
    later = left_of(s, seat)
    while later != s.leader:
        rivals += 1 - ((team(s, seat) >> later) & 1)
        later = left_of(s, later)
    chance = _safe(s, seat, best, rivals) if ours else 0.0
    kept = POINTS_KEPT * worth_of(card)
    if suit_of(card) == s.suit:
        kept = TRUMP_KEPT + HIGH_KEPT * (card % PLACES) + TRUMP_POINTS_KEPT * worth_of(card)
    return (2.0 * chance - 1.0) * pot - kept


@seldom
def _safe(s: Brisca, seat: int, card: int, rivals: int) -> float:
    """The odds that none of the rivals who still play has a card that beats this one."""
    unseen = FULL & ~(s.hand[seat, 0] | s.trump[0])
    for other in range(s.players):
        unseen &= ~(s.trick[other, 0] | s.pile[other, 0])
    high, all = 0, 0
    for other in range(CARDS):
        if has(unseen, other):
            all += 1
            high += beats(s, other, card)
    odds = 1.0
    for _ in range(rivals * HELD):
        odds *= 1.0 - high / max(all, 1)
    return odds
