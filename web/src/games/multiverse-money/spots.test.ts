import { expect, test } from "vitest";
import { purseOf, toggled, worthOf, type Kind } from "./purse";
import { BETTING, LEGAL, RESOLVING } from "./recorded";
import { reconcile, type Token } from "../../board/tokens";
import { flowOf, spotsOf, type Board } from "./spots";

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

test("what others have laid lies before them face down, and they hold the rest and the engaño", () => {
  const spots = spotsOf(BETTING, ours);
  expect([1, 2, 3].map((seat) => cards(`bet-${seat}`, spots))).toEqual([[], ["?", "?"], []]);
  expect(cards("rival-1", spots)).toEqual(Array(7).fill("?"));
  expect(cards("rival-2", spots)).toEqual(Array(5).fill("?"));
});

test("nothing of the others is seen while bets are made and counts are hidden", () => {
  const spots = spotsOf({ ...BETTING, bets: { ...BETTING.bets, P2: [] }, laid: {} }, ours);
  expect([1, 2, 3].flatMap((seat) => cards(`bet-${seat}`, spots))).toEqual([]);
  expect(cards("rival-2", spots)).toEqual(Array(7).fill("?"));
});

test("what is known of a hand is shown until it may lie face down", () => {
  const hands = { ...BETTING.hands, P2: ["M60", "Y50", "A60", "?", "?", "?"] };
  const held = (laid: number) =>
    cards("rival-2", spotsOf({ ...BETTING, hands, laid: { ...BETTING.laid, P2: laid } }, { ...ours, open: true }));
  expect(held(0)).toEqual(["M60", "Y50", "A60", "?", "?", "?", "?"]);
  expect(held(3)).toEqual(["M60", "Y50", "A60", "?"]);
  expect(held(4)).toEqual(["?", "?", "?"]);
  expect(held(7)).toEqual([]);
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
  expect(cards("rival-2", spotsOf(RESOLVING, ours))).toEqual(Array(6).fill("?"));
  expect(cards("rival-2", spotsOf(RESOLVING, { ...ours, open: true }))).toEqual(["M60", "Y50", "?", "?", "?", "?"]);
});

test("bets come from hands, lots from the deck, and what is taken goes to who has it", () => {
  const flow = flowOf(RESOLVING, 0);
  expect(flow.spring({ zone: "bet-2", card: "M60" })).toBe("rival-2");
  expect(flow.spring({ zone: "left", card: "V60" })).toBe("deck");
  expect(flow.sink({ zone: "left", card: "V60" })).toBe("rival-3");
  expect(flow.sink({ zone: "bet-0", card: "V20c" })).toBe("hand");
  expect(flow.sink({ zone: "bet-2", card: "?" })).toBe("rival-2");
});

test("a card that is laid or taken back flies between hand and table, and a bet that is turned up stays where it is", () => {
  let keys = 0;
  const next = (before: Token[], board: Board): Token[] =>
    reconcile(before, spotsOf(board, ours), flowOf(board, 0), () => keys++).filter(({ leaving }) => !leaving);
  const keysIn = (tokens: Token[], name: string) =>
    tokens.filter(({ spot }) => spot.zone === name).map(({ key }) => key);
  const first = next([], BETTING);
  const more = { ...BETTING, bets: { ...BETTING.bets, P2: ["?", "?", "?"] }, laid: { ...BETTING.laid, P2: 3 } };
  const second = next(first, more);
  const came = keysIn(second, "bet-2").filter((key) => !keysIn(first, "bet-2").includes(key));
  expect(came).toHaveLength(1);
  expect(keysIn(first, "rival-2")).toContain(came[0]);
  expect(second.map(({ key }) => key).toSorted()).toEqual(first.map(({ key }) => key).toSorted());
  const third = next(second, BETTING);
  expect(keysIn(third, "rival-2").toSorted()).toEqual(keysIn(first, "rival-2").toSorted());
  const turned = { ...RESOLVING, bets: { ...RESOLVING.bets, P2: ["M60"] } };
  const fourth = next(third, turned);
  expect(keysIn(third, "bet-2")).toContain(keysIn(fourth, "bet-2")[0]);
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
