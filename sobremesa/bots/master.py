"""The master: a net that learned a game by playing itself. It gets a view like any other bot."""

import functools
from pathlib import Path

from sobremesa.bots import netfile
from sobremesa.bots.net import Net, Notes, chance, choose
from sobremesa.bots.observation import seen
from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.game import Game, find
from sobremesa.rules.state import Move, View


class MasterBot:
    """Plays what its net prefers; it has no luck, so the seed changes nothing. `net` is a file of one's own."""

    def __init__(self, seed: int | None = None, *, net: Path | None = None) -> None:  # noqa: ARG002
        self._file = net

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        batch, game = seen(view), view.setup.game
        net = trained(game.name, self._file)
        return Move(game.name, int(choose(batch, 0, view.seat, net, Notes.of(net))))

    def chance(self, view: View) -> float:
        """How likely it thinks it that the seat of a view wins, when all play as it does."""
        batch, game = seen(view), view.setup.game
        net = trained(game.name, self._file)
        return float(chance(batch, 0, view.seat, net, Notes.of(net)))


def has_master(game: Game) -> bool:
    """Whether there is a net for a game."""
    return netfile.own(game).exists()


@functools.cache
def trained(name: str, file: Path | None = None) -> Net:
    """The net of a game: the one that comes with the program, or that of a file."""
    game = find(name)
    path = netfile.own(game) if file is None else file
    if file is None and not has_master(game):
        raise BadOption(f"there is no master of {name}: nobody has trained one")
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"{path}: cannot be read ({error.strerror})") from error
    return netfile.fit(*netfile.read(data, str(path)), game)
