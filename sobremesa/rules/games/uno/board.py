"""What lies on the table, in notation: for scenarios, playthroughs, the terminal and the page."""

from functools import lru_cache
from typing import Any

from sobremesa.rules.cards import members
from sobremesa.rules.games.uno.deck import kind_of
from sobremesa.rules.games.uno.notation import COLOUR_LETTERS, card_name
from sobremesa.rules.record import plain

PHASES = ("play", "drawn", "colour", "opening", "give", "gift", "challenge", "call")
NAMES = tuple(card_name(kind_of(slot)) for slot in range(58))  # of what is printed on each slot
FIELDS = (
    *("phase", "dealer", "turn", "direction", "top", "colour", "drawn", "stacked", "focus", "called", "pile"),
    *("count", "hand", "known", "total"),
)
SEATS = tuple(f"P{seat}" for seat in range(10))
PART = 15  # slots that are named at once
_PART = (1 << PART) - 1


@lru_cache(1 << 12)
def names(zone: tuple[int, int]) -> tuple[str, ...]:
    """The cards of a zone by name, in the order of the deck: slots stand in the order of kinds."""
    low, high = zone
    found: tuple[str, ...] = ()
    for first in range(0, 60, PART):
        found += _named(first, low >> first & _PART, high >> first & _PART)
    return found


@lru_cache(1 << 16)
def _named(first: int, low: int, high: int) -> tuple[str, ...]:
    """Some neighbouring slots: a move changes few, so most of a zone was named before."""
    found = []
    for slot in members(low | high):
        found += [NAMES[first + slot]] * ((low >> slot & 1) + (high >> slot & 1))
    return tuple(found)


def board(position: Any) -> dict[str, Any]:
    """The table as a state or a view has it; a card that may not be seen is "?"."""
    r = plain(position.batch, FIELDS, position.players)
    everybody = SEATS[: position.players]
    pile, phase = r["pile"], PHASES[r["phase"]]
    counts = dict(zip(everybody, r["count"], strict=False))
    hands = zip(everybody, map(names, r["hand"]), strict=False)
    known = (
        (seat, names((low & ~pile[0], high & ~pile[1])))
        for seat, (low, high) in zip(everybody, r["known"], strict=False)
    )
    return {
        "phase": phase,
        "dealer": SEATS[r["dealer"]],
        "turn": SEATS[r["turn"]],
        "direction": "left" if r["direction"] == 1 else "right",
        "top": NAMES[r["top"] & 63],
        "colour": COLOUR_LETTERS[r["colour"]] if r["colour"] >= 0 else "",
        "drawn": NAMES[r["drawn"]] if r["drawn"] >= 0 else "",
        "stacked": max(r["stacked"], 0),
        "taken": r["stacked"] < 0,
        "silent": SEATS[r["focus"]] if phase == "call" else "",
        "called": tuple(SEATS[seat] for seat in members(r["called"])),
        "deck": position.setup.game.size(position.setup.options) - sum(map(int.bit_count, pile)) - sum(counts.values()),
        "pile": names(pile),
        "counts": counts,
        "hands": {seat: hand + ("?",) * (counts[seat] - len(hand)) for seat, hand in hands},
        "known": {seat: cards for seat, cards in known if cards},
        "totals": dict(zip(everybody, r["total"], strict=False)),
    }
