"""Events and wishes: the fields that a record has at the table and lacks in simulation.

`tell` appends to a trail inside the record what the last move did, with the point of the rules that made
it so; in a record without a trail it compiles to nothing. Wishes name the cards that chance will give
next: how scenarios and lessons stack the deck.
"""

from typing import Any

from sobremesa.rules import fields
from sobremesa.rules.fields import NOBODY, TOLD
from sobremesa.rules.jit import where
from sobremesa.rules.kinds import NONE as NONE
from sobremesa.rules.kinds import UNSEEN as UNSEEN
from sobremesa.rules.record import Record, Small

TRAIL = 64
WISHES = 32
EVERYBODY = 0x7FFF  # eyes: a mask of seats
SECRET = -1  # eyes: nobody may even know that it happened


class Trail(Record):
    """What the table adds to a game's record."""

    trail: Small = fields.field(
        "i2", "events of the last move: point, seat, argument, other seat, eyes", shape=(TRAIL, 5), eyes=TOLD
    )
    told: int = fields.field("i1", "how many events the trail holds", eyes=TOLD)
    kept: int = fields.field(
        "i1", "how many of them, the first ones, an earlier move made: the last was a secret", eyes=NOBODY
    )
    wish: Small = fields.field("i2", "cards that the next picks will take", shape=WISHES, eyes=NOBODY)
    wishes: int = fields.field("i1", "how many wishes were made", eyes=NOBODY)
    granted: int = fields.field("i1", "how many came true", eyes=NOBODY)


@where("trail")
def tell(s: Any, point: int, seat: int, argument: int = NONE, other: int = NONE, eyes: int = EVERYBODY) -> None:
    """Something happened to a seat. `eyes` are the seats that may see the argument."""
    at = s.told
    if at < TRAIL:
        s.trail[at, 0] = point
        s.trail[at, 1] = seat
        s.trail[at, 2] = argument
        s.trail[at, 3] = other
        s.trail[at, 4] = eyes
        s.told = at + 1


@where("trail")
def clear(s: Any) -> None:
    """A new move begins: nothing has happened yet."""
    s.told = 0
    s.kept = 0


@where("trail")
def whisper(s: Any) -> None:
    """A move begins that no other seat may notice: to them, what the last open move did stays the latest news."""
    while s.told > 0 and s.trail[s.told - 1, 4] == SECRET:
        s.told -= 1
    s.kept = s.told


@where("trail")
def hush(s: Any, seat: int) -> None:
    """Take from the trail what this seat (-1: a spectator) may not see, and the wishes altogether."""
    while s.told > 0 and s.trail[s.told - 1, 4] == SECRET:
        s.told -= 1
    s.kept = 0
    for at in range(s.told, TRAIL):  # what earlier moves left behind
        for column in range(5):
            s.trail[at, column] = 0
    for at in range(s.told):
        eyes = s.trail[at, 4]
        if eyes != EVERYBODY and (seat < 0 or not (eyes >> seat) & 1):
            s.trail[at, 2] = UNSEEN
        s.trail[at, 4] = EVERYBODY
    for at in range(WISHES):
        s.wish[at] = 0
    s.wishes = 0
    s.granted = 0
