"""A match that is over as a file: for `sobremesa replay`, for `sobremesa verify`, and for anybody who checks it."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.rules.cards import zone_members
from sobremesa.rules.errors import SobremesaError
from sobremesa.rules.game import Value
from sobremesa.rules.kinds import Zone
from sobremesa.rules.log import FORMAT, Log
from sobremesa.rules.state import State
from sobremesa.table.core.matches import Match
from sobremesa.table.core.shuffle import Shuffle
from sobremesa.table.core.wire import Chair

HAND = "hand"  # the field of a record that says what each seat holds


class Dealing(Struct, frozen=True):
    """The cards of a deal when it began, in notation: those that were in play, in their order, and each seat's."""

    deck: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]


class MatchFile(Struct, frozen=True):
    """A match in writing, as a file."""

    sobremesa: Annotated[int, Meta(description="the version of this format")]
    game: str
    rules: Annotated[int, Meta(description="their version")]
    options: dict[str, Value]
    seed: Annotated[str, Meta(description="in hexadecimal")]
    moves: Annotated[tuple[str, ...], Meta(description='seat and move: "P0 R5"')]
    chairs: Annotated[tuple[Chair, ...], Meta(description="who sat there when it ended")]
    shuffle: Annotated[Shuffle | None, Meta(description="what the seed was derived from")]
    dealt: Annotated[tuple[Dealing, ...], Meta(description="every deal as it began; none, if the rules are lost")]


def record(match: Match) -> MatchFile:
    """The file of a match; without its deals, where nobody has its rules any more."""
    log = Log(match.game, match.options, int(match.seed or "0", 16), match.moves, match.rules)
    try:
        dealt = tuple(dealings(log))
    except SobremesaError:
        dealt = ()
    return MatchFile(
        FORMAT, match.game, match.rules, match.options, match.seed, match.moves, match.chairs, match.shuffle, dealt
    )


def dealings(log: Log) -> Iterator[Dealing]:
    """Every deal of a match as it began, by its seed and its moves."""
    deals = 0
    for state in log.replay():
        if state.moment[0] > deals:
            deals = state.moment[0]
            yield dealing(state)


def dealing(state: State) -> Dealing:
    """The cards of a state that has just been dealt."""
    rules, record = state.setup.game.rules, state.record
    places = (name for name, field in rules.fields.items() if isinstance(field.kind, Zone) and field.kind.place)
    cards = {card for name in places for zone in _rows(record[name], rules.fields[name].kind) for card in zone}
    hands = list(_rows(record[HAND], rules.fields[HAND].kind))[: state.players]
    names = {number: name for name, numbers in state.setup.game.deck.items() for number in numbers}
    return Dealing(
        tuple(names[card] for card in sorted(cards)),
        tuple(tuple(names[card] for card in sorted(hand)) for hand in hands),
    )


def _rows(field: object, kind: object) -> Iterator[list[int]]:
    """The cards of a zone; of each seat's, where it is one for each."""
    assert isinstance(kind, Zone)
    for zone in field if kind.each else (field,):  # type: ignore[attr-defined]
        yield zone_members(zone if kind.words > 1 else (zone,))
