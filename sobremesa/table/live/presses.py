"""Turns as they arrive. Where several want to be first they are held, and the quickest goes first (docs/races.md)."""

import asyncio

from sobremesa.table.core import races
from sobremesa.table.core.races import Race
from sobremesa.table.core.table import Table
from sobremesa.table.live import clock
from sobremesa.table.live.audience import Audience
from sobremesa.table.live.jobs import Job, Jobs


class Presses:
    """The turns that are on their way to the line of a table's jobs."""

    __slots__ = ("_alarm", "_audience", "_jobs", "_race", "_shown")

    def __init__(self, jobs: Jobs, audience: Audience, seats: int) -> None:
        self._jobs, self._audience = jobs, audience
        self._shown = [0.0] * seats  # when each seat was sent its question
        self._race: Race[Job] = Race()
        self._alarm: asyncio.TimerHandle | None = None

    def press(self, table: Table, seat: int, version: int, trip: float, job: Job) -> None:
        """A turn arrives. It is held for as long as a quicker one may be on its way.

        One that answers an earlier question is no press: it was made before the moment, and will be refused.
        """
        rivals = races.rivals(table, seat) if seat >= 0 and version >= table.asked[seat] else []
        if not rivals:
            self._jobs.put(job)
            return
        pressed = clock.beat()
        surprised = seat != table.concerned
        quickest = self._race.press(seat, races.reaction(self._shown[seat], pressed, trip, surprised=surprised), job)
        trips = {rival: self._audience.trip(table.people[rival]) for rival in rivals if rival not in self._race}
        waited_for = ((self._shown[rival], trip) for rival, trip in trips.items())
        self._ring(races.patience(pressed, quickest, waited_for) - pressed)

    def ask(self, before: Table, after: Table) -> None:
        """Seats are shown new questions; presses that answered the old ones are not held any longer."""
        shown = clock.beat()
        for seat, asked in enumerate(after.asked):
            if asked != before.asked[seat]:
                self._shown[seat] = shown
                for job in self._race.release(seat):
                    self._jobs.put(job)

    def finish(self) -> None:
        """Hold nothing any longer."""
        if self._alarm is not None:
            self._alarm.cancel()
        for job in self._race.finish():
            self._jobs.put(job)

    def _ring(self, delay: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, delay) / 1000, self.finish)
