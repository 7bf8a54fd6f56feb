"""The cards: 10 * suit + place, where the places of a suit go from the lowest card to the highest."""

from sobremesa.rules.cards import Word
from sobremesa.rules.jit import rule

SUITS = "oceb"  # oros, copas, espadas, bastos
RANKS = ("2", "4", "5", "6", "7", "10", "11", "12", "3", "1")  # BR-07, from low to high
WORTH = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)  # BR-14
PLACES = len(RANKS)
CARDS = PLACES * len(SUITS)  # BR-02
FULL = Word((1 << CARDS) - 1)
TWO, SEVEN = 0, 4  # places
TWO_OF_CUPS = PLACES

DECK = {f"{rank}{suit}": (PLACES * i + place,) for i, suit in enumerate(SUITS) for place, rank in enumerate(RANKS)}


@rule
def suit_of(card: int) -> int:
    """The suit of a card."""
    return card // PLACES


@rule
def worth_of(card: int) -> int:
    """The points of a card (BR-14)."""
    return WORTH[card % PLACES]


def describe(card: int) -> dict[str, bool | int | str]:
    """What the sentences need to name a card."""
    return {"rank": int(RANKS[card % PLACES]), "suit": SUITS[card // PLACES]}
