"""The contract: what is written of it is not stale, what travels fits it, and a stranger can play by it."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from guest import Guest, run, serving
from laws import ANA, play_on, seated
from msgspec import Struct
from msgspec import inspect as types

from sobremesa.rules import board
from sobremesa.rules.game import find, games
from sobremesa.table.core import projection
from sobremesa.table.core.entries import HandedOver
from sobremesa.table.core.wire import Accepted, AddBot, Presence, Result, Say, Start, Update
from tools import contract, logs, protocol, typescript

ROOT = Path(__file__).parents[2]
NOBODY = Presence(present=(), spectators=0)


@pytest.mark.parametrize("file", [typescript, logs])
def test_the_typescript_is_not_stale(file):
    assert (ROOT / file.FILE).read_text(encoding="utf-8") == file.render(), "run: make wire"


def test_the_protocol_page_is_not_stale():
    page = (ROOT / protocol.FILE).read_text(encoding="utf-8")
    assert protocol.MARK in page
    assert page == protocol.render(page), "run: make wire"


def struct_in(kind: types.Type) -> type[Struct] | None:
    """The struct in a field, alone or in a list, if there is one."""
    kinds = kind.types if isinstance(kind, types.UnionType) else (kind,)
    items = (each.item_type if isinstance(each, types.ListType | types.VarTupleType) else each for each in kinds)
    return next((each.cls for each in items if isinstance(each, types.StructType)), None)


def fits(travelled: dict, struct: type) -> None:
    """What was encoded has every field that is not optional, and no other."""
    shape = contract.shape(struct, asked=False)
    keys = set(travelled) - {"type"}
    assert {field.name for field in shape.fields if not field.optional} <= keys
    assert keys <= {field.name for field in shape.fields}
    inner = {field.name: struct_in(field.type) for field in shape.fields}
    for name in keys:
        for value in travelled[name] if isinstance(travelled[name], list) else [travelled[name]]:
            if inner[name] is not None and value is not None:
                fits(value, inner[name])


@pytest.mark.parametrize("game", games())
def test_what_travels_has_the_fields_that_the_types_say(game):
    book, luck = seated(game, 3), Random(2)
    known = board.types(find(game))
    for _ in range(40):
        before = book.table
        play_on(book, luck, 1)
        if luck.random() < 0.1:
            book.ask(ANA, Say(text="hola"))
            book.write([HandedOver(1, "chance", "time")])
        shown = projection.snapshot(book.table, ANA.id, -1, NOBODY, 0, 0)
        for message in (shown, *projection.news(before, book.table, 0, 0)):
            travelled = msgspec.json.decode(msgspec.json.encode(message))
            fits(travelled, type(message))
            if isinstance(message, Update) and message.scene.board:
                assert set(travelled["scene"]["board"]) == set(known)


def test_the_bot_of_the_docs_plays_a_whole_match(tmp_path, monkeypatch):
    """It has only what the page says: no part of us is imported in it."""
    monkeypatch.setattr("sobremesa.table.core.races.HUMAN", 0)
    text = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")
    code = text.partition("```python\n")[2].partition("```")[0]
    assert "sobremesa" not in code
    assert len([line for line in code.splitlines() if line.strip()]) <= 32
    client: dict = {"__name__": "client"}
    exec(compile(code, "client.md", "exec"), client)

    async def match():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            table = await ana.open(game="cone", options={"players": 3})
            await ana.connect(table)
            for seat in (0, 2):
                assert isinstance(await ana.ask(AddBot(seat=seat, level="sensible")), Accepted)
            playing = asyncio.create_task(asyncio.to_thread(client["play"], f"http://{address}", table.upper()))
            while not isinstance(await ana.ask(Start()), Accepted):
                await ana.until(Update)
            await ana.play()
            assert msgspec.convert(await playing, Result) == ana.scene.result
            await ana.close()

    run(match())
