"""The two clocks: the one that people read, and one that nobody sets. What time does to a table is in core/timeouts."""

import asyncio
import time


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def beat() -> float:
    """Milliseconds of a clock that nobody sets."""
    return asyncio.get_running_loop().time() * 1000
