"""The command line: parsing, and one function per command that wires the layers together."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from rich.console import Console
from rich.markdown import Markdown

import sobremesa
from sobremesa.rules import scenario
from sobremesa.rules.errors import BadOption, SobremesaError
from sobremesa.rules.game import find
from sobremesa.rules.state import Setup
from sobremesa.rules.words import LANGUAGES

FAILED, MISUSED = 1, 2


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to find help."""
        self.exit(MISUSED, f"sobremesa: {message}\nTry: {self.prog} --help\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; give the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except SobremesaError as error:
        print(f"sobremesa: {error}", file=sys.stderr)
        return MISUSED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parser() -> Parser:
    parser = Parser(prog="sobremesa", description="Card games with their full rules.")
    parser.add_argument("--version", action="version", version=f"sobremesa {sobremesa.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    check = commands.add_parser("check", help="run scenario files")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.add_argument("-v", "--verbose", action="store_true", help="name the scenarios that pass, too")
    check.set_defaults(run=_check)

    rules = commands.add_parser("rules", help="print the rulebook of a game")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", choices=LANGUAGES, default="es")
    rules.set_defaults(run=_rules)
    return parser


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


def _check(asked: argparse.Namespace) -> int:
    """Run scenarios: 0 when all pass, 1 when one fails; a file that cannot be read is an error."""
    passed = failed = 0
    for file in asked.files:
        for result in scenario.run_file(file):
            if result.problem:
                failed += 1
                print(f"{result.file}: {result.name}: {result.problem}")
            else:
                passed += 1
                if asked.verbose:
                    print(f"{result.file}: {result.name}: ok")
    print(f"{passed} passed, {failed} failed")
    return FAILED if failed else 0


def _rules(asked: argparse.Namespace) -> int:
    """Print the rulebook: laid out on a terminal, as it is into a pipe."""
    text = find(asked.game).rulebook(asked.lang)
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
