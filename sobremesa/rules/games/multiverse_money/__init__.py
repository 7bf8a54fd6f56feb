"""Multiverse Money: 74 cards, 3 to 5 players. Hidden bets buy lots and each other; whole currencies win."""

from collections.abc import Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

from sobremesa.rules.game import Game, Option, Options, Rules, Value
from sobremesa.rules.games.multiverse_money import moves, points
from sobremesa.rules.games.multiverse_money.board import board
from sobremesa.rules.games.multiverse_money.deck import CARDS, ENGANO, NOTES, place_of, tens_of
from sobremesa.rules.games.multiverse_money.legality import actors, legal
from sobremesa.rules.games.multiverse_money.notation import CURRENCY_LETTERS, card_numbers, move_numbers
from sobremesa.rules.games.multiverse_money.opening import deal
from sobremesa.rules.games.multiverse_money.position import position
from sobremesa.rules.games.multiverse_money.reasons import reason
from sobremesa.rules.games.multiverse_money.record import BET, MOST, Money
from sobremesa.rules.games.multiverse_money.rules import play
from sobremesa.rules.games.multiverse_money.scoring import champions
from sobremesa.rules.games.multiverse_money.sight import hide, resample

FOLDER = Path(__file__).parent

RULES = Rules(
    Money,
    FOLDER,
    *(deal, actors, legal, reason, play, champions, hide, resample),
)

PAIRS = tuple("".join(pair) for pair in permutations(CURRENCY_LETTERS, 2))

OPTIONS = (
    Option("players", 4, range(3, 6)),  # MM-01
    Option("removed", "random", ("random", "chosen")),  # MM-A02
    Option("removed_currencies", PAIRS[0], PAIRS),  # MM-A02: the first leaves with 4 players, both with 3
    Option("counts", "shown", ("shown", "hidden")),  # MM-A20
    Option("games", 1, (1, 2, 3)),  # MM-A21
    Option("memory_aid", False, (False, True)),  # MM-A19: what the page shows
    Option("stop_after", 0, (0, 5)),  # MM-A16
)


def configure(record: Any, options: Options) -> None:
    """Write the options into a record."""
    record["first_choice"], record["second_choice"] = -1, -1
    if options["removed"] == "chosen":
        pair = str(options["removed_currencies"])
        record["first_choice"] = CURRENCY_LETTERS.index(pair[0])
        record["second_choice"] = CURRENCY_LETTERS.index(pair[1])
    record["games"], record["stop_after"] = options["games"], options["stop_after"]
    record["shown"] = options["counts"] == "shown"


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
    rules=RULES,
    options=OPTIONS,
    configure=configure,
    cards=card_numbers(),
    moves=move_numbers(),
    size=lambda options: CARDS - NOTES * (MOST - int(options["players"])),
    points_module=points,
    letters={"currency": CURRENCY_LETTERS},
    describe_card=describe_card,
    describe_move=describe_move,
    board=board,
    position=position,
    folders=(FOLDER,),
    glance=("round", "deck", "left", "right", "bets", "amounts", "counts", "hands"),
    zones=("hand", "bet", "deck", "left", "right"),
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
