"""Rules in parts: what one rule compiles to, until an entry takes it in.

Numba optimizes every function together with all that it calls, makes machine code of it, and does the same again in
each of its callers. Here a rule stays as it was written down; an entry takes in all the parts that it needs, and only
there are they optimized, once, and become machine code.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, and the names of those that it calls."""

    def finalize(self) -> None:
        """Nothing more comes; nothing is optimized."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """For an entry: the rule with all that it calls, directly or not."""
        first, *others = self._collect({}).values()
        module = first.clone()
        for other in others:
            module.link_in(other, preserve=True)
        return module

    def _collect(self, found: dict[Any, Any]) -> dict[Any, Any]:
        """Add its own code and that of all it calls, each once."""
        if self not in found:
            found[self] = super()._get_module_for_linking()
            for called in self._linking_libraries:
                if isinstance(called, Part):
                    called._collect(found)
                else:
                    found[called] = called._get_module_for_linking()
        return found

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code to point to."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """Where Numba registers the Python objects that machine code refers to: rules refer to none."""
        return self

    def set_env(self, _name: str, _objects: Any) -> None:
        """Leave them out."""


class Parts(Compiler):  # type: ignore[misc]
    """Numba's compiler, except that a function becomes a part."""

    def compile_extra(self, function: Any) -> Any:
        """Compile a function."""
        self.state.library = Part(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)
