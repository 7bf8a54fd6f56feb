"""Pictures of every screen and every game, at phone and desktop width, in both languages: `make screenshots`.

They go to build/screenshots, to be looked at. Words choose some: `python tests/page/screenshots.py phone es screens`.
`--readme` renews those that the README shows; look at them before they stay. Then every game is measured as
`test_layout.py` does it, in more positions and both languages (the word `layout` alone chooses that): what lies on
something else is told, with a picture, and the exit status is 1.
"""

import asyncio
import itertools
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests" / part) for part in ("page", "table", "")]

from guest import serving  # noqa: E402
from layout import Measured  # noqa: E402
from people import Person  # noqa: E402
from playwright.async_api import Browser, async_playwright  # noqa: E402
from rich.progress import track  # noqa: E402

import sobremesa  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
SIZES = {
    "phone": {"width": 360, "height": 740},
    "landscape": {"width": 844, "height": 390},
    "desktop": {"width": 1440, "height": 900},
}
GAMES = sobremesa.games()
FIRST = next(iter(GAMES.values()))  # where any will do
PLAYERS = 4
TAPS = 24  # into the middle of a game
SHOWN = ROOT / "docs" / "pictures"
QUALITY = 88  # a README has to be light
LANGUAGES = ("es", "en")
POSITIONS = 12  # of each game that are measured
BETWEEN = 3  # taps from one to the next
LAYOUT = "layout"  # the word that chooses what is measured
README = {
    ("phone", "es", "screens"): "door",
    ("phone", "es", "monete"): "monete-draft",
    ("desktop", "en", "uno-monster-high"): "uno-monster-high-middle",
}


class Album:
    """Pictures of one size in one language; one of them may be for the README."""

    def __init__(self, browser: Browser, address: str, size: str, language: str, shown: str | None) -> None:
        self.browser, self.address, self.size, self.language, self.shown = browser, address, size, language, shown

    async def screens(self) -> None:
        """Everything around the board."""
        person = await self._person()
        await person.context.request.post("/api/tables", data={"game": FIRST.name, "public": True}, timeout=120_000)
        for name, path in {
            "door": "/",
            "home": "/",
            "create": f"/new/{FIRST.name}",
            "rules": f"/rules/{FIRST.name}#{FIRST.clause_ids[12]}",
            "settings": "/settings",
            "nowhere": "/nowhere",
        }.items():
            await person.goto(path)
            await self._shoot(person, name, whole=name in ("home", "create"))
        code = await person.table(game=FIRST.name, options={"players": PLAYERS})
        await person.goto(f"/t/{code}")
        await person.button("ready").wait_for()
        await self._shoot(person, "room", whole=True)
        await person.context.close()

    async def game(self, game: str) -> None:
        """A game in the middle, a turn being composed, and its end."""
        person = await self._person(seed=sum(map(ord, game)))
        await person.like(taps="twice")
        await person.play_bots(game, players=PLAYERS)
        for _ in range(TAPS):
            if person.scene["stage"] == "playing":
                await person.step()
        await self._shoot(person, f"{game}-middle")
        await person.lift()
        await self._shoot(person, f"{game}-draft")
        while person.scene["stage"] == "playing":
            await person.step()
        await person.see_result()
        await self._shoot(person, f"{game}-result")
        await person.context.close()

    async def _person(self, seed: int = 1) -> Person:
        return await Person.come(
            self.browser, self.address, "Marisol", seed, self.language, viewport=SIZES[self.size], device_scale_factor=1
        )

    async def _shoot(self, person: Person, name: str, whole: bool = False) -> None:
        await person.page.wait_for_load_state("networkidle")
        file = f"{name}-{self.size}-{self.language}"
        await person.page.screenshot(path=FOLDER / f"{file}.png", full_page=whole)
        if name == self.shown:
            await person.page.screenshot(path=SHOWN / f"{file}.jpg", quality=QUALITY)


async def main(asked: list[str]) -> int:
    """All of them, or those that have all the words; how many faults were found."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    database, faults = FOLDER / "tables.db", 0
    async with serving(f"sqlite:///{database}") as address, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for size, language, part in track(chosen(asked), "Taking pictures"):
            shown = README.get((size, language, part)) if "--readme" in asked else None
            album = Album(browser, address, size, language, shown)
            await (album.screens() if part == "screens" else album.game(part))
        for language, game in track(measured(asked), "Measuring tables"):
            faults += await measure(browser, address, language, game)
        await browser.close()
    database.unlink()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")
    return faults


async def measure(browser: Browser, address: str, language: str, game: str) -> int:
    """Play a game with all the players that it can have, and tell what is wrong at any size; how much that is."""
    person = await Measured.at(browser, f"http://{address}", sum(map(ord, game)), language)
    await person.sit(game)
    count = 0
    for position in range(POSITIONS):
        faults = [fault async for fault in person.faults()] + [fault async for fault in person.hint_faults()]
        for fault in faults:
            print(f"{game} ({language}), position {position}, {fault}")
        if faults:
            await person.page.screenshot(path=FOLDER / f"fault-{game}-{language}-{position}.png")
        count += len(faults)
        for _ in range(BETWEEN):
            await person.tap()
    await person.context.close()
    return count


def chosen(asked: list[str]) -> list[tuple[str, str, str]]:
    """Sizes, languages and parts to take pictures of."""
    if "--readme" in asked:
        return list(README)
    every = itertools.product(SIZES, LANGUAGES, ("screens", *GAMES))
    return [each for each in every if set(asked) <= set(each)]


def measured(asked: list[str]) -> list[tuple[str, str]]:
    """Languages and games to measure: at all sizes, so whoever chooses one of them only wants pictures."""
    every = itertools.product(LANGUAGES, (name for name, game in GAMES.items() if game.bundled))
    return [each for each in every if set(asked) <= {LAYOUT, *each}]


if __name__ == "__main__":
    sys.exit(1 if asyncio.run(main(sys.argv[1:])) else 0)
