"""Who is asked, wherever one seat is asked at a time: by a net, a learner, an environment."""

from sobremesa.rules import engine
from sobremesa.rules.cards import Word, least
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
