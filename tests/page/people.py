"""People at browsers of their own. They do what people do: look, tap, press keys."""

import asyncio
import json
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from axe_playwright_python.async_playwright import Axe
from fluent.runtime import FluentBundle, FluentResource
from playwright.async_api import Browser, BrowserContext, ElementHandle, Locator, Page, WebSocket, expect
from playwright.async_api import Error as Gone
from scripts import CHANGED, CHOOSE, HASTE, LUCK, SEEN, TAUGHT
from views import whole

from sobremesa.rules.game import find
from sobremesa.rules.state import Setup
from sobremesa.table.core.wire import Scene

ROOT = Path(__file__).parents[2]
WORDS = (ROOT / "web" / "src", ROOT / "sobremesa" / "table" / "door")  # the page's own, and the table's
PHONE = {"width": 390, "height": 844}
SENSE = 0.9  # how often the most promising is tapped
STUCK = 60  # seconds without a move
PATIENCE = 1_500  # milliseconds until what was to be tapped has surely gone
TAPS = 3_000  # and no deal is over yet
SLOW = 60_000  # milliseconds that anything may take: the first table of a game waits for its rules

HAND = ".token.hand.placed:not(.leaving)"

expect.set_options(timeout=SLOW)

# What can be tapped. A word that goes with the card is not taken back, and nobody chats or has anything explained.
NOT_NOW = (
    ".own *, .meaning, [role=note] *, [disabled], [aria-disabled=true], [inert], .cannot, "
    ".race:not(.now), .race[aria-pressed=true]"
)
OPEN = f".felt button:not({NOT_NOW})"
WORD = ".race.call.loud"
YOURS = ".prompt.yours"  # it is one's turn
COVERED = "body:has([popover].near) .prompt"  # by a refusal, in a layer that axe takes for the ground of the words


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (file for folder in WORDS for file in folder.rglob(f"*.{language}.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(language: str, sentence: str, **arguments: Any) -> str:
    """A sentence of the page."""
    bundle = _bundle(language)
    text, errors = bundle.format_pattern(bundle.get_message(sentence).value, arguments)
    assert not errors, errors
    return str(text)


class Person:
    """Somebody with a page; what reaches it and what it says is kept, what goes wrong in it is an error."""

    def __init__(self, context: BrowserContext, page: Page, language: str, seed: int) -> None:
        self.context, self.page, self.language, self.luck = context, page, language, Random(seed)
        self.frames: list[dict[str, Any]] = []  # where a scene came as a view, what follows from that stands with it
        self.said: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.careful = False  # never forgets the word
        self._news = asyncio.Event()
        self._watch(page)

    @classmethod
    async def come(
        cls, browser: Browser, address: str, name: str, seed: int = 1, language: str = "es", **more: Any
    ) -> "Person":
        """Somebody new, in a browser without a past, whom the server already knows by name."""
        chosen = {"viewport": PHONE, "reduced_motion": "reduce", **more}
        context = await browser.new_context(base_url=f"http://{address}", locale=language, **chosen)
        context.set_default_timeout(SLOW)
        await context.add_init_script(LUCK)
        await context.add_init_script(TAUGHT)
        answer = await context.request.put("/api/me", data={"name": name})
        assert answer.ok, await answer.text()
        return cls(context, await context.new_page(), language, seed)

    async def like(self, **liked: Any) -> None:
        """From the next page on this person has settings of their own."""
        kept = json.dumps({"language": self.language, **liked})
        await self.context.add_init_script(f"localStorage.setItem('sobremesa', {json.dumps(kept)})")

    async def goto(self, path: str) -> None:
        """Open an address of the page."""
        await self.page.goto(path)

    async def tab(self) -> "Person":
        """The same person in another tab."""
        return Person(self.context, await self.context.new_page(), self.language, self.luck.randrange(1 << 30))

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

    def say(self, sentence: str, **arguments: Any) -> str:
        """What the page says to this person."""
        return say(self.language, sentence, **arguments)

    def button(self, sentence: str, **arguments: Any) -> Locator:
        """The first button that says a sentence of the page."""
        return self.page.get_by_role("button", name=self.say(sentence, **arguments)).first

    @property
    def snapshot(self) -> dict[str, Any]:
        """The table as it was last shown whole."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "snapshot")

    @property
    def scene(self) -> dict[str, Any]:
        """The table as it stands, as far as the page was told."""
        return next(frame["scene"] for frame in reversed(self.frames) if "scene" in frame)

    @property
    def version(self) -> int:
        """How far this person has seen."""
        return max(frame["version"] for frame in self.frames if "scene" in frame)

    @property
    def seat(self) -> int:
        """Where this person sits."""
        return self.snapshot["seat"]

    @property
    def cards(self) -> int:
        """How many cards this person holds."""
        return len(self.scene["board"]["hands"][f"P{self.seat}"])

    async def play(self, ends: tuple[str, ...] = ("over",)) -> None:
        """Tap whatever is offered until the match is over, or something else has ended."""
        while self.scene["stage"] not in ends:
            await self.step()

    async def step(self) -> None:
        """Do what is to be done, or wait for the others."""
        self._news.clear()
        if self.scene["stage"] == "pause":
            with suppress(Gone):
                await self.button("ready").or_(self.button("result-open")).first.click(timeout=PATIENCE)
            await self.hear()
        elif self.seat in self.scene.get("owed", []):
            await self.tap()
        else:
            await self.hear()

    async def go_on(self) -> None:
        """Do what is to be done, where a match that is over is followed by another one, against the same bots."""
        if self.scene["stage"] == "over":
            await self.see_result()
            await self.button("result-again").click()
            while self.scene["stage"] == "over":
                await self.hear(again=True)
        await self.step()

    def heard(self, point: str) -> list[dict[str, Any]]:
        """The events of a kind that this person was told of."""
        steps = [step for frame in self.frames for step in frame.get("told", [])]
        return [event for step in steps for event in step.get("events", []) if event["point"] == point]

    async def lift(self) -> None:
        """Begin to compose a turn: tap a card of the hand that can be played, when there is one."""
        card = self.page.locator(".token.hand.can")
        while self.scene["stage"] != "playing" or not await card.count():
            await self.go_on()
        with suppress(Gone):
            await self.touch(await card.first.element_handle(timeout=PATIENCE))

    async def hand(self) -> list[str]:
        """The cards of the hand by their names, sorted, as soon as they are all shown."""
        cards = self.page.locator(HAND)
        while await cards.count() != self.cards:  # somebody may give us some
            await self.hear()
        return sorted(await cards.evaluate_all("cards => cards.map(card => card.ariaLabel.split(',')[0])"))

    async def see_result(self) -> None:
        """See who won, and open it again if it was closed: it may come while something is tapped or pressed."""
        result, again = self.page.get_by_role("dialog"), self.button("result-open")
        await expect(result.or_(again).first).to_be_visible()
        if not await result.is_visible():
            with suppress(Gone):
                await again.press("Enter", timeout=PATIENCE)
        await expect(result).to_be_visible()

    async def play_bots(self, game: str, **options: Any) -> str:
        """A match against bots, running; the code of its table."""
        code = await self.table(game=game, options=options, pause=60)
        await sit_down(code, [self])
        return code

    async def tap(self) -> None:
        """Tap something that is offered; who is careful, the word before anything else."""
        if self.careful and (word := await self.page.query_selector(WORD)):
            return await self.touch(word)
        names = {"undo": self.say("undo"), "nothing": self.say("money-lock", amount=0)}
        held = {"hand": HAND, "cards": self.cards}
        wish = {**names, **held, "sense": self.luck.random() < SENSE, "luck": self.luck.random()}
        buttons = f"wish => ({CHOOSE})([...document.querySelectorAll('{OPEN}')], wish)"
        button = (await self.page.evaluate_handle(buttons, wish)).as_element()
        return await (self.touch(button) if button else self.hear())

    async def touch(self, button: ElementHandle) -> None:
        """Tap a button where it can be seen; it may be gone by then, as for everybody."""
        place = None
        with suppress(Gone):
            place = await button.evaluate(SEEN)
        await (self.page.mouse.click(place["x"], place["y"]) if place else self.hear())

    async def hear(self, again: bool = False) -> None:
        """Wait for a frame (another one), or a moment for the page to show what came."""
        if again:
            self._news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), 0.3)

    def _watch(self, page: Page) -> None:
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.frames.append(message)
        if view := message.get("scene", {}).get("view"):
            about = self.snapshot
            scene = msgspec.convert(message["scene"], Scene)
            scene = whole(scene, Setup(find(about["game"]), about["options"]), about["seat"])
            message["scene"] = json.loads(msgspec.json.encode(scene)) | {"view": view}
        self._news.set()


class Loner(Person):
    """Somebody who plays against bots on a device of their own: nothing is heard of a server, all is seen."""

    @classmethod
    async def at(
        cls, browser: Browser, address: str, seed: int = 1, language: str = "es", taught: bool = True, **more: Any
    ) -> "Loner":
        """Somebody in a browser without a past, who is not known to anybody."""
        chosen = {"viewport": PHONE, "reduced_motion": "reduce", **more}
        context = await browser.new_context(base_url=address, locale=language, **chosen)
        context.set_default_timeout(SLOW)
        await context.add_init_script(LUCK)
        if taught:
            await context.add_init_script(TAUGHT)
        return cls(context, await context.new_page(), language, seed)

    @property
    def cards(self) -> int:
        """Nobody says how many there should be."""
        return 0

    @property
    def end(self) -> Locator:
        """What is there when a deal is over."""
        return self.button("ready").or_(self.button("result-again")).or_(self.button("result-open"))

    async def hear(self, again: bool = False) -> None:  # noqa: ARG002
        """Wait until something on the page is another, or a moment."""
        with suppress(Gone):
            await self.page.evaluate(CHANGED)

    async def hurry(self) -> None:
        """From the next page on bots lose no time, and have no thread of their own."""
        await self.context.add_init_script(HASTE)

    async def keep(self) -> None:
        """Wait until the page is kept on the device."""
        await self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    async def begin(self, title: str) -> str:
        """Play with bots, from the home screen; the code of the match when a hand is dealt."""
        await self.page.get_by_role("button", name=f"{title}: {self.say('play-bots')}").click()
        await self.page.locator(HAND).first.wait_for()
        return self.page.url.rpartition("/")[2]

    async def take_part(self) -> None:
        """Tap something where we are asked, go on to the next deal, or wait for the others."""
        if await self.end.count():
            with suppress(Gone):
                await self.end.first.click(timeout=PATIENCE)
        await (self.tap() if await self.page.locator(YOURS).count() else self.hear())

    async def play_deal(self) -> None:
        """Tap whatever is offered, until somebody has won."""
        for _ in range(TAPS):
            if await self.end.count():
                return
            await self.tap()
        raise TimeoutError("this deal does not end")


async def axe(person: Person, where: str) -> None:
    """Nothing is wrong with what is shown, as far as axe finds."""
    found = await Axe().run(person.page, context={"exclude": [COVERED]})
    assert found.violations_count == 0, f"{where}\n{found.generate_report()}"


async def sit_down(code: str, people: Sequence[Person]) -> None:
    """Everybody comes to a table and sits down; bots get the other seats, and the match begins."""
    for person in people:
        await person.goto(f"/t/{code}")
        await person.button("ready").or_(person.button("start")).first.click()  # the last of a full table may start it
    first = people[0]
    free = first.snapshot["options"]["players"] - len(people)
    if free:
        await first.button("room-fill", count=free).click()
        await first.button("start").click()
    for person in people:
        await person.page.locator(".felt").wait_for()


async def play_deal(people: Sequence[Person]) -> None:
    """Everybody plays, until a deal is over."""
    await play(people, ("pause", "over"))


async def play(people: Sequence[Person], ends: tuple[str, ...] = ("over",)) -> None:
    """Everybody plays, until the match is over. When nothing happens any more they show where they are stuck."""
    playing = asyncio.gather(*(person.play(ends) for person in people))
    version = -1
    while version != (version := max(person.version for person in people)):
        if (await asyncio.wait([playing], timeout=STUCK))[0]:
            await playing
            break
    else:
        playing.cancel()
        await asyncio.wait([playing])
        for number, person in enumerate(people):
            picture = Path(tempfile.gettempdir()) / f"stuck-{number}.png"
            await person.page.screenshot(path=picture)
            print(f"{picture}: seat {person.seat} of {person.scene}")
        raise TimeoutError("nothing happens any more")
    for person in people:
        assert person.errors == []
