// @vitest-environment node
/** What becomes of matches on this device: they go on where they stood, in one tab at a time, whatever can be kept. */

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { serveFromDisk } from "../engine/disk";
import type { Snapshot } from "../wire";
import type { Logged } from "./fold";
import type { LocalMatch } from "./log";
import { ANY, Paper, seeded, Tab } from "./tabs";

let paper: Paper;
let tabs: Tab[] = [];
const SLOW = 3_600_000;

/** A tab whose bots take so long, in milliseconds. */
function tab(pause = 0): Tab {
  const made = new Tab(paper, pause);
  tabs.push(made);
  return made;
}

beforeAll(() => void serveFromDisk());
beforeEach(() => {
  seeded(1);
  paper = new Paper();
  tabs = [];
});
afterEach(() => {
  for (const each of tabs) each.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Everything of a snapshot but the time of day. */
const still = (shown: Snapshot) => ({ ...shown, now: 0, scene: { ...shown.scene, deadline: undefined } });

test("a match goes on where it stood, and says what was missed", async () => {
  const first = tab(SLOW);
  const code = await first.open();
  expect(code).toMatch(/^local-[0-9a-v]{6}$/);
  first.join(code);
  const shown = await first.hear("snapshot");
  expect(shown).toMatchObject({ code, game: ANY, seat: 0, chairs: [{ name: "Ana" }, { bot: "chance" }] });
  first.say({ type: "phrase", id: "a", phrase: "hello" });
  await first.hear("accepted");
  first.say({ type: "hello", version: shown.version });
  const left = await first.hear("snapshot");
  first.leave();
  const second = tab(SLOW);
  second.join(code);
  const again = await second.hear("snapshot");
  expect(still(again)).toEqual({ ...still(left), missed: again.missed, resync: true });
  expect(left.missed).toEqual([]); // nothing but what was said
  expect(again.lines).toHaveLength(1);
  second.say({ type: "phrase", id: "a", phrase: "hello" });
  expect(await second.hear("accepted")).toMatchObject({ id: "a" });
  expect(paper.lines(code).filter(([entry]) => entry.type === "said")).toHaveLength(1);
});

test("what is acknowledged is kept", async () => {
  const ana = tab();
  const code = await ana.open();
  ana.join(code);
  let version = (await ana.hear("snapshot")).version;
  for (let turns = 0; turns < 5; turns++) {
    ana.heard = [];
    ana.say({ type: "hello" });
    const { scene, version: seen } = await ana.hear("snapshot");
    const [move] = scene.legal ?? [];
    version = seen;
    if (!move) continue;
    ana.say({ type: "play", id: `t${turns}`, version, moves: [move] });
    const answer = await vi.waitUntil(() => ana.heard.find(({ type }) => type === "accepted" || type === "refused"));
    if (answer.type !== "accepted") continue;
    expect(paper.lines(code).some(([entry]) => entry.type === "played" && entry.command === `t${turns}`)).toBe(true);
  }
});

test("one tab plays a match, another is told so, and can take it over", async () => {
  const [one, two] = [tab(), tab()];
  const code = await one.open();
  one.join(code);
  await one.hear("snapshot");
  two.join(code);
  expect(await two.hear("closed")).toMatchObject({ code: "elsewhere" });
  two.join(code, true);
  expect((await two.hear("snapshot")).code).toBe(code);
  expect(await one.hear("closed")).toMatchObject({ code: "elsewhere" });
  one.join(code);
  expect(await one.hear("closed")).toMatchObject({ code: "elsewhere" });
  two.leave();
  one.join(code);
  await one.hear("snapshot");
});

test("without locks who comes last plays", async () => {
  vi.stubGlobal("navigator", {});
  const [one, two] = [tab(), tab()];
  const code = await one.open();
  one.join(code);
  await one.hear("snapshot");
  two.join(code);
  await two.hear("snapshot");
  expect(await one.hear("closed")).toMatchObject({ code: "elsewhere" });
  vi.unstubAllGlobals();
  serveFromDisk();
});

test("who has not read what another has written reads it, and decides anew", async () => {
  const ana = tab();
  const code = await ana.open();
  const kept = paper.matches.get(code);
  ana.join(code);
  await ana.hear("snapshot");
  ana.say({ type: "phrase", phrase: "hello" });
  await ana.hear("accepted");
  await vi.waitFor(() => expect(paper.lines(code).length).toBeGreaterThan(kept?.lines.length ?? 0));
  const about = paper.matches.get(code)?.about as LocalMatch;
  const said: Logged = [{ type: "said", person: "me", name: "Ana", seat: 0, phrase: "wow" }, Date.now()];
  await paper.append(paper.lines(code).length, [said], about);
  ana.heard = [];
  ana.say({ type: "phrase", id: "b", phrase: "bye" });
  const anew = await ana.hear("snapshot");
  expect(anew.lines.map(({ phrase }) => phrase)).toEqual(["hello", "wow"]);
  expect(await ana.hear("accepted")).toMatchObject({ id: "b" });
});

test("where nothing can be kept play goes on, and is kept when there is room again", async () => {
  const ana = tab(SLOW);
  const code = await ana.open();
  const before = paper.lines(code).length;
  ana.join(code);
  await ana.hear("snapshot");
  paper.full = true;
  ana.say({ type: "phrase", id: "a", phrase: "hello" });
  expect(await ana.hear("kept")).toMatchObject({ kept: false });
  await ana.hear("accepted");
  expect(paper.lines(code)).toHaveLength(before);
  ana.leave();
  ana.join(code);
  expect(await ana.hear("kept")).toMatchObject({ kept: false });
  expect((await ana.hear("snapshot")).lines).toHaveLength(1);
  expect(await ana.list()).toHaveLength(1);
  paper.full = false;
  ana.say({ type: "phrase", id: "b", phrase: "bye" });
  expect(await ana.hear("kept")).toMatchObject({ kept: true });
  expect(paper.lines(code).filter(([entry]) => entry.type === "said")).toHaveLength(2);
});

test("a match that was never kept lives as long as its tab", async () => {
  paper.full = true;
  const ana = tab();
  const code = await ana.open();
  ana.join(code);
  expect(await ana.hear("kept")).toMatchObject({ kept: false });
  await ana.hear("snapshot");
  ana.leave();
  expect(await ana.list()).toMatchObject([{ code, game: ANY, stage: "playing", seats: 2, people: ["Ana"] }]);
  const other = tab();
  other.join(code);
  expect(await other.hear("closed")).toMatchObject({ code: "unknown-table" });
});

test("a damaged log is said to be one, and harms no other match", async () => {
  const ana = tab();
  const [broken, whole] = [await ana.open(), await ana.open()];
  paper.lines(broken).push([{ type: "played", seat: 0, moves: ["nonsense"], by: "person" }, Date.now()]);
  ana.join(broken);
  expect(await ana.hear("closed")).toMatchObject({ code: "damaged" });
  ana.join(whole);
  await ana.hear("snapshot");
  expect(await ana.list()).toHaveLength(2);
});

test("a match of rules that nobody has any more is over, one of newer rules is not touched", async () => {
  const ana = tab();
  const [old, young] = [await ana.open(), await ana.open()];
  const rules = (code: string, version: number) => Object.assign(paper.lines(code)[0]?.[0] ?? {}, { rules: version });
  rules(old, 0);
  rules(young, 1000);
  const size = paper.lines(young).length;
  ana.join(old);
  expect(await ana.hear("snapshot")).toMatchObject({ footing: "lost", scene: { stage: "over" } });
  expect(paper.lines(old).at(-1)?.[0]).toEqual({ type: "ended", why: "rules" });
  ana.join(young);
  expect(await ana.hear("closed")).toMatchObject({ code: "newer-rules" });
  expect(paper.lines(young)).toHaveLength(size);
});

test("a match that is removed is closed, and gone", async () => {
  const ana = tab();
  const code = await ana.open();
  ana.join(code);
  await ana.hear("snapshot");
  await ana.ask({ ask: "remove", code });
  expect(await ana.hear("closed")).toMatchObject({ code: "unknown-table" });
  expect(await ana.list()).toEqual([]);
  ana.join(code);
  expect(await ana.hear("closed")).toMatchObject({ code: "unknown-table" });
});

test("a match that cannot be removed is still there, and that is said", async () => {
  const ana = tab();
  const code = await ana.open();
  const lost = () => vi.spyOn(paper, "remove").mockRejectedValueOnce(new DOMException("lost", "InvalidStateError"));
  lost();
  expect(await ana.ask({ ask: "remove", code })).toEqual({ trouble: "fault" });
  expect(await ana.list()).toMatchObject([{ code }]);
  expect(await ana.ask({ ask: "remove", code })).toEqual({ done: undefined });
  expect(await ana.list()).toEqual([]);
  paper.full = true;
  const loose = await ana.open();
  lost();
  expect(await ana.ask({ ask: "remove", code: loose })).toEqual({ done: undefined });
  expect(await ana.list()).toEqual([]);
});

test("a match that another tab removes is closed when it would be gone on with", async () => {
  const ana = tab(SLOW);
  const code = await ana.open();
  ana.join(code);
  await ana.hear("snapshot");
  paper.matches.delete(code);
  ana.say({ type: "phrase", id: "a", phrase: "hello" });
  expect(await ana.hear("closed")).toMatchObject({ code: "unknown-table" });
  expect(paper.matches.size).toBe(0);
});

test("who has left may look at it again, also in another tab", async () => {
  const [one, two] = [tab(), tab()];
  const code = await one.open();
  one.join(code);
  await one.hear("snapshot");
  one.say({ type: "leave", id: "a" });
  await one.hear("accepted");
  expect(await one.hear("closed")).toMatchObject({ code: "left" });
  two.join(code);
  expect(await two.hear("snapshot")).toMatchObject({ scene: { stage: "over" }, chairs: [{ why: "left" }, {}] });
});

test("what cannot be played is refused with a code", async () => {
  const ana = tab();
  const open = (game: string, options: Record<string, number>, levels: string[]) =>
    ana.ask({ ask: "open", table: { game, options }, levels, name: "Ana" });
  expect(await open("chess", {}, ["chance"])).toEqual({ trouble: "no-rules" });
  expect(await open(ANY, {}, ["nobody"])).toEqual({ trouble: "no-bot" });
  expect(await open(ANY, {}, new Array(40).fill("chance"))).toEqual({ trouble: "bad-option" });
  expect(await open(ANY, { nonsense: 1 }, ["chance"])).toEqual({ trouble: "bad-option" });
});

test("nobody plays while nobody looks", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pass = async () => {
    for (let rounds = 0; rounds < 20; rounds++) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return paper.lines(code).length;
  };
  const ana = tab(1000);
  const code = await ana.open(ANY, ["chance", "chance"]);
  const begun = paper.lines(code).length;
  expect(await pass()).toBe(begun);
  ana.join(code);
  const { scene, version } = await ana.hear("snapshot");
  if (scene.owed?.includes(0)) ana.say({ type: "play", version, moves: scene.legal?.slice(0, 1) });
  const bots = () => paper.lines(code).filter(([entry]) => entry.type === "played" && entry.by === "bot");
  await vi.waitUntil(() => bots().length, { timeout: 4000 });
  ana.leave();
  const left = await pass();
  expect(await pass()).toBe(left);
});
