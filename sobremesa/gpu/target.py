"""CUDA as a target of the seam: a rule that a kernel calls becomes a function of the GPU.

Nothing of the rules is touched: what was declared through `rules/jit.py` is declared again here, to Numba's CUDA
target, so a process can play on both at once. What a GPU has an instruction for is replaced (`_INSTRUCTIONS`). Like
`browser/target.py` this leans on private parts of its compiler, numba-cuda 0.30: `CUDADispatcher` and its
`get_call_template` and `compile_device`, and `CUDATypingContext.resolve_value_type`.
"""

import functools
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import from_dtype
from numba.cuda import types
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import intrinsic, overload
from numba.cuda.target import CUDATypingContext

from sobremesa.gpu.narrow import width_of
from sobremesa.rules import cards, chance, jit

_SMALL, _WIDE = ir.IntType(32), ir.IntType(64)
_OPTIONS = {
    "device": True, "debug": False, "lineinfo": False, "opt": True, "fastmath": False, "error_model": "numpy",
    "inline": "never", "extensions": [], "launch_bounds": None, "lto": False, "link": (), "nopython": True,
}  # fmt: skip
_INTO = {"device": True, "forceinline": True, "error_model": "numpy"}


class _Rule(CUDADispatcher):  # type: ignore[misc]
    """A rule on the GPU; it takes every integer but words as int32."""

    def __call__(self, *args: Any, **kws: Any) -> Any:
        """Called from Python, a rule is Python."""
        return self.py_func(*args, **kws)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(width_of, args)), kws)


class _Seldom(_Rule):
    """One that stays a call."""

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        known = args in self.overloads
        compiled = super().compile_device(args, return_type)
        if not known:
            compiled.library.get_function(compiled.fndesc.llvm_func_name).attributes.add("noinline")
        return compiled


@functools.cache
def _twin(rule: Any) -> CUDADispatcher:
    """A rule as a function of the GPU."""
    inlined = rule.targetoptions["forceinline"]
    function = _INSTRUCTIONS.get(rule, rule.py_func)
    return (_Rule if inlined else _Seldom)(function, targetoptions=_OPTIONS | {"forceinline": inlined})


def _count(builder: ir.IRBuilder, word: Any) -> Any:
    return _less(builder, builder.call(builder.module.declare_intrinsic("llvm.ctpop", [word.type]), [word]))


def _less(builder: ir.IRBuilder, word: Any) -> Any:
    return word if word.type == _SMALL else builder.trunc(word, _SMALL)


def _popcount(_context: Any, _word: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return _count(builder, args[0])

    return types.int32(types.uint64), emit


def _lowest(_context: Any, _word: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        below = builder.and_(builder.not_(args[0]), builder.sub(args[0], _WIDE(1)))
        return _count(builder, below)

    return types.int32(types.uint64), emit


def _select(_context: Any, _word: Any, n: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word, n = args[0], _less(builder, args[1])
        low, high = builder.trunc(word, _SMALL), builder.trunc(builder.lshr(word, _WIDE(32)), _SMALL)
        part, place = low, _SMALL(0)
        for half in (32, 16, 8, 4, 2, 1):
            first = low if half == 32 else builder.and_(part, _SMALL((1 << half) - 1))
            here = _count(builder, first)
            over = builder.icmp_unsigned(">=", n, here)
            beyond = high if half == 32 else builder.lshr(part, _SMALL(half))
            part = builder.select(over, beyond, part)
            n = builder.select(over, builder.sub(n, here), n)
            place = builder.select(over, builder.or_(place, _SMALL(half)), place)
        return place

    return types.int32(types.uint64, n), emit


def _rotate(_context: Any, _word: Any, by: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word, by = (_less(builder, each) for each in args)
        turned = builder.or_(builder.shl(word, by), builder.lshr(word, builder.sub(_SMALL(32), by)))
        return builder.zext(turned, _WIDE)

    return types.uint64(types.uint64, by), emit


def _add(_context: Any, _a: Any, _b: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        a, b = (_less(builder, each) for each in args)
        return builder.zext(builder.add(a, b), _WIDE)

    return types.uint64(types.uint64, types.uint64), emit


def _low_half(_context: Any, _word: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return _less(builder, args[0])

    return types.int32(types.uint64), emit


_popc, _ctz, _nth, _turn, _sum, _low = map(intrinsic, (_popcount, _lowest, _select, _rotate, _add, _low_half))

# What a GPU has an instruction for, or is quicker at in halves.
_INSTRUCTIONS: dict[Any, Callable[..., Any]] = {
    cards.size: lambda word: _popc(word),
    cards.least: lambda word: _ctz(word),
    cards.nth: lambda word, n: _nth(word, n),
    cards.whole: lambda word: _low(word),
    chance._turn: lambda word, by: _turn(word, by),
    chance._sum: lambda a, b: _sum(a, b),
}


def _resolve(context: Any, value: Any) -> Any:
    """The type of a global of a kernel: a rule is its twin there. (By itself Numba would compile it like any other
    function of the CPU's: inlined or not as NVVM likes, and with integers of every width.)
    """
    return _resolve_value(context, _twin(value) if isinstance(value, type(cards.size)) else value)


_resolve_value = CUDATypingContext.resolve_value_type


def _declare_supplied(name: str, stub: Callable[..., Any]) -> None:
    """Have kernels call what the game of a record supplies under this name."""
    given = jit.GIVEN.setdefault(name, {})

    def choose(s: Any, *_rest: Any) -> Any:
        found = {from_dtype(dtype): function for dtype, function in given.items()}.get(getattr(s, "record", s))
        return getattr(found, "py_func", None)

    overload(stub, strict=False, jit_options=_INTO)(choose)


def _declare_conditional(stub: Callable[..., Any], field: str, body: Callable[..., Any]) -> None:
    """Have kernels run a body only on records that have its field."""

    def absent(s: Any, *rest: Any) -> int:  # noqa: ARG001
        return -1

    def choose(s: Any, *_rest: Any) -> Any:
        return body if field in s.fields else absent

    overload(stub, strict=False, jit_options=_INTO)(choose)


def _as_record(_context: Any, words: Any, like: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        return builder.bitcast(data, context.get_value_type(signature.return_type))

    return like.dtype(words, like), emit


_as_record.__doc__ = """The record that lies in some words, of the type of an array's records."""
as_record = intrinsic(_as_record)


def _fetch(_context: Any, s: Any, words: Any, _at: Any, _stride: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        for mine, other in _words(context, builder, signature.args[1], args[1:], signature.args[0], args[0]):
            builder.store(builder.load(other), mine)
        return context.get_dummy_value()

    return types.void(s, words, types.int64, types.int64), emit


def _store(_context: Any, s: Any, words: Any, _at: Any, _stride: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        for mine, other in _words(context, builder, signature.args[1], args[1:], signature.args[0], args[0]):
            builder.store(builder.load(mine), other)
        return context.get_dummy_value()

    return types.void(s, words, types.int64, types.int64), emit


def _words(context: Any, builder: Any, kind: Any, args: Any, record: Any, s: Any) -> Any:
    """The addresses of every word of a record, and of the same word in a batch. No loop: a thread shall ask for all
    of them before it waits for the first.
    """
    words, at, stride = args
    data = context.make_array(kind)(context, builder, words).data
    mine, other = builder.bitcast(s, _WIDE.as_pointer()), builder.gep(data, [at])
    for word in range(record.size // 8):
        yield builder.gep(mine, [_WIDE(word)]), builder.gep(other, [builder.mul(_WIDE(word), stride)])


_fetch.__doc__ = """Read a record out of a batch, word by word: its own lie so far apart."""
_store.__doc__ = """Write a record into a batch."""
fetch, store = map(intrinsic, (_fetch, _store))


_declared: set[Any] = set()


def aim() -> None:
    """Declare the rules to the GPU, as many as there are by now."""
    CUDATypingContext.resolve_value_type = _resolve
    for name, stub in jit.STUBS.items():
        if stub not in _declared:
            _declare_supplied(name, stub)
    for stub, (field, body) in jit.CONDITIONAL.items():
        if stub not in _declared:
            _declare_conditional(stub, field, body)
    _declared.update(jit.STUBS.values(), jit.CONDITIONAL)
