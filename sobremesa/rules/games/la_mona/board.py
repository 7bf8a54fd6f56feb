"""What lies on the table, in notation: for scenarios, playthroughs and the terminal."""

from typing import Any

import numpy as np

from sobremesa.rules.cards import members
from sobremesa.rules.games.la_mona.deck import CARDS
from sobremesa.rules.games.la_mona.notation import build_name, card_name
from sobremesa.rules.games.la_mona.scoring import score_of
from sobremesa.rules.games.la_mona.zones import side_of
from sobremesa.rules.record import Row

PHASES = ("play", "aim", "items")
AIMS = ("", "take", "form", "raise", "help")


def names(cards: Any) -> tuple[str, ...]:
    """The cards of a zone by name, low to high."""
    return tuple(card_name(card) for card in members(int(cards)))


@np.errstate(over="ignore")  # words wrap around in the sums of bits
def board(position: Any) -> dict[str, Any]:
    """The table as a state or a view has it; a card that may not be seen is "?"."""
    r, s = position.record, Row(position.batch, 0)
    everybody = range(position.players)
    sides = [side_of(s, seat) for seat in everybody]  # type: ignore[arg-type]
    counts = {f"P{seat}": int(r["count"][seat]) for seat in everybody}
    hands = {f"P{seat}": names(r["hand"][seat]) for seat in everybody}
    dealt = sum(len(names(zone)) for zone in (*r["pile"], *r["build"], r["loose"])) + sum(counts.values())
    return {
        "phase": PHASES[r["phase"]],
        "dealer": f"P{r['dealer']}",
        "turn": f"P{r['turn']}",
        "table": names(r["loose"]),
        "builds": {f"P{seat}": _builds(r, int(r["owned"][seat])) for seat in everybody},
        "card": card_name(int(r["card"])) if r["card"] >= 0 else "",
        "aim": AIMS[r["aim"]] + (f"-{r['value']}" if r["aim"] else ""),
        "picked": names(r["picked"]) + tuple(f"build-{value}" for value in members(int(r["picked_builds"]))),
        "deck": CARDS - dealt,
        "counts": counts,
        "hands": {seat: hand + ("?",) * (counts[seat] - len(hand)) for seat, hand in hands.items()},
        "piles": {f"P{seat}": names(r["pile"][sides[seat]]) for seat in everybody},
        "winchos": {f"P{seat}": int(r["winchos"][sides[seat]]) for seat in everybody},
        "points": {f"P{seat}": int(score_of(s, sides[seat])) for seat in everybody},  # type: ignore[arg-type]
        "last": f"P{r['last']}" if r["last"] >= 0 else "",
        "totals": {f"P{seat}": int(r["total"][seat]) for seat in everybody},
    }


def _builds(r: Any, values: int) -> tuple[str, ...]:
    return tuple(
        build_name(value, bool(int(r["filas"]) >> value & 1), members(int(r["build"][value])))
        for value in members(values)
    )
