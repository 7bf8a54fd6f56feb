"""The master: a net that learned a game by playing itself, and ponders. It gets a view like any other bot."""

import functools
import json
from pathlib import Path
from typing import Any, NamedTuple

from sobremesa.bots import netfile
from sobremesa.bots.net import Net, Notes, chance
from sobremesa.bots.observation import luck, seen, some_seed
from sobremesa.bots.planning import Plan, plan
from sobremesa.bots.pondering import WHOLE, Ponder, decide
from sobremesa.bots.sensible import prepare
from sobremesa.rules.cards import Word
from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.game import Game, find
from sobremesa.rules.record import Batch
from sobremesa.rules.state import Move, View


class Manner(NamedTuple):
    """How a master thinks about a game: tries a move; of what they promise the hundredths that are the net's chance;
    whether it plans (planning.py) instead of pondering (pondering.py).
    """

    tries: int
    faith: int
    plans: bool = False


USUAL = Manner(1000, 50)  # where nobody has found what suits a game better


class MasterBot:
    """Plays by its net, and ponders so many tries a move (0: not at all); the same seed plays the same. `net` is a
    file of one's own, `faith` how many hundredths of a promise are what the net thinks of it.
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        tries: int | None = None,
        faith: int | None = None,
        net: Path | None = None,
    ) -> None:
        if tries is not None and tries < 0:
            raise BadOption("a master ponders no move, or so many tries")
        if faith is not None and not 0 <= faith <= WHOLE:
            raise BadOption(f"a master has faith in its net from 0 to {WHOLE}")
        self._seed, self._tries, self._faith, self._file = some_seed(seed), tries, faith, net

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        batch, game = seen(view), view.setup.game
        usual = manner_of(game)
        tries = usual.tries if self._tries is None else self._tries
        faith = usual.faith if self._faith is None else self._faith
        manner = Manner(tries, faith, usual.plans)
        return Move(
            game.name, choice(batch, trained(game.name, self._file), manner, view.seat, luck(self._seed, batch))
        )

    def chance(self, view: View) -> float:
        """How likely it thinks it that the seat of a view wins, when all play as well."""
        net = trained(view.setup.game.name, self._file)
        return float(chance(seen(view), 0, view.seat, net, Notes.of(net)))


def choice(view: Batch, net: Net, manner: Manner, seat: int, luck: int) -> int:
    """The number of the move that is chosen before a view, which is handed over as bots read it."""
    asked = seat, Word(luck), manner.tries, manner.faith
    return int(plan(Plan.of(view, net), *asked) if manner.plans else decide(Ponder.of(view, net), *asked))


def manner_of(game: Game) -> Manner:
    """How a master thinks about a game: for some hundredths of a second a move."""
    found = _manners().get(game.name)
    return USUAL if found is None else Manner(**found)


@functools.cache
def _manners() -> dict[str, Any]:
    """What was found to suit games: beside their nets."""
    found: dict[str, Any] = json.loads((netfile.FOLDER / "manners.json").read_text(encoding="utf-8"))
    return found


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
    prepare(game.rules)
    return netfile.fit(*netfile.read(data, str(path)), game)
