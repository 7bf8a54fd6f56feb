"""What a ladder found, as tables for people and as one object for programs."""

from typing import Any

from rich.table import Table as RichTable

from sobremesa.rules.state import Setup
from sobremesa.sim.ladder import Estimate, Ladder


def as_object(setup: Setup, seed: int, deals: int, found: Ladder) -> dict[str, Any]:
    """The ladder for programs."""
    return {
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "seed": seed,
        "deals": deals,
        "bots": [
            {"bot": name, "rating": round(each.mu, 3), "sigma": round(each.sigma, 3)}
            for name, each in found.ratings.items()
        ],
        "duels": [
            {"bots": [duel.first, duel.second], "share": _rounded(duel.share), "points": _rounded(duel.points)}
            for duel in found.duels
        ],
    }


def _rounded(estimate: Estimate) -> dict[str, float]:
    return {"mean": round(estimate.mean, 6), "low": round(estimate.low, 6), "high": round(estimate.high, 6)}


def as_tables(setup: Setup, deals: int, found: Ladder) -> list[RichTable]:
    """Who beat whom by how much, and the ratings, for people."""
    duels = RichTable(
        title=f"{setup.game.title}, {setup.players} players: {deals:,} deals a duel", title_justify="left"
    )
    duels.add_column("bot")
    duels.add_column("against")
    for heading in ("wins", "95 %", "points a deal", "95 %"):
        duels.add_column(heading, justify="right")
    order = list(found.ratings)
    for duel in found.duels:
        better = duel if order.index(duel.first) < order.index(duel.second) else duel.mirrored
        share, points = better.share, better.points
        duels.add_row(
            better.first,
            better.second,
            f"{share.mean:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            f"{points.mean:+.2f}",
            f"{points.low:+.2f} … {points.high:+.2f}",
        )
    ratings = RichTable()
    ratings.add_column("bot")
    ratings.add_column("rating", justify="right")
    for name, rating in found.ratings.items():
        ratings.add_row(name, f"{rating.mu:.1f} ± {rating.sigma:.1f}")
    return [duels, ratings]
