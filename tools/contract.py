"""The contract with every page, as plain shapes: read off the structs, and off the comments beside their fields.

`make wire` writes the TypeScript types and the protocol page anew; a test says when they are stale.
"""

import functools
import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec import inspect as types

from sobremesa.table.core import listing, wire
from sobremesa.table.door import problems, rest, vocabulary

COMMANDS: tuple[type[Struct], ...] = get_args(wire.AnyCommand)
MESSAGES: tuple[type[Struct], ...] = get_args(wire.AnyMessage)
BODIES: tuple[type[Struct], ...] = (rest.NewTable,)
ANSWERS: tuple[type[Struct], ...] = (
    *(rest.Me, rest.Summary, rest.Match, rest.GameCard, listing.Listing, vocabulary.Vocabulary, problems.Problem),
)
ALIASES: dict[str, ModuleType] = {
    **dict.fromkeys(("Stage", "By", "Pace", "Why", "PhraseName", "Code", "Ending", "Footing"), wire),
    "ProblemCode": problems,
}


class Field(Struct, frozen=True):
    """A field; `optional`: it may be missing, and means its default then."""

    name: str
    type: types.Type
    optional: bool
    default: Any
    meaning: str


class Shape(Struct, frozen=True):
    """A struct as it travels."""

    name: str
    tag: str
    doc: str
    fields: tuple[Field, ...]
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
    meanings = _comments(struct)
    omits = asked or struct.__struct_config__.omit_defaults
    fields = tuple(
        Field(field.name, field.type, not field.required and omits, _default(field), meanings.get(field.name, ""))
        for field in info.fields
    )
    return Shape(struct.__name__, str(info.tag or ""), inspect.getdoc(struct) or "", fields, asked)


def parts(roots: tuple[type[Struct], ...]) -> list[type[Struct]]:
    """The structs inside structs, each once."""
    found: dict[type[Struct], None] = {}

    def visit(kind: types.Type) -> None:
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


def struct_in(kind: types.Type) -> type[Struct] | None:
    """The struct in a field, alone or in a list, if there is one."""
    kinds = kind.types if isinstance(kind, types.UnionType) else (kind,)
    items = (each.item_type if isinstance(each, types.ListType | types.VarTupleType) else each for each in kinds)
    return next((each.cls for each in items if isinstance(each, types.StructType)), None)


def words_of(alias: str) -> dict[str, str]:
    """The words of a closed set, each with its meaning."""
    module = ALIASES[alias]
    source = re.search(rf"^{alias} = Literal\[(.*?)\]", inspect.getsource(module), re.DOTALL | re.MULTILINE)
    meanings = dict(re.findall(r'"([\w-]+)",  # (.*)', source[1] if source else ""))
    return {word: meanings.get(word, "") for word in get_args(getattr(module, alias))}


def alias_of(words: tuple[Any, ...]) -> str:
    """The name of a closed set of words."""
    return next(name for name, module in ALIASES.items() if set(get_args(getattr(module, name))) == set(words))


def addresses() -> list[Address]:
    """Everything that REST answers."""
    return [_address(handler) for handler in rest.HANDLERS]


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


def _comments(struct: type[Struct]) -> dict[str, str]:
    """What stands beside the fields of a struct and of those it comes from."""
    lines = (inspect.getsource(base) for base in reversed(struct.__mro__) if base.__module__.startswith("sobremesa"))
    return dict(re.findall(r"^    (\w+): .*  # (.*)$", "\n".join(lines), re.MULTILINE))


def main() -> None:
    """Write both files."""
    from tools import protocol, typescript

    root = Path(__file__).parents[1]
    (root / typescript.FILE).parent.mkdir(parents=True, exist_ok=True)
    (root / typescript.FILE).write_text(typescript.render(), encoding="utf-8")
    page = root / protocol.FILE
    page.write_text(protocol.render(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
