import { beforeEach, expect, test, vi } from "vitest";
import { recorded } from "../recorded";
import { Picking } from "./picking.svelte";
import vocabulary from "./vocabulary.json";

const speech = recorded(vocabulary);

/** What follows each draft, as the server says it: a seven in the hand; 3, 4 and a formada of 7 on the table. */
const LEGAL: Record<string, string[]> = {
  "7h": ["trail", "take"],
  "7h trail": [],
  "7h take": ["3c", "build-7"],
  "7h take 3c 4d done": [],
  "7h take 3c 4d build-7 done": [],
  "7h take build-7 done": [],
  "2s": ["trail", "form-9"],
  "2s form-9": ["7d"],
  "2s form-9 7d": ["done"],
  "2s form-9 7d done": [],
  "2d": ["raise-9"], // with our formada of 5
  Qc: ["trail"],
  "Qc trail": [],
  "2d raise-9": ["2h"],
  "2d raise-9 2h": ["9c", "build-5"],
  "2d raise-9 2h build-5 done": [],
  "2d raise-9 2h 9c build-5 done": [],
};

const AIMS: Record<string, string> = { "7h take": "take-7", "2s form-9": "form-9", "2d raise-9": "raise-9" };

class Turn {
  moves: string[] = [];

  get legal(): string[] {
    return LEGAL[this.moves.join(" ")] ?? [];
  }

  get ready(): boolean {
    return this.moves.at(-1) === "done" || this.moves.at(-1) === "trail";
  }

  get board() {
    return { aim: AIMS[this.moves.slice(0, 2).join(" ")] ?? "" };
  }

  set(moves: string[]): Promise<boolean> {
    const fine = !moves.length || moves.join(" ") in LEGAL;
    if (fine) this.moves = moves;
    return Promise.resolve(fine);
  }

  explain([move = ""]: string[]) {
    const point = { "2c": "drowned", Kh: "no-group" }[move] ?? "order";
    return Promise.resolve([{ move, point, clauses: [] }]);
  }
}

let turn: Turn;
let picking: Picking;
const explain = vi.fn(() => Promise.resolve());
const tell = vi.fn();
const compose = vi.fn((moves: string[]) => turn.set(moves));
const commit = vi.fn(() => Promise.resolve());
const choose = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.clearAllMocks();
  turn = new Turn();
  const play = { turn, speech, compose, choose, explain, tell, commit, back: undefined };
  picking = new Picking(play as unknown as ConstructorParameters<typeof Picking>[0]);
});

test("a tap on the table before one on the hand is explained", async () => {
  await picking.tap("4d");
  expect(explain).toHaveBeenCalledWith("take");
});

test("picks in any order are said from low to high, once they add up", async () => {
  await turn.set(["7h"]);
  await picking.tap("4d");
  expect([turn.moves, picking.picks, picking.tally?.missing]).toEqual([["7h", "take"], ["4d"], 3]);
  await picking.tap("3c");
  expect(turn.moves).toEqual(["7h", "take", "3c", "4d", "done"]);
  await picking.tap("build-7");
  expect(turn.moves).toEqual(["7h", "take", "3c", "4d", "build-7", "done"]);
});

test("a second tap puts a pick back", async () => {
  await turn.set(["7h"]);
  await picking.choose("take");
  await picking.tap("4d");
  await picking.tap("4d");
  expect([turn.moves, picking.picks]).toEqual([["7h", "take"], []]);
});

test("what has to be picked is picked", async () => {
  await turn.set(["2s"]);
  await picking.choose("form-9");
  expect([picking.picks, turn.moves]).toEqual([["7d"], ["2s", "form-9", "7d", "done"]]);
});

test("our formada is raised with cards of the table, whichever is tapped first", async () => {
  await turn.set(["2d"]);
  await picking.tap("build-5");
  expect([picking.aim, picking.picks, picking.tally?.missing]).toEqual(["raise-9", ["2h", "build-5"], 0]);
  expect(turn.moves).toEqual(["2d", "raise-9", "2h", "build-5", "done"]);
  await picking.tap("9c");
  expect(turn.moves).toEqual(["2d", "raise-9", "2h", "9c", "build-5", "done"]);
});

test("a card that can do nothing with what is tapped is told what it lacks", async () => {
  await turn.set(["2s"]);
  await picking.tap("Qd");
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ move: "take" }));
});

test("what can never be picked is explained", async () => {
  await turn.set(["7h"]);
  await picking.choose("take");
  await picking.tap("2c");
  await picking.tap("Kh");
  expect(explain.mock.calls).toEqual([["2c"], ["Kh"]]);
  expect(picking.picks).toEqual([]);
});

test("undoing takes back the picks, then the aim, then the card", async () => {
  await turn.set(["7h"]);
  await picking.choose("take");
  await picking.tap("3c");
  await picking.tap("4d");
  await picking.undo();
  expect([turn.moves, picking.picks]).toEqual([["7h", "take"], ["3c"]]);
  await picking.undo();
  await picking.undo();
  expect(turn.moves).toEqual(["7h"]);
  await picking.undo();
  expect(turn.moves).toEqual([]);
});

test("a card that can only be left says so, and goes back whole", async () => {
  await picking.hold("Qc");
  expect([turn.moves, picking.assumed, picking.worth]).toEqual([["Qc", "trail"], true, "12"]);
  await picking.undo();
  expect(turn.moves).toEqual([]);
  await picking.hold("Qc");
  await picking.tap("9c");
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ move: "take" }));
  expect(tell.mock.invocationCallOrder[0]).toBeGreaterThan(compose.mock.invocationCallOrder.at(-1) ?? Infinity);
  expect(turn.moves).toEqual(["Qc", "trail"]);
  await picking.hold("Qc");
  expect(choose).toHaveBeenCalledWith("Qc");
});

test("a turn is settled where nothing was assumed, and nothing that lies there could go with it", async () => {
  await turn.set(["7h"]);
  await picking.choose("take");
  expect(picking.settled(["3c", "4d", "build-7"])).toBe(false);
  await picking.tap("3c");
  await picking.tap("4d");
  expect(picking.settled(["3c", "4d", "build-7"])).toBe(false);
  expect(picking.settled(["3c", "4d", "2h", "5s"])).toBe(false);
  expect(picking.settled(["3c", "4d", "2h", "Kh"])).toBe(true);
  await turn.set([]);
  await picking.hold("Qc");
  expect(picking.settled([])).toBe(false);
});

test("what a card counts is said where it is not printed on it", async () => {
  const worth: string[] = [];
  for (const card of ["7h", "Qc", "As", "2c"]) {
    turn.moves = [card];
    worth.push(picking.worth);
  }
  expect(worth).toEqual(["", "12", "1 · 14", "15"]);
});

test("a card that is left can be taken back, as any other; what is not finished is explained", async () => {
  await turn.set(["7h"]);
  await picking.choose("take");
  await picking.commit();
  expect(explain).toHaveBeenCalledWith("done");
  await turn.set(["7h"]);
  await picking.choose("trail");
  expect(commit).not.toHaveBeenCalled();
  expect(turn.moves).toEqual(["7h", "trail"]);
  await picking.undo();
  expect(turn.moves).toEqual(["7h"]);
});
