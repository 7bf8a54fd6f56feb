"""What the headers of the two games share: notation, how cards and moves are described."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sobremesa.rules.game import Game, Option, Options, Rules, Value
from sobremesa.rules.games.uno import moves, points
from sobremesa.rules.games.uno.deck import CARDS, CARDS_WITH_URRRRHH, URRRRHH, WILD
from sobremesa.rules.games.uno.legality import actors, legal
from sobremesa.rules.games.uno.notation import card_name, deck, move_numbers
from sobremesa.rules.games.uno.opening import deal
from sobremesa.rules.games.uno.position import UnoPositions
from sobremesa.rules.games.uno.reasons import reason
from sobremesa.rules.games.uno.record import (
    CALL,
    CHALLENGE,
    COLOUR_LETTERS,
    GIFT,
    PLAY,
    URRRRHH_DECK,
    Uno,
)
from sobremesa.rules.games.uno.rules import play
from sobremesa.rules.games.uno.scoring import champions
from sobremesa.rules.games.uno.shown import Shown, derive
from sobremesa.rules.games.uno.sight import cover, hide, resample
from sobremesa.rules.jit import rule
from sobremesa.rules.kinds import NONE

FOLDER = Path(__file__).parent


@rule
def first(s: Uno) -> int:
    """Who stands silent at one card, or the seat on turn."""
    return s.focus if s.phase == CALL else s.turn


@rule
def silence(s: Uno) -> int:
    """Saying nothing lets a silence pass."""
    return moves.PASS if s.phase == CALL else NONE


@rule
def ends_turn(s: Uno, move: int) -> bool:  # noqa: ARG001
    """A turn ends where the next one begins, or a window opens."""
    return s.phase == PLAY or s.phase == CHALLENGE or s.phase == CALL


UNO_RULES = Rules(
    Uno,
    FOLDER,
    *(deal, actors, legal, reason, play, champions, hide, cover, resample, derive, first, silence, ends_turn),
    shown=Shown,
)

BOARD = """
    phase dealer turn direction top colour drawn stacked=waiting taken silent=focus called deck=left pile
    counts=count hands=hand known totals=total
"""


def describe_card(kind: int) -> Mapping[str, Value]:
    """A colour letter and a rank, for the sentences; they cannot choose by "+2", so it is "plus2"."""
    name = card_name(kind).replace("+", "plus")
    return {"colour": "", "rank": name} if kind >= WILD else {"colour": name[0], "rank": name[1:]}


_MOVE_WORDS = {
    moves.DRAW: "move-draw",
    moves.PASS: "move-pass",
    moves.CHALLENGE: "move-challenge",
    moves.CALL: "move-call",
    moves.CATCH: "move-catch",
    moves.REST: "move-rest",
}


def describe_move(move: int) -> tuple[str, Mapping[str, Value]]:
    """The sentence of a move."""
    if move < 64:
        return "move-card", {"card": move}
    if move >= moves.GIVE:
        return "move-give", {"colour": COLOUR_LETTERS[move - moves.GIVE]}
    if move >= moves.CHOOSE:
        return "move-colour", {"colour": COLOUR_LETTERS[move - moves.CHOOSE]}
    return _MOVE_WORDS[move], {}


def reveals(record: Any, move: int) -> bool:
    """A challenge shows guilt; an Urrrrhh shows whether there are cards to give, and the gifts how many."""
    return record["phase"] == GIFT or move in (moves.CHALLENGE, URRRRHH) or move >= moves.GIVE


def uno_game(
    name: str,
    title: str,
    *,
    options: Sequence[Option],
    always: int,
    settings: Mapping[str, int],
    folder: Path,
    urrrrhh: bool,
    modes: Mapping[str, Options],
) -> Game:
    """A header of the family: `always` are the bits of its rules that no option decides."""
    return Game(
        name=name,
        title=title,
        rules=UNO_RULES,
        options=options,
        settings={"options": always | (URRRRHH_DECK if urrrrhh else 0), **settings},
        deck=deck(urrrrhh),
        moves=move_numbers(urrrrhh),
        size=lambda _: CARDS_WITH_URRRRHH if urrrrhh else CARDS,
        points_module=points,
        letters={"colour": COLOUR_LETTERS},
        describe_card=describe_card,
        describe_move=describe_move,
        board=BOARD,
        position=UnoPositions(),
        folders=(FOLDER, folder),
        glance=("top", "colour", "counts", "hands"),
        reveals=reveals,
        modes=modes,
        eager=frozenset({moves.CALL}),
        asides=frozenset({moves.CALL}),
        races=frozenset({moves.CALL, moves.CATCH}),
        version=2,
        former={1: {}},  # the word was only said after the card, which it still may be
    )
