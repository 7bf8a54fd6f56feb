"""What the bots share: they are shown a view and nothing else, and their luck comes from it and a seed."""

import secrets
from typing import Any

import numpy as np

from sobremesa.rules.cards import Word
from sobremesa.rules.chance import STRIDE, scatter
from sobremesa.rules.jit import entry, rule
from sobremesa.rules.record import Batch, recast
from sobremesa.rules.state import View

_WORD = (1 << 64) - 1


def seen(view: View) -> Batch:
    """The view as the compiled bots read it: one record, without its events."""
    if not isinstance(view, View):
        raise TypeError(f"a bot is shown a View, never a {type(view).__name__}")
    return recast(view.batch, view.setup.game.rules.fast)


def some_seed(seed: int | None) -> int:
    """The seed, or one that nobody knows."""
    return secrets.randbits(64) if seed is None else seed


@rule
def digest(words: Any, salt: Word) -> Word:
    """The hash of a record, which is handed over as words."""
    key = scatter(salt)
    for i in range(words.size):
        key = (key ^ words[i]) * STRIDE
        key ^= key >> Word(32)
    return key


@entry
def luck_of(words: Any, seed: Word) -> Word:
    """A number that follows from a seed and a record, handed over as words."""
    return scatter(digest(words, seed))


def luck(seed: int, batch: Batch) -> int:
    """A number of 64 bits: the same seed before the same view has the same luck."""
    return int(luck_of(batch.view(np.uint64), Word((seed ^ seed >> 64) & _WORD)))
