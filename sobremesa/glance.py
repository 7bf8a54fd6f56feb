"""The table at a glance: what a player would look at, as lines of text."""

from collections.abc import Iterator

from sobremesa.rules.state import Position
from sobremesa.rules.words import words


def lines(position: Position, language: str, seat: int | None = None) -> Iterator[str]:
    """What lies on the table, a line for each thing; of the hands only a seat's own, if one is named."""
    say = words(position.setup.game.name, language).say
    for key, value in position.board.items():
        if key in position.setup.game.glance:
            own = value[f"P{seat}"] if key == "hands" and seat is not None else value
            if shown := _show(own):
                yield f"{say(f'board-{key}')}: {shown}"


def _show(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key}: {_show(each)}" for key, each in value.items() if each not in ((), "", 0))
    return " ".join(value) if isinstance(value, tuple) else str(value)
