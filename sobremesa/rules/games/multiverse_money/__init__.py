"""Multiverse Money: 74 cards, 3 to 5 players. Hidden bets buy lots and each other; whole currencies win."""

from collections.abc import Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

from sobremesa.rules.game import Game, Option, Rules, Value
from sobremesa.rules.games.multiverse_money import moves
from sobremesa.rules.games.multiverse_money import points as p
from sobremesa.rules.games.multiverse_money.deck import CARDS, ENGANO, NOTES, place_of, tens_of
from sobremesa.rules.games.multiverse_money.legality import actors, legal
from sobremesa.rules.games.multiverse_money.notation import deck, move_numbers
from sobremesa.rules.games.multiverse_money.opening import deal
from sobremesa.rules.games.multiverse_money.position import MoneyPositions
from sobremesa.rules.games.multiverse_money.reasons import reason
from sobremesa.rules.games.multiverse_money.record import BET, CURRENCY_LETTERS, MOST, Money
from sobremesa.rules.games.multiverse_money.rules import play
from sobremesa.rules.games.multiverse_money.scoring import champions
from sobremesa.rules.games.multiverse_money.shown import Shown, derive
from sobremesa.rules.games.multiverse_money.sight import hide, resample

FOLDER = Path(__file__).parent

BOARD = """
    phase turn game=deals round last idle removed left right deck=rest bets=front amounts=amount laid locked out
    counts=count hands=hand known=knows memory_aid totals=total
"""

_PAIRS = {"".join(pair): pair for pair in permutations(CURRENCY_LETTERS, 2)}  # of currencies
_LEAVING: dict[Value, int] = {
    name: 8 * CURRENCY_LETTERS.index(first) + CURRENCY_LETTERS.index(second) for name, (first, second) in _PAIRS.items()
}

OPTIONS = (
    Option("players", 4, range(3, MOST + 1), "MM-01", "players"),
    Option("removed", "random", ("random", "chosen"), "MM-A02", "chosen", {"random": 0, "chosen": 1}),
    Option("removed_currencies", next(iter(_LEAVING)), tuple(_LEAVING), "MM-A02", "leaving", _LEAVING),
    Option("counts", "shown", ("shown", "hidden"), "MM-A20", "shown", {"shown": 1, "hidden": 0}),
    Option("games", 1, (1, 2, 3), "MM-A21", "games"),
    Option("memory_aid", False, (False, True), "MM-A19", "memory_aid"),
    Option("stop_after", 0, (0, 5), "MM-A16", "stop_after"),
)


CLAUSES = {
    p.NOT_YOUR_TURN: "MM-08 MM-12 MM-13 MM-22 MM-A08 MM-A09",
    p.NOT_HELD: "MM-06",
    p.EMPTY_BET: "MM-A04 MM-06",
    p.LOCKED: "MM-H2",
    p.NOT_LOCKED: "MM-H2",
    p.ENOUGH: "MM-H2",
    p.BETS_FIRST: "MM-07",
    p.REVEALED: "MM-07",
    p.SITTING_OUT: "MM-A07 MM-24",
    p.USED: "MM-A06",
    p.NOT_YOURSELF: "MM-09",
    p.NO_SEAT: "MM-01",
    p.OVER: "MM-21",
    p.REMOVED: "MM-02 MM-A02 MM-A03",
    p.DEALT: "MM-04 MM-03",
    p.LAYS_LEFT: "MM-05",
    p.LAYS_RIGHT: "MM-05",
    p.CHOOSES: "MM-06",
    p.TAKES_OUT: "MM-H2 MM-06",
    p.PUTS_DOWN: "MM-A20 MM-06 MM-23",
    p.PICKS_UP: "MM-A20 MM-H2 MM-06",
    p.LOCKS: "MM-H2 MM-06",
    p.UNLOCKS: "MM-H2",
    p.REVEALS: "MM-07 MM-A22",
    p.BLUFFS: "MM-23 MM-A20",
    p.SITS_OUT: "MM-24 MM-A05 MM-A20",
    p.HIGHEST: "MM-08 MM-A01",
    p.NEXT: "MM-12 MM-13 MM-A08",
    p.TIED: "MM-22 MM-A09",
    p.TAKES_LEFT: "MM-09 MM-A10 MM-A11",
    p.TAKES_RIGHT: "MM-09 MM-A10 MM-A11",
    p.SWAPS: "MM-09 MM-A11",
    p.TAKES_BACK: "MM-11",
    p.GETS: "MM-10",
    p.FRONTS: "MM-13 MM-A08",
    p.ROUND_ENDS: "MM-14",
    p.REFILLS_LEFT: "MM-15 MM-A12 MM-A13",
    p.REFILLS_RIGHT: "MM-15 MM-A12 MM-A13",
    p.LAST_ROUND: "MM-16 MM-A14",
    p.STALLED: "MM-A16",
    p.ENDS: "MM-16 MM-21",
    p.LIMIT: "MM-H1",
    p.SCORES_NOTES: "MM-17 MM-A17 MM-19",
    p.SCORES_SETS: "MM-18 MM-A18",
    p.COMPLETE: "MM-25",
    p.SCORES_COINS: "MM-20",
    p.SCORES: "MM-21 MM-A21",
}

_ARGUMENTS = {
    "card": "NOT_HELD LAYS_LEFT LAYS_RIGHT CHOOSES TAKES_OUT PUTS_DOWN PICKS_UP TIED REFILLS_LEFT REFILLS_RIGHT",
    "count": "DEALT GETS ROUND_ENDS STALLED ENDS LIMIT",
    "amount": "REVEALS HIGHEST NEXT FRONTS SCORES_NOTES SCORES_SETS SCORES_COINS SCORES",
    "currency": "REMOVED COMPLETE",
}


def describe_card(kind: int) -> Mapping[str, Value]:
    """Currency letter, value and serial number, for the sentences."""
    if kind == ENGANO:
        return {"currency": "engano", "value": 0, "serial": 0}
    place = place_of(kind)
    currency = CURRENCY_LETTERS[place // NOTES] if place // NOTES < len(CURRENCY_LETTERS) else "coin"
    return {"currency": currency, "value": 10 * tens_of(kind), "serial": kind + 1}


_MOVE_WORDS = {
    moves.LOCK: "move-lock",
    moves.UNLOCK: "move-unlock",
    moves.LEFT: "move-left",
    moves.RIGHT: "move-right",
    moves.BACK: "move-back",
}


def describe_move(move: int) -> tuple[str, Mapping[str, Value]]:
    """The sentence of a move."""
    if move <= ENGANO:
        return "move-card", {"card": move}
    if move >= moves.SWAP:
        return "move-swap", {"rival": f"P{move - moves.SWAP}"}
    return _MOVE_WORDS[move], {}


def reveals(record: Any, move: int) -> bool:
    """Closing the last open bet turns all bets up; the last bet of a round turns cards of the deck or all hands up."""
    if record["phase"] == BET:
        return move == moves.LOCK
    return sum(1 for seat in range(int(record["players"])) if record["bet"][seat].any()) == 1


GAME = Game(
    name="multiverse-money",
    title="Multiverse Money",
    rules=Rules(
        Money,
        FOLDER,
        *(deal, actors, legal, reason, play, champions, hide, resample, derive),
        shown=Shown,
    ),
    options=OPTIONS,
    deck=deck(),
    moves=move_numbers(),
    size=lambda options: CARDS - NOTES * (MOST - int(options["players"])),
    clauses={point: tuple(cited.split()) for point, cited in CLAUSES.items()},
    points={value: name.lower().replace("_", "-") for name, value in vars(p).items() if isinstance(value, int)},
    arguments={getattr(p, name): argument for argument, cited in _ARGUMENTS.items() for name in cited.split()},
    letters={"currency": CURRENCY_LETTERS},
    describe_card=describe_card,
    describe_move=describe_move,
    board=BOARD,
    position=MoneyPositions(),
    folders=(FOLDER,),
    glance=("round", "deck", "left", "right", "bets", "amounts", "counts", "hands"),
    reveals=reveals,
    ends_turn=lambda _, move: move >= moves.LOCK,
    unseen=frozenset({moves.LOCK, moves.UNLOCK}),
    version=2,
    former={1: {"counts": "hidden", "stop_after": 5}},
    modes={
        "words": {},
        "three": {"players": 3},
        "five": {"players": 5},
        "custom": {
            "removed": "chosen",
            "removed_currencies": "CN",
            "games": 2,
            "memory_aid": True,
            "stop_after": 5,
        },
        "hidden": {"counts": "hidden"},
    },
)
