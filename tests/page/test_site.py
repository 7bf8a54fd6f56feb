"""The page as plain files, served by any host at any path: games against bots are played to the end of a deal."""

import functools
import threading
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle

import pytest
from guest import run
from people import HAND, Loner
from playwright.async_api import expect

from sobremesa.bots.characters import character
from sobremesa.rules.game import find, games
from sobremesa.table.door.site import write_site

PATHS = ["/", "/games/sobremesa/"]
SEAT = 1  # beside whoever plays alone
BUNDLED = [name for name, game in games().items() if game.bundled]


class Host(SimpleHTTPRequestHandler):
    """Files, as Python serves them, in silence."""

    def log_message(self, *_):
        """Nobody reads it."""


@contextmanager
def hosting(folder, path):
    """The address of a site in a folder of a host."""
    write_site(folder / path.strip("/"))
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=folder))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_port}{path}"
    finally:
        host.shutdown()
        host.server_close()


@pytest.mark.parametrize(("game", "path"), list(zip(BUNDLED, cycle(PATHS), strict=False)))
def test_a_deal_is_played_to_its_end(game, path, browsing, tmp_path):
    async def play():
        with hosting(tmp_path, path) as address:
            async with browsing() as browser:
                ana = await Loner.at(browser, address)
                await ana.hurry()
                await ana.goto("")
                code = await ana.begin(find(game).title)
                assert ana.page.url == f"{address}#/t/{code}"
                await ana.play_deal()
                assert ana.errors == []

    run(play())


@pytest.mark.parametrize("path", PATHS)
def test_bots_play_in_a_thread_of_their_own(path, browsing, tmp_path):
    async def play():
        with hosting(tmp_path, path) as address:
            async with browsing() as browser:
                ana = await Loner.at(browser, address)
                threads = []
                ana.page.on("worker", lambda worker: threads.append(worker.url))
                await ana.goto("")
                code = await ana.begin(find(BUNDLED[0]).title)
                deed = ana.page.locator(f".bubble[data-seat='{SEAT}']:not(.spoken)")
                while not await deed.count():
                    await ana.take_part()
                await ana.button("log").click()
                await expect(ana.page.get_by_role("dialog")).to_contain_text(character(code, SEAT)[0])
                assert all(url.startswith(f"{address}assets/") for url in threads)
                assert threads
                assert ana.errors == []

    run(play())


def test_nothing_is_offered_that_needs_a_server(browsing, tmp_path):
    game = find(BUNDLED[0])

    async def look():
        with hosting(tmp_path, "/games/sobremesa/") as address:
            async with browsing() as browser:
                ana = await Loner.at(browser, address)
                await ana.goto("")
                await expect(ana.page.get_by_text(ana.say("home-site"))).to_be_visible()
                for sentence in ("join", "public"):
                    await expect(ana.page.get_by_text(ana.say(sentence), exact=True)).to_have_count(0)
                await expect(ana.page.get_by_role("button", name=ana.say("play-friends"))).to_have_count(0)
                await ana.goto("#/t/bamo-kituse")
                await expect(ana.page.get_by_text(ana.say("nowhere"))).to_be_visible()
                await ana.goto(f"#/rules/{game.name}#{game.clause_ids[-1]}")
                await expect(ana.page.locator(f'[id="{game.clause_ids[-1]}"]')).to_be_in_viewport()
                assert ana.errors == []

    run(look())


def test_a_site_is_kept_on_the_device(browsing, tmp_path):
    game = find(BUNDLED[-1])

    async def play():
        async with browsing() as browser:
            with hosting(tmp_path, "/games/sobremesa/") as address:
                ana = await Loner.at(browser, address)
                await ana.goto("")
                await ana.keep()
                await ana.page.close()
            ana.page = await ana.context.new_page()
            await ana.goto("")
            code = await ana.begin(game.title)
            await ana.page.reload()
            await ana.page.locator(HAND).first.wait_for()
            await ana.goto("")
            await expect(ana.page.locator(f'a[href$="/t/{code}"]')).to_be_visible()

    run(play())
