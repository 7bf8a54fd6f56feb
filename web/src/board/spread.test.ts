/** Cards lie inside their zone, and a thumb can hit each of the hand. */

import { expect, test } from "vitest";
import { beyond, posesOf, RATIO, reach, SLIVER, stepOf, type Spread } from "./spread";

const ZONE = { x: 10, y: 20, width: 340, height: 112 };
const keys = (count: number) => Array.from({ length: count }, (_, i) => i);
const SPREADS: Spread[] = ["stack", "spill", "row", "fan", "grid"];

test.each(SPREADS)("a %s stays in its zone", (spread) => {
  for (const count of [1, 2, 5, 12, 40])
    for (const { x, width } of posesOf(spread, ZONE, keys(count), 80)) {
      expect(x - width / 2).toBeGreaterThan(ZONE.x - width * 0.5);
      expect(x + width / 2).toBeLessThan(ZONE.x + ZONE.width + width * 0.5);
    }
});

test("a card is as high as its zone, but never wider", () => {
  expect(posesOf("stack", ZONE, [0], 80)[0]?.width).toBe(80);
  expect(posesOf("stack", { ...ZONE, width: 50 }, [0], 80)[0]?.width).toBe(50);
});

test("the cards of a grid do not overlap", () => {
  for (const count of [2, 7, 13, 24]) {
    const poses = posesOf("grid", { x: 0, y: 0, width: 340, height: 260 }, keys(count), 80);
    for (const one of poses)
      for (const other of poses) {
        if (one === other) continue;
        const apart =
          Math.abs(one.x - other.x) >= one.width - 0.01 || Math.abs(one.y - other.y) >= one.width * RATIO - 0.01;
        expect(apart).toBe(true);
      }
  }
});

test("of every card of a hand enough is seen, however many there are", () => {
  for (const count of [2, 7, 15, 30, 60]) expect(stepOf(ZONE, count)).toBeGreaterThanOrEqual(SLIVER);
});

test("a hand that fits cannot be pushed, a long one just to its ends", () => {
  expect(reach(ZONE, 7)).toBe(0);
  const long = posesOf("hand", ZONE, keys(30), 80, 1e6);
  const last = long.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0) / 2).toBeCloseTo(ZONE.x + ZONE.width, 0);
});

test("a heap is always the same heap", () => {
  expect(posesOf("spill", ZONE, [3, 4], 80)).toEqual(posesOf("spill", ZONE, [2, 3, 4], 80).slice(1));
});

test("a hand that is too long says how many cards lie beyond each edge", () => {
  expect(beyond(ZONE, 5, 0)).toEqual({ left: 0, right: 0 });
  const room = reach(ZONE, 20) / 2;
  const whole = Math.ceil((2 * room - 1) / stepOf(ZONE, 20));
  expect(beyond(ZONE, 20, -room)).toEqual({ left: 0, right: whole });
  expect(beyond(ZONE, 20, 10 * room)).toEqual({ left: whole, right: 0 });
  const { left, right } = beyond(ZONE, 20, 0);
  expect([left, left > 0]).toEqual([right, true]);
});
