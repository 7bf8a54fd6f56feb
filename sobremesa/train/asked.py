"""What somebody wants trained. What cannot be is refused before PyTorch is loaded and anything is compiled."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.game import Game
from sobremesa.rules.jit import INTERPRETED
from sobremesa.train.recipe import SMALL, Recipe
from sobremesa.train.tables.cpu import seen

DEVICES = ("cpu", "cuda")
LOOKS = 20  # how often the strength of a net is looked at


@dataclass(frozen=True)
class Asked:
    """A net of a game: where it is written, and how long it learns altogether, with what it learned there before."""

    game: Game
    out: Path
    seconds: float
    players: int | None = None  # all numbers of players
    device: str = "cpu"
    seed: int = 1
    threads: int | None = None  # of the CPU: one per core
    looks: int = LOOKS
    recipe: Recipe | None = None  # what suits the device

    @property
    def how(self) -> Recipe:
        """The recipe, chosen or not."""
        return self.recipe or (SMALL if self.device == "cpu" else Recipe())

    @property
    def kept(self) -> Path:
        """Beside the net: what training goes on from."""
        return self.out.with_suffix(".pt")

    @property
    def curve(self) -> Path:
        """Beside the net: how strong it was, and when."""
        return self.out.with_suffix(".json")

    def check(self) -> None:
        """A sentence says what is wrong."""
        if self.device not in DEVICES:
            raise BadOption(f"there is no device {self.device!r}: there are {' and '.join(DEVICES)}")
        if self.device == "cuda" and INTERPRETED:
            raise BadOption("device cuda has compiled rules only: unset SOBREMESA_INTERPRETED")
        if not 0 < self.seconds < float("inf"):
            raise BadOption("training needs seconds above zero")
        if self.players is not None:
            self.game.check({"players": self.players})
        seen(self.game.rules)
        if self.out.suffix != ".net":
            raise BadOption(f"{self.out}: a net is a file ….net; beside it are ….pt, to go on from, and ….json")
        self._check_files()

    def _check_files(self) -> None:
        there = [file for file in (self.out, self.curve) if file.exists()]
        if there and not self.kept.exists():
            raise BadOption(f"{there[0]} is there already, without {self.kept.name} to go on from: name another file")
        try:
            TemporaryFile(dir=self.out.parent).close()
        except OSError as error:
            raise Unreadable(f"{self.out}: cannot be written ({error.strerror})") from error


def learn(asked: Asked, say: Callable[[str], None]) -> list[dict[str, Any]]:
    """Have a net learn what was asked for: the curve of its strength. `say` hears how it does meanwhile."""
    asked.check()
    try:
        from sobremesa.train.command import train
    except ModuleNotFoundError as missing:
        if missing.name != "torch":
            raise
        raise BadOption("training needs PyTorch: pip install 'sobremesa[train]'") from None
    return train(asked, say)
