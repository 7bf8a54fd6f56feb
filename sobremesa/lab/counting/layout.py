"""What a tally is: one array of whole numbers, in blocks. Parts of a run are added up number by number, so neither
threads nor their order can change the sum.

The page reads the same blocks by the same names (`blocks`, in `lab.json`).
"""

from math import prod
from typing import NamedTuple

from sobremesa.rules.engine import SEATS
from sobremesa.rules.jit import rule

WIN = 2520  # a whole win, in the units in which a shared one is counted: 1 to 10 share it evenly
MOVES, KINDS, POINTS = 1024, 64, 256  # as many as any game may have
RESTRICTIONS = 16
MOMENTS = 10  # of a deal at which is asked who leads: its beginning, after a tenth of its moves, …
TRIALS = 16  # ends that are imagined at each of them
EVERY = 64  # deals from one that is asked to the next

FINE, STEPS, OCTAVES = 64, 32, 10  # bins of lengths: one for each below 64, then 32 for each doubling up to 65,536
BINS = FINE + STEPS * OCTAVES


class Block(NamedTuple):
    """Numbers of a tally that belong together."""

    at: int
    shape: tuple[int, ...]


class Blocks:
    """Declares blocks, one after the other: each call says where the next one begins."""

    def __init__(self) -> None:
        self.blocks: dict[str, Block] = {}

    def __call__(self, name: str, *shape: int) -> int:
        """The next block; where it begins."""
        at = self.size
        self.blocks[name] = Block(at, shape)
        return at

    @property
    def size(self) -> int:
        """How many numbers they have together."""
        return sum(prod(block.shape) for block in self.blocks.values())


# What is measured of every deal (or match): a row of whole numbers.
_measure = Blocks()
LENGTH = _measure("moves")  # moves made
TURNS = _measure("turns")  # turns ended
DEALT = _measure("deals")  # deals played
WON = _measure("wins", SEATS)  # by who sits where at first: 1 for a win, alone or shared
SHARED = _measure("shares", SEATS)  # the same, a win divided among those who share it, in units of WIN
SCORED = _measure("points", SEATS)  # the score at the end
PLACED = _measure("places", SEATS)  # wins of who begins, of the next to the left, …
SIDE = _measure("side")  # the part of the win, in units of WIN, of all who are like P0: same bot, same restrictions
COLUMNS = _measure.size
measures = _measure.blocks

# What is counted of each move, kind of move and point of the rules.
TIMES, COULD, COULD_WIN, DID, DID_WIN = ASPECTS = range(5)

_block = Blocks()

PLAYED = _block("played")  # deals, or matches
SUMS = _block("sums", COLUMNS, 2)  # of each measure: its sum, and the sum of its squares
SEATED = _block("seats", SEATS)  # wins in each seat, whoever sat there
BEGUN = _block("begun")  # deals (or matches) in which one seat was asked first
WINNERS = _block("winners", SEATS + 1)  # deals (or matches) by how many won
ENDINGS = _block("endings", POINTS)  # deals by the point that ended them; none of those that were given up
LENGTHS = _block("lengths", BINS)  # deals by their moves
OF_MOVES = _block("of_moves", MOVES, len(ASPECTS))
OF_KINDS = _block("of_kinds", KINDS, len(ASPECTS))
OF_POINTS = _block("of_points", POINTS, len(ASPECTS))  # could: deals in which it happened, not seats
KEPT = _block("kept", RESTRICTIONS, 2)  # decisions that a restriction narrowed; that it could not be kept in
ASKED = _block("asked")  # deals that were asked who leads
LEADS = _block("leads", MOMENTS)  # of these, in which somebody led at that moment who won
CERTAIN = _block("certain", MOMENTS + 1)  # from which moment on; the last: at none
CHANGES = _block("changes", 2)  # of the lead from a moment to the next: their sum, and the sum of squares
UNFINISHED = _block("unfinished")  # deals (or matches) that were given up
SIZE = _block.size
blocks = _block.blocks


@rule
def bin_start(number: int) -> int:
    """The fewest moves that are counted in a bin."""
    if number < FINE:
        return number
    octave, step = (number - FINE) // STEPS, (number - FINE) % STEPS
    return (FINE + 2 * step) << octave
