"""Kernels for one setup: what its options wrote into the record is a constant there, and nothing asks for it.

The type of such a record is another one than the game's, so whatever is compiled for it is compiled apart. Like
`target.py` this leans on private parts of numba-cuda 0.30.
"""

from collections.abc import Mapping
from typing import Any

from numba import from_dtype
from numba.cuda import types
from numba.cuda.extending import core_models, lower_getattr_generic, register_model
from numba.cuda.np.arrayobj import record_getattr

from sobremesa.rules.game import Rules
from sobremesa.rules.state import Setup


class Frozen(types.Record):  # type: ignore[misc]
    """A record some of whose fields are known. A field of no use, which tells them, makes it another type than every
    other: Numba would let records stand for each other that have the same fields.
    """

    def __init__(self, record: Any, known: Mapping[str, int]) -> None:
        fields = [(name, each._asdict()) for name, each in record.fields.items()]
        told = ",".join(f"{name}={value}" for name, value in known.items())
        super().__init__([*fields, (told, {"type": types.uint8, "offset": 0})], record.size, record.aligned)
        self.record, self.known = record, dict(known)

    def can_convert_to(self, _context: Any, _other: Any) -> None:
        """It stands for no other."""


register_model(Frozen)(core_models.RecordModel)


@lower_getattr_generic(Frozen)  # type: ignore[untyped-decorator]
def _read(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
    """A field of a record: what is known is not read."""
    if name in kind.known:
        return context.get_constant(kind.typeof(name), kind.known[name])
    return record_getattr(context, builder, kind, value, name)


def record_of(rules: Rules, setup: Setup | None) -> Any:
    """The type of a game's records, of all of them or of those of one setup."""
    record = from_dtype(rules.fast)
    return record if setup is None else Frozen(record, written(setup))


def written(setup: Setup) -> dict[str, int]:
    """What options write into a record: no rule changes it."""
    blank = setup.blank(told=False)[0]
    names = {option.into for option in setup.game.options} | set(setup.game.settings)
    return {name: int(blank[name]) for name in sorted(names)}
