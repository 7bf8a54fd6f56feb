"""The record: one deal of Brisca and the score of its match. Every field says what it is and who may see it."""

from brisca.deck import SUITS
from sobremesa.rules import fields
from sobremesa.rules.engine import Deal
from sobremesa.rules.fields import NOBODY, OWN
from sobremesa.rules.record import Bits, Small, Zones

SEATED = 4  # at most so many sit (BR-01)


class Brisca(Deal):
    """One deal of Brisca."""

    hand: Zones = fields.zone("cards each seat holds", each=SEATED, eyes=OWN, count="count")
    trick: Zones = fields.zone("the card that each seat has played to this trick", each=SEATED)
    pile: Zones = fields.zone("cards each seat has taken", each=SEATED, heap=True)
    deck: Bits = fields.zone("cards to draw, the trump card apart", eyes=NOBODY)
    trump: Bits = fields.zone("the trump card, as long as it lies under the deck")
    known: Bits = fields.marks("cards in hands that everybody has seen (BR-A05)")
    count: Small = fields.count("size of each hand", each=SEATED)
    score: Small = fields.count("points each seat has taken", each=SEATED, type="u1")
    left: int = fields.count("size of the deck, the trump card apart", of="deck")
    suit: int = fields.letter(dict(enumerate(SUITS)), "the suit of trumps")
    leader: int = fields.seat("who led this trick")
    exchange: int = fields.flag("option: whether the trump card may be exchanged")
    target: int = fields.count("option: deals that win the match")
