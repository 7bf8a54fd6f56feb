"""How strong a net is while it learns: the share of wins that it takes from sensible bots, on deals of their own."""

from typing import Any

import numpy as np
import torch

from sobremesa.rules.game import Game
from sobremesa.sim.contest import lineups
from sobremesa.train.learner import NEVER, Network
from sobremesa.train.tables.variety import variety

SEED = 77  # of the deals, which nobody learns from
PATIENCE = 4000  # steps: a deal that takes longer is nobody's


class Rivals:
    """Tables of one size with usual options, at which a net and sensible bots sit in every lineup."""

    def __init__(self, make: Any, game: Game, players: int, many: int, device: str) -> None:
        usual = [each for each in variety(game, 64, 1, players) if each == type(each)(game, game.check({"players": players}))]
        seating = np.array([sum(1 << seat for seat in range(players) if row[seat]) for row in lineups(players)], np.int64)
        many = -(-many // len(seating)) * len(seating)
        self._tables = make(usual[:1], many, SEED, np.tile(seating, many // len(seating)))
        self._device, self._many = device, many

    @torch.no_grad()
    def share(self, net: Network) -> float:
        """The share of the wins that the net takes; half is parity. Always the same deals."""
        self._tables.restart()
        now = {name: _tensor(getattr(self._tables.arrays, name)) for name in ("sight", "allowed", "done", "share", "bots")}
        seats = torch.arange(now["share"].shape[1], device=self._device)
        own = ((now["bots"][:, None] >> seats) & 1) == 0
        won, over = torch.zeros(self._many, device=self._device), torch.zeros(self._many, dtype=torch.bool, device=self._device)
        for _ in range(PATIENCE):
            chosen = net(now["sight"])[0].masked_fill(now["allowed"] == 0, NEVER).argmax(-1)
            self._tables.step(chosen if self._device == "cuda" else chosen.numpy())
            ended = (now["done"] != 0) & ~over
            won += torch.where(ended, (now["share"] * own).sum(-1), torch.zeros_like(won))
            over |= ended
            if bool(over.all()):
                break
        return float(won.sum() / over.sum().clamp(min=1))


def _tensor(array: Any) -> torch.Tensor:
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else array
