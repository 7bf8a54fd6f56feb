"""The lab's gallery as the page shows it: `make gallery` writes `web/exhibits/<game>.json` from what is kept."""

from itertools import groupby
from pathlib import Path

import msgspec
from msgspec import Struct

from sobremesa.lab.address import write_address
from sobremesa.lab.exhibits import Exhibit, exhibits

FOLDER = Path(__file__).parents[1] / "web" / "exhibits"


class Shown(Struct, frozen=True):
    """A question of the gallery: what it is called, the address that repeats it, and what was found."""

    title: dict[str, str]
    address: str
    played: int
    sentences: dict[str, list[str]]


def shown(exhibit: Exhibit) -> Shown:
    """A question as the page shows it."""
    kept = exhibit.answer()
    return Shown(exhibit.question.title, write_address(exhibit.question), kept.played, kept.sentences)


def files() -> dict[str, bytes]:
    """What the page's files say, by their names."""
    by_game = groupby(exhibits(), key=lambda exhibit: exhibit.question.game)
    return {
        f"{game}.json": msgspec.json.format(msgspec.json.encode([shown(each) for each in some]), indent=1) + b"\n"
        for game, some in by_game
    }


def write() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_bytes(text)


if __name__ == "__main__":
    write()
