"""UNO Monster High: 112 cards with four Urrrrhh, 2 to 10 players, matches to 500 points."""

from pathlib import Path

from sobremesa.rules.game import Option, Options
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
    Option("players", 4, range(2, 11)),
    Option("scoring", "winner", ("winner", "lowest")),  # UN-A28
    Option("drawn", "words", ("words", "may")),  # UN-A01
    Option("challenge", "anyone", ("anyone", "next")),  # UN-A02
    Option("two_player_reverse", "skip", ("skip", "nothing")),  # UN-A07
    Option("stacking", False, (False, True)),  # UN-A09
    Option("urrrrhh_out", True, (True, False)),  # UN-A18
)

HAND = 7  # UN-02
TARGET = 500  # UN-31
ALWAYS = (
    DRAW_SKIPS | MATCH_SYMBOLS | MAY_DECLINE | DEALER_OPENS | LAST_DRAWS | HIGHEST_DEALS | TWO_PENALTY
)  # UN-09 UN-05 UN-08 UN-12 UN-28 UN-01 UN-26


def settings(options: Options) -> tuple[int, int, int]:
    """Option bits, cards dealt, points that end the match."""
    bits = ALWAYS
    bits |= POINTS if options["scoring"] == "winner" else LOWEST
    bits |= MUST_PLAY_DRAWN if options["drawn"] == "words" else 0
    bits |= ANYONE if options["challenge"] == "anyone" else 0
    bits |= REVERSE_SKIPS if options["two_player_reverse"] == "skip" else 0
    bits |= STACKING if options["stacking"] else 0
    bits |= 0 if options["urrrrhh_out"] else NO_URRRRHH_OUT
    return bits, HAND, TARGET


GAME = uno_game(
    "uno-monster-high",
    "UNO Monster High",
    options=OPTIONS,
    settings=settings,
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
