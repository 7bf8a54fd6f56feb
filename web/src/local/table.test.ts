// @vitest-environment node
/** A table on this device decides, keeps and tells what the server's would, step by step. */

import { beforeAll, describe, expect, test } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { loadRules, type Rules } from "../engine/engine";
import type { AnyEntry } from "../entries";
import type { AnyCommand } from "../wire";
import { decide, draft, explain, play, returning, upgrade } from "./decide";
import { fold, replay } from "./fold";
import { news, snapshot } from "./scene";
import { GAMES, type Step } from "./stories";
import { remembered, storiesOf, unpack } from "./story";
import type { Table } from "./table";
import { due, elapse } from "./time";

const ME = { id: "me", name: "Ana" };
const HERE = { present: [0], spectators: 0 };

test("there are thousands of steps to follow, of every kind", () => {
  const steps = GAMES.flatMap(({ stories }) => stories.flatMap((story) => story.steps));
  expect(steps.length).toBeGreaterThan(5000);
  const commands = new Set(steps.flatMap((step) => ("command" in step ? step.command.type : [])));
  expect([...commands].sort().join(" ")).toBe(
    "add-bot draft explain join leave phrase play ready rematch remove-bot say sit stand start take-back",
  );
  const entries = new Set(steps.flatMap((step) => ("keep" in step ? step.keep.map(({ type }) => type) : [])));
  expect([...entries].sort().join(" ")).toBe(
    "bot-left bot-seated dealt ended handed-over played readied rematched said sat started stood taken-back",
  );
});

/** Entries and the stories in them, which may be packed in more than one way. */
async function unpacked(entries: AnyEntry[]): Promise<unknown> {
  return await Promise.all(
    entries.map(async (entry) =>
      entry.type === "played" && entry.story ? { ...entry, story: await unpack(entry.story) } : entry,
    ),
  );
}

/** What a command is answered, without what the line adds. */
function answer(table: Table, command: AnyCommand, key: string) {
  if (command.type === "draft") return draft(table, ME, command);
  if (command.type === "explain") return explain(table, ME, command);
  return decide(table, ME, command, key);
}

const keyOf = (entries: AnyEntry[] = []): string =>
  entries.map((entry) => (entry.type === "started" ? entry.key : "")).join("");

async function follow(table: Table, step: Step, woken: number): Promise<Table> {
  if ("keep" in step) {
    const after = step.keep.reduce((before, entry) => fold(before, entry, step.at), table);
    for (const [seat, told] of Object.entries(step.told)) expect(news(table, after, Number(seat), woken)).toEqual(told);
    return after;
  }
  if ("shown" in step) expect(snapshot(table, ME.id, step.since, HERE, woken, step.now)).toEqual(step.shown);
  else if ("returning" in step) expect(returning(table, ME, step.returning)).toEqual(step.entries);
  else if ("due" in step) {
    expect(due(table, woken) ?? null).toEqual(step.due);
    expect(elapse(table, woken, step.now)).toEqual(step.entries);
  } else {
    const decided =
      "play" in step ? play(table, step.seat, step.play, step.by) : answer(table, step.command, keyOf(step.entries));
    if (!Array.isArray(decided)) expect(decided).toEqual({ ...step.answer, id: undefined, version: undefined });
    else
      expect(await unpacked((await remembered(table, decided, table.since))[0])).toEqual(
        await unpacked(step.entries ?? []),
      );
  }
  return table;
}

describe.each(GAMES)("$game", ({ game, woken, stories }) => {
  let rules: Rules;
  beforeAll(async () => {
    serveFromDisk();
    rules = await loadRules(game);
  });

  test.each(stories)("$name: every step is decided, kept and told as the server does it", async ({ opened, steps }) => {
    let table = replay([opened], { rules });
    for (const step of steps) table = await follow(table, step, woken);
  });

  test("a log of older rules is read, renewed or ended as the server does it", async () => {
    for (const { log, entries, shown } of stories.flatMap(({ logs }) => logs)) {
      const table = replay(log, { rules, stories: await storiesOf(log) });
      expect(upgrade(table)).toEqual(entries);
      const at = log[0]?.[1] ?? 0;
      const after = entries.reduce((before, entry) => fold(before, entry, at), table);
      expect(snapshot(after, ME.id, -1, HERE, woken, at)).toEqual(shown);
    }
  });
});
