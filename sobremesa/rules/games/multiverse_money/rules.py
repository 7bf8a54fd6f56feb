"""The rules of Multiverse Money (MM).

Everybody bets one or more cards face down, all at once: BET. When every bet is closed they are turned up
and, from the highest to the lowest, each is swapped whole for a lot, for another bet, or taken back:
RESOLVE. Notes of one currency below 200 lose 100; three 20s or three 30s of a currency are worth 100 more.

While bets are made everybody sees how many cards lie face down in front of each seat, never which (MM-A20): that
a card is laid or taken back is an open move. Closing a bet is nobody's business: it is neither counted nor told
until the reveal. With hidden counts that goes for every move of a bet, and cards stay counted with their hand.
"""

from sobremesa.rules.cards import EMPTY, Word, bit, has, size
from sobremesa.rules.games.multiverse_money import moves, points
from sobremesa.rules.games.multiverse_money.deck import LOT, worth
from sobremesa.rules.games.multiverse_money.record import BET, RESOLVE, Money
from sobremesa.rules.games.multiverse_money.scoring import ROUNDS, finish
from sobremesa.rules.games.multiverse_money.zones import deck_empty, fronts, lay_left, lay_right, lead
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, SECRET, clear, tell, whisper


@rule
def play(s: Money, seat: int, move: int) -> None:
    """Make a legal move."""
    if s.phase == BET:
        _bet(s, seat, move)
    else:
        clear(s)
        s.moves += 1
        _resolve(s, seat, move)


@rule
def _bet(s: Money, seat: int, move: int) -> None:
    """MM-06: a card goes into the bet or comes out of it; unnoticed, the bet is closed or reopened (MM-H2)."""
    if move <= moves.ENGANO:
        back = _turn_over(s, seat, move)
        s.revised[seat] += back
        if s.shown:  # MM-A20
            clear(s)
            s.moves += 1
            s.laid[seat] += 1 - 2 * back
            tell(s, points.PICKS_UP if back else points.PUTS_DOWN, seat, move, NONE, 1 << seat)
        else:
            whisper(s)
            tell(s, points.TAKES_OUT if back else points.CHOOSES, seat, move, NONE, SECRET)
    elif move == moves.UNLOCK:
        whisper(s)
        s.locked &= ~(1 << seat)
        if s.shown:  # counted apart: who has seen every card taken back may not know how often the bet was closed
            s.reopened[seat] += 1
        else:
            s.revised[seat] += 1
        tell(s, points.UNLOCKS, seat, NONE, NONE, SECRET)
    else:
        whisper(s)
        s.locked |= 1 << seat
        tell(s, points.LOCKS, seat, NONE, NONE, SECRET)
        if s.locked == (1 << s.players) - 1:
            _reveal(s)


@rule
def _turn_over(s: Money, seat: int, move: int) -> int:
    """A card, or the engaño that everybody keeps (MM-03), goes from the hand to the bet, or back: then it is 1."""
    if move == moves.ENGANO:
        s.bluff ^= 1 << seat
        return 1 - ((s.bluff >> seat) & 1)
    word, card = move >> 6, bit(move & 63)
    s.hand[seat, word] ^= card
    s.bet[seat, word] ^= card
    return int(has(s.hand[seat, word], move & 63))


@seldom
def _reveal(s: Money) -> None:
    """All bets are turned up together; engaños go back, alone they mean sitting out (MM-07, MM-23, MM-24)."""
    clear(s)
    s.moves += 1
    s.phase = RESOLVE
    for seat in range(s.players):
        low, high = s.bet[seat, 0], s.bet[seat, 1]
        s.known[0] |= low
        s.known[1] |= high
        s.count[seat] -= size(low) + size(high)
        s.laid[seat], s.revised[seat], s.reopened[seat] = 0, 0, 0
        if fronts(s, seat):
            tell(s, points.REVEALS, seat, worth(low, high))
        if (s.bluff >> seat) & 1:
            tell(s, points.BLUFFS, seat)
        if not fronts(s, seat):
            s.out |= 1 << seat
            tell(s, points.SITS_OUT, seat)
    s.bluff, s.locked = 0, 0
    if not lead(s, points.HIGHEST):
        _end_round(s)


@rule
def _resolve(s: Money, seat: int, move: int) -> None:
    """The whole bet for a whole lot, for another bet, or back to the hand (MM-09 to MM-13, MM-A11)."""
    low, high = s.bet[seat, 0], s.bet[seat, 1]
    s.bet[seat, 0], s.bet[seat, 1] = EMPTY, EMPTY
    if move == moves.BACK:
        tell(s, points.TAKES_BACK, seat)
        _gain(s, seat, low, high)
    elif move == moves.LEFT:
        tell(s, points.TAKES_LEFT, seat)
        _gain(s, seat, s.left[0], s.left[1])
        s.left[0], s.left[1] = low, high
    elif move == moves.RIGHT:
        tell(s, points.TAKES_RIGHT, seat)
        _gain(s, seat, s.right[0], s.right[1])
        s.right[0], s.right[1] = low, high
    else:
        other = move - moves.SWAP
        tell(s, points.SWAPS, seat, NONE, other)
        _gain(s, seat, s.bet[other, 0], s.bet[other, 1])
        s.bet[other, 0], s.bet[other, 1] = low, high
        tell(s, points.FRONTS, other, worth(low, high), seat)
    if not lead(s, points.NEXT):
        _end_round(s)


@rule
def _gain(s: Money, seat: int, low: Word, high: Word) -> None:
    """Cards go to a hand in the open (MM-10)."""
    s.hand[seat, 0] |= low
    s.hand[seat, 1] |= high
    cards = size(low) + size(high)
    s.count[seat] += cards
    tell(s, points.GETS, seat, cards)


@seldom
def _end_round(s: Money) -> None:
    """No bet is left (MM-14): the end, or full lots and the next round (MM-15, MM-16)."""
    tell(s, points.ROUND_ENDS, NONE, s.round)
    s.turn = s.dealer
    if s.last:
        finish(s, points.ENDS, s.round)
    elif s.round == ROUNDS:
        finish(s, points.LIMIT, ROUNDS)
    else:
        _refill(s)
        s.phase, s.out = BET, 0
        s.round += 1


@seldom
def _refill(s: Money) -> None:
    """Left to four, then right to four, never trimmed (MM-15, MM-A12, MM-A13); which round is the last."""
    drawn = 0
    while not deck_empty(s) and size(s.left[0]) + size(s.left[1]) < LOT:
        lay_left(s, points.REFILLS_LEFT)
        drawn += 1
    while not deck_empty(s) and size(s.right[0]) + size(s.right[1]) < LOT:
        lay_right(s, points.REFILLS_RIGHT)
        drawn += 1
    s.idle = 0 if drawn else s.idle + 1
    if deck_empty(s):  # MM-16, MM-A14
        s.last = 1
        tell(s, points.LAST_ROUND, NONE)
    elif s.stop_after and s.idle >= s.stop_after:  # MM-A16
        s.last = 1
        tell(s, points.STALLED, NONE, s.idle)
