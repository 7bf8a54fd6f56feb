"""UNO Monster High: 112 cards with four Urrrrhh, 2 to 10 players, matches to 500 points."""

from pathlib import Path

from sobremesa.rules.game import Option
from sobremesa.rules.games.uno.header import uno_game
from sobremesa.rules.games.uno.record import (
    ANYONE,
    DEALER_OPENS,
    DRAW_SKIPS,
    HIGHEST_DEALS,
    LAST_DRAWS,
    LOWEST,
    MATCH_SYMBOLS,
    MAY_DECLINE,
    MUST_PLAY_DRAWN,
    NO_URRRRHH_OUT,
    POINTS,
    REVERSE_SKIPS,
    STACKING,
    TWO_PENALTY,
)

OPTIONS = (
    Option("players", 4, range(2, 11), "", "players"),
    Option("scoring", "winner", ("winner", "lowest"), "UN-A28", writes={"winner": POINTS, "lowest": LOWEST}),
    Option("drawn", "words", ("words", "may"), "UN-A01", writes={"words": MUST_PLAY_DRAWN}),
    Option("challenge", "anyone", ("anyone", "next"), "UN-A02", writes={"anyone": ANYONE}),
    Option("two_player_reverse", "skip", ("skip", "nothing"), "UN-A07", writes={"skip": REVERSE_SKIPS}),
    Option("stacking", False, (False, True), "UN-A09", writes={True: STACKING}),
    Option("urrrrhh_out", True, (True, False), "UN-A18", writes={False: NO_URRRRHH_OUT}),
)

HAND = 7  # UN-02
TARGET = 500  # UN-31
ALWAYS = (
    DRAW_SKIPS | MATCH_SYMBOLS | MAY_DECLINE | DEALER_OPENS | LAST_DRAWS | HIGHEST_DEALS | TWO_PENALTY
)  # UN-09 UN-05 UN-08 UN-12 UN-28 UN-01 UN-26


GAME = uno_game(
    "uno-monster-high",
    "UNO Monster High",
    options=OPTIONS,
    always=ALWAYS,
    settings={"dealt": HAND, "target": TARGET},
    folder=Path(__file__).parent,
    urrrrhh=True,
    modes={
        "words": {},
        "custom": {
            "scoring": "lowest",
            "drawn": "may",
            "challenge": "next",
            "two_player_reverse": "nothing",
            "stacking": True,
            "urrrrhh_out": False,
        },
    },
)
