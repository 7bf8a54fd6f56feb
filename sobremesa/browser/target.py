"""The browser as a target of Numba: its own typing and lowering, and another machine underneath.

What is compiled stays as it is (`rule`, `seldom`, `entry`, `supplied`, `where`); only the code generator of Numba's
CPU target is replaced, in a process that builds modules and does nothing else: `aim` comes before anything is
compiled. Like `rules/parts.py` this leans on private parts of Numba 0.68, all of them named here: the methods of
`CPUCodegen` and `CPUCodeLibrary` that begin with an underscore, `target_context._internal_codegen` and `rtsys`.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import cgutils, config
from numba.core.codegen import CPUCodegen, CPUCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime import nrtdynmod, rtsys

TRIPLE = "wasm32-unknown-unknown"
FEATURES = ("bulk-memory", "bulk-memory-opt", "mutable-globals", "nontrapping-fptoint", "sign-ext")  # of every browser


class Library(CPUCodeLibrary):  # type: ignore[misc]
    """Code for the browser: it is emitted, not run here. What is not exported serves what is, or goes."""

    exported: frozenset[str] = frozenset()

    def _optimize_final_module(self) -> None:
        if not self.exported:  # Numba's own runtime, of which nothing must be left in the end
            return
        module = self._final_module
        for each in (*module.functions, *module.global_variables):
            if not each.is_declaration:
                each.linkage = "external" if each.name in self.exported else "internal"
        super()._optimize_final_module()

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code here to point to."""
        return 0

    def _finalize_specific(self) -> None:
        """There is no engine to finalize anything in."""


class Codegen(CPUCodegen):  # type: ignore[misc]
    """Numba's code generator for a 32-bit WebAssembly machine."""

    _library_class = Library

    def _init(self, _module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self._tm_features = _asked(FEATURES)
        self._tm = _machine(FEATURES)
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    @contextmanager
    def supposing(self, features: Sequence[str]) -> Iterator[None]:
        """Optimize, and emit, for browsers with these features."""
        usual, self._tm = self._tm, _machine(features)
        try:
            yield
        finally:
            self._tm = usual

    def _create_empty_module(self, name: str) -> ir.Module:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        if self._data_layout:
            module.data_layout = self._data_layout
        return module

    def _add_module(self, _module: Any) -> None:
        """There is no engine to add it to."""

    def set_env(self, _name: str, _objects: Any) -> None:
        """Rules refer to no Python objects."""

    def emit(self, library: Library) -> bytes:
        """The object file of a library."""
        return bytes(self._tm.emit_object(library._final_module))


def _machine(features: Sequence[str]) -> Any:
    """What LLVM knows of browsers with these features."""
    return llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="mvp", features=_asked(features), opt=3, reloc="static", codemodel="default"
    )


def _asked(features: Sequence[str]) -> str:
    return ",".join(f"+{feature}" for feature in features)


@global_compiler_lock  # type: ignore[untyped-decorator]
def aim() -> Codegen:
    """Compile for the browser from now on, in this process."""
    context = cpu_target.target_context
    config.OPT = type(config.OPT)(3)
    codegen = context._internal_codegen = Codegen("sobremesa.browser")
    module, library = nrtdynmod.create_nrt_module(context)
    library.add_ir_module(module)
    library.finalize()
    rtsys._library, rtsys._init = library, True
    return codegen
