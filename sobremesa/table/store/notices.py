"""Notices between processes on one PostgreSQL: who sends, then items. The sender knows already, and does not listen."""

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, func, select

WRITTEN = "sobremesa_written"  # tables and the versions that their logs have now
SEEN = "sobremesa_seen"  # tables at which other people are connected than before
GONE = "sobremesa_gone"  # people who are being forgotten
PAYLOAD = 7000  # bytes; PostgreSQL allows 8000


def notify(connection: Connection, channel: str, sender: str, items: Iterable[str]) -> None:
    """Send items with this transaction, in one notice if they fit."""
    for payload in _payloads(sender, items):
        connection.execute(select(func.pg_notify(channel, payload)))


def heard(payload: str, own: str) -> list[str]:
    """The items of a notice; none of one's own."""
    sender, *items = payload.split("|")
    return [] if sender == own else items


def _payloads(sender: str, items: Iterable[str]) -> Iterator[str]:
    payload = sender
    for item in items:
        if len(payload) + len(item) > PAYLOAD:
            yield payload
            payload = sender
        payload = f"{payload}|{item}"
    if payload != sender:
        yield payload
