"""What lies on the table, in notation: for scenarios, playthroughs and the terminal."""

from collections.abc import Iterable
from typing import Any

from sobremesa.rules.cards import members, zone_members
from sobremesa.rules.games.multiverse_money.deck import place_of, tens_of
from sobremesa.rules.games.multiverse_money.notation import CURRENCY_LETTERS, card_name

PHASES = ("bet", "resolve")


def names(cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by name, in the order of print."""
    return tuple(card_name(card) for card in sorted(cards, key=place_of))


def seats(mask: int) -> tuple[str, ...]:
    """A set of seats by name."""
    return tuple(f"P{seat}" for seat in members(mask))


def _known(players: int, deck: int, held: dict[int, list[int]], counts: list[int], seen: set[int]) -> dict[str, Any]:
    """What each seat knows of the other hands: what lay open, and what only one hand can hide (MM-H3)."""
    hiding = {seat for seat in range(players) if counts[seat] > len(seen & set(held[seat]))}
    found = {}
    for viewer in range(players):
        bare = hiding - {viewer} if not deck else set()
        cards = [
            card for seat in range(players) if seat != viewer for card in held[seat] if card in seen or (bare == {seat})
        ]
        found[f"P{viewer}"] = names(cards)
    return {seat: cards for seat, cards in found.items() if cards}


def board(position: Any) -> dict[str, Any]:
    """The table as a state or a view has it; a card that may not be seen is "?"."""
    r = position.record
    everybody = range(position.players)
    betting = PHASES[r["phase"]] == "bet"
    hands = {seat: zone_members(r["hand"][seat]) for seat in everybody}
    bets = {seat: zone_members(r["bet"][seat]) for seat in everybody}
    counts = [int(r["count"][seat]) for seat in everybody]
    held = {seat: hands[seat] + (bets[seat] if betting else []) for seat in everybody}
    left, right = zone_members(r["left"]), zone_members(r["right"])
    open_bets = 0 if betting else sum(map(len, bets.values()))
    deck = position.setup.game.size(position.setup.options) - len(left) - len(right) - sum(counts) - open_bets
    bluff = {seat: ("E",) if int(r["bluff"]) >> seat & 1 else () for seat in everybody}
    return {
        "phase": PHASES[r["phase"]],
        "turn": f"P{r['turn']}" if not betting else "",
        "game": int(r["deals"]),
        "round": int(r["round"]),
        "last": bool(r["last"]),
        "idle": int(r["idle"]),
        "removed": tuple(CURRENCY_LETTERS[currency] for currency in members(int(r["removed"]))),
        "left": names(left),
        "right": names(right),
        "deck": deck,
        "bets": {f"P{seat}": names(bets[seat]) + bluff[seat] for seat in everybody},
        "amounts": {f"P{seat}": 10 * sum(map(tens_of, bets[seat])) for seat in everybody},
        "locked": seats(int(r["locked"])),
        "out": seats(int(r["out"])),
        "counts": {f"P{seat}": counts[seat] for seat in everybody},
        "hands": {f"P{seat}": names(hands[seat]) + ("?",) * (counts[seat] - len(held[seat])) for seat in everybody},
        "known": _known(position.players, deck, held, counts, set(zone_members(r["known"]))),
        "memory_aid": bool(position.setup.options["memory_aid"]),
        "totals": {f"P{seat}": int(r["total"][seat]) for seat in everybody},
    }
