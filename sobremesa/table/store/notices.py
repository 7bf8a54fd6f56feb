"""Notices between processes on one PostgreSQL: who sends, then words. The sender knows already, and does not listen."""

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, func, select

WRITTEN = "sobremesa_written"  # tables and the versions that their logs have now
SEEN = "sobremesa_seen"  # tables at which other people are connected than before
PAYLOAD = 7000  # bytes; PostgreSQL allows 8000


def notify(connection: Connection, channel: str, sender: str, words: Iterable[str]) -> None:
    """Send words with this transaction, in one notice if they fit."""
    for payload in _payloads(sender, words):
        connection.execute(select(func.pg_notify(channel, payload)))


def heard(payload: str, own: str) -> list[str]:
    """The words of a notice; none of one's own."""
    sender, *words = payload.split("|")
    return [] if sender == own else words


def _payloads(sender: str, words: Iterable[str]) -> Iterator[str]:
    payload = sender
    for word in words:
        if len(payload) + len(word) > PAYLOAD:
            yield payload
            payload = sender
        payload = f"{payload}|{word}"
    if payload != sender:
        yield payload
