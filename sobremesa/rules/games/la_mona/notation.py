"""Cards and moves of La Mona in writing."""

from sobremesa.rules.games.la_mona import moves
from sobremesa.rules.games.la_mona.deck import CARDS, VALUES

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "cdhs"  # clubs, diamonds, hearts, spades


def card_name(card: int) -> str:
    """Ah, 10d, Ks; La Mona is 2c."""
    return RANKS[card >> 2] + SUITS[card & 3]


def deck() -> dict[str, tuple[int, ...]]:
    """The cards by name."""
    return {card_name(card): (card,) for card in range(CARDS)}


def move_numbers() -> dict[str, int]:
    """Every move by name."""
    named = {card_name(card): card for card in range(CARDS)}
    named |= {
        "trail": moves.TRAIL,
        "take": moves.TAKE,
        "take-2": moves.TAKE_TWO,
        "help": moves.HELP,
        "done": moves.DONE,
    }
    named |= {f"form-{value}": moves.FORM + value for value in range(2, VALUES)}
    named |= {f"raise-{value}": moves.RAISE + value for value in range(3, VALUES)}
    named |= {f"build-{value}": moves.BUILD + value for value in range(2, VALUES)}
    return named
