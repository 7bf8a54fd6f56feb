"""Cards and moves of the family in writing."""

from sobremesa.rules.games.uno import moves
from sobremesa.rules.games.uno.deck import KINDS, RANKS, URRRRHH, WILD, WILD_FOUR

COLOUR_LETTERS = "RYVA"  # rojo or rosa, amarillo (yellow), verde, azul
_SYMBOLS = ("+2", "rev", "skip")
_WILDS = {WILD: "W", WILD_FOUR: "+4", URRRRHH: "U"}
_WORDS = {
    "draw": moves.DRAW,
    "pass": moves.PASS,
    "challenge": moves.CHALLENGE,
    "call": moves.CALL,
    "catch": moves.CATCH,
}


def card_name(kind: int) -> str:
    """R5, V+2, Arev, Yskip; W, +4 and U."""
    if kind >= WILD:
        return _WILDS[kind]
    rank = kind % RANKS
    return COLOUR_LETTERS[kind // RANKS] + (str(rank) if rank < 10 else _SYMBOLS[rank - 10])


def card_numbers(urrrrhh: bool) -> dict[str, int]:
    """Every kind by name."""
    return {card_name(kind): kind for kind in KINDS if urrrrhh or kind != URRRRHH}


def move_numbers(urrrrhh: bool) -> dict[str, int]:
    """Every move by name: cards, words, and colours by their letters."""
    named = card_numbers(urrrrhh) | _WORDS
    named |= {letter: moves.CHOOSE + i for i, letter in enumerate(COLOUR_LETTERS)}
    if urrrrhh:
        named |= {"rest": moves.REST}
        named |= {f"give-{letter}": moves.GIVE + i for i, letter in enumerate(COLOUR_LETTERS)}
    return named
