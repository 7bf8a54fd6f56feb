"""The command line: parsing, and one function per command that wires the layers together."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress, TimeElapsedColumn

import sobremesa
from sobremesa import terminal
from sobremesa.bots import LEVELS
from sobremesa.bots.habits import Companion
from sobremesa.bots.named import named
from sobremesa.bots.warming import rehearse, warm
from sobremesa.rules import scenario
from sobremesa.rules.errors import BadOption, OtherRules, SobremesaError, Unreadable
from sobremesa.rules.game import find
from sobremesa.rules.log import Log
from sobremesa.rules.state import Setup
from sobremesa.rules.words import LANGUAGES, words
from sobremesa.sim import report, standing
from sobremesa.sim.batch import simulate
from sobremesa.sim.ladder import ladder, rehearse_duels
from sobremesa.table import config

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
    except terminal.Left as goodbye:
        print(goodbye)
        return 0
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
    _browser(parser)
    parser.set_defaults(run=_home)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)

    serve = commands.add_parser("serve", help="serve tables to play at, with every setting")
    config.add_flags(serve)
    serve.set_defaults(run=_serve)

    site = commands.add_parser("site", help="write the page as files for any web host, to play against bots")
    site.add_argument("folder", type=Path, metavar="DIR", help="empty, not yet there, or a former site")
    site.set_defaults(run=_site)

    check = commands.add_parser("check", help="run scenario files")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.add_argument("-v", "--verbose", action="store_true", help="name the scenarios that pass, too")
    check.set_defaults(run=_check)

    rules = commands.add_parser("rules", help="print the rulebook of a game")
    rules.add_argument("game", metavar="GAME")
    _language(rules)
    rules.set_defaults(run=_rules)

    sim = commands.add_parser("sim", help="play many deals at random, on every core")
    _game(sim)
    sim.add_argument("--games", type=_count, default=100_000, metavar="K", help="deals to play (100000)")
    sim.add_argument("--seed", type=_seed, default=1, metavar="S", help="same seed, same result (1)")
    sim.add_argument("--threads", type=_count, metavar="T", help="threads (one per core)")
    sim.add_argument("--json", action="store_true", help="print one JSON object")
    sim.set_defaults(run=_sim)

    ladder = commands.add_parser("ladder", help="let bots play each other, every two on the same deals")
    _game(ladder)
    ladder.add_argument("--bots", default=",".join(LEVELS), metavar="A,B,…", help="levels, search@MS, module:Class")
    ladder.add_argument("--deals", type=_count, default=100, metavar="K", help="deals of every two bots (100)")
    budget = ladder.add_mutually_exclusive_group()
    budget.add_argument("--think", type=_count, metavar="MS", help="milliseconds that search thinks a move (200)")
    budget.add_argument("--iterations", type=_count, metavar="I", help="or iterations: same seed, same result")
    ladder.add_argument("--seed", type=_seed, default=1, metavar="S", help="same seed, same deals (1)")
    ladder.add_argument("--threads", type=_count, metavar="T", help="threads (one per core)")
    ladder.add_argument("--json", action="store_true", help="print one JSON object")
    ladder.set_defaults(run=_ladder)

    play = commands.add_parser("play", help="play against bots in the terminal")
    _game(play, optional=True)
    play.add_argument("--bots", default="sensible", metavar="BOT", help="whom to play against (sensible)")
    play.add_argument("--seed", type=_long_seed, metavar="S", help="the deal (by default nobody can know it)")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the log of the match when it ends")
    _language(play)
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="tell the story of a log")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--seat", type=int, metavar="N", help="only what this seat saw (everything)")
    _language(replay)
    replay.set_defaults(run=_replay)
    return parser


def _game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None)
    parser.add_argument("--players", type=_count, metavar="N")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="a table option, as often as needed"
    )


def _browser(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        help="open the browser (if there is a screen), when there is no command",
    )


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="es", help="language (es)")


def _count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 1 << 62:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) >= 1 << 64:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**64 - 1")
    return int(text)


def _long_seed(text: str) -> int:
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


def _home(asked: argparse.Namespace) -> int:
    """Without a command: a table at home, on a free port, with the browser open."""
    from sobremesa.table.door.home import PORTS, USUAL, at_home  # half a second that no other command should wait for

    at_home(
        config.settle(asked, USUAL | os.environ), ports=1 if "SOBREMESA_PORT" in os.environ else PORTS, open=asked.open
    )
    return 0


def _serve(asked: argparse.Namespace) -> int:
    """Serve tables until told to stop."""
    from sobremesa.table.door.serve import serve  # half a second that no other command should wait for

    serve(config.settle(asked))
    return 0


def _site(asked: argparse.Namespace) -> int:
    """Write the page for a host of files."""
    from sobremesa.table.door.site import write_site  # half a second that no other command should wait for

    print(f"{asked.folder}: {write_site(asked.folder)} files, to be served by any web host, under any path")
    return 0


def _check(asked: argparse.Namespace) -> int:
    """Run scenarios, every one of every file: 0 when all pass, 1 when one fails, 2 when one cannot be read."""
    passed = failed = unread = 0
    for result in (result for file in asked.files for result in scenario.run_file(file)):
        passed += not result.problem
        failed += bool(result.problem) and result.readable
        unread += not result.readable
        if not result.readable:
            _say(f"sobremesa: {result}")
        elif result.problem or asked.verbose:
            print(result)
    print(f"{passed} passed, {failed} failed" + (f", {unread} could not be read" if unread else ""))
    return MISUSED if unread else FAILED if failed else 0


def _rules(asked: argparse.Namespace) -> int:
    """Print the rulebook: laid out on a terminal, as it is into a pipe."""
    text = find(asked.game).rulebook(asked.lang)
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text)
    return 0


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def _sim(asked: argparse.Namespace) -> int:
    """Simulate, with a progress bar on a terminal."""
    setup = settle(asked.game, asked.option, players=asked.players)
    warm(setup, "sim", "en", _say, lambda: simulate(setup, 1, 1))
    with _progress("deals", asked.games) as progress:
        tally = simulate(setup, asked.games, asked.seed, threads=asked.threads, progress=progress)
    if asked.json:
        print(json.dumps(report.as_object(setup, asked.seed, tally)))
    else:
        for table in report.as_tables(setup, tally):
            Console().print(table)
        print(report.as_text(tally))
    return 0


def _ladder(asked: argparse.Namespace) -> int:
    """Let the bots play each other, with a progress bar on a terminal."""
    setup = settle(asked.game, asked.option, players=asked.players)
    names = asked.bots.split(",")
    if len(set(names)) < len(names):
        raise BadOption("a bot is named once in a ladder")
    think = asked.think and asked.think / 1000
    bots = {name: named(name, asked.seed, think=think, iterations=asked.iterations) for name in names}
    purpose = "-".join(sorted({type(each).__name__ for each in bots.values()}))
    warm(setup, f"ladder-{purpose}", "en", _say, lambda: rehearse_duels(setup, bots.values()))
    with _progress("deals", asked.deals * len(names) * (len(names) - 1) // 2) as progress:
        found = ladder(setup, bots, asked.deals, asked.seed, threads=asked.threads, progress=progress)
    if asked.json:
        print(json.dumps(standing.as_object(setup, asked.seed, asked.deals, found)))
    else:
        for table in standing.as_tables(setup, asked.deals, found):
            Console().print(table)
    return 0


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, to be told how much is done."""
    console = Console(stderr=True)
    with Progress(
        *Progress.get_default_columns(),
        TimeElapsedColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def _play(asked: argparse.Namespace) -> int:
    """Play in the terminal."""
    game = asked.game or terminal.choose_game(asked.lang)
    setup = settle(game, asked.option, players=asked.players)
    best = named(asked.bots, asked.seed)
    rivals = Companion(best, asked.bots.partition("@")[0], asked.seed)
    warm(setup, f"table-{type(best).__name__}", asked.lang, _say, lambda: rehearse(setup, rivals))
    state = terminal.play_match(setup, asked.seed, asked.lang, rivals)
    if asked.save is not None:
        try:
            asked.save.write_text(Log.of(state).write() + "\n", encoding="utf-8")
        except OSError as error:
            raise Unreadable(f"{asked.save}: cannot be written ({error.strerror})") from error
    return 0


def _replay(asked: argparse.Namespace) -> int:
    """Tell a log move by move."""
    try:
        log = Log.read(asked.file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable(f"{asked.file}: cannot be opened ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise Unreadable(f"{asked.file}: is not a text") from error
    try:
        setup = log.setup
    except OtherRules as error:
        say = words(error.game, asked.lang).say
        sentence = say(
            "replay-newer" if error.newer else "replay-older",
            title=error.title,
            version=error.version,
            today=error.today,
        )
        raise Unreadable(f"{asked.file}: {sentence}") from error
    if asked.seat is not None and not 0 <= asked.seat < setup.players:
        raise BadOption(f"there is no seat {asked.seat}: the seats are 0 to {setup.players - 1}")
    warm(setup, "table", asked.lang, _say, lambda: rehearse(setup))
    for state in log.replay():
        for event in state.events if asked.seat is None else state.view(asked.seat).events:
            print(f"{event.words(asked.lang)} [{event.clauses[0]}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
