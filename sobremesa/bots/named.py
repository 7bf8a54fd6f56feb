"""Bots by name, as the command line spells them: a level, `search@50` (milliseconds), `net:FILE` or `master:FILE` (a
net of one's own, which does not think ahead, or ponders), or `module:Class`.
"""

import importlib
import sys
from pathlib import Path

from sobremesa.bots import LEVELS, Bot, bot
from sobremesa.bots.master import MasterBot, trained
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Game

NETS = {"net": 0, "master": None}  # what a net's file follows, and how many tries it then ponders: as a master does


def named(
    name: str,
    seed: int | None,
    *,
    think: float | None = None,
    iterations: int | None = None,
    game: Game | None = None,
) -> Bot:
    """The bot of a name. Search thinks so many seconds or iterations, unless its name says how long. A net that does
    not play the game is refused now instead of at its first move.
    """
    level, at, milliseconds = name.partition("@")
    if ":" in name:
        kind, _, file = name.partition(":")
        return _with_net(kind, Path(file), seed, game) if kind in NETS else _own(name)
    if at:
        if level != "search" or not milliseconds.isdecimal() or not int(milliseconds):
            raise BadOption(f"{name!r} is no bot: only search thinks, and search@50 thinks 50 milliseconds a move")
        return bot(level, seed, think=int(milliseconds) / 1000)
    if level == "search":
        return bot(level, seed, think=think, iterations=iterations)
    if level not in LEVELS:
        raise BadOption(f"there is no bot {name!r}: there are {', '.join(LEVELS)}, and your own as module:Class")
    if level == "master" and game is not None:
        trained(game.name)
    return bot(level, seed)


def _with_net(kind: str, file: Path, seed: int | None, game: Game | None) -> Bot:
    """A net that somebody has trained (docs/learning.md)."""
    if game is not None:
        trained(game.name, file)
    return MasterBot(seed, tries=NETS[kind], net=file)


def _own(name: str) -> Bot:
    """Somebody's own bot, from a module here or installed."""
    module, _, attribute = name.partition(":")
    sys.path.insert(0, "")
    try:
        made = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"{name!r} cannot be loaded: {error}") from error
    finally:
        sys.path.remove("")
    own = made() if callable(made) else made  # a class or a function makes one; anything else is one
    if not callable(getattr(own, "choose", None)):
        raise BadOption(f"{name!r} is no bot: it has no choose(view)")
    return own  # type: ignore[no-any-return]
