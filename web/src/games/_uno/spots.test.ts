import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { recorded } from "../recorded";
import { members } from "./members";
import { offersOf } from "./offers";
import { flowOf, sorted, spotsOf, type UnoBoard } from "./spots";

const words = recorded(members[0]?.[1] ?? { cards: {}, moves: {} });

const BOARD: UnoBoard = {
  phase: "play",
  dealer: "P0",
  turn: "P0",
  direction: "left",
  top: "V5",
  colour: "V",
  drawn: "",
  stacked: 0,
  taken: false,
  silent: "",
  called: [],
  deck: 60,
  pile: ["R1", "V5"],
  counts: { P0: 3, P1: 3 },
  hands: { P0: ["W", "V7", "R5"], P1: ["A3", "?", "?"] },
  known: {},
  totals: { P0: 0, P1: 0 },
};
const step = (seat: number, point: string, argument: string): Told => ({
  version: 1,
  seat,
  events: [{ point, clauses: [], seat, argument }],
});
const TOLD = [step(-1, "dealt", "7"), step(-1, "opens", "R1"), step(1, "plays", "V5")];
const zone = (spots: ReturnType<typeof spotsOf>, name: string) => spots.filter((spot) => spot.zone === name);

test("a hand is in order: by colour, by rank, wild cards last", () => {
  expect(sorted(["+4", "A+2", "R9", "Yskip", "R0", "W", "V3"], words)).toEqual([
    "R0",
    "R9",
    "Yskip",
    "V3",
    "A+2",
    "W",
    "+4",
  ]);
});

test("what can be played says so; where nobody asks, nothing does", () => {
  const asked = spotsOf(BOARD, TOLD, words, { seat: 0, legal: ["V7", "W"] });
  expect(zone(asked, "hand").map(({ card, state }) => [card, state])).toEqual([
    ["R5", "cannot"],
    ["V7", "can"],
    ["W", "can"],
  ]);
  const idle = spotsOf(BOARD, TOLD, words, { seat: 0 });
  expect(zone(idle, "hand").every(({ state }) => state === undefined)).toBe(true);
});

test("of two equal cards one is lifted", () => {
  const twins = { ...BOARD, hands: { P0: ["R5", "R5"], P1: [] } };
  const spots = spotsOf(twins, TOLD, words, { seat: 0, kept: ["R5"], legal: ["R5"] });
  expect(zone(spots, "hand").map(({ lifted }) => lifted ?? false)).toEqual([true, false]);
});

test("the pile shows what was played last, the top card on top", () => {
  expect(zone(spotsOf(BOARD, TOLD, words, { seat: 0 }), "pile").map(({ card }) => card)).toEqual(["R1", "V5"]);
  expect(zone(spotsOf(BOARD, [], words, { seat: 0 }), "pile").map(({ card }) => card)).toEqual(["V5"]);
});

test("a card we know of a rival lies in front", () => {
  expect(zone(spotsOf(BOARD, TOLD, words, { seat: 0 }), "rival-1").map(({ card }) => card)).toEqual(["?", "?", "A3"]);
});

test("who watches has no hand and taps nothing", () => {
  const spots = spotsOf(BOARD, TOLD, words, { seat: -1 });
  expect(spots.some(({ tap }) => tap !== undefined)).toBe(false);
  expect(zone(spots, "hand")).toEqual([]);
});

test("a played card comes from who moved, a drawn one from the deck", () => {
  const flow = flowOf(TOLD, 0);
  expect(flow.spring({ zone: "pile", card: "V5" })).toBe("rival-1");
  expect(flow.spring({ zone: "hand", card: "V5" })).toBe("deck");
});

test("to pass means what is asked", () => {
  const pass = (board: Partial<UnoBoard>) => offersOf({ ...BOARD, ...board }, ["V7", "pass", "call"], 0);
  expect(pass({ phase: "drawn" })).toEqual([{ move: "pass", sense: "keep" }]);
  expect(pass({ phase: "challenge" })).toEqual([{ move: "pass", sense: "accept" }]);
});
