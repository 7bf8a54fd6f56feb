"""What people see at a table that was opened when the rules were others."""

from contextlib import asynccontextmanager

import pytest
from guest import run, serving
from left_behind import cookie_of, every_kept, upgraded
from people import Person
from playwright.async_api import expect
from write_versions import ANA

from sobremesa.table.door.vocabulary import table_words


def sentence(id):
    """A sentence of the table, in Spanish."""
    return table_words("es").partition(f"\n{id} = ")[2].partition("\n")[0]


@asynccontextmanager
async def coming_back(file, browsing):
    """Ana, in a browser that the server knows."""
    cookie = await cookie_of(file, ANA.id)
    async with serving(f"sqlite:///{file}") as address, browsing() as browser:
        ana = await Person.come(browser, address, "Ana")
        await ana.context.add_cookies([{"name": "sobremesa", "value": cookie, "url": f"http://{address}"}])
        yield ana
        assert not ana.errors


@every_kept
@pytest.mark.parametrize("recalled", [True, False], ids=["recalled", "lost"])
def test_people_are_told_that_the_rules_have_changed(name, version, recalled, tmp_path, changing, browsing):
    """A match goes on by the rules of its time, or has ended; the next one is played by today's. All of it is said."""
    _, file, expected = upgraded(tmp_path, changing, name, version, recalled=recalled)
    running, waiting = (
        next(code for code, then in expected.items() if then["what"] == what)
        for what in ("a second match that runs", "nothing has begun")
    )

    async def visit() -> None:
        async with coming_back(file, browsing) as ana:
            await ana.goto(f"/t/{running}")
            if recalled:
                await expect(ana.page.get_by_text(sentence("rules-older")).first).to_be_visible()
                await expect(ana.page.locator(".felt")).to_be_visible()
            else:
                await expect(ana.page.get_by_text(sentence("rules-lost"))).to_be_visible()
                await ana.page.get_by_role("button", name=ana.say("result-again")).click()
                await expect(ana.page.get_by_text(sentence("rules-renewed")).first).to_be_visible()
                await expect(ana.page.locator(".felt")).to_be_visible()
            await ana.goto(f"/t/{waiting}")
            await expect(ana.page.get_by_text(sentence("rules-renewed")).first).to_be_visible()

    run(visit())
