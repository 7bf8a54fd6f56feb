/** A card is thrown upwards, far or quickly; everything else is a tap, a push or a change of mind. */

import { beforeEach, expect, test, vi } from "vitest";
import { throwing } from "./throwing";

const [thrown, dragged, tapped] = [vi.fn(), vi.fn(), vi.fn()];
let able: boolean;
let card: HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  able = true;
  card = document.createElement("button");
  card.setPointerCapture = () => undefined;
  throwing({ able: () => able, drag: dragged, throw: thrown })(card);
  card.addEventListener("click", tapped);
});

/** What a thumb does: where it is, and when, in milliseconds. */
function thumb(...path: [type: string, x: number, y: number, at: number][]): void {
  for (const [type, clientX, clientY, at] of path) {
    const made = type === "click" ? new MouseEvent(type, { bubbles: true }) : new Event(type);
    const event = Object.assign(made, { isPrimary: true, pointerId: 1 });
    for (const [name, value] of Object.entries({ clientX, clientY, button: 0, timeStamp: at }))
      Object.defineProperty(event, name, { value });
    card.dispatchEvent(event);
  }
}

test("a tap is a tap, also of a thumb that trembles", () => {
  thumb(["pointerdown", 0, 0, 0], ["pointermove", 3, -6, 50], ["pointerup", 3, -6, 90], ["click", 3, -6, 90]);
  expect([thrown, dragged, tapped].map((heard) => heard.mock.calls.length)).toEqual([0, 0, 1]);
});

test("far up it is thrown, and not tapped", () => {
  thumb(["pointerdown", 0, 0, 0], ["pointermove", 5, -40, 300], ["pointermove", 9, -120, 700]);
  expect(dragged).toHaveBeenLastCalledWith({ x: 9, y: -120 });
  thumb(["pointerup", 9, -120, 800], ["click", 9, -120, 800]);
  expect(dragged).toHaveBeenLastCalledWith(undefined);
  expect([thrown.mock.calls.length, tapped.mock.calls.length]).toEqual([1, 0]);
});

test("a flick is short and quick", () => {
  thumb(["pointerdown", 0, 0, 0], ["pointermove", 0, -35, 80], ["pointerup", 0, -40, 120]);
  expect(thrown).toHaveBeenCalledOnce();
});

test.each([
  [
    "lifted a little, and let go",
    [
      ["pointermove", 0, -40, 400],
      ["pointerup", 0, -40, 900],
    ],
  ],
  [
    "pulled back",
    [
      ["pointermove", 0, -150, 400],
      ["pointerup", 0, -10, 900],
    ],
  ],
  [
    "pushed sideways",
    [
      ["pointermove", 60, -20, 100],
      ["pointerup", 90, -20, 200],
    ],
  ],
  [
    "taken away by the browser",
    [
      ["pointermove", 0, -150, 400],
      ["pointercancel", 0, -150, 500],
    ],
  ],
] as [string, [string, number, number, number][]][])("a card that is %s stays", (_, path) => {
  thumb(["pointerdown", 0, 0, 0], ...path);
  expect(thrown).not.toHaveBeenCalled();
});

test("what cannot be thrown is not", () => {
  able = false;
  thumb(["pointerdown", 0, 0, 0], ["pointermove", 0, -150, 400], ["pointerup", 0, -150, 500]);
  expect(thrown).not.toHaveBeenCalled();
});
