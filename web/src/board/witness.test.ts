import { expect, test } from "vitest";
import { hasWitnessed } from "./witness";

const move = { version: 9, seat: 1, events: [{ point: "out", clauses: [], seat: 1 }] };

test("a match that is opened again brings no joy again, also when it is shown twice", () => {
  expect(hasWitnessed(false, "over", [])).toBe(false);
});

test("the last move does, and whatever is told after it", () => {
  expect(hasWitnessed(false, "playing", [move])).toBe(false);
  expect(hasWitnessed(false, "over", [move])).toBe(true);
  expect(hasWitnessed(true, "over", [])).toBe(true);
  expect(hasWitnessed(true, "lobby", [])).toBe(false); // another match
});
