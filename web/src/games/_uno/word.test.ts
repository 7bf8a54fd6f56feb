import { expect, test } from "vitest";
import type { UnoBoard } from "./spots";
import { lookOf, pressOf, windowOf, wordWaits, type Moment } from "./word";

const TWO: Moment = { legal: ["R5", "call", "draw"], hand: ["R5", "V7"], said: false, armed: false };
const ONE: Moment = { ...TWO, legal: ["call"], hand: ["V7"] };
const MANY: Moment = { ...TWO, legal: ["U", "R5", "call"], hand: ["U", "R5", "V1", "V7"] };

test.each<[string, Moment, string, string]>([
  ["with two cards, one of which fits, it goes with the card", TWO, "loud", "arm"],
  ["pressed, it can be taken back", { ...TWO, armed: true }, "armed", "disarm"],
  ["with a card chosen both go", { ...TWO, left: 1 }, "loud", "with"],
  ["armed, with a card chosen, it can still be taken back", { ...TWO, armed: true, left: 1 }, "armed", "disarm"],
  ["where no card fits it waits for one", { ...TWO, legal: ["call", "draw"] }, "quiet", "arm"],
  ["at one card there is nothing to wait for", ONE, "loud", "say"],
  ["with the last card, better late than never", { ...ONE, legal: ["V7", "call"], left: 0 }, "loud", "with"],
  ["an Urrrrhh may leave one of many", MANY, "quiet", "arm"],
  ["an Urrrrhh that does is its moment", { ...MANY, left: 1 }, "loud", "with"],
  ["another card is not", { ...MANY, left: 3 }, "quiet", "explain"],
  ["an Urrrrhh that gives away all", { ...TWO, hand: ["U", "R5"], left: 0 }, "quiet", "explain"],
  ["once said it stays said", { ...ONE, legal: [], said: true }, "said", "nothing"],
  ["nobody asks", { ...TWO, legal: [] }, "idle", "explain"],
])("%s", (_, moment, look, press) => {
  expect([lookOf(moment), pressOf(moment)]).toEqual([look, press]);
});

test("a card waits as long as the word could go with it", () => {
  const waits = (more: Partial<Moment>) => wordWaits({ ...TWO, ...more });
  expect([waits({}), waits({ left: 1 }), waits({ left: 1, armed: true })]).toEqual([true, true, false]);
  expect([waits({ left: 1, said: true }), waits({ left: 2 })]).toEqual([false, false]);
});

test("whose window it is", () => {
  const board = { phase: "call", silent: "P1", turn: "P2" } as UnoBoard;
  expect([0, 1, 2, -1].map((seat) => windowOf(board, seat))).toEqual(["rival", "own", "next", "rival"]);
  expect(windowOf({ ...board, turn: "P1" }, 1)).toBe("own");
  expect(windowOf({ ...board, phase: "play", silent: "" }, 2)).toBe("");
});
