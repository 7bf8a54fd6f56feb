"""Who is asked, wherever one seat is asked at a time: by a net, a learner, an environment. And how deals follow each
other there, and what their end gives.

Environment e begins its deal number k with the key of seed + ((k << 32 | e) << 64): nothing else decides the cards, so
neither the device nor how many environments and threads there are makes a difference.
"""

from sobremesa.rules import engine
from sobremesa.rules.cards import Word, least, size
from sobremesa.rules.chance import rekey, scatter
from sobremesa.rules.engine import Deal
from sobremesa.rules.jit import rule

OVER = -1  # instead of a seat: nobody is asked


@rule
def asked(s: Deal) -> int:
    """The seat that is asked: the first that owes a decision, from the one that it concerns most to the left."""
    owed = engine.actors(s)
    if owed == 0:
        return OVER
    first = max(engine.first(s), 0)
    left = owed >> first
    return first + least(Word(left)) if left else least(Word(owed))


@rule
def begin(s: Deal, seed: Word, e: int, k: int) -> Word:
    """Deal number k of environment e, in a blank record; the luck of the bots in it."""
    number = Word(k) << Word(32) | Word(e)
    rekey(s, seed, number)
    engine.deal(s)
    return scatter(seed ^ scatter(number + Word(1)))


@rule
def share(s: Deal, seat: int) -> float:
    """What the end of a deal gives to a seat: 1, shared among those who won."""
    return ((s.winners >> seat) & 1) / max(size(Word(s.winners)), 1)
