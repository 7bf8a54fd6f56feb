"""Small integers on a GPU: what the rules count fits 32 bits, and a GPU's registers have 32.

Numba gives every integer 64 bits. While a kernel is compiled, a number in the sources has 32 if it fits, and so have
what comes out of small integers and what a rule is handed, but for words. Numba's own rules are put back afterwards.
Like `target.py` this leans on private parts of numba-cuda 0.30: the cases of its operators, and `types.maybe_literal`.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.cuda import types
from numba.cuda.extending import core_models, register_model
from numba.cuda.typing import builtins
from numba.cuda.typing.templates import signature

_MOST = 1 << 31
_SIGNED, _UNSIGNED = (types.int8, types.int16, types.int32), (types.uint8, types.uint16)


class Few(types.IntegerLiteral):  # type: ignore[misc]
    """A number of the sources that fits 32 bits."""

    @property
    def literal_type(self) -> Any:
        """What it is as a plain number."""
        return types.int32


register_model(Few)(core_models.IntegerModel)


def _shifted(kinds: Iterable[Any]) -> list[Any]:
    return [signature(types.int32, kind, by) for kind in kinds for by in (types.int64, types.uint64)]


_LOGICAL = signature(types.boolean, types.boolean, types.boolean)
_TWO = [signature(types.int32, types.int32, types.int32)]

# The operators, and what they give of small integers. (Shifted to the left, an unsigned one may need more bits.)
_NARROW = {
    builtins.BinOp: _TWO,
    builtins.BinOpMod: _TWO,
    builtins.BinOpFloorDiv: _TWO,
    builtins.BitwiseLogicOperation: [_LOGICAL, *_TWO],
    builtins.BitwiseLeftShift: _shifted(_SIGNED),
    builtins.BitwiseRightShift: _shifted((*_SIGNED, *_UNSIGNED)),
    builtins.UnaryOp: [signature(types.int32, kind) for kind in _SIGNED],
    builtins.BitwiseInvert: [signature(types.int32, kind) for kind in (*_SIGNED, *_UNSIGNED)],
}


def small(value: Any) -> bool:
    """Whether a value is a whole number that fits 32 bits."""
    return type(value) is int and -_MOST <= value < _MOST


def width_of(kind: Any) -> Any:
    """The type in which a rule takes an argument: all integers but words are alike to it, so that it is compiled once,
    and whatever is made of its arguments is of one type.
    """
    kind = types.unliteral(kind)
    return types.int32 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


@contextmanager
def narrow() -> Iterator[None]:
    """Give small integers 32 bits."""
    wide = {operator: operator.cases for operator in _NARROW}
    literal = types.maybe_literal
    types.maybe_literal = lambda value: Few(value) if small(value) else literal(value)
    for operator, cases in _NARROW.items():
        operator.cases = [*cases, *wide[operator]]
    try:
        yield
    finally:
        types.maybe_literal = literal
        for operator, cases in wide.items():
            operator.cases = cases
