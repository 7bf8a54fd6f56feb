"""Warming: the first time a game is used its rules are compiled, then cached; here that is done ahead, and said.

Whatever compiles ahead comes here: the command line before a command, the ladder before its duels, the server (in
`table/live/warming.py`) before somebody waits for it.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from sobremesa.bots import LEVELS, Bot, bot, levels_of
from sobremesa.rules import calls, jit
from sobremesa.rules.game import Game
from sobremesa.rules.state import Setup, View
from sobremesa.rules.words import words

RULES = "rules"
PARTS = (RULES, *LEVELS)  # of a game, each compiled by itself: its rules, and what each level of bot needs besides


def parts_of(game: Game) -> tuple[str, ...]:
    """The parts that a game has: not every one has bots of every level."""
    return (RULES, *levels_of(game))


def warm(setup: Setup, purpose: str, language: str, say: Callable[[str], None], run: Callable[[], object]) -> None:
    """Compile what a purpose needs by doing a little of it, and say so, unless the cache has it."""
    mark = _mark(setup, purpose)
    if mark is not None and not mark.exists():
        say(words(setup.game.name, language).say("compiling", title=setup.game.title))
        run()
        mark.touch()


def is_warm(setup: Setup, purpose: str) -> bool:
    """Whether the cache has what a purpose needs, or there is nothing to compile."""
    mark = _mark(setup, purpose)
    return mark is None or mark.exists()


def rehearse(setup: Setup, *bots: Bot) -> None:
    """Do a little of what a table does, and let bots choose: what all that calls is then compiled, or read."""
    view = a_little(setup)
    state = view.resample(1)  # drafts look ahead in imagined states, and so does a bot that forgets the word
    state.concern(state.refuse(view.seat, 0), 0)
    state.ends_turn(0)
    calls.champions(state.batch, 0)
    state.telling.events(), state.telling.scene(view.seat), state.telling.packed(view.seat)
    for each in bots:
        each.choose(view)


def read(setup: Setup, part: str) -> None:
    """Have a part of a game in this process: read from the cache, or else compiled."""
    rehearse(setup, *([] if part == RULES else [brief(part)]))


def compile_part(setup: Setup, part: str) -> None:
    """Have a part of a game in the cache."""
    warm(setup, _purpose(part), "en", lambda _: None, partial(read, setup, part))


def is_compiled(setup: Setup, part: str) -> bool:
    """Whether the cache has a part of a game, or there is nothing to compile."""
    return is_warm(setup, _purpose(part))


def brief(level: str) -> Bot:
    """A bot of a level for a rehearsal: it thinks no longer than it must."""
    return bot(level, 1, think=0.001 if level == "search" else None)


def a_little(setup: Setup) -> View:
    """The first moves of a deal, until a seat has a choice; what it sees. Play at the table calls no more."""
    state = setup.deal(seed=1)
    while True:
        state = state.play(state.actor, state.legal(state.actor)[0])
        view = state.view(state.actor)
        if len(view.legal(view.seat)) > 1:
            return view


def _purpose(part: str) -> str:
    return f"part-{part}"


def _mark(setup: Setup, purpose: str) -> Path | None:
    return jit.mark(f"{setup.game.rules.stamp}-{purpose}")
