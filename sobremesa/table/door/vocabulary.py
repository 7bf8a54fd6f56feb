"""What a page needs to speak of a game in words: which sentence says what, with which arguments. The rest is Fluent."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.rules.description import say_move
from sobremesa.rules.game import Game, Value
from sobremesa.rules.words import SHARED


class Term(Struct, frozen=True):
    """A sentence with its arguments; one that is called `card` is a card in notation, to be named first."""

    message: str
    arguments: dict[str, Value]


class Point(Struct, frozen=True, omit_defaults=True):
    """Something that the rules say: the sentence of the same id takes `seat`, `other`, and the argument by its name."""

    clauses: tuple[str, ...]
    argument: Annotated[str, Meta(description="the name; empty where there is none")] = ""
    worth: Annotated[int, Meta(description="what it scores, where the argument is something else")] = 0


class Vocabulary(Struct, frozen=True):
    """What the cards, moves and points of a game are called, by their notation."""

    cards: dict[str, Term]
    moves: dict[str, Term]
    points: dict[str, Point]


def vocabulary_of(game: Game) -> Vocabulary:
    """The vocabulary of a game."""
    return Vocabulary(
        cards={name: Term("card", dict(game.describe_card(kind))) for name, kind in game.cards.items()},
        moves={name: Term(*say_move(game, move)) for name, move in game.moves.items()},
        points={
            name: Point(tuple(game.clauses[point]), game.arguments.get(point, ""), game.worth.get(point, 0))
            for point, name in game.points.items()
        },
    )


def game_words(game: Game, language: str) -> str:
    """The sentences of a game, the shared ones first."""
    return _join((SHARED, *game.folders), language)


def table_words(language: str) -> str:
    """The sentences of the table itself."""
    return _join((Path(__file__).parent,), language)


def _join(folders: tuple[Path, ...], language: str) -> str:
    files = (folder / f"words.{language}.ftl" for folder in folders)
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
