"""UNO Monster High: 112 cards with four Urrrrhh, 2 to 10 players, matches to 500 points."""

from pathlib import Path

from sobremesa.rules.game import Option, Options
from sobremesa.rules.games.uno import points as p
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


CLAUSES = {
    p.NOT_YOUR_TURN: "UN-04",
    p.NOT_HELD: "UN-05",
    p.NO_MATCH: "UN-05 UN-A30",
    p.NO_MATCH_DRAW_TWO: "UN-09 UN-05 UN-A30",
    p.NO_MATCH_REVERSE: "UN-11 UN-05 UN-A30",
    p.NO_MATCH_SKIP: "UN-13 UN-05 UN-A30",
    p.ONLY_STACK: "UN-H4",
    p.ONLY_DRAWN: "UN-08",
    p.DRAWN_NO_MATCH: "UN-07",
    p.MUST_PLAY_DRAWN: "UN-A01 UN-07",
    p.NO_SECOND_DRAW: "UN-07",
    p.NO_PASS: "UN-07 UN-08",
    p.NO_CHALLENGE: "UN-20 UN-A02 UN-A23",
    p.NOT_THE_VICTIM: "UN-A02",
    p.NOTHING_TO_CALL: "UN-A22 UN-26",
    p.NOTHING_TO_CATCH: "UN-A22 UN-26",
    p.NOT_YOURSELF: "UN-26",
    p.CHOOSE_COLOUR: "UN-15 UN-24",
    p.NO_COLOUR_ASKED: "UN-15",
    p.CHOOSE_GIFT: "UN-22",
    p.NO_GIFT_ASKED: "UN-22",
    p.NONE_OF_COLOUR: "UN-22",
    p.MUST_GIVE: "UN-A14",
    p.CHALLENGE_FIRST: "UN-A02",
    p.WINDOW_FIRST: "UN-H3",
    p.NO_GOING_OUT: "UN-H5 UN-A18",
    p.OVER: "UN-27",
    p.ANSWERED: "UN-H3",
    p.NO_STACK: "UN-A09 UN-09",
    p.DEALS: "UN-01 UN-A26",
    p.DRAWS_TO_DEAL: "UN-01 UN-A26",
    p.DEALS_NEXT: "UN-A27",
    p.DEALT: "UN-02",
    p.OPENS: "UN-03",
    p.RETURNED: "UN-19",
    p.OPENING_HIT: "UN-10",
    p.OPENING_REVERSE: "UN-12 UN-A08 UN-A11",
    p.OPENING_SKIP: "UN-14",
    p.PLAYS: "UN-05",
    p.PLAYS_DRAW_TWO: "UN-09 UN-05",
    p.PLAYS_REVERSE: "UN-11 UN-05",
    p.PLAYS_SKIP: "UN-13 UN-05",
    p.PLAYS_WILD: "UN-06 UN-15",
    p.PLAYS_FOUR: "UN-17 UN-06",
    p.PLAYS_URRRRHH: "UN-24 UN-06 UN-A13",
    p.CHOOSES: "UN-15",
    p.CHOOSES_FOUR: "UN-17",
    p.CHOOSES_URRRRHH: "UN-24",
    p.OPENING_COLOUR: "UN-16 UN-A10",
    p.OPENING_URRRRHH: "UN-25 UN-A12",
    p.REVERSES: "UN-11",
    p.PLAYS_AGAIN: "UN-A07",
    p.SKIPPED: "UN-13",
    p.LOSES_TURN: "UN-09",
    p.LOSES_TURN_FOUR: "UN-17 UN-A03",
    p.DRAWS: "UN-07 UN-08",
    p.KEEPS: "UN-07 UN-08 UN-A01",
    p.TAKES_TWO: "UN-09",
    p.TAKES_FOUR: "UN-17",
    p.STACKS: "UN-A09 UN-H4",
    p.CHALLENGES: "UN-20 UN-18 UN-A05 UN-A06",
    p.SHOWS: "UN-20",
    p.GUILTY: "UN-20 UN-18 UN-A04",
    p.INNOCENT: "UN-21 UN-18 UN-A03",
    p.CALLS: "UN-26 UN-A19 UN-A22",
    p.LAPSES: "UN-A22",
    p.CATCHES: "UN-26",
    p.PENALTY: "UN-26",
    p.GIVES_COLOUR: "UN-22",
    p.GIVES: "UN-22 UN-23 UN-A15 UN-A16 UN-A17",
    p.RESHUFFLED: "UN-29 UN-A31",
    p.NO_CARDS: "UN-A25",
    p.LAST_TAKES: "UN-28 UN-A24",
    p.OUT: "UN-27",
    p.OUT_BY_GIFT: "UN-A18 UN-27",
    p.SCORES: "UN-30 UN-31 UN-A28",
    p.SCORES_OWN: "UN-32 UN-A28 UN-A29",
    p.LIMIT: "UN-H1",
}

GAME = uno_game(
    "uno-monster-high",
    "UNO Monster High",
    options=OPTIONS,
    settings=settings,
    clauses=CLAUSES,
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
