"""People: an identity and a nickname. Whatever they write is made one clean line before anybody else reads it."""

import unicodedata

from msgspec import Struct

JOINER = "\u200d"  # what some emoji are made with


class Person(Struct, frozen=True):
    """Somebody: an identity, and the nickname it goes by."""

    id: str
    name: str


def clean(text: str, most: int) -> str:
    """Text as one line without control characters, of a bounded length."""
    letters = unicodedata.normalize("NFC", text)
    shown = "".join(c if c == JOINER or unicodedata.category(c)[0] != "C" else " " for c in letters)
    parts = (part.strip(JOINER) for part in shown.split())  # alone it would be a name that nobody sees
    return " ".join(filter(None, parts))[:most].rstrip(JOINER)
