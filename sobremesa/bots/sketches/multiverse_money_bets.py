"""What lies face down in a world that somebody imagines: cards that a player would bet, not any of a hand.

Dealing anew makes every card of a hand as likely to lie there. Whoever believes that expects foolish bets, and more of
them than come: it then thinks too well of its own chances, and bids too little.
"""

from sobremesa.bots.sensible.multiverse_money import judge
from sobremesa.rules.cards import EMPTY, Word, bit
from sobremesa.rules.chance import STRIDE, scatter
from sobremesa.rules.games.multiverse_money import moves
from sobremesa.rules.games.multiverse_money.record import BET, Money
from sobremesa.rules.games.multiverse_money.sight import lay_any
from sobremesa.rules.jit import rule, seldom


@seldom
def suppose(s: Money, seat: int, luck: Word) -> None:
    """Have every rival bet by judgement as many cards as lie in front of them."""
    if s.phase == BET:
        for rival in range(s.players):
            if rival != seat and s.laid[rival]:
                _bet_again(s, rival, luck)


@rule
def _bet_again(s: Money, rival: int, luck: Word) -> None:
    """Who would bet fewer cards has laid any for the rest."""
    for word in range(2):
        s.hand[rival, word] |= s.bet[rival, word]
        s.bet[rival, word] = EMPTY
    s.bluff &= ~(1 << rival)
    for _ in range(s.laid[rival]):
        luck = scatter(luck + STRIDE)
        move = judge(s, rival, luck)
        if move < moves.ENGANO:
            s.hand[rival, move >> 6] ^= bit(move & 63)
            s.bet[rival, move >> 6] ^= bit(move & 63)
        elif move == moves.ENGANO:
            s.bluff |= 1 << rival
        else:
            lay_any(s, rival)
