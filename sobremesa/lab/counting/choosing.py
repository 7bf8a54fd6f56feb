"""How a seat chooses: by its bot, among the moves that restrictions leave.

A restriction is data: moves, and when they are never or always made. It narrows what is legal; one that would leave
nothing is not kept in that decision, and that is counted.
"""

from sobremesa.bots.judgement import judge
from sobremesa.lab.counting import layout
from sobremesa.lab.counting.desk import (
    ABOVE,
    ALWAYS,
    ASIDE,
    BELOW,
    CHANCE,
    HAND,
    HAND_WORDS,
    HOW,
    IMAGINED,
    PHASE,
    PHASES,
    WHO,
    Counts,
    Desk,
    Words,
    moves_of,
)
from sobremesa.lab.counting.thinking import think
from sobremesa.rules import engine
from sobremesa.rules.cards import EMPTY, Word, bit, has, size
from sobremesa.rules.chance import scatter
from sobremesa.rules.engine import Deal, any_of, contains
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import row


@seldom
def choose(desk: Desk, at: int, seat: int, player: int, seed: Word, luck: Word, tally: Counts, counting: int) -> int:
    """The move of a seat; `player` is who sits there, by where they sat at first."""
    s = row(desk.batch, at)
    moves = engine.legal(s, seat)
    for i in range(len(moves)):
        desk.legal[i] = desk.allowed[i] = moves[i]
        if counting:
            desk.could[seat, i] |= moves[i]
    for number in range(desk.conditions.shape[0]):
        if _holds(desk, at, seat, player, number):
            _narrow(desk, number, tally, counting)
    level = desk.bots[player]
    if level == CHANCE:
        return any_of(moves_of(desk.allowed), luck)
    if level > 0 and at != IMAGINED:
        if _many(desk.allowed) == 1:
            return any_of(moves_of(desk.allowed), luck)
        move = think(desk, at, seat, level, seed)
        return move if move >= 0 else any_of(moves_of(desk.allowed), luck)
    move = advise(s, seat, luck)
    return move if contains(moves_of(desk.allowed), move) else _otherwise(desk, at, seat, move, luck)


@seldom
def advise(s: Deal, seat: int, luck: Word) -> int:
    """What a sensible player would do."""
    return judge(s, seat, luck)


@seldom
def make(s: Deal, seat: int, move: int) -> None:
    """Make a legal move."""
    engine.play(s, seat, move)


@rule
def _holds(desk: Desk, at: int, seat: int, player: int, number: int) -> bool:
    """Whether a restriction concerns this decision."""
    conditions = desk.conditions
    if not (conditions[number, WHO] >> player) & 1:
        return False
    if conditions[number, PHASES] and not (conditions[number, PHASES] >> _phase(desk, at)) & 1:
        return False
    cards = 0
    for i in range(desk.how[HAND_WORDS]):
        cards += size(desk.words[at, desk.how[HAND] + seat * desk.how[HAND_WORDS] + i])
    return bool(conditions[number, ABOVE] < cards < conditions[number, BELOW])


@rule
def _phase(desk: Desk, at: int) -> int:
    """What is being asked; only of a game that has phases."""
    return int(desk.bytes[at, desk.how[PHASE]])


@seldom
def _narrow(desk: Desk, number: int, tally: Counts, counting: int) -> None:
    """Take from what is allowed what a restriction forbids, if that leaves something."""
    always = desk.conditions[number, HOW] == ALWAYS
    left, gone, meant = EMPTY, EMPTY, EMPTY
    for i in range(desk.allowed.size):
        mask = desk.masks[number, i] if always else ~desk.masks[number, i]
        left |= desk.allowed[i] & mask
        gone |= desk.allowed[i] & ~mask
        meant |= desk.legal[i] & mask
    if gone == EMPTY or (always and meant == EMPTY):
        return
    if counting:
        tally[layout.KEPT + 2 * number + (left == EMPTY)] += 1
    if left != EMPTY:
        for i in range(desk.allowed.size):
            desk.allowed[i] &= desk.masks[number, i] if always else ~desk.masks[number, i]


@seldom
def _otherwise(desk: Desk, at: int, seat: int, move: int, luck: Word) -> int:
    """What a sensible player does who may not make a move: what they would do after a word that they may not say, or
    else another move of its kind, or else any, each as likely.
    """
    luck = scatter(luck)
    if contains(moves_of(desk.asides), move):
        desk.batch[ASIDE] = desk.batch[at]
        s = row(desk.batch, ASIDE)
        make(s, seat, move)
        if (engine.actors(s) >> seat) & 1:
            after = advise(s, seat, luck)
            if contains(moves_of(desk.allowed), after):
                return after
    for i in range(desk.legal.size):
        desk.legal[i] = EMPTY
    alike = 0
    for other in range(desk.kinds.size):
        if desk.kinds[other] == desk.kinds[move] and has(desk.allowed[other >> 6], other & 63):
            desk.legal[other >> 6] |= bit(other & 63)
            alike += 1
    return any_of(moves_of(desk.legal), luck) if alike else any_of(moves_of(desk.allowed), luck)


@rule
def _many(words: Words) -> int:
    """How many moves there are."""
    count = 0
    for i in range(words.size):
        count += size(words[i])
    return count
