"""Reloads, second tabs, lost lines and killed servers in the middle of a game: it goes on."""

import asyncio

import pytest
from cable import Cable
from guest import Guest, run, serving
from people import Person, play
from playwright.async_api import expect
from process import Process

from sobremesa.table.core.wire import Accepted, Play, Ready, Sit


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def begin(ana: Person, address: str, *names: str) -> tuple[str, list[Guest]]:
    """A match of Ana, who has a page, and others, who move only when they are told to; the code of the table."""
    await ana.like(forced=False)  # nothing is drawn by itself
    code = await ana.table(game="cone", options={"players": 1 + len(names), "hand": 5}, grace=600)
    guests = [Guest(address, name, seed) for seed, name in enumerate(names)]
    for seat, guest in enumerate(guests, 1):
        await guest.arrive()
        await guest.connect(code)
        for wish in (Sit(seat=seat), Ready()):
            assert isinstance(await guest.ask(wish), Accepted)
    await ana.goto(f"/t/{code}")
    await ana.button("start").click()
    await ana.page.locator(".felt").wait_for()
    return code, guests


async def turn(ana: Person) -> None:
    """Ana's turn."""
    while 0 in ana.scene["owed"]:
        await ana.step()


async def answer(guest: Guest, since: int) -> None:
    """Draw, pass or play a number until it is Ana's turn again, which ended at a version."""
    while guest.version < since or guest.scene.owed != (0,):
        if guest.seat in guest.scene.owed:
            move = min(guest.scene.legal, key=lambda move: (move not in ("draw", "pass"), not move[-1].isdigit()))
            assert isinstance(await guest.ask(Play(version=guest.version, moves=[move])), Accepted)
        else:
            await guest.next()


async def others(ana: Person, guests: list[Guest]) -> None:
    """Everybody else's turns: nothing moves then."""
    await asyncio.gather(*(answer(guest, ana.version) for guest in guests))


async def finish(ana: Person, guests: list[Guest]) -> None:
    """Play to the end of the match."""
    await asyncio.gather(play([ana]), *(guest.play() for guest in guests))
    for guest in guests:
        await guest.close()


def test_a_reloaded_page_is_where_it_was(database, browsing):
    async def match():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 3)
            _, guests = await begin(ana, address, "Beto")
            await turn(ana)
            await others(ana, guests)
            hand = await ana.hand()
            await ana.page.reload()
            await ana.page.locator(".felt").wait_for()
            assert await ana.hand() == hand
            await finish(ana, guests)

    run(match(), seconds=900)


def test_two_tabs_are_one_person(database, browsing):
    async def match():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 4)
            code = await ana.play_bots("cone", players=2)
            other = await ana.tab()
            await other.goto(f"/t/{code}")
            await other.page.locator(".felt").wait_for()
            await play([ana, other])
            assert other.seat == ana.seat

    run(match(), seconds=900)


def test_a_lost_line_comes_back_and_tells_what_was_missed(database, browsing):
    async def match():
        async with serving(database) as address, Cable(address) as cable, browsing() as browser:
            ana = await Person.come(browser, cable.address, "Ana", 5)
            _, guests = await begin(ana, address, "Beto", "Carla", "Dani", "Eva")
            await turn(ana)
            cable.cut()
            lost = ana.page.get_by_text(ana.say("line-lost"))
            await lost.wait_for()
            await others(ana, guests)
            cable.mend()
            await lost.wait_for(state="detached")
            told = ana.page.get_by_role("dialog", name=ana.say("while-away"))
            await expect(told.get_by_role("listitem").nth(2)).to_be_visible()
            await told.get_by_role("button", name=ana.say("back-to-table"), exact=True).click()
            ana.errors.clear()  # the browser's own words about the cut cable
            await finish(ana, guests)

    run(match(), seconds=900)


def test_a_killed_server_loses_nothing(tmp_path, browsing):
    async def match():
        process = Process(tmp_path / "tables.db", warm="off")
        async with process as server, Cable(server.address) as cable, browsing() as browser:
            ana = await Person.come(browser, cable.address, "Ana", 7)
            code, guests = await begin(ana, server.address, "Beto", "Carla")
            await turn(ana)
            await others(ana, guests)
            hand = await ana.hand()
            server.kill()
            await server.ended()
            await ana.page.get_by_text(ana.say("line-lost")).wait_for()
            await server.start()
            cable.server = server.address
            for guest in guests:
                await guest.connect(code, server.address)
            await ana.page.get_by_text(ana.say("line-lost")).wait_for(state="detached")
            assert await ana.hand() == hand
            ana.errors.clear()  # the browser's own words about a server that is not there
            await finish(ana, guests)

    run(match(), seconds=900)
