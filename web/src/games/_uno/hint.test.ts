/** Each sentence is said where it is true, and not where it is not. */

import { expect, test } from "vitest";
import type { Facts } from "../../hint/reasons";
import reasons from "./hint";
import type { UnoBoard } from "./spots";

const BEFORE: UnoBoard = {
  phase: "play",
  dealer: "P3",
  turn: "P0",
  direction: "left",
  top: "R3",
  colour: "R",
  drawn: "",
  stacked: 0,
  taken: false,
  silent: "",
  called: [],
  deck: 60,
  pile: ["R3"],
  counts: { P0: 4, P1: 5, P2: 5, P3: 5 },
  hands: { P0: ["R5", "R7", "V2", "W"], P1: [], P2: [], P3: [] },
  known: {},
  totals: {},
};
const AFTER: UnoBoard = {
  ...BEFORE,
  turn: "P1",
  top: "R5",
  counts: { ...BEFORE.counts, P0: 3 },
  hands: { ...BEFORE.hands, P0: ["R7", "V2", "W"] },
};
const hand = (...cards: string[]) => ({
  counts: { ...BEFORE.counts, P0: cards.length },
  hands: { ...BEFORE.hands, P0: cards },
});

type Told = Partial<Omit<Facts<UnoBoard>, "before" | "after">> & {
  before?: Partial<UnoBoard>;
  after?: Partial<UnoBoard>;
};

function said({ before, after, ...rest }: Told) {
  const facts: Facts<UnoBoard> = {
    me: "P0",
    moves: ["R5"],
    legal: ["R5", "R7", "W"],
    kind: () => undefined,
    ...rest,
    before: { ...BEFORE, ...before },
    after: { ...AFTER, ...after },
  };
  return reasons(facts);
}

const THREAT = { counts: { ...BEFORE.counts, P1: 1 } };

test.each<[string, Record<string, unknown>, Told, Told]>([
  ["hint-uno-out", {}, { after: hand() }, {}],
  [
    "hint-uno-draws",
    { seat: "P1", count: 1, drawn: 2 },
    { before: THREAT, after: { turn: "P2", counts: { ...AFTER.counts, P1: 3 } } },
    { after: { turn: "P2", counts: { ...AFTER.counts, P1: 7 } } }, // who had many
  ],
  [
    "hint-uno-given",
    { seat: "P1", count: 1, given: 2 },
    { moves: ["U", "give-R", "R"], before: THREAT, after: { counts: { ...AFTER.counts, P1: 3 } } },
    { before: THREAT, after: { turn: "P2", counts: { ...AFTER.counts, P1: 3 } } }, // who draws
  ],
  [
    "hint-uno-skips",
    { seat: "P1", count: 1 },
    { before: THREAT, after: { turn: "P2", counts: { ...AFTER.counts, P1: 1 } } },
    { before: THREAT, after: { counts: { ...AFTER.counts, P1: 1 } } }, // whose turn it is
  ],
  ["hint-uno-gives", { count: 3 }, { after: hand("V2") }, {}],
  [
    "hint-uno-word",
    {},
    { moves: ["call", "R5"], after: { ...hand("V2"), called: ["P0"] } },
    { after: { ...hand("V2"), called: [] } },
  ],
  ["hint-uno-wild", { card: "W" }, {}, { legal: ["R5", "R7"] }],
  [
    "hint-uno-colour",
    { count: 2, colour: "R" },
    { moves: ["W", "R"], after: { ...hand("R5", "R7", "V2"), top: "W" } },
    { moves: ["W", "V"], after: { ...hand("R5", "R7", "V2"), top: "W", colour: "V" } },
  ],
  ["hint-uno-last", {}, { after: hand("V2") }, {}],
  ["hint-uno-follow", { count: 1, colour: "R" }, {}, { after: hand("V2", "V3", "W") }],
])("%s", (id, about, so, otherwise) => {
  expect(said(so)).toContainEqual({ id, about });
  expect(said(otherwise).map((sentence) => sentence.id)).not.toContain(id);
});

test("the other way round the next one sits at the other side", () => {
  const before = { direction: "right" as const, counts: { ...BEFORE.counts, P3: 2 } };
  const after = { turn: "P1", direction: "left" as const, counts: { ...AFTER.counts, P3: 2 } };
  expect(said({ before, after })).toContainEqual({ id: "hint-uno-skips", about: { seat: "P3", count: 2 } });
});

test("of what chance decides nothing is said", () => {
  const facts = { me: "P0", moves: ["draw"], legal: ["draw", "W"], before: BEFORE, after: undefined };
  expect(reasons({ ...facts, kind: () => undefined })).toEqual([]);
});
