"""The answers of the lab's gallery: `make gallery` plays the deals of its questions again, and keeps what was found."""

import msgspec

from sobremesa.lab.answer import answer
from sobremesa.lab.exhibits import Exhibit, exhibits, small


def keep(exhibit: Exhibit) -> None:
    """Answer a question, and write the answer beside it."""
    text = msgspec.json.format(msgspec.json.encode(small(answer(exhibit.question))), indent=1)
    exhibit.kept.write_bytes(text + b"\n")
    print(f"{exhibit.kept.parent.name}/{exhibit.kept.name}", flush=True)


if __name__ == "__main__":
    for each in exhibits():
        keep(each)
