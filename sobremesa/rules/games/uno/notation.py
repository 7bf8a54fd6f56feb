"""Cards and moves of the family in writing."""

from sobremesa.rules.cards import zone_members
from sobremesa.rules.games.uno import moves
from sobremesa.rules.games.uno.deck import FIRST_COPY, KINDS, RANKS, SECOND_COPY, URRRRHH, WILD, WILD_FOUR, kind_of
from sobremesa.rules.games.uno.record import COLOUR_LETTERS

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


def deck(urrrrhh: bool) -> dict[str, tuple[int, ...]]:
    """The cards by the name of their kind."""
    cards = zone_members((FIRST_COPY, SECOND_COPY))
    kinds = (kind for kind in KINDS if urrrrhh or kind != URRRRHH)
    return {card_name(kind): tuple(card for card in cards if kind_of(card) == kind) for kind in kinds}


def move_numbers(urrrrhh: bool) -> dict[str, int]:
    """Every move by name: cards, words, and colours by their letters."""
    named = {card_name(kind): kind for kind in KINDS if urrrrhh or kind != URRRRHH} | _WORDS
    named |= {letter: moves.CHOOSE + i for i, letter in enumerate(COLOUR_LETTERS)}
    if urrrrhh:
        named |= {"rest": moves.REST}
        named |= {f"give-{letter}": moves.GIVE + i for i, letter in enumerate(COLOUR_LETTERS)}
    return named
