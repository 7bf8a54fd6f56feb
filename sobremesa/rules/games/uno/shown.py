"""What a board shows that the rules need not keep."""

from typing import Any

from sobremesa.rules import fields
from sobremesa.rules.cards import size
from sobremesa.rules.games.uno.deck import CARDS, CARDS_WITH_URRRRHH
from sobremesa.rules.games.uno.record import TAKEN, URRRRHH_DECK
from sobremesa.rules.jit import seldom
from sobremesa.rules.record import Record


class Shown(Record):
    """What a board shows beside the record."""

    left: int = fields.count("size of the deck", of="deck")
    waiting: int = fields.count("cards that wait for the player on turn")
    taken: int = fields.flag("whether the player on turn took a +2 and may not answer it")


@seldom
def derive(s: Any) -> None:
    """Write what a board shows beside the record; `s` has the fields of Uno and Shown."""
    held = 0
    for seat in range(s.players):
        held += s.count[seat]
    cards = CARDS_WITH_URRRRHH if s.options & URRRRHH_DECK else CARDS
    s.left = cards - held - size(s.pile[0]) - size(s.pile[1])
    s.waiting = max(s.stacked, 0)
    s.taken = s.stacked == TAKEN
