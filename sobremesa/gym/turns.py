"""What environments do on every device beside `bots/asking.py`: where a learner sits, and when its rivals move."""

from sobremesa.bots.asking import OVER, asked
from sobremesa.bots.judgement import judge
from sobremesa.gym.encoder import Words
from sobremesa.rules import engine
from sobremesa.rules.cards import Word, nth, size, whole
from sobremesa.rules.chance import STRIDE, scatter
from sobremesa.rules.engine import Deal, any_of, legal
from sobremesa.rules.jit import rule, seldom

ALONE, CHANCE, SENSIBLE = range(3)  # whom a learner plays with: nobody (every seat is its own), or bots


@rule
def seat_of(learner: int, players: int, e: int, k: int) -> int:
    """The learner's seat in deal k of environment e: always the same, or (OVER) another one each deal."""
    return learner if learner >= 0 else (e + k) % players


@rule
def any_legal(legals: Words, e: int, luck: Word) -> int:
    """One of the moves that are legal in an environment, every one as likely."""
    count = 0
    for word in range(legals.shape[1]):
        count += size(legals[e, word])
    n = whole(((luck >> Word(32)) * Word(count)) >> Word(32))
    for word in range(legals.shape[1]):
        here = size(legals[e, word])
        if n < here:
            return 64 * word + nth(legals[e, word], n)
        n -= here
    return OVER


@rule
def guess(s: Deal, learner: int, luck: Word) -> tuple[int, Word]:
    """Rivals move at random until the learner is asked: its seat, or OVER, and the luck that is left."""
    seat = asked(s)
    while seat != learner and seat >= 0:
        luck += STRIDE
        engine.play(s, seat, any_of(legal(s, seat), scatter(luck)))
        seat = asked(s)
    return seat, luck


@seldom
def judged(s: Deal, learner: int, luck: Word) -> tuple[int, Word]:
    """Rivals move as a sensible player would, until the learner is asked: its seat, or OVER, and the luck left."""
    seat = asked(s)
    while seat != learner and seat >= 0:
        luck += STRIDE
        engine.play(s, seat, judge(s, seat, scatter(luck)))
        seat = asked(s)
    return seat, luck
