"""The positions of Multiverse Money: what is usual, and what cannot be."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from sobremesa.rules.cards import members, zone_members
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.games.multiverse_money import points
from sobremesa.rules.games.multiverse_money.deck import CARDS, CURRENCIES, DEALT, ENGANO, LOT, NOTES, place_of
from sobremesa.rules.games.multiverse_money.legality import REVISIONS
from sobremesa.rules.games.multiverse_money.notation import card_name
from sobremesa.rules.games.multiverse_money.record import BET, MOST, RESOLVE
from sobremesa.rules.games.multiverse_money.scoring import ROUNDS
from sobremesa.rules.games.multiverse_money.zones import lead
from sobremesa.rules.jit import entry
from sobremesa.rules.position import Positions, Sketch, find, put
from sobremesa.rules.record import Batch, row

if TYPE_CHECKING:
    from sobremesa.rules.state import State


@entry
def _lead(batch: Batch, i: int) -> bool:
    return lead(row(batch, i), points.HIGHEST)


class MoneyPositions(Positions):
    """The deck takes the cards that are not named or, if it is named, the hands that are not."""

    claims = "hands bets left right draws deck"
    places: ClassVar[Mapping[str, str]] = {"bets": "bet"}
    own = "known"
    follows = "counts laid turn"
    hidden = "bluff"

    def cards(self, record: np.void) -> Iterable[int]:  # noqa: ARG002
        """Every card; an engaño is none."""
        return range(CARDS)

    def size(self, d: Sketch, key: str) -> int:  # noqa: ARG002
        """As dealt."""
        return DEALT if key.startswith("hands") else LOT if key in ("left", "right") else 0

    def usual(self, d: Sketch) -> Mapping[str, Any]:  # noqa: ARG002
        """The first round of the first game."""
        return {"deals": 1, "round": 1}

    def limits(self, d: Sketch) -> Mapping[str, tuple[int, int]]:
        """As the options and the rules have it."""
        return {
            "game": (1, int(d.record["games"])),
            "round": (1, ROUNDS),
            "idle": (0, ROUNDS),
            "revised": (0, REVISIONS),
            "reopened": (0, REVISIONS),
        }

    def name(self, d: Sketch, key: str, kinds: list[int]) -> list[int]:
        """A bet may have the engaño."""
        if key.startswith("bets") and ENGANO in kinds:
            kinds.remove(ENGANO)
            d.record["bluff"] |= 1 << int(key[-1])
        if ENGANO in kinds:
            raise Unreadable(f"{d.path(key)}: the engaño is always in the hand; it is named only in bets, and once")
        return super().name(d, key, kinds)

    def claim(self, d: Sketch, key: str) -> None:
        """When all is named, it is known which currencies leave."""
        super().claim(d, key)
        if key == "deck":
            d.zones.setdefault(key, [])
            removed = _removed(d, {place_of(card) // NOTES for cards in d.zones.values() for card in cards})
            d.record["removed"] = sum(1 << currency for currency in removed)
            d.box.cards = [card for card in d.box.cards if place_of(card) // NOTES not in removed]

    def rest(self, d: Sketch) -> None:
        """The deck or, where it is named, the hands that are not."""
        silent = [f"hands.P{seat}" for seat in d.seats if f"P{seat}" not in d.sheet.sub("hands")]
        if "deck" not in d.sheet or not d.box.cards:
            d.put("deck", d.box.cards)
        elif not silent:
            raise d.sheet.fail("deck", f"{len(d.box.cards)} cards are not named, and there is no hand to take them")
        else:
            for i, card in enumerate(d.box.cards):
                d.put(silent[i % len(silent)], [card])

    def finish(self, d: Sketch) -> None:
        """How many cards everybody has, who sits out, what has been seen, whose turn it is."""
        r, resolve = d.record, d.record["phase"] == RESOLVE
        for seat in d.seats:
            bet, bluff = len(_bet(d, seat)), int(r["bluff"]) >> seat & 1
            r["count"][seat] = len(d.hand(seat)) + (0 if resolve else bet)
            r["laid"][seat] = 0 if resolve else (bet + bluff) * int(r["shown"])  # MM-A20
        r["last"] |= not d.zones["deck"]
        r["turn"] = r["dealer"]
        for key, sentence in _wrong(d):
            raise d.sheet.fail(key, sentence)
        _know(d)
        if resolve:
            alone = (seat for seat in d.seats if int(r["bluff"]) >> seat & 1 and not _bet(d, seat))
            r["out"] |= sum(1 << seat for seat in alone)  # MM-24
            r["bluff"] = 0
            if not _lead(d.batch, 0):
                raise d.sheet.fail("bets", "no bet is on the table")

    def written(self, state: "State") -> dict[str, Any]:
        """What everybody has seen, not what each of them knows."""
        held = sum(state.record["hand"] | state.record["bet"]) & state.record["known"]  # no card is in two hands
        return super().written(state) | {"known": " ".join(map(card_name, zone_members(held)))}


def _bet(d: Sketch, seat: int) -> list[int]:
    return d.zones.get(f"bets.P{seat}", [])


def _removed(d: Sketch, used: set[int]) -> set[int]:
    """The currencies that are not in the game: named, chosen by the options, or some that the position does not use."""
    r, wanted = d.record, MOST - len(d.seats)
    if "removed" in d.sheet:
        found = list(members(int(r["removed"])))
    elif r["chosen"]:
        found = [int(r["leaving"]) >> 3, int(r["leaving"]) & 7][:wanted]
    else:
        found = [currency for currency in range(CURRENCIES) if currency not in used][::-1][:wanted]
    if len(found) != wanted or used & set(found):
        raise d.sheet.fail("removed", f"{wanted} currencies leave, and the position may not use them")
    return set(found)


def _wrong(d: Sketch) -> Iterator[tuple[str, str]]:
    """What is wrong with the lots, and with who has closed the bet or sits out."""
    r, bets = d.record, d.record["phase"] == BET
    for lot in ("left", "right"):
        if not d.zones[lot]:
            yield lot, "a lot is never empty"
    for seat in d.seats:
        if r["locked"] >> seat & 1 and not (bets and (_bet(d, seat) or r["bluff"] >> seat & 1)):
            yield "locked", f"P{seat} has no hidden bet to close"
        if r["out"] >> seat & 1 and (bets or _bet(d, seat)):
            yield "out", f"P{seat} does not sit out"
        for key in ("revised", "reopened"):
            if r[key][seat] and not bets:
                yield f"{key}.P{seat}", "nothing is taken back when bets are on the table"
    if int(r["locked"]) == (1 << len(d.seats)) - 1:
        yield "locked", "when all bets are closed they are on the table: the phase is resolve"


def _know(d: Sketch) -> None:
    """Everybody has seen what is named, the lots, and bets that lie open."""
    r, sheet = d.record, d.sheet
    held = {seat: [*d.hand(seat), *_bet(d, seat)] for seat in d.seats}
    if isinstance(sheet.get("known"), Mapping):
        for seat in d.seats:
            others = [card for other in d.seats if other != seat for card in held[other]]
            put(r, "known", None, find(d, sheet.sub("known"), f"P{seat}", others, "nobody else holds"))
    else:
        put(r, "known", None, find(d, sheet, "known", [c for cards in held.values() for c in cards], "nobody holds"))
    put(r, "known", None, [*d.zones["left"], *d.zones["right"]])
    for seat in d.seats if r["phase"] == RESOLVE else ():
        put(r, "known", None, _bet(d, seat))
