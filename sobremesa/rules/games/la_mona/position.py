"""The positions of La Mona: what is usual, and what cannot be."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from sobremesa.rules.cards import EMPTY, Word
from sobremesa.rules.games.la_mona import moves
from sobremesa.rules.games.la_mona.deck import MONA, VALUES, up_to, weight
from sobremesa.rules.games.la_mona.duties import builds_of, unkept
from sobremesa.rules.games.la_mona.opening import EACH, lay_table
from sobremesa.rules.games.la_mona.record import AIM, ALSO_TWO, ITEMS, PLAY, SEATED
from sobremesa.rules.games.la_mona.sums import counts, covers, one_group
from sobremesa.rules.games.la_mona.zones import side_of
from sobremesa.rules.jit import entry
from sobremesa.rules.kinds import Groups
from sobremesa.rules.position import Positions, Sketch
from sobremesa.rules.record import Batch, Row, row
from sobremesa.rules.sheet import Sheet

_PARTNERS = {"piles.P2": "piles.P0", "piles.P3": "piles.P1"}  # when four play


@entry
def _lay_table(batch: Batch, i: int) -> None:
    lay_table(row(batch, i))


class MonaPositions(Positions):
    """Everybody holds as many cards as the player on turn, or one less: who has played in this lap."""

    claims = "hands table builds piles opening deals deck"
    wishes = "opening deals"
    places: ClassVar[Mapping[str, str]] = {"piles": "pile"}
    own = "rest"
    hidden = "value"
    asks: ClassVar[Mapping[int, str]] = {AIM: "card", ITEMS: "card aiming"}

    def noise(self, card: int) -> int:
        """La Mona, so that she does not disturb a scenario that is silent on her."""
        return int(card == MONA)

    def size(self, d: Sketch, key: str) -> int:
        """A hand of this lap."""
        return _due(d.sheet)[int(key[-1])] if key.startswith("hands") else 0

    def row(self, d: Sketch, key: str, seat: int) -> int:
        """Partners share a pile."""
        return int(side_of(_row(d), seat)) if key == "piles" else seat

    def begin(self, d: Sketch) -> None:
        """The sizes of the hands."""
        sheet, turn = d.sheet, d.sheet.seat("turn", 0)
        if "opening" in sheet and (sheet.get("table") or sheet.get("builds")):
            raise sheet.fail("opening", "deals the table: leave out table and builds")
        due = _due(sheet)
        if not 1 <= due[turn] <= EACH:
            raise sheet.fail(f"hands.P{turn}", "should be one to four cards: it is their turn")
        for seat in d.seats:
            if _held(sheet, seat, due[seat]) != due[seat]:
                raise sheet.fail(f"hands.P{seat}", f"should be {due[seat]} cards, as P{turn} holds {due[turn]}")

    def usual(self, d: Sketch) -> Mapping[str, Any]:
        """The first of the lap is on turn."""
        return {"dealer": (d.sheet.seat("turn", 0) - 1) % len(d.seats)}

    def limits(self, d: Sketch) -> Mapping[str, tuple[int, int]]:  # noqa: ARG002
        """Fewer have ever been made."""
        return {"winchos": (0, 50)}

    def name(self, d: Sketch, key: str, kinds: list[int]) -> list[int]:
        """What partners have taken may be named under both."""
        taken = d.zones.get(_PARTNERS.get(key, "")) if len(d.seats) == SEATED else None
        return [] if taken is not None and set(kinds) == set(taken) else super().name(d, key, kinds)

    def claim(self, d: Sketch, key: str) -> None:
        """Builds are zones by their values."""
        if key != "builds":
            super().claim(d, key)
            return
        for seat in d.seats:
            for text in d.sheet.sub(key).names(f"P{seat}"):
                _put_build(d, seat, text)

    def rest(self, d: Sketch) -> None:
        """The deck takes what deals out evenly, a pile the others."""
        round_of, table = len(d.seats) * EACH, EACH if "opening" in d.sheet else 0
        if "deck" not in d.sheet:
            left, wished = len(d.box.cards), len(d.wishes)
            d.put("deck", d.box.claim_any(left - (left + wished - table) % round_of, d.path("deck")))
        d.put(f"piles.P{d.sheet.seat('rest', len(d.seats) - 1)}", d.box.cards)
        if (len(d.zones["deck"]) - table) % round_of:
            raise d.sheet.fail("deck", "should be enough for four cards each, or for nobody")

    def finish(self, d: Sketch) -> None:
        """Winchos of the sides, what is being composed, what the owners of builds must hold."""
        r = d.record
        for seat in d.seats:
            side = self.row(d, "piles", seat)
            r["winchos"][side] = max(r["winchos"][side], r["won"][seat])
        r["aim"], r["value"] = divmod(int(r["aiming"]), VALUES)
        r["picked"], r["picked_builds"] = r["picks"][0], int(r["picks"][1]) >> (moves.BUILD - 64)
        if "opening" in d.sheet:
            _lay_table(d.batch, 0)
        for key, sentence in (*_builds(d), *_composed(d)):
            raise d.sheet.fail(key, sentence)


def _row(d: Sketch) -> Any:
    return Row(d.batch, 0)


def _held(sheet: Sheet, seat: int, usual: int) -> int:
    """How many cards a seat is said to hold."""
    hand = sheet.sub("hands").hand(f"P{seat}", usual)
    return hand if isinstance(hand, int) else len(hand)


def _due(sheet: Sheet) -> list[int]:
    """How many cards each seat holds, by how many the player on turn does."""
    players, turn = sheet.players, sheet.seat("turn", 0)
    dealer = sheet.seat("dealer", (turn - 1) % players)
    most = _held(sheet, turn, EACH)
    played = [(seat - dealer - 1) % players < (turn - dealer - 1) % players for seat in range(players)]
    return [most - each for each in played]


def _put_build(d: Sketch, seat: int, text: str) -> None:
    """One build, as in 9(2s,7d) or 7*(7d,7s)."""
    r, key, named = d.record, f"builds.P{seat}", Groups.parse(text)
    if named is None or not 2 <= named[0] < VALUES:
        raise d.sheet.fail(key, f"{text!r} is no build: write 9(2s,7d), or 7*(7d,7s) for a fila")
    value, fila, names = named
    for name in names:
        if name not in d.game.cards:
            raise d.sheet.fail(key, f"{name!r} is no card of {d.game.name}")
    cards = d.box.claim_all((d.game.cards[name] for name in names), d.path(key))
    build = Word(sum(1 << card for card in cards))
    if r["build"][value]:
        raise d.sheet.fail(key, f"there is already a build of {value}")
    drowned = MONA in cards and not r["options"] & ALSO_TWO
    if drowned or build & ~up_to(value) or not covers(counts(build), EMPTY, value):
        raise d.sheet.fail(key, f"{text!r} does not come out at {value}")
    if one_group(weight(build), len(cards), value) == fila or len(cards) == 1:
        raise d.sheet.fail(key, f"{text!r}: a formada is one group of cards, a fila (*) several groups")
    r["build"][value] = build
    r["owned"][seat] |= 1 << value
    r["filas"] |= (1 << value) if fila else 0


def _builds(d: Sketch) -> Iterator[tuple[str, str]]:
    """What is wrong with the builds."""
    s = _row(d)
    for seat in d.seats:
        if unkept(s, seat, s.hand[seat]):
            yield f"builds.P{seat}", f"P{seat} holds no card for it"


def _composed(d: Sketch) -> Iterator[tuple[str, str]]:
    """What is wrong with the play being composed."""
    r, turn = d.record, int(d.record["turn"])
    if r["phase"] != PLAY and r["card"] not in d.hand(turn):
        yield "card", f"P{turn} does not hold it"
    words = int(r["picks"][1]) & (1 << (moves.BUILD - 64)) - 1
    builds = int(r["picked_builds"]) & ~builds_of(_row(d))
    if words or builds or int(r["picked"]) & ~int(r["loose"]) or (r["phase"] != ITEMS and r["picks"].any()):
        yield "picked", "are loose cards and builds of the table, in the phase items"
