"""What this process has compiled because the cache did not have it."""

import time
from collections import Counter
from typing import Any

from numba.core.event import Listener, register


class Compiled(Listener):
    """Counts the functions that Python called and that had to be compiled, and the seconds of work that took."""

    def __init__(self) -> None:
        self.functions, self.seconds = Counter[str](), 0.0
        self._begun: list[float] = []

    def on_start(self, event: Any) -> None:  # noqa: ARG002
        """A function is compiled, perhaps because another one that is being compiled calls it."""
        self._begun.append(time.process_time())

    def on_end(self, event: Any) -> None:
        """It has been compiled."""
        begun = self._begun.pop()
        if not self._begun:
            self.functions[event.data["dispatcher"].py_func.__name__] += 1
            self.seconds += time.process_time() - begun

    def __str__(self) -> str:
        """In words."""
        functions = ", ".join(f"{name} {times}" for name, times in self.functions.most_common())
        return f"{functions}: {self.seconds:.0f} s of work"


COMPILED = Compiled()
register("numba:compile", COMPILED)
