"""What a browser keeps of the page, and that nothing in it breaks the policy that it is served with."""

import re

from guest import run, serving
from playwright.async_api import expect

import sobremesa

GAME = next(iter(sobremesa.games().values()))  # any
CLAUSE = GAME.clause_ids[0]
RULEBOOK = f"fetch('/api/games/{GAME.name}/rules/es').then(answer => answer.text())"
ME = "fetch('/api/me').then(answer => answer.status, () => 'unreachable')"

WIDTH = """address => new Promise((done, fail) => {
    const picture = Object.assign(new Image(), { src: address, onerror: fail });
    picture.onload = () => done(picture.naturalWidth);
})"""


def test_without_a_network_the_page_opens_and_rulebooks_can_be_read(browsing, tmp_path):
    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            context = await browser.new_context()
            page = await context.new_page()
            await page.goto(f"http://{address}/")
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await page.reload()
            assert CLAUSE in await page.evaluate(RULEBOOK)
            await context.set_offline(True)
            await page.goto(f"http://{address}/rules/{GAME.name}")
            await page.locator("#app > *").first.wait_for(state="attached")
            await expect(page).to_have_title(re.compile(rf"{re.escape(GAME.title)} · Sobremesa$"))
            assert CLAUSE in await page.evaluate(RULEBOOK)
            assert await page.evaluate(ME) == "unreachable"  # tables and people are never kept

    run(look())


def test_the_page_can_be_installed_and_keeps_its_own_policy(browsing, tmp_path):
    async def look():
        said = []
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            page = await browser.new_page()
            page.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
            page.on("pageerror", lambda error: said.append(str(error)))
            await page.goto(f"http://{address}/")
            await page.locator("#app > *").first.wait_for(state="attached")
            manifest = await page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
            widths = {icon["src"]: await page.evaluate(WIDTH, icon["src"]) for icon in manifest["icons"]}
            assert widths.pop("icon.svg")
            assert widths == {icon["src"]: int(icon["sizes"].split("x")[0]) for icon in manifest["icons"][1:]}
        assert said == []

    run(look())
