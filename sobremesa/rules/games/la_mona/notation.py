"""Cards, moves and builds of La Mona in writing."""

from collections.abc import Iterable

from sobremesa.rules.games.la_mona import moves
from sobremesa.rules.games.la_mona.deck import CARDS, VALUES

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "cdhs"  # clubs, diamonds, hearts, spades


def card_name(card: int) -> str:
    """Ah, 10d, Ks; La Mona is 2c."""
    return RANKS[card >> 2] + SUITS[card & 3]


def card_numbers() -> dict[str, int]:
    """Every card by name."""
    return {card_name(card): card for card in range(CARDS)}


def move_numbers() -> dict[str, int]:
    """Every move by name."""
    named = card_numbers()
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


def build_name(value: int, fila: bool, cards: Iterable[int]) -> str:
    """9(2s,7d) a formada, 7*(5d,2h,7s) a fila; the cards low to high."""
    return f"{value}{'*' if fila else ''}({','.join(card_name(card) for card in sorted(cards))})"
