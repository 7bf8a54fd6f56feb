"""Compiling ahead, with a word about it: the first time a game is used its rules are compiled, then cached."""

from collections.abc import Callable

from sobremesa.rules import jit
from sobremesa.rules.state import Setup
from sobremesa.rules.words import words


def warm(setup: Setup, purpose: str, language: str, say: Callable[[str], None], run: Callable[[], object]) -> None:
    """Compile what a purpose needs by doing a little of it, and say so, unless the cache has it."""
    mark = jit.mark(f"{setup.game.rules.stamp}-{purpose}")
    if mark is not None and not mark.exists():
        say(words(setup.game.name, language).say("compiling", title=setup.game.title))
        run()
        mark.touch()


def a_little(setup: Setup) -> None:
    """One move of a deal, seen by one seat: every function that play at the table calls."""
    state = setup.deal(seed=1)
    state = state.play(state.actor, state.legal(state.actor)[0])
    state.view(0)
