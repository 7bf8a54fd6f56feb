"""The contract: what is written of it is not stale, what travels fits it, and a stranger can play by it."""

import asyncio
import re
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from guest import Guest, run, serving
from laws import ANA, play_on, seated
from msgspec import Struct
from msgspec import inspect as types

import sobremesa
from sobremesa.rules import board
from sobremesa.rules.game import find, games
from sobremesa.table.core import projection
from sobremesa.table.core.entries import HandedOver
from sobremesa.table.core.wire import Accepted, AddBot, AnyCommand, Presence, Result, Say, Start, Update
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


def test_the_protocol_page_says_every_bound_that_a_command_has():
    """A value just beyond what is written of a field is refused, one that is just as large is read."""
    read, tried = msgspec.json.Decoder(AnyCommand), 0
    for struct in contract.COMMANDS:
        for field in contract.shape(struct, asked=True).fields:
            most = re.fullmatch(r"at most (\d+) characters|-?\d+ to ([\d,]+)", field.bounds)
            if most is None:
                continue
            size, largest = most.groups()
            rest = {"seat": 0, "level": "x", "text": "x", "nonce": 0, "moves": ["x"], "phrase": "wow"}
            rest |= {"pledge": "0" * 64, "share": "0" * 64}
            own = {name: rest[name] for name in struct.__struct_fields__ if name in rest}
            for more, fine in ((0, True), (1, False)):
                value = "x" * (int(size) + more) if size else int(largest.replace(",", "")) + more
                text = msgspec.json.encode({**own, "type": struct.__struct_config__.tag, field.name: value})
                if fine:
                    read.decode(text)
                else:
                    with pytest.raises(msgspec.ValidationError):
                        read.decode(text)
            tried += 1
    assert tried >= 2 * len(contract.COMMANDS)


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.bundled and "known" in game.shown])
def test_known_says_who_knows_which_cards_of_the_others(game):
    """Its keys are those who know, in every game; what they know lies in other hands."""
    luck, said = Random(4), 0
    assert board.types(find(game))["known"] == "Record<string, string[]>"
    for seed in range(12):
        state = sobremesa.game(game, players=3).deal(seed)
        for _ in range(120):
            if state.over:
                break
            seat = luck.choice(state.actors)
            state = state.play(seat, luck.choice(state.legal(seat)))
            shown = state.board
            bets = shown.get("bets", {})
            held = {owner: Counter(cards) + Counter(bets.get(owner)) for owner, cards in shown["hands"].items()}
            for who, cards in shown["known"].items():
                others = sum((held[owner] for owner in held if owner != who), Counter())
                assert Counter(cards) <= others
                said += 1
    assert said
