"""What lies on the table, in notation: for scenarios, playthroughs and the terminal."""

from typing import Any

from sobremesa.rules.cards import members, zone_members
from sobremesa.rules.games.uno.deck import kind_of
from sobremesa.rules.games.uno.notation import COLOUR_LETTERS, card_name

PHASES = ("play", "drawn", "colour", "opening", "give", "gift", "challenge", "call")


def names(zone: Any) -> tuple[str, ...]:
    """The cards of a zone by name, in the order of the deck."""
    return tuple(card_name(kind) for kind in sorted(kind_of(card) for card in zone_members(zone)))


def seats(mask: int) -> tuple[str, ...]:
    """A set of seats by name."""
    return tuple(f"P{seat}" for seat in members(mask))


def board(position: Any) -> dict[str, Any]:
    """The table as a state or a view has it; a card that may not be seen is "?"."""
    r = position.record
    everybody = range(position.players)
    counts = {f"P{seat}": int(r["count"][seat]) for seat in everybody}
    hands = {f"P{seat}": names(r["hand"][seat]) for seat in everybody}
    known = {f"P{seat}": names(r["known"][seat] & ~r["pile"]) for seat in everybody}
    return {
        "phase": PHASES[r["phase"]],
        "dealer": f"P{r['dealer']}",
        "turn": f"P{r['turn']}",
        "direction": "left" if r["direction"] == 1 else "right",
        "top": card_name(kind_of(int(r["top"]))),
        "colour": COLOUR_LETTERS[r["colour"]] if r["colour"] >= 0 else "",
        "drawn": card_name(int(r["drawn"])) if r["drawn"] >= 0 else "",
        "stacked": max(int(r["stacked"]), 0),
        "taken": int(r["stacked"]) < 0,
        "silent": f"P{r['focus']}" if PHASES[r["phase"]] == "call" else "",
        "called": seats(int(r["called"])),
        "deck": position.setup.game.size(position.setup.options) - len(names(r["pile"])) - sum(counts.values()),
        "pile": names(r["pile"]),
        "counts": counts,
        "hands": {seat: hand + ("?",) * (counts[seat] - len(hand)) for seat, hand in hands.items()},
        "known": {seat: cards for seat, cards in known.items() if cards},
        "totals": {f"P{seat}": int(r["total"][seat]) for seat in everybody},
    }
