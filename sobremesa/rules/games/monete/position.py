"""Set up a scenario's position: who holds what, what lies on the pile, how the markers are, whose turn it is."""

from typing import Any

from sobremesa.rules.box import Box, put
from sobremesa.rules.cards import zone_members
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.games.monete.deck import (
    JOKER,
    NUMBERS,
    PURPLE,
    colour_of,
    kind_of,
    number_of,
    whole_deck,
)
from sobremesa.rules.games.monete.notation import card_name
from sobremesa.rules.games.monete.opening import DEALT
from sobremesa.rules.games.monete.record import COLOUR_LETTERS, LAST_ROUND, MUTABLE, OPEN, PEREZOSO, PLAY, RECREO
from sobremesa.rules.games.monete.scoring import LIMIT
from sobremesa.rules.record import Batch
from sobremesa.rules.sheet import Sheet

KEYS = (
    *("top", "number", "colour", "sign", "hue", "pile", "aside", "hands", "deck", "draws"),
    *("turn", "direction", "mute", "passes", "moves", "known"),
)


def _noise(card: int) -> int:
    """How much a card that nobody named would disturb a scenario: jokers, 1s and 20s, actions."""
    if card >= JOKER:
        return 3
    return 2 if number_of(card) in (1, NUMBERS) else int(colour_of(card) == PURPLE)


def position(batch: Batch, sheet: Sheet) -> None:
    """Write the position of a scenario into a record whose options are set."""
    r = batch[0]
    sheet.only(*KEYS)
    deck_cards = zone_members(whole_deck(int(r["mode"]) != PEREZOSO, int(r["jokers"])))
    box = Box(sheet.game, deck_cards, kind_of, sheet.seed)
    seats = range(int(r["players"]))
    named = {seat: sheet.sub("hands").hand(f"P{seat}", DEALT) for seat in seats}
    hands = {
        seat: box.claim_all(hand, f"{sheet.path}hands.P{seat}")
        for seat, hand in named.items()
        if isinstance(hand, list)
    }
    pile = _pile(r, sheet, box)
    aside = box.claim_all(sheet.cards("aside"), f"{sheet.path}aside")
    wishes, deck = _wishes(sheet, box, hands)
    if "deck" in sheet:
        deck += box.claim_all(sheet.cards("deck"), f"{sheet.path}deck")
    for seat, hand in named.items():
        if isinstance(hand, int):
            hands[seat] = box.claim_any(hand, f"{sheet.path}hands.P{seat}", _noise)
    if "deck" in sheet and not deck and not (r["options"] & LAST_ROUND and pile):
        raise sheet.fail("deck", "with the deck empty the deal is over, unless deck_end is round and a round is on")
    (aside if "deck" in sheet else deck).extend(box.cards)

    for seat in seats:
        if not hands[seat]:
            raise Unreadable(f"{sheet.path}hands.P{seat}: a hand without cards has already won")
        put(r["hand"][seat], hands[seat])
        r["count"][seat] = len(hands[seat])
    r["left"] = len(deck)
    for zone, cards in (("deck", deck), ("pile", pile), ("aside", aside)):
        put(r[zone], cards)
    if len(wishes) > len(r["wish"]):
        raise Unreadable(f"{sheet.path}draws: at most {len(r['wish'])} cards can be named")
    r["wish"][: len(wishes)] = wishes
    r["wishes"] = len(wishes)
    _finish(r, sheet, hands)


def _pile(r: Any, sheet: Sheet, box: Box) -> list[int]:
    """The cards of the round and its markers; without `top` the player on turn opens a round."""
    colours = int(r["mode"]) >= RECREO
    r["phase"], r["top"], r["colour"] = OPEN, -1, -1
    if "top" not in sheet:
        for key in ("number", "colour", "sign", "hue", "pile", "mute", "passes"):
            if key in sheet:
                raise sheet.fail(key, "needs a top card: without one the player on turn opens a round")
        return []
    if "hue" in sheet and not colours:
        raise sheet.fail("hue", "this mode has no colour marker")
    kind = sheet.card("top")
    under = sheet.cards("pile")
    top = box.claim(kind, f"{sheet.path}top")
    r["phase"], r["top"] = PLAY, top
    if kind == JOKER:
        r["number"] = sheet.number("number", 0, 1, NUMBERS)
        if colours:
            r["colour"] = COLOUR_LETTERS.index(sheet.choice("colour", "", tuple(COLOUR_LETTERS)))
        elif "colour" in sheet:
            raise sheet.fail("colour", "in this mode a joker stands for a number only")
    elif "number" in sheet or "colour" in sheet:
        raise sheet.fail("top", f"{card_name(kind)} has its own number and colour: leave them out")
    else:
        r["number"], r["colour"] = number_of(kind), colour_of(kind)
    numbers = {int(r["number"])} | {number_of(below) for below in under if below != JOKER}
    r["alike"] = len(numbers) == 1
    if not r["alike"] and r["number"] in (1, NUMBERS):
        raise sheet.fail("pile", f"a {r['number']} on other numbers has closed the round")
    r["sign"] = {"+": 1, "-": -1}[sheet.choice("sign", "+", ("+", "-"))]
    if r["alike"] and r["number"] in (1, NUMBERS) and (r["sign"] == 1) != (r["number"] == 1):
        raise Unreadable(f"{sheet.path}sign: on an opening {r['number']} the number marker has only one side")
    if colours:
        r["hue"] = {"=": 1, "!=": -1}[sheet.choice("hue", "=", ("=", "!="))]
    return [*box.claim_all(under, f"{sheet.path}pile"), top]


def _wishes(sheet: Sheet, box: Box, hands: dict[int, list[int]]) -> tuple[list[int], list[int]]:
    """What chance gives next: cards of the deck, or cards of a hand that will be stolen."""
    held = {kind_of(card): card for hand in hands.values() for card in hand}
    wishes, deck = [], []
    for kind in sheet.cards("draws"):
        if kind in held:
            wishes.append(held[kind])
        else:
            wishes.append(box.claim(kind, f"{sheet.path}draws"))
            deck.append(wishes[-1])
    return wishes, deck


def _finish(r: Any, sheet: Sheet, hands: dict[int, list[int]]) -> None:
    """Whose turn, which way, who knows what."""
    players = len(hands)
    r["turn"], r["deals"] = sheet.seat("turn", 0), 1
    r["dealer"] = (int(r["turn"]) - 1) % players
    r["direction"] = {"left": 1, "right": -1}[sheet.choice("direction", "left", ("left", "right"))]
    r["focus"], r["taken"], r["tint"] = -1, -1, -1
    r["mute"] = sheet.flag("mute")
    if r["mute"] and (r["mode"] == PEREZOSO or not r["options"] & MUTABLE):
        raise sheet.fail("mute", "at this table nobody is ever mute")
    r["passes"] = sheet.number("passes", 0, 0, players - 1)
    r["moves"] = sheet.number("moves", 0, 0, LIMIT - 1)
    for viewer in range(players):
        seen = sheet.sub("known").sub(f"P{viewer}")
        if f"P{viewer}" in seen:
            raise seen.fail(f"P{viewer}", "everybody knows their own hand")
        for seat in range(players):
            held = list(hands[seat])
            for kind in seen.cards(f"P{seat}"):
                match = next((card for card in held if kind_of(card) == kind), None)
                if match is None:
                    raise Unreadable(f"{seen.path}P{seat}: P{seat} does not hold {card_name(kind)}")
                held.remove(match)
                put(r["known"][viewer], [match])
    sheet.done()
