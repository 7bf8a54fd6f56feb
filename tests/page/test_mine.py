"""What is one's own, in a browser: the shelf, becoming oneself on another device, and being forgotten."""

from guest import Guest, run, serving
from people import Person, axe
from playwright.async_api import expect
from test_shelf import QUICK, match

from sobremesa.rules.game import games

GAME = next(game for game in games().values() if game.bundled and game.name != QUICK["game"])

# A table on this device as it was kept before there was a shelf: one match won, one given up.
KEPT = """([game, title]) => new Promise((done, fail) => {
    const result = { why: "x", clause: "X-1", winners: [0], totals: [3, 1], champions: [0], events: [] };
    const log = [
        { type: "opened", code: "local-abcdef", game, rules: 1, options: { players: 2 }, host: "me" },
        { type: "sat", seat: 0, person: "me", name: "Ana" },
        { type: "bot-seated", seat: 1, level: "chance" },
        { type: "started", key: "1" },
        { type: "played", seat: 0, moves: ["a", "b"], by: "person", result },
        { type: "rematched" },
        { type: "started", key: "2" },
        { type: "ended", why: "abandoned" },
    ];
    const opening = indexedDB.open("sobremesa-local", 1);
    opening.onerror = fail;
    opening.onupgradeneeded = () => {
        opening.result.createObjectStore("matches", { keyPath: "code" });
        opening.result.createObjectStore("entries");
    };
    opening.onsuccess = () => {
        const change = opening.result.transaction(["matches", "entries"], "readwrite");
        const about = { code: "local-abcdef", game, stage: "over", public: false, seats: 2, match: 2, free: 0 };
        const seats = { people: ["Ana"], chairs: [{ name: "Ana" }, { bot: "chance" }], options: {}, result };
        const row = { ...about, ...seats, started: 0, changed: 7, size: log.length };
        change.objectStore("matches").put(row);
        log.forEach((entry, at) => change.objectStore("entries").add([entry, 60000 * at], ["local-abcdef", at]));
        change.oncomplete = () => { opening.result.close(); done(); };
    };
})"""


async def same(person: Person, guest: Guest) -> None:
    """A browser becomes somebody whom the server knows."""
    cookie = {"name": "sobremesa", "value": guest.http.cookies["sobremesa"], "url": f"http://{guest.address}"}
    await person.context.add_cookies([cookie])


def test_the_shelf_shows_what_was_played_here_and_there(tmp_path, browsing, monkeypatch):
    monkeypatch.setattr("sobremesa.table.core.races.HUMAN", 0)  # the guests answer at once

    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana, beto = Guest(address, "Ana", 1), Guest(address, "Beto", 2)
            for guest in (ana, beto):
                await guest.arrive()
            codes = [await match(ana, beto), await match(ana, beto)]
            won = sum(0 in each["champions"] for each in (await ana.http.get("/api/me/matches")).json()["matches"])
            person = await Person.come(browser, address, "Ana")
            await same(person, ana)
            await person.goto("/")
            await person.page.evaluate(KEPT, [GAME.name, GAME.title])
            await person.page.reload()
            await person.page.get_by_role("link", name=person.say("mine-shelf")).click()
            rows = person.page.locator(".row")
            await expect(rows).to_have_count(4)
            score = person.say("shelf-score", name="Beto", theirs=2 - won, mine=won)
            await expect(person.page.get_by_text(score)).to_be_visible()
            await expect(person.page.get_by_text(person.say("shelf-won-of", won=won, played=2))).to_be_visible()
            await expect(person.page.get_by_text(person.say("shelf-won-of", won=1, played=1))).to_be_visible()
            await axe(person, "the shelf")
            sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            assert await person.page.evaluate(sideways) == 0
            links = person.page.get_by_role("link", name=person.say("shelf-replay"))
            addresses = [await links.nth(place).get_attribute("href") for place in range(4)]
            assert {f"/replay/{code}-1" for code in codes} <= set(addresses)
            assert {"/replay/local-abcdef-1", "/replay/local-abcdef-2"} <= set(addresses)
            await person.page.get_by_role("button", name=GAME.title, exact=True).click()
            await expect(rows).to_have_count(2)
            await person.button("shelf-every-game").click()
            removing = person.page.locator(".row", has=person.page.locator(f'a[href="/replay/{codes[0]}-1"]'))
            await removing.get_by_role("button").click()
            await axe(person, "removing")
            sure = person.page.get_by_role("alertdialog")
            await sure.get_by_role("button", name=person.say("shelf-remove-yes"), exact=True).click()
            await expect(rows).to_have_count(3)
            left = (await ana.http.get("/api/me/matches")).json()["matches"]
            assert [each["code"] for each in left] == codes[1:]
            assert person.errors == []
            for guest in (ana, beto):
                await guest.close()

    run(look())


def test_somebody_becomes_themselves_on_another_device_and_is_forgotten_on_both(tmp_path, browsing):
    async def look():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 1, "en")
            phone = await Person.come(browser, address, "Otra", 2)
            await ana.goto("/settings")
            await ana.button("carry-go").click()
            code = (await ana.page.locator(".code").inner_text()).rpartition(":")[2].strip()
            await axe(ana, "a code")
            link = f"/mine/carried#{code}"
            await phone.goto(link)
            await expect(phone.page.get_by_text(phone.say("carried-before", name="Otra"))).to_be_visible()
            await axe(phone, "becoming")
            await phone.button("carried-go").click()
            await expect(phone.page.get_by_text(phone.say("carried-done", name="Ana"))).to_be_visible()
            await expect(ana.page.get_by_text(ana.say("carry-done"))).to_be_visible()
            await phone.goto("/")  # to go there again
            await phone.goto(link)
            await phone.button("carried-go").click()
            await expect(phone.page.get_by_text(phone.say("problem-no-code"))).to_be_visible()
            await ana.button("forget-go").click()
            await axe(ana, "being forgotten")
            await ana.button("forget-yes").click()
            await expect(ana.page.get_by_text(ana.say("forget-done"), exact=True)).to_be_visible()
            for person in (ana, phone):
                assert await (await person.context.request.get("/api/me")).json() == {"name": ""}
            assert ana.errors == []

    run(look())
