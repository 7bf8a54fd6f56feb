"""Pictures of every screen and every game, at phone and desktop width, in both languages: `make screenshots`.

They go to build/screenshots, to be looked at. `--readme` renews those of the README.
"""

import asyncio
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests" / "table"), str(ROOT / "tests" / "page")]

from guest import serving  # noqa: E402
from people import Person  # noqa: E402
from playwright.async_api import Browser, async_playwright  # noqa: E402
from rich.progress import track  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
SIZES = {
    "phone": {"width": 360, "height": 740},
    "landscape": {"width": 844, "height": 390},
    "desktop": {"width": 1440, "height": 900},
}
PLAYERS = {"monete": 4, "cone": 6, "la-mona": 4, "multiverse-money": 4, "uno-monster-high": 4}
TAPS = 24  # into the middle of a game


class Album:
    """Pictures of one size in one language."""

    def __init__(self, browser: Browser, address: str, size: str, language: str) -> None:
        self.browser, self.address, self.size, self.language = browser, address, size, language

    async def screens(self) -> None:
        """Everything around the board."""
        person = await self._person()
        await person.context.request.post("/api/tables", data={"game": "la-mona", "public": True}, timeout=120_000)
        for name, path in {
            "home": "/",
            "create": "/new/monete",
            "rules": "/rules/la-mona#LM-13",
            "settings": "/settings",
            "nowhere": "/nowhere",
        }.items():
            await person.goto(path)
            await self._shoot(person, name, whole=name in ("home", "create"))
        code = await person.table(game="cone", options={"players": 4})
        await person.goto(f"/t/{code}")
        await person.button("room-sit").click()
        await self._shoot(person, "room", whole=True)
        await person.context.close()

    async def game(self, game: str, players: int) -> None:
        """A game in the middle, a turn being composed, and its end."""
        person = await self._person(seed=sum(map(ord, game)))
        await person.play_bots(game, players)
        for _ in range(TAPS):
            if person.scene["stage"] == "playing":
                await person.step()
        await self._shoot(person, f"{game}-middle")
        await person.lift()
        await self._shoot(person, f"{game}-draft")
        while person.scene["stage"] == "playing":
            await person.step()
        await self._shoot(person, f"{game}-result")
        await person.context.close()

    async def _person(self, seed: int = 1) -> Person:
        return await Person.come(
            self.browser, self.address, "Marisol", seed, self.language, viewport=SIZES[self.size], device_scale_factor=1
        )

    async def _shoot(self, person: Person, name: str, whole: bool = False) -> None:
        await person.page.wait_for_load_state("networkidle")
        await person.page.screenshot(path=FOLDER / f"{name}-{self.size}-{self.language}.png", full_page=whole)


async def main(wanted: list[str]) -> None:
    """All of them, or those whose name has one of the words in it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    database = FOLDER / "tables.db"
    async with serving(f"sqlite:///{database}") as address, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        parts = ["screens", *PLAYERS]
        todo = [(size, language, part) for size in SIZES for language in ("es", "en") for part in parts]
        chosen = [each for each in todo if all(word in each for word in wanted)]
        for size, language, part in track(chosen, "Taking pictures"):
            album = Album(browser, address, size, language)
            await (album.screens() if part == "screens" else album.game(part, PLAYERS[part]))
        await browser.close()
    database.unlink()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
