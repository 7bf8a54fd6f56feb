// @vitest-environment node
/** With the server's rules a page makes scenes and answers of its view; without them, or when they fail, it asks. */

import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Look } from "../engine/tables";
import { Trouble } from "../engine/trouble";
import type { Wish } from "../net/link";
import { type Scene, SPECTATOR } from "../wire";
import { Insight, rulesOf } from "./insight";
import { ABOUT, FIRST, LOADED, OPTIONS, packed, PLAYING, shown, STAMP, VIEW } from "./viewed";

let said: string[];
let heard: boolean;
const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
const greet = (stamp: string) => heard && said.push(stamp) > 0;

beforeEach(() => {
  [said, heard] = [[], true];
  warned.mockClear();
});

/** Everything that was on its way. */
const quiet = () => vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
const pass = () => new Promise((done) => setTimeout(done));

describe.each(LOADED)("$game", ({ game, rules, deals }) => {
  const { stamp } = rules.description;

  test("a view becomes the scene that others are told, and answers what they ask", async () => {
    let [views, answers] = [0, 0];
    for (const { options, steps } of deals) {
      const insight = new Insight(greet);
      expect(insight.show(shown({ game, options, stamp }))).toEqual(PLAYING);
      await quiet();
      expect(said.splice(0)).toEqual([stamp]);
      for (const { look, composed, outcome } of steps) {
        if (!look || outcome) continue;
        for (const each of look.views) {
          const scene = { ...PLAYING, view: packed(each.record) };
          expect(insight.show(shown({ game, options, stamp, seat: each.seat, scene }))).toEqual(whole(each, scene));
          expect(insight.read(scene)).toEqual(whole(each, scene));
          views++;
          if (each.seat === SPECTATOR) expect(insight.answer({ type: "draft", moves: [] }, 4)).toBeUndefined();
          if (each.seat !== composed?.seat) continue;
          for (const [moves, answer] of composed.drafts)
            expect(insight.answer({ type: "draft", moves }, 4)).toEqual({ ...answer, id: "", version: 4 });
          for (const [moves, after, answer] of composed.explanations)
            expect(insight.answer({ type: "explain", moves, after }, 9)).toEqual({ ...answer, id: "", version: 9 });
          answers += composed.drafts.length + composed.explanations.length;
        }
      }
    }
    expect(said).toEqual([]);
    expect(views).toBeGreaterThan(20);
    expect(answers).toBeGreaterThan(20);
  });
});

function whole({ board, legal, actors: owed, silence }: Look["views"][number], scene: Scene): Scene {
  return { ...scene, board: board as Scene["board"], legal: legal[0]?.[1] ?? [], owed, silence };
}

const ASKED: Wish[] = [
  { type: "draft", moves: [FIRST] },
  { type: "explain", moves: [], after: [] },
];

test("boards are shown as they come, and the server is asked", () => {
  const insight = new Insight(greet);
  const scene: Scene = { ...PLAYING, board: { top: "R1" }, legal: ["draw"] };
  expect(insight.show(shown({ ...ABOUT, scene }))).toBe(scene);
  expect(insight.read({ stage: "lobby" })).toEqual({ stage: "lobby" });
  for (const command of ASKED) expect(insight.answer(command, 1)).toBeUndefined();
});

test("what is more than a question goes to the server", async () => {
  const insight = new Insight(greet);
  insight.show(shown(ABOUT));
  await quiet();
  insight.show(shown({ ...ABOUT, scene: VIEW }));
  for (const command of ASKED) expect(insight.answer(command, 1)).toBeDefined();
  const wishes: Wish[] = [{ type: "play", moves: ["draw"] }, { type: "say", text: "hola" }, { type: "start" }];
  for (const command of wishes) expect(insight.answer(command, 1)).toBeUndefined();
});

test("a view answers until the next scene, and no longer", async () => {
  const insight = new Insight(greet);
  insight.show(shown(ABOUT));
  await quiet();
  insight.read(VIEW);
  insight.read({ stage: "pause", board: {} });
  for (const command of ASKED) expect(insight.answer(command, 1)).toBeUndefined();
});

test("rules of another stamp are not the server's", async () => {
  expect(await rulesOf("cone", `${STAMP}0`)).toBeUndefined();
  for (const other of [`${STAMP}0`, ""]) new Insight(greet).show(shown({ ...ABOUT, stamp: other }));
  await pass();
  expect(said).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});

test("a game whose rules the page has not is played by asking, without a word", async () => {
  new Insight(greet).show(shown({ ...ABOUT, game: "brisca" }));
  await pass();
  expect(said).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});

test("what could not be fetched is fetched when the table is shown again", async () => {
  const load = vi.fn(rulesOf).mockRejectedValueOnce(new Trouble("unreachable", "gone"));
  const insight = new Insight(greet, load);
  insight.show(shown(ABOUT));
  await pass();
  expect(said).toEqual([]);
  insight.show(shown(ABOUT));
  await quiet();
  expect(said).toEqual([STAMP]);
  expect(warned).not.toHaveBeenCalled();
});

test("the stamp is said once on a line, and again on the next", async () => {
  const insight = new Insight(greet);
  insight.show(shown(ABOUT));
  insight.show(shown(ABOUT));
  await quiet();
  insight.show(shown({ ...ABOUT, scene: VIEW }));
  await pass();
  expect(said).toEqual([STAMP]);
  insight.hangUp();
  heard = false;
  insight.show(shown(ABOUT));
  await pass();
  heard = true;
  insight.show(shown(ABOUT));
  await vi.waitFor(() => expect(said).toEqual([STAMP, STAMP]));
});

test("a table that has other rules by now is asked", async () => {
  const insight = new Insight(greet);
  insight.show(shown(ABOUT));
  insight.show(shown({ ...ABOUT, stamp: "other" }));
  await pass();
  expect(said).toEqual([]);
});

test.each([
  ["too short", { ...VIEW, view: btoa("abc") }, {}],
  ["not base64", { ...VIEW, view: "?" }, {}],
  ["of another number of players", VIEW, { options: { ...OPTIONS, players: 9 } }],
  ["of a seat that there is not", VIEW, { seat: 9 }],
  ["of options that there are not", VIEW, { options: { moons: 3 } }],
])("a view %s: says so once, and asks for boards", async (_, scene, about) => {
  const insight = new Insight(greet);
  insight.show(shown({ ...ABOUT, ...about }));
  await quiet();
  expect(insight.read(scene)).toBeUndefined();
  expect(insight.read(VIEW)).toBeUndefined(); // on its way before the server heard of it
  expect(said).toEqual([STAMP, ""]);
  expect(warned).toHaveBeenCalledOnce();
  const board: Scene = { ...PLAYING, board: { top: "R1" } };
  expect(insight.show(shown({ ...ABOUT, scene: board }))).toBe(board);
  for (const command of ASKED) expect(insight.answer(command, 1)).toBeUndefined();
  await pass();
  expect(said).toEqual([STAMP, ""]);
});

test("rules that fail over a question leave it to the server", async () => {
  const load = async () => {
    const known = await rulesOf("cone", STAMP);
    const fault = (): never => {
      throw new Trouble("fault", "astray");
    };
    return known && { ...known, drafted: fault, explained: fault };
  };
  for (const command of ASKED) {
    const insight = new Insight(greet, load);
    insight.show(shown(ABOUT));
    await quiet();
    expect(insight.read(VIEW)?.board).toBeDefined();
    expect(insight.answer(command, 1)).toBeUndefined();
    expect(said.splice(0)).toEqual([STAMP, ""]);
  }
  expect(warned).toHaveBeenCalledTimes(ASKED.length);
});
