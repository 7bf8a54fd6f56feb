/** The matches of a log that are over, each by itself, also those of a device that never heard of a shelf. */

import { expect, test } from "vitest";
import type { AnyEntry } from "../entries";
import type { Result } from "../wire";
import { finishedOf } from "./finished";
import type { Logged } from "./fold";

const result = (...champions: number[]): Result => ({
  ...{ why: "x", clause: "X-1", winners: [0], totals: [3, 1], champions, events: [] },
});
const played = (moves: string[], ended?: Result): AnyEntry => ({
  ...{ type: "played", seat: 0, moves, by: "person" },
  ...(ended ? { result: ended } : {}),
});

const LOG: AnyEntry[] = [
  { type: "opened", code: "local-abc", game: "whist", rules: 1, options: { players: 2 }, host: "me" },
  { type: "sat", seat: 0, person: "me", name: "Ana" },
  { type: "bot-seated", seat: 1, level: "chance" },
  { type: "started", key: "1" },
  played(["a", "b"]),
  played(["c"], result()),
  { type: "dealt" },
  played(["d"], result(0)),
  { type: "said", person: "me", name: "Ana", text: "hola" },
  { type: "rematched" },
  { type: "renewed", rules: 2, options: { players: 2, deals: 3 } },
  { type: "started", key: "2" },
  played(["e"]),
  { type: "ended", why: "abandoned" },
  { type: "rematched" },
  { type: "started", key: "3" },
  played(["f"]),
];
const lines = LOG.map((entry, at): Logged => [entry, at * 1000]);

test("a log with several matches has each of them, and not the one that is being played", () => {
  const chairs = [{ name: "Ana" }, { bot: "chance" }];
  const same = { code: "local-abc", game: "whist", seat: 0, chairs, companions: ["", ""] };
  expect(finishedOf("local-abc", lines, "me")).toEqual([
    {
      ...{ ...same, number: 1, rules: 1, options: { players: 2 }, began: 3000, ended: 7000 },
      ...{ champions: [0], totals: [3, 1], deals: 2, moves: 4 },
    },
    {
      ...{ ...same, number: 2, rules: 2, options: { players: 2, deals: 3 }, began: 11_000, ended: 13_000 },
      ...{ champions: [], totals: [], deals: 0, moves: 1 },
    },
  ]);
});

test("however much of a log there is, what is over stays as it was", () => {
  const whole = finishedOf("local-abc", lines, "me");
  for (let size = 0; size <= lines.length; size++) {
    const found = finishedOf("local-abc", lines.slice(0, size), "me");
    expect(found).toEqual(whole.slice(0, found.length));
  }
});
