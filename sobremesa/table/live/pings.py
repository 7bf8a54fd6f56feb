"""Pings: how long the way to a page and back takes, for races (docs/races.md)."""

from sobremesa.table.core import races


class Pings:
    """The pings of one connection."""

    __slots__ = ("_nonce", "_sent", "_trips")

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: tuple[float, ...] = ()
        self._nonce = 0

    def ping(self, now: float) -> int:
        """A ping leaves; its number."""
        self._nonce += 1
        self._sent[self._nonce] = now
        self._sent.pop(self._nonce - races.TRIPS, None)
        return self._nonce

    def pong(self, nonce: int, now: float) -> None:
        """An answer came; one that nobody asked for says nothing."""
        sent = self._sent.pop(nonce, None)
        if sent is not None:
            self._trips = (*self._trips[1 - races.TRIPS :], now - sent)

    @property
    def trip(self) -> float:
        """The round trip that is forgiven, in milliseconds."""
        return min(races.CREDIT, min(self._trips, default=0.0))
