"""One module of several entries, and how a page calls them.

An array becomes its address and its lengths, a whole number 32 bits, a word 64, a float 64; a tuple is taken apart, and
one that is a result is written as 64-bit numbers where the last argument says.
"""

from collections.abc import Callable, Sequence
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils, compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np import arrayobj

from sobremesa.browser.objects import link
from sobremesa.browser.target import FEATURES, Codegen
from sobremesa.rules.parts import Parts

_SMALL, _WIDE = ir.IntType(32), ir.IntType(64)


class Module:
    """Entries that are compiled together, and optimized once."""

    def __init__(self, codegen: Codegen, name: str, features: Sequence[str] = FEATURES) -> None:
        self._codegen, self._features = codegen, features
        self._context = cpu_target.target_context
        self._library = codegen.create_library(name)

    @global_compiler_lock  # type: ignore[untyped-decorator]
    def export(self, name: str, entry: Any, arguments: Sequence[Any]) -> Any:
        """Export an entry for arguments of these types; the type of its result."""
        compiled = _compile(entry.py_func, arguments)
        self._library.add_linking_library(compiled.library)
        module = self._context.create_module(f"export.{name}")
        self._wrap(module, name, compiled.fndesc)
        self._library.add_ir_module(module)
        self._library.exported |= {name}
        return compiled.fndesc.restype

    @global_compiler_lock  # type: ignore[untyped-decorator]
    def emit(self) -> bytes:
        """The module as a page loads it."""
        with self._codegen.supposing(self._features):
            self._library.finalize()
            return link(self._codegen.emit(self._library), sorted(self._library.exported), self._features)

    def _wrap(self, module: ir.Module, name: str, compiled: Any) -> None:
        """Write the function that a page calls."""
        result, convention = compiled.restype, self._context.call_conv
        callee = ir.Function(module, convention.get_function_type(result, compiled.argtypes), compiled.llvm_func_name)
        several, nothing = isinstance(result, types.BaseTuple), result == types.none
        lowered = [each for kind in compiled.argtypes for each in _lowered(kind)]
        returned = ir.VoidType() if several or nothing else _lowered(result)[0]
        wrapper = ir.Function(module, ir.FunctionType(returned, lowered + [_pointer()] * several), name)
        builder = ir.IRBuilder(wrapper.append_basic_block())
        given = list(wrapper.args)
        arguments = [self._raised(builder, kind, given) for kind in compiled.argtypes]
        status, value = convention.call_function(builder, callee, result, compiled.argtypes, arguments)
        with builder.if_then(status.is_error, likely=False):
            builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
        if several:
            self._write(builder, result, value, given.pop())
        if several or nothing:
            builder.ret_void()
        else:
            builder.ret(_resized(builder, value, result, returned))

    def _write(self, builder: ir.IRBuilder, kind: Any, value: Any, where: Any) -> None:
        """Write a tuple to memory."""
        place = builder.bitcast(where, _WIDE.as_pointer())
        for i, (each, item) in enumerate(zip(kind, cgutils.unpack_tuple(builder, value), strict=True)):
            builder.store(_resized(builder, item, each, _WIDE), builder.gep(place, [_SMALL(i)]))

    def _raised(self, builder: ir.IRBuilder, kind: Any, given: list[Any]) -> Any:
        """An argument as Numba wants it, from what was given."""
        if isinstance(kind, types.Array):
            return self._array(builder, kind, given)
        if isinstance(kind, types.BaseTuple):
            return self._context.make_tuple(builder, kind, [self._raised(builder, each, given) for each in kind])
        return _resized(builder, given.pop(0), kind, self._context.get_value_type(kind))

    def _array(self, builder: ir.IRBuilder, kind: Any, given: list[Any]) -> Any:
        """A C-contiguous array at an address."""
        data = given.pop(0)
        shape = [builder.zext(given.pop(0), _WIDE) for _ in range(kind.ndim)]
        dtype = kind.dtype
        size = _WIDE(
            dtype.size
            if isinstance(dtype, types.Record)
            else self._context.get_abi_sizeof(self._context.get_data_type(dtype))
        )
        strides = [size]
        for extent in shape[:0:-1]:
            strides.insert(0, builder.mul(strides[0], extent))
        array = arrayobj.make_array(kind)(self._context, builder)
        arrayobj.populate_array(
            array,
            data=builder.bitcast(data, array.data.type),
            shape=cgutils.pack_array(builder, shape),
            strides=cgutils.pack_array(builder, strides),
            itemsize=size,
            meminfo=None,
        )
        return array._getvalue()


def _compile(function: Callable[..., Any], arguments: Sequence[Any]) -> Any:
    """Compile an entry as a part: it is optimized with the others of its module."""
    flags = compiler.Flags()
    flags.nrt = True
    flags.error_model = "numpy"
    flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
    typing, target = cpu_target.typing_context, cpu_target.target_context
    typing.refresh()
    target.refresh()
    return compiler.compile_extra(typing, target, function, tuple(arguments), None, flags, {}, pipeline_class=Parts)


def _pointer() -> ir.Type:
    return ir.IntType(8).as_pointer()


def _lowered(kind: Any) -> list[ir.Type]:
    """What a page gives for an argument, or gets as a result."""
    if isinstance(kind, types.Array):
        return [_pointer()] + [_SMALL] * kind.ndim
    if isinstance(kind, types.BaseTuple):
        return [each for part in kind for each in _lowered(part)]
    if kind == types.uint64:
        return [_WIDE]
    if isinstance(kind, types.Integer | types.Boolean):
        return [_SMALL]
    if kind == types.float64:
        return [ir.DoubleType()]
    raise TypeError(f"a page cannot give or get a {kind}")


def _resized(builder: ir.IRBuilder, value: Any, kind: Any, wanted: ir.Type) -> Any:
    """A number as wide as wanted."""
    if not isinstance(wanted, ir.IntType) or value.type == wanted:
        return value
    if value.type.width > wanted.width:
        return builder.trunc(value, wanted)
    signed = isinstance(kind, types.Integer) and kind.signed
    return builder.sext(value, wanted) if signed else builder.zext(value, wanted)
