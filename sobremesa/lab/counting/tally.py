"""The deals that answer a question: one compiled entry plays some of them in one setting, and counts.

Deal number i of seed S is the deal of seed S + (i << 64), as in every simulation, whatever the setting: so settings can
be compared deal by deal.
"""

import numpy as np
from numpy.typing import NDArray

from sobremesa.lab.counting import layout
from sobremesa.lab.counting.desk import DEALT, MATCH, NOBODY, ROTATE, Counts, Desk, desk_lent
from sobremesa.lab.counting.drama import ask_who_leads
from sobremesa.lab.counting.layout import COULD, COULD_WIN, DID, DID_WIN, WIN
from sobremesa.lab.counting.running import ASPECTS, MOST_MOVES, begin, hear, run
from sobremesa.rules import engine
from sobremesa.rules.cards import EMPTY, ONE, Word, bit, has, least, size
from sobremesa.rules.engine import Deal, actors
from sobremesa.rules.jit import entry, lent, rule, seldom
from sobremesa.rules.record import row

Rows = NDArray[np.int32]

MOST_DEALS = 500  # of a match: one that is not over then is given up


@entry
def play_deals(desk: Desk, seed: Word, first: int, rows: Rows, tally: Counts) -> None:
    """Play deals first, first + 1, …, one for each of the rows: what is measured of each is written there, and the rest
    is counted in the tally.
    """
    own, rows, tally = desk_lent(desk), lent(rows), lent(tally)
    for i in range(rows.shape[0]):
        _play_one(own, seed, first + i, rows, i, tally)


@entry
def differ(rows: Rows, others: Rows, sums: Counts) -> None:
    """Add up by how much each measure differs from deal to deal, and the squares of that."""
    for i in range(rows.shape[0]):
        for column in range(layout.COLUMNS):
            more = int(rows[i, column]) - int(others[i, column])
            sums[2 * column] += more
            sums[2 * column + 1] += more * more


@rule
def _play_one(desk: Desk, seed: Word, number: int, rows: Rows, at: int, tally: Counts) -> None:
    """A deal, or a whole match."""
    luck = begin(desk, DEALT, seed, number)
    s = row(desk.batch, DEALT)
    shift = number % s.players if desk.how[ROTATE] else 0
    _forget(desk)
    total, turned, dealt, first, winners, stuck = 0, 0, 0, -1, 0, False
    while True:
        engine.deal(s)
        hear(desk, s, tally)
        owed = actors(s)
        if first < 0 and size(Word(owed)) == 1:
            first = least(Word(owed))
        luck, moves, turns = run(desk, DEALT, seed, luck, MOST_MOVES, shift, tally, 1)
        stuck = actors(s) != 0
        _count_deal(s, moves, stuck, tally)
        if dealt == 0 and number % layout.EVERY == 0 and not stuck:
            ask_who_leads(desk, seed, number, moves, s.winners, shift, tally)
        total += moves
        turned += turns
        dealt += 1
        if not stuck:
            winners = engine.champions(s) if desk.how[MATCH] else s.winners
        if not desk.how[MATCH] or winners or stuck or dealt >= MOST_DEALS:
            break
    if stuck or (desk.how[MATCH] and winners == 0):
        tally[layout.UNFINISHED] += 1
    _measure(desk, s, winners, shift, first, rows, at)
    rows[at, layout.LENGTH], rows[at, layout.TURNS], rows[at, layout.DEALT] = total, turned, dealt
    _count(desk, s, winners, first, rows, at, tally)


@rule
def _forget(desk: Desk) -> None:
    """Nobody has done anything yet."""
    for seat in range(desk.could.shape[0]):
        for i in range(desk.could.shape[1]):
            desk.could[seat, i] = EMPTY
            desk.did[seat, i] = EMPTY
    for seat in range(desk.happened.shape[0]):
        for i in range(desk.happened.shape[1]):
            desk.happened[seat, i] = EMPTY


@rule
def _count_deal(s: Deal, moves: int, stuck: bool, tally: Counts) -> None:
    """How a deal ended, unless it was given up, and how long it was."""
    if not stuck:
        tally[layout.ENDINGS + s.why] += 1
    tally[layout.LENGTHS + bin_of(moves)] += 1


@rule
def bin_of(moves: int) -> int:
    """The bin of a length: exact below 64, then as fine as a thirty-second of the next smaller power of two."""
    octave = 0
    while moves >> octave >= 2 * layout.STEPS:
        octave += 1
    if octave == 0:
        return moves
    return min(layout.FINE + layout.STEPS * (octave - 1) + (moves >> octave) - layout.STEPS, layout.BINS - 1)


@rule
def _measure(desk: Desk, s: Deal, winners: int, shift: int, first: int, rows: Rows, at: int) -> None:
    """What is measured of each seat: by who sat there at first, and by how far from who begins."""
    for column in range(layout.COLUMNS):
        rows[at, column] = 0
    many = max(size(Word(winners)), 1)
    for seat in range(s.players):
        player = (seat + s.players - shift) % s.players
        won = (winners >> seat) & 1
        rows[at, layout.WON + player] = won
        rows[at, layout.SHARED + player] = won * (WIN // many)
        rows[at, layout.SCORED + player] = s.total[seat]
        if desk.sides[player]:
            rows[at, layout.SIDE] += won * (WIN // many)
        if first >= 0:
            rows[at, layout.PLACED + (seat + s.players - first) % s.players] = won


@rule
def _count(desk: Desk, s: Deal, winners: int, first: int, rows: Rows, at: int, tally: Counts) -> None:
    """Count a deal or a match that is over."""
    tally[layout.PLAYED] += 1
    tally[layout.BEGUN] += first >= 0
    tally[layout.WINNERS + size(Word(winners))] += 1
    for column in range(layout.COLUMNS):
        value = int(rows[at, column])
        tally[layout.SUMS + 2 * column] += value
        tally[layout.SUMS + 2 * column + 1] += value * value
    many = max(size(Word(winners)), 1)
    for seat in range(s.players):
        won = (winners >> seat) & 1
        tally[layout.SEATED + seat] += won
        _count_seat(desk, seat, won * (WIN // many), tally)
    for i in range(desk.happened.shape[1]):
        _count_points(desk, i, tally)


@seldom
def _count_seat(desk: Desk, seat: int, share: int, tally: Counts) -> None:
    """What a seat could do and did, and how much of a win it has."""
    could, did = EMPTY, EMPTY
    for i in range(desk.could.shape[1]):
        word = desk.could[seat, i]
        while word != EMPTY:
            move = 64 * i + least(word)
            word &= word - ONE
            made = has(desk.did[seat, i], move & 63)
            _credit(tally, layout.OF_MOVES + ASPECTS * move, made, share)
            could |= bit(desk.kinds[move])
            if made:
                did |= bit(desk.kinds[move])
    while could != EMPTY:
        kind = least(could)
        could &= could - ONE
        _credit(tally, layout.OF_KINDS + ASPECTS * kind, has(did, kind), share)
    for i in range(desk.happened.shape[1]):
        word = desk.happened[seat, i]
        while word != EMPTY:
            point = 64 * i + least(word)
            word &= word - ONE
            tally[layout.OF_POINTS + ASPECTS * point + DID] += 1
            tally[layout.OF_POINTS + ASPECTS * point + DID_WIN] += share


@rule
def _credit(tally: Counts, at: int, made: bool, share: int) -> None:
    """A seat that could do something, whether it did, and its share of the win."""
    tally[at + COULD] += 1
    tally[at + COULD_WIN] += share
    if made:
        tally[at + DID] += 1
        tally[at + DID_WIN] += share


@rule
def _count_points(desk: Desk, i: int, tally: Counts) -> None:
    """The points that happened to anybody, or to nobody: in how many deals."""
    word = desk.happened[NOBODY, i]
    for seat in range(NOBODY):
        word |= desk.happened[seat, i]
    while word != EMPTY:
        point = 64 * i + least(word)
        word &= word - ONE
        tally[layout.OF_POINTS + ASPECTS * point + COULD] += 1
