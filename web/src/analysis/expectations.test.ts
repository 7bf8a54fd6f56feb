// @vitest-environment node
/** A net says a whole line at once, helps to count, and is the same for everybody; without it nothing changes. */

import { afterEach, describe, expect, test, vi } from "vitest";

import { type Bots, loadBots } from "../engine/bots";
import { serveFromDisk } from "../engine/disk";
import { follow, type Recording } from "../replay/recording";
import { TITLES } from "../wire";
import { type Brief, outlineOf } from "./analyst";
import { Count, type Hope, imagined } from "./chances";
import { nearest } from "./corrections";
import { analyse, type Progress } from "./crew";
import { dealsOf, viewAt } from "./decisions";
import { canExpect, seerOf } from "./expectations";
import { here } from "./heads";
import { pictureOf } from "./picture";
import { recorded } from "./recorded";
import { shapeOf } from "./shape";

serveFromDisk();
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => void vi.doUnmock("../engine/master"));

const ALL = await Promise.all(Object.keys(TITLES).map(async (game) => ({ game, asked: await canExpect(game) })));
const GAMES = await Promise.all(
  ALL.filter(({ asked }) => asked).map(async ({ game }) => ({ game, bots: await loadBots(game) })),
);
const PAINS = {
  worlds: 4,
  open: 2,
  rivals: 2,
  first: { iterations: 8 },
  rest: { iterations: 4 },
  seed: BigInt(9),
};
const SEAT = 1;

function oneDeal(bots: Bots): Recording {
  const recording = recorded(bots, {}, 3, 2000);
  const [deal] = dealsOf(follow(bots.rules, recording));
  return { ...recording, moves: recording.moves.slice(0, deal?.last) };
}

const briefOf = (bots: Bots, net: boolean): Brief => ({ recording: oneDeal(bots), seat: SEAT, pains: PAINS, net });

describe.each(GAMES)("$game", ({ game, bots }) => {
  test("what it says of a view is the same in every world that the view could be of", async () => {
    const seer = await seerOf(game);
    if (!seer) throw new Error("nobody has measured the net");
    const moments = follow(bots.rules, oneDeal(bots));
    const { tasks } = outlineOf(moments, SEAT);
    for (const { moment } of tasks.filter(({ about }) => about === "own").slice(0, 8)) {
      const view = viewAt(moments, moment, SEAT);
      const { share, error } = seer.atOnce(view);
      expect(share > 0 && share < 1 && error > 0).toBe(true);
      const world = view.resample(BigInt(moment));
      expect(seer.atOnce(world.view(SEAT))).toEqual({ share, error });
      const hope = seer.hope(view.setup);
      expect(hope.of(world, SEAT)).toBe(hope.of(moments[moment]?.state ?? world, SEAT));
    }
  });

  test("ends are the same with a net and without one", () => {
    const state = bots.rules.setup({}).deal("7".repeat(64));
    const view = state.view(state.actors[0] ?? 0);
    const ways = [{ seat: view.seat, moves: [], sensible: 1 }];
    const asked: boolean[] = [];
    const hope: Hope = {
      of: (world, seat) => (asked.push(world.legal(seat).length > 1 && !world.over), 0.25),
      doubt: { chance: 1e9, gain: 1e9 },
    };
    const [plain, hoping] = [{}, { hope }].map((judging) => {
      const count = new Count(bots, imagined(view, BigInt(4)), ways, view.seat, judging);
      for (let world = 0; world < 8; world++) count.next();
      return count;
    });
    expect(hoping?.won(0)).toBe(plain?.won(0));
    expect(hoping?.chance(0).share).toBeCloseTo(plain?.chance(0).share ?? NaN, 6);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((choice) => choice)).toBe(true);
  });
});

const [FIRST] = GAMES;
if (!FIRST) throw new Error("there is no game");

test("the whole line is there before anything is counted, and goes when it is", async () => {
  const told: Progress[] = [];
  const hear = (progress: Progress) => void told.push(progress);
  const end = await analyse(briefOf(FIRST.bots, true), { hire: here, workers: 1, hear });
  const [begun] = told;
  if (!begun) throw new Error("nothing was told");
  const [first, last] = [pictureOf(begun), pictureOf(end)];
  expect(begun.findings).toEqual([]);
  const line = begun.outline.tasks.filter(({ about }) => about !== "other");
  const own = line.filter(({ about }) => about === "own");
  expect([...first.waiting.keys()]).toEqual(own.map(({ moment }) => moment));
  expect(first.deals[0]?.glances.length).toBe(line.length);
  expect(shapeOf(first.deals, 320).deals[0]).toMatchObject({ counted: { path: "" }, dots: [] });
  expect(shapeOf(first.deals, 320).deals[0]?.early.path).not.toBe("");
  expect(last.waiting.size).toBe(0);
  expect(last.deals[0]?.glances).toEqual([]);
  expect(shapeOf(last.deals, 320).deals[0]?.early.path).toBe("");
  expect(last.account).toBeDefined();
});

test("what was counted so far does not lead to the result yet", async () => {
  const { outline, findings } = await analyse(briefOf(FIRST.bots, true), { hire: here, workers: 1 });
  const half = pictureOf({ outline, findings: findings.slice(0, 2) });
  const [shape] = shapeOf(half.deals, 320).deals;
  expect(shape?.counted.path.split(" ").length).toBe(half.deals[0]?.points.length);
  expect(half.account).toBeUndefined();
});

test("without a net there is no line at once, and the figures are those of the count alone", async () => {
  const [without, within] = await Promise.all(
    [false, true].map((net) => analyse(briefOf(FIRST.bots, net), { hire: here, workers: 1 })),
  );
  expect(without?.outline.glances).toEqual([]);
  expect(without?.outline.tasks).toEqual(within?.outline.tasks);
  expect([without, within].map((each) => each && pictureOf(each).net)).toEqual([false, true]);
  expect(without?.findings).not.toEqual(within?.findings);
});

test("who was told to have a net and cannot is no help", async () => {
  const brief = briefOf(FIRST.bots, true);
  const strange = { ...brief, recording: { ...brief.recording, game: "whist" } };
  await expect(analyse(strange, { hire: here, workers: 2 })).rejects.toThrow();
});

test("of a game that nobody has measured nothing is expected", async () => {
  expect(await canExpect("whist")).toBe(false);
  expect(await canExpect(FIRST.game)).toBe(true);
});

test("as it was measured with so many players, or nearly so many", () => {
  expect([2, 3, 5, 9].map((players) => nearest({ 2: "two", 4: "four" }, players))).toEqual([
    "two",
    "two",
    "four",
    "four",
  ]);
  expect(nearest(undefined, 3)).toBeUndefined();
});
