// @vitest-environment node
/** Figures follow from what a seat knew, repeat themselves whoever counts, and add up; it can be stopped. */

import { describe, expect, test, vi } from "vitest";

import { type Bots, loadBots } from "../engine/bots";
import { serveFromDisk } from "../engine/disk";
import { Mind } from "../engine/thinker";
import { Pool } from "../engine/thinking";
import { follow, type Recording } from "../replay/recording";
import { TITLES } from "../wire";
import { type Brief, outlineOf } from "./analyst";
import { sure } from "./chances";
import { analyse, type Progress } from "./crew";
import { decisionsOf, dealsOf, viewAt } from "./decisions";
import { canExpect } from "./expectations";
import { here, type Hire } from "./heads";
import { pictureOf } from "./picture";
import { recorded } from "./recorded";
import { partFigures } from "./sentences";
import { type Pains, Valuer } from "./valuing";

serveFromDisk();
vi.setConfig({ testTimeout: 60_000 }); // whole deals are counted

const GAMES = await Promise.all(Object.keys(TITLES).map(async (game) => ({ game, bots: await loadBots(game) })));
const PAINS: Pains = {
  worlds: 6,
  open: 4,
  rivals: 3,
  first: { iterations: 24 },
  rest: { iterations: 8 },
  seed: BigInt(9),
};
const WHOLE = 2000; // moves: all of a deal
const SEAT = 1;

const [FIRST] = GAMES;
if (!FIRST) throw new Error("there is no game");

/** The last moves of a deal are left: what is found of a whole one takes long. */
function shortly({ rules }: Bots, recording: Recording, moves: number): Recording {
  const [deal] = dealsOf(follow(rules, recording));
  return { ...recording, moves: recording.moves.slice(0, Math.min(moves, deal?.last ?? moves)) };
}

const oneDeal = (bots: Bots, seed = 3): Recording => shortly(bots, recorded(bots, {}, seed, WHOLE), WHOLE);
const briefOf = (recording: Recording): Brief => ({ recording, seat: SEAT, pains: PAINS, net: true });

/** So many in this thread take turns; they finish in another order each time. */
const slowly: Hire = async (brief) => {
  const head = await here(brief);
  const late = async (task: number) => {
    for (let turns = (7 * task) % 3; turns; turns--) await new Promise((resolve) => setTimeout(resolve));
    return await head.do(task);
  };
  return { outline: head.outline, do: late, close: () => head.close() };
};

describe.each(GAMES)("$game", ({ bots }) => {
  test("turns are cut where the match has them, and every move belongs to one", () => {
    const recording = recorded(bots, {}, 1, 120);
    const moments = follow(bots.rules, recording);
    const moves = dealsOf(moments).flatMap((deal) => decisionsOf(moments, deal));
    expect(moves.flatMap(({ seat, moves: made }) => made.map((move) => `P${seat} ${move}`))).toEqual(recording.moves);
    for (const { moment, until, moves: made } of moves) expect(until - moment).toBe(made.length);
    expect(new Set(moves.map(({ free }) => free)).size).toBeGreaterThan(0);
  });

  test("two worlds that look the same to a seat have the same figures", async () => {
    const moments = follow(bots.rules, recorded(bots, {}, 2, 150));
    const thinker = new Pool(bots, (search) => Mind.open(search));
    const valuer = new Valuer(bots, thinker, PAINS, () => Promise.resolve());
    const free = dealsOf(moments).flatMap((deal) => decisionsOf(moments, deal).filter((each) => each.free));
    for (const { moment, seat, moves } of free.filter((_, place) => place % Math.ceil(free.length / 4) === 0)) {
      const truth = viewAt(moments, moment, seat);
      const other = truth.resample(BigInt(77)).view(seat);
      expect(other.equals(truth)).toBe(true);
      expect(await valuer.value(other, moves)).toEqual(await valuer.value(truth, moves));
      expect(await valuer.chance(other)).toEqual(await valuer.chance(truth));
      expect(await valuer.effect(other, moves, SEAT)).toEqual(await valuer.effect(truth, moves, SEAT));
    }
  });

  test("with the cards open only the future changes", () => {
    const moments = follow(bots.rules, recorded(bots, {}, 4, 60));
    const { state } = moments.at(-2) ?? {};
    for (let seat = 0; seat < (state?.players ?? 0); seat++)
      expect(state?.rekeyed(BigInt(5)).view(seat).equals(state.view(seat))).toBe(true);
    expect(state?.rekeyed(BigInt(5)).equals(state)).toBe(false);
  });

  test("the parts add up exactly, over all steps and in what is read", async () => {
    const recording = shortly(bots, recorded(bots, {}, 3, WHOLE), WHOLE);
    const few = { ...PAINS, worlds: 2, open: 2, rivals: 2, first: { iterations: 2 }, rest: { iterations: 1 } };
    const net = await canExpect(recording.game);
    const progress = await analyse({ recording, seat: SEAT, pains: few, net }, { hire: here, workers: 1 });
    const { account, deals, tasks, done } = pictureOf(progress);
    expect(done).toBe(tasks);
    for (const { ledger, deal } of deals) {
      if (!ledger) throw new Error("a deal is not complete");
      expect(ledger.first.share + ledger.mine.gain + ledger.others.gain + ledger.cards.gain).toBe(ledger.result);
      expect(ledger.first.share + ledger.steps.reduce((sum, { change }) => sum + change.gain, 0)).toBe(ledger.result);
      for (const { change, mine, others, cards } of ledger.steps)
        expect(mine.gain + others.gain + cards.gain).toBe(change.gain);
      expect(ledger.steps[0]?.from).toBe(deal.first);
      expect(ledger.steps.at(-1)?.to).toBe(deal.last);
      for (const { from, to } of ledger.steps) expect(to).toBeGreaterThan(from);
    }
    if (!account) throw new Error("there is no account");
    const { first, result, mine, others, cards } = partFigures(account);
    expect(first + mine + others + cards).toBe(result);
  });
});

test("the same seed gives the same figures, however many look", async () => {
  const recording = shortly(FIRST.bots, oneDeal(FIRST.bots), 40);
  const found = async (workers: number, hire: Hire) => await analyse(briefOf(recording), { workers, hire });
  const alone = await found(1, here);
  expect(alone.findings.length).toBe(alone.outline.tasks.length);
  expect(alone.findings.length).toBeGreaterThan(8);
  expect(await found(3, slowly)).toEqual(alone);
  expect(await found(1, here)).toEqual(alone);
});

test("it is told how it stands, and can be stopped: what was found stays", async () => {
  const recording = shortly(FIRST.bots, oneDeal(FIRST.bots), 40);
  const whole = await analyse(briefOf(recording), { workers: 1, hire: here });
  const stop = new AbortController();
  const told: Progress[] = [];
  const hear = (progress: Progress) => {
    told.push(progress);
    if (told.length === 3) stop.abort();
  };
  const stopped = await analyse(briefOf(recording), { workers: 2, hire: slowly, signal: stop.signal, hear });
  expect(told.map(({ findings }) => findings.length).slice(0, 3)).toEqual([0, 1, 2]);
  expect(stopped.findings.length).toBeLessThan(whole.findings.length);
  for (const finding of stopped.findings) expect(whole.findings).toContainEqual(finding);
  expect(pictureOf(stopped).account).toBeUndefined();
});

test("who was stopped before it began finds nothing", async () => {
  const brief = briefOf(shortly(FIRST.bots, oneDeal(FIRST.bots), 30));
  const { findings } = await analyse(brief, { hire: here, workers: 1, signal: AbortSignal.abort() });
  expect(findings).toEqual([]);
});

test("who fails is replaced", async () => {
  const brief = briefOf(shortly(FIRST.bots, oneDeal(FIRST.bots), 20));
  const failing: Hire = async (given) => ({
    ...(await here(given)),
    do: () => Promise.reject(new Error("out of memory")),
    close: () => undefined,
  });
  expect(await analyse(brief, { workers: 2, hire: failing })).toEqual(await analyse(brief, { workers: 1, hire: here }));
  const nobody: Hire = () => Promise.reject(new ReferenceError("Worker is not defined"));
  expect(await analyse(brief, { workers: 2, hire: nobody })).toEqual(await analyse(brief, { workers: 1, hire: here }));
});

test.each([
  ["a seat that there is not", { seat: 99 }, "no-seat"],
  ["no worlds", { pains: { ...PAINS, worlds: 0 } }, "bad-budget"],
  ["a move that cannot be made", { recording: { moves: ["P0 nonsense"] } }, "damaged-file"],
  ["rules that are not known", { recording: { rules: 10_000 } }, "newer-rules"],
])("%s is refused with a code", async (_, wrong, code) => {
  const brief = briefOf(shortly(FIRST.bots, oneDeal(FIRST.bots), 10));
  const asked = { ...brief, ...wrong, recording: { ...brief.recording, ...(wrong as Partial<Brief>).recording } };
  await expect(analyse(asked, { hire: here, workers: 2 })).rejects.toMatchObject({ code });
});

test("a deal that was not finished has a line and no account", async () => {
  const brief = briefOf(shortly(FIRST.bots, oneDeal(FIRST.bots), 12));
  const picture = pictureOf(await analyse(brief, { hire: here, workers: 1 }));
  expect(picture.deals[0]?.points.length).toBeGreaterThan(0);
  expect(picture.deals[0]?.deal.won).toBeUndefined();
  expect(picture.account).toBeUndefined();
});

test("a choice that a sensible player makes anyway gains nothing, and surely so", async () => {
  const moments = follow(FIRST.bots.rules, oneDeal(FIRST.bots));
  const { tasks } = outlineOf(moments, SEAT);
  const thinker = new Pool(FIRST.bots, (search) => Mind.open(search));
  const valuer = new Valuer(FIRST.bots, thinker, PAINS, () => Promise.resolve());
  for (const task of tasks.filter(({ about }) => about === "other").slice(0, 10)) {
    if (task.about === "deal") continue;
    const view = viewAt(moments, task.moment, task.decision.seat);
    const gain = await valuer.effect(view, [FIRST.bots.sensible(view, BigInt(1))], SEAT);
    expect(sure(gain)).toBe(false);
  }
});
