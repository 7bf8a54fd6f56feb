"""Who the bots of a table are: a name, a face and a temperament, by the table's code and the seat.

The page knows both, too, and chooses the same (web/src/characters): nothing of it travels. A temperament shows in pace,
in remarks and in forgetting the word, never in strength.
"""

import json
from pathlib import Path
from typing import NamedTuple

_DATA = json.loads(Path(__file__).with_name("characters.json").read_text(encoding="utf-8"))
_STEP = 5  # from seat to seat; with a dozen characters nobody sits at a table twice


class Temperament(NamedTuple):
    """Factors of what a bot of its level does, and a share."""

    pace: float = 1.0  # of the time that it takes
    forgets: float = 1.0  # of the words that it forgets
    talks: float = 0.0  # of the events worth a remark, those that it remarks on


TEMPERAMENTS = {name: Temperament(**factors) for name, factors in _DATA["temperaments"].items()}
EVEN = Temperament()  # a bot that is nobody in particular
CAST = [(character["name"], character["temperament"]) for character in _DATA["cast"]]


def character(code: str, seat: int) -> tuple[str, str]:
    """The name and the temperament of the bot at a seat of a table."""
    return CAST[(_hash(code) + _STEP * seat) % len(CAST)]


def temperament(code: str, seat: int) -> Temperament:
    """How the bot at a seat of a table is."""
    return TEMPERAMENTS[character(code, seat)[1]]


def _hash(text: str) -> int:
    """FNV-1a, of 32 bits."""
    mixed = 0x811C9DC5
    for letter in text:
        mixed = (mixed ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    return mixed
