/** Each sentence is said where it is true, and not where it is not. */

import { expect, test } from "vitest";
import reasons from "./hint";
import { PLAYING } from "./recorded";
import type { Board } from "./spots";

const BEFORE: Board = { ...PLAYING, mute: false };
const hand = (...cards: string[]): Partial<Board> => ({
  counts: { ...BEFORE.counts, P0: cards.length },
  hands: { ...BEFORE.hands, P0: cards },
});
const FOUR = ["R9", "R15", "A15", "M4"]; // the A5 is gone
const AFTER: Board = { ...BEFORE, ...hand(...FOUR), turn: "P1", top: "A5", number: 5, colour: "A" };

interface Told {
  moves?: string[];
  legal?: string[];
  before?: Partial<Board>;
  after?: Partial<Board>;
}

function said({ moves = ["A5", "done"], legal = ["A5", "R9"], before, after }: Told) {
  const kind = () => undefined;
  return reasons({ me: "P0", moves, legal, before: { ...BEFORE, ...before }, after: { ...AFTER, ...after }, kind });
}

const more = (seats: string[], count: number): Partial<Board> => ({
  counts: Object.fromEntries(
    Object.entries(AFTER.counts).map(([seat, had]) => [seat, had + (seats.includes(seat) ? count : 0)]),
  ),
});
const JOKERS = hand("J", "R15", "A15", "M4");

test.each<[string, Record<string, unknown>, Told, Told]>([
  ["hint-monete-out", {}, { after: hand() }, {}],
  ["hint-monete-closes", { number: 1 }, { after: { phase: "close", number: 1 } }, {}],
  ["hint-monete-all", {}, { after: more(["P1", "P2", "P3"], 1) }, { after: more(["P1"], 1) }],
  ["hint-monete-more", { seat: "P2", count: 3 }, { after: more(["P2"], 3) }, { after: more(["P1", "P2"], 1) }],
  ["hint-monete-gone", { count: 2 }, { after: hand("R9", "R15", "A15") }, {}],
  ["hint-monete-again", {}, { after: { turn: "P0" } }, { after: { turn: "P0", phase: "open" } }],
  ["hint-monete-joker", {}, { legal: ["A5", "J"], after: JOKERS }, { legal: ["A5"], after: JOKERS }],
  ["hint-monete-follows", { count: 1 }, { after: { sign: "-", number: 5 } }, { after: { sign: "-", number: 3 } }],
  ["hint-monete-follows", { count: 3 }, { after: { sign: "+" } }, { after: { sign: "+", hue: "=" } }],
])("%s", (id, about, so, otherwise) => {
  expect(said(so)).toContainEqual({ id, about });
  expect(said(otherwise).map((sentence) => sentence.id)).not.toContain(id);
});

test("of what chance decides nothing is said", () => {
  const facts = { me: "P0", moves: ["draw"], legal: ["draw"], before: BEFORE, after: undefined };
  expect(reasons({ ...facts, kind: () => undefined })).toEqual([]);
});
