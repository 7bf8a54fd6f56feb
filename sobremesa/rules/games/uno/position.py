"""Set up a scenario's position: who holds what, what lies on the pile, whose turn it is."""

from typing import Any

from sobremesa.rules.box import Box, put
from sobremesa.rules.cards import Word, zone_members
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.games.uno.deck import FIRST_COPY, SECOND_COPY, URRRRHH, URRRRHHS, WILD, WILD_FOUR, kind_of
from sobremesa.rules.games.uno.notation import card_name
from sobremesa.rules.games.uno.opening import turn_up
from sobremesa.rules.games.uno.record import COLOUR_LETTERS, PLAY, STACKING, TAKEN, URRRRHH_DECK
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, row
from sobremesa.rules.sheet import Sheet

KEYS = (
    *("top", "colour", "hands", "turn", "dealer", "direction", "pile", "deck", "draws"),
    *("called", "stacked", "taken", "known", "totals", "opening"),
)


@entry
def _turn_up(batch: Batch, i: int) -> None:
    turn_up(row(batch, i))


def _deck(urrrrhh: bool) -> list[int]:
    keep = Word(~0 & (1 << 64) - 1) if urrrrhh else ~URRRRHHS
    return zone_members((FIRST_COPY & keep, SECOND_COPY & keep))


def _noise(card: int) -> int:
    return int(kind_of(card) >= WILD)


def position(batch: Batch, sheet: Sheet) -> None:
    """Write the position of a scenario into a record whose options are set."""
    r = batch[0]
    sheet.only(*KEYS)
    if "opening" in sheet and ("top" in sheet or "turn" in sheet):
        raise sheet.fail("opening", "the opening card is the top, and says whose turn it is: leave out top and turn")
    if "opening" in sheet and not sheet.cards("opening"):
        raise sheet.fail("opening", "names no card")
    box = Box(sheet.game, _deck(bool(r["options"] & URRRRHH_DECK)), kind_of, sheet.seed)
    seats = range(int(r["players"]))
    opening = sheet.cards("opening") if "opening" in sheet else []
    top = sheet.card("top") if not opening else -1
    r["dealer"], r["deals"] = sheet.seat("dealer", 0), 1
    r["direction"] = {"left": 1, "right": -1}[sheet.choice("direction", "left", ("left", "right"))]
    r["phase"], r["focus"], r["drawn"], r["second"], r["top"], r["colour"] = PLAY, -1, -1, -1, 0, -1

    named = {seat: sheet.sub("hands").hand(f"P{seat}", int(r["dealt"])) for seat in seats}
    under = sheet.cards("pile") if "pile" in sheet else []
    draws = sheet.cards("draws") if "draws" in sheet else []
    hands = {
        seat: box.claim_all(hand, f"{sheet.path}hands.P{seat}")
        for seat, hand in named.items()
        if isinstance(hand, list)
    }
    wishes = box.claim_all(opening, f"{sheet.path}opening")
    if not opening:
        r["top"] = box.claim(top, f"{sheet.path}top")
        r["colour"] = _colour(sheet, top)
    pile = box.claim_all(under, f"{sheet.path}pile") + ([] if opening else [int(r["top"])])
    wishes += box.claim_all(draws, f"{sheet.path}draws")
    deck = list(wishes)
    if "deck" in sheet:
        deck += box.claim_all(sheet.cards("deck"), f"{sheet.path}deck")
    for seat, hand in named.items():
        if isinstance(hand, int):
            hands[seat] = box.claim_any(hand, f"{sheet.path}hands.P{seat}", _noise)
    (pile if "deck" in sheet else deck).extend(box.cards)

    for seat in seats:
        if not hands[seat]:
            raise Unreadable(f"{sheet.path}hands.P{seat}: a hand without cards has already won")
        put(r["hand"][seat], hands[seat])
        r["count"][seat] = len(hands[seat])
    put(r["deck"], deck)
    put(r["pile"], pile)
    if len(wishes) > len(r["wish"]):
        raise Unreadable(f"{sheet.path}draws: at most {len(r['wish'])} cards can be named")
    r["wish"][: len(wishes)] = wishes
    r["wishes"] = len(wishes)

    _finish(r, sheet, hands)
    if opening:
        if any(kind != WILD_FOUR for kind in opening[:-1]) or opening[-1] == WILD_FOUR:
            raise Unreadable(f"{sheet.path}opening: one card opens; only a +4 before it goes back")
        _turn_up(batch, 0)


def _colour(sheet: Sheet, top: int) -> int:
    """The colour in play: that of the top card, or the one named for a wild."""
    if top < WILD:
        if "colour" in sheet and sheet.choice("colour", "", tuple(COLOUR_LETTERS)) != card_name(top)[0]:
            raise Unreadable(f"{sheet.path}colour: the colour in play is that of the top card")
        return top // 13
    if "colour" not in sheet:
        raise Unreadable(f"{sheet.path}colour: a wild on the pile needs the colour that was chosen")
    return COLOUR_LETTERS.index(sheet.choice("colour", "", tuple(COLOUR_LETTERS)))


def _finish(r: Any, sheet: Sheet, hands: dict[int, list[int]]) -> None:
    """Whose turn, who has called, who knows what, the score."""
    r["turn"] = sheet.seat("turn", 0)
    for seat in sheet.seats("called"):
        urrrrhh = any(kind_of(card) == URRRRHH for card in hands[seat])
        early = seat == r["turn"] and (r["count"][seat] == 2 or urrrrhh)  # CO-A17, UN-A22
        if r["count"][seat] != 1 and not early:
            raise Unreadable(f"{sheet.path}called: P{seat} does not hold just one card, nor is about to")
        r["called"] |= 1 << seat
    for seat, total in enumerate(sheet.numbers("totals", len(hands))):
        r["total"][seat] = total
    stacked = sheet.number("stacked", 0, 0, 100)
    if stacked and not r["options"] & STACKING:
        raise sheet.fail("stacked", "needs the option stacking")
    if stacked and kind_of(int(r["top"])) != WILD_FOUR and kind_of(int(r["top"])) % 13 != 10:
        raise Unreadable(f"{sheet.path}stacked: only a +2 or a +4 on the pile can be stacked on")
    if sheet.flag("taken") and kind_of(int(r["top"])) % 13 != 10:
        raise sheet.fail("taken", "needs a +2 on the pile")
    r["stacked"] = TAKEN if sheet.flag("taken") else stacked
    for viewer in range(len(hands)):
        seen = sheet.sub("known").sub(f"P{viewer}")
        if f"P{viewer}" in seen:
            raise seen.fail(f"P{viewer}", "everybody knows their own hand")
        for seat in range(len(hands)):
            held = list(hands[seat])
            for kind in seen.cards(f"P{seat}") if f"P{seat}" in seen else []:
                match = next((card for card in held if kind_of(card) == kind), None)
                if match is None:
                    raise Unreadable(f"{seen.path}P{seat}: P{seat} does not hold {card_name(kind)}")
                held.remove(match)
                put(r["known"][viewer], [match])
    sheet.done()
