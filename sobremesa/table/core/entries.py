"""Entries: everything that changes a table, as a closed union. A table is the fold of its entries.

Entries name people by identity and may hold secrets (the key of the shuffle, hidden moves): they never leave
the server before the match has ended.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from sobremesa.rules.errors import Unreadable
from sobremesa.rules.game import Value
from sobremesa.table.core.shuffle import Shuffle
from sobremesa.table.core.terms import Terms
from sobremesa.table.core.wire import By, Fork, PhraseName, Result, Why

GivenUp = Literal["abandoned", "rules"]


class Entry(Struct, tag_field="type", frozen=True, omit_defaults=True):
    """Something that changed a table."""


class Opened(Entry, Terms, tag="opened", kw_only=True, frozen=True):
    """The table was set up, on these terms."""

    code: str
    rules: int
    host: str
    seal: str = ""  # the server's key of the first match (shuffle.py); older tables have none


class Sat(Entry, tag="sat", frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class Stood(Entry, tag="stood", frozen=True):
    """A person gave a seat up."""

    seat: int


class Readied(Entry, tag="readied", frozen=True):
    """A person is ready, or no longer."""

    seat: int
    ready: bool


class BotSeated(Entry, tag="bot-seated", frozen=True):
    """A bot took a seat."""

    seat: int
    level: str


class BotLeft(Entry, tag="bot-left", frozen=True):
    """A bot was sent away."""

    seat: int


class Pledged(Entry, tag="pledged", frozen=True):
    """Somebody will add a share to the shuffle, and has committed to it."""

    seat: int
    pledge: str


class Called(Entry, tag="called", frozen=True):
    """A match is about to begin: the shares are awaited."""


class Revealed(Entry, tag="revealed", frozen=True):
    """Somebody's share of the shuffle."""

    seat: int
    share: str


class Started(Entry, tag="started", frozen=True):
    """A match began: the 256-bit key of its shuffles, in hexadecimal, and what it was derived from. On a device it may
    go on from another match.
    """

    key: str
    shuffle: Shuffle | None = None  # of older matches nothing is known
    moves: tuple[str, ...] = ()  # that were made there: "P0 R5"
    forks: tuple[Fork, ...] = ()
    origin: str = ""  # the moment of that match, as a replay is addressed: "bamo-kituse-1#42"


class Dealt(Entry, tag="dealt", frozen=True):
    """The next deal of the match."""


class Played(Entry, tag="played", kw_only=True, frozen=True):
    """A turn: moves of one seat."""

    seat: int
    moves: tuple[str, ...]
    by: By
    command: str = ""  # the id of the command, so that a repeated one is known
    result: Result | None = None  # if the deal has ended: so that it can be read when the rules are gone
    story: str = ""  # of that deal, as everybody saw it (story.py), for the same reason


class Said(Entry, tag="said", kw_only=True, frozen=True):
    """Somebody spoke."""

    person: str
    name: str
    seat: int = -1
    text: str = ""
    phrase: PhraseName | None = None
    command: str = ""


class HandedOver(Entry, tag="handed-over", frozen=True):
    """From now on a stand-in answers for the seat."""

    seat: int
    level: str
    why: Why


class TakenBack(Entry, tag="taken-back", frozen=True):
    """The person answers again."""

    seat: int


class Ended(Entry, tag="ended", frozen=True):
    """The match was given up: everybody has left, or nobody has the rules any more that it was played by."""

    why: GivenUp


class Rematched(Entry, tag="rematched", frozen=True):
    """Again, with the same seats: a match can begin."""

    seal: str = ""  # the server's key of the next match


class Renewed(Entry, tag="renewed", frozen=True):
    """From here on the table plays by another version of the rules, with these options."""

    rules: int
    options: dict[str, Value]


class Forgotten(Entry, tag="forgotten", frozen=True):
    """Somebody was taken out of this log, also where it is older (forgetting.py): who has read it reads it anew."""


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Readied
    | BotSeated
    | BotLeft
    | Pledged
    | Called
    | Revealed
    | Started
    | Dealt
    | Played
    | Said
    | HandedOver
    | TakenBack
    | Ended
    | Rematched
    | Renewed
    | Forgotten
)

TALK = b'{"type":"said",'  # how an entry begins, as it is kept, that no match needs to be read

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """An entry as it is kept."""
    return _encoder.encode(entry)


def decode_entry(body: bytes) -> AnyEntry:
    """An entry from what was kept; another server may have kept what this one does not know."""
    try:
        return _decoder.decode(body)
    except msgspec.DecodeError as error:
        raise Unreadable(f"an entry cannot be read: {error}") from error
