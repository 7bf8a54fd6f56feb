"""A scenario's position: what lies where. Cards that are not named are still to be drawn."""

from random import Random

from brisca.deck import CARDS, SUITS, TWO_OF_CUPS, suit_of, worth_of
from brisca.rules import HELD
from sobremesa.rules.box import put
from sobremesa.rules.record import Batch
from sobremesa.rules.sheet import Sheet


def position(batch: Batch, sheet: Sheet) -> None:
    """Write a position into a record whose options are set."""
    r = batch[0]
    seats = range(int(r["players"]))
    box = [card for card in range(CARDS) if card != TWO_OF_CUPS or len(seats) != 3]
    Random(sheet.seed).shuffle(box)

    def claim(cards: list[int], key: str) -> list[int]:
        for card in cards:
            if card not in box:
                raise sheet.fail(key, f"{sheet.game.card_names[card]} is named twice, or not played with")
            box.remove(card)
        return cards

    r["deals"], r["leader"] = 1, sheet.seat("leader", 0)
    r["dealer"] = sheet.seat("dealer", (int(r["leader"]) - 1) % len(seats))
    played = [sheet.sub("trick").cards(f"P{seat}") for seat in seats]
    r["turn"] = (int(r["leader"]) + sum(map(len, played))) % len(seats)
    named = {"trump": sheet.cards("trump"), "draws": sheet.cards("draws")}
    for seat in seats:
        named[f"trick.P{seat}"] = played[seat]
        named[f"piles.P{seat}"] = sheet.sub("piles").cards(f"P{seat}")
    for seat in seats:
        hand = sheet.sub("hands").hand(f"P{seat}", HELD - len(played[seat]))
        named[f"hands.P{seat}"] = hand if isinstance(hand, list) else []
    for key, cards in named.items():
        claim(cards, key)
    for seat in seats:
        hand = sheet.sub("hands").hand(f"P{seat}", HELD - len(played[seat]))
        named[f"hands.P{seat}"] += claim(box[:hand], "hands") if isinstance(hand, int) else []
        r["count"][seat] = len(named[f"hands.P{seat}"])
        put(r["hand"][seat], named[f"hands.P{seat}"])
        put(r["trick"][seat], named[f"trick.P{seat}"])
    put(r["trump"], named["trump"])
    put(r["known"], sheet.cards("known"))
    if named["trump"]:
        put(r["deck"], named["draws"] + box)
        r["suit"], r["left"] = suit_of(named["trump"][0]), len(named["draws"] + box) + 1
    else:  # the deck is spent: the last seat has taken what is not named
        r["suit"] = SUITS.index(sheet.choice("suit", SUITS[0], SUITS))
        named[f"piles.P{seats[-1]}"] += box
    for seat in seats:
        put(r["pile"][seat], named[f"piles.P{seat}"])
        r["score"][seat] = sum(map(worth_of, named[f"piles.P{seat}"]))
    r["wish"][: len(named["draws"])], r["wishes"] = named["draws"], len(named["draws"])
    r["total"][: len(seats)] = sheet.numbers("totals", len(seats))
