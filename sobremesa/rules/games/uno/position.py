"""The positions of the family: what is usual, and what cannot be."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from sobremesa.rules.games.uno.deck import COLOURS, DRAW_TWO, RANKS, URRRRHH, WILD, WILD_FOUR, kind_of, rank_of
from sobremesa.rules.games.uno.opening import turn_up
from sobremesa.rules.games.uno.record import (
    CALL,
    CHALLENGE,
    COLOUR,
    DRAWN,
    GIFT,
    GIVE,
    OPENING,
    PHASES,
    PLAY,
    STACKING,
    STRICT,
    TAKEN,
)
from sobremesa.rules.jit import entry
from sobremesa.rules.kinds import NONE
from sobremesa.rules.position import Positions, Sketch
from sobremesa.rules.record import Batch, row

_ASKERS = {  # the cards that ask
    COLOUR: (WILD, WILD_FOUR, URRRRHH),
    OPENING: (WILD, URRRRHH),
    GIVE: (URRRRHH,),
    GIFT: (URRRRHH,),
    CHALLENGE: (WILD_FOUR,),
}


@entry
def _turn_up(batch: Batch, i: int) -> None:
    turn_up(row(batch, i))


class UnoPositions(Positions):
    """Without `opening` a card is on the pile, and somebody's turn it is."""

    claims = "hands opening top pile draws deck"
    wishes = "opening draws"
    tops: ClassVar[Mapping[str, str]] = {"top": "pile"}
    spare = "pile"
    asks: ClassVar[Mapping[int, str]] = {
        DRAWN: "drawn",
        GIFT: "focus second",
        CHALLENGE: "focus second",
        CALL: "focus",
    }
    lasting = "second"

    def noise(self, card: int) -> int:
        """Wilds fit everywhere."""
        return int(kind_of(card) >= WILD)

    def size(self, d: Sketch, key: str) -> int:
        """A hand as it is dealt."""
        return int(d.record["dealt"]) if key.startswith("hands") else 0

    def begin(self, d: Sketch) -> None:
        """Either the top card is named, or the one that opens."""
        sheet = d.sheet
        if "opening" not in sheet:
            sheet.card("top")
            return
        if sheet.get("top") or sheet.get("turn"):
            raise sheet.fail(
                "opening", "the opening card is the top, and says whose turn it is: leave out top and turn"
            )
        opening = sheet.cards("opening")
        if not opening:
            raise sheet.fail("opening", "names no card")
        if any(kind != WILD_FOUR for kind in opening[:-1]) or opening[-1] == WILD_FOUR:
            raise sheet.fail("opening", "one card opens; only a +4 before it goes back")

    def usual(self, d: Sketch) -> Mapping[str, Any]:
        """A +4 that may be challenged is worth four cards."""
        return {"waiting": 4} if d.sheet.get("phase") == PHASES.texts[CHALLENGE] else {}

    def limits(self, d: Sketch) -> Mapping[str, tuple[int, int]]:  # noqa: ARG002
        """More cards never wait."""
        return {"stacked": (0, 100)}

    def finish(self, d: Sketch) -> None:
        """The hands, the colour, what waits, who has said the word; and what the phase asks for."""
        r, sheet = d.record, d.sheet
        for seat in d.seats:
            silent = r["phase"] == COLOUR and seat == r["turn"] and r["options"] & STRICT  # CO-A18
            if not d.hand(seat) and not silent:
                raise sheet.fail(f"hands.P{seat}", "a hand without cards has already won")
        if "opening" in sheet:
            r["stacked"] = 0
            _turn_up(d.batch, 0)
            return
        r["colour"] = _colour(d)
        for key, sentence in (*_called(d), *_asked(d)):
            raise sheet.fail(key, sentence)
        r["stacked"] = _stacked(d)


def _colour(d: Sketch) -> int:
    """The colour in play: that of the top card, or the one named for a wild."""
    top, colour, opening = kind_of(int(d.record["top"])), int(d.record["colour"]), d.record["phase"] == OPENING
    if top >= WILD:
        if opening and colour != NONE:
            raise d.sheet.fail("colour", "an opening wild has none yet")
        if colour == NONE and not opening:
            raise d.sheet.fail("colour", "a wild on the pile needs the colour that was chosen")
        return colour
    if colour not in (NONE, top // RANKS):
        raise d.sheet.fail("colour", "the colour in play is that of the top card")
    return top // RANKS


def _stacked(d: Sketch) -> int:
    """Cards that wait for the player on turn, or TAKEN."""
    r, top = d.record, kind_of(int(d.record["top"]))
    if r["waiting"]:
        if not r["options"] & STACKING and r["phase"] != CHALLENGE:
            raise d.sheet.fail("stacked", "needs the option stacking")
        if top != WILD_FOUR and rank_of(top) != DRAW_TWO:
            raise d.sheet.fail("stacked", "only a +2 or a +4 on the pile can be stacked on")
    if r["taken"] and rank_of(top) != DRAW_TWO and r["phase"] not in (COLOUR, GIVE, GIFT):
        raise d.sheet.fail("taken", "needs a +2 on the pile")
    return TAKEN if r["taken"] else int(r["waiting"])


def _called(d: Sketch) -> Iterator[tuple[str, str]]:
    """What is wrong with who has said the word."""
    r = d.record
    for seat in d.seats:
        urrrrhh = any(kind_of(card) == URRRRHH for card in d.hand(seat))
        early = seat == r["turn"] and (r["count"][seat] == 2 or urrrrhh or r["phase"] != PLAY)  # CO-A17, UN-A22
        if r["called"] >> seat & 1 and r["count"][seat] != 1 and not early:
            yield "called", f"P{seat} does not hold just one card, nor is about to"


def _asked(d: Sketch) -> Iterator[tuple[str, str]]:
    """What is wrong with what the phase asks for."""
    r = d.record
    phase, turn, focus, top = int(r["phase"]), int(r["turn"]), int(r["focus"]), kind_of(int(r["top"]))
    colours = [kind_of(card) // RANKS for card in d.hand(turn)]
    if phase == DRAWN and not d.alike(int(r["drawn"]), d.hand(turn)):
        yield "drawn", f"P{turn} does not hold it"
    if phase in _ASKERS and top not in _ASKERS[phase]:
        yield "phase", "the card on the pile does not ask for that"
    if (phase == GIVE and min(colours) >= COLOURS) or (phase == GIFT and r["second"] not in colours):
        yield "phase", f"P{turn} has nothing to give"
    if phase in (GIFT, CHALLENGE) and focus == turn:
        yield "focus", f"is a rival of P{turn}: who is asked, or gets the next card"
    if phase == CALL and (r["count"][focus] != 1 or r["called"] >> focus & 1):
        yield "silent", "is who holds one card and has not said the word"
    if r["answered"] and (phase != CALL or int(r["answered"]) == (1 << len(d.seats)) - 1):
        yield "answered", "are those who have answered a silent player, not everybody"
