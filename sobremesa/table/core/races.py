"""Races: who called or caught first, judged on each player's own reaction time.

A press is timed from when the question was sent to the presser, less the round trip of their connection: the least of
the last few, and never more than CREDIT, so that nobody gains much by answering pings late. A press sooner than
a human can react was made blindly, and counts as a slow one: BLIND. A press is held only as long as a quicker one of
somebody who could still press may be on its way; then the quickest goes first. docs/races.md has it in plain words.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Generic, TypeVar

from sobremesa.rules.cards import zone_members
from sobremesa.rules.engine import Moves
from sobremesa.rules.kinds import MEMO
from sobremesa.table.core.table import Table

HUMAN = 120  # milliseconds: nobody reacts sooner to what they see
CREDIT = 900  # milliseconds of round trip that are forgiven at most: 400 each way, and some
BLIND = 3000  # milliseconds that a blind press counts as, and waits
HASTE, LEISURE = 1200, 2600  # milliseconds between which a bot's reaction is drawn; sooner than BLIND
WINDOW = 5000  # milliseconds after which saying nothing is an answer, where the game takes it as one
TRIPS = 8  # the latest pings, of which the quickest counts

T = TypeVar("T")


def reaction(shown: float, pressed: float, trip: float, *, surprised: bool = True) -> float:
    """How long somebody took after seeing the question. Who made the moment, by playing the card, is not surprised
    by it, and may be as quick as they like.
    """
    own = pressed - shown - trip
    return own if own >= HUMAN or not surprised else BLIND


def rivals(table: Table, seat: int) -> list[int]:
    """The other seats that could win a race now; none when no window is open."""
    if not table.silence:
        return []
    races = table.setup.game.races
    return [rival for rival, moves in enumerate(table.questions) if rival != seat and _may_race(moves, races)]


@lru_cache(MEMO)
def _may_race(moves: Moves, races: frozenset[int]) -> bool:
    """Whether a move that is raced for is among some moves."""
    return not races.isdisjoint(zone_members(moves))


def patience(pressed: float, own: float, others: Iterable[tuple[float, float]]) -> float:
    """Until when a press is held: (shown, trip) of everybody who could still press."""
    arrivals = (shown + trip + own for shown, trip in others)
    return min(max(arrivals, default=pressed), pressed + CREDIT + (BLIND if own == BLIND else 0))


class Race(Generic[T]):
    """The presses that are held. No later press of a seat counts for more than its first."""

    def __init__(self) -> None:
        self._held: dict[int, list[tuple[float, T]]] = {}

    def __contains__(self, seat: int) -> bool:
        return seat in self._held

    def press(self, seat: int, own: float, job: T) -> float:
        """Hold a press; the reaction of the quickest so far."""
        presses = self._held.setdefault(seat, [])
        presses.append((max(own, presses[0][0]) if presses else own, job))
        return min(held[0][0] for held in self._held.values())

    def release(self, seat: int) -> list[T]:
        """What was held of a seat: it is asked something else now."""
        return [job for _, job in self._held.pop(seat, [])]

    def finish(self) -> list[T]:
        """Everything that was held, the quickest first."""
        presses = sorted((press for held in self._held.values() for press in held), key=lambda press: press[0])
        self._held.clear()
        return [job for _, job in presses]
