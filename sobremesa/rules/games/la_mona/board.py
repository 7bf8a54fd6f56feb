"""What lies on the table, in notation: for scenarios, playthroughs, the terminal and the page."""

from functools import lru_cache
from typing import Any

from sobremesa.rules.cards import members
from sobremesa.rules.games.la_mona.deck import CARDS
from sobremesa.rules.games.la_mona.notation import build_name, card_name
from sobremesa.rules.games.la_mona.scoring import score_of
from sobremesa.rules.games.la_mona.zones import side_of
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, plain, row
from sobremesa.rules.seats import NAMES as SEATS

PHASES = ("play", "aim", "items")
AIMS = ("", "take", "form", "raise", "help")
FIELDS = (
    *("phase", "dealer", "turn", "loose", "owned", "filas", "build", "card", "aim", "value", "picked"),
    *("picked_builds", "count", "hand", "pile", "winchos", "last", "total"),
)


@entry
def side_at(batch: Batch, i: int, seat: int) -> int:
    """Whose pile a seat fills."""
    return side_of(row(batch, i), seat)


@entry
def score_at(batch: Batch, i: int, side: int) -> int:
    """The points of a side."""
    return score_of(row(batch, i), side)


@lru_cache(1 << 14)
def names(cards: int) -> tuple[str, ...]:
    """The cards of a zone by name, low to high."""
    return tuple(map(card_name, members(cards)))


@lru_cache(1 << 14)
def _build(value: int, fila: bool, cards: int) -> str:
    return build_name(value, fila, members(cards))


def board(position: Any) -> dict[str, Any]:
    """The table as a state or a view has it; a card that may not be seen is "?"."""
    r = plain(position.batch, FIELDS)
    everybody = SEATS[: position.players]
    sides = [side_at(position.batch, 0, seat) for seat in range(position.players)]
    scores = {side: score_at(position.batch, 0, side) for side in set(sides)}
    counts = dict(zip(everybody, r["count"], strict=False))
    hands = zip(everybody, map(names, r["hand"]), strict=False)
    dealt = sum(map(int.bit_count, (*r["pile"], *r["build"], r["loose"]))) + sum(counts.values())
    return {
        "phase": PHASES[r["phase"]],
        "dealer": SEATS[r["dealer"]],
        "turn": SEATS[r["turn"]],
        "table": names(r["loose"]),
        "builds": {seat: _builds(r, owned) for seat, owned in zip(everybody, r["owned"], strict=False)},
        "card": card_name(r["card"]) if r["card"] >= 0 else "",
        "aim": AIMS[r["aim"]] + (f"-{r['value']}" if r["aim"] else ""),
        "picked": names(r["picked"]) + tuple(f"build-{value}" for value in members(r["picked_builds"])),
        "deck": CARDS - dealt,
        "counts": counts,
        "hands": {seat: hand + ("?",) * (counts[seat] - len(hand)) for seat, hand in hands},
        "piles": {seat: names(r["pile"][side]) for seat, side in zip(everybody, sides, strict=True)},
        "winchos": {seat: r["winchos"][side] for seat, side in zip(everybody, sides, strict=True)},
        "points": {seat: scores[side] for seat, side in zip(everybody, sides, strict=True)},
        "last": SEATS[r["last"]] if r["last"] >= 0 else "",
        "totals": dict(zip(everybody, r["total"], strict=False)),
    }


def _builds(r: dict[str, Any], values: int) -> tuple[str, ...]:
    return tuple(_build(value, bool(r["filas"] >> value & 1), r["build"][value]) for value in members(values))
