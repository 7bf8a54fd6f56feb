/** A draft is what the server says of it; refusals leave it, another question ends it. */

import { beforeEach, expect, test, vi } from "vitest";
import type { Answer, Wish } from "../net/link";
import type { Drafted, Scene } from "../wire";
import { Turn } from "./turn.svelte";

type Asked = Extract<Wish, { type: "draft" | "play" | "explain" }>;

class Place {
  version = 4;
  scene: Scene = { stage: "playing", legal: ["W", "R5", "draw"], board: { top: "R1" } };
  asked: Asked[] = [];
  answers: Answer[] = [];

  async send(command: Wish): Promise<Answer> {
    this.asked.push(command as Asked);
    return this.answers.shift() ?? { type: "accepted", id: "", version: 5 };
  }
}

const drafted = (legal: string[], over: Partial<Drafted> = {}): Drafted => ({
  type: "drafted",
  id: "",
  version: 4,
  legal,
  board: { top: "W" },
  done: false,
  certain: true,
  ...over,
});

let place: Place;
let turn: Turn;
beforeEach(() => {
  place = new Place();
  turn = new Turn(place);
});

test("without a draft the table's moves are legal", () => {
  expect(turn.legal).toEqual(["W", "R5", "draw"]);
  expect(turn.board).toEqual({ top: "R1" });
  expect(turn.ready).toBe(false);
});

test("a draft shows what follows, until it is whole", async () => {
  place.answers = [drafted(["r", "b"]), drafted([], { done: true })];
  expect(await turn.add("W")).toBe(true);
  expect(turn.legal).toEqual(["r", "b"]);
  expect(turn.board).toEqual({ top: "W" });
  expect(turn.ready).toBe(false);
  await turn.add("r");
  expect(turn.moves).toEqual(["W", "r"]);
  expect(turn.ready).toBe(true);
});

test("where nobody can know what follows it can be committed", async () => {
  place.answers = [drafted([], { certain: false })];
  await turn.add("draw");
  expect(turn.ready).toBe(true);
});

test("undo asks nothing that was answered before", async () => {
  place.answers = [drafted(["r"]), drafted([], { done: true })];
  await turn.add("W");
  await turn.add("r");
  await turn.undo();
  expect(turn.moves).toEqual(["W"]);
  expect(turn.legal).toEqual(["r"]);
  await turn.undo();
  expect(turn.legal).toEqual(["W", "R5", "draw"]);
  expect(place.asked).toHaveLength(2);
});

test("a refusal leaves the draft as it was", async () => {
  place.answers = [drafted(["r"]), { type: "refused", code: "illegal", point: "no-match" }];
  await turn.add("W");
  expect(await turn.add("x")).toBe(false);
  expect(turn.moves).toEqual(["W"]);
  expect(turn.refusal?.point).toBe("no-match");
});

test("only the last wish counts", async () => {
  place.answers = [drafted(["r"]), drafted(["b"])];
  const [first, second] = [turn.set(["W"]), turn.set(["R5"])];
  expect([await first, await second]).toEqual([false, true]);
  expect(turn.moves).toEqual(["R5"]);
});

test("a commit makes the whole turn and begins anew", async () => {
  place.answers = [drafted([], { done: true })];
  await turn.add("R5");
  expect(await turn.commit()).toBe(true);
  expect(place.asked.at(-1)).toEqual({ type: "play", version: 4, moves: ["R5"] });
  expect(turn.moves).toEqual([]);
});

test("one commit at a time", async () => {
  const both = [turn.play(["draw"]), turn.play(["draw"])];
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(place.asked).toHaveLength(1);
});

test("a draft lives while the question is the same, drawn on the new board", async () => {
  place.answers = [drafted(["r"]), drafted(["r"], { board: { top: "new" } })];
  await turn.add("W");
  const before = place.scene;
  place.scene = { ...before, board: { top: "other" } };
  turn.meet(before);
  await vi.waitFor(() => expect(turn.board).toEqual({ top: "new" }));
  expect(turn.moves).toEqual(["W"]);
  turn.meet({ stage: "playing", legal: ["pass"] });
  expect(turn.moves).toEqual([]);
});

test("a window that closes beside a draft leaves it; what is no longer legal goes", async () => {
  const before = { ...place.scene, legal: ["W", "R5", "draw", "call", "pass", "catch"] };
  const meet = (legal: string[]) => {
    place.scene = { ...before, legal };
    turn.meet(before);
  };
  place.answers = [drafted([], { done: true }), drafted([], { done: true })];
  await turn.add("R5");
  turn.aside = "call";
  meet(["W", "R5", "draw", "call"]);
  expect([turn.aside, turn.moves]).toEqual(["call", ["R5"]]);
  meet(["W", "R5", "draw"]);
  expect([turn.aside, turn.moves]).toEqual(["", []]);
});

test("what is said beside a turn goes out first, in the same commit, and only with it", async () => {
  place.answers = [drafted([], { done: true })];
  turn.aside = "call";
  expect(place.asked).toEqual([]);
  await turn.add("R5");
  expect(place.asked.at(-1)).toMatchObject({ type: "draft", moves: ["R5"] });
  await turn.commit();
  expect(place.asked.at(-1)).toMatchObject({ type: "play", moves: ["call", "R5"] });
  expect(turn.aside).toBe("");
  turn.aside = "call";
  await turn.play(["draw"]);
  expect(place.asked.at(-1)).toMatchObject({ type: "play", moves: ["draw"] });
  expect(turn.aside).toBe("");
});

test("what is said beside a turn can be taken back, after the turn", async () => {
  place.answers = [drafted([], { done: true })];
  turn.aside = "call";
  await turn.add("R5");
  await turn.undo();
  expect([turn.moves, turn.aside]).toEqual([[], "call"]);
  await turn.undo();
  expect(turn.aside).toBe("");
});

test("why is asked for after what is composed", async () => {
  const why = [{ move: "G1", point: "no-match", clauses: ["CO-08"] }];
  place.answers = [drafted(["r"]), { type: "explained", id: "", version: 4, reasons: why }];
  await turn.add("W");
  expect(await turn.explain(["G1"])).toEqual(why);
  expect(place.asked.at(-1)).toMatchObject({ moves: ["G1"], after: ["W"] });
});
