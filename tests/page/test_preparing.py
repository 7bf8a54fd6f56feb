"""A server that makes rules ready keeps people waiting: they are told why, and for how long."""

import threading

from guest import run, serving
from people import Person
from playwright.async_api import expect
from test_everybody import axe

from sobremesa.table.live import warming

GAME, TITLE = "cone", "$CONE"


def test_who_waits_for_a_cold_server_is_told_why(tmp_path, browsing, monkeypatch):
    gate = threading.Event()
    rehearse = warming.rehearse

    async def wait() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana, beto = [await Person.come(browser, address, name, at) for at, name in enumerate(("Ana", "Beto"))]
            code = await ana.table(game=GAME)
            # From here on the server is cold: nothing is ready until the gate opens.
            monkeypatch.setattr(warming, "_warm", set())
            monkeypatch.setattr(warming, "is_warm", lambda *_: False)
            monkeypatch.setattr(warming, "rehearse", lambda setup: gate.wait(120) and rehearse(setup))
            try:
                await ana.goto(f"/new/{GAME}")
                await ana.button("create-go").click()
                await beto.goto(f"/t/{code}")
                for person in (ana, beto):
                    await expect(person.page.get_by_text(person.say("preparing", game=TITLE))).to_be_visible()
                    await expect(person.page.locator("progress")).to_have_attribute("max", "30")
                    await axe(person, "waiting for the server")
            finally:
                gate.set()
            for person in (ana, beto):
                await expect(person.button("ready")).to_be_visible()
                await expect(person.page.locator("progress")).to_have_count(0)
                assert person.errors == []

    run(wait())
