"""$CONE: 108 cards, 2 to 10 players. Whoever runs out wins, but only after pressing "$CONE" at one card."""

from pathlib import Path

from sobremesa.rules.game import Option
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
    Option("players", 4, range(2, 11), "CO-A22", "players"),
    Option("hand", 7, range(5, 11), "CO-A22", "dealt"),
    Option("draw_skips_turn", False, (False, True), "CO-A01 CO-A02 CO-A14", writes={True: DRAW_SKIPS}),
    Option("match_symbols", False, (False, True), "CO-A03 CO-A04", writes={True: MATCH_SYMBOLS}),
    Option("drawn", "play", ("play", "end"), "CO-A08", writes={"end": DRAW_ENDS}),
    Option("strict", True, (True, False), "CO-A18", writes={True: STRICT}),
    Option("two_player_reverse", "opponent", ("opponent", "skip"), "CO-A12", writes={"skip": REVERSE_SKIPS}),
    Option("deals", 1, range(1, 101), "CO-A21", "target"),
)


GAME = uno_game(
    "cone",
    "$CONE",
    options=OPTIONS,
    always=OPENING_PLAYS,
    settings={},
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
