"""Playing a record on: whoever owes a decision is asked, in random order where several do."""

from sobremesa.lab.counting import layout
from sobremesa.lab.counting.choosing import choose, make
from sobremesa.lab.counting.desk import BLANK, NOBODY, Counts, Desk
from sobremesa.rules.cards import ONE, Word, bit
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import Deal, actors, any_seat, ends_turn
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import row

MOST_MOVES = 20_000  # of a deal: one that is not over then is given up. The rules end none later than after 10,000
ASPECTS = len(layout.ASPECTS)


@rule
def begin(desk: Desk, at: int, seed: Word, number: int) -> Word:
    """Lay out a record before the deal of a number; the luck of those who will play it."""
    desk.batch[at] = desk.batch[BLANK]
    rekey(row(desk.batch, at), seed, Word(number))
    return scatter(seed ^ scatter(Word(number) + ONE))


@seldom
def run(
    desk: Desk, at: int, seed: Word, luck: Word, most: int, shift: int, tally: Counts, counting: int
) -> tuple[Word, int, int]:
    """Play on to the end of the deal, or so many moves; the luck that is left, the moves made, the turns ended."""
    moves, turns = 0, 0
    while moves < most:
        s = row(desk.batch, at)
        owed = actors(s)
        if owed == 0:
            break
        luck = scatter(luck + STRIDE)
        seat = any_seat(owed, luck)
        player = (seat + s.players - shift) % s.players
        move = choose(desk, at, seat, player, seed, scatter(luck), tally, counting)
        make(s, seat, move)
        moves += 1
        turns += ends_turn(s, move)
        if counting:
            desk.did[seat, move >> 6] |= bit(move & 63)
            tally[layout.OF_MOVES + ASPECTS * move] += 1
            tally[layout.OF_KINDS + ASPECTS * desk.kinds[move]] += 1
            hear(desk, s, tally)
    return luck, moves, turns


@seldom
def hear(desk: Desk, s: Deal, tally: Counts) -> None:
    """Count what the last move did, or the deal: events of the record."""
    for i in range(s.kept, s.told):  # type: ignore[attr-defined]
        point, seat = s.trail[i, 0], s.trail[i, 1]  # type: ignore[attr-defined]
        tally[layout.OF_POINTS + ASPECTS * point] += 1
        desk.happened[seat if seat >= 0 else NOBODY, point >> 6] |= bit(point & 63)
