"""What tests tell a page: how somebody sees it, and what is otherwise in it than where people play."""

# What a person taps: mostly the most promising, which is what ends a turn, or else what can surely be done. Nothing as
# long as cards of the hand are missing, except while a turn is composed, which may move them.
CHOOSE = """(buttons, { hand, cards, undo, nothing, sense, luck }) => {
  const name = (button) => (button.getAttribute("aria-label") ?? button.innerText).trim();
  const offered = buttons.filter((button) => name(button) !== undo && button.checkVisibility());
  const composing = buttons.some((button) => name(button) === undo || button.matches(".brass"));
  const held = document.querySelectorAll(hand).length;
  if (!composing && held < cards) return undefined;
  const sure = offered.filter(({ classList }) => !classList.contains("token") || classList.contains("can"));
  const whole = offered.filter((button) => button.classList.contains("brass") && name(button) !== nothing);
  const some = sense ? [whole, sure, offered].find((some) => some.length) ?? [] : offered;
  return some[Math.floor(luck * some.length)];
}"""
# Where a button can be seen as soon as it lies still, as near to its middle as possible: cards lie over cards, and a
# long hand is pushed along. Nowhere, if it is not there any more, or if something else lies over it for long. A dialog
# that opens before it is tapped (how the deal ended, with a button for the next one) was not meant, and hears nothing.
SEEN = """async (button) => {
  const press = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  let meant = true;
  const hear = (event) => {
    if (event.type === "pointerdown") meant = event.target.closest("dialog") === button.closest("dialog");
    if (!meant) event.stopImmediatePropagation();
    if (event.type === "pointerup") setTimeout(() => press.forEach((type) => removeEventListener(type, hear, true)));
  };
  button.focus();
  const parts = [4, 3, 5, 2, 6, 1, 7].map((eighths) => eighths / 8);
  for (let frames = 60, before = {}; frames && button.isConnected; frames--) {
    const { x, y, width, height } = button.getBoundingClientRect();
    if (Math.hypot(x - before.x, y - before.y) < 1) {
      const places = parts.flatMap((down) => parts.map((along) => ({ x: x + along * width, y: y + down * height })));
      const place = places.find((place) => button.contains(document.elementFromPoint(place.x, place.y)));
      if (place) {
        press.forEach((type) => addEventListener(type, hear, true));
        return place;
      }
    }
    before = { x, y };
    await new Promise(requestAnimationFrame);
  }
}"""
# Something on the page is another, or a moment has passed; which of the two.
CHANGED = """() => new Promise((tell) => {
  const seen = new MutationObserver(() => { seen.disconnect(); tell(true); });
  seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => { seen.disconnect(); tell(false); }, 300);
})"""
# Bots take their time, drawn at random, so that people can follow. Here they think in the page itself, and take none.
HASTE = """{
delete globalThis.Worker;
const wait = setTimeout;
globalThis.setTimeout = (then, delay = 0, ...rest) => wait(then, Number.isInteger(delay) ? delay : 0, ...rest);
}"""

# What is shown for seconds stays for minutes: nobody has to be quick to see it.
LINGER = """{
const wait = setTimeout;
globalThis.setTimeout = (then, delay = 0, ...rest) => wait(then, delay > 1_200 ? 60 * delay : delay, ...rest);
}"""
# The same luck every time, another one on each page of a browser. What is drawn in a thread of its own is not reached:
# whoever wants the same deals and the same thoughts plays in the page itself (`Loner.hurry`).
LUCK = """{
let seed = 0x9e3779b9;
try {
  const pages = Number(localStorage.getItem("luck") ?? 0);
  localStorage.setItem("luck", String(pages + 1));
  seed += 7_919 * pages;
} catch {} // a page that keeps nothing
const next = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
};
Math.random = () => next() / 2 ** 32;
crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  bytes.forEach((_, i) => (bytes[i] = next() & 255));
  return array;
};
}"""
# Who is here to play needs no lesson and no mark: everything was offered and explained before.
TAUGHT = """localStorage.setItem("sobremesa-learnt", JSON.stringify({ all: true }));"""
