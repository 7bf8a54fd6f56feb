"""Whether a chance of 30 % is won in 30 of 100: what the page's analysis says of a view, against what happened then.

python bench/calibration.py measure FILE [GAME [PLAYERS [BOT [DEALS]]]]    default: all that SIZES and DEALS say
python bench/calibration.py fit FILE                 writes the page's corrections and expectations
python bench/calibration.py tables FILE              prints the tables of docs/analysis.md
python bench/calibration.py margins FILE [GAME]      prints how sharp figures are, by positions that are in no file

Of each deal one decision is looked at, so that positions know nothing of each other. Its chance is counted as the page
does it (web/src/analysis): worlds that the view could be of are played to their ends by judgement. And the net says it
(sobremesa/bots/net.py), from a look at the view and from one at the seat's next choice in each of these worlds. FILE
keeps a JSON object a line: of each deal what was said and whether the seat then won. What is fitted is fitted to the
deals with even numbers, tables show the odd. A line without what the net says was measured before there were nets.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import expecting
import numpy as np
import scoring
from scoring import AT_ONCE, COUNTED, SOON
from worlds import JUDGED, Counted, counted

import sobremesa
from sobremesa.bots import Bot, MasterBot, bot
from sobremesa.bots.master import trained
from sobremesa.bots.net import Notes
from sobremesa.bots.net import chance as look
from sobremesa.bots.observation import seen
from sobremesa.bots.sensible import prepare
from sobremesa.rules.state import Move, Setup, State, View
from sobremesa.sim.crew import Threads

SEED = 2026
USUAL = "sensible"
DEALS = {USUAL: 3000, "search@100": 400, "master@0": 1000}
FEWER = 1500  # deals of sensible bots, with other numbers of players
SIZES = {
    "cone": (2, 7, 10),
    "la-mona": (2, 3),
    "multiverse-money": (3, 5),
    "uno-monster-high": (2, 7, 10),
}
CHUNK = 25
FIRST = 25  # deals: enough to see how many win together
FRESH = 1 << 20  # deals from this number on are in no file
TRUTH, SOME = 3000, 150  # worlds and positions that margins are compared by
PRECISIONS = (100, 400)  # worlds, as in the page
GAMES = Path(__file__).parents[1] / "web/src/games"  # of the page: what is fitted for a game lies in its folder


def decisions(setup: Setup, bots: Bot, deal: int) -> tuple[list[View], State]:
    """What was seen by who had a choice, all through a deal, and its end."""
    luck, state, found = Random(deal), setup.deal(SEED + (deal << 64)), []
    while not state.over:
        view = state.view(luck.choice(state.actors))
        if len(view.legal(view.seat)) > 1:
            found.append(view)
        state = state.play(view.seat, bots.choose(view))
    return found, state


def position(setup: Setup, bots: Bot, deal: int) -> tuple[View, bool]:
    """One decision of a deal, and whether its seat then won."""
    found, end = decisions(setup, bots, deal)
    if not found or end.outcome is None:
        raise ValueError(f"{setup.game.name}: nobody has anything to decide in deal {deal}")
    view = Random(SEED + deal).choice(found)
    return view, view.seat in end.outcome.winners


def together(setup: Setup) -> int:
    """How many win a deal together, as partners do: the net was taught that they share the win."""
    ends = [decisions(setup, bot(USUAL, SEED), deal)[1].outcome for deal in range(FIRST)]
    return int(median(len(end.winners) for end in ends if end))


def other(view: View, deal: int) -> Move:
    """A turn beside that of judgement: the net's, if it is another one, else any."""
    usual, best = bot(USUAL, SEED).choose(view), MasterBot(SEED, tries=0).choose(view)
    if best != usual:
        return best
    return Random(deal).choice([move for move in view.legal(view.seat) if move != usual])


def said(view: View, seed: int, worlds: int, many: int, move: Move | None = None) -> Counted:
    """What is counted of a view in some worlds, after judgement's turn and after another one."""
    turns = JUDGED, JUDGED if move is None else move.number
    return counted(seen(view), view.seat, turns, seed, worlds, trained(view.setup.game.name), many)


def at_once(view: View, many: int) -> float:
    """What the net says of a view."""
    net = trained(view.setup.game.name)
    return min(1.0, many * float(look(seen(view), 0, view.seat, net, Notes.of(net))))


def chunk(setup: Setup, name: str, many: int, deals: range) -> list[tuple[Any, ...]]:
    """One position of each deal: what was said of it in each way, what happened, and how wrong the net was of a chance
    and of a difference between two turns. Only sensible bots' deals are asked for the latter.
    """
    found = []
    for deal in deals:
        view, won = position(setup, player(name), deal)
        count = said(view, deal, scoring.WORLDS, many, other(view, deal) if name == USUAL else None)
        ways = {
            COUNTED.name: int(count.won[0].sum()),
            SOON.name: SOON.written(float(count.expected[0].mean())),
            AT_ONCE.name: AT_ONCE.written(at_once(view, many)),
        }
        one, two = expecting.wrong(count.expected[0], count.won[0]), expecting.wrong(*map(between, count))
        found.append((deal, ways, won, one, two))
    return found


def between(turns: Any) -> Any:
    """The second turn less the first, world by world."""
    return turns[1] - turns[0]


def player(name: str) -> Bot:
    """A bot by its name: a level, and how long it thinks."""
    level, _, effort = name.partition("@")
    if level == "master":
        return MasterBot(SEED, tries=int(effort))
    return bot(level, SEED, iterations=int(effort) if effort else None)


def measure(setup: Setup, name: str, deals: int) -> dict[str, Any]:
    """What was said and what happened in many deals between bots of a kind."""
    prepare(setup.game.rules)
    many = together(setup)
    chunk(setup, name, many, range(1))
    jobs: Iterator[Callable[[], list[tuple[Any, ...]]]] = (
        partial(chunk, setup, name, many, range(start, min(start + CHUNK, deals))) for start in range(0, deals, CHUNK)
    )
    found = sorted((each for some in Threads().share_out(jobs) for each in some), key=lambda each: each[0])
    line = {
        "game": setup.game.name,
        "players": setup.players,
        "bots": name,
        "deals": deals,
        "seed": SEED,
        "together": many,
        "net": scoring.digest(setup.game.name),
        **{way.name: [each[1][way.name] for each in found] for way in (COUNTED, SOON, AT_ONCE)},
        "won": [int(each[2]) for each in found],
    }
    if name == USUAL:
        halves = [[each for each in found if each[0] % 2 == half] for half in (0, 1)]
        line["wrong"] = [
            [round(float(np.mean([each[what] for each in half])), 6) for half in halves] for what in (3, 4)
        ]
    return line


def asked(game: str, players: str, name: str, deals: str) -> Iterator[tuple[Setup, str, int]]:
    """What is to be measured, by what was asked for."""
    for bots in DEALS:
        for each in sobremesa.games():
            if game not in ("", each) or name not in ("", bots):
                continue
            if players:
                yield sobremesa.game(each, players=int(players)), bots, int(deals or DEALS[bots])
                continue
            yield sobremesa.game(each), bots, int(deals or DEALS[bots])
            for size in SIZES.get(each, ()) if bots == USUAL else ():
                yield sobremesa.game(each, players=size), bots, int(deals or FEWER)


def margins(setup: Setup, expectation: scoring.Expectation) -> list[str]:
    """How far figures are from what many more worlds say, and how often that is within their margins: of each precision
    a row, first as it is counted and then with the net; and how long a world takes, and a look.
    """
    prepare(setup.game.rules)
    rows: dict[tuple[int, bool], list[tuple[float, ...]]] = {}
    spent, looking = [], []
    for deal in range(FRESH, FRESH + SOME):
        view, _ = position(setup, player(USUAL), deal)
        move, many = other(view, deal), expectation.together
        truth = said(view, deal + 1, TRUTH, many, move).won.mean(axis=1)
        began = time.perf_counter()
        at_once(view, many)
        looking.append(time.perf_counter() - began)
        for worlds in PRECISIONS:
            began = time.perf_counter()
            count = said(view, deal, worlds, many, move)
            spent.append((time.perf_counter() - began) / 2 / worlds)
            for with_net in (False, True):
                hope = count.expected if with_net else np.zeros_like(count.expected)
                doubt = (expectation.chance, expectation.gain) if with_net else (1e9, 1e9)
                chance = expecting.chance(hope[0], count.won[0], doubt[0])
                gain = expecting.gain(hope[::-1], count.won[::-1], doubt[1])
                rows.setdefault((worlds, with_net), []).append(
                    (chance.figure - truth[0], chance.error, gain.figure - truth[1] + truth[0], gain.error)
                )
    times = f"{1e6 * median(spent):.0f} µs, {1e6 * median(looking):.0f} µs"
    return [scoring.sharpness(setup, *which, np.array(each), times) for which, each in rows.items()]


def main() -> None:
    task, file, game, players, name, deals = (*sys.argv[1:], *[""] * 6)[:6]
    path = Path(file or "calibration.jsonl")
    if task == "measure":
        for setup, bots, count in asked(game, players, name, deals):
            found = measure(setup, bots, count)
            with path.open("a", encoding="utf-8") as out:
                print(json.dumps(found, separators=(",", ":")), file=out)
    lines = scoring.load(path)
    if task == "fit":
        for each, fits in scoring.corrections(lines).items():
            (GAMES / each / "corrections.json").write_text(scoring.written(fits), encoding="utf-8")
        for old in GAMES.glob("*/expectations.json"):
            old.unlink()
        for each, expectations in scoring.expectations(lines).items():
            (GAMES / each / "expectations.json").write_text(scoring.written(expectations), encoding="utf-8")
    if task == "margins":
        print(scoring.SHARPNESS)
        for each, sizes in scoring.expectations(lines).items():
            if game in ("", each):
                setup = sobremesa.game(each)
                print("\n".join(margins(setup, sizes[str(setup.players)])), flush=True)
    else:
        print(scoring.tables(lines))


if __name__ == "__main__":
    main()
