"""Cards and moves of Monete in writing."""

from sobremesa.rules.games.monete import moves
from sobremesa.rules.games.monete.deck import JOKER, JOKERS_MOST, KINDS, NUMBERS, colour_of, number_of
from sobremesa.rules.games.monete.record import COLOUR_LETTERS, MOST

MARKERS = ("+", "-", "=", "!=")
_WORDS = {"draw": moves.DRAW, "pass": moves.PASS, "done": moves.DONE, "speak": moves.SPEAK}


def card_name(kind: int) -> str:
    """R5, M12; J is a joker."""
    return "J" if kind == JOKER else f"{COLOUR_LETTERS[colour_of(kind)]}{number_of(kind)}"


def deck() -> dict[str, tuple[int, ...]]:
    """The cards by the name of their kind: jokers look alike."""
    jokers = tuple(range(JOKER, JOKER + JOKERS_MOST))
    return {card_name(kind): jokers if kind == JOKER else (kind,) for kind in KINDS}


def move_numbers() -> dict[str, int]:
    """Every move by name: cards, words, a joker's number and colour, markers, seats."""
    named = {card_name(kind): kind for kind in KINDS} | _WORDS
    named |= {str(number): moves.NUMBER + number - 1 for number in range(1, NUMBERS + 1)}
    named |= {letter: moves.COLOUR + i for i, letter in enumerate(COLOUR_LETTERS)}
    named |= {marker: moves.PLUS + i for i, marker in enumerate(MARKERS)}
    return named | {f"P{seat}": moves.SEAT + seat for seat in range(MOST)}
