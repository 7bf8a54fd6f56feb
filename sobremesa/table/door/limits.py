"""How much anybody may ask for. Beyond it they are refused, clearly and alone: nobody else is disturbed.

Who has a cookie of ours is counted by their identity, wherever they are. Only newcomers are counted by their address,
generously: a family or a school shares one. Behind a proxy on the same machine it is the one that the proxy names.
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
from sobremesa.table.store.carrying import UnknownCode

MINUTE, HOUR = 60, 3600
BURST = 3  # seconds' worth of frames that may come at once
RUSH = 5  # the same, of requests
BREATH = 12  # things that may be said at once
SHARED = 5  # times what one person may, all the newcomers of an address may
CLASS = 30  # people who open tables at one address
KEYS = 20_000  # buckets that are remembered of each kind
SOON = 5  # seconds after which it is worth while to try again where nobody can know


class Flood(SobremesaError):
    """Too much at once, or too many of something; `retry` seconds later it is worth while to try again."""

    def __init__(self, what: str, retry: int) -> None:
        super().__init__(what)
        self.retry = retry


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


class Shared:
    """Buckets of people, and of the addresses of those who are nobody yet."""

    def __init__(self, rate: float, most: float) -> None:
        self._people, self._newcomers = Buckets(rate, most), Buckets(SHARED * rate, SHARED * most)

    def of(self, asker: "Asker") -> Bucket:
        """The bucket that somebody takes from."""
        return self._people[asker.person] if asker.person else self._newcomers[asker.address]


class Asker:
    """Who asks: an identity that we have signed, or "", and an address."""

    __slots__ = ("address", "person")

    def __init__(self, person: str | None, address: str) -> None:
        self.person, self.address = person or "", address


class Limits:
    """What one process allows; the settings say how much."""

    def __init__(self, config: Config) -> None:
        self.frames = Buckets(config.rate, BURST * config.rate)
        self._requests = Shared(config.requests, RUSH * config.requests)
        self._misses = Shared(config.misses / MINUTE, config.misses)
        self._arrivals = Buckets(config.arrivals / HOUR, config.arrivals)
        self._opened = Buckets(config.openings / HOUR, config.openings)
        self._opened_there = Buckets(CLASS * config.openings / HOUR, CLASS * config.openings)
        self.talk = Buckets(config.talk / MINUTE, BREATH)
        self._tabs, self._connections = config.tabs, config.connections
        self._here: Counter[str] = Counter()

    def ask(self, asker: Asker) -> None:
        """Something is asked for, unless too much was."""
        _take(self._requests.of(asker), "too many requests")

    def arrive(self, address: str) -> None:
        """A new person comes, unless too many have."""
        _take(self._arrivals[address], "too many people came from there")

    def open(self, asker: Asker) -> None:
        """A table is opened, unless too many were."""
        _take(self._opened[asker.person], "too many tables were opened")
        _take(self._opened_there[asker.address], "too many tables were opened there")

    @contextmanager
    def guess(self, asker: Asker) -> Iterator[None]:
        """Looking for a table, or somebody, by a code. Who was wrong too often has to wait, also with the right one."""
        misses = self._misses.of(asker)
        if misses.spent:
            raise Flood("too many wrong codes", misses.wait)
        try:
            yield
        except (UnknownTable, UnknownCode):
            misses.take()
            raise

    def speak(self, person: str) -> None:
        """Somebody is about to speak, who may have said too much elsewhere, or before."""
        if self.frames[person].spent:
            raise Flood("too many frames", self.frames[person].wait)

    def enter(self, person: str) -> None:
        """A connection begins, unless there are too many."""
        if (self._tabs and self._here[person] >= self._tabs) or (
            self._connections and self._here.total() >= self._connections
        ):
            raise Flood("too many connections", SOON)
        self._here[person] += 1

    def exit(self, person: str) -> None:
        """A connection has ended."""
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]


def _take(bucket: Bucket, what: str) -> None:
    if not bucket.take():
        raise Flood(what, bucket.wait)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody asks from: an IPv4 address, or the network of an IPv6 one, whose rest anybody may choose."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if found.version == 4 else str(ipaddress.ip_network((int(found), 64), strict=False))
