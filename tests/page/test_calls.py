"""Who does not look at the table is called when it is their turn; who never wanted that is not."""

import re
from typing import Any

import pytest
from guest import run, serving
from people import Loner, Person
from playwright.async_api import expect
from test_everybody import axe

GAME, TITLE = "cone", "$CONE"
YOURS = re.compile("^●")
# Another page comes before this one, or goes; and a page that was never seen.
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
UNSEEN = """Object.defineProperty(document, "hidden", { value: true, configurable: true });"""
CALLED = """async (wanted) => {
  const worker = await navigator.serviceWorker.ready;
  const shown = (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  return shown.join() === wanted.join();
}"""
# Only a finger may bring a page to the front: here it is written down that it would come.
TAP = """async () => {
  const brought = new Promise((tell) => (WindowClient.prototype.focus = async function () { tell(this.url); }));
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return brought;
}"""
# A browser that asks whether it may: it is told no.
ASKS = """globalThis.asked = 0;
Object.defineProperty(Notification, "permission", { get: () => (globalThis.asked ? "denied" : "default") });
Notification.requestPermission = async () => { globalThis.asked += 1; return "denied"; };"""


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def calls(person: Person, wanted: list[str]) -> None:
    """What the device shows, as soon as it does."""
    await person.page.wait_for_function(CALLED, arg=wanted)


async def meet(browser: Any, address: str) -> tuple[Person, Person, str]:
    """Two people in a waiting room."""
    ana, beto = [await Person.come(browser, address, name, 41 + at) for at, name in enumerate(("Ana", "Beto"))]
    await ana.goto("/")
    code = await ana.table(game=GAME, options={"players": 2})
    return ana, beto, code


def offer(person: Person) -> Any:
    """The line that offers to call."""
    return person.button("calls-yes")


def test_a_turn_that_begins_unseen_is_called_until_it_is_seen(database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            ana, beto, code = await meet(browser, address)
            await ana.context.grant_permissions(["notifications"])
            await ana.goto(f"/t/{code}")
            await expect(ana.button("ready")).to_be_visible()
            await expect(offer(ana)).to_have_count(0)  # nobody to wait for yet
            await beto.goto(f"/t/{code}")
            await beto.button("ready").click()
            await expect(offer(ana)).to_be_visible()
            await axe(ana, "the offer")
            await offer(ana).click()
            await expect(offer(ana)).to_have_count(0)
            await ana.button("start").click()
            await ana.page.locator(".felt").wait_for()
            for turned in range(2):
                while ana.seat in ana.scene.get("owed", []) or ana.scene.get("silence"):
                    await ana.step()
                await ana.page.evaluate(HIDE, True)
                await calls(ana, [])
                while ana.seat not in ana.scene.get("owed", []) or ana.scene.get("silence"):
                    await beto.step()
                await calls(ana, [f"{TITLE}: {ana.say('call-turn-friends', count=1, names='Beto')}"])
                await expect(ana.page).to_have_title(YOURS)
                if turned:
                    [worker] = ana.context.service_workers
                    assert await worker.evaluate(TAP) == ana.page.url
                else:
                    await ana.page.evaluate(HIDE, False)
                await calls(ana, [])
                await ana.page.evaluate(HIDE, False)
                await ana.page.evaluate(HIDE, True)  # away in the middle of one's own turn
                await calls(ana, [])
                await ana.page.evaluate(HIDE, False)
            assert (ana.errors, beto.errors) == ([], [])

    run(play())


def test_who_says_no_is_not_asked_again(database, browsing):
    async def refuse():
        async with serving(database) as address, browsing() as browser:
            ana, beto, code = await meet(browser, address)
            for person in (ana, beto):
                await person.context.add_init_script(ASKS)
                await person.goto(f"/t/{code}")
            await ana.button("not-now").click()
            await offer(beto).click()
            for person, asked in ((ana, 0), (beto, 1)):
                await expect(offer(person)).to_have_count(0)
                assert await person.page.evaluate("asked") == asked
                await person.page.reload()
                await expect(person.button("ready")).to_be_visible()
                await expect(offer(person)).to_have_count(0)
            await ana.goto("/settings")
            choice = ana.page.get_by_role("group", name=ana.say("calls"))
            await expect(choice.get_by_label(ana.say("calls-never"))).to_be_checked()
            await choice.get_by_label(ana.say("calls-always")).click()
            await expect(ana.page.get_by_text(ana.say("calls-blocked"))).to_be_visible()
            await expect(choice.get_by_label(ana.say("calls-never"))).to_be_checked()
            await expect(choice.get_by_label(ana.say("calls-always"))).to_be_disabled()
            await axe(ana, "blocked")
            assert (ana.errors, beto.errors) == ([], [])

    run(refuse())


@pytest.mark.parametrize(("when", "called"), [("friends", []), ("always", ["call-turn"])])
def test_bots_call_only_who_wants_that(when, called, database, browsing):
    async def play():
        async with serving(database) as address, browsing() as browser:
            ana = await Loner.at(browser, f"http://{address}", 43)
            await ana.context.grant_permissions(["notifications"])
            await ana.like(calls=when)
            await ana.context.add_init_script(UNSEEN)
            await ana.hurry()
            await ana.goto("/")
            await ana.keep()
            await ana.begin(TITLE)
            await expect(ana.page).to_have_title(YOURS)
            await calls(ana, [f"{TITLE}: {ana.say(sentence)}" for sentence in called])
            assert ana.errors == []

    run(play())
