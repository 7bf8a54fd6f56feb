"""Who owes a decision and which moves are legal: the one owner of legality."""

from sobremesa.rules.cards import EMPTY, Word, bit
from sobremesa.rules.engine import Moves
from sobremesa.rules.games.multiverse_money import moves
from sobremesa.rules.games.multiverse_money.record import BET, Money
from sobremesa.rules.games.multiverse_money.zones import fronts
from sobremesa.rules.jit import rule

# Times a seat may take something back in a round. Opening a bet again counts among them while nobody sees either, and
# apart from them when everybody can count the cards that are taken back (MM-H2).
REVISIONS = 30


@rule
def actors(s: Money) -> int:
    """Everybody whose bet is open; then the seat that fronts the highest bet."""
    if s.why:
        return 0
    if s.phase == BET:
        return ((1 << s.players) - 1) & ~s.locked
    return 1 << s.turn


@rule
def legal(s: Money, seat: int) -> Moves:
    """The moves a seat may make: cards 0..63 in the first word, the other cards and the words in the second."""
    if s.why:
        return EMPTY, EMPTY
    if s.phase == BET:
        return _bet_moves(s, seat)
    if seat == s.turn:
        return EMPTY, _swaps(s, seat)
    return EMPTY, EMPTY


@rule
def _word(move: int) -> Word:
    """The bit of a move of the second word."""
    return bit(move - 64)


@rule
def _bet_moves(s: Money, seat: int) -> Moves:
    """Put a card or the engaño in, take it back, close the bet; reopen a closed one (MM-06, MM-A04, MM-H2)."""
    may_revise = s.revised[seat] < REVISIONS
    if (s.locked >> seat) & 1:
        may_reopen = s.reopened[seat] < REVISIONS if s.shown else may_revise
        return EMPTY, _word(moves.UNLOCK) if may_reopen else EMPTY
    low, high = s.hand[seat, 0], s.hand[seat, 1]
    bluffs = (s.bluff >> seat) & 1
    if may_revise:
        low |= s.bet[seat, 0]
        high |= s.bet[seat, 1]
    if may_revise or not bluffs:
        high |= _word(moves.ENGANO)
    if bluffs or fronts(s, seat):  # the engaño alone will do (MM-24, MM-A05)
        high |= _word(moves.LOCK)
    return low, high


@rule
def _swaps(s: Money, seat: int) -> Word:
    """A lot, the own bet, or a bet still in front of another seat (MM-09 MM-11 MM-A06 MM-A07 MM-A10)."""
    found = _word(moves.LEFT) | _word(moves.RIGHT) | _word(moves.BACK)
    for other in range(s.players):
        if other != seat and fronts(s, other):
            found |= _word(moves.SWAP + other)
    return found
