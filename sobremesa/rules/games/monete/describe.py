"""What the sentences need: cards and moves in words."""

from collections.abc import Mapping

from sobremesa.rules.game import Value
from sobremesa.rules.games.monete import moves
from sobremesa.rules.games.monete.deck import ACTION_NAMES, JOKER, action_of, colour_of, number_of
from sobremesa.rules.games.monete.record import COLOUR_LETTERS

_MOVE_WORDS = {
    moves.PLUS: "move-plus",
    moves.MINUS: "move-minus",
    moves.EQUAL: "move-equal",
    moves.UNEQUAL: "move-unequal",
    moves.DRAW: "move-draw",
    moves.PASS: "move-pass",
    moves.DONE: "move-done",
    moves.SPEAK: "move-speak",
}


def describe_card(kind: int) -> Mapping[str, Value]:
    """A colour letter, a number and an action, for the sentences; a joker has no colour."""
    if kind >= JOKER:
        return {"colour": "J", "number": 0, "action": "none"}
    return {
        "colour": COLOUR_LETTERS[colour_of(kind)],
        "number": number_of(kind),
        "action": ACTION_NAMES[action_of(kind)],
    }


def describe_move(move: int) -> tuple[str, Mapping[str, Value]]:
    """The sentence of a move."""
    if move < moves.NUMBER:
        return "move-card", {"card": move}
    if move < moves.COLOUR:
        return "move-number", {"number": move - moves.NUMBER + 1}
    if move < moves.PLUS:
        return "move-colour", {"colour": COLOUR_LETTERS[move - moves.COLOUR]}
    if moves.SEAT <= move < moves.DRAW:
        return "move-seat", {"seat": f"P{move - moves.SEAT}"}
    return _MOVE_WORDS[move], {}
