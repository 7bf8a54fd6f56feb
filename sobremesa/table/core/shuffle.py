"""The shuffle that anybody can check: what is committed to, and how the key of a match is derived.

The server's key of a match (the seal) is drawn before anybody sits, and everybody sees its commitment. Each page
pledges a share by its hash and reveals it when the match is called; the key of the deals is derived from all of them.
Hashes are SHA-256 over ASCII text, so that anybody can make them anew (docs/shuffle.md).
"""

import hashlib
import re
from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

HEX = 64  # hexadecimal digits of a key, a share or a hash
NONE = "-"  # stands in the derivation where a seat has no share
_HEX = re.compile(f"[0-9a-f]{{{HEX}}}")

Digits = Annotated[str, Meta(min_length=HEX, max_length=HEX, pattern=f"^[0-9a-f]{{{HEX}}}$")]
Hashes = tuple[str, ...]


class Shuffling(Struct, frozen=True):
    """What everybody sees of the shuffle of a match, before it and while it is played."""

    number: Annotated[int, Meta(description="of the match at its table, from 1")]
    commitment: Annotated[str, Meta(description="to the server's key")]
    pledges: Annotated[Hashes, Meta(description="for each seat the hash of its share; empty: it adds none")]
    shares: Annotated[Hashes, Meta(description="for each seat its share, once it is revealed")]
    called: Annotated[bool, Meta(description="the match is about to begin: shares are awaited")] = False


class Shuffle(Struct, frozen=True):
    """The whole story of a shuffle, once its match is over: enough to derive the key of the deals again."""

    code: Annotated[str, Meta(description="of the table")]
    number: Annotated[int, Meta(description="of the match at its table, from 1")]
    commitment: Annotated[str, Meta(description="to the server's key, as everybody saw it before")]
    seal: Annotated[str, Meta(description="the server's key")]
    pledges: Annotated[Hashes, Meta(description="for each seat the hash of its share; empty: it added none")]
    shares: Annotated[
        Hashes, Meta(description="for each seat its share; empty where there is a pledge: it was left out")
    ]

    @property
    def left_out(self) -> tuple[int, ...]:
        """The seats that had pledged a share and did not reveal it in time."""
        return left_out(self.pledges, self.shares)


def commitment_of(code: str, number: int, seal: str) -> str:
    """What everybody sees of the server's key before the match."""
    return _hash("sobremesa-seal", code, number, seal)


def pledge_of(code: str, number: int, seat: int, share: str) -> str:
    """What everybody sees of a seat's share before the match is called."""
    return _hash("sobremesa-share", code, number, seat, share)


def derive(seal: str, shares: Iterable[str]) -> str:
    """The key of the deals: of the server's key, and of each seat's share in order. What they are for is in the hashes
    that commit to them.
    """
    return _hash("sobremesa-deal", seal, *(share or NONE for share in shares))


def left_out(pledges: Hashes, shares: Hashes) -> tuple[int, ...]:
    """The seats whose share is missing although it was pledged."""
    return tuple(seat for seat, pledge in enumerate(pledges) if pledge and not shares[seat])


def is_hash(text: str) -> bool:
    """Whether a text has the form of a key, a share or a hash."""
    return _HEX.fullmatch(text) is not None


def _hash(*parts: object) -> str:
    return hashlib.sha256(":".join(map(str, parts)).encode("ascii")).hexdigest()
