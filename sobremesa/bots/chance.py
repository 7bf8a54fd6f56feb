"""The chance bot: any legal move, every one as likely."""

from sobremesa.bots import judgement
from sobremesa.bots.observation import luck, seen, some_seed
from sobremesa.rules.cards import Word
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, row
from sobremesa.rules.state import Move, View


@entry
def guess(batch: Batch, i: int, seat: int, luck: Word) -> int:
    """Any legal move."""
    return judgement.guess(row(batch, i), seat, luck)


class ChanceBot:
    """Plays at random; the same seed plays the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = some_seed(seed)

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        batch = seen(view)
        return Move(view.setup.game.name, int(guess(batch, 0, view.seat, Word(luck(self._seed, batch)))))
