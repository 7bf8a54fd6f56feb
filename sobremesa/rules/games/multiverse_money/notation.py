"""Cards and moves in writing."""

from sobremesa.rules.games.multiverse_money import moves
from sobremesa.rules.games.multiverse_money.deck import CARDS, CURRENCIES, ENGANO, NOTES, VALUES, card_at, place_of
from sobremesa.rules.games.multiverse_money.record import CURRENCY_LETTERS, MOST

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


_CARDS = (*map(card_at, range(CARDS)), ENGANO)  # in the order of print


def deck() -> dict[str, tuple[int, ...]]:
    """The cards by name; each is a kind of its own."""
    return {card_name(card): (card,) for card in _CARDS}


def move_numbers() -> dict[str, int]:
    """Every move by name."""
    return (
        {card_name(card): card for card in _CARDS}
        | _WORDS
        | {f"swap-P{seat}": moves.SWAP + seat for seat in range(MOST)}
    )
