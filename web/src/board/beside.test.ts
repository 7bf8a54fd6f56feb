import { expect, test } from "vitest";
import { besides, common, type Kept } from "./beside";
import type { Rect } from "./spread";

const ROOM = { x: 0, y: 0, width: 390, height: 844 };
const FACE = { x: 173, y: 70, width: 44, height: 44 };
const SIZE = { width: 120, height: 40 };
const NARROW = { width: 60, height: 80 };

const placed = (face: Rect, kept: Kept[], sizes = [SIZE]) => besides(sizes, face, ROOM, kept);

test("a bubble is above its face, in the middle", () => {
  expect(placed(FACE, [])).toMatchObject({ x: 135, y: 25 });
});

test("a bubble does not hang over the edge", () => {
  expect(placed({ ...FACE, x: 0 }, []).x).toBe(4);
  expect(placed({ ...FACE, x: 346 }, []).x).toBe(390 - 120 - 4);
});

test("a bubble leaves what is decided in sight, wherever that is", () => {
  const above = { x: 0, y: 0, width: 390, height: 68, weight: 1 };
  const beside = { x: 225, y: 70, width: 165, height: 44, weight: 1 };
  for (const kept of [[above], [above, beside]]) {
    const place = placed(FACE, kept);
    expect(kept.map((other) => common(place, other))).toEqual(kept.map(() => 0));
  }
});

test("where there is no room beside its face, a bubble goes as far as it must, and no further", () => {
  const around = { x: 0, y: 0, width: 390, height: 200, weight: 1000 };
  const place = placed(FACE, [around]);
  expect(common(place, around)).toBe(0);
  expect(place.y).toBeLessThan(220);
});

test("where something must be hidden it is what matters least", () => {
  const rest = { ...ROOM, weight: 1 };
  const above = { x: 0, y: 0, width: 390, height: 68, weight: 10 };
  expect(placed(FACE, [rest, above]).y).toBeGreaterThan(68);
});

test("where a wide bubble would hide something it is a narrow one", () => {
  const face = { ...FACE, x: 4, y: 600 };
  const line = { x: 80, y: 0, width: 310, height: 844, weight: 1 };
  expect(placed(face, [line], [SIZE, NARROW])).toMatchObject(NARROW);
  expect(placed(face, [], [SIZE, NARROW])).toMatchObject(SIZE);
});
