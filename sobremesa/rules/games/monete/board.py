"""What lies on the table, in notation: for scenarios, playthroughs, the terminal and the page."""

from functools import lru_cache
from typing import Any

from sobremesa.rules.cards import zone_members
from sobremesa.rules.games.monete.deck import JOKER, JOKERS_MOST, kind_of
from sobremesa.rules.games.monete.notation import COLOUR_LETTERS, card_name
from sobremesa.rules.record import plain
from sobremesa.rules.seats import NAMES as SEATS
from sobremesa.rules.trail import UNSEEN

PHASES = (
    "open", "play", "drawn", "number", "colour", "combo", "sign", "hue", "target", "spy", "give", "discard", "close",
)  # fmt: skip
NAMES = tuple(card_name(kind_of(card)) for card in range(JOKER + JOKERS_MOST))
FIELDS = (
    *("phase", "turn", "focus", "direction", "top", "number", "colour", "sign", "hue", "mute", "passes", "combo"),
    *("taken", "left", "pile", "aside", "count", "hand", "known", "total"),
)
SIGNS = {1: "+", -1: "-", 0: ""}
HUES = {1: "=", -1: "!=", 0: ""}


@lru_cache(1 << 14)
def names(zone: tuple[int, int]) -> tuple[str, ...]:
    """The cards of a zone by name, in the order of the deck."""
    return tuple(NAMES[card] for card in zone_members(zone))


def _card(card: int) -> str:
    """A card, "?" if it may not be seen, nothing if there is none."""
    return "?" if card == UNSEEN else NAMES[card] if card >= 0 else ""


def board(position: Any) -> dict[str, Any]:
    """The table as a state or a view has it; a card that may not be seen is "?"."""
    r = plain(position.batch, FIELDS, position.players)
    everybody = SEATS[: position.players]
    counts = dict(zip(everybody, r["count"], strict=False))
    hands = zip(everybody, map(names, r["hand"]), strict=True)
    low, high = (~(pile | aside) for pile, aside in zip(r["pile"], r["aside"], strict=True))
    known = ((seat, names((zone[0] & low, zone[1] & high))) for seat, zone in zip(everybody, r["known"], strict=True))
    return {
        "phase": PHASES[r["phase"]],
        "turn": SEATS[r["turn"]],
        "asked": SEATS[r["focus"]] if r["focus"] >= 0 else "",
        "direction": "left" if r["direction"] == 1 else "right",
        "top": _card(r["top"]),
        "number": r["number"],
        "colour": COLOUR_LETTERS[r["colour"]] if r["colour"] >= 0 else "",
        "sign": SIGNS[r["sign"]],
        "hue": HUES[r["hue"]],
        "mute": bool(r["mute"]),
        "passes": r["passes"],
        "combo": r["combo"],
        "taken": _card(r["taken"]),
        "deck": r["left"],
        "pile": names(r["pile"]),
        "aside": names(r["aside"]),
        "counts": counts,
        "hands": {seat: hand + ("?",) * (counts[seat] - len(hand)) for seat, hand in hands},
        "known": {seat: cards for seat, cards in known if cards},
        "totals": dict(zip(everybody, r["total"], strict=False)),
    }
