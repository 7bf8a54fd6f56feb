"""Friends come by a link or a code: they are seated, see who plays with whom, and no bot keeps them out."""

import re

from guest import run, serving
from people import Loner, Person, play, sit_down
from playwright.async_api import expect

# A bar that stays below may cover whatever is pushed under it, but nothing that can be pressed is half behind it.
COVERED = """() => {
  const { top } = document.querySelector(".go").getBoundingClientRect();
  return [...document.querySelectorAll("main button, main label")].filter((node) => {
    const rect = node.getBoundingClientRect();
    return !node.closest(".go") && rect.top < top && rect.bottom > top + 1;
  }).map((node) => node.innerText || node.ariaLabel);
}"""


async def three(browser, address):
    """Three people whom the server knows."""
    return [await Person.come(browser, address, name, seed) for seed, name in enumerate(("Ana", "Beto", "Carla"))]


def test_friends_are_seated_and_no_bot_keeps_them_out(browsing, tmp_path):
    async def come():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana, beto, carla = await three(browser, address)
            code = await ana.table(game="la-mona", options={"players": 4})
            for person in (ana, beto):
                await person.goto(f"/t/{code}")
                await expect(person.button("ready")).to_be_visible()
            await ana.button("room-fill", count=2).click()
            await expect(ana.button("room-fill", count=2)).to_have_count(0)
            await carla.goto(f"/t/{code}")
            await expect(carla.button("ready")).to_be_visible()
            assert [person.seat for person in (ana, beto, carla)] == [0, 1, 3]
            seats = carla.page.locator("ol > li")
            await expect(seats.nth(1)).to_contain_text(carla.say("room-with-you"))
            await expect(seats.nth(3)).to_contain_text(carla.say("room-with", name="Beto"))
            # Who gets up wants to watch, also when the page is opened anew.
            await carla.button("room-stand").click()
            await expect(carla.button("room-sit")).to_be_visible()
            await carla.page.reload()
            await expect(carla.button("room-sit")).to_be_visible()
            await ana.page.evaluate("scrollTo(0, 0)")
            assert await ana.page.evaluate(COVERED) == []
            for person in (ana, beto, carla):
                assert person.errors == []

    run(come())


def seat(person, number):
    """A seat of the waiting room, as this person sees it."""
    return person.page.locator("ol > li").nth(number)


def test_who_still_types_a_name_has_a_seat_already(browsing, tmp_path):
    async def come():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 1)
            beto, carla = [await Loner.at(browser, f"http://{address}", seed) for seed in (2, 3)]
            code = await ana.table(game="cone", options={"players": 2})
            await ana.goto(f"/t/{code}")
            await expect(ana.button("ready")).to_be_visible()
            # Carla opens the link, and goes again without having said a name.
            await carla.goto(f"/t/{code}")
            await expect(carla.button("arrive-go")).to_be_visible()
            await expect(seat(ana, 1)).to_contain_text(ana.say("room-not-ready"))
            await carla.goto("/")
            await expect(seat(ana, 1)).to_contain_text(ana.say("room-free"))
            # Beto types, and no bot can take his seat; he is asked again when he opens the page anew.
            for _ in range(2):
                await beto.goto(f"/t/{code}")
                await expect(seat(ana, 1)).to_contain_text(ana.say("room-not-ready"))
                await expect(beto.page.get_by_text(beto.say("arrive-with", count=1, names="Ana"))).to_be_visible()
            await expect(ana.button("room-fill", count=1)).to_have_count(0)
            await beto.page.get_by_label(beto.say("name-ask")).fill("Beto")
            await beto.button("arrive-go").click()
            await expect(seat(ana, 1)).to_contain_text("Beto")
            await expect(seat(beto, 1)).to_contain_text(beto.say("room-you"))
            await beto.button("ready").click()
            await ana.button("start").click()
            await beto.page.locator(".felt").wait_for()
            for person in (ana, beto, carla):
                assert person.errors == []

    run(come())


def test_who_looks_on_goes_along_to_the_next_match(browsing, tmp_path):
    async def come():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana, beto, carla = await three(browser, address)
            code = await ana.table(game="cone", options={"players": 2})
            await sit_down(code, (ana,))
            for person in (beto, carla):
                await person.goto(f"/t/{code}")
                await person.page.locator(".felt").wait_for()
                assert person.seat == -1
            await play([ana])
            await ana.see_result()
            await ana.button("result-again").click()
            # A bot gives way to who was asked in; who finds no seat goes on watching.
            await expect(seat(ana, 1)).to_contain_text(re.compile("Beto|Carla"))
            player, watcher = (beto, carla) if "Beto" in await seat(ana, 1).inner_text() else (carla, beto)
            await expect(watcher.page.get_by_text(watcher.say("room-full"))).to_be_visible()
            await player.button("start").click()
            for person in (ana, player, watcher):
                await person.page.locator(".felt").wait_for()
                assert person.errors == []
            assert watcher.seat == -1

    run(come())
