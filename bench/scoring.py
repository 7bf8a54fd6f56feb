"""What calibration.py measured, judged: corrections, what a net's expectations are worth, scores, and their tables."""

import hashlib
import json
from functools import cached_property
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import netfile
from sobremesa.rules.game import find
from sobremesa.rules.state import Setup
from sobremesa.sim.report import interval

Numbers = NDArray[np.float64]
Lines = list[dict[str, Any]]
Fit = tuple[float, float, float]  # of the log odds: shift, weight of log(share), weight of -log(1 - share)

NONE: Fit = (0.0, 1.0, 1.0)
WORLDS = 200
BINS = 10
ROUNDS = 100  # of Newton's method
STEP, TINY = 0.2, 1e-9  # how far it goes at once
PRIOR = 1.0  # how firmly a correction begins as none
SURELY = 11.34  # twice the log likelihood that three numbers gain by luck in one of a hundred cases
USUAL = 4  # players
LEAST = 0.005  # of 1: no doubt is smaller
USEFUL = 0.125  # who is off by more at first sight is not asked
Z = 1.96


class Way:
    """A way to say a chance: as so many of how many, in the lines under its name."""

    def __init__(self, name: str, top: int) -> None:
        self.name, self.top = name, top

    def written(self, share: float) -> int:
        """A share as it is kept."""
        return round(share * self.top)

    @cached_property
    def shares(self) -> Numbers:
        """All that can be said; nothing is ever called sure."""
        return (np.arange(self.top + 1) + 0.5) / (self.top + 1)

    @cached_property
    def terms(self) -> Numbers:
        """What the log odds of a correction are made of."""
        return np.stack([np.ones(self.top + 1), np.log(self.shares), -np.log(1 - self.shares)])

    def said(self, fit: Fit) -> Numbers:
        """Chances as experience has them (beta calibration: it rises where both weights are positive)."""
        return np.asarray(1 / (1 + np.exp(-(np.array(fit) @ self.terms))))

    def tally(self, line: dict[str, Any], half: int) -> tuple[Numbers, Numbers]:
        """In how many positions it was said, and how many of these were won: in the even deals (0) or the odd (1)."""
        said, won = (np.array(line[name][half::2]) for name in (self.name, "won"))
        return tuple(np.bincount(said, weights, self.top + 1) for weights in (None, won))  # type: ignore[return-value]

    def of(self, line: dict[str, Any], half: int, fit: Fit) -> Numbers:
        """What was said of each position."""
        return np.asarray(self.said(fit)[np.array(line[self.name][half::2])])


COUNTED, SOON, AT_ONCE = Way("counted", WORLDS), Way("soon", 1000), Way("at-once", 1000)


class Expectation(NamedTuple):
    """What a net's expectations of a game are worth."""

    together: int  # win a deal together
    chance: float  # how far from what is counted a chance is, as it expects it at the next choice
    gain: float  # likewise a difference between two turns
    look: float  # likewise a chance as it sees it at once, corrected, from one that is counted and corrected
    fit: Fit  # how to correct what it sees at once


def digest(game: str) -> str:
    """Which net of a game it is."""
    return hashlib.sha256(netfile.own(find(game)).read_bytes()).hexdigest()[:12]


def load(file: Path) -> Lines:
    """All that was measured, in the order of the tables."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    return sorted(lines, key=lambda line: (line["bots"], line["game"], line["players"]))


def likelihood(way: Way, fit: Fit, positions: Numbers, won: Numbers) -> float:
    chances = way.said(fit)
    return float((won * np.log(chances) + (positions - won) * np.log(1 - chances)).sum())


def fit(way: Way, lines: Lines) -> Fit:
    """What makes what happened in the even deals most likely; none at all, where that is not surely better."""
    tallies = [way.tally(line, 0) for line in lines if way.name in line]
    positions, won = (np.sum(each, axis=0) for each in zip(*tallies, strict=True))
    at, terms = np.array(NONE), way.terms
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-(at @ terms)))
        gradient = terms @ (won - positions * chances) + PRIOR * (np.array(NONE) - at)
        curve = (terms * (positions * chances * (1 - chances))) @ terms.T
        step = np.linalg.solve(curve + PRIOR * np.eye(3), gradient)
        at = at + step * min(1.0, STEP / float(np.abs(step).max() + TINY))
    shift, up, down = (round(float(each), 3) for each in at)
    found: Fit = (shift, up, down)
    better = 2 * (likelihood(way, found, positions, won) - likelihood(way, NONE, positions, won))
    return found if better > SURELY and min(up, down) > 0 else NONE


def by_size(lines: Lines) -> dict[str, dict[str, Lines]]:
    """For each game, by the number of players."""
    found: dict[str, dict[str, Lines]] = {}
    for line in sorted(lines, key=lambda line: (line["game"], line["players"])):
        found.setdefault(line["game"], {}).setdefault(str(line["players"]), []).append(line)
    return found


def corrections(lines: Lines, way: Way = COUNTED) -> dict[str, dict[str, Fit]]:
    """How to correct what is said in a way, for each game and number of players."""
    return {
        game: {players: fit(way, same) for players, same in sizes.items()} for game, sizes in by_size(lines).items()
    }


def expectations(lines: Lines) -> dict[str, dict[str, Expectation]]:
    """What the expectations of each game's net are worth, by the number of players, from the even deals; of one whose
    net is too far off there are none.
    """
    found = {game: {size: expectation(same) for size, same in sizes.items()} for game, sizes in by_size(lines).items()}
    return {game: sizes for game, sizes in found.items() if all(each.look <= USEFUL for each in sizes.values())}


def expectation(lines: Lines) -> Expectation:
    """What was found in some lines of a game and a number of players."""
    asked, seen = ([line for line in lines if name in line] for name in ("wrong", AT_ONCE.name))
    chance, gain = (
        doubt([line["wrong"][what][0] for line in asked], [len(line["won"]) for line in asked]) for what in (0, 1)
    )
    counted, at_once = fit(COUNTED, lines), fit(AT_ONCE, lines)
    squares = [apart(line, counted, at_once) for line in seen]
    (many,) = {line["together"] for line in seen}
    return Expectation(many, chance, gain, doubt(squares, [len(line["won"]) for line in seen]), at_once)


def apart(line: dict[str, Any], counted: Fit, at_once: Fit) -> float:
    """The mean square by which the net at once is away from what is counted, less what luck did to the count."""
    shares = COUNTED.of(line, 0, NONE)
    slope = np.gradient(COUNTED.said(counted), COUNTED.shares)[np.array(line[COUNTED.name][0::2])]
    luck = slope**2 * shares * (1 - shares) / (WORLDS + 1)
    return float(((AT_ONCE.of(line, 0, at_once) - COUNTED.of(line, 0, counted)) ** 2 - luck).mean())


def doubt(squares: list[float], positions: list[int]) -> float:
    """The root of a mean square."""
    return round(max(LEAST, sqrt(max(0.0, float(np.average(squares, weights=positions))))), 4)


def written(fits: dict[str, Any]) -> str:
    """What the page keeps of a game, by the number of players."""
    rows = [f'  "{players}": {row(how)}' for players, how in sorted(fits.items(), key=lambda each: int(each[0]))]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def row(how: Any) -> str:
    """As the page's formatter has it."""
    return f"{{ {json.dumps(how._asdict())[1:-1]} }}" if isinstance(how, Expectation) else json.dumps(how)


def scores(said: Numbers, won: Numbers) -> tuple[Numbers, float]:
    """Squared errors (the Brier score is their mean), and the log loss."""
    return (said - won) ** 2, float(-np.where(won, np.log(said), np.log(1 - said)).mean())


def comparison(lines: Lines) -> str:
    """What is counted and what the net says, side by side, each as it is corrected, in the odd deals: scores, how much
    less the Brier score of the net at once is in the same positions, and by how many points too much is said.
    """
    rows = [
        "| game | players | bots | positions | Brier: counted | net at the next choice | net at once | less, · 10⁻⁴ "
        "| log loss: counted | net at once | too much: counted | net at once |",
        "|---" * 12 + "|",
    ]
    asked = [line for line in lines if AT_ONCE.name in line]
    counted, at_once = corrections(lines), corrections(asked, AT_ONCE)
    for line in asked:
        won = np.array(line["won"][1::2], bool)
        game, players = line["game"], str(line["players"])
        told = COUNTED.of(line, 1, counted[game][players])
        soon, seen = SOON.of(line, 1, NONE), AT_ONCE.of(line, 1, at_once[game][players])
        (usual, loss), (near, _), (glance, other) = (scores(each, won) for each in (told, soon, seen))
        rows.append(
            f"| {game} | {players} | {line['bots']} | {won.size} | {usual.mean():.4f} | {near.mean():.4f} "
            f"| {glance.mean():.4f} | {give(usual - glance, 10_000, 0)} | {loss:.4f} | {other:.4f} "
            f"| {give(told - won, 100, 1)} | {give(seen - won, 100, 1)} |"
        )
    return "\n".join(rows)


def give(each: Numbers, scale: int, digits: int) -> str:
    """A mean, and half of its 95 % interval."""
    half = Z * each.std() / sqrt(each.size)
    return f"{scale * each.mean():+.{digits}f} ± {scale * half:.{digits}f}"


def cell(line: dict[str, Any], how: Fit, tenth: int, way: Way = COUNTED) -> str:
    """What happened where a tenth of 100 % was said, in the odd deals; a star: outside of the interval."""
    positions, won = way.tally(line, 1)
    chances = way.said(how)
    inside = (chances * BINS).astype(int).clip(0, BINS - 1) == tenth
    count, happened = int(positions[inside].sum()), int(won[inside].sum())
    if not count:
        return "–"
    low, high = interval(happened, count)
    mean = float((chances * positions)[inside].sum() / count)
    star = "" if low <= mean <= high else " *"
    return f"{100 * mean:.0f}: {100 * happened / count:.0f} ({100 * low:.0f}–{100 * high:.0f}) of {count}{star}"


def matrix(lines: Lines, fits: list[Fit], way: Way = COUNTED) -> str:
    """A column for each line, a row for each tenth of 100 % that was said."""
    rows = ["| said | " + " | ".join(f"{line['game']}, {line['players']}" for line in lines) + " |"]
    rows.append("|---" * (1 + len(lines)) + "|")
    for tenth in range(BINS):
        cells = [cell(line, how, tenth, way) for line, how in zip(lines, fits, strict=True)]
        rows.append(f"| {BINS * tenth}–{BINS * (tenth + 1)} % | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def overview(lines: Lines, fits: list[Fit]) -> str:
    """By how much more is said than happens, as it was counted and as it is corrected."""
    rows = ["| game | players | bots | positions | counted | as it is told |", "|---|---|---|---|---|---|"]
    for line, how in zip(lines, fits, strict=True):
        (off, half), (told, rest) = bias(line, NONE), bias(line, how)
        after = "the same" if how == NONE else f"{100 * told:+.1f} ± {100 * rest:.1f}"
        name = f"{line['game']} | {line['players']} | {line['bots']}"
        rows.append(f"| {name} | {len(line['won'][1::2])} | {100 * off:+.1f} ± {100 * half:.1f} | {after} |")
    return "\n".join(rows)


def bias(line: dict[str, Any], how: Fit, way: Way = COUNTED) -> tuple[float, float]:
    """By how much more was said than happened, on average over the odd deals, and the half of its 95 % interval."""
    positions, won = way.tally(line, 1)
    chances = way.said(how)
    count = positions.sum()
    share = won / np.maximum(positions, 1)
    spread = (positions * (share * (1 - chances) ** 2 + (1 - share) * chances**2)).sum() / count
    off = float((chances * positions - won).sum() / count)
    return off, Z * sqrt(max(spread - off * off, 0.0) / count)


SHARPNESS = (
    "| game | worlds | with the net | a chance is off by | margin | inside "
    "| a cost is off by | margin | inside | a world, a look |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


def sharpness(setup: Setup, worlds: int, with_net: bool, each: Numbers, times: str) -> str:
    """A row: roots of mean squares in points of 100, and in how many of 100 positions the truth is in the margin."""
    cells = []
    for at in (0, 2):
        off, error = each[:, at], each[:, at + 1]
        inside = 100 * float((np.abs(off) <= Z * error).mean())
        cells.append(f"{100 * sqrt(float((off**2).mean())):.1f} | ±{100 * Z * error.mean():.1f} | {inside:.0f}")
    return f"| {setup.game.title} | {worlds} | {'yes' if with_net else ''} | {' | '.join(cells)} | {times} |"


def tables(lines: Lines) -> str:
    """What docs/analysis.md shows."""
    known = corrections(lines)
    fits = [known[line["game"]][str(line["players"])] for line in lines]
    found = [overview(lines, fits), comparison(lines)]
    for bots in sorted({line["bots"] for line in lines}):
        some = [each for each in zip(lines, fits, strict=True) if each[0]["bots"] == bots and shown(*each)]
        found.append(f"{bots}, counted\n\n{matrix([line for line, _ in some], [how for _, how in some])}")
    at_once = corrections([line for line in lines if AT_ONCE.name in line], AT_ONCE)
    for bots in sorted({line["bots"] for line in lines}):
        seen = [line for line in lines if line["bots"] == bots and AT_ONCE.name in line and line["players"] == USUAL]
        known_fits = [at_once[line["game"]][str(line["players"])] for line in seen]
        found.append(f"{bots}, by the net at once\n\n{matrix(seen, known_fits, AT_ONCE)}")
    return "\n\n".join(found)


def shown(line: dict[str, Any], how: Fit) -> bool:
    """Whether a line has a column of its own: the usual number of players, and whatever is corrected."""
    return line["players"] == USUAL or how != NONE
