"""The story of a deal: what happened in it as everybody saw it, kept with its end.

Events name points, clauses and cards in writing, so a story can be told when the rules that made it are gone.
Packed, it is small.
"""

import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterable

import msgspec

from sobremesa.rules.errors import Unreadable
from sobremesa.table.core.translate import Heard, read
from sobremesa.table.core.wire import Event

Story = tuple["Story | None", Heard]  # what was told last, after all that was told before

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[Event, ...]).decode


def add(before: "Story | None", events: Heard) -> Story | None:
    """A story with what happened next."""
    return (before, events) if events else before


def whole(story: "Story | None") -> tuple[Event, ...]:
    """A story from its beginning."""
    parts: list[tuple[Event, ...]] = []
    while story is not None:
        story, events = story
        parts.append(read(events))
    return tuple(event for events in reversed(parts) for event in events)


def pack(events: Iterable[Event]) -> str:
    """A story as it is kept."""
    return b85encode(zlib.compress(_encode(tuple(events)), 9)).decode()


def unpack(text: str) -> tuple[Event, ...]:
    """A story that was kept; none, if none was."""
    if not text:
        return ()
    try:
        return _decode(zlib.decompress(b85decode(text)))
    except (ValueError, zlib.error, msgspec.MsgspecError) as error:
        raise Unreadable(f"the story of a deal cannot be read: {error}") from error
