"""A page that has the server's rules answers by itself what a turn may become: at once, however far the server is."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from cable import Cable
from guest import run, serving
from kit import BUNDLED, players
from people import PATIENCE, Person, sit_down
from playwright.async_api import Error as Gone
from playwright.async_api import expect

FAR = 0.3  # seconds, each way
TURNS = 400  # in which somebody surely had one of several moves, though a match may be over before
TRIES = 9  # until a card that can be lifted is not one that was just played
OPTIONS = {
    "cone": {"deals": 100, "hand": 10},
    "multiverse-money": {"counts": "hidden"},  # where cards are laid in sight of all, each is a turn
}
QUESTIONS = ("draft", "explain")
CARD = ".token.hand.can"
LIFTED = {"multiverse-money": ".token.can.placed:not(.hand, .leaving)"}  # a bet lies before its owner
every_game = pytest.mark.parametrize("game", BUNDLED)


@asynccontextmanager
async def at_a_table(tmp_path, browsing, game: str) -> AsyncIterator[tuple[Person, Cable]]:
    """Somebody at a table with bots, and the cable to the server."""
    async with (
        serving(f"sqlite:///{tmp_path / 'tables.db'}") as address,
        Cable(address) as cable,
        browsing() as browser,
    ):
        ana = await Person.come(browser, cable.address, "Ana", 1)
        await ana.like(taps="twice")  # what is lifted stays so, however long that takes
        count = players(BUNDLED[game], 2)
        code = await ana.table(game=game, options={"players": count, **OPTIONS.get(game, {})}, pause=60)
        await sit_down(code, [ana])
        yield ana, cable


def said(person: Person, *types: str) -> list[dict[str, Any]]:
    """What the page has said of some types."""
    return [command for command in person.said if command["type"] in types]


async def compose(person: Person) -> None:
    """Play until a turn of several moves was made; the word beside a card does not count."""
    game = BUNDLED[person.snapshot["game"]]

    def several(moves: list[str]) -> bool:
        return sum(game.moves[move] not in game.asides for move in moves) > 1

    while not any(several(turn["moves"]) for turn in said(person, "play")):
        assert len(said(person, "play")) < TURNS, "no turn of several moves"
        await person.go_on()


async def lift_in_silence(person: Person, cable: Cable) -> None:
    """Lift a card while nothing arrives, which is held back from now on. Nothing is said about it."""
    lifted = person.page.locator(LIFTED.get(person.snapshot["game"], ".token.lifted")).or_(person.button("undo")).first
    for _ in range(TRIES):
        while person.seat not in person.scene.get("owed", []) or not await person.page.locator(CARD).count():
            await person.go_on()
        person.said.clear()
        cable.hold()
        with suppress(Gone):
            await person.touch(await person.page.locator(CARD).first.element_handle(timeout=PATIENCE))
        with suppress(AssertionError):
            await expect(lifted).to_be_visible(timeout=PATIENCE)
            return
        cable.let_go()
    raise AssertionError("nothing is lifted as long as nothing arrives")


def asked_in_vain(person: Person) -> list[dict[str, Any]]:
    """What the page asked though it was told a view. Between deals it is told a board: there a late tap may ask."""
    boards = {frame["version"] for frame in person.frames if "scene" in frame and "view" not in frame["scene"]}
    return [question for question in said(person, *QUESTIONS) if question["version"] not in boards]


async def in_views(person: Person) -> None:
    """Until the page is sent views."""
    while "view" not in person.scene:
        await person.hear(again=True)


@every_game
def test_a_turn_is_composed_without_asking(game, tmp_path, browsing):
    """A card is lifted while nothing arrives at all, and played over a long way; then until a turn has two steps."""

    async def play():
        async with at_a_table(tmp_path, browsing, game) as (ana, cable):
            await in_views(ana)
            await lift_in_silence(ana, cable)
            assert ana.said == []
            cable.let_go()
            cable.delay = FAR
            while not said(ana, "play"):
                await ana.go_on()
            cable.delay = 0.0
            await compose(ana)
            lately = [
                (frame["type"], frame.get("version"), "view" in frame.get("scene", {})) for frame in ana.frames[-50:]
            ]
            assert asked_in_vain(ana) == [], (lately, ana.said)
            assert ana.errors == []

    run(play())


@every_game
def test_with_other_rules_the_page_asks(game, tmp_path, browsing, monkeypatch):
    """As after an update of the server, or before one: boards, and an answer to each draft."""
    monkeypatch.setitem(vars(BUNDLED[game]), "stamp", "another")

    async def play():
        async with at_a_table(tmp_path, browsing, game) as (ana, _):
            await compose(ana)
            assert said(ana, "draft")
            assert {hello.get("stamp") for hello in said(ana, "hello")} == {None}
            assert not any("view" in frame["scene"] for frame in ana.frames if "scene" in frame)
            assert ana.errors == []

    run(play())


def test_rules_that_fail_are_given_up(tmp_path, browsing):
    """A view that cannot be read: the page says so once, is told boards again, and plays on by asking."""

    async def play():
        async with at_a_table(tmp_path, browsing, "cone") as (ana, _):
            await in_views(ana)
            await ana.page.evaluate("() => { window.atob = () => 'short' }")
            while "view" in ana.scene:
                await ana.go_on()
            await compose(ana)
            assert said(ana, "hello")[-1]["stamp"] == ""
            assert said(ana, "draft")
            assert len(ana.errors) == 1
            assert "the server is asked" in ana.errors[0]

    run(play())


def test_without_the_rules_the_page_asks(tmp_path, browsing):
    """They cannot be fetched: everything is as it was before there were any."""

    async def play():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 1)
            await ana.context.route("**/*.wasm", lambda route: route.abort())
            await ana.play_bots("cone", players=2, **OPTIONS["cone"])
            await compose(ana)
            assert said(ana, "draft")
            assert {hello.get("stamp") for hello in said(ana, "hello")} == {None}

    run(play())
