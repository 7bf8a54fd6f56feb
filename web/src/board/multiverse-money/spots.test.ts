import { expect, test } from "vitest";
import { purseOf, toggled, worthOf, type Kind } from "./purse";
import { BETTING, LEGAL, RESOLVING } from "./recorded";
import { flowOf, spotsOf } from "./spots";

const zone = (name: string, spots: ReturnType<typeof spotsOf>) => spots.filter((spot) => spot.zone === name);
const cards = (name: string, spots: ReturnType<typeof spotsOf>) => zone(name, spots).map(({ card }) => card);
const ours = { seat: 0, legal: LEGAL, open: false };

test("the bet lies before us, and the engaño is in our hand", () => {
  const spots = spotsOf(BETTING, ours);
  expect(cards("bet-0", spots)).toEqual(["V20c"]);
  expect(cards("hand", spots)).toEqual(["V20a", "M20a", "A20b", "A20c", "R30c", "E"]);
  expect(zone("hand", spots).every(({ state }) => state === "can")).toBe(true);
});

test("an engaño in the bet is not in the hand", () => {
  const spots = spotsOf({ ...BETTING, bets: { ...BETTING.bets, P0: ["E"] } }, ours);
  expect(cards("bet-0", spots)).toEqual(["E"]);
  expect(cards("hand", spots)).not.toContain("E");
});

test("nothing of the others is seen while bets are made", () => {
  const spots = spotsOf(BETTING, ours);
  expect([1, 2, 3].flatMap((seat) => cards(`bet-${seat}`, spots))).toEqual([]);
  expect(cards("rival-1", spots)).toEqual(Array(6).fill("?"));
});

test("a closed bet asks nothing", () => {
  const spots = spotsOf({ ...BETTING, locked: ["P0"] }, { ...ours, legal: ["unlock"] });
  expect(zone("hand", spots).every(({ state }) => state === undefined)).toBe(true);
});

test("after the reveal the engaño is back, and the bet is only looked at", () => {
  const spots = spotsOf(RESOLVING, { ...ours, legal: ["left", "right", "back"] });
  expect(cards("bet-0", spots)).toEqual(["M20a"]);
  expect(zone("bet-0", spots)[0]?.tap).toBeUndefined();
  expect(cards("hand", spots)).toContain("E");
});

test("hands are backs unless the memory aid shows what is known", () => {
  expect(cards("rival-2", spotsOf(RESOLVING, ours))).toEqual(Array(5).fill("?"));
  expect(cards("rival-2", spotsOf(RESOLVING, { ...ours, open: true }))).toEqual(["M60", "Y50", "?", "?", "?"]);
});

test("bets come from hands, lots from the deck, and what is taken goes to who has it", () => {
  const flow = flowOf(RESOLVING, 0);
  expect(flow.spring({ zone: "bet-2", card: "M60" })).toBe("rival-2");
  expect(flow.spring({ zone: "left", card: "V60" })).toBe("deck");
  expect(flow.sink({ zone: "left", card: "V60" })).toBe("rival-3");
  expect(flow.sink({ zone: "bet-0", card: "V20c" })).toBe("hand");
});

const VALUES: Record<string, [string, number]> = {
  V20a: ["V", 20],
  V60: ["V", 60],
  M30a: ["M", 30],
  c4: ["coin", 10],
  E: ["engano", 0],
};
const kind: Kind = (card) => {
  const [currency, value] = VALUES[card] ?? ["", 0];
  return { message: "card", arguments: { currency, value } };
};

test("what cards are worth, and of which currency", () => {
  expect(worthOf(["V20a", "V60", "M30a", "c4", "E"], kind)).toBe(120);
  expect(purseOf(["V20a", "V60", "M30a", "c4", "E"], kind)).toEqual([
    { currency: "V", sum: 80 },
    { currency: "M", sum: 30 },
  ]);
});

test("a card goes into the draft of a bet and out of it", () => {
  expect(toggled(["V20a"], "M30a")).toEqual(["V20a", "M30a"]);
  expect(toggled(["V20a", "M30a"], "V20a")).toEqual(["M30a"]);
});
