"""What a board shows that the rules need not keep."""

from typing import Any

from sobremesa.rules import fields
from sobremesa.rules.cards import Word, size
from sobremesa.rules.games.la_mona import moves
from sobremesa.rules.games.la_mona.deck import CARDS, VALUES
from sobremesa.rules.games.la_mona.record import AIMS, SEATED
from sobremesa.rules.games.la_mona.scoring import score_of
from sobremesa.rules.games.la_mona.zones import side_of
from sobremesa.rules.jit import seldom
from sobremesa.rules.record import Bits, Record, Small

_AIMING = {
    aim * VALUES + value: f"{name}-{value}" if aim else ""
    for aim, name in AIMS.names().items()
    for value in range(VALUES)
}


class Shown(Record):
    """What a board shows beside the record."""

    taken: Bits = fields.marks("cards that each seat's side has taken", each=SEATED, words=1, heap=True)
    picks: Bits = fields.moves("what is picked for the play being composed: loose cards, builds")
    won: Small = fields.count("winchos of each seat's side", each=SEATED)
    worth: Small = fields.count("points of each seat's side with what it has taken so far", each=SEATED)
    aiming: int = fields.letter(_AIMING, "what the chosen card is for, and the value")
    left: int = fields.count("size of the deck", of="deck")


@seldom
def derive(s: Any) -> None:
    """Write what a board shows beside the record; `s` has the fields of LaMona and Shown."""
    s.left = CARDS - size(s.loose)
    for value in range(VALUES):
        s.left -= size(s.build[value])
    for seat in range(SEATED):
        s.left -= size(s.pile[seat])
    for seat in range(s.players):
        side = side_of(s, seat)
        s.left -= s.count[seat]
        s.taken[seat], s.won[seat], s.worth[seat] = s.pile[side], s.winchos[side], score_of(s, side)
    s.picks[0], s.picks[1] = s.picked, Word(s.picked_builds) << Word(moves.BUILD - 64)
    s.aiming = s.aim * VALUES + s.value
