// @vitest-environment node
/** What is said of a turn is what is true of it and not of the others; else what was seen of the ends. */

import { expect, test } from "vitest";

import type { View } from "../engine/state";
import type { Advice } from "./consider";
import { reasonsOf, type Reasons, when } from "./reasons";

const VIEW = { seat: 1, board: {}, legal: () => ["a", "b"] } as unknown as View;
const advice = (move: string, won: number, ends = 10): Advice => ({
  moves: [move],
  after: undefined,
  won,
  ends,
  share: won / ends,
});
const said = (advice: Advice[], reasons: Reasons, forced = false) =>
  reasonsOf(VIEW, { advice, forced }, () => undefined, reasons);

test("what is as true of the others is not a reason", () => {
  const reasons: Reasons = ({ moves }) => [...when(true, "all"), ...when(moves[0] === "a", "own", { count: 2 })];
  const sentences = said([advice("a", 5), advice("b", 4)], reasons);
  expect(sentences).toEqual([
    { id: "own", about: { count: 2 } },
    { id: "hint-ends", about: { won: 4, ends: 10 } },
  ]);
});

test("the same sentence about something else is another reason", () => {
  const reasons: Reasons = ({ moves }) => when(true, "takes", { count: moves[0] === "a" ? 1 : 2 });
  expect(said([advice("a", 5), advice("b", 4)], reasons).map((sentence) => sentence?.about.count)).toEqual([1, 2]);
});

test("where nothing is to be said, the ends are", () => {
  const none: Reasons = () => [];
  expect(said([advice("a", 5), advice("b", 4)], none)).toEqual([
    { id: "hint-most", about: { won: 5, ends: 10 } },
    { id: "hint-ends", about: { won: 4, ends: 10 } },
  ]);
  const ids = (...all: Advice[]) => said(all, none).map((sentence) => sentence?.id);
  expect(ids(advice("a", 5), advice("b", 5))).toEqual(["hint-ends", "hint-ends"]);
  expect(ids(advice("a", 5))).toEqual(["hint-ends"]);
  expect(said([advice("a", 0, 0)], none, true)).toEqual([{ id: "hint-only", about: {} }]);
});

test("of two that win as often none wins more often", () => {
  const three = [advice("a", 5), advice("b", 5), advice("c", 3)];
  expect(said(three, () => []).map((sentence) => sentence?.id)).toEqual(["hint-ends", "hint-ends", "hint-ends"]);
});

test("of ends nothing is said that speaks against the order of the turns", () => {
  expect(said([advice("a", 4), advice("b", 5)], () => [])).toEqual([undefined, undefined]);
});

test("as long as no end was seen nothing is said of ends", () => {
  expect(said([advice("a", 0, 0), advice("b", 0, 0)], () => [])).toEqual([undefined, undefined]);
});

test("a game is told the seat, the moves and what else there was", () => {
  said([advice("a", 5)], ({ me, moves, legal, after }) => {
    expect([me, moves, legal, after]).toEqual(["P1", ["a"], ["a", "b"], undefined]);
    return [];
  });
});
