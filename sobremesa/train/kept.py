"""What a training goes on from: a file of plain tensors and values, so that reading one runs nothing that is in it."""

import pickle
from pathlib import Path
from typing import Any

import torch

from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.train.asked import Asked
from sobremesa.train.learner import Learner

FORM = "sobremesa-training-1"
BROKEN = (AttributeError, EOFError, IndexError, KeyError, RuntimeError, TypeError, ValueError, pickle.UnpicklingError)

Rows = list[dict[str, Any]]


def keep(asked: Asked, learner: Learner, spent: float, curve: Rows) -> None:
    """Write down a training. Who is interrupted meanwhile has the one before."""
    fresh = asked.kept.with_suffix(".pt-new")
    torch.save({**_origin(asked), "learner": learner.state(), "spent": spent, "curve": curve}, fresh)
    fresh.replace(asked.kept)


def go_on(asked: Asked, learner: Learner) -> tuple[float, Rows]:
    """Have a learner go on from what is kept, if anything is: the seconds that it had, and its curve until then."""
    if not asked.kept.exists():
        return 0.0, []
    before = _load(asked.kept, asked.device)
    for name, wanted in _origin(asked).items():
        found = before.get(name)
        if found != wanted:
            raise BadOption(f"{asked.kept} is of another training: its {name} is {found!r}, not {wanted!r}")
    try:
        learner.resume(before["learner"])
        return float(before["spent"]), list(before["curve"])
    except BROKEN as error:
        raise _damaged(asked.kept) from error


def _origin(asked: Asked) -> dict[str, Any]:
    """What has to be the same to go on."""
    return {
        "form": FORM,
        "game": asked.game.name,
        "version": asked.game.version,
        "players": asked.players,
        "seed": asked.seed,
        "width": asked.how.width,
    }


def _load(file: Path, device: str) -> dict[str, Any]:
    try:
        found = torch.load(file, map_location=device, weights_only=True)
    except OSError as error:
        raise Unreadable(f"{file}: cannot be opened ({error.strerror})") from error
    except BROKEN as error:
        raise _damaged(file) from error
    if not isinstance(found, dict):
        raise _damaged(file)
    return found


def _damaged(file: Path) -> Unreadable:
    return Unreadable(f"{file} is no training that can go on: move it away to begin anew")
