"""$CONE: 108 cards, 2 to 10 players. Whoever runs out wins, but only after pressing "$CONE" at one card."""

from pathlib import Path

from sobremesa.rules.game import Option, Options
from sobremesa.rules.games.uno import points as p
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


CLAUSES = {
    p.NOT_YOUR_TURN: "CO-01",
    p.NOT_HELD: "CO-01",
    p.NO_MATCH: "CO-01 CO-02",
    p.NO_MATCH_DRAW_TWO: "CO-03 CO-A03",
    p.NO_MATCH_REVERSE: "CO-06 CO-07",
    p.NO_MATCH_SKIP: "CO-10 CO-A04",
    p.NO_ANSWER: "CO-15",
    p.MUST_PLAY: "CO-A06 CO-01 CO-24 CO-A07",
    p.ONLY_DRAWN: "CO-A08",
    p.DRAWN_NO_MATCH: "CO-A08",
    p.NO_SECOND_DRAW: "CO-23 CO-A08",
    p.NO_PASS: "CO-24 CO-01",
    p.NO_CHALLENGE: "CO-19",
    p.NOT_THE_VICTIM: "CO-19",
    p.NOTHING_TO_CALL: "CO-A17 CO-25",
    p.NOTHING_TO_CATCH: "CO-A17 CO-26",
    p.NOT_YOURSELF: "CO-26",
    p.CHOOSE_COLOUR: "CO-13",
    p.NO_COLOUR_ASKED: "CO-13",
    p.CHALLENGE_FIRST: "CO-19",
    p.WINDOW_FIRST: "CO-H3",
    p.OVER: "CO-27",
    p.ANSWERED: "CO-H3",
    p.NO_STACK: "CO-15",
    p.DEALS: "CO-A22",
    p.DEALS_NEXT: "CO-A21",
    p.DEALT: "CO-A22",
    p.OPENS: "CO-17",
    p.RETURNED: "CO-16",
    p.OPENING_DRAW: "CO-05",
    p.OPENING_REVERSE: "CO-09 CO-A09",
    p.OPENING_SKIP: "CO-A10",
    p.PLAYS: "CO-01 CO-02",
    p.PLAYS_DRAW_TWO: "CO-03",
    p.PLAYS_REVERSE: "CO-06 CO-07",
    p.PLAYS_SKIP: "CO-10",
    p.PLAYS_WILD: "CO-12",
    p.PLAYS_FOUR: "CO-14 CO-18",
    p.CHOOSES: "CO-13",
    p.CHOOSES_FOUR: "CO-14",
    p.OPENING_COLOUR: "CO-A11 CO-17",
    p.REVERSES: "CO-08",
    p.PLAYS_AGAIN: "CO-A12",
    p.SKIPPED: "CO-11",
    p.LOSES_TURN: "CO-A01",
    p.LOSES_TURN_FOUR: "CO-A02 CO-A14",
    p.DRAWS: "CO-23 CO-24",
    p.KEEPS: "CO-A08",
    p.TAKES_TWO: "CO-04",
    p.TAKES_FOUR: "CO-14",
    p.CHALLENGES: "CO-19",
    p.SHOWS: "CO-20 CO-A16",
    p.GUILTY: "CO-21 CO-A13",
    p.INNOCENT: "CO-22 CO-A14",
    p.CALLS: "CO-25 CO-A17",
    p.LAPSES: "CO-A17",
    p.CATCHES: "CO-26",
    p.PENALTY: "CO-26 CO-A17",
    p.TOO_LATE: "CO-A18 CO-25",
    p.RESHUFFLED: "CO-A20",
    p.NO_CARDS: "CO-A20",
    p.OUT: "CO-27 CO-25 CO-A19",
    p.SCORES: "CO-A21",
    p.LIMIT: "CO-H1",
}

GAME = uno_game(
    "cone",
    "$CONE",
    options=OPTIONS,
    settings=settings,
    clauses=CLAUSES,
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
