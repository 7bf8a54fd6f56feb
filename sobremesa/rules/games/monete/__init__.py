"""Monete: 104 cards, 2 to 6 players. Follow the markers, close rounds with a 1 or a 20, run out first."""

from pathlib import Path
from typing import Any

from sobremesa.rules.game import Game, Option, Options, Rules
from sobremesa.rules.games.monete import points as p
from sobremesa.rules.games.monete.describe import ARGUMENTS, describe_card, describe_move
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
from sobremesa.rules.games.monete.sight import hide, resample

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


CLAUSES = {
    p.NOT_YOUR_TURN: "MN-05",
    p.NOT_HELD: "MN-10",
    p.TOO_LOW: "MN-08 MN-07 MN-42 MN-43 MN-45",
    p.TOO_HIGH: "MN-08 MN-07 MN-42 MN-43 MN-45",
    p.NEITHER_MARKER: "MN-44 MN-08 MN-09 MN-A03",
    p.WRONG_COLOUR: "MN-09 MN-45",
    p.MUST_OPEN: "MN-06 MN-10",
    p.MUST_PLAY: "MN-A30 MN-10 MN-11",
    p.NO_PASS: "MN-12 MN-10",
    p.MUST_DRAW: "MN-11",
    p.NO_SECOND_DRAW: "MN-11",
    p.NOT_CONSECUTIVE: "MN-34",
    p.COMBO_AGAINST: "MN-A07 MN-34",
    p.COMBO_TURNS: "MN-H7 MN-34",
    p.NO_COMBO_OPENING: "MN-36",
    p.NO_COMBO_SAME: "MN-A08",
    p.NO_COMBO_EXTREME: "MN-A06",
    p.COMBO_FULL: "MN-34 MN-A09",
    p.COMBO_FIRST: "MN-34",
    p.NO_COMBO: "MN-34",
    p.CHOOSE_NUMBER: "MN-20",
    p.CHOOSE_COLOUR: "MN-20",
    p.BAD_NUMBER: "MN-20 MN-08 MN-34",
    p.BAD_COLOUR: "MN-20 MN-09 MN-34",
    p.NO_JOKER: "MN-20",
    p.FORCED_MARKER: "MN-14 MN-A05",
    p.NO_COLOUR_MARKER: "MN-04 MN-42 MN-43",
    p.MARKERS_BIND: "MN-07 MN-38",
    p.SET_MARKERS: "MN-06 MN-38 MN-45 MN-A09",
    p.CHOOSE_TARGET: "MN-21 MN-23 MN-28 MN-29 MN-33",
    p.NOT_YOURSELF: "MN-21 MN-23 MN-28 MN-29 MN-33",
    p.NO_SUCH_SEAT: "MN-21 MN-23 MN-28 MN-29 MN-33",
    p.NO_TARGET: "MN-21",
    p.NOT_BACK: "MN-A18 MN-23 MN-33 MN-A19",
    p.MUST_GIVE: "MN-21 MN-23 MN-28 MN-33",
    p.NOT_THEIRS: "MN-33 MN-A19",
    p.MUST_TAKE: "MN-33 MN-A19",
    p.MUST_DISCARD: "MN-31",
    p.WRONG_DISCARD: "MN-17",
    p.MUST_ANSWER: "MN-17",
    p.MAY_SPEAK: "MN-22 MN-A23",
    p.OVER: "MN-39",
    p.DEALT: "MN-01 MN-02",
    p.BEGINS: "MN-05 MN-A02",
    p.OPENS: "MN-06",
    p.PLAYS: "MN-08 MN-07 MN-10",
    p.PLAYS_EITHER: "MN-44 MN-A03",
    p.PLAYS_BOTH: "MN-45",
    p.PLAYS_SAME: "MN-37",
    p.ADDS: "MN-34 MN-A07",
    p.PLAYS_JOKER: "MN-20 MN-19",
    p.IS_NUMBER: "MN-20",
    p.IS_COLOUR: "MN-20",
    p.COMBO: "MN-34 MN-35",
    p.SETS_OPENING: "MN-06",
    p.SETS_FORCED: "MN-14",
    p.SETS_SAME: "MN-38",
    p.LEAVES_SAME: "MN-38",
    p.SETS_JUNGLE: "MN-45",
    p.BOUND: "MN-A05",
    p.DRAWS: "MN-11",
    p.PASSES: "MN-11 MN-12",
    p.ALL_PASS: "MN-13 MN-A25",
    p.NO_CLOSE: "MN-15 MN-A04",
    p.CLOSES: "MN-16 MN-A24 MN-A12",
    p.DISCARDS: "MN-17 MN-A14",
    p.DISCARDS_JOKER: "MN-A13 MN-17",
    p.PAYS: "MN-17",
    p.NEW_ROUND: "MN-18 MN-A28",
    p.ACTS: "MN-21 MN-A11",
    p.MUTES: "MN-22",
    p.NO_MUTE: "MN-A23",
    p.SPEAKS: "MN-22 MN-A23",
    p.STEALS: "MN-23 MN-A18",
    p.SWAPS: "MN-23 MN-A18",
    p.HIGHER: "MN-24",
    p.LOWER: "MN-25",
    p.THIEVES: "MN-26 MN-A20 MN-A18",
    p.TURNS_ROUND: "MN-27",
    p.TURNS_NOTHING: "MN-A29 MN-27",
    p.GIVES: "MN-28",
    p.TAKES_TWO: "MN-29 MN-A21",
    p.TAKES_THREE: "MN-29 MN-A21",
    p.REPEATS: "MN-30 MN-A22",
    p.THROWS: "MN-31",
    p.REPLACES: "MN-31",
    p.CURSED: "MN-32",
    p.SPIES: "MN-33 MN-A19",
    p.SPY_TAKES: "MN-33 MN-A19",
    p.SPY_GIVES: "MN-33 MN-A19",
    p.NO_CARDS: "MN-A26",
    p.OUT: "MN-39 MN-40 MN-A16 MN-A24",
    p.OUT_BY_GIFT: "MN-A17 MN-39",
    p.OUT_BY_DISCARD: "MN-A15 MN-39 MN-40",
    p.OUT_BY_REPLACE: "MN-H5 MN-39",
    p.DECK_OUT: "MN-41 MN-A26 MN-A27",
    p.LIMIT: "MN-H1",
}


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
    deck=deck(),
    moves=move_numbers(),
    size=size,
    clauses={point: tuple(cited.split()) for point, cited in CLAUSES.items()},
    points={value: name.lower().replace("_", "-") for name, value in vars(p).items() if isinstance(value, int)},
    arguments=ARGUMENTS,
    letters={"colour": COLOUR_LETTERS, "marker": "PMED"},  # plus, minus, equal, different
    describe_card=describe_card,
    describe_move=describe_move,
    board=BOARD,
    position=MonetePositions(),
    folders=(FOLDER,),
    glance=("top", "number", "colour", "sign", "hue", "deck", "counts", "hands"),
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
