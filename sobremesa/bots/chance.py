"""The chance bot: any legal move, every one as likely."""

from sobremesa.bots.observation import luck, seen, some_seed
from sobremesa.rules.state import Move, View


class ChanceBot:
    """Plays at random; the same seed plays the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = some_seed(seed)

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        number, moves = luck(self._seed, seen(view)), sorted(view.legal(view.seat))
        return moves[(number >> 32) * len(moves) >> 32]
