"""What lies on the table, in notation: for scenarios, playthroughs, the terminal and the page.

A board follows from the declaration of the record: `Game.board` says what is shown, the kind of each field how.
"""

import functools
from typing import Any

from sobremesa.rules.fields import Field
from sobremesa.rules.game import Game, find
from sobremesa.rules.kinds import FieldKind, Naming, Write, Writing
from sobremesa.rules.record import Batch, plain
from sobremesa.rules.seats import NAMES as SEATS


def read(game: Game, players: int, batch: Batch) -> dict[str, Any]:
    """The table as a record has it; a card that may not be seen is "?"."""
    fields, writers = _plan(game.name, players)
    numbers = plain(batch, fields, players)
    return {name: write(numbers) for name, write in writers}


def written(game: Game, players: int, batch: Batch, field: str) -> Any:
    """One field of a record in notation, whether a board shows it or not."""
    declared, kind = kind_of(game, field)
    kind = kind.always()
    numbers = plain(batch, (field, *kind.needs()), players)
    return kind.writer(field, declared.shape, writing(game.name, players))(numbers)


def kind_of(game: Game, field: str) -> tuple[Field, FieldKind]:
    """A field that a board shows, and its kind."""
    declared = game.rules.fields[field]
    if declared.kind is None:
        raise TypeError(f"{game.name}: a board cannot show {field}: it is not said what it is")
    return declared, declared.kind


def types(game: Game) -> dict[str, str]:
    """What a board shows, each with its type as TypeScript spells it."""
    kinds = {name: kind_of(game, field) for name, field in game.shown.items()}
    return {name: kind.type(field.shape) for name, (field, kind) in kinds.items()}


@functools.cache
def _plan(name: str, players: int) -> tuple[tuple[str, ...], tuple[tuple[str, Write], ...]]:
    """The fields that a board is made of, and how each thing that it shows is written."""
    game, named = find(name), writing(name, players)
    kinds = {shown: (field, *kind_of(game, field)) for shown, field in game.shown.items()}
    fields = {each: None for field, _, kind in kinds.values() for each in (field, *kind.needs())}
    writers = ((shown, kind.writer(field, at.shape, named)) for shown, (field, at, kind) in kinds.items())
    return tuple(fields), tuple(writers)


@functools.cache
def _naming(name: str) -> Naming:
    return Naming(find(name).deck)


@functools.cache
def writing(name: str, players: int) -> Writing:
    """What writing takes: the names of a game's cards and moves, and the seats."""
    game = find(name)
    return Writing(_naming(name), game.move_names, SEATS[:players])
