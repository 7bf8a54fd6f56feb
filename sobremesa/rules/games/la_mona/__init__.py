"""La Mona: 52 cards, 2 to 4 players. Take from the table what your card is worth; the two of clubs takes fifteen."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from sobremesa.rules.game import Game, Option, Rules, Value
from sobremesa.rules.games.la_mona import moves, points, record
from sobremesa.rules.games.la_mona.deck import CARDS, MONA, capture_of, rank_of
from sobremesa.rules.games.la_mona.legality import actors, legal
from sobremesa.rules.games.la_mona.notation import RANKS, SUITS, deck, move_numbers
from sobremesa.rules.games.la_mona.opening import deal
from sobremesa.rules.games.la_mona.position import MonaPositions
from sobremesa.rules.games.la_mona.reasons import reason
from sobremesa.rules.games.la_mona.rules import play
from sobremesa.rules.games.la_mona.scoring import PRIZES, WORTH, champions
from sobremesa.rules.games.la_mona.shown import Shown, derive
from sobremesa.rules.games.la_mona.sight import hide, resample
from sobremesa.rules.jit import rule
from sobremesa.rules.points import declared

FOLDER = Path(__file__).parent

BOARD = """
    phase dealer turn table=loose builds=owned card aim=aiming picked=picks deck=left counts=count hands=hand
    piles=taken winchos=won points=worth last totals=total
"""

OPTIONS = (
    Option("players", 4, (2, 3, 4), "LM-01", "players"),
    Option("variant", 1, (1, 2), "LM-A20", writes={2: record.SECOND_VARIANT}),
    Option("rounds", 10, (10, 5, 3, 1), "LM-A30", "target"),
    Option("mona_also_two", False, (False, True), "LM-A01", writes={True: record.ALSO_TWO}),
    Option("mona_on_table", "drowned", ("drowned", "swapped"), "LM-A02", writes={"swapped": record.SWAPPED}),
    Option("formada_in_sum", False, (False, True), "LM-A11", writes={True: record.FORMADA_IN_SUM}),
    Option("owner_raises", True, (True, False), "LM-A13", writes={True: record.OWNER_RAISES}),
    Option("open_partnership", True, (True, False), "LM-A25", writes={True: record.OPEN_PARTNERSHIP}),
    Option("last_card_wincho", True, (True, False), "LM-A26", writes={True: record.LAST_CARD_WINCHO}),
)


_OF_VALUE = np.zeros(256, np.uint8)  # the points that take a value
_OF_VALUE[[point for point in declared(points).values() if point.takes == "value"]] = 1


@rule
def concern(s: record.LaMona, point: int, move: int) -> int:
    """What a refusal is about: the card that was named, or the value that would be taken, built or raised to."""
    if not _OF_VALUE[point]:
        return move
    if move < moves.FORM:
        return 2 if move == moves.TAKE_TWO else capture_of(s.card)
    return move - (moves.FORM if move < moves.RAISE else moves.RAISE)


@rule
def ends_turn(s: record.LaMona, move: int) -> bool:  # noqa: ARG001
    """A turn ends where somebody chooses a card again."""
    return s.phase == record.PLAY


_MOVE_WORDS = {
    moves.TRAIL: "move-trail",
    moves.TAKE: "move-take",
    moves.TAKE_TWO: "move-take-two",
    moves.HELP: "move-help",
    moves.DONE: "move-done",
}


def describe_card(card: int) -> Mapping[str, Value]:
    """A rank and a suit letter, for the sentences; La Mona has a name. What it adds, takes and scores, for a page."""
    return {
        "name": "mona" if card == MONA else "",
        "rank": RANKS[card >> 2],
        "suit": SUITS[card & 3],
        "pips": int(rank_of(card)),
        "takes": int(capture_of(card)),
        "worth": PRIZES.get(card, 0),
    }


def describe_move(move: int) -> tuple[str, Mapping[str, Value]]:
    """The sentence of a move."""
    if move < CARDS:
        return "move-card", {"card": move}
    if move in _MOVE_WORDS:
        return _MOVE_WORDS[move], {}
    for first, message in ((moves.BUILD, "move-build"), (moves.RAISE, "move-raise")):
        if move >= first:
            return message, {"value": move - first}
    return "move-form", {"value": move - moves.FORM}


GAME = Game(
    name="la-mona",
    title="La Mona",
    rules=Rules(
        record.LaMona,
        FOLDER,
        *(deal, actors, legal, reason, play, champions, hide, resample, derive, concern, ends_turn),
        shown=Shown,
    ),
    options=OPTIONS,
    deck=deck(),
    moves=move_numbers(),
    size=lambda _: CARDS,
    points_module=points,
    worth=WORTH,
    letters={},
    describe_card=describe_card,
    describe_move=describe_move,
    board=BOARD,
    position=MonaPositions(),
    folders=(FOLDER,),
    glance=("table", "builds", "card", "aim", "picked", "hands"),
    version=2,
    former={1: {"open_partnership": False}},
    modes={
        "words": {},
        "pair": {"players": 2},
        "teams": {"players": 4},
        "second": {"players": 2, "variant": 2},
        "custom": {
            "players": 4,
            "variant": 2,
            "rounds": 3,
            "mona_also_two": True,
            "mona_on_table": "swapped",
            "formada_in_sum": True,
            "owner_raises": False,
            "open_partnership": False,
            "last_card_wincho": False,
        },
    },
)
