"""What a simulation found, as a table for people and as one object for programs."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

from rich.table import Table as RichTable

from sobremesa.rules.state import Setup
from sobremesa.sim.batch import LONGEST, Tally

Z = 1.96  # 95 %


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    share, z2 = wins / games, Z * Z
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def as_object(setup: Setup, seed: int, tally: Tally) -> dict[str, Any]:
    """The result for programs, as docs/simulation.md describes it."""
    players, game = setup.players, setup.game
    endings: Counter[str] = Counter()
    for why, games in _endings(tally):
        endings[game.clauses[why][0]] += games
    return {
        "game": setup.game.name,
        "players": players,
        "options": setup.options,
        "seed": seed,
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(tally.seconds, 6),
        "moves_per_second": round(tally.moves / tally.seconds) if tally.seconds else 0,
        "wins": [int(each) for each in tally.wins[:players]],
        "intervals": [[round(end, 6) for end in interval(int(w), tally.games)] for w in tally.wins[:players]],
        "length": {name: tally.quantile(share) for name, share in _SHARES.items()},
        "endings": dict(endings),
        "outcomes": {
            game.points[why]: {"games": games, "clauses": list(game.clauses[why])} for why, games in _endings(tally)
        },
    }


def _endings(tally: Tally) -> list[tuple[int, int]]:
    """The points that ended deals and how many, the most frequent first."""
    return sorted(((why, int(games)) for why, games in enumerate(tally.endings) if games), key=lambda each: -each[1])


_SHARES = {"shortest": 0.0, "median": 0.5, "95%": 0.95, "longest": 1.0}


def as_tables(setup: Setup, tally: Tally) -> Iterator[RichTable]:
    """Who won how often, and how the deals ended, for people."""
    seats = _table("seat", "wins", title=f"{setup.game.title}: {tally.games:,} deals at random")
    for seat in range(setup.players):
        seats.add_row(f"P{seat}", *_shown(int(tally.wins[seat]), tally.games))
    yield seats
    endings = _table("ending", "deals")
    for why, games in _endings(tally):
        name = f"{setup.game.points[why]} ({' '.join(setup.game.clauses[why])})"
        endings.add_row(name, *_shown(games, tally.games))
    yield endings


def _table(what: str, counted: str, title: str | None = None) -> RichTable:
    table = RichTable(title=title, title_justify="left")
    table.add_column(what)
    for column in (counted, "share", "95 %"):
        table.add_column(column, justify="right")
    return table


def _shown(count: int, games: int) -> tuple[str, str, str]:
    """A count, its share and the interval of that."""
    low, high = interval(count, games)
    return f"{count:,}", f"{count / games:.2%}", f"{low:.2%} – {high:.2%}"


def as_text(tally: Tally) -> str:
    """How long the deals were and how fast they were played."""
    lengths = ", ".join(f"{name} {tally.quantile(share):,}" for name, share in _SHARES.items())
    longest = f" (or more than {LONGEST:,})" if tally.lengths[-1] else ""
    speed = tally.moves / tally.seconds / 1e6 if tally.seconds else 0.0
    moves = f"{tally.moves:,} moves in {tally.seconds:.2f} s: {speed:.1f} million moves/s"
    return f"moves in a deal: {lengths}{longest}\n{moves}"
