"""The command line: parsing, and one function per command that wires the layers together."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress, TimeElapsedColumn

import sobremesa
from sobremesa import terminal
from sobremesa.arguments import (
    MISUSED,
    Parser,
    add_browser,
    add_crew,
    add_game,
    add_language,
    add_options,
    count,
    crew,
    long_seed,
    seed,
    settle,
)
from sobremesa.bots import COMMON
from sobremesa.bots.habits import Companion
from sobremesa.bots.named import named
from sobremesa.bots.warming import rehearse, warm
from sobremesa.devices import on_gpu, simulate
from sobremesa.export.files import FORMATS, Files, chosen_format, writing
from sobremesa.export.played import Order, export_played
from sobremesa.rules import scenario
from sobremesa.rules.errors import BadOption, OtherRules, SobremesaError, Unreadable
from sobremesa.rules.game import find
from sobremesa.rules.log import Log
from sobremesa.rules.state import Setup
from sobremesa.rules.words import words
from sobremesa.sim import report, standing
from sobremesa.sim.ladder import ladder, rehearse_duels
from sobremesa.table import config

FAILED = 1


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
    add_browser(parser)
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
    add_language(rules)
    rules.set_defaults(run=_rules)

    sim = commands.add_parser("sim", help="play many deals at random, on every core")
    add_game(sim)
    sim.add_argument("--games", type=count, default=100_000, metavar="K", help="deals to play (100000)")
    sim.add_argument("--seed", type=seed, default=1, metavar="S", help="same seed, same result (1)")
    add_crew(sim)
    sim.add_argument("--device", default="cpu", metavar="D", help="cpu or cuda: the same result (cpu)")
    sim.add_argument("--json", action="store_true", help="print one JSON object")
    sim.set_defaults(run=_sim)

    ladder = commands.add_parser("ladder", help="let bots play each other, every two on the same deals")
    add_game(ladder)
    ladder.add_argument(
        "--bots", default=",".join(COMMON), metavar="A,B,…", help="levels, search@MS, net:FILE, module:Class"
    )
    ladder.add_argument("--deals", type=count, default=100, metavar="K", help="deals of every two bots (100)")
    budget = ladder.add_mutually_exclusive_group()
    budget.add_argument("--think", type=count, metavar="MS", help="milliseconds that search thinks a move (200)")
    budget.add_argument("--iterations", type=count, metavar="I", help="or iterations: same seed, same result")
    ladder.add_argument("--seed", type=seed, default=1, metavar="S", help="same seed, same deals (1)")
    add_crew(ladder)
    ladder.add_argument("--json", action="store_true", help="print one JSON object")
    ladder.set_defaults(run=_ladder)

    lab = commands.add_parser("lab", help="ask what a rule does: play the deals of a question, and compare")
    lab.add_argument("file", type=Path, metavar="FILE", help="a question, in TOML or JSON (docs/lab.md)")
    lab.add_argument("--deals", type=count, metavar="K", help="deals of each setting, instead of the question's")
    add_crew(lab)
    lab.add_argument("--json", action="store_true", help="print one JSON object")
    lab.add_argument("--csv", type=Path, metavar="FILE", help="write every figure as a row")
    lab.add_argument("--html", type=Path, metavar="FILE", help="write a page with the pictures")
    add_language(lab)
    lab.set_defaults(run=_lab)

    train = commands.add_parser("train", help="have a net learn a game by playing itself (docs/learning.md)")
    train.add_argument("game", metavar="GAME")
    train.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the net: a file ….net; goes on from ….pt"
    )
    train.add_argument("--players", type=count, metavar="N", help="only so many (all numbers, in turn)")
    train.add_argument("--seconds", type=count, default=600, metavar="T", help="of learning, altogether (600)")
    train.add_argument("--device", default="cpu", metavar="D", help="cpu or cuda: a larger net there (cpu)")
    train.add_argument("--threads", type=count, metavar="T", help="threads of the CPU (one per core)")
    train.add_argument("--seed", type=seed, default=1, metavar="S", help="of the deals and of the net (1)")
    train.set_defaults(run=_train)

    export = commands.add_parser("export", help="write matches as a data set, a row for each decision")
    export.add_argument("target", type=Path, metavar="DIR|FILE", help="a folder, or a file ….jsonl or ….parquet")
    export.add_argument("--format", choices=FORMATS, help="of the files in a folder (jsonl)")
    export.add_argument("--game", metavar="GAME", help="only this game")
    export.add_argument("--force", action="store_true", help="write over files that are there")
    export.add_argument("--processes", type=count, metavar="P", help="processes (one per core)")
    people = export.add_argument_group("matches of people, who have agreed to it")
    people.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (as for serve)")
    bots = export.add_argument_group("matches of bots, instead")
    bots.add_argument(
        "--bots", metavar="A,B,…", help="levels, search@MS, net:FILE, module:Class; they take turns in the seats"
    )
    many = bots.add_mutually_exclusive_group()
    many.add_argument("--matches", type=count, metavar="K", help="whole matches to play (100)")
    many.add_argument("--deals", type=count, metavar="K", help="or single deals")
    bots.add_argument("--seed", type=seed, metavar="S", help="same seed, same rows (1)")
    bots.add_argument("--iterations", type=count, metavar="I", help="of search, instead of milliseconds")
    add_options(bots)
    export.set_defaults(run=_export)

    play = commands.add_parser("play", help="play against bots in the terminal")
    add_game(play, optional=True)
    play.add_argument("--bots", default="sensible", metavar="BOT", help="whom to play against (sensible)")
    play.add_argument("--seed", type=long_seed, metavar="S", help="the deal (by default nobody can know it)")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the log of the match when it ends")
    add_language(play)
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="tell the story of a log")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--seat", type=int, metavar="N", help="only what this seat saw (everything)")
    add_language(replay)
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check how a match of a table was shuffled, from its file")
    verify.add_argument("file", type=Path, metavar="FILE")
    add_language(verify)
    verify.set_defaults(run=_verify)
    return parser


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
    purpose = "sim-cuda" if on_gpu(asked.device) else "sim"
    warm(setup, purpose, "en", _say, lambda: simulate(setup, 1, 1, device=asked.device))
    with _progress("deals", asked.games) as progress:
        tally = simulate(setup, asked.games, asked.seed, device=asked.device, crew=crew(asked), progress=progress)
    if asked.json:
        print(json.dumps(report.as_object(setup, asked.seed, tally)))
    else:
        for table in report.as_tables(setup, tally):
            Console().print(table)
        print(report.as_text(tally))
    return 0


def _lab(asked: argparse.Namespace) -> int:
    """Answer a question, with a progress bar on a terminal."""
    from sobremesa.lab.ask import ask  # the lab, which no other command needs

    return ask(asked, _text(asked.file), crew(asked), _say, _progress)


def _ladder(asked: argparse.Namespace) -> int:
    """Let the bots play each other, with a progress bar on a terminal."""
    setup = settle(asked.game, asked.option, players=asked.players)
    names = asked.bots.split(",")
    if len(set(names)) < len(names):
        raise BadOption("a bot is named once in a ladder")
    think = asked.think and asked.think / 1000
    bots = {name: named(name, asked.seed, think=think, iterations=asked.iterations, game=setup.game) for name in names}
    purpose = "-".join(sorted({type(each).__name__ for each in bots.values()}))
    warm(setup, f"ladder-{purpose}", "en", _say, lambda: rehearse_duels(setup, bots.values()))
    with _progress("deals", asked.deals * len(names) * (len(names) - 1) // 2) as progress:
        found = ladder(setup, bots, asked.deals, asked.seed, crew=crew(asked), progress=progress)
    if asked.json:
        print(json.dumps(standing.as_object(setup, asked.seed, asked.deals, found)))
    else:
        for table in standing.as_tables(setup, asked.deals, found):
            Console().print(table)
    return 0


def _train(asked: argparse.Namespace) -> int:
    """Train a net; how it does is said meanwhile."""
    from sobremesa.train.asked import Asked, learn  # training, which no other command needs

    last = learn(
        Asked(find(asked.game), asked.out, asked.seconds, asked.players, asked.device, asked.seed, asked.threads), _say
    )[-1]
    print(f"{asked.out}: a net of {asked.game}, {last['seconds']:.0f} s, {last['steps']:,} steps, seed {asked.seed}")
    return 0


def _export(asked: argparse.Namespace) -> int:
    """Write a data set: of bots that play for it, or of what people have played."""
    if asked.bots is None:
        for name in ("matches", "deals", "seed", "iterations", "players", "option"):
            if getattr(asked, name):
                raise BadOption(f"--{name} is for matches of bots: say which, as in --bots sensible")
    elif asked.game is None:
        raise BadOption("bots have to know what to play: --game GAME")
    elif asked.database is not None:
        raise BadOption("matches come from --bots or from a --database, not from both")
    format, processes = chosen_format(asked.target, asked.format), asked.processes or os.cpu_count() or 1
    try:
        with writing(asked.target, format, force=asked.force) as files:
            said = (_export_kept if asked.bots is None else _export_played)(asked, files, format, processes)
            names = ", ".join(map(str, files.finish()))
    except KeyboardInterrupt:
        _say(f"\nsobremesa: stopped; nothing was written, and {asked.target} is as it was")
        return 130
    print(f"{names or asked.target}: {files.rows:,} rows of {said}")
    return 0


def _export_kept(asked: argparse.Namespace, files: Files, format: str, processes: int) -> str:
    from sobremesa.export.kept import kept  # half a second that no other command should wait for

    game = find(asked.game).name if asked.game else None
    with kept(config.settle(asked).url, game) as found, _progress("matches", len(found)) as progress:
        counted = found.write(files, format, processes, progress)
    lost = f"; {counted.lost} of rules that nobody has any more were left out" if counted.lost else ""
    return f"{counted.matches:,} matches whose tables agreed{lost}"


def _export_played(asked: argparse.Namespace, files: Files, format: str, processes: int) -> str:
    setup = settle(asked.game, asked.option, players=asked.players)
    many, whole = asked.deals or asked.matches or 100, asked.deals is None
    seed = 1 if asked.seed is None else asked.seed
    bots = tuple(asked.bots.split(","))
    options = tuple(setup.options.items())
    order = Order(setup.game.name, options, bots, seed, whole, format, asked.iterations)
    seated = order.seated
    files.renew([order.game])
    purpose = "-".join(sorted({type(each).__name__ for each in seated}))
    warm(setup, f"table-{purpose}", "en", _say, lambda: rehearse(setup, *seated))
    what = "matches" if whole else "deals"
    with _progress(what, many) as progress:
        export_played(order, many, files, min(processes, many), progress)
    return f"{many:,} {what}"


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
    best = named(asked.bots, asked.seed, game=setup.game)
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
    log = Log.read(_text(asked.file))
    setup = _setup(asked, log)
    if asked.seat is not None and not 0 <= asked.seat < setup.players:
        raise BadOption(f"there is no seat {asked.seat}: the seats are 0 to {setup.players - 1}")
    warm(setup, "table", asked.lang, _say, lambda: rehearse(setup))
    for state in log.replay():
        for event in state.events if asked.seat is None else state.view(asked.seat).events:
            print(f"{event.words(asked.lang)} [{event.clauses[0]}]")
    return 0


def _verify(asked: argparse.Namespace) -> int:
    """Check a match step by step: 0 if all of it holds, 1 if not, 2 if there is nothing to check."""
    from sobremesa.verify import verify  # the table's structs, which no other command needs

    def prepare(log: Log) -> None:
        setup = _setup(asked, log)
        warm(setup, "table", asked.lang, _say, lambda: rehearse(setup))

    holds = True
    for holds, sentence in verify(_text(asked.file), asked.lang, prepare):
        print(f"{'✓' if holds else '✗'} {sentence}")
    return 0 if holds else FAILED


def _text(file: Path) -> str:
    """What a file says."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable(f"{file}: cannot be opened ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise Unreadable(f"{file}: is not a text") from error


def _setup(asked: argparse.Namespace, log: Log) -> Setup:
    """What a log was played by; rules that this program does not have are named in a sentence."""
    try:
        return log.setup
    except OtherRules as error:
        say = words(error.game, asked.lang).say
        sentence = say(
            "replay-newer" if error.newer else "replay-older",
            title=error.title,
            version=error.version,
            today=error.today,
        )
        raise Unreadable(f"{asked.file}: {sentence}") from error


if __name__ == "__main__":
    sys.exit(main())
