// @vitest-environment node
/** Every lesson, played to its end by the rules of the page: what is asked can be done, and leads where it should. */

import { beforeAll, expect, test } from "vitest";
import { common } from "../board/beside";
import { serveFromDisk } from "../engine/disk";
import { loadRules } from "../engine/engine";
import { versionOf } from "../local/table";
import type { Told } from "../net/link";
import { LEARNER, fetchLesson, isLesson, lessonsOf } from "./lesson";
import { LessonLink } from "./link";
import { due, shows } from "./marks";
import { roomFor } from "./pointing";
import { Script } from "./script";

const NAMES = Object.keys(import.meta.glob("../../lessons/*.json")).map((file) => file.replace(/^.*\/|\.json$/g, ""));
const BOARDS = Object.values(
  import.meta.glob<string>(["../games/**/*.svelte", "../games/**/*.ts", "../board/*.svelte"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");

beforeAll(() => void serveFromDisk());

const scriptOf = async (name: string): Promise<Script> => {
  const lesson = await fetchLesson(name);
  return new Script(lesson, await loadRules(lesson.game), "Ana");
};

/** A turn of the learner. */
const turn = ({ table }: Script, moves: string[]) => {
  const version = versionOf(table.versions, LEARNER);
  return { type: "play", id: "", version, moves } as const;
};

/** What the lesson wants of the learner; where the order is free, one after another. */
const next = (script: Script) => turn(script, script.left.slice(0, script.current?.order === "any" ? 1 : undefined));

/** Do what the lesson wants, whoever is to do it. */
function go(script: Script): void {
  const { waiting, left } = script;
  if (waiting === "reader") script.turn();
  else if (waiting === "rivals") script.rival();
  else if (waiting === "learner") {
    expect(left.length).toBeGreaterThan(0);
    expect(script.play(next(script))).toHaveProperty("made");
  }
}

const hashOf = async (record: Uint8Array): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(record)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

test("lessons are found by their game", async () => {
  expect(NAMES.every(isLesson)).toBe(true);
  expect(isLesson("no-such-lesson")).toBe(false);
  for (const { name, game } of await Promise.all(NAMES.map(fetchLesson))) {
    expect(lessonsOf(game)).toContain(name);
    expect(lessonsOf(game)[0]).toBe(game);
  }
});

test.each(NAMES)("%s can be played to its end, and ends as it does in Python", async (name) => {
  const script = await scriptOf(name);
  for (let step = 0; script.waiting !== "nobody"; step++) {
    expect(step).toBeLessThan(100);
    go(script);
  }
  expect(await hashOf(script.table.state?.record ?? new Uint8Array())).toBe(script.lesson.end);
});

test.each(NAMES)("what %s points at is on the board", async (name) => {
  const { beats, game } = await fetchLesson(name);
  const { description } = await loadRules(game);
  const cards = description.cards.map((card) => card.name);
  const known = (at: string) =>
    /^P\d$/.test(at) ||
    cards.includes(at) ||
    description.moves.some((move) => move.name === at) ||
    BOARDS.includes(`zone("${at}"`) ||
    BOARDS.includes(`"${at}"`);
  expect(beats.map(({ at }) => at).filter((at) => !known(at))).toEqual([]);
});

test.each(NAMES)("in %s what is not meant changes nothing, and what is forbidden is refused", async (name) => {
  const script = await scriptOf(name);
  const offered = () => script.table.state?.legal(LEARNER) ?? [];
  const others = () => (script.waiting === "learner" ? offered().filter((move) => !script.left.includes(move)) : []);
  while (!others().length) go(script);
  const before = script.table;
  const legal = offered();
  const [other = ""] = others();
  const forbidden = [...before.setup.rules.moves.keys()].find((move) => !legal.includes(move)) ?? "";
  expect(script.play(turn(script, [other]))).toEqual({ astray: true });
  expect(script.play(turn(script, [forbidden]))).toMatchObject({
    refused: { code: "illegal", point: expect.any(String) },
  });
  expect(script.play({ ...turn(script, [...script.left]), version: -1 })).toMatchObject({ refused: { code: "stale" } });
  expect(script.table).toBe(before);
});

test("what may be done in any order may also be taken back, and its end comes last", async () => {
  const free = (await Promise.all(NAMES.map(fetchLesson))).filter(({ beats }) => beats.some(({ order }) => order));
  expect(free.length).toBeGreaterThan(0);
  for (const { name, beats } of free) {
    const script = await scriptOf(name);
    const place = beats.findIndex(({ order }) => order);
    while (script.beat < place || script.waiting !== "learner") go(script);
    const end = script.left.at(-1) ?? "";
    const rest = script.left.slice(0, -1).toReversed();
    const [one = ""] = rest;
    const doing = (move: string) => script.play(turn(script, [move]));
    expect(doing(one)).toHaveProperty("made");
    expect(doing(end)).toEqual({ astray: true });
    expect(doing(one)).toHaveProperty("made");
    for (const move of [...rest, end]) expect(doing(move)).toHaveProperty("made");
    expect(script.beat).toBe(place + 1);
  }
});

test.each(NAMES)("the line to %s speaks as every other: a snapshot, drafts, and what rivals do", async (name) => {
  const script = await scriptOf(name);
  const heard: Told[] = [];
  const said: string[] = [];
  const hearer = { seen: () => -1, hear: (message: Told) => void heard.push(message), line: () => undefined };
  const teacher = { changed: () => void said.push("changed"), astray: () => void said.push("astray") };
  const link = new LessonLink(script, hearer, teacher, 0);
  const idle = async () => {
    while (script.waiting === "rivals") await new Promise((done) => setTimeout(done));
  };
  await Promise.resolve();
  expect(heard).toMatchObject([{ type: "snapshot", seat: LEARNER, scene: { stage: "playing" } }]);
  for (let step = 0; script.waiting !== "nobody"; step++) {
    expect(step).toBeLessThan(100);
    await idle();
    if (script.waiting === "reader") link.turn();
    if (script.waiting !== "learner") continue;
    const { version, moves } = next(script);
    expect(await link.send({ type: "draft", version, moves })).toMatchObject({ type: "drafted" });
    expect(await link.send({ type: "play", version, moves })).toMatchObject({ type: "accepted" });
  }
  expect(heard.slice(1).every(({ type }) => type === "update")).toBe(true);
  expect(said).not.toContain("astray");
  link.close();
});

test("a mark is due once, and when the board shows what it is about", () => {
  const marks = [
    { id: "one", at: "hand" },
    { id: "two", at: "points", when: "won" },
  ];
  const board = { won: { P0: 0, P1: 0 }, last: "", pile: [] as string[] };
  expect(due(marks, () => false, shows(board))?.id).toBe("one");
  expect(due(marks, (id) => id === "one", shows(board))).toBeUndefined();
  expect(due(marks, (id) => id === "one", shows({ ...board, won: { P0: 0, P1: 2 } }))?.id).toBe("two");
  expect(["last", "pile", "nothing"].some(shows(board))).toBe(false);
});

test.each(NAMES)("what the marks of %s are about is on the board", async (name) => {
  const { marks } = await fetchLesson(name);
  expect(marks.filter(({ at }) => !BOARDS.includes(`"${at}"`)).map(({ at }) => at)).toEqual([]);
});

test("a note lies beside what it is about, and over nothing that is kept free", () => {
  const ground = { x: 0, y: 50, width: 390, height: 700 };
  const at = { x: 300, y: 330, width: 70, height: 60 };
  const kept = [{ rect: { x: 0, y: 60, width: 390, height: 100 }, weight: 8 }];
  const size = { width: 320, height: 90 };
  const note = { ...roomFor(size, at, ground, kept), ...size };
  expect(common(note, at)).toBe(0);
  expect(kept.every(({ rect }) => common(note, rect) === 0)).toBe(true);
  expect(note.x).toBeGreaterThanOrEqual(0);
  expect(note.x + note.width).toBeLessThanOrEqual(390);
});
