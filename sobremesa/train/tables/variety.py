"""What a game is trained with: every number of players, the usual options, and others among them."""

from random import Random

import numpy as np

from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Game, Value
from sobremesa.rules.record import Batch
from sobremesa.rules.state import Setup

USUAL = 0.6  # of the tables, those with the usual options


def variety(game: Game, many: int, seed: int, players: int | None = None) -> list[Setup]:
    """So many setups of a game: all sizes alike (or one), most of them as usual. The same seed, the same setups."""
    luck = Random(seed)
    sizes = next(option.values for option in game.options if option.name == "players")
    seated = [players] if players is not None else list(sizes)
    return [_setup(game, seated[i % len(seated)], luck) for i in range(many)]


def _setup(game: Game, players: Value, luck: Random) -> Setup:
    """One of them; what cannot be played together is drawn again."""
    while True:
        usual = luck.random() < USUAL
        drawn = {option.name: luck.choice(option.values) for option in game.options if option.offered and not usual}
        try:
            return Setup(game, game.check(drawn | {"players": players}))
        except BadOption:
            continue


def blanks(setups: list[Setup]) -> Batch:
    """Their records before any deal."""
    kind = setups[0].game.rules.fast
    return np.ndarray(len(setups), kind, bytearray(b"".join(each.blank(told=False).tobytes() for each in setups)))
