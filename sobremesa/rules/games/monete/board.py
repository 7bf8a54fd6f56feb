"""What lies on the table, in notation: for scenarios, playthroughs and the terminal."""

from typing import Any

from sobremesa.rules.cards import zone_members
from sobremesa.rules.games.monete.deck import kind_of
from sobremesa.rules.games.monete.notation import COLOUR_LETTERS, card_name
from sobremesa.rules.trail import UNSEEN

PHASES = (
    "open", "play", "drawn", "number", "colour", "combo", "sign", "hue", "target", "spy", "give", "discard", "close",
)  # fmt: skip


def names(zone: Any) -> tuple[str, ...]:
    """The cards of a zone by name, in the order of the deck."""
    return tuple(card_name(kind_of(card)) for card in zone_members(zone))


def _card(card: int) -> str:
    """A card, "?" if it may not be seen, nothing if there is none."""
    return "?" if card == UNSEEN else card_name(kind_of(card)) if card >= 0 else ""


def board(position: Any) -> dict[str, Any]:
    """The table as a state or a view has it; a card that may not be seen is "?"."""
    r = position.record
    everybody = range(position.players)
    counts = {f"P{seat}": int(r["count"][seat]) for seat in everybody}
    hands = {f"P{seat}": names(r["hand"][seat]) for seat in everybody}
    gone = r["pile"] | r["aside"]
    known = {f"P{seat}": names(r["known"][seat] & ~gone) for seat in everybody}
    return {
        "phase": PHASES[r["phase"]],
        "turn": f"P{r['turn']}",
        "asked": f"P{r['focus']}" if r["focus"] >= 0 else "",
        "direction": "left" if r["direction"] == 1 else "right",
        "top": _card(int(r["top"])),
        "number": int(r["number"]),
        "colour": COLOUR_LETTERS[r["colour"]] if r["colour"] >= 0 else "",
        "sign": {1: "+", -1: "-", 0: ""}[int(r["sign"])],
        "hue": {1: "=", -1: "!=", 0: ""}[int(r["hue"])],
        "mute": bool(r["mute"]),
        "passes": int(r["passes"]),
        "combo": int(r["combo"]),
        "taken": _card(int(r["taken"])),
        "deck": int(r["left"]),
        "pile": names(r["pile"]),
        "aside": names(r["aside"]),
        "counts": counts,
        "hands": {seat: hand + ("?",) * (counts[seat] - len(hand)) for seat, hand in hands.items()},
        "known": {seat: cards for seat, cards in known.items() if cards},
        "totals": {f"P{seat}": int(r["total"][seat]) for seat in everybody},
    }
