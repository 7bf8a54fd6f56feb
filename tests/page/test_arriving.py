"""Friends come by a link or a code: they are seated, see who plays with whom, and no bot keeps them out."""

from guest import run, serving
from people import Person
from playwright.async_api import expect

# A bar that stays below may cover whatever is pushed under it, but nothing that can be pressed is half behind it.
COVERED = """() => {
  const { top } = document.querySelector(".go").getBoundingClientRect();
  return [...document.querySelectorAll("main button, main label")].filter((node) => {
    const rect = node.getBoundingClientRect();
    return !node.closest(".go") && rect.top < top && rect.bottom > top + 1;
  }).map((node) => node.innerText || node.ariaLabel);
}"""


def test_friends_are_seated_and_no_bot_keeps_them_out(browsing, tmp_path):
    async def come():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana, beto, carla = [
                await Person.come(browser, address, name, seed) for seed, name in enumerate(("Ana", "Beto", "Carla"))
            ]
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
