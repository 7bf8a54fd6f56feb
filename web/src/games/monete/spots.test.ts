import { expect, test } from "vitest";
import { recorded } from "../recorded";
import { LEGAL, PLAYING, SPIED, SPYING } from "./recorded";
import { heaped, sorted, spotsOf } from "./spots";
import vocabulary from "./vocabulary.json";

const words = recorded(vocabulary);

const asked = { moves: [], legal: LEGAL, asked: true };
const zone = (name: string, spots: ReturnType<typeof spotsOf>) => spots.filter((spot) => spot.zone === name);

test("our hand lies by number, and says what can be played", () => {
  const hand = zone("hand", spotsOf(PLAYING, 0, ["M9"], words, asked));
  expect(hand.map(({ card }) => card)).toEqual(["M4", "A5", "R9", "R15", "A15"]);
  expect(hand.map(({ state }) => state)).toEqual(["can", "can", "can", "cannot", "cannot"]);
});

test("while nobody asks us our cards are neither good nor bad", () => {
  const hand = zone("hand", spotsOf(PLAYING, 0, ["M9"], words, { moves: [], legal: ["speak"], asked: false }));
  expect(hand.map(({ state }) => state)).toEqual(Array(5).fill(undefined));
});

test("what is composed is lifted and stays in the hand", () => {
  const hand = zone(
    "hand",
    spotsOf(PLAYING, 0, ["M9"], words, { moves: ["R9"], legal: ["done", "speak"], asked: true }),
  );
  expect(hand.filter(({ lifted }) => lifted).map(({ card }) => card)).toEqual(["R9"]);
  expect(hand.find(({ card }) => card === "R9")?.state).toBe("can");
});

test("of two jokers one is lifted", () => {
  const board = { ...PLAYING, hands: { ...PLAYING.hands, P0: ["R9", "J", "J"] } };
  const hand = zone("hand", spotsOf(board, 0, [], words, { moves: ["J"], legal: ["1", "2"], asked: true }));
  expect(hand.map(({ lifted }) => lifted)).toEqual([false, true, false]);
});

test("a hand that we spy on lies open, and its cards can be taken", () => {
  const spots = spotsOf(SPYING, 0, ["M10"], words, { moves: [], legal: SPIED, asked: true });
  expect(zone("spied", spots).map(({ card, state }) => `${card} ${state}`)).toEqual(["Y9 can", "A16 can", "J can"]);
  expect(zone("rival-1", spots)).toEqual([]);
  expect(zone("hand", spots).every(({ state }) => state === "cannot")).toBe(true);
});

test("a joker that we spy on is not our own", () => {
  const board = { ...SPYING, hands: { ...SPYING.hands, P0: ["R19", "J"] } };
  const looking = spotsOf(board, 0, ["M10"], words, { moves: [], legal: SPIED, asked: true });
  expect(zone("hand", looking).map(({ state }) => state)).toEqual(["cannot", "cannot"]);
  const taking = spotsOf(board, 0, ["M10"], words, { moves: ["J"], legal: ["R19", "J"], asked: true });
  expect(zone("hand", taking).map(({ state, lifted }) => [state, lifted])).toEqual([
    ["can", false],
    ["can", false],
  ]);
  expect(zone("spied", taking).map(({ lifted }) => lifted)).toEqual([false, false, true]);
});

test("who watches has no hand, and sees backs", () => {
  const hidden = { ...PLAYING, hands: { ...PLAYING.hands, P0: ["?", "?"] } };
  const spots = spotsOf(hidden, -1, ["M9"], words, { moves: [], legal: [], asked: false });
  expect(zone("hand", spots)).toEqual([]);
  expect(zone("rival-0", spots).map(({ card }) => card)).toEqual(["?", "?"]);
});

test("a hand is sorted by number, then colour, jokers last", () => {
  expect(sorted(["J", "M12", "R12", "A2", "V20"], words)).toEqual(["A2", "R12", "M12", "V20", "J"]);
});

test("the heap keeps the order in which cards came", () => {
  const one = heaped([], { pile: ["M9"], top: "M9" });
  const two = heaped(one, { pile: ["A7", "M9"], top: "A7" });
  expect(two).toEqual(["M9", "A7"]);
  expect(heaped(two, { pile: ["A5", "A6", "A7", "M9"], top: "A5" })).toEqual(["M9", "A7", "A6", "A5"]);
  expect(heaped(two, { pile: [], top: "" })).toEqual([]);
});

test("a second joker on the heap is another card", () => {
  expect(heaped(["J", "A7"], { pile: ["A7", "J", "J"], top: "J" })).toEqual(["J", "A7", "J"]);
});
