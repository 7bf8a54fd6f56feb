"""The positions of scenarios: what is usual, and what cannot be."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from brisca.deck import CARDS, TWO_OF_CUPS, suit_of, worth_of
from brisca.rules import HELD
from sobremesa.rules.position import Positions, Sketch


class BriscaPositions(Positions):
    """P0 has led, or leads; cards that are not named are still to be drawn."""

    follows = "points"

    def cards(self, record: np.void) -> Iterable[int]:
        """All but the two of cups, when three play (BR-03)."""
        return (card for card in range(CARDS) if card != TWO_OF_CUPS or record["players"] != 3)

    def size(self, d: Sketch, key: str) -> int:
        """Three cards in a hand, less the one that has been played."""
        return HELD - len(d.sheet.sub("trick").cards(key[-2:])) if key.startswith("hands") else 0

    def usual(self, d: Sketch) -> Mapping[str, Any]:
        """Who plays follows from who led; trumps are of the suit of the trump card."""
        leader = d.sheet.seat("leader", 0)
        played = sum(len(d.sheet.sub("trick").cards(f"P{seat}")) for seat in d.seats)
        trump = d.sheet.cards("trump")
        return {
            "leader": leader,
            "dealer": (leader - 1) % len(d.seats),
            "turn": (leader + played) % len(d.seats),
            "suit": suit_of(trump[0]) if trump else 0,
        }

    def rest(self, d: Sketch) -> None:
        """When the trump card has been drawn there is no deck: the last seat has taken what is not named."""
        d.put("deck" if d.zones["trump"] else f"piles.P{d.seats[-1]}", d.box.cards)

    def finish(self, d: Sketch) -> None:
        """Count, and refuse what cannot be."""
        d.record["left"] = len(d.zones.get("deck", ()))
        played = 0
        for seat in d.seats:
            d.record["score"][seat] = sum(map(worth_of, d.zones[f"piles.P{seat}"]))
            played += len(d.zones[f"trick.P{seat}"])
        if (d.record["leader"] + played) % len(d.seats) != d.record["turn"]:
            raise d.sheet.fail("turn", "does not follow from who led and how many have played")
        if d.zones["trump"] and (d.record["left"] + 1) % len(d.seats):
            raise d.sheet.fail("deck", "should be enough for a card each, with the trump card")
