"""Bots: they receive a view of one seat, and nothing else."""

from collections.abc import Callable
from typing import Protocol

from sobremesa.bots.chance import Chance
from sobremesa.rules.errors import BadOption
from sobremesa.rules.state import Move, View


class Bot(Protocol):
    """Whoever chooses a move from a view."""

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        ...


LEVELS: dict[str, Callable[[int | None], Bot]] = {"chance": Chance}


def bot(level: str = "chance", seed: int | None = None) -> Bot:
    """A bot of a level; the same seed plays the same."""
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level!r}: there are {', '.join(LEVELS)}")
    return LEVELS[level](seed)
