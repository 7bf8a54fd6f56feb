"""The words of the command line: what every command takes, and what is wrong with what somebody typed."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import find
from sobremesa.rules.state import Setup
from sobremesa.rules.words import LANGUAGES
from sobremesa.sim.crew import Crew, Threads

MISUSED = 2


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to find help."""
        self.exit(MISUSED, f"sobremesa: {message}\nTry: {self.prog} --help\n")


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Which game, with its options."""
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None)
    add_options(parser)


def add_options(parser: argparse._ActionsContainer) -> None:
    """Options of a table."""
    parser.add_argument("--players", type=count, metavar="N")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="a table option, as often as needed"
    )


def add_browser(parser: argparse.ArgumentParser) -> None:
    """Whether the browser is opened."""
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        help="open the browser (if there is a screen), when there is no command",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """In which language it is told."""
    parser.add_argument("--lang", choices=LANGUAGES, default="es", help="language (es)")


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Who does the work."""
    parser.add_argument("--threads", type=count, metavar="T", help="threads (one per core)")
    parser.add_argument("--on", choices=("ray",), help="let a Ray cluster do it: that of RAY_ADDRESS, or one here")


def crew(asked: argparse.Namespace) -> Crew:
    """Whoever does the work: threads, or a cluster."""
    if asked.on is None:
        return Threads(asked.threads)
    if asked.threads is not None:
        raise BadOption("--threads is for this machine alone: a cluster has the workers that it has")
    from sobremesa.sim.on_ray import RayCrew  # a second that no other command should wait for

    return RayCrew()


def count(text: str) -> int:
    """A number above zero."""
    if not text.isdecimal() or not 0 < int(text) < 1 << 62:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


def seed(text: str) -> int:
    """A seed of 64 bits."""
    if not text.isdecimal() or int(text) >= 1 << 64:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**64 - 1")
    return int(text)


def long_seed(text: str) -> int:
    """A seed of 256 bits, as a deal has it."""
    if not text.isdecimal() or int(text) >= 1 << 256:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**256 - 1")
    return int(text)


def settle(game: str, options: Sequence[str], **given: int | None) -> Setup:
    """A game with the options of the command line, each `name=value`."""
    found = find(game)
    known = {option.name: option for option in found.options}
    chosen = {name: value for name, value in given.items() if value is not None}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is name=value, not {text!r}")
        chosen[name] = known[name].parse(value) if name in known else value  # type: ignore[assignment]
    return Setup(found, found.check(chosen))
