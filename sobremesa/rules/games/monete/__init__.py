"""Monete: 104 cards, 2 to 6 players. Follow the markers, close rounds with a 1 or a 20, run out first."""

from pathlib import Path
from typing import Any

from sobremesa.rules.game import Game, Option, Options, Rules
from sobremesa.rules.games.monete import points
from sobremesa.rules.games.monete.board import board
from sobremesa.rules.games.monete.describe import describe_card, describe_move
from sobremesa.rules.games.monete.legality import actors, legal
from sobremesa.rules.games.monete.notation import COLOUR_LETTERS, card_numbers, move_numbers
from sobremesa.rules.games.monete.opening import deal
from sobremesa.rules.games.monete.position import position
from sobremesa.rules.games.monete.reasons import reason
from sobremesa.rules.games.monete.record import (
    CLOSE,
    DRAW_ENDS,
    HOST_OPENS,
    JUNGLA,
    LAST_ROUND,
    MOST,
    MUTABLE,
    OPEN,
    PEREZOSO,
    PLAY,
    RECREO,
    SIESTA,
    Monete,
)
from sobremesa.rules.games.monete.rules import play
from sobremesa.rules.games.monete.scoring import champions
from sobremesa.rules.games.monete.sight import hide, resample

FOLDER = Path(__file__).parent
MODES = {"siesta": SIESTA, "perezoso": PEREZOSO, "recreo": RECREO, "jungla": JUNGLA}

OPTIONS = (
    Option("players", 4, range(2, MOST + 1)),
    Option("mode", "siesta", tuple(MODES)),  # MN-42 to MN-45
    Option("jokers", 4, (4, 2, 0)),  # MN-19 MN-A01
    Option("first_player", "random", ("random", "host")),  # MN-A02
    Option("todos_mudos", True, (True, False)),  # MN-A23
    Option("deck_end", "immediate", ("immediate", "round")),  # MN-A26
    Option("last_draw", "plays", ("plays", "ends"), offered=False),  # MN-A26: until version 1 it ended the deal
)


def configure(record: Any, options: Options) -> None:
    """Write the options into a record."""
    record["mode"], record["jokers"] = MODES[str(options["mode"])], options["jokers"]
    bits = HOST_OPENS if options["first_player"] == "host" else 0
    bits |= MUTABLE if options["todos_mudos"] else 0
    bits |= LAST_ROUND if options["deck_end"] == "round" else 0
    bits |= DRAW_ENDS if options["last_draw"] == "ends" else 0
    record["options"] = bits


def size(options: Options) -> int:
    """How many cards are in play."""
    return (80 if options["mode"] == "perezoso" else 100) + int(options["jokers"])


def reveals(record: Any, move: int) -> bool:  # noqa: ARG001
    """Nothing that was hidden is shown to everybody."""
    return False


GAME = Game(
    name="monete",
    title="Monete",
    rules=Rules(
        Monete,
        FOLDER,
        *(deal, actors, legal, reason, play, champions, hide, resample),
    ),
    options=OPTIONS,
    configure=configure,
    cards=card_numbers(),
    moves=move_numbers(),
    size=size,
    points_module=points,
    letters={"colour": COLOUR_LETTERS, "marker": "PMED"},  # plus, minus, equal, different
    describe_card=describe_card,
    describe_move=describe_move,
    board=board,
    position=position,
    folders=(FOLDER,),
    glance=("top", "number", "colour", "sign", "hue", "deck", "counts", "hands"),
    zones=("hand", "deck", "pile", "aside"),
    reveals=reveals,
    ends_turn=lambda record, _: record["phase"] in (OPEN, PLAY, CLOSE),
    modes={
        "siesta": {},
        "perezoso": {"mode": "perezoso", "jokers": 0, "first_player": "host"},
        "recreo": {"mode": "recreo", "deck_end": "round"},
        "jungla": {"mode": "jungla", "jokers": 2, "todos_mudos": False},
    },
    voice="speak",
    version=2,
    former={1: {"last_draw": "ends"}},
)
