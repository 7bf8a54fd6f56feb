"""The protocol page: an introduction by hand, and below it everything that travels, from the structs themselves."""

import json
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from sobremesa.rules import board
from sobremesa.rules.game import Game
from sobremesa.table.core import wire
from tools import bounds, contract, typescript
from tools.contract import Member, Shape
from tools.exchange import exchange

FILE = "docs/protocol.md"
MARK = "<!-- From here on this page is written by `make wire`. -->\n"


def render(page: str) -> str:
    """The page with everything below the mark written anew."""
    introduction = page.partition(MARK)[0]
    return introduction + MARK + "\n" + "\n".join(_sections())


def _sections() -> Iterator[str]:
    told = (*contract.MESSAGES, *contract.ANSWERS)
    yield "## Commands\n"
    yield "Every command has `type` and these two; what else it has stands below it. Defaults may be left out.\n"
    yield from _fields(contract.shape(wire.Command, asked=True), ())
    yield from _shapes(contract.COMMANDS, asked=True, without=("id", "version"))
    yield "## Bounds\n"
    yield from bounds.page()
    yield "## Messages\n"
    yield from _shapes(contract.MESSAGES, asked=False)
    yield "## What messages and answers are made of\n"
    yield from _shapes(contract.parts(told), asked=False)
    yield "## REST\n"
    yield from _addresses()
    yield from _shapes(contract.BODIES, asked=True)
    yield from _shapes(contract.ANSWERS, asked=False)
    yield "## Codes\n"
    for name, closed in contract.SETS.items():
        yield f"**`{name}`**\n"
        yield from (
            f"* `{value}`" + (f": {means}" if means else "") for value, means in contract.values(closed).items()
        )
        yield ""
    yield "## Boards\n"
    yield "Seats are `P0`, `P1`, …; a record has those that there is something to say of. `known` says in every game"
    yield "which cards in the hands of others a seat knows: its keys are those who know.\n"
    for game in contract.bundled():
        yield from _board(game)
    yield "## A worked exchange\n"
    yield "Ana sits down to $CONE with a bot. `→` is what her page says, `←` what it hears.\n"
    yield "```text"
    yield from exchange()
    yield "```\n"


def _shapes(structs: Any, *, asked: bool, without: tuple[str, ...] = ()) -> Iterator[str]:
    for struct in structs:
        yield from _shape(contract.shape(struct, asked=asked), without)


def _shape(shape: Shape, without: tuple[str, ...]) -> Iterator[str]:
    name = f"`{shape.tag}` ({shape.name})" if shape.tag else f"`{shape.name}`"
    yield f"**{name}** {shape.doc}\n"
    yield from _fields(shape, without)


def _fields(shape: Shape, without: tuple[str, ...]) -> Iterator[str]:
    fields = [field for field in shape.fields if field.name not in without]
    yield from (_field(field, shape) for field in fields)
    if fields:
        yield ""


def _board(game: Game) -> Iterator[str]:
    """What a board of a game shows, each in words."""
    notation = f"notation-{game.rules.name.replace('_', '-')}.md"
    yield f"**{game.title}** (`{game.name}`), in the [notation]({notation}) of its cards and moves\n"
    for name, kind in board.types(game).items():
        yield f"* `{name}` (`{kind}`): {game.rules.fields[game.shown[name]].about}"
    yield ""


def _field(field: Member, shape: Shape) -> str:
    kind = typescript.spell(field.type, asked=shape.asked)
    bound = f", {field.bounds}" if field.bounds and shape.asked else ""
    default = "" if not field.optional else f", {json.dumps(_plain(field.default))} if missing"
    return f"* `{field.name}` ({kind}{bound}{default})" + (f": {field.meaning}" if field.meaning else "")


def _plain(default: Any) -> Any:
    return {} if isinstance(default, Struct) else default


def _addresses() -> Iterator[str]:
    yield "| | takes | answers | |"
    yield "|---|---|---|---|"
    for address in contract.addresses():
        body = f"`{typescript.spell_hint(address.body)}`" if address.body else ""
        answer = typescript.spell_hint(address.answer)
        yield f"| `{address.method} {address.path}` | {body} | `{answer}` | {address.doc} |"
    yield ""
