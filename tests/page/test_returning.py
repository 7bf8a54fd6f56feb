"""Reloads, second tabs, lost lines and killed servers in the middle of a game: it goes on."""

import pytest
from cable import Cable
from guest import run, serving
from people import Person, play
from process import Process


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def steps(person: Person, count: int) -> None:
    """Play on a little."""
    for _ in range(count):
        if person.scene["stage"] == "playing":
            await person.step()


def test_a_reloaded_page_is_where_it_was(database, browsing):
    async def match():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 3)
            await ana.play_bots("cone", players=2)
            await steps(ana, 6)
            hand = await ana.hand()
            await ana.page.reload()
            await ana.page.locator(".felt").wait_for()
            assert await ana.hand() == hand
            await play([ana])

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
        async with serving(database, bot_pause=200) as address, Cable(address) as cable, browsing() as browser:
            ana = await Person.come(browser, cable.address, "Ana", 5)
            code = await ana.play_bots("cone", players=5, hand=5)
            beto = await Person.come(browser, address, "Beto", 6)
            await beto.goto(f"/t/{code}")
            await beto.page.locator(".felt").wait_for()
            while 0 in ana.scene["owed"]:
                await ana.step()
            cable.cut()
            lost = ana.page.get_by_text(ana.say("line-lost"))
            await lost.wait_for()
            while beto.scene["owed"] != [0]:
                await beto.hear()
            cable.mend()
            await lost.wait_for(state="detached")
            told = ana.page.get_by_role("dialog", name=ana.say("while-away"))
            assert await told.get_by_role("listitem").count() >= 3
            await ana.button("back-to-table").click()
            ana.errors.clear()  # the browser's own words about the cut cable
            await play([ana])

    run(match(), seconds=900)


def test_a_killed_server_loses_nothing(tmp_path, browsing):
    async def match():
        process = Process(tmp_path / "tables.db", warm="off")
        async with process as server, Cable(server.address) as cable, browsing() as browser:
            ana = await Person.come(browser, cable.address, "Ana", 7)
            await ana.play_bots("cone", players=3)
            await steps(ana, 6)
            hand = await ana.hand()
            server.kill()
            await server.ended()
            await ana.page.get_by_text(ana.say("line-lost")).wait_for()
            await server.start()
            cable.server = server.address
            await ana.page.get_by_text(ana.say("line-lost")).wait_for(state="detached")
            assert await ana.hand() == hand
            ana.errors.clear()  # the browser's own words about a server that is not there
            await play([ana])

    run(match(), seconds=900)
