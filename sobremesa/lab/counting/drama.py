"""Who leads in the middle of a deal: whoever wins most of the ends that are imagined from there.

Every game can be asked that. From the true position, with chance anew, the same bots (for a search the sensible one)
play the deal to its end several times; the seats that win most often lead, unless all do alike. A deal that was given
up is not asked: there is no winner whom anybody could have foreseen.
"""

from sobremesa.lab.counting import layout
from sobremesa.lab.counting.desk import AGAIN, IMAGINED, Counts, Desk
from sobremesa.lab.counting.layout import MOMENTS, TRIALS
from sobremesa.lab.counting.running import MOST_MOVES, begin, run
from sobremesa.rules import engine
from sobremesa.rules.cards import Word
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.record import row


@seldom
def ask_who_leads(desk: Desk, seed: Word, number: int, moves: int, winners: int, shift: int, tally: Counts) -> None:
    """Play a deal of so many moves again, and ask at every tenth of it who leads."""
    luck = begin(desk, AGAIN, seed, number)
    engine.deal(row(desk.batch, AGAIN))
    made, before, changes, certain = 0, 0, 0, MOMENTS
    for moment in range(MOMENTS):
        wanted = moves * moment // MOMENTS
        luck, more, _ = run(desk, AGAIN, seed, luck, wanted - made, shift, tally, 0)
        made += more
        leaders = _leaders(desk, seed, scatter(luck + Word(number)), shift, tally)
        changes += before != 0 and leaders != 0 and leaders != before
        before = leaders or before
        ahead = leaders != 0 and leaders & ~winners == 0
        tally[layout.LEADS + moment] += ahead
        certain = min(certain, moment) if ahead else MOMENTS
    tally[layout.ASKED] += 1
    tally[layout.CERTAIN + certain] += 1
    tally[layout.CHANGES] += changes
    tally[layout.CHANGES + 1] += changes * changes


@rule
def _leaders(desk: Desk, seed: Word, luck: Word, shift: int, tally: Counts) -> int:
    """The seats that win most of the trials, as bits; none if all win as many."""
    wins = desk.trials
    for seat in range(wins.size):
        wins[seat] = 0
    for _ in range(TRIALS):
        desk.batch[IMAGINED] = desk.batch[AGAIN]
        s = row(desk.batch, IMAGINED)
        luck = scatter(luck + STRIDE)
        rekey(s, luck, seed)
        run(desk, IMAGINED, seed, scatter(luck), MOST_MOVES, shift, tally, 0)
        for seat in range(s.players):
            wins[seat] += (s.winners >> seat) & 1
    s = row(desk.batch, AGAIN)
    most, leaders = 0, 0
    for seat in range(s.players):
        if wins[seat] > most:
            most, leaders = wins[seat], 0
        if wins[seat] == most:
            leaders |= 1 << seat
    return 0 if leaders == (1 << s.players) - 1 else leaders
