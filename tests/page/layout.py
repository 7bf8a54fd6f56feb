"""Whether a table can be read: rectangles are measured, at every size of screen and of text, in the middle of games."""

from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import product

from people import HAND, PATIENCE, YOURS, Loner
from playwright.async_api import Error as Gone
from playwright.async_api import Locator, expect

from sobremesa.rules.game import find

SIZES = {
    "small": (360, 640),
    "phone": (390, 844),
    "landscape": (844, 390),
    "tablet": (768, 1024),
    "tablet, turned": (1024, 768),
    "desktop": (1440, 900),
    "wide": (1920, 1080),
}
LETTERS = 16  # pixels, as browsers have it; people who need it set twice as many
FONTS = (LETTERS, 2 * LETTERS)
# What is wrong, as sentences: what lies on what, and what is cut off. A thing is a kind, a name and a rectangle.
FAULTS = """(said) => {
  const SLACK = 2, TILT = 5, LINE = 6; // pixels; cards are tilted, and letters are lower than their line
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !node.closest(".visually-hidden");
  const box = (kind, node, name = "") =>
    ({ kind, node, name: name || (node.getAttribute("aria-label") ?? node.innerText ?? "").trim().split("\\n")[0],
       rect: node.getBoundingClientRect() });
  const words = (kind, root) => {
    const found = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode, parent = text.parentElement;
      if (!text.data.trim() || !seen(parent) || parent.closest(".bubble")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      found.push({ kind, node: parent, name: text.data.trim(), rect: range.getBoundingClientRect() });
    }
    return found;
  };
  const meets = (a, b, slack) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

  const felt = document.querySelector("main.felt");
  if (!felt) return ["no table is shown"];
  const middle = felt.querySelector(":scope > .middle"), dock = felt.querySelector(":scope > .dock");
  const open = all(".panel", dock).filter(seen);
  const fans = all(".rival .cards").map((fan) => fan.getBoundingClientRect());
  const inFan = ({ rect }) => fans.some((fan) => meets(fan, rect, 0) && rect.height < fan.height * 1.6);
  const tokens = all(".token.placed:not(.leaving)", felt).filter(seen);
  const hand = tokens.filter((token) => token.matches(".hand")).map((token) => box("hand", token));
  const cards = tokens.filter((token) => !token.matches(".hand")).map((token) => box("card", token))
    .filter((card) => card.rect.width > TILT && !inFan(card)); // a place that is not shown has no size
  const rivals = all(".rival").map((rival) => box("rival", rival));
  const controls = all("button", dock).filter(seen).map((button) => box("control", button));
  const races = all("button:not(.meaning)", middle).filter(seen).map((button) => box("button", button));
  const told = words("words", middle);
  const arrows = all("svg.ring path", middle).map((path) => box("arrow", path, "of the ring"));
  const prompt = words("prompt", dock.querySelector(":scope > .prompt"));
  // A bubble or a refusal is placed when it comes: one that was there before the screen was another says nothing.
  const fresh = ({ innerText }) => said === "" || innerText.trim() === said;
  const bubbles = all(".bubble").filter(seen).filter(fresh).map((bubble) => box("bubble", bubble));
  const refusals = all(".near > .toast").filter(seen).map((toast) => box("refusal", toast));
  const hints = all("[role=dialog].panel").filter(seen).map((panel) => box("hint", panel, "of a good player"));
  const own = all(".own > .face").filter(seen).map((face) => box("face", face, "of our own"));
  const faces = all(".rival .face").map((face) => box("face", face));
  const bar = all("header.bar").map((header) => box("bar", header, "of the table"));

  const faults = [];
  const named = ({ kind, name }) => `${kind} '${name.slice(0, 40)}'`;
  const apart = (some, others, slack = SLACK) => {
    for (const one of some) for (const other of others) {
      const kin = one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node);
      if (!kin && meets(one.rect, other.rect, slack)) faults.push(`${named(one)} lies on ${named(other)}`);
    }
  };
  const below = open.length ? [] : [...told, ...races];
  apart(prompt, [...below, ...controls, ...rivals]);
  apart(prompt, [...(open.length ? [] : cards), ...hand.filter(({ node }) => !node.matches(".lifted"))], TILT);
  apart(controls, [...rivals, ...below]);
  apart(controls, [...(open.length ? [] : cards), ...hand], TILT);
  apart(rivals, [...told, ...races, ...bar]);
  apart(rivals, cards, TILT);
  // What is decided about: what can be tapped, and is not a face.
  const decided = [...races, ...cards].filter(({ node }) => node.matches("button:not([inert])"));
  const meanings = all(".meaning", felt).filter(seen).map((cover) => box("meaning", cover));
  const still = hand.filter(({ node }) => !node.matches(".lifted"));
  apart(meanings, [...controls, ...own, ...races]);
  apart(meanings, [...decided, ...still], TILT);
  apart(own, [...prompt, ...controls, ...still]);
  apart(bubbles, [...prompt, ...controls, ...decided]);
  apart(bubbles.filter(({ node }) => !node.matches(".ours")), faces);
  apart(bubbles, still, TILT);
  apart(refusals, [...rivals, ...controls, ...bar]);
  apart(refusals, still, TILT);
  apart(hints, [...prompt, ...controls, ...own, ...decided]);
  apart(hints, [...still, ...cards], TILT);
  apart(arrows, told);
  rivals.forEach((rival, i) => apart([rival], rivals.slice(i + 1)));
  told.forEach((text, i) => apart([text], told.slice(i + 1), LINE));

  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const cut = (things, room, slack = SLACK) => {
    for (const thing of things) {
      const { left, top, right, bottom } = thing.rect;
      const over = Math.max(room.left - left, room.top - top, right - room.right, bottom - room.bottom);
      if (over > slack) faults.push(`${named(thing)} is cut off by ${Math.round(over)} px`);
    }
  };
  cut([...prompt, ...controls, ...rivals, ...races, ...told, ...bubbles, ...bar, ...own, ...refusals, ...hints], whole);
  cut(cards, felt.getBoundingClientRect(), TILT);
  cut(hand.map((card) => ({ ...card, rect: { ...card.rect.toJSON(), left: 0, right: 0 } })), whole, TILT * 2);
  for (const text of [...told, ...prompt]) {
    for (let node = text.node; node && node !== felt; node = node.parentElement) {
      const { overflowY } = getComputedStyle(node), { top, bottom } = node.getBoundingClientRect();
      if (overflowY !== "visible" && (text.rect.bottom > bottom + SLACK || text.rect.top < top - SLACK))
        faults.push(`${named(text)} is cut off by what holds it`);
    }
  }
  // No word is broken where it stands on a button.
  for (const { node } of [...races, ...controls]) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) for (const { 0: word, index } of walker.currentNode.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1 && seen(walker.currentNode.parentElement)) faults.push(`'${word}' is broken`);
    }
  }
  // What is round holds its words: their corners stay within the circle.
  for (const button of all("button", middle).filter(seen)) {
    if (getComputedStyle(button).borderRadius !== "50%") continue;
    const round = button.getBoundingClientRect(), middleX = (round.left + round.right) / 2;
    const middleY = (round.top + round.bottom) / 2, radius = round.width / 2 - 3;
    for (const text of words("words", button)) {
      const lines = document.createRange();
      lines.selectNodeContents(text.node);
      for (const { left, right, top, bottom } of lines.getClientRects()) {
        const across = Math.max(middleX - left, right - middleX), down = Math.max(middleY - top, bottom - middleY) - 3;
        const far = Math.hypot(across, down);
        if (far > radius) faults.push(`${named(text)} touches its circle by ${Math.round(far - radius)} px`);
      }
    }
  }
  return [...new Set(faults)];
}"""


# The line to the table, which is in the page: whoever has it can say something in anybody's name.
VOICES = """
const channels = [], plain = MessageChannel, post = MessagePort.prototype.postMessage;
let line, version = 0;
globalThis.MessageChannel = class extends plain { constructor() { super(); channels.push(this); } };
MessagePort.prototype.postMessage = function (data, ...rest) {
  if (data?.type === "hello") line = channels.find(({ port1 }) => port1 === this)?.port2;
  if (this === line && data?.version) ({ version } = data);
  return post.call(this, data, ...rest);
};
globalThis.sayAs = (seat, text) =>
  line.postMessage({ type: "chat", version, line: { seat, name: "", at: Date.now(), text } });
"""
REMARK = {"es": "Con esta mano no contaba yo", "en": "That is not the hand I wanted"}


NOBODY = "—"
CALM = """() => new Promise((done) => {
  let frames = 4;
  requestAnimationFrame(function next() { frames-- ? requestAnimationFrame(next) : done(); });
})"""


def most_of(game: str) -> int:
    """How many can play a game."""
    return max(next(option for option in find(game).options if option.name == "players").values)


class Measured(Loner):
    """Somebody at a table with as many bots as a game takes, whose screen is of any size."""

    async def sit(self, game: str) -> None:
        """Play a game with all the players that it can have."""
        self._spoken, self._players = 0, most_of(game)
        await self.hurry()
        await self.like(remarks=False, forced=False, taps="twice")  # nobody interrupts, and nothing is played by itself
        await self.context.add_init_script(VOICES)
        await self.goto(f"/new/{game}")
        await self.page.get_by_role("radio", name=self.say("create-with-bots")).check()
        most = self._players
        radio, listed = self.page.get_by_role("radio", name=str(most), exact=True), self.page.get_by_role("combobox")
        await radio.or_(listed).first.wait_for()
        await (radio.first.check() if await radio.count() else listed.first.select_option(str(most)))
        await self.button("create-deal").click()
        await self.page.locator(HAND).first.wait_for()

    async def play_on(self, turns: int) -> None:
        """Tap whatever is offered, each time it is our turn, so often; then wait until it is ours again. Nothing moves
        then: what is looked at stays as it is.
        """
        for left in reversed(range(turns + 1)):
            while not await self.page.locator(YOURS).count() or await self.end.count():
                await self.take_part()
            if left:
                await self.tap()
        await self._calm()

    async def resize(self, size: str, letters: int) -> None:
        """Another screen, or letters of another size, as browsers let people choose it."""
        width, height = SIZES[size]
        line = await self.context.new_cdp_session(self.page)
        await line.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters}})
        await line.detach()
        await self.page.set_viewport_size({"width": width, "height": height})
        await self._calm()

    async def faults(self) -> AsyncIterator[str]:
        """What is wrong with this position, at every size, while somebody speaks and something is refused."""
        await self._point_nowhere()
        for fault in await self.page.evaluate(FAULTS, ""):
            yield f"as it is: {fault}"
        for letters, size in product(FONTS, SIZES):
            await self.resize(size, letters)
            said = await self._hear_somebody()
            await self._be_refused()
            await self._point_nowhere()
            await self._calm()
            for fault in await self.page.evaluate(FAULTS, said):
                yield f"{size}, letters of {letters} px: {fault}"
        await self.resize("phone", LETTERS)

    async def composed_faults(self) -> AsyncIterator[str]:
        """What is wrong while a turn is composed, at every size; the turn is taken back in the end."""
        await self._compose()
        for letters, size in product(FONTS, SIZES):
            await self.resize(size, letters)
            for fault in await self.page.evaluate(FAULTS, NOBODY):
                yield f"composing, {size}, letters of {letters} px: {fault}"
        await self.resize("phone", LETTERS)
        while await self._back.count():
            with suppress(Gone):
                await self._back.first.click(timeout=PATIENCE)

    async def hint_faults(self) -> AsyncIterator[str]:
        """What an open hint lies on, at every size; nothing where nothing is asked."""
        if not await self.page.locator(".bar .lamp.lit").count():
            return
        await self.button("hint").click()
        await self.page.locator("[role=dialog].panel li").first.wait_for()
        for letters, size in product(FONTS, SIZES):
            await self.resize(size, letters)
            for fault in await self.page.evaluate(FAULTS, NOBODY):
                yield f"{size}, letters of {letters} px: {fault}"
        await self.page.keyboard.press("Escape")
        await self.resize("phone", LETTERS)

    @property
    def _back(self) -> Locator:
        """What takes a turn back that is being composed."""
        return self.button("undo").or_(self.button("money-clear"))

    async def _compose(self) -> None:
        """Play until a card can be played, and tap it: it is on its way, and not played."""
        card = self.page.locator(f"{HAND}.can")
        while not await self._back.count():
            if not await card.count() or not await self.page.locator(YOURS).count():
                await self.take_part()
                continue
            with suppress(Gone):
                await self.touch(await card.first.element_handle(timeout=PATIENCE))
            with suppress(AssertionError):
                await expect(self._back.first).to_be_visible(timeout=PATIENCE)

    async def _calm(self) -> None:
        """Everything has found its place."""
        await self.page.evaluate(CALM)

    async def _point_nowhere(self) -> None:
        """A mouse that rests on something is told what it means."""
        await self.page.mouse.move(0, 0)
        await self.page.locator("[role=note]").first.wait_for(state="detached")

    async def _hear_somebody(self) -> str:
        """Everybody in turn says something; what that is."""
        self._spoken += 1
        seat, said = self._spoken % self._players, f"{REMARK[self.language]} ({self._spoken})"
        await self.page.evaluate("([seat, said]) => sayAs(seat, said)", [seat, said])
        await self.page.locator(".bubble", has_text=said).wait_for()
        return said

    async def _be_refused(self) -> None:
        """Tap a card that cannot be played, where there is one: why not, stands by the hand."""
        if cards := await self.page.query_selector_all(f"{HAND}.cannot"):
            await self.touch(cards[-1])
