"""La Mona: 52 cards, 2 to 4 players. Take from the table what your card is worth; the two of clubs takes fifteen."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sobremesa.rules.game import Game, Option, Rules, Value
from sobremesa.rules.games.la_mona import moves, record
from sobremesa.rules.games.la_mona import points as p
from sobremesa.rules.games.la_mona.deck import CARDS, MONA, capture_of
from sobremesa.rules.games.la_mona.legality import actors, legal
from sobremesa.rules.games.la_mona.notation import RANKS, SUITS, deck, move_numbers
from sobremesa.rules.games.la_mona.opening import deal
from sobremesa.rules.games.la_mona.position import MonaPositions
from sobremesa.rules.games.la_mona.reasons import reason
from sobremesa.rules.games.la_mona.rules import play
from sobremesa.rules.games.la_mona.scoring import champions
from sobremesa.rules.games.la_mona.shown import Shown, derive
from sobremesa.rules.games.la_mona.sight import hide, resample

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


CLAUSES = {
    p.OVER: "LM-33",
    p.NOT_YOUR_TURN: "LM-06",
    p.NOT_HELD: "LM-06",
    p.CARD_FIRST: "LM-H2",
    p.AIM_FIRST: "LM-H2",
    p.AIM_SAID: "LM-H2",
    p.NO_TRAIL: "LM-27",
    p.TAKE_OR_CONTINUE: "LM-28 LM-27 LM-A21",
    p.LEAVE_ONLY_FOR_BUILD: "LM-29 LM-27 LM-A22 LM-A35",
    p.KEEP_CARD: "LM-A16 LM-H4",
    p.NOTHING_TO_TAKE: "LM-09 LM-08 LM-15",
    p.NO_FIFTEEN: "LM-24 LM-12",
    p.NOT_A_TWO: "LM-A01",
    p.NO_CAPTURE_CARD: "LM-13",
    p.NO_TWIN: "LM-18 LM-A17 LM-A18",
    p.NO_MONA: "LM-A32 LM-13",
    p.PARTNERS_CARD: "LM-A25",
    p.NO_SUM: "LM-13 LM-A10 LM-18",
    p.NO_FORMADA: "LM-16",
    p.FILA_FIXED: "LM-20",
    p.RAISE_NO_CARD: "LM-16",
    p.OWN_RAISE_OFF: "LM-A13 LM-17",
    p.OWN_RAISE_CARDS: "LM-17 LM-A13",
    p.NOT_ON_TABLE: "LM-09 LM-08",
    p.IN_BUILD: "LM-14",
    p.DROWNED: "LM-24 LM-A01 LM-A02 LM-09",
    p.ORDER: "LM-H2",
    p.NO_GROUP: "LM-09 LM-A06 LM-21",
    p.NO_SUCH_BUILD: "LM-15",
    p.FILA_VALUE: "LM-19",
    p.JOINS_ALONE: "LM-A19",
    p.NO_HELP: "LM-A25 LM-H5",
    p.NOT_IN_SUM: "LM-A11 LM-14 LM-15 LM-09",
    p.NOT_IN_BUILD: "LM-14 LM-A12",
    p.RAISE_BY_HAND: "LM-A12 LM-16",
    p.RAISED_ALONE: "LM-H2",
    p.ONLY_MONA: "LM-A01 LM-H6",
    p.PICKED: "LM-H2",
    p.UNFINISHED: "LM-09 LM-13 LM-18",
    p.FIRST_DEALER: "LM-A34",
    p.DEALS: "LM-05",
    p.DEALT: "LM-02",
    p.TURNS_UP: "LM-02",
    p.GOES_BACK: "LM-A02",
    p.DEALT_DROWNED: "LM-A02",
    p.REDEALT: "LM-03 LM-04",
    p.PLAYS: "LM-06",
    p.ANNOUNCES: "LM-13",
    p.TRAILS: "LM-07 LM-A09",
    p.DROWNS: "LM-24 LM-A04",
    p.PAIRS: "LM-08 LM-A07",
    p.COMBINES: "LM-09 LM-10",
    p.PAIRS_AND_COMBINES: "LM-11 LM-08 LM-09",
    p.MONA_TAKES: "LM-12",
    p.GATHERS: "LM-A08",
    p.TAKES_BUILD: "LM-15 LM-A23",
    p.TAKES_FILA: "LM-19 LM-A23",
    p.TAKES_PARTNERS: "LM-22",
    p.FORMS: "LM-13",
    p.MAKES_FILA: "LM-18 LM-A17",
    p.EXTENDS: "LM-A18 LM-18",
    p.RAISES: "LM-16 LM-A14",
    p.RAISES_OWN: "LM-17 LM-A13",
    p.MERGES: "LM-A19",
    p.SWEEPS: "LM-21",
    p.HELPS: "LM-A25 LM-H5",
    p.WINCHO: "LM-26",
    p.LEFTOVER: "LM-23",
    p.LEFT_MONA: "LM-25 LM-23",
    p.LEFT_ALONE: "LM-A27",
    p.MOST_CARDS: "LM-31 LM-A28",
    p.CARDS_TIED: "LM-32",
    p.MOST_SPADES: "LM-31",
    p.SPADES_TIED: "LM-32",
    p.HAS_MONA: "LM-31",
    p.HAS_TEN: "LM-31",
    p.HAS_TWO: "LM-31",
    p.HAS_ACES: "LM-31",
    p.HAS_WINCHOS: "LM-31 LM-26",
    p.SCORES: "LM-31",
    p.WINS: "LM-33",
    p.NO_WIN: "LM-33",
}

_CARD = """
    NOT_HELD NOT_ON_TABLE IN_BUILD TURNS_UP PLAYS TRAILS PAIRS COMBINES PAIRS_AND_COMBINES GATHERS SWEEPS
"""
_VALUE = """
    NOTHING_TO_TAKE NO_CAPTURE_CARD NO_TWIN NO_SUM NO_FORMADA RAISE_NO_CARD
    ANNOUNCES TAKES_BUILD TAKES_FILA TAKES_PARTNERS FORMS MAKES_FILA EXTENDS RAISES RAISES_OWN MERGES HELPS
"""
_COUNT = "DEALT REDEALT LEFTOVER LEFT_ALONE MOST_CARDS MOST_SPADES HAS_ACES HAS_WINCHOS SCORES WINS NO_WIN"
ARGUMENTS = {
    getattr(p, name): argument
    for argument, names in (("card", _CARD), ("value", _VALUE), ("count", _COUNT))
    for name in names.split()
}


def concerns(record: Any, point: int, move: int) -> int:
    """What a refusal is about: the card that was named, or the value that would be taken, built or raised to."""
    if ARGUMENTS.get(point) != "value":
        return move
    if move < moves.FORM:
        return 2 if move == moves.TAKE_TWO else int(capture_of(int(record["card"])))
    return move - (moves.FORM if move < moves.RAISE else moves.RAISE)


_MOVE_WORDS = {
    moves.TRAIL: "move-trail",
    moves.TAKE: "move-take",
    moves.TAKE_TWO: "move-take-two",
    moves.HELP: "move-help",
    moves.DONE: "move-done",
}


def describe_card(card: int) -> Mapping[str, Value]:
    """A rank and a suit letter, for the sentences; La Mona has a name."""
    return {"name": "mona" if card == MONA else "", "rank": RANKS[card >> 2], "suit": SUITS[card & 3]}


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
        *(deal, actors, legal, reason, play, champions, hide, resample, derive),
        shown=Shown,
    ),
    options=OPTIONS,
    deck=deck(),
    moves=move_numbers(),
    size=lambda _: CARDS,
    clauses={point: tuple(cited.split()) for point, cited in CLAUSES.items()},
    points={value: name.lower().replace("_", "-") for name, value in vars(p).items() if isinstance(value, int)},
    arguments=ARGUMENTS,
    letters={},
    describe_card=describe_card,
    describe_move=describe_move,
    board=BOARD,
    position=MonaPositions(),
    folders=(FOLDER,),
    glance=("table", "builds", "card", "aim", "picked", "hands"),
    version=2,
    former={1: {"open_partnership": False}},
    concerns=concerns,
    reveals=lambda _, __: False,
    ends_turn=lambda r, _: bool(r["phase"] == record.PLAY),
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
