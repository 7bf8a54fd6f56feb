"""Multiverse Money: 74 cards, 3 to 5 players. Hidden bets buy lots and each other; whole currencies win."""

from collections.abc import Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

from sobremesa.rules.game import Game, Option, Rules, Value
from sobremesa.rules.games.multiverse_money import moves, points
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
from sobremesa.rules.jit import rule

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


@rule
def ends_turn(s: Money, move: int) -> bool:  # noqa: ARG001
    """Laying notes is part of a turn; everything else is one."""
    return move >= moves.LOCK


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
        *(deal, actors, legal, reason, play, champions, hide, resample, derive, ends_turn),
        shown=Shown,
    ),
    options=OPTIONS,
    deck=deck(),
    moves=move_numbers(),
    size=lambda options: CARDS - NOTES * (MOST - int(options["players"])),
    points_module=points,
    letters={"currency": CURRENCY_LETTERS},
    describe_card=describe_card,
    describe_move=describe_move,
    board=BOARD,
    position=MoneyPositions(),
    folders=(FOLDER,),
    glance=("round", "deck", "left", "right", "bets", "amounts", "counts", "hands"),
    reveals=reveals,
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
