"""What a deal of $CONE or UNO Monster High is worth to a seat: at its end, and for $CONE before it.

A deal of $CONE is so full of luck that its end tells little of one move. Some rounds later the hands tell more: few
cards, a single one, and wilds, which always fit. The weights were fitted to who won 6,000 deals of sensible bots.
"""

from math import sqrt

import numpy as np

from sobremesa.bots.exact import exp
from sobremesa.bots.judgement import FOREVER
from sobremesa.rules.cards import Word, size
from sobremesa.rules.games.uno import scoring
from sobremesa.rules.games.uno.deck import WILDS
from sobremesa.rules.games.uno.record import LOWEST, POINTS, Uno
from sobremesa.rules.jit import rule, seldom

FULL = 200  # points that make a win of UNO a full one
ROUNDS = 4  # moves of everybody to imagine; saying the word and passing are moves, too

CHANCES = np.array(
    [[exp(-0.1 * cards + (cards == 1) + 0.9 * min(wilds, 3) / sqrt(max(cards, 1))) for wilds in range(13)]
     for cards in range(109)]
)  # fmt: skip


@rule
def foresight(s: Uno) -> int:
    """In $CONE some rounds; where points count, the end. Between two it pays to count the cards to the end."""
    counts = s.players == 2 or s.options & (POINTS | LOWEST)
    return s.moves + (FOREVER if counts else ROUNDS * s.players)


@seldom
def worth(s: Uno, seat: int) -> float:
    """A match won or lost; before that a deal won, and in UNO by how many points."""
    best = scoring.champions(s)
    if not best and s.options & LOWEST:
        return _ahead(s, seat)
    if not best and s.options & POINTS:
        return _gained(s, seat)
    if not best and not s.why:
        return _promise(s, seat)
    best = best or s.winners
    return 1.0 / size(Word(best)) if (best >> seat) & 1 else 0.0


@rule
def _gained(s: Uno, seat: int) -> float:
    """The winner scores what the others hold, so a loser is glad of every card played in time."""
    gain = 0
    for rival in range(s.players):
        gain += scoring.worth(s, rival)
    full = min(gain, FULL) / FULL
    return 0.6 + 0.4 * full if (s.winners >> seat) & 1 else 0.3 - 0.3 * full


@rule
def _ahead(s: Uno, seat: int) -> float:
    """Everybody scores their own: how far below the others."""
    own, others = scoring.worth(s, seat), 0
    for rival in range(s.players):
        if rival != seat:
            others += scoring.worth(s, rival)
    return min(max(0.5 + (others / (s.players - 1) - own) / FULL, 0.0), 1.0)


@seldom
def _promise(s: Uno, seat: int) -> float:
    """The chance to win an unfinished deal."""
    everybody = 0.0
    for rival in range(s.players):
        everybody += _chance(s, rival)
    return _chance(s, seat) / everybody


@rule
def _chance(s: Uno, seat: int) -> float:
    """What a hand weighs beside the others."""
    wilds = size(s.hand[seat, 0] & WILDS) + size(s.hand[seat, 1] & WILDS)
    return float(CHANCES[s.count[seat], wilds])
