"""Cards and moves in writing."""

from sobremesa.rules.games.multiverse_money import moves
from sobremesa.rules.games.multiverse_money.deck import CARDS, CURRENCIES, ENGANO, NOTES, VALUES, card_at, place_of
from sobremesa.rules.games.multiverse_money.record import MOST

CURRENCY_LETTERS = "VMCARYN"  # verde, morada, café, azul, roja, amarilla (yellow), naranja
_WORDS = {
    "lock": moves.LOCK,
    "unlock": moves.UNLOCK,
    "left": moves.LEFT,
    "right": moves.RIGHT,
    "back": moves.BACK,
}


def card_name(card: int) -> str:
    """V20a, M30c, A60; c1 to c6; E."""
    if card == ENGANO:
        return "E"
    place = place_of(card)
    currency, position = divmod(place, NOTES)
    if currency == CURRENCIES:
        return f"c{position + 1}"
    copy = "abc"[position % 3] if position < 6 else ""
    return f"{CURRENCY_LETTERS[currency]}{VALUES[position]}{copy}"


def card_numbers() -> dict[str, int]:
    """Every card by name, in the order of print; each is a kind of its own. The engaño comes last."""
    return {card_name(card): card for card in (*map(card_at, range(CARDS)), ENGANO)}


def move_numbers() -> dict[str, int]:
    """Every move by name."""
    return card_numbers() | _WORDS | {f"swap-P{seat}": moves.SWAP + seat for seat in range(MOST)}
