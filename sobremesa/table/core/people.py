"""People: an identity and a nickname. Whatever they write is made one clean line before anybody else reads it."""

import unicodedata

from msgspec import Struct

JOINER = "\u200d"  # what some emoji are made with
UNSEEN = "CZM"  # categories of Unicode that show nothing by themselves: control, separators, marks
BLANK = "\u115f\u1160\u2800\U0001d159"  # letters and symbols that show nothing all the same, each in its plainest form


class Person(Struct, frozen=True):
    """Somebody: an identity, and the nickname it goes by."""

    id: str
    name: str


def clean(text: str, most: int) -> str:
    """Text as one line without control characters, of a bounded length; nothing, if nobody would see it."""
    letters = unicodedata.normalize("NFC", text)
    shown = "".join(c if c == JOINER or unicodedata.category(c)[0] != "C" else " " for c in letters)
    parts = (part.strip(JOINER) for part in shown.split())  # alone it would be a name that nobody sees
    line = " ".join(filter(None, parts))[:most].rstrip(JOINER)
    return line if any(map(_shows, unicodedata.normalize("NFKC", line))) else ""


def _shows(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in UNSEEN and letter not in BLANK
