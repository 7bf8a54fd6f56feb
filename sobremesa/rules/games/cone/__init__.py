"""$CONE: 108 cards, 2 to 10 players. Whoever runs out wins, but only after pressing "$CONE" at one card."""

from pathlib import Path

from sobremesa.rules.game import Option, Options
from sobremesa.rules.games.uno.header import uno_game
from sobremesa.rules.games.uno.record import (
    DRAW_ENDS,
    DRAW_SKIPS,
    MATCH_SYMBOLS,
    OPENING_PLAYS,
    REVERSE_SKIPS,
    STRICT,
)

OPTIONS = (
    Option("players", 4, range(2, 11)),
    Option("hand", 7, range(5, 11)),  # CO-A22
    Option("draw_skips_turn", False, (False, True)),  # CO-A01 CO-A02 CO-A14
    Option("match_symbols", False, (False, True)),  # CO-A03 CO-A04
    Option("drawn", "play", ("play", "end")),  # CO-A08
    Option("strict", True, (True, False)),  # CO-A18
    Option("two_player_reverse", "opponent", ("opponent", "skip")),  # CO-A12
    Option("deals", 1, range(1, 101)),  # CO-A21
)


def settings(options: Options) -> tuple[int, int, int]:
    """Option bits, cards dealt, deals that win the match."""
    bits = OPENING_PLAYS
    bits |= DRAW_SKIPS if options["draw_skips_turn"] else 0
    bits |= MATCH_SYMBOLS if options["match_symbols"] else 0
    bits |= DRAW_ENDS if options["drawn"] == "end" else 0
    bits |= STRICT if options["strict"] else 0
    bits |= REVERSE_SKIPS if options["two_player_reverse"] == "skip" else 0
    return bits, int(options["hand"]), int(options["deals"])


GAME = uno_game(
    "cone",
    "$CONE",
    options=OPTIONS,
    settings=settings,
    folder=Path(__file__).parent,
    urrrrhh=False,
    modes={
        "words": {},
        "custom": {
            "draw_skips_turn": True,
            "match_symbols": True,
            "drawn": "end",
            "strict": False,
            "two_player_reverse": "skip",
            "deals": 3,
        },
    },
)
