"""Set up a scenario's position: who holds what, what lies in the lots, which bets are made."""

from random import Random
from typing import Any

from sobremesa.rules.box import put
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.games.multiverse_money import points
from sobremesa.rules.games.multiverse_money.deck import CARDS, CURRENCIES, DEALT, ENGANO, LOT, NOTES, place_of
from sobremesa.rules.games.multiverse_money.notation import card_name
from sobremesa.rules.games.multiverse_money.record import BET, CURRENCY_LETTERS, MOST, RESOLVE
from sobremesa.rules.games.multiverse_money.scoring import ROUNDS
from sobremesa.rules.games.multiverse_money.zones import lead
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, row
from sobremesa.rules.sheet import Sheet


@entry
def _lead(batch: Batch, i: int) -> bool:
    return lead(row(batch, i), points.HIGHEST)


class Box:
    """The cards that no zone has claimed yet."""

    def __init__(self, seed: int) -> None:
        self.cards = list(range(CARDS))
        Random(seed).shuffle(self.cards)

    def claim(self, cards: list[int], key: str) -> list[int]:
        """These very cards."""
        for card in cards:
            if card == ENGANO:
                raise Unreadable(f"{key}: the engaño is always in the hand; it is named only in bets, and once")
            if card not in self.cards:
                raise Unreadable(f"{key}: {card_name(card)} is named twice")
            self.cards.remove(card)
        return cards

    def claim_any(self, count: int, key: str) -> list[int]:
        """Some cards, whichever."""
        if count > len(self.cards):
            raise Unreadable(f"{key}: only {len(self.cards)} cards are left to deal")
        chosen, self.cards = self.cards[:count], self.cards[count:]
        return chosen

    def remove(self, currencies: set[int]) -> None:
        """Currencies leave the game."""
        self.cards = [card for card in self.cards if place_of(card) // NOTES not in currencies]


def position(batch: Batch, sheet: Sheet) -> None:
    """Write the position of a scenario into a record whose options are set."""
    r = batch[0]
    seats = range(int(r["players"]))
    r["dealer"], r["turn"] = 0, 0
    r["phase"] = RESOLVE if sheet.choice("phase", "bet", ("bet", "resolve")) == "resolve" else BET
    r["deals"] = sheet.number("game", 1, 1, int(r["games"]))
    r["round"] = sheet.number("round", 1, 1, ROUNDS)
    r["idle"] = sheet.number("idle", 0, 0, ROUNDS)
    for seat, total in enumerate(sheet.numbers("totals", len(seats))):
        r["total"][seat] = total
    zones = _share_out(r, sheet)
    for seat in seats:
        put(r["hand"][seat], zones[f"hands.P{seat}"])
        put(r["bet"][seat], zones[f"bets.P{seat}"])
        r["count"][seat] = len(zones[f"hands.P{seat}"])
        if r["phase"] == BET:
            bet = len(zones[f"bets.P{seat}"])
            r["count"][seat] += bet
            r["laid"][seat] = (bet + (int(r["bluff"]) >> seat & 1)) * int(r["shown"])  # MM-A20
    for lot in ("left", "right"):
        if not zones[lot]:
            raise Unreadable(f"{sheet.path}{lot}: a lot is never empty")
        put(r[lot], zones[lot])
    put(r["deck"], zones["deck"])
    r["last"] = sheet.flag("last") or not zones["deck"]
    r["wish"][: len(zones["draws"])] = zones["draws"]
    r["wishes"] = len(zones["draws"])
    _finish(batch, sheet, zones)


def _named(r: Any, sheet: Sheet) -> dict[str, list[int] | int]:
    """What the position says of each zone: its cards, or how many."""
    seats = range(int(r["players"]))
    named: dict[str, list[int] | int] = {}
    for seat in seats:
        named[f"hands.P{seat}"] = sheet.sub("hands").hand(f"P{seat}", DEALT)
        bet = sheet.sub("bets").cards(f"P{seat}")
        if ENGANO in bet:
            bet.remove(ENGANO)
            r["bluff"] |= 1 << seat
        named[f"bets.P{seat}"] = bet
    named |= {"left": sheet.hand("left", LOT), "right": sheet.hand("right", LOT), "draws": sheet.cards("draws")}
    named["deck"] = sheet.hand("deck", 0) if "deck" in sheet else []
    if len(sheet.cards("draws")) > len(r["wish"]):
        raise Unreadable(f"{sheet.path}draws: at most {len(r['wish'])} cards can be named")
    return named


def _share_out(r: Any, sheet: Sheet) -> dict[str, list[int]]:
    """The cards of every zone. What is not named goes to the deck or, if that is named, to hands that are not."""
    named = _named(r, sheet)
    box = Box(sheet.seed)
    zones = {key: box.claim(cards, f"{sheet.path}{key}") for key, cards in named.items() if isinstance(cards, list)}
    removed = _removed(r, sheet, {place_of(card) // NOTES for cards in zones.values() for card in cards})
    r["removed"] = sum(1 << currency for currency in removed)
    box.remove(removed)
    for key, count in named.items():
        if isinstance(count, int):
            zones[key] = box.claim_any(count, f"{sheet.path}{key}")
    zones["deck"] = zones["draws"] + zones["deck"]
    silent = [f"hands.P{seat}" for seat in range(int(r["players"])) if f"P{seat}" not in sheet.sub("hands")]
    if "deck" not in sheet:
        zones["deck"] += box.cards
    elif box.cards and not silent:
        raise Unreadable(f"{sheet.path}deck: {len(box.cards)} cards are not named, and there is no hand to take them")
    else:
        for i, card in enumerate(box.cards):
            zones[silent[i % len(silent)]].append(card)
    return zones


def _removed(r: Any, sheet: Sheet, used: set[int]) -> set[int]:
    """The currencies that are not in the game: named, chosen by the options, or some that the position does not use."""
    wanted = MOST - int(r["players"])
    if "removed" in sheet:
        letters = sheet.names("removed")
        if not set(letters) <= set(CURRENCY_LETTERS):
            raise sheet.fail("removed", f"currencies are {' '.join(CURRENCY_LETTERS)}")
        found = [CURRENCY_LETTERS.index(letter) for letter in letters]
    elif r["chosen"]:
        found = [int(r["leaving"]) >> 3, int(r["leaving"]) & 7][:wanted]
    else:
        found = [currency for currency in range(CURRENCIES) if currency not in used][::-1][:wanted]
    if len(set(found)) != wanted or used & set(found):
        raise sheet.fail("removed", f"{wanted} currencies leave, and the position may not use them")
    return set(found)


def _finish(batch: Batch, sheet: Sheet, zones: dict[str, list[int]]) -> None:
    """Who has closed the bet, who sits out, what has been seen, whose turn it is."""
    r = batch[0]
    seats = range(int(r["players"]))
    for seat in sheet.seats("locked"):
        if r["phase"] != BET or not (zones[f"bets.P{seat}"] or int(r["bluff"]) >> seat & 1):
            raise sheet.fail("locked", f"P{seat} has no hidden bet to close")
        r["locked"] |= 1 << seat
    if int(r["locked"]) == (1 << len(seats)) - 1:
        raise sheet.fail("locked", "when all bets are closed they are on the table: the phase is resolve")
    for seat in sheet.seats("out"):
        if r["phase"] != RESOLVE or zones[f"bets.P{seat}"]:
            raise sheet.fail("out", f"P{seat} does not sit out")
        r["out"] |= 1 << seat
    if r["phase"] == RESOLVE:  # MM-24: who bet the engaño alone
        r["out"] |= sum(1 << seat for seat in seats if int(r["bluff"]) >> seat & 1 and not zones[f"bets.P{seat}"])
    held = {card for seat in seats for zone in ("hands", "bets") for card in zones[f"{zone}.P{seat}"]}
    for card in sheet.cards("known"):
        if card not in held:
            raise sheet.fail("known", f"nobody holds {card_name(card)}")
        put(r["known"], [card])
    for zone, cards in zones.items():
        if zone in ("left", "right") or (zone.startswith("bets") and r["phase"] == RESOLVE):
            put(r["known"], cards)
    if r["phase"] == RESOLVE:
        r["bluff"] = 0
        if not _lead(batch, 0):
            raise sheet.fail("bets", "no bet is on the table")
    sheet.done()
