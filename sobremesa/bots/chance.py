"""The chance bot: any legal move, every one as likely."""

from random import Random

from sobremesa.rules.state import Move, View


class Chance:
    """Plays at random; the same seed plays the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._luck = Random(seed)

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        return self._luck.choice(view.legal(view.seat))
