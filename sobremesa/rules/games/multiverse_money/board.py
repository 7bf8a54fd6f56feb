"""What lies on the table, in notation: for scenarios, playthroughs, the terminal and the page."""

from functools import lru_cache
from typing import Any

from sobremesa.rules.cards import members, zone_members
from sobremesa.rules.games.multiverse_money.deck import place_of, tens_of
from sobremesa.rules.games.multiverse_money.notation import CURRENCY_LETTERS, card_name
from sobremesa.rules.record import plain
from sobremesa.rules.seats import NAMES as SEATS

PHASES = ("bet", "resolve")
FIELDS = (
    *("phase", "turn", "deals", "round", "last", "idle", "removed", "left", "right", "bluff", "locked", "out", "shown"),
    *("count", "laid", "hand", "bet", "known", "total"),
)
Zone = tuple[int, int]


@lru_cache(1 << 14)
def names(zone: Zone) -> tuple[str, ...]:
    """Cards by name, in the order of print."""
    return tuple(map(card_name, sorted(zone_members(zone), key=place_of)))


@lru_cache(1 << 14)
def amount(zone: Zone) -> int:
    """What cards are worth."""
    return 10 * sum(map(tens_of, zone_members(zone)))


def size(zone: Zone) -> int:
    """How many cards there are."""
    return zone[0].bit_count() + zone[1].bit_count()


def seats(mask: int) -> tuple[str, ...]:
    """A set of seats by name."""
    return tuple(SEATS[seat] for seat in members(mask))


def _known(deck: int, held: list[Zone], counts: tuple[int, ...], seen: Zone) -> dict[str, Any]:
    """What each seat knows of the other hands: what lay open, and what only one hand can hide (MM-H3)."""
    open_cards = [(low & seen[0], high & seen[1]) for low, high in held]
    hiding = {seat for seat, zone in enumerate(open_cards) if counts[seat] > size(zone)}
    found = {}
    for viewer in range(len(held)):
        bare = hiding - {viewer} if not deck else set()
        low = high = 0
        for seat in range(len(held)):
            if seat != viewer:
                zone = held[seat] if bare == {seat} else open_cards[seat]
                low, high = low | zone[0], high | zone[1]
        found[SEATS[viewer]] = names((low, high))
    return {seat: cards for seat, cards in found.items() if cards}


def board(position: Any) -> dict[str, Any]:
    """The table as a state or a view has it; a card that may not be seen is "?"."""
    r = plain(position.batch, FIELDS, position.players)
    everybody = SEATS[: position.players]
    betting = PHASES[r["phase"]] == "bet"
    hands, bets, counts = r["hand"], r["bet"], r["count"][: position.players]
    held = [(h[0] | b[0], h[1] | b[1]) for h, b in zip(hands, bets, strict=True)] if betting else list(hands)
    lots = size(r["left"]) + size(r["right"]) + (0 if betting else sum(map(size, bets)))
    deck = position.setup.game.size(position.setup.options) - lots - sum(counts)
    laid = r["laid"][: position.players]
    seen = [names(bet) + (("E",) if r["bluff"] >> seat & 1 else ()) for seat, bet in enumerate(bets)]
    return {
        "phase": PHASES[r["phase"]],
        "turn": SEATS[r["turn"]] if not betting else "",
        "game": r["deals"],
        "round": r["round"],
        "last": bool(r["last"]),
        "idle": r["idle"],
        "removed": tuple(CURRENCY_LETTERS[currency] for currency in members(r["removed"])),
        "left": names(r["left"]),
        "right": names(r["right"]),
        "deck": deck,
        "bets": {
            seat: cards + ("?",) * (count - len(cards))
            for seat, cards, count in zip(everybody, seen, laid, strict=True)
        },
        "amounts": dict(zip(everybody, map(amount, bets), strict=True)),
        "laid": dict(zip(everybody, laid, strict=True)) if r["shown"] else {},
        "locked": seats(r["locked"]),
        "out": seats(r["out"]),
        "counts": dict(zip(everybody, counts, strict=True)),
        "hands": {
            seat: names(hand) + ("?",) * (count - size(zone))
            for seat, hand, zone, count in zip(everybody, hands, held, counts, strict=True)
        },
        "known": _known(deck, held, counts, r["known"]),
        "memory_aid": bool(position.setup.options["memory_aid"]),
        "totals": dict(zip(everybody, r["total"], strict=False)),
    }
