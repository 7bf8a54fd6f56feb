"""Who has the rules of the table is sent views while a deal is played: their own, and only after saying so."""

import asyncio
from random import Random

import msgspec
import pytest
from guest import Guest, run, serving
from hypothesis import given
from hypothesis import strategies as st
from kit import modes, players
from laws import ANA, BETO, CARLA, PEOPLE, Book, opened, play_on, reopened, seated
from left_behind import bump
from room import Memory, Page, Room, room
from room import run as run_room
from views import read, unpack, whole

from sobremesa.rules.fields import NOBODY
from sobremesa.rules.game import find, games
from sobremesa.rules.state import Setup
from sobremesa.table.core import projection
from sobremesa.table.core.packing import pack
from sobremesa.table.core.people import Person
from sobremesa.table.core.wire import (
    Accepted,
    AddBot,
    Hello,
    Play,
    Ready,
    Refused,
    Rematch,
    Scene,
    Sit,
    Snapshot,
    Stand,
    Start,
)
from sobremesa.table.live.connection import encode

EVA = Person("eva", "Eva")  # a spectator
TABLES = [
    pytest.param(game.name, {**options, "players": players(game, len(PEOPLE))}, id=f"{game.name} {mode}")
    for game in games().values()
    for mode, options in modes(game).items()
]
FOLLOWS = ("board", "legal", "owed", "silence")  # from a view
every_game = pytest.mark.parametrize("game", games())
every_table = pytest.mark.parametrize(("game", "options"), TABLES)


def scenes(frames: list[bytes]) -> list[dict]:
    """The scenes that a page was told."""
    return [message["scene"] for message in map(msgspec.json.decode, frames) if "scene" in message]


async def shown(place: Room, seat: int, stamp: str) -> dict:
    """The scene after a hello."""
    place.pages[seat].take()
    await place.ask(seat, Hello(stamp=stamp))
    (scene,) = scenes(place.pages[seat].take())
    return scene


@given(st.lists(st.binary(max_size=9) | st.integers(0, 600).map(bytes)).map(b"".join))
def test_what_is_packed_is_read_again(record):
    assert unpack(pack(record)) == record


@every_table
def test_a_view_says_all_that_it_stands_for(game, options):
    """Board, legal moves, who owes an answer and what silence is: the same scene, by the viewer's own view alone."""
    book, luck = seated(game, options["players"], options=options), Random(4)
    while book.table.stage == "playing":
        table, state = book.table, book.table.state
        for seat in range(-1, state.players):
            told, plain = (projection.scene(table, seat, 0, views=views) for views in (True, False))
            assert unpack(told.view) == state.view(seat).content
            assert not any(getattr(told, name) for name in FOLLOWS)
            assert whole(told, table.setup, seat) == plain
        play_on(book, luck, 1)


@every_game
def test_the_shuffle_never_leaves(game):
    """What nobody may see is empty in every view, so neither the key nor what chance will bring can be read from it."""
    book, luck = seated(game, 3), Random(8)
    hidden = [name for name, field in find(game).rules.fields.items() if field.eyes == NOBODY and name != "used"]
    assert "key" in hidden
    for _ in range(40):
        state = book.table.state
        for seat in range(-1, 3):
            view = read(book.table.setup, projection.scene(book.table, seat, 0, views=True).view, seat)
            assert not any(view.record[name].any() for name in hidden)
            assert view.content != state.content
        play_on(book, luck, 1)
        if book.table.stage != "playing":
            break


@every_game
def test_views_are_for_a_deal_that_is_played(game):
    """Before it there is nothing to see, and after it everybody is shown boards, open hands among them."""
    book = Book(opened(game, 3))
    assert projection.scene(book.table, 0, 0, views=True) == Scene(stage="lobby")
    book = seated(game, 3, open_hands=True)
    play_on(book, Random(6), 10**6)
    for seat in range(-1, 3):
        told = projection.scene(book.table, seat, 0, views=True)
        assert told == projection.scene(book.table, seat, 0)
        assert told.board == book.table.state.board


def test_only_the_stamp_of_these_very_rules_asks_for_views():
    """Whatever else is said, and whenever: boards, as for everybody who has no rules."""
    book = seated("cone", 3)
    stamp, other = book.table.stamp, find("la-mona").stamp
    assert stamp != other

    async def ask():
        async with room(book.table, [*PEOPLE[:3], EVA]) as place:
            for seat in range(-1, 3):
                for wrong in ("", other, stamp[:-1], f"{stamp}0", stamp.upper(), f" {stamp}", "0" * 64):
                    scene = await shown(place, seat, wrong)
                    assert scene["board"]
                    assert "view" not in scene
                    scene = await shown(place, seat, stamp)
                    assert unpack(scene["view"]) == place.table.state.view(seat).content
                    assert not set(FOLLOWS) & set(scene)

    run_room(ask())


def test_each_page_of_a_person_is_told_in_its_own_way():
    """Two tabs of Ana's, one with the rules: both hear of the same, and a hello without the stamp ends it."""
    book, luck = seated("uno-monster-high", 2), Random(2)

    async def tabs():
        async with room(book.table, PEOPLE[:2], Memory(book.lines)) as place:
            plain, clever = place.pages[0], Page(ANA)
            place.live.join(clever)
            place.live.ask(clever, Hello(stamp=book.table.stamp))
            for step in range(12):
                if step == 6:
                    place.live.ask(clever, Hello())
                plain.take()
                clever.take()
                seat = place.table.state.actor
                move = str(luck.choice(place.table.state.legal(seat)))
                version = place.table.versions.of(seat)
                await place.ask(seat, Play(version=version, moves=[move]))
                (board,), (view,) = (
                    [m for m in map(msgspec.json.decode, page.take()) if m["type"] == "update"]
                    for page in (plain, clever)
                )
                assert ("view" in view["scene"]) == (step < 6)
                scene = whole(msgspec.convert(view.pop("scene"), Scene), book.table.setup, 0)
                assert msgspec.json.decode(encode(scene)) == board.pop("scene")
                assert view == board
            place.live.part(clever)

    run_room(tabs())


def test_who_sits_down_goes_on_with_views_of_the_seat():
    """And who stands up again with those of a spectator."""
    book = Book(opened("cone", 2))
    steps = (
        *((BETO, Sit(seat=0)), (BETO, Stand()), (ANA, Sit(seat=0)), (BETO, Sit(seat=1))),
        *((ANA, Ready()), (BETO, Ready()), (ANA, Start())),
    )

    async def sit():
        async with room(book.table, [], Memory(book.lines)) as place:
            pages = {person: Page(person) for person in (ANA, BETO, CARLA)}
            for page in pages.values():
                place.live.join(page)
                place.live.ask(page, Hello(stamp=book.table.stamp))
            for person, command in steps:
                place.live.ask(pages[person], command)
                await place.quiet()
            for person, seat in ((ANA, 0), (BETO, 1), (CARLA, -1)):
                scene = scenes(pages[person].take())[-1]
                assert unpack(scene["view"]) == place.table.state.view(seat).content

    run_room(sit())


def test_renewed_rules_are_played_on_views_too(changing):
    """A rematch by today's rules: the snapshot says the options, and views are of them."""
    book, game = seated("cone", 2, options={"deals": 1}), find("cone")
    bump(changing, game, recalled=True)
    book = reopened(book.lines)
    assert book.table.footing == "older"

    async def again():
        async with room(book.table, [ANA, BETO], Memory(book.lines), views=True) as place:
            luck = Random(3)
            while place.table.stage == "playing":
                assert scenes(place.pages[0].frames)[-1]["view"]
                state = place.table.state
                seat = luck.choice(state.actors)
                move = str(luck.choice(state.legal(seat)))
                await place.ask(seat, Play(version=place.table.versions.of(seat), moves=[move]))
            place.pages[0].take()
            await place.ask(0, Rematch())
            (snapshot,) = [m for m in map(msgspec.json.decode, place.pages[0].take()) if m["type"] == "snapshot"]
            assert snapshot["footing"] == "renewed"
            await place.ask(1, Ready())
            await place.ask(0, Start())
            scene = scenes(place.pages[0].take())[-1]
            setup = Setup(place.table.setup.game, snapshot["options"])
            told = whole(msgspec.convert(scene, Scene), setup, 0)
            assert told.board == msgspec.to_builtins(place.table.state.view(0).board)

    run_room(again())


def test_a_stamp_is_a_short_text(tmp_path):
    """Whatever else it is, the hello is malformed: nothing is shown, and the connection goes on as it was."""

    async def send():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            shown = await ana.connect(code)
            assert shown.stamp == find("cone").stamp
            for wrong in (1, None, True, [shown.stamp], {"stamp": shown.stamp}, "0" * 65, "0" * 3000):
                await ana.socket.send(msgspec.json.encode({"type": "hello", "stamp": wrong}).decode())
                answer = await ana.until(Refused, Snapshot)
                assert answer == Refused(code="malformed")
            for stamp in ("0" * 64, "ñ" * 64, "\0", shown.stamp, ""):
                await ana.send(Hello(stamp=stamp))
                assert (await ana.until(Refused, Snapshot)).stamp == shown.stamp
            await ana.close()

    run(send())


@pytest.mark.usefixtures("quick_people")
@every_game
def test_a_match_is_played_on_views(tmp_path, game):
    """On a real server: one guest has the rules and one has not, and both play by what they were told."""

    async def match():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana, beto = Guest(address, "Ana", 1), Guest(address, "Beto", 2)
            ana.stamp = find(game).stamp
            for guest in (ana, beto):
                await guest.arrive()
            count = players(find(game), 2)
            code = await ana.open(game=game, options={"players": count}, pause=0)
            for seat, guest in enumerate((ana, beto)):
                await guest.connect(code)
                for command in (Sit(seat=seat), Ready()):
                    assert isinstance(await guest.ask(command), Accepted)
            for seat in range(2, count):
                assert isinstance(await ana.ask(AddBot(seat=seat, level="chance")), Accepted)
            assert isinstance(await ana.ask(Start()), Accepted)
            while ana.scene.stage != "playing":
                await ana.next()
            assert (bool(ana.viewed), beto.viewed) == (True, 0)
            await ana.leave()
            await ana.connect(code)  # comes back to where she was
            async with asyncio.TaskGroup() as group:
                for guest in (ana, beto):
                    group.create_task(guest.play(until=ana.version + 40))
            seen = None
            while seen != ana.version:  # a bot may be playing on
                await ana.show()
                seen, scene = ana.version, ana.scene
                ana.stamp = ""
                await ana.show()
                ana.stamp = find(game).stamp
            assert encode(scene) == encode(ana.scene)
            for guest in (ana, beto):
                await guest.close()

    run(match())
