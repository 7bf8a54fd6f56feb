"""Where a device cannot play by itself: the server's table stands in, and where there is none it is said why."""

import pytest
from guest import run, serving
from people import HAND, Loner
from playwright.async_api import expect
from test_site import hosting

from sobremesa.bots.master import has_master
from sobremesa.rules.game import games

GAME = next(game for game in games().values() if game.bundled)
TAUGHT = next(game for game in games().values() if game.bundled and has_master(game))
NO_WASM = "delete globalThis.Worker; delete globalThis.WebAssembly;"
NO_VECTORS = "delete globalThis.Worker; WebAssembly.validate = () => false;"


async def hinder(ana, what):
    """Take something away from a browser, before it opens a page."""
    if what == "no-wasm":
        await ana.context.add_init_script(NO_WASM)
    else:
        await ana.context.route("**/*.wasm", lambda route: route.abort())


@pytest.mark.parametrize("what", ["no-wasm", "unreachable"])
def test_the_server_stands_in(what, browsing, tmp_path):
    async def play():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Loner.at(browser, f"http://{address}", service_workers="block")
            await hinder(ana, what)
            await ana.goto("/")
            code = await ana.begin(GAME.title)
            assert not code.startswith("local-")
            await expect(ana.button("chat")).to_be_visible()

    run(play())


@pytest.mark.parametrize("what", ["no-wasm", "unreachable"])
def test_where_there_is_no_server_it_is_said_why(what, browsing, tmp_path):
    async def look():
        with hosting(tmp_path, "/") as address:
            async with browsing() as browser:
                ana = await Loner.at(browser, address, service_workers="block")
                await hinder(ana, what)
                await ana.goto("")
                await ana.page.get_by_role("button", name=f"{GAME.title}: {ana.say('play-bots')}").click()
                await expect(ana.page.get_by_text(ana.say(f"problem-{what}"))).to_be_visible()
                await ana.context.unroute_all()
                if what == "unreachable":
                    await ana.begin(GAME.title)
                    await ana.page.locator(HAND).first.wait_for()

    run(look())


def test_where_a_master_cannot_think_it_is_said_and_others_play(browsing, tmp_path):
    async def look():
        with hosting(tmp_path, "/") as address:
            async with browsing() as browser:
                ana = await Loner.at(browser, address, service_workers="block")
                await ana.context.add_init_script(NO_VECTORS)
                fetched = []
                ana.page.on("request", lambda request: fetched.append(request.url))
                await ana.goto("#/settings")
                levels = ana.page.get_by_role("group", name=ana.say("bots-next"))
                await levels.get_by_label(ana.say("level-master")).click()
                await ana.goto("")
                await ana.page.get_by_role("button", name=f"{TAUGHT.title}: {ana.say('play-bots')}").click()
                await expect(ana.page.get_by_text(ana.say("problem-no-vectors"))).to_be_visible()
                assert not [url for url in fetched if ".master" in url or url.endswith(".net")]
                await ana.goto("#/settings")
                await levels.get_by_label(ana.say("level-sensible")).click()
                await ana.goto("")
                await ana.begin(TAUGHT.title)

    run(look())
