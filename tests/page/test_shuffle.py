"""The shuffle in a real browser: two people add to it, play, and check it; a server that lies is found out."""

import json

import pytest
from guest import run, serving
from people import Person, axe, sit_down
from playwright.async_api import Route, expect

from sobremesa.rules.game import games

GAME = next(iter(games()))


async def check(person: Person) -> None:
    """Look at the result, and ask whether the shuffle was clean."""
    await person.see_result()
    await person.button("shuffle-ask").press("Enter")


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_two_people_shuffle_and_each_can_check_it(database, browsing):
    async def match():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 1)
            beto = await Person.come(browser, address, "Beto", 2, language="en")
            code = await ana.table(game=GAME, options={"players": 2}, pause=60)
            await ana.goto(f"/t/{code}")
            await beto.goto(f"/t/{code}")
            await expect(
                ana.page.get_by_text(ana.say("shuffle-adding", count=2, names="Ana, Beto y el servidor"))
            ).to_be_visible()
            await axe(ana, "the waiting room")
            await ana.page.reload()  # who comes back can still reveal what they have pledged
            await sit_down(code, (ana, beto))
            await go(code, ana, beto)
            shuffle = (await ana.truth(code))["shuffle"]
            assert all(shuffle["shares"])
            for person in (ana, beto):
                assert shuffle["seal"] not in json.dumps(person.frames)
                await check(person)
                await expect(person.page.get_by_text(person.say("shuffle-clean"), exact=True)).to_be_visible()
                for step in ("commitment", "mine", "key"):
                    await expect(person.page.get_by_text(person.say(f"shuffle-step-{step}"))).to_be_visible()
                deal = person.page.get_by_text(person.say("shuffle-step-deal", deal=1))
                await expect(deal).to_be_visible()
                assert person.errors == []
            await axe(ana, "the check")

    run(match(), seconds=300)


async def go(code: str, *people: Person) -> None:
    """As soon as everybody has seen their cards all of them go, and the match is over."""
    for person in people:
        await person.page.wait_for_function(SEEN)
    for person in people:
        await person.page.evaluate(LEAVE, code)
    for person in people:
        while person.scene["stage"] != "over":
            await person.hear()


# The first cards of a deal are remembered.
SEEN = """() => {
  const kept = JSON.parse(localStorage.getItem("sobremesa-shuffle") ?? "{}");
  return Object.values(kept).some(({ views }) => Object.keys(views).length);
}"""
# Another page of the same person leaves the table for them.
LEAVE = """code => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
  socket.onmessage = ({ data }) => JSON.parse(data).type === "closed" && done(true);
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: "hello" }));
    socket.send(JSON.stringify({ type: "leave", id: "leave" }));
  };
})"""


def test_a_server_that_changes_its_story_is_found_out(database, browsing):
    async def lie(route: Route) -> None:
        answer = await route.fetch()
        told = await answer.json()
        told["shuffle"]["seal"] = "0" * 64
        await route.fulfill(response=answer, json=told)

    async def match():
        async with serving(database) as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 3)
            code = await ana.table(game=GAME, options={"players": 2}, pause=60)
            await ana.page.route("**/matches/1", lie)
            await sit_down(code, [ana])
            await go(code, ana)
            await check(ana)
            await expect(ana.page.get_by_text(ana.say("shuffle-dirty"))).to_be_visible()
            await expect(ana.page.get_by_text(ana.say("shuffle-step-no-commitment"))).to_be_visible()

    run(match(), seconds=300)
