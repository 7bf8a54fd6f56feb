"""Without a network: who has seen the home page once plays every game against bots, reads its rules, and goes on."""

import re
from contextlib import asynccontextmanager

import pytest
from cable import Cable
from guest import run, serving
from people import HAND, YOURS, Loner
from playwright.async_api import expect

from sobremesa.bots.master import has_master
from sobremesa.rules.game import find, games
from sobremesa.rules.words import LANGUAGES

BUNDLED = [name for name, game in games().items() if game.bundled]


@asynccontextmanager
async def cut_off(browsing, tmp_path, language="es", before=None):
    """Somebody who has seen the home page, and nothing else unless we say it, before the network went."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server, Cable(server) as cable, browsing() as browser:
        ana = await Loner.at(browser, f"http://{cable.address}", language=language)
        await ana.goto("/")
        await ana.keep()
        if before is not None:
            await before(ana)
        await ana.page.close()
        cable.cut()
        ana.page = await ana.context.new_page()
        await ana.goto("/")
        yield ana, cable


@pytest.mark.parametrize("game", BUNDLED)
def test_every_game_is_dealt_without_a_network(game, browsing, tmp_path):
    async def play():
        async with cut_off(browsing, tmp_path) as (ana, _):
            await expect(ana.page.get_by_text(ana.say("home-offline"))).to_be_visible()
            await ana.like(forced=False)
            await ana.goto("/")
            code = await ana.begin(find(game).title)
            assert code.startswith("local-")
            await ana.page.locator(YOURS).wait_for()  # nothing moves until we do
            held = await ana.page.locator(HAND).count()
            await ana.page.reload()
            await expect(ana.page.locator(HAND)).to_have_count(held)

    run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rulebook_can_be_read_without_a_network(language, browsing, tmp_path):
    async def read():
        async with cut_off(browsing, tmp_path, language) as (ana, _):
            for game in map(find, BUNDLED):
                await ana.goto(f"/rules/{game.name}")
                await expect(ana.page).to_have_title(re.compile(rf"{re.escape(game.title)} · Sobremesa$"))
                await expect(ana.page.locator(f'[id="{game.clause_ids[-1]}"]')).to_be_attached()

    run(read())


def test_a_match_is_found_again_gone_on_with_and_removed(browsing, tmp_path):
    game = find(BUNDLED[0])

    async def play():
        async with cut_off(browsing, tmp_path) as (ana, _):
            code = await ana.begin(game.title)
            await ana.goto("/")
            ticket = ana.page.locator(f'a[href$="/t/{code}"]')
            await expect(ticket).to_contain_text(game.title)
            await ticket.click()
            await ana.page.locator(HAND).first.wait_for()
            await ana.goto("/")
            await ana.button("mine-remove", game=game.title).click()
            await ana.button("mine-remove-no").click()
            await expect(ticket).to_be_visible()
            await ana.button("mine-remove", game=game.title).click()
            await ana.button("mine-remove-yes").click()
            await expect(ana.button("mine-remove-yes")).to_have_count(0)  # asked until it is removed
            await expect(ticket).to_have_count(0)
            await ana.goto(f"/t/{code}")
            await expect(ana.page.get_by_text(ana.say("here-unknown-table"))).to_be_visible()

    run(play())


def test_what_needs_the_server_says_so_until_it_is_back(browsing, tmp_path):
    game = find(BUNDLED[0])

    async def look():
        async with cut_off(browsing, tmp_path) as (ana, cable):
            await ana.goto("/t/bamo-kituse")
            await expect(ana.page.get_by_text(ana.say("problem-offline"))).to_be_visible()
            await ana.button("home").click()
            friends = ana.page.get_by_role("button", name=f"{game.title}: {ana.say('play-friends')}")
            await ana.page.get_by_role("button", name=f"{game.title}: {ana.say('play-choose')}").click()
            await expect(ana.page.get_by_text(ana.say("create-company"))).to_have_count(0)
            await ana.button("create-deal").click()
            await ana.page.locator(HAND).first.wait_for()
            cable.mend()
            await ana.goto("/")
            await expect(friends).to_be_visible()
            await expect(ana.page.get_by_text(ana.say("home-offline"))).to_have_count(0)

    run(look())


def test_a_master_stays_where_it_has_played_and_elsewhere_it_is_said_that_it_is_missing(browsing, tmp_path):
    here, other = [game for game in map(find, BUNDLED) if has_master(game)][:2]

    async def meet(ana):
        await ana.goto("/settings")
        levels = ana.page.get_by_role("group", name=ana.say("bots-next"))
        await levels.get_by_label(ana.say("level-master")).click()
        await ana.goto("/")
        await ana.begin(here.title)

    async def play():
        async with cut_off(browsing, tmp_path, before=meet) as (ana, _):
            assert (await ana.begin(here.title)).startswith("local-")
            await ana.goto("/")
            await ana.page.get_by_role("button", name=f"{other.title}: {ana.say('play-bots')}").click()
            await expect(ana.page.get_by_text(ana.say("problem-no-net"))).to_be_visible()

    run(play())
