"""Bots: they receive a view of one seat, and nothing else."""

from collections.abc import Callable
from typing import Protocol

from sobremesa.bots.chance import ChanceBot
from sobremesa.bots.master import MasterBot, has_master
from sobremesa.bots.search import SearchBot
from sobremesa.bots.sensible import SensibleBot
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Game
from sobremesa.rules.state import Move, View


class Bot(Protocol):
    """Whoever chooses a move from a view."""

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        ...


LEVELS: dict[str, Callable[..., Bot]] = {
    "chance": ChanceBot,
    "sensible": SensibleBot,
    "search": SearchBot,
    "master": MasterBot,
}
COMMON = ("chance", "sensible", "search")  # what every game has; a master has to be trained


def levels_of(game: Game) -> list[str]:
    """The levels of bots that a game has, from the weakest up."""
    return [level for level in LEVELS if level in COMMON or has_master(game)]


def bot(
    level: str = "sensible",
    seed: int | None = None,
    *,
    think: float | None = None,
    iterations: int | None = None,
    threads: int | None = None,
) -> Bot:
    """A bot of a level; the same seed plays the same. Search thinks so many seconds, or so many iterations."""
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level!r}: there are {', '.join(LEVELS)}")
    how = {"think": think, "iterations": iterations, "threads": threads}
    given = {name: value for name, value in how.items() if value is not None}
    if given and level != "search":
        raise BadOption(f"only search takes {' and '.join(given)}: {level} does not think ahead")
    return LEVELS[level](seed, **given)
