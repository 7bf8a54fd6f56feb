"""Whether a chance of 30 % is won in 30 of 100: what the page's analysis says of a view, against what happened then.

python bench/calibration.py measure FILE [GAME [PLAYERS [BOT [DEALS]]]]    default: every game, as its options are
python bench/calibration.py fit FILE       writes the page's corrections
python bench/calibration.py tables FILE    prints the tables of docs/analysis.md

Of each deal one decision is looked at, so that positions know nothing of each other. Its chance is counted as the page
does it (web/src/analysis): worlds that the view could be of are played to their ends by judgement. FILE keeps a JSON
object a line: in how many positions k of the imagined worlds were won, and how many of these the seat then won, for
the deals with even numbers and for those with odd ones. Corrections are fitted to the even deals, tables show the odd.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import sobremesa
from sobremesa.bots import Bot, bot
from sobremesa.bots.judgement import judge
from sobremesa.bots.observation import seen
from sobremesa.bots.sensible import prepare
from sobremesa.rules.cards import Word
from sobremesa.rules.chance import STRIDE, rekey, scatter
from sobremesa.rules.engine import actors, first, play, resample
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, copy
from sobremesa.rules.record import row as row_of
from sobremesa.rules.state import Setup, State, View
from sobremesa.sim.crew import Threads
from sobremesa.sim.report import interval

SEED = 2026
WORLDS = 200
DEALS = {"sensible": 3000, "search@100": 400}
LONGEST = 3000  # moves that are imagined, as in the page
CHUNK = 25
BINS = 10
ROUNDS = 100  # of Newton's method
STEP, TINY = 0.2, 1e-9  # how far it goes at once
PRIOR = 1.0  # how firmly a correction begins as none
SURELY = 11.34  # twice the log likelihood that three numbers gain by luck in one of a hundred cases
GAMES = Path(__file__).parents[1] / "web/src/games"  # of the page: what is corrected of a game lies in its folder

Counts = NDArray[np.int64]  # by half (even and odd deals), by worlds won: positions, and those that were won
Fit = tuple[float, float, float]  # of the log odds: shift, weight of log(share), weight of -log(1 - share)
NONE: Fit = (0.0, 1.0, 1.0)


@entry
def wins(batch: Batch, seat: int, seed: Word, worlds: int) -> int:
    """How many of some worlds a seat wins, if all play on by judgement; who is asked first decides first."""
    won = 0
    for i in range(worlds):
        luck = scatter(seed + Word(i + 1) * STRIDE)
        batch[1] = batch[0]
        s = row_of(batch, 1)
        rekey(s, luck, seed)
        resample(s, seat)
        for _ in range(LONGEST):
            owed = actors(s)
            if owed == 0:
                break
            actor = first(s)
            while not (owed >> actor) & 1:
                actor = (actor + 1) % s.players
            luck = scatter(luck + STRIDE)
            play(s, actor, judge(s, actor, luck))
        won += (s.winners >> seat) & 1
    return won


def chance(view: View, seed: int) -> int:
    """In how many of the imagined worlds the seat of a view wins."""
    return int(wins(copy(seen(view), 2), view.seat, Word(seed), WORLDS))


def decisions(setup: Setup, bots: Bot, deal: int) -> tuple[list[View], State]:
    """What was seen by who had a choice, all through a deal, and its end."""
    luck, state, found = Random(deal), setup.deal(SEED + (deal << 64)), []
    while not state.over:
        view = state.view(luck.choice(state.actors))
        if len(view.legal(view.seat)) > 1:
            found.append(view)
        state = state.play(view.seat, bots.choose(view))
    return found, state


def chunk(setup: Setup, bots: Bot, deals: range) -> Counts:
    """One position of each deal: what was said of it, and what happened."""
    counts = np.zeros((2, WORLDS + 1, 2), np.int64)
    for deal in deals:
        found, end = decisions(setup, bots, deal)
        if found and end.outcome:
            view = Random(SEED + deal).choice(found)
            counts[deal % 2, chance(view, deal)] += 1, view.seat in end.outcome.winners
    return counts


def player(name: str) -> Bot:
    level, _, iterations = name.partition("@")
    return bot(level, SEED, iterations=int(iterations) if iterations else None)


def measure(setup: Setup, name: str, deals: int) -> dict[str, Any]:
    """Counts of many deals between bots of a kind."""
    prepare(setup.game.rules)
    chunk(setup, player(name), range(1))
    jobs: Iterator[Callable[[], Counts]] = (
        partial(chunk, setup, player(name), range(start, min(start + CHUNK, deals))) for start in range(0, deals, CHUNK)
    )
    counts = sum(Threads().share_out(jobs), np.zeros((2, WORLDS + 1, 2), np.int64))
    return {
        "game": setup.game.name,
        "players": setup.players,
        "bots": name,
        "deals": deals,
        "seed": SEED,
        "positions": counts[:, :, 0].tolist(),
        "won": counts[:, :, 1].tolist(),
    }


def softened(won: int) -> float:
    """A share that is neither 0 nor 1."""
    return (won + 0.5) / (WORLDS + 1)


SHARES = np.array([softened(k) for k in range(WORLDS + 1)])
TERMS = np.stack([np.ones(WORLDS + 1), np.log(SHARES), -np.log(1 - SHARES)])


def said(fit: Fit) -> NDArray[np.float64]:
    """Chances as experience has them, by worlds won (beta calibration: it rises where both weights are positive)."""
    return np.asarray(1 / (1 + np.exp(-(np.array(fit) @ TERMS))))


def likelihood(fit: Fit, positions: NDArray[Any], won: NDArray[Any]) -> float:
    chances = said(fit)
    return float((won * np.log(chances) + (positions - won) * np.log(1 - chances)).sum())


def fit(lines: list[dict[str, Any]], half: int) -> Fit:
    """What makes what happened most likely; none at all, where that is not surely better."""
    positions, won = (np.sum([line[name][half] for line in lines], axis=0) for name in ("positions", "won"))
    at = np.array(NONE)
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-(at @ TERMS)))
        gradient = TERMS @ (won - positions * chances) + PRIOR * (np.array(NONE) - at)
        curve = (TERMS * (positions * chances * (1 - chances))) @ TERMS.T
        step = np.linalg.solve(curve + PRIOR * np.eye(3), gradient)
        at = at + step * min(1.0, STEP / float(np.abs(step).max() + TINY))
    shift, up, down = (round(float(each), 3) for each in at)
    found: Fit = (shift, up, down)
    better = 2 * (likelihood(found, positions, won) - likelihood(NONE, positions, won))
    return found if better > SURELY and min(up, down) > 0 else NONE


def load(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def corrections(lines: list[dict[str, Any]]) -> dict[str, dict[str, Fit]]:
    """For each game, by the number of players."""
    found: dict[str, dict[str, Fit]] = {}
    for game, players in sorted({(line["game"], line["players"]) for line in lines}):
        same = [line for line in lines if (line["game"], line["players"]) == (game, players)]
        found.setdefault(game, {})[str(players)] = fit(same, 0)
    return found


def corrected(game: str) -> Path:
    """Where the page keeps a game's corrections."""
    return GAMES / game / "corrections.json"


def written(fits: dict[str, Fit]) -> str:
    """The corrections of a game as the page keeps them."""
    rows = [f'  "{players}": {json.dumps(how)}' for players, how in sorted(fits.items())]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def cell(line: dict[str, Any], how: Fit, tenth: int) -> str:
    """What happened where a tenth of 100 % was said, in the odd deals; a star: outside of the interval."""
    positions, won = (np.array(line[name][1]) for name in ("positions", "won"))
    chances = said(how)
    inside = (chances * BINS).astype(int).clip(0, BINS - 1) == tenth
    count, happened = int(positions[inside].sum()), int(won[inside].sum())
    if not count:
        return "–"
    low, high = interval(happened, count)
    mean = float((chances * positions)[inside].sum() / count)
    star = "" if low <= mean <= high else " *"
    return f"{100 * mean:.0f}: {100 * happened / count:.0f} ({100 * low:.0f}–{100 * high:.0f}) of {count}{star}"


def matrix(lines: list[dict[str, Any]], fits: list[Fit]) -> str:
    """A column for each line, a row for each tenth of 100 % that was said."""
    rows = ["| said | " + " | ".join(f"{line['game']}, {line['players']}" for line in lines) + " |"]
    rows.append("|---" * (1 + len(lines)) + "|")
    for tenth in range(BINS):
        cells = [cell(line, how, tenth) for line, how in zip(lines, fits, strict=True)]
        rows.append(f"| {BINS * tenth}–{BINS * (tenth + 1)} % | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def overview(lines: list[dict[str, Any]], fits: list[Fit]) -> str:
    """By how much more is said than happens, as it was counted and as it is corrected."""
    rows = ["| game | players | bots | positions | counted | as it is told |", "|---|---|---|---|---|---|"]
    for line, how in zip(lines, fits, strict=True):
        (off, half), (told, rest) = bias(line, NONE), bias(line, how)
        after = "the same" if how == NONE else f"{100 * told:+.1f} ± {100 * rest:.1f}"
        number = int(np.sum(line["positions"][1]))
        name = f"{line['game']} | {line['players']} | {line['bots']}"
        rows.append(f"| {name} | {number} | {100 * off:+.1f} ± {100 * half:.1f} | {after} |")
    return "\n".join(rows)


def bias(line: dict[str, Any], how: Fit) -> tuple[float, float]:
    """By how much more was said than happened, on average over the odd deals, and the half of its 95 % interval."""
    positions, won = (np.array(line[name][1]) for name in ("positions", "won"))
    chances = said(how)
    count = positions.sum()
    share = won / np.maximum(positions, 1)
    spread = (positions * (share * (1 - chances) ** 2 + (1 - share) * chances**2)).sum() / count
    off = float((chances * positions - won).sum() / count)
    return off, 1.96 * sqrt(max(spread - off * off, 0.0) / count)


def main() -> None:
    task, file, game, players, name, deals = (*sys.argv[1:], *[""] * 6)[:6]
    path = Path(file or "calibration.jsonl")
    if task == "measure":
        for bots in DEALS:
            for each in sobremesa.games():
                if game in ("", each) and name in ("", bots):
                    setup = sobremesa.game(each, **({"players": int(players)} if players else {}))
                    found = measure(setup, bots, int(deals or DEALS[bots]))
                    with path.open("a", encoding="utf-8") as out:
                        print(json.dumps(found, separators=(",", ":")), file=out)
    if task == "fit":
        for each, fits in corrections(load(path)).items():
            corrected(each).write_text(written(fits), encoding="utf-8")
    lines = sorted(load(path), key=lambda line: (line["bots"], line["game"], line["players"]))
    known = corrections(lines)
    fits = [known[line["game"]][str(line["players"])] for line in lines]
    print(overview(lines, fits))
    for bots in DEALS:
        some = [(line, how) for line, how in zip(lines, fits, strict=True) if line["bots"] == bots]
        print(f"\n{bots}\n\n{matrix([line for line, _ in some], [how for _, how in some])}")


if __name__ == "__main__":
    main()
