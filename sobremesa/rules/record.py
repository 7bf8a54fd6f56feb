"""Declare a state: a numpy record, one line per field with its meaning and who may see it (fields.py).

A record is a class of annotated fields; its dtype is derived from them. Rules read and write the fields
of a row (`s.turn`, `s.hand[seat, 0]`). Compiled, a row is an element of an array of records; interpreted,
it is a `Row`, whose small fields behave as plain Python integers, exactly as in compiled code.
"""

import functools
import operator
import struct
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Protocol, overload

import numpy as np
from numpy.typing import NDArray

from sobremesa.rules.fields import Field
from sobremesa.rules.jit import INTERPRETED, rule

Batch = NDArray[np.void]
Index = int | tuple[int, ...]


class Bits(Protocol):
    """An array field of words."""

    def __getitem__(self, index: Index) -> np.uint64: ...
    def __setitem__(self, index: Index, value: np.uint64) -> None: ...


class Zones(Protocol):
    """An array field of a zone for each seat: `s.hand[seat]` is the seat's zone, `s.hand[seat, 0]` its first word."""

    @overload
    def __getitem__(self, index: int) -> Bits: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> np.uint64: ...
    def __setitem__(self, index: tuple[int, int], value: np.uint64) -> None: ...


class Small(Protocol):
    """An array field of small integers."""

    def __getitem__(self, index: Index) -> int: ...
    def __setitem__(self, index: Index, value: int) -> None: ...


GAP = "gap"  # the field that fills up the last word of a record, always 0


class Record:
    """The base of all records. Subclasses add fields; `layout` lays them out, widest first, without a byte that no
    field owns: records are hashed and compared as bytes, and numpy copies fields, not what lies between them.
    """

    dtype: "np.dtype[Any]"

    @classmethod
    def fields(cls) -> dict[str, Field]:
        """Every field by name, inherited ones first."""
        return {
            name: value
            for base in reversed(cls.__mro__)
            for name, value in vars(base).items()
            if isinstance(value, Field)
        }

    @classmethod
    def layout(cls, stamp: str = "") -> "np.dtype[Any]":
        """The numpy dtype. The stamp of a game's sources is part of the type, so that compiled code
        in the cache is found only for the very rules it was compiled from.
        """
        fields = sorted(cls.fields().items(), key=lambda item: -np.dtype(item[1].type).itemsize)
        (first, head), *rest = fields
        names: list[Any] = [((f"rules {stamp}", first) if stamp else first, head.type, head.shape)]
        names += [(name, each.type, each.shape) for name, each in rest]
        gap = np.dtype(names, align=True).itemsize - np.dtype(names).itemsize
        return np.dtype([*names, (GAP, "u1", (gap,))] if gap else names, align=True)


def copy(batch: Batch, times: int = 1) -> Batch:
    """A batch of its own, writeable, in a bytearray: the records, once or several times over. As bytes: numpy copies
    record by record and field by field, 20 times slower.
    """
    return np.ndarray(len(batch) * times, batch.dtype, bytearray(batch.tobytes() * times))


def recast(batch: Batch, dtype: "np.dtype[Any]") -> Batch:
    """The same records as another type: the fields that both have; what else it has is 0."""
    found = np.zeros(len(batch), dtype)
    for name in dtype.names or ():
        if name != GAP and name in (batch.dtype.names or ()):
            found[name] = batch[name]
    return found


def plain(batch: Batch, names: tuple[str, ...], rows: int | None = None) -> dict[str, Any]:
    """Fields of the first record as Python numbers and tuples of them, of a table its first `rows`: numpy would wrap
    every number by itself.
    """
    layout, cuts = _reader(batch.dtype, names, rows)
    numbers = layout.unpack_from(batch.tobytes())
    return {name: cut(numbers) for name, cut in cuts}


@functools.cache
def _reader(
    dtype: "np.dtype[Any]", names: tuple[str, ...], most: int | None
) -> tuple[struct.Struct, list[tuple[str, Callable[[tuple[int, ...]], Any]]]]:
    """How to read fields of a record: the layout of all their numbers, and where each field is among them."""
    code, end, at, cuts = "=", 0, 0, []
    fields: Any = dtype.fields or {}
    for name in sorted(names, key=lambda name: fields[name][1]):
        type, offset = fields[name][:2]
        size = int(np.prod(type.shape, dtype=int))
        code += f"{offset - end}x{size}{type.base.char.translate(_WIDTHS)}"
        cuts.append((name, _cut(at, type.shape, most)))
        end, at = offset + type.itemsize, at + size
    return struct.Struct(code), cuts


_WIDTHS = str.maketrans("lL", "qQ")  # numpy's long is as wide as it is here; the standard's is not


def _cut(at: int, shape: tuple[int, ...], most: int | None) -> Callable[[tuple[int, ...]], Any]:
    """Takes a field out of a record's numbers."""
    if not shape:
        return operator.itemgetter(at)
    if len(shape) == 1:
        return operator.itemgetter(slice(at, at + shape[0]))
    rows = [slice(*ends) for ends in pairwise(range(at, at + shape[0] * shape[1] + 1, shape[1]))]
    return operator.itemgetter(*rows[:most])


class Ints:
    """A small array field of an interpreted row: its elements are Python integers."""

    def __init__(self, array: NDArray[Any]) -> None:
        self._array = array

    def __getitem__(self, index: Any) -> Any:
        value = self._array[index]
        return Ints(value) if isinstance(value, np.ndarray) else int(value)

    def __setitem__(self, index: Any, value: int) -> None:
        self._array[index] = value

    def __len__(self) -> int:
        return len(self._array)

    def __iter__(self) -> Iterator[int]:
        return (self[i] for i in range(len(self)))


class Row:
    """One record of a batch, for interpreted rules."""

    __slots__ = ("_batch", "_index", "dtype")

    def __init__(self, batch: Batch, index: int) -> None:
        object.__setattr__(self, "_batch", batch)
        object.__setattr__(self, "_index", index)
        object.__setattr__(self, "dtype", batch.dtype)

    def __getattr__(self, name: str) -> Any:
        value = self._batch[name][self._index]
        if isinstance(value, np.ndarray):
            return value if value.dtype == np.uint64 else Ints(value)
        return value if isinstance(value, np.uint64 | np.floating) else int(value)

    def __setattr__(self, name: str, value: Any) -> None:
        self._batch[name][self._index] = value


if INTERPRETED:

    def row(batch: Batch, index: int) -> Any:
        """One record of a batch, as the rules read it."""
        return Row(batch, index)

else:

    @rule
    def row(batch: Batch, index: int) -> Any:
        """One record of a batch, as the rules read it."""
        return batch[index]
