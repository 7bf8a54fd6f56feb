/** What is told of a move that was tapped. */

import { beforeEach, expect, test } from "vitest";
import { notice } from "../state/notice.svelte";
import type { Table } from "../state/table.svelte";
import type { Refused } from "../wire";
import type { Speech } from "../words/speech";
import { Play } from "./play.svelte";

let refusal: Refused | undefined;
const tried = async () => !refusal;
const turn = { moves: ["R5"], set: tried, play: tried, commit: tried, clear: () => undefined };
const table = {
  get turn() {
    return { ...turn, refusal };
  },
  chairs: [],
  seat: 0,
} as unknown as Table;
const speech = { game: "whist", point: ({ point }: Refused) => `told: ${point}` } as unknown as Speech;
const play = new Play(table, () => speech);

beforeEach(() => {
  refusal = undefined;
  notice.show({ text: "an older one" });
});

test.each([
  ["composed", () => play.compose(["R5"])],
  ["committed", () => play.commit()],
  ["made at once", () => play.now("draw")],
  ["made next", () => play.next("V20a")],
])("an older refusal goes when something is %s", async (_, act) => {
  await act();
  expect(notice.said).toBeUndefined();
});

test("a refusal is told with its clause, and its card shakes", async () => {
  refusal = { type: "refused", code: "illegal", point: "no-match", clauses: ["WH-20"] };
  expect(await play.compose(["R5"])).toBe(false);
  expect(notice.said).toEqual({ text: "told: no-match", clause: "WH-20", game: "whist", foot: expect.any(Function) });
  expect(play.shaken).toBe("R5");
});

test("what a quick thumb taps is made one after another, and nothing is lost to a refusal", async () => {
  const made: string[] = [];
  const busy = { ...turn, on: false };
  const slow = async (moves: string[]): Promise<boolean> => {
    expect(busy.on).toBe(false);
    busy.on = true;
    await new Promise((done) => setTimeout(done));
    busy.on = false;
    made.push(moves.join(" "));
    return moves[0] !== "M30a";
  };
  const quick = new Play({ turn: { ...turn, play: slow }, chairs: [], seat: 0 } as unknown as Table, () => speech);
  await Promise.all([quick.next("V20a"), quick.next("M30a"), quick.next("E", "V20a"), quick.next("lock")]);
  expect(made).toEqual(["V20a", "M30a", "E V20a", "lock"]);
});
