"""Monete: 104 cards, 2 to 6 players. Follow the markers, close rounds with a 1 or a 20, run out first."""

from pathlib import Path

from sobremesa.rules.game import Game, Option, Options, Rules
from sobremesa.rules.games.monete import points
from sobremesa.rules.games.monete.describe import describe_card, describe_move
from sobremesa.rules.games.monete.legality import actors, legal
from sobremesa.rules.games.monete.notation import deck, move_numbers
from sobremesa.rules.games.monete.opening import deal
from sobremesa.rules.games.monete.position import MonetePositions
from sobremesa.rules.games.monete.reasons import reason
from sobremesa.rules.games.monete.record import (
    CLOSE,
    COLOUR_LETTERS,
    DRAW_ENDS,
    HOST_OPENS,
    LAST_ROUND,
    MODES,
    MOST,
    MUTABLE,
    OPEN,
    PLAY,
    Monete,
)
from sobremesa.rules.games.monete.rules import play
from sobremesa.rules.games.monete.scoring import champions
from sobremesa.rules.games.monete.sight import cover, hide, resample
from sobremesa.rules.jit import rule

FOLDER = Path(__file__).parent
BOARD = """
    phase turn asked=focus direction top number colour sign hue mute passes combo taken deck=left pile aside
    counts=count hands=hand known totals=total
"""

OPTIONS = (
    Option("players", 4, range(2, MOST + 1), "", "players"),
    Option(
        "mode",
        "siesta",
        ("siesta", "perezoso", "recreo", "jungla"),
        "MN-42 MN-43 MN-44 MN-45",
        "mode",
        MODES.numbers(),
    ),
    Option("jokers", 4, (4, 2, 0), "MN-19 MN-A01", "jokers"),
    Option("first_player", "random", ("random", "host"), "MN-A02", writes={"host": HOST_OPENS}),
    Option("todos_mudos", True, (True, False), "MN-A23", writes={True: MUTABLE}),
    Option("deck_end", "immediate", ("immediate", "round"), "MN-A26", writes={"round": LAST_ROUND}),
    Option("last_draw", "plays", ("plays", "ends"), "MN-A26", writes={"ends": DRAW_ENDS}, offered=False),  # version 1
)


def size(options: Options) -> int:
    """How many cards are in play."""
    return (80 if options["mode"] == "perezoso" else 100) + int(options["jokers"])


@rule
def ends_turn(s: Monete, move: int) -> bool:  # noqa: ARG001
    """A turn ends where the next one begins, or the question whether to close."""
    return s.phase == OPEN or s.phase == PLAY or s.phase == CLOSE


GAME = Game(
    name="monete",
    title="Monete",
    rules=Rules(
        Monete,
        FOLDER,
        *(deal, actors, legal, reason, play, champions, hide, cover, resample, ends_turn),
    ),
    options=OPTIONS,
    deck=deck(),
    moves=move_numbers(),
    size=size,
    points_module=points,
    letters={"colour": COLOUR_LETTERS, "marker": "PMED"},  # plus, minus, equal, different
    describe_card=describe_card,
    describe_move=describe_move,
    board=BOARD,
    position=MonetePositions(),
    folders=(FOLDER,),
    glance=("top", "number", "colour", "sign", "hue", "deck", "counts", "hands"),
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
