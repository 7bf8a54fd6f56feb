"""What a batch is asked for, checked: the setups of its environments, its rivals, the learner's seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa.bots.asking import OVER
from sobremesa.bots.sensible import prepare
from sobremesa.gym.turns import ALONE, CHANCE, SENSIBLE
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Value
from sobremesa.rules.record import Batch
from sobremesa.rules.state import Setup, game

MOST = 1 << 32  # environments
LEVELS = {None: ALONE, "chance": CHANCE, "sensible": SENSIBLE}

Options = Mapping[str, Value]
Each = Sequence[Options] | Callable[[int], Options]


@dataclass(frozen=True)
class Terms:
    """What a batch is: so many environments of a game, their blank records, the seed, and who plays in them."""

    setup: Setup
    envs: int
    seed: int
    blanks: Batch
    level: int
    learner: int  # its seat; OVER: another one each deal. Without rivals every seat is the learner's

    @property
    def moves(self) -> int:
        """How many moves there are, legal or not."""
        return max(self.setup.game.move_names) + 1

    @property
    def rewards(self) -> int:
        """How many rewards an environment has: the learner's, or every seat's."""
        return self.setup.players if self.level == ALONE else 1


def terms(
    name: str,
    envs: int,
    seed: int,
    options: Options,
    each: Each | None,
    rivals: str | None,
    seat: int | None,
) -> Terms:
    """Check what is asked for."""
    setup = game(name, **options)
    if not 1 <= envs < MOST:
        raise BadOption(f"a batch has 1 to 2**32 - 1 environments, not {envs}")
    if not 0 <= seed < 1 << 64:
        raise BadOption("the seed of a batch is a whole number from 0 to 2**64 - 1")
    if rivals not in LEVELS:
        raise BadOption(f"there are no rivals {rivals!r} in a batch: there are chance and sensible")
    if seat is not None and (rivals is None or not 0 <= seat < setup.players):
        raise BadOption(f"a learner beside rivals sits at one of the seats 0 to {setup.players - 1}, not at {seat!r}")
    if rivals is not None:
        prepare(setup.game.rules)
    return Terms(setup, envs, seed, _blanks(setup, envs, each), LEVELS[rivals], OVER if seat is None else seat)


def _blanks(setup: Setup, envs: int, each: Each | None) -> Batch:
    """The records before any deal: one, or where environments have options of their own, one for each."""
    if each is None:
        return setup.blank(told=False)
    if not callable(each) and len(each) != envs:
        raise BadOption(f"there are {envs} environments, and options for {len(each)}")
    made: dict[Any, bytes] = {}
    found = []
    for e in range(envs):
        own = each(e) if callable(each) else each[e]
        key = tuple(sorted(own.items()))
        if key not in made:
            made[key] = _blank(setup, own)
        found.append(made[key])
    return np.ndarray(envs, setup.game.rules.fast, bytearray(b"".join(found)))


def _blank(setup: Setup, own: Options) -> bytes:
    """The blank record of an environment with options of its own; as many sit as in all others."""
    other = game(setup.game.name, **{**setup.options, **own})
    if other.players != setup.players:
        raise BadOption("the environments of a batch have the same number of players")
    return other.blank(told=False).tobytes()
