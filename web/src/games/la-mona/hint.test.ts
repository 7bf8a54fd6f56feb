/** Each sentence is said where it is true, and not where it is not. */

import { expect, test } from "vitest";
import { recorded } from "../recorded";
import reasons from "./hint";
import type { Board } from "./notation";
import vocabulary from "./vocabulary.json";

const speech = recorded(vocabulary);
const BEFORE: Board = {
  phase: "play",
  dealer: "P3",
  turn: "P0",
  table: ["4d", "5c", "9h"],
  builds: { P0: [], P1: [], P2: [], P3: [] },
  card: "",
  aim: "",
  picked: [],
  deck: 20,
  counts: { P0: 4, P1: 4, P2: 4, P3: 4 },
  hands: { P0: ["9s", "Kd", "2h", "3h"], P1: [], P2: [], P3: [] },
  piles: { P0: [], P1: [], P2: [], P3: [] },
  winchos: { P0: 0, P1: 0, P2: 0, P3: 0 },
  points: { P0: 0, P1: 0, P2: 0, P3: 0 },
  last: "",
  totals: {},
};
const built = (owner: string, build: string): Partial<Board> => ({ builds: { ...BEFORE.builds, [owner]: [build] } });
const WINCHO: Partial<Board> = { winchos: { ...BEFORE.winchos, P0: 1 } };

interface Told {
  turn: string;
  before?: Partial<Board>;
  after?: Partial<Board> | undefined;
}

function said({ turn, before, ...rest }: Told) {
  const board = { ...BEFORE, ...before };
  const after = "after" in rest && !rest.after ? undefined : { ...board, ...rest.after };
  const kind = (card: string) => speech.kind(card);
  return reasons({ me: "P0", moves: turn.split(" "), legal: [], before: board, after, kind });
}

test.each<[string, Record<string, unknown>, Told, Told]>([
  ["hint-mona-wincho", {}, { turn: "9s take 4d 5c 9h done", after: WINCHO }, { turn: "9s take 4d 5c 9h done" }],
  [
    "hint-mona-wincho", // the next hands are dealt: what is there after them nobody knows
    {},
    { turn: "9s take 4d 5c 9h done", after: undefined },
    { turn: "9s take 9h done", after: undefined },
  ],
  [
    "hint-mona-points",
    { points: 2, count: 2 },
    { turn: "10s take 10d done", before: { table: ["10d", "5c"] } },
    { turn: "9s take 9h done" },
  ],
  [
    "hint-mona-theirs",
    { value: 9, count: 3 },
    { turn: "9s take build-9 done", before: built("P1", "9(4h,5h)") },
    { turn: "9s take build-9 done", before: built("P2", "9(4h,5h)") }, // our partner's
  ],
  ["hint-mona-cards", { count: 4 }, { turn: "9s take 4d 5c 9h done" }, { turn: "9s trail" }],
  [
    "hint-mona-raises",
    { value: 8 },
    { turn: "2h raise-8 done", before: built("P1", "6(2d,4h)") },
    { turn: "2h raise-8 done", before: built("P0", "6(2d,4h)") },
  ],
  [
    "hint-mona-builds",
    { value: 9, card: "9s" },
    { turn: "2h form-9 5c 2d done" },
    { turn: "2h form-8 5c 2d done" }, // with nothing to take it
  ],
  ["hint-mona-helps", {}, { turn: "9s help done" }, { turn: "9s take 9h done" }],
  ["hint-mona-empty", {}, { turn: "3h trail", before: { table: [] } }, { turn: "3h trail" }],
])("%s", (id, about, so, otherwise) => {
  expect(said(so)).toContainEqual({ id, about });
  expect(said(otherwise).map((sentence) => sentence.id)).not.toContain(id);
});

test("in the middle of a turn nothing is said", () => {
  expect(said({ turn: "take 9h done", before: { phase: "aim", card: "9s" } })).toEqual([]);
});

test("three play for themselves", () => {
  const counts = { P0: 4, P1: 4, P2: 4 };
  const before = { ...built("P2", "9(4h,5h)"), counts };
  expect(said({ turn: "9s take build-9 done", before }).map(({ id }) => id)).toContain("hint-mona-theirs");
});
