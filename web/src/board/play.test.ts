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
const speech = { game: "cone", point: ({ point }: Refused) => `told: ${point}` } as unknown as Speech;
const play = new Play(table, () => speech);

beforeEach(() => {
  refusal = undefined;
  notice.show({ text: "an older one" });
});

test.each([
  ["composed", () => play.compose(["R5"])],
  ["committed", () => play.commit()],
  ["made at once", () => play.now("draw")],
])("an older refusal goes when something is %s", async (_, act) => {
  await act();
  expect(notice.said).toBeUndefined();
});

test("a refusal is told with its clause, and its card shakes", async () => {
  refusal = { type: "refused", code: "illegal", point: "no-match", clauses: ["CO-20"] };
  expect(await play.compose(["R5"])).toBe(false);
  expect(notice.said).toEqual({ text: "told: no-match", clause: "CO-20", game: "cone" });
  expect(play.shaken).toBe("R5");
});
