/** Each sentence is said where it is true, and not where it is not. */

import { expect, test } from "vitest";
import { recorded } from "../recorded";
import reasons from "./hint";
import type { Board } from "./spots";
import vocabulary from "./vocabulary.json";

const speech = recorded(vocabulary);
const BEFORE = {
  phase: "bet",
  left: ["V20a", "V20b", "M30a", "c1"],
  right: ["A60", "A50", "R40", "c2"],
  bets: { P0: [], P1: ["?"] },
  hands: { P0: ["V60", "V50", "M20a", "A40", "c3", "E"], P1: ["?"] },
} as unknown as Board;
const RESOLVE = {
  phase: "resolve",
  bets: { P0: ["M20a", "c3"], P1: ["A30a"] },
  hands: { P0: ["V60", "V50", "V40", "A40"], P1: ["?"] },
} as unknown as Partial<Board>;

interface Told {
  turn: string;
  before?: Partial<Board>;
}

function said({ turn, before }: Told) {
  const board = { ...BEFORE, ...before };
  const kind = (card: string) => speech.kind(card);
  return reasons({ me: "P0", moves: turn.split(" "), legal: [], before: board, after: undefined, kind });
}

const lot = (...left: string[]): Partial<Board> => ({ ...RESOLVE, left });

test.each<[string, Record<string, unknown>, Told, Told]>([
  ["hint-money-out", {}, { turn: "E lock" }, { turn: "E c3 lock" }],
  ["hint-money-spares", { currency: "V", sum: 110 }, { turn: "A40 lock" }, { turn: "A40 V50 lock" }],
  [
    "hint-money-spares", // what lies there already is taken back
    { currency: "V", sum: 110 },
    {
      turn: "V50 A40 lock",
      before: { bets: { P0: ["V50"] }, hands: { P0: ["V60", "M20a", "A40", "c3", "E"] } } as Partial<Board>,
    },
    {
      turn: "A40 lock",
      before: { bets: { P0: ["V50"] }, hands: { P0: ["V60", "M20a", "A40", "c3", "E"] } } as Partial<Board>,
    },
  ],
  ["hint-money-bets", { amount: 50, left: 80, right: 160 }, { turn: "A40 c3 E lock" }, { turn: "A40" }],
  [
    "hint-money-whole",
    { currency: "V", sum: 210 },
    { turn: "left", before: lot("V30a", "V30b", "c1") },
    { turn: "left", before: lot("V30a", "c1") },
  ],
  [
    "hint-money-set",
    { currency: "M", value: 30 },
    { turn: "left", before: lot("M30a", "M30b", "M30c") },
    { turn: "left", before: lot("M30a", "M30b", "V30c") },
  ],
  [
    "hint-money-gains",
    { amount: 30, worth: 160 },
    { turn: "right", before: RESOLVE },
    { turn: "back", before: RESOLVE },
  ],
  [
    "hint-money-gains",
    { amount: 30, worth: 40 },
    { turn: "swap-P1", before: { ...RESOLVE, bets: { P0: ["M20a", "c3"], P1: ["A40"] } } as Partial<Board> },
    { turn: "swap-P1", before: RESOLVE }, // for as much
  ],
])("%s", (id, about, so, otherwise) => {
  expect(said(so)).toContainEqual({ id, about });
  expect(said(otherwise).map((sentence) => sentence.id)).not.toContain(id);
});
