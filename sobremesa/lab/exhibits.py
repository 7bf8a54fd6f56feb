"""The gallery at the entrance of the lab: questions worth asking, each with a small answer that is kept beside it.

A question is a file `gallery/<game>/<name>.toml`, its answer `<name>.json`: `make gallery` plays the deals again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from sobremesa.lab.answer import Answer, Difference, Figure
from sobremesa.lab.question import Question
from sobremesa.lab.toml import read_question

FOLDER = Path(__file__).parent / "gallery"


class Kept(Struct, frozen=True):
    """What is kept of one setting."""

    moves: Figure
    wins: tuple[Figure, ...]


class Small(Struct, frozen=True):
    """What is kept of an answer."""

    played: int
    settings: tuple[Kept, ...]
    compared: tuple[dict[str, Difference], ...]  # of the length of a deal, and of what the first seat wins
    sentences: dict[str, list[str]]


class Exhibit(NamedTuple):
    """A question of the gallery."""

    file: Path
    question: Question

    @property
    def kept(self) -> Path:
        """Where its answer is."""
        return self.file.with_suffix(".json")

    def answer(self) -> Small:
        """The answer that is kept."""
        return msgspec.json.decode(self.kept.read_bytes(), type=Small)


def exhibits() -> Iterator[Exhibit]:
    """All questions of the gallery, game by game."""
    for file in sorted(FOLDER.glob("*/*.toml")):
        yield Exhibit(file, read_question(file.read_text(encoding="utf-8")))


def small(answer: Answer) -> Small:
    """What is kept of an answer."""
    return Small(
        played=answer.played,
        settings=tuple(Kept(each.moves, each.wins) for each in answer.settings),
        compared=tuple({name: each.measures[name][0] for name in ("moves", "wins")} for each in answer.compared),
        sentences=answer.sentences,
    )
