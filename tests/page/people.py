"""People at browsers of their own. They do what people do: look, tap, press keys."""

import asyncio
import json
from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page, WebSocket
from playwright.async_api import TimeoutError as Gone

PHONE = {"width": 390, "height": 844}
EDGE = {"x": 14, "y": 22}  # what is seen of a card under others, and part of every button
PATIENCE = 1_500  # milliseconds until what was to be tapped has surely gone

# What a person might tap: whatever is not dimmed, except taking back. First what completes a turn.
OFFERED = """buttons => {
  const name = (button) => (button.getAttribute("aria-label") ?? button.innerText).trim();
  const all = buttons.map((button, place) => ({ place, text: name(button) }));
  const offered = all.filter(({ place, text }) => text !== "Deshacer" && buttons[place].checkVisibility());
  const whole = offered.filter(({ text }) => text === "Jugar");
  return (whole.length ? whole : offered).map(({ place }) => place);
}"""
OPEN = ".felt button:not([disabled], [inert], .cannot, .race:not(.now))"


class Person:
    """Somebody with a page; what reaches it is kept, what goes wrong in it is an error."""

    def __init__(self, context: BrowserContext, page: Page, address: str, seed: int) -> None:
        self.context, self.page, self.address, self.luck = context, page, address, Random(seed)
        self.frames: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self._news = asyncio.Event()
        self._watch(page)

    @classmethod
    async def come(cls, browser: Browser, address: str, name: str, seed: int = 1, **likes: Any) -> "Person":
        """Somebody new, in a browser without a past, whom the server already knows by name."""
        context = await browser.new_context(
            base_url=f"http://{address}",
            locale=likes.pop("locale", "es-MX"),
            viewport=likes.pop("viewport", PHONE),
            reduced_motion="reduce",
        )
        if likes:
            await context.add_init_script(f"localStorage.setItem('sobremesa', JSON.stringify({json.dumps(likes)}))")
        answer = await context.request.put("/api/me", data={"name": name})
        assert answer.ok, await answer.text()
        return cls(context, await context.new_page(), address, seed)

    async def goto(self, path: str) -> None:
        """Open an address of the page."""
        await self.page.goto(path)

    async def tab(self) -> "Person":
        """The same person in another tab."""
        return Person(self.context, await self.context.new_page(), self.address, self.luck.randrange(1 << 30))

    async def table(self, **table: Any) -> str:
        """Set a table up; its code."""
        answer = await self.context.request.post("/api/tables", data=table, timeout=120_000)
        assert answer.status == 201, await answer.text()
        return (await answer.json())["code"]

    async def truth(self, code: str, match: int = 1) -> dict[str, Any]:
        """The whole truth about a match that is over."""
        answer = await self.context.request.get(f"/api/tables/{code}/matches/{match}")
        assert answer.ok, await answer.text()
        return await answer.json()

    def button(self, name: str, exact: bool = True):
        """A button by what it says."""
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def snapshot(self) -> dict[str, Any]:
        """The table as it was last shown whole."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "snapshot")

    @property
    def scene(self) -> dict[str, Any]:
        """The table as it stands, as far as the page was told."""
        return next(frame["scene"] for frame in reversed(self.frames) if "scene" in frame)

    @property
    def seat(self) -> int:
        """Where this person sits."""
        return self.snapshot["seat"]

    async def play(self) -> None:
        """Tap whatever is offered until the match is over."""
        while self.scene["stage"] != "over":
            self._news.clear()
            if self.scene["stage"] == "pause":
                with suppress(Gone):
                    await self.button("Ya estoy").click(timeout=PATIENCE)
                await self._hear()
            elif self.seat in self.scene["owed"]:
                await self.tap()
            else:
                await self._hear()

    async def tap(self) -> None:
        """Tap something that is offered; it may be gone by then, as for everybody."""
        buttons = self.page.locator(OPEN)
        offered = await buttons.evaluate_all(OFFERED)
        if not offered:
            return await self._hear()
        with suppress(Gone):
            await buttons.nth(self.luck.choice(offered)).click(timeout=PATIENCE, position=EDGE)
        return None

    async def _hear(self) -> None:
        """Wait for a frame, or a moment for the page to show what came."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), 0.3)

    def _watch(self, page: Page) -> None:
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))
        self._news.set()


async def play(people: Iterable[Person]) -> None:
    """Everybody plays, until the match is over."""
    await asyncio.gather(*(person.play() for person in people))
    for person in people:
        assert person.errors == []
