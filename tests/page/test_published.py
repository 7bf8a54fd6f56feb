"""A table whose matches may be published: whoever sets it up says so, and whoever sits down is told."""

import pytest
from guest import run, serving
from people import Loner, Person, axe
from playwright.async_api import expect

from sobremesa.rules.game import games

GAME = next(game for game in games().values() if game.bundled)


@pytest.mark.parametrize("language", ["es", "en"])
def test_who_comes_is_told_that_a_table_is_published(language, browsing, tmp_path):
    async def agree():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", language=language)
            await ana.goto(f"/new/{GAME.name}")
            await ana.page.get_by_text(ana.say("create-advanced")).click()
            switch = ana.page.get_by_role("switch", name=ana.say("create-data"))
            await expect(switch).not_to_be_checked()  # nobody agrees without saying so
            await switch.check()
            await axe(ana, "the switch")
            await ana.button("create-go").click()
            await expect(ana.button("ready")).to_be_visible()
            assert ana.snapshot["data"]
            await expect(ana.page.get_by_text(ana.say("room-data"))).to_be_in_viewport(ratio=1)
            await axe(ana, "the room")
            beto = await Loner.at(browser, f"http://{address}", language=language)
            await beto.goto(f"/t/{ana.snapshot['code']}")
            await expect(beto.page.get_by_text(beto.say("room-data"))).to_be_visible()
            await expect(beto.button("arrive-go")).to_be_visible()  # it is said with the name, before anything else
            await axe(beto, "the arrival")
            await beto.button("arrive-go").click()
            await expect(beto.button("ready")).to_be_visible()
            await expect(beto.page.get_by_text(beto.say("room-data"))).to_be_in_viewport(ratio=1)
            usual = await ana.table(game=GAME.name)
            await ana.goto(f"/t/{usual}")
            await expect(ana.button("ready")).to_be_visible()
            await expect(ana.page.get_by_text(ana.say("room-data"))).to_have_count(0)
            assert [*ana.errors, *beto.errors] == []

    run(agree())
