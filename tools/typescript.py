"""The wire in TypeScript: discriminated unions on `type`, closed sets of values, optional what the encoder omits."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec import inspect as types

from sobremesa.rules import board
from sobremesa.table.core import wire
from sobremesa.table.core.turn import WORLDS
from tools import contract
from tools.contract import Member, Shape

FILE = "web/src/wire.ts"
HEAD = """// Generated from the wire of the server by `make wire`; do not edit.
// Where an optional field is missing its default is meant, which stands in its comment.
"""
NUMBERS = ("NAME", "TEXT", "TURN", "ASKED", "SPECTATOR")


def render() -> str:
    """The whole file."""
    return "\n".join(
        [HEAD, *_numbers(), *sets(contract.SETS), *_shapes(), *_unions(), *_titles(), *_boards(), *_addresses()]
    )


def spell(kind: types.Type, *, asked: bool = False) -> str:
    """A type as TypeScript spells it."""
    kind = contract.plain(kind)
    match kind:
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return contract.set_of(kind.values)
        case types.UnionType():
            return " | ".join(spell(each, asked=asked) for each in kind.types if not isinstance(each, types.NoneType))
        case types.ListType() | types.VarTupleType():
            inner = spell(kind.item_type, asked=asked)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.DictType():
            return f"Record<string, {spell(kind.value_type, asked=asked)}>"
        case types.StructType():
            return f"Partial<{kind.cls.__name__}>" if asked else kind.cls.__name__
        case types.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {kind}")


def spell_hint(hint: Any) -> str:
    """A type as Python spells it, in TypeScript."""
    return spell(types.type_info(hint))


def _numbers() -> Iterator[str]:
    yield from (f"export const {name} = {getattr(wire, name)};" for name in NUMBERS)
    yield f"export const WORLDS = {len(WORLDS)}; // dealt anew from a view, in which a draft is foreseen"
    yield ""


def _titles() -> Iterator[str]:
    yield "/** The games that the page was built with; which there are, the server says. */"
    titles = {game.name: game.title for game in contract.bundled()}
    yield f"export const TITLES: Record<string, string> = {json.dumps(titles)};\n"


def sets(closed_sets: Mapping[str, Any]) -> Iterator[str]:
    """Closed sets of values, by their names."""
    for name, closed in closed_sets.items():
        yield f"export type {name} ="
        values = contract.values(closed)
        for place, (value, meaning) in enumerate(values.items(), 1):
            comment = f" // {meaning}" if meaning else ""
            yield f"  | {json.dumps(value)}{';' if place == len(values) else ''}{comment}"
        yield ""


def _shapes() -> Iterator[str]:
    told = (*contract.MESSAGES, *contract.ANSWERS)
    for struct in (*contract.parts(told), *told):
        yield from interface(contract.shape(struct, asked=False))
    for struct in (*contract.BODIES, *contract.COMMANDS):
        yield from interface(contract.shape(struct, asked=True))


def interface(shape: Shape) -> Iterator[str]:
    """A struct as an interface."""
    yield f"/** {shape.doc} */"
    yield f"export interface {shape.name} {{"
    if shape.tag:
        yield f"  type: {json.dumps(shape.tag)};"
    for field in shape.fields:
        if comment := _comment(field):
            yield f"  /** {comment} */"
        yield f"  {field.name}{'?' * field.optional}: {_field(field, shape)};"
    yield "}\n"


def _field(field: Member, shape: Shape) -> str:
    """A field that is null where there is nothing, unless it is omitted then."""
    nothing = isinstance(field.type, types.UnionType) and field.type.includes_none and not field.optional
    return spell(field.type, asked=shape.asked) + " | null" * nothing


def _comment(field: Member) -> str:
    default = field.default
    if not field.optional or default is None:
        return field.meaning
    shown = json.dumps(default if not isinstance(default, Struct) else {})
    return f"{field.meaning} (default {shown})".strip()


def _unions() -> Iterator[str]:
    yield from union("AnyCommand", contract.COMMANDS)
    yield from union("AnyMessage", contract.MESSAGES)


def union(name: str, structs: Sequence[type[Struct]]) -> Iterator[str]:
    """A closed union of structs."""
    yield f"export type {name} ="
    yield from (f"  | {struct.__name__}" for struct in structs[:-1])
    yield f"  | {structs[-1].__name__};\n"


def _boards() -> Iterator[str]:
    yield "/** What lies on the table, game by game; the keys of records are seats: P0, P1, … */"
    yield "export interface Boards {"
    for game in contract.bundled():
        yield f"  {json.dumps(game.name)}: {{"
        yield from (f"    {name}: {kind};" for name, kind in board.types(game).items())
        yield "  };"
    yield "}\n"


def _addresses() -> Iterator[str]:
    yield "/** What each address takes and answers. */"
    yield "export interface Rest {"
    for address in contract.addresses():
        body = f"body: {spell_hint(address.body)}; " if address.body else ""
        yield f"  /** {address.doc} */"
        yield f"  {json.dumps(f'{address.method} {address.path}')}: {{ {body}answer: {spell_hint(address.answer)} }};"
    yield "}\n"
