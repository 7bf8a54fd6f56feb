"""The two clocks. What time does to a table is in core/timeouts.

Both are steady: whoever sets the machine's clock neither stops a table's time nor lets it run out. What people read was
right when the process began, and goes on from there; time that the machine sleeps passes, too.
"""

import time
from functools import partial

# Nanoseconds of a clock that nobody sets.
steady = partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns

_BEGUN = time.time_ns() - steady()


def now() -> int:
    """Milliseconds since 1970."""
    return (_BEGUN + steady()) // 1_000_000


def beat() -> float:
    """Milliseconds of a clock for short ways, to a part of one."""
    return time.perf_counter() * 1000
