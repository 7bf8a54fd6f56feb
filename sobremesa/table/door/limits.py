"""How much anybody may ask for. Beyond it they are refused, clearly and alone: nobody else is disturbed.

An address is what a request comes from; a family or a school shares one, so its limits are generous. Behind a proxy
on the same machine it is the one that the proxy names.
"""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection

from sobremesa.rules.errors import SobremesaError
from sobremesa.table.config import Config
from sobremesa.table.live.house import UnknownTable

MINUTE, HOUR = 60, 3600
SHARED = 5  # times what one person may, an address may
BREATH = 12  # things that may be said at once
KEYS = 20_000  # buckets that are remembered of each kind


class Flood(SobremesaError):
    """Too much at once, or too many of something."""


class Bucket:
    """How much somebody may send: `rate` a second over a while, `most` at once. A rate of 0 is no limit."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    @property
    def spent(self) -> bool:
        """Whether nothing more is allowed now."""
        at = time.monotonic()
        self._left = min(self._most, self._left + (at - self._at) * self._rate)
        self._at = at
        return bool(self._rate) and self._left < 1

    @property
    def wait(self) -> int:
        """Seconds until one more is allowed."""
        return math.ceil((1 - self._left) / self._rate) if self.spent else 0

    def take(self) -> bool:
        """Whether one more is allowed."""
        if self.spent:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many; those that were not asked for the longest time are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._buckets: dict[str, Bucket] = {}

    def __getitem__(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._most)
        self._buckets[key] = bucket
        if len(self._buckets) > KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Limits:
    """What one process allows; the settings say how much."""

    def __init__(self, config: Config) -> None:
        self.requests = Buckets(config.requests, SHARED * config.requests)
        self._misses = Buckets(config.misses / MINUTE, config.misses)
        self._arrivals = Buckets(config.arrivals / HOUR, config.arrivals)
        self._opened = Buckets(config.openings / HOUR, config.openings)
        self._opened_there = Buckets(SHARED * config.openings / HOUR, SHARED * config.openings)
        self.talk = Buckets(config.talk / MINUTE, BREATH)
        self._tabs, self._connections = config.tabs, config.connections
        self._here: Counter[str] = Counter()

    def arrive(self, address: str) -> None:
        """A new person comes, unless too many have."""
        if not self._arrivals[address].take():
            raise Flood("too many people came from there")

    def open(self, person: str, address: str) -> None:
        """A table is opened, unless too many were."""
        if not (self._opened[person].take() and self._opened_there[address].take()):
            raise Flood("too many tables were opened")

    @contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Looking for a table by its code. Who was wrong too often has to wait, also with the right one."""
        misses = self._misses[address]
        if misses.spent:
            raise Flood("too many wrong codes")
        try:
            yield
        except UnknownTable:
            misses.take()
            raise

    def enter(self, person: str) -> None:
        """A connection begins, unless there are too many."""
        if (self._tabs and self._here[person] >= self._tabs) or (
            self._connections and self._here.total() >= self._connections
        ):
            raise Flood("too many connections")
        self._here[person] += 1

    def exit(self, person: str) -> None:
        """A connection has ended."""
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody asks from: an IPv4 address, or the network of an IPv6 one, whose rest anybody may choose."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if found.version == 4 else str(ipaddress.ip_network((int(found), 64), strict=False))
