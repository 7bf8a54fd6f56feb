"""What the bots share: they are shown a view and nothing else, and their luck comes from it and a seed."""

import secrets
from hashlib import blake2b

from sobremesa.rules.record import Batch, recast
from sobremesa.rules.state import View


def seen(view: View) -> Batch:
    """The view as the compiled bots read it: one record, without its events."""
    if not isinstance(view, View):
        raise TypeError(f"a bot is shown a View, never a {type(view).__name__}")
    return recast(view.batch, view.setup.game.rules.fast)


def some_seed(seed: int | None) -> int:
    """The seed, or one that nobody knows."""
    return secrets.randbits(64) if seed is None else seed


def luck(seed: int, batch: Batch) -> int:
    """A number of 64 bits: the same seed before the same view has the same luck."""
    return int.from_bytes(blake2b(f"{seed} ".encode() + batch.tobytes(), digest_size=8).digest(), "little")
