"""What happens by itself: hand-overs when time runs out, silence where it is an answer, the next deal after a pause;
before a match, the seat of who went away, and its start without the shares that did not come.

Pure, like `decide`.

Only what everybody may know decides: a seat that publicly owes an answer is handed over when its time is
up, whether or not it has secretly answered. So a hand-over tells nothing.
"""

from collections.abc import Mapping

from sobremesa.table.core.decide import started
from sobremesa.table.core.entries import AnyEntry, Dealt, HandedOver, Played, Stood
from sobremesa.table.core.races import WINDOW
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import Why

VACATED = 180_000  # milliseconds that a seat waits, before a match: who shares the link elsewhere comes back
AWAITED = 5_000  # milliseconds that a match which was called waits for shares of its shuffle


def deadline(table: Table, woken: int) -> int | None:
    """When the time for the present question, the pause, or the shares is up. While nobody is there it does not run."""
    if table.called:
        time = AWAITED
    elif table.stage == "pause":
        time = 1000 * table.opened.pause
    elif table.stage == "playing":
        time = 1000 * table.opened.clock.seconds
        if table.silence:
            time = min(time or WINDOW, WINDOW)
        if not time:
            return None
    else:
        return None
    return max(table.since, woken) + time


def due(table: Table, away: Mapping[int, int], woken: int) -> int | None:
    """The next moment at which something may happen by itself. `away`: since when each absent seat is."""
    if table.called:
        return deadline(table, woken)
    if table.stage == "lobby":
        return min((at + VACATED for at in away.values()), default=None)
    moments = [at + 1000 * table.opened.grace for seat, at in away.items() if _waited_for(table, seat)]
    end = deadline(table, woken)
    if end is not None and _runs(table):
        moments.append(end)
    return min(moments, default=None)


def elapse(table: Table, away: Mapping[int, int], woken: int, now: int) -> list[AnyEntry]:
    """What the passing of time has done by now."""
    end = deadline(table, woken)
    up = end is not None and now >= end
    if table.called:
        return [started(table)] if up else []
    if table.stage == "lobby":
        return [Stood(seat) for seat, at in sorted(away.items()) if now >= at + VACATED]
    if table.stage == "pause":
        return [Dealt()] if up else []
    if up and table.silence:
        return [Played(seat=seat, moves=(table.silence,), by="time") for seat in table.owed]
    gone: dict[int, Why] = {}
    for seat, at in away.items():
        if _waited_for(table, seat) and now >= at + 1000 * table.opened.grace:
            gone[seat] = "away"
    if up:
        gone |= {seat: "time" for seat in table.owed if _waited_for(table, seat) and seat not in gone}
    return [HandedOver(seat, table.opened.stand_in, why) for seat, why in sorted(gone.items())]


def _runs(table: Table) -> bool:
    """Whether anything happens when the time is up."""
    return table.stage == "pause" or any(_waited_for(table, seat) for seat in table.owed) or bool(table.silence)


def _waited_for(table: Table, seat: int) -> bool:
    """Whether a person is to answer, as far as everybody may know."""
    return table.stage == "playing" and seat in table.owed and not table.is_bot(seat)
