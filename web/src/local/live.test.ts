// @vitest-environment node
/** Races and bots at a table on this device. */

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { loadRules } from "../engine/engine";
import type { View } from "../engine/state";
import { BLIND, HUMAN, PAUSE, WINDOW } from "../entries";
import { Insight } from "../state/insight";
import { fold, replay, type Logged } from "./fold";
import { listed } from "./log";
import { Players } from "./players";
import { GAMES } from "./stories";
import { levelOf, silenceOf, type Table } from "./table";
import { Paper, seeded, Tab } from "./tabs";
import { hasRivals } from "./time";

let paper: Paper;
let tab: Tab;

beforeAll(() => void serveFromDisk());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: new Date("2026-01-01") });
  seeded(1);
  paper = new Paper();
  tab = new Tab(paper, PAUSE);
});
afterEach(() => {
  tab.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The log of a table up to where something is so; on paper, as if it were of this moment. */
async function until(wanted: (table: Table) => boolean): Promise<{ table: Table; code: string }> {
  for (const { game, stories } of GAMES) {
    const rules = await loadRules(game);
    for (const { opened, steps } of stories) {
      const lines: Logged[] = [opened];
      let table = replay(lines, { rules });
      for (const step of steps) {
        if (!("keep" in step)) continue;
        for (const entry of step.keep) {
          lines.push([entry, step.at]);
          table = fold(table, entry, step.at);
        }
        if (!wanted(table)) continue;
        const { code } = table.opened;
        const about = listed(table, 0, 0);
        await paper.append(0, lines, about);
        return { table, code };
      }
    }
  }
  throw new Error("it is never so in any story");
}

/** A window in which the person could be quicker than others, about somebody else's card. */
function isOpen(table: Table): boolean {
  const { state } = table;
  if (!state || !silenceOf(table) || state.first === 0 || table.chairs[0]?.stand_in) return false;
  return hasRivals(table, 0) && raced(table) !== undefined;
}

function raced({ state, setup }: Table): string | undefined {
  const { races } = setup.rules.description;
  return state?.legal(0).find((move) => races.includes(setup.move(move) ?? -1));
}

/** Time passes, and what is on its way arrives. */
async function pass(time: number): Promise<void> {
  for (let left = time; left > 0; left -= 10) {
    await vi.advanceTimersByTimeAsync(Math.min(10, left));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const answers = () => tab.heard.filter(({ type }) => type === "accepted" || type === "refused");

test("who presses sooner than anybody can react is not the quickest", async () => {
  const { code, table } = await until(isOpen);
  tab.join(code);
  const { version } = await tab.hear("snapshot");
  const before = paper.lines(code).length;
  tab.say({ type: "play", id: "blind", version, moves: [raced(table) ?? ""] });
  await pass(HUMAN);
  expect(answers()).toEqual([]);
  expect(paper.lines(code)).toHaveLength(before);
  await pass(BLIND);
  expect(answers()).toMatchObject([{ id: "blind" }]);
  expect(paper.lines(code)[before]?.[0]).not.toMatchObject({ seat: 0 }); // somebody else was quicker
});

test("who is quick wins against bots", async () => {
  const { code, table } = await until(isOpen);
  tab.join(code);
  const { version } = await tab.hear("snapshot");
  await pass(HUMAN + 100);
  tab.say({ type: "play", id: "quick", version, moves: [raced(table) ?? ""] });
  await pass(30);
  expect(answers()).toMatchObject([{ type: "accepted", id: "quick" }]);
  expect(paper.lines(code).at(-1)?.[0]).toMatchObject({ type: "played", seat: 0, by: "person" });
});

test("a window closes by itself, if nobody says anything before", async () => {
  const { code } = await until(isOpen);
  tab.join(code);
  const { scene, now } = await tab.hear("snapshot");
  expect(scene.deadline).toBeGreaterThan(now);
  expect(scene.deadline).toBeLessThanOrEqual(now + WINDOW);
  await pass(WINDOW + BLIND);
  expect(tab.heard.some(({ type }) => type === "update")).toBe(true);
});

test.each(GAMES)("$game: who has the rules is shown views, and sees what others are told", async ({ game }) => {
  const { description } = await loadRules(game);
  const insight = new Insight((stamp) => (tab.say({ type: "hello", stamp }), true));
  tab.join(await tab.open(game, ["chance", "chance"]));
  let shown = await tab.hear("snapshot");
  let compared = 0;
  for (let turns = 0; compared < 3; turns++) {
    const told = shown;
    expect([told.stamp, told.scene.view]).toEqual([description.stamp, undefined]);
    if (turns) tab.say({ type: "hello", stamp: told.stamp });
    else insight.show(told);
    shown = await tab.hear("snapshot");
    expect(shown.scene.board).toBeUndefined();
    const made = insight.show(shown);
    if (shown.version === told.version) {
      expect(made).toMatchObject(JSON.parse(JSON.stringify(told.scene)));
      compared++; // else somebody has played in between
    }
    expect(insight.view?.seat).toBe(0);
    const [move] = told.scene.legal ?? [];
    if (move) tab.say({ type: "play", version: shown.version, moves: [move] });
    await pass(2 * PAUSE);
    for (const message of tab.heard)
      if (message.type === "update") expect(insight.read(message.scene)?.board).toBeDefined();
    tab.heard = [];
    tab.say({ type: "hello" });
    shown = await tab.hear("snapshot");
  }
});

test.each(GAMES)("$game: whoever has the log has the bots, too", async ({ game }) => {
  const code = await tab.open(game, ["chance", "sensible"]);
  tab.join(code);
  for (let turns = 0; turns < 12; turns++) {
    tab.heard = [];
    tab.say({ type: "hello" });
    const { scene, version } = await tab.hear("snapshot");
    const [move] = scene.legal ?? [];
    if (move) tab.say({ type: "play", version, moves: [move] });
    await pass(2 * PAUSE);
  }
  const lines = paper.lines(code);
  const players = new Players(game);
  let table = replay(lines.slice(0, 1), { rules: await loadRules(game) });
  const asked: (View | undefined)[] = []; // what each seat saw when it was asked
  let followed = 0;
  for (const [entry, at] of lines.slice(1)) {
    const view = entry.type === "played" && entry.by === "bot" ? asked[entry.seat] : undefined;
    if (view && entry.type === "played") {
      const turn = await players.turn(table.key, entry.seat, levelOf(table, entry.seat), view);
      expect(turn.slice(0, entry.moves.length)).toEqual(entry.moves);
      followed++;
    }
    const before = table;
    table = fold(table, entry, at);
    const { state } = table;
    table.asked.forEach((version, seat) => version === before.asked[seat] || (asked[seat] = state?.view(seat)));
  }
  expect(followed).toBeGreaterThan(5);
});
