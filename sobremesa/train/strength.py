"""How strong a net is while it learns: the share of wins that it takes from sensible bots, on deals of their own."""

from typing import Any

import numpy as np
import torch

from sobremesa.rules.game import Game
from sobremesa.rules.state import Setup
from sobremesa.sim.contest import lineups
from sobremesa.train.learner import NEVER, Network, shared

SEED = 77  # of the deals, which nobody learns from
PATIENCE = 4000  # steps: a deal that takes longer is nobody's


class Rivals:
    """Tables of one size with usual options, at which a net and sensible bots sit in every lineup."""

    def __init__(self, make: Any, game: Game, players: int, many: int, device: str) -> None:
        usual = Setup(game, game.check({"players": players}))
        seating = lineups(players).astype(np.int64) @ (1 << np.arange(players))
        many = -(-many // len(seating)) * len(seating)
        self._tables = make([usual], many, SEED, np.tile(seating, many // len(seating)))
        self._device, self._many = device, many

    @torch.no_grad()
    def share(self, net: Network) -> float:
        """The share of the wins that the net takes; half is parity. Always the same deals."""
        self._tables.restart()
        names = ("sight", "allowed", "done", "share", "bots")
        now = {name: shared(getattr(self._tables.arrays, name)) for name in names}
        seats = torch.arange(now["share"].shape[1], device=self._device)
        own = ((now["bots"][:, None] >> seats) & 1) == 0
        won = torch.zeros(self._many, device=self._device)
        over = torch.zeros(self._many, dtype=torch.bool, device=self._device)
        for _ in range(PATIENCE):
            chosen = net(now["sight"])[0].masked_fill(now["allowed"] == 0, NEVER).argmax(-1)
            self._tables.step(chosen if self._device == "cuda" else chosen.numpy())
            ended = (now["done"] != 0) & ~over
            won += torch.where(ended, (now["share"] * own).sum(-1), torch.zeros_like(won))
            over |= ended
            if bool(over.all()):
                break
        return float(won.sum() / over.sum().clamp(min=1))
