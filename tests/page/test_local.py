"""Matches on a device of one's own: what they are kept by, and in which tab they are played."""

import asyncio
from contextlib import asynccontextmanager

from guest import run, serving
from people import HAND, Loner
from playwright.async_api import expect

from sobremesa.rules.game import games

GAME = next(game for game in games().values() if game.bundled)
CRASHES = 4
MEANT = 400  # milliseconds after which a tap is meant for what opened suddenly (Sheet.svelte)

# What is kept of a match: its line in the list, and its entries; first they may be torn.
KEPT = """([code, harm]) => new Promise((done, fail) => {
    const opening = indexedDB.open("sobremesa-local");
    opening.onerror = fail;
    opening.onsuccess = () => {
        const database = opening.result;
        const change = database.transaction(["matches", "entries"], "readwrite");
        const [matches, entries] = ["matches", "entries"].map((name) => change.objectStore(name));
        if (harm === "tear") entries.delete([code, 2]);
        const row = matches.get(code);
        const lines = entries.getAll(IDBKeyRange.bound([code, 0], [code, Infinity]));
        change.oncomplete = () => {
            database.close();
            done({ size: row.result?.size ?? 0, entries: lines.result.map(([entry]) => entry) });
        };
    };
})"""
SEEN = "() => Math.max(-1, ...Object.values(JSON.parse(localStorage.getItem('sobremesa-seen') ?? '{}')))"
NOTHING_IS_KEPT = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };\n"


@asynccontextmanager
async def alone(browsing, tmp_path, **more):
    """Somebody at the home screen."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
        ana = await Loner.at(browser, f"http://{address}", **more)
        await ana.like(tempo="quick")
        await ana.goto("/")
        yield ana


async def another(ana):
    """The same person in another tab."""
    return Loner(ana.context, await ana.context.new_page(), ana.language, 2)


async def turns(ana, code):
    """The person's own turns, as they are kept."""
    kept = await ana.page.evaluate(KEPT, [code, ""])
    return [entry for entry in kept["entries"] if entry["type"] == "played" and entry["by"] == "person"]


async def kill(ana):
    """The tab is gone in the middle of whatever it does."""
    line = await ana.context.new_cdp_session(ana.page)
    async with ana.page.expect_event("crash"):
        last = asyncio.ensure_future(line.send("Page.crash"))  # which nobody is left to answer
    last.cancel()
    await ana.page.close()


def test_a_killed_tab_loses_nothing_that_was_seen(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path) as ana:
            code, size = await ana.begin(GAME.title), 0
            for crash in range(1, CRASHES + 1):
                while len(await turns(ana, code)) < crash:  # each time one more, at least
                    await ana.take_part()
                seen = await ana.page.evaluate(SEEN)
                await kill(ana)
                ana = await another(ana)
                await ana.goto(f"/t/{code}")
                await expect(ana.page.locator(".felt")).to_be_visible()
                kept = await ana.page.evaluate(KEPT, [code, ""])
                assert kept["size"] == len(kept["entries"]) >= size
                size = kept["size"]
                assert await ana.page.evaluate(SEEN) >= seen
            assert [entry["type"] for entry in kept["entries"]][:2] == ["opened", "sat"]
            assert not ana.errors

    run(play())


def test_one_tab_plays_and_another_can_take_over(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path) as ana:
            code = await ana.begin(GAME.title)
            other = await another(ana)
            await other.goto(f"/t/{code}")
            await expect(other.page.get_by_text(other.say("here-elsewhere"))).to_be_visible()
            await other.button("here-elsewhere-take").click()
            await expect(other.page.locator(HAND).first).to_be_visible()
            await expect(ana.page.get_by_text(ana.say("here-elsewhere"))).to_be_visible()
            await other.page.reload()
            await expect(other.page.locator(HAND).first).to_be_visible()
            await other.page.close()
            await ana.page.reload()
            await expect(ana.page.locator(HAND).first).to_be_visible()
            assert not ana.errors + other.errors

    run(play())


def test_a_torn_log_is_said_to_be_one_and_harms_no_other(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path) as ana:
            whole = await ana.begin(GAME.title)
            await ana.goto("/")
            torn = await ana.begin(GAME.title)
            await ana.goto("/")
            await ana.page.evaluate(KEPT, [torn, "tear"])
            await ana.goto(f"/t/{torn}")
            await expect(ana.page.get_by_text(ana.say("here-damaged"))).to_be_visible()
            await ana.goto(f"/t/{whole}")
            await expect(ana.page.locator(HAND).first).to_be_visible()

    run(play())


def test_where_nothing_is_kept_one_plays_and_is_told(browsing, tmp_path):
    async def forget(route):
        answer = await route.fetch()
        await route.fulfill(response=answer, body=NOTHING_IS_KEPT + await answer.text())

    async def play():
        async with alone(browsing, tmp_path, service_workers="block") as ana:
            await ana.context.route("**/local.worker-*.js", forget)
            await ana.goto("/")
            await ana.begin(GAME.title)
            await expect(ana.page.get_by_text(ana.say("not-kept"))).to_be_visible()
            await ana.tap()
            await ana.page.reload()
            await expect(ana.page.get_by_text(ana.say("here-storage"))).to_be_visible()

    run(play())


def test_without_workers_the_page_plays_itself(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path) as ana:
            await ana.context.add_init_script("delete globalThis.Worker;")
            await ana.goto("/")
            code = await ana.begin(GAME.title)
            await ana.tap()
            await ana.page.reload()
            await expect(ana.page.locator(HAND).first).to_be_visible()
            assert (await ana.page.evaluate(KEPT, [code, ""]))["size"] >= 4
            assert not ana.errors

    run(play())


# A result is deaf for as long as the test likes: what would end that is held back.
HELD = f"""{{
const [wait, meant] = [setTimeout, {MEANT}];
globalThis.held = [];
globalThis.hit = [];
globalThis.setTimeout = (then, delay = 0, ...rest) => (delay === meant ? held.push(then) : wait(then, delay, ...rest));
addEventListener("click", ({{ target }}) => hit.push(target.tagName), true);
}}"""


def test_a_tap_that_was_meant_for_the_table_does_nothing_to_a_result(browsing, tmp_path):
    async def play():
        async with alone(browsing, tmp_path) as ana:
            await ana.hurry()
            await ana.context.add_init_script(HELD)
            await ana.goto("/")
            await ana.begin(GAME.title)
            await ana.play_deal()
            await ana.see_result()
            result, on = ana.page.get_by_role("dialog"), ana.button("ready").or_(ana.button("result-again"))
            box = await on.bounding_box()
            await ana.page.evaluate("hit.length = 0")
            for x, y in ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), (5, 5)):
                await ana.page.mouse.click(x, y)
            assert await ana.page.evaluate("hit") == ["DIALOG", "DIALOG"]
            await expect(result).to_be_visible()
            await ana.page.evaluate("held.splice(0).forEach((then) => then())")
            await on.click()
            await expect(result).to_have_count(0)

    run(play())
