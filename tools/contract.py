"""The contract with every page, as plain shapes: read off the structs and what they say of their fields.

`make wire` writes the TypeScript types of what travels and of what is kept, and the protocol page anew; a test says
when they are stale.
"""

import functools
import inspect
import re
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec import inspect as types

from sobremesa.rules.game import Game, games
from sobremesa.table.core import entries, listing, matches, recording, seen, terms, wire
from sobremesa.table.door import mine, problems, rest, vocabulary
from sobremesa.table.live import warming
from tools.bounds import bounds

COMMANDS: tuple[type[Struct], ...] = get_args(wire.AnyCommand)
MESSAGES: tuple[type[Struct], ...] = get_args(wire.AnyMessage)
ENTRIES: tuple[type[Struct], ...] = get_args(entries.AnyEntry)
BODIES: tuple[type[Struct], ...] = (rest.NewTable, rest.Intent, mine.Carried)
ANSWERS: tuple[type[Struct], ...] = (
    *(
        rest.Me,
        rest.Summary,
        matches.Match,
        recording.MatchFile,
        seen.Seen,
        mine.Shelf,
        mine.Carry,
        rest.GameCard,
        warming.Awaited,
        listing.Listing,
        vocabulary.Vocabulary,
        problems.Problem,
    ),
)
SETS: dict[str, Any] = {  # closed sets of values
    "Stage": wire.Stage,
    "By": wire.By,
    "Pace": terms.Pace,
    "Tempo": terms.Tempo,
    "Why": wire.Why,
    "PhraseName": wire.PhraseName,
    "Code": wire.Code,
    "Ending": wire.Ending,
    "Footing": wire.Footing,
    "ProblemCode": problems.ProblemCode,
}
KEPT: dict[str, Any] = {"GivenUp": entries.GivenUp}  # the same, of what is kept and never travels


def bundled() -> list[Game]:
    """The games of this package: what is written here does not depend on what else is installed."""
    return [game for game in games().values() if game.bundled]


class Member(Struct, frozen=True):
    """A field; `optional`: it may be missing, and means its default then."""

    name: str
    type: types.Type
    optional: bool
    default: Any
    meaning: str
    bounds: str


class Shape(Struct, frozen=True):
    """A struct as it travels."""

    name: str
    tag: str
    doc: str
    fields: tuple[Member, ...]
    asked: bool  # from the page to the table


class Address(Struct, frozen=True):
    """What can be asked over REST."""

    method: str
    path: str
    doc: str
    body: Any
    answer: Any


@functools.cache
def shape(struct: type[Struct], *, asked: bool) -> Shape:
    """The shape of a struct. What is asked may omit every default, what is told only where the encoder does."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    omits = asked or struct.__struct_config__.omit_defaults
    fields = tuple(
        Member(
            field.name,
            plain(field.type),
            not field.required and omits,
            _default(field),
            _meaning(field.type),
            bounds(field.type),
        )
        for field in info.fields
    )
    return Shape(struct.__name__, str(info.tag or ""), inspect.getdoc(struct) or "", fields, asked)


def parts(roots: tuple[type[Struct], ...]) -> list[type[Struct]]:
    """The structs inside structs, each once."""
    found: dict[type[Struct], None] = {}

    def visit(kind: types.Type) -> None:
        kind = plain(kind)
        if isinstance(kind, types.StructType):
            if kind.cls not in found:
                found[kind.cls] = None
                for field in kind.fields:
                    visit(field.type)
        for name in ("item_type", "key_type", "value_type", "types"):
            inner = getattr(kind, name, ())
            for each in inner if isinstance(inner, tuple) else (inner,):
                visit(each)

    for root in roots:
        visit(types.type_info(root))
    return [struct for struct in found if struct not in roots]


def plain(kind: types.Type) -> types.Type:
    """A type without what is said of it; the literals of a union are one set."""
    if isinstance(kind, types.Metadata):
        return plain(kind.type)
    if not isinstance(kind, types.UnionType):
        return kind
    kinds = [plain(each) for each in kind.types]
    values = tuple(value for each in kinds if isinstance(each, types.LiteralType) for value in each.values)
    rest = tuple(each for each in kinds if not isinstance(each, types.LiteralType))
    merged = (types.LiteralType(values), *rest) if values else rest
    return merged[0] if len(merged) == 1 else types.UnionType(merged)


def values(closed: Any) -> dict[str, str]:
    """The values of a closed set, each with its meaning: of a literal, or of a union of literals."""
    literals = get_args(closed) if get_origin(closed) is Union else (closed,)
    return {value: _meaning(types.type_info(each)) for each in literals for value in get_args(_bare(each))}


def set_of(literals: tuple[Any, ...]) -> str:
    """The name of a closed set."""
    return next(name for name, closed in (SETS | KEPT).items() if values(closed).keys() == set(literals))


def _bare(hint: Any) -> Any:
    """A type as Python spells it, without what is said of it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _meaning(kind: types.Type) -> str:
    """What is said of a type, where it is."""
    said = kind.extra_json_schema if isinstance(kind, types.Metadata) else None
    return str((said or {}).get("description", ""))


def addresses() -> list[Address]:
    """Everything that REST answers."""
    return [_address(handler) for handler in (*rest.HANDLERS, *mine.HANDLERS)]


def _address(handler: HTTPRouteHandler) -> Address:
    hints = get_type_hints(handler.fn)
    answer = hints["return"]
    if inspect.isclass(get_origin(answer)) and get_origin(answer).__name__ == "Response":
        (answer,) = get_args(answer)
    path = re.sub(r":\w+}", "}", next(iter(handler.paths)))
    method = next(iter(handler.http_methods - {"HEAD", "OPTIONS"}))
    return Address(str(method), path, inspect.getdoc(handler.fn) or "", hints.get("data"), answer)


def _default(field: types.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.default is msgspec.NODEFAULT else field.default


def main() -> None:
    """Write all files."""
    from tools import logs, protocol, typescript

    root = Path(__file__).parents[1]
    for file in (typescript, logs):
        (root / file.FILE).parent.mkdir(parents=True, exist_ok=True)
        (root / file.FILE).write_text(file.render(), encoding="utf-8")
    page = root / protocol.FILE
    page.write_text(protocol.render(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
