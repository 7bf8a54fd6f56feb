import { expect, test } from "vitest";
import type { Board } from "./notation";
import { flowOf, sidesOf, spotsOf } from "./spots";

const NOTHING = { card: "", picks: [], builds: [], legal: [] };

/** Four at the table, from a match against bots. */
const BOARD = {
  phase: "play",
  dealer: "P0",
  turn: "P0",
  table: ["2c", "6s", "Jh"],
  builds: { P0: ["10(3c,7d)"], P1: [], P2: ["14*(Ac,2h,Qd)"], P3: [] },
  deck: 16,
  counts: { P0: 1, P1: 2, P2: 2, P3: 2 },
  hands: { P0: ["10s"], P1: ["?", "?"], P2: ["?", "?"], P3: ["?", "?"] },
  piles: { P0: ["9s", "9h"], P1: [], P2: ["9s", "9h"], P3: [] },
  last: "P2",
} as unknown as Board;

const zone = (name: string, board = BOARD, seat = 0) =>
  spotsOf(board, seat, NOTHING, true).filter((spot) => spot.zone === name);

test("loose cards, builds, hands and piles lie apart", () => {
  expect(zone("table").map(({ card }) => card)).toEqual(["6s", "Jh"]);
  expect(zone("build-14").map(({ card }) => card)).toEqual(["Ac", "2h", "Qd"]);
  expect(zone("hand").map(({ card }) => card)).toEqual(["10s"]);
  expect(zone("rival-2").map(({ card }) => card)).toEqual(["?", "?"]);
  expect(zone("deck")).toHaveLength(2);
  expect([zone("taken-0"), zone("taken-1")].map((pile) => pile.length)).toEqual([1, 0]);
});

test("a drowned Mona lies apart, one that is also a two does not", () => {
  expect(zone("drowned").map(({ card }) => card)).toEqual(["2c"]);
  const spots = spotsOf(BOARD, 0, NOTHING, false);
  expect(spots.filter((spot) => spot.zone === "table")).toHaveLength(3);
});

test("what is chosen is lifted, all of a build", () => {
  const spots = spotsOf(BOARD, 0, { card: "10s", picks: ["build-10"], builds: [10], legal: ["10s"] }, true);
  expect(spots.filter((spot) => spot.lifted).map(({ card }) => card)).toEqual(["3c", "7d", "10s"]);
});

test("who watches has no hand", () => {
  expect(zone("hand", BOARD, -1)).toEqual([]);
  expect(zone("rival-0", BOARD, -1)).toHaveLength(1);
});

test("sides are seats, or teams of partners opposite, ours first", () => {
  expect(sidesOf(1, 3)).toEqual([[1], [2], [0]]);
  expect(sidesOf(1, 4)).toEqual([
    [1, 3],
    [2, 0],
  ]);
  expect(sidesOf(-1, 2)).toEqual([[0], [1]]);
});

test("a card comes from who played it, and goes to who took it", () => {
  const flow = flowOf(BOARD, 0);
  expect(flow.spring({ zone: "table", card: "6s" })).toBe("rival-3");
  expect(flow.spring({ zone: "hand", card: "10s" })).toBe("deck");
  expect(flow.sink({ zone: "table", card: "9s" })).toBe("taken-0");
  expect(flow.sink({ zone: "deck", card: "?" })).toBe("deck");
});

test("a new deal comes from the deck", () => {
  const fresh = { ...BOARD, deck: 32, counts: { P0: 4, P1: 4, P2: 4, P3: 4 } };
  expect(flowOf(fresh, 0).spring({ zone: "table", card: "6s" })).toBe("deck");
});
