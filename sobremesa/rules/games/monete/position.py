"""The positions of Monete: what is usual, and what cannot be."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from sobremesa.rules.cards import zone_members
from sobremesa.rules.games.monete.deck import (
    GIFT,
    JOKER,
    NUMBERS,
    PURPLE,
    REPLACE,
    SWAP,
    TAKE_THREE,
    TAKE_TWO,
    action_of,
    colour_of,
    kind_of,
    number_of,
    whole_deck,
)
from sobremesa.rules.games.monete.deck import SPY as SPY_ACTION
from sobremesa.rules.games.monete.notation import card_name
from sobremesa.rules.games.monete.opening import DEALT
from sobremesa.rules.games.monete.record import (
    CLOSE,
    COLOUR,
    COLOUR_LETTERS,
    COMBO,
    DISCARD,
    GIVE,
    HUE,
    MUTABLE,
    NUMBER,
    OPEN,
    OPENED,
    PEREZOSO,
    PHASES,
    PLAY,
    RECREO,
    RESPECTS,
    SAME,
    SIGN,
    SPY,
    TARGET,
)
from sobremesa.rules.games.monete.scoring import LIMIT, last_rest
from sobremesa.rules.kinds import NONE
from sobremesa.rules.position import Positions, Sketch, find
from sobremesa.rules.record import Row
from sobremesa.rules.sheet import Sheet

if TYPE_CHECKING:
    from sobremesa.rules.state import State

_ACTIONS = {
    TARGET: (GIFT, TAKE_TWO, TAKE_THREE, SWAP, SPY_ACTION),
    SPY: (SPY_ACTION,),
    GIVE: (GIFT, SWAP, SPY_ACTION),
    DISCARD: (REPLACE,),
}


class MonetePositions(Positions):
    """With a top card a round is on; without one the player on turn opens it."""

    claims = "hands top pile aside draws deck"
    tops: ClassVar[Mapping[str, str]] = {"top": "pile"}
    spare = "aside"
    hidden = "tint"
    asks: ClassVar[Mapping[int, str]] = {COLOUR: "chosen", SPY: "focus", GIVE: "focus", CLOSE: "focus"}

    def cards(self, record: np.void) -> Iterable[int]:
        """The cards of the mode."""
        return zone_members(whole_deck(int(record["mode"]) != PEREZOSO, int(record["jokers"])))

    def noise(self, card: int) -> int:
        """Jokers, 1s and 20s, actions."""
        if card >= JOKER:
            return 3
        return 2 if number_of(card) in (1, NUMBERS) else int(colour_of(card) == PURPLE)

    def size(self, d: Sketch, key: str) -> int:  # noqa: ARG002
        """A hand as it is dealt."""
        return DEALT if key.startswith("hands") else 0

    def name(self, d: Sketch, key: str, kinds: list[int]) -> list[int]:
        """What chance gives next is in the deck, or in a hand from which it will be stolen."""
        held = {kind_of(card): card for zone, cards in d.zones.items() if zone.startswith("hands") for card in cards}
        if key != "draws":
            return super().name(d, key, kinds)
        return [held[kind] if kind in held else d.box.claim(kind, d.path(key)) for kind in kinds]

    def begin(self, d: Sketch) -> None:
        """What goes with a top card, and what with a joker only."""
        sheet, top, colours = d.sheet, _top(d.sheet), int(d.record["mode"]) >= RECREO
        if top == NONE:
            for key in ("number", "colour", "sign", "hue", "pile", "mute", "passes"):
                if sheet.get(key):
                    raise sheet.fail(key, "needs a top card: without one the player on turn opens a round")
            if _phase(sheet) != OPEN:
                raise sheet.fail("phase", "needs a top card: without one the player on turn opens a round")
            return
        if _phase(sheet) == OPEN:
            raise sheet.fail("phase", "with a top card the round is open")
        if sheet.get("hue") and not colours:
            raise sheet.fail("hue", "this mode has no colour marker")
        if top != JOKER and ("number" in sheet or "colour" in sheet):
            raise sheet.fail("top", f"{card_name(top)} has its own number and colour: leave them out")
        if top == JOKER and sheet.get("colour") and not colours and _phase(sheet) != NUMBER:
            raise sheet.fail("colour", "in this mode a joker stands for a number only")

    def usual(self, d: Sketch) -> Mapping[str, Any]:
        """A player's turn in a round that has begun, with the markers on + and =; or to open one."""
        sheet, top, phase, under = d.sheet, _top(d.sheet), _phase(d.sheet), _under(d.sheet)
        found = {
            "phase": phase,
            "dealer": (sheet.seat("turn", 0) - 1) % len(d.seats),
            "combo": int(phase >= COMBO),
        }
        if phase in (COMBO, SIGN, HUE):
            found["basis"] = RESPECTS if phase == COMBO else SAME if under else OPENED
        if top not in (NONE, JOKER):
            found |= {"number": number_of(top), "colour": colour_of(top)}
        opening = not under and phase in (NUMBER, COLOUR, SIGN, HUE)
        if top != NONE and not (opening and phase != HUE):
            found["sign"] = 1
        if top != NONE and not opening and d.record["mode"] >= RECREO:
            found["hue"] = 1
        number = found.get("number") or sheet.get("number")
        below = {number_of(kind) for kind in under if kind != JOKER}
        return found | {"alike": bool(number) and below <= {number}}

    def limits(self, d: Sketch) -> Mapping[str, tuple[int, int]]:
        """A joker on top has a number, unless it is being played."""
        least = int(_top(d.sheet) == JOKER and (_phase(d.sheet) not in (NUMBER, COLOUR) or bool(_under(d.sheet))))
        return {"number": (least, NUMBERS), "passes": (0, len(d.seats) - 1), "moves": (0, LIMIT - 1)}

    def finish(self, d: Sketch) -> None:
        """The hands, the deck, the markers; and what the phase asks for."""
        r, sheet = d.record, d.sheet
        if r["taken"] != NONE:
            held = d.hand(int(r["turn"]))
            r["taken"] = find(d, sheet, "taken", held, "the player on turn does not hold")[0]
        r["left"], r["tint"] = len(d.zones["deck"]), NONE
        for key, sentence in (*_hands(d), *_markers(d), *_asked(d)):
            raise sheet.fail(key, sentence)

    def written(self, state: "State") -> dict[str, Any]:
        """A card that is no joker has its own number and colour."""
        found = super().written(state)
        own = ("number", "colour") if found["top"] != card_name(JOKER) else ()
        return {key: value for key, value in found.items() if key not in own}


def _top(sheet: Sheet) -> int:
    return sheet.card("top") if sheet.get("top") else NONE


def _under(sheet: Sheet) -> list[int]:
    """The cards of the round below the top card, as far as they are named."""
    return [] if isinstance(sheet.get("pile"), int) else sheet.cards("pile")


def _phase(sheet: Sheet) -> int:
    usual = PHASES.texts[OPEN if _top(sheet) == NONE else PLAY]
    return PHASES.texts.index(sheet.choice("phase", usual, PHASES.texts))


def _hands(d: Sketch) -> Iterator[tuple[str, str]]:
    """What is wrong with the hands and the deck."""
    r = d.record
    for seat in d.seats:
        robbed = r["phase"] == GIVE and seat == r["focus"] and r["taken"] != NONE  # gets one back
        if not d.hand(seat) and not robbed:
            yield f"hands.P{seat}", "a hand without cards has already won"
    if not r["left"] and r["phase"] <= last_rest(Row(d.batch, 0)):  # type: ignore[arg-type]
        yield "deck", "with the deck empty the deal is over, unless deck_end is round and a round is on"


def _markers(d: Sketch) -> Iterator[tuple[str, str]]:
    """What is wrong with the number, the colour and the markers."""
    r, sheet = d.record, d.sheet
    number, phase, alike = int(r["number"]), int(r["phase"]), bool(r["alike"])
    if r["top"] >= JOKER and r["mode"] >= RECREO and phase not in (NUMBER, COLOUR):
        sheet.choice("colour", "", tuple(COLOUR_LETTERS))
    extreme = number in (1, NUMBERS)
    if phase == CLOSE and (alike or not extreme):
        yield "phase", "a 1 or a 20 on other numbers closes a round"
    if extreme and not alike and phase != CLOSE:
        yield "pile", f"a {number} on other numbers has closed the round"
    if extreme and alike and (r["sign"] == 1) != (number == 1):
        yield "sign", f"on an opening {number} the number marker has only one side"
    if r["mute"] and (r["mode"] == PEREZOSO or not r["options"] & MUTABLE):
        yield "mute", "at this table nobody is ever mute"
    if phase in (PLAY, COMBO) and not r["sign"]:
        yield "sign", "is not set only while the card that opens the round is being played"


def _asked(d: Sketch) -> Iterator[tuple[str, str]]:
    """What is wrong with what the phase asks for."""
    r = d.record
    phase, turn, focus, top = int(r["phase"]), int(r["turn"]), int(r["focus"]), int(r["top"])
    if phase in (NUMBER, COLOUR) and top < JOKER:
        yield "phase", "only a joker is asked for its number and its colour"
    if phase == COLOUR and r["mode"] < RECREO:
        yield "phase", "in this mode a joker stands for a number only"
    if phase in _ACTIONS and action_of(top) not in _ACTIONS[phase]:
        yield "phase", "the card on top does not ask for that"
    if focus == turn:
        yield "asked", f"is a rival of P{turn}: who answers a close, or whom the action is aimed at"
    if r["taken"] != NONE and phase != GIVE:
        yield "taken", "is a card that may not be given back: the phase is give"
