"""What a simulation found, as a table for people and as one object for programs."""

from math import sqrt
from typing import Any

from rich.table import Table

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
    """The result for programs; `wins` counts a shared win for each of its winners."""
    players = setup.players
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
        "endings": {setup.game.clauses[why][0]: int(n) for why, n in enumerate(tally.endings) if n},
    }


_SHARES = {"shortest": 0.0, "median": 0.5, "95%": 0.95, "longest": 1.0}


def as_table(setup: Setup, tally: Tally) -> Table:
    """Who won how often, for people."""
    table = Table(title=f"{setup.game.title}: {tally.games:,} deals at random", title_justify="left")
    table.add_column("seat")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    table.add_column("95 %", justify="right")
    for seat in range(setup.players):
        wins = int(tally.wins[seat])
        low, high = interval(wins, tally.games)
        table.add_row(f"P{seat}", f"{wins:,}", f"{wins / tally.games:.2%}", f"{low:.2%} – {high:.2%}")
    return table


def as_text(tally: Tally) -> str:
    """How long the deals were and how fast they were played."""
    lengths = ", ".join(f"{name} {tally.quantile(share):,}" for name, share in _SHARES.items())
    longest = f" (or more than {LONGEST:,})" if tally.lengths[-1] else ""
    speed = tally.moves / tally.seconds / 1e6 if tally.seconds else 0.0
    moves = f"{tally.moves:,} moves in {tally.seconds:.2f} s: {speed:.1f} million moves/s"
    return f"moves in a deal: {lengths}{longest}\n{moves}"
