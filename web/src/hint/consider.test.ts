// @vitest-environment node
/** Whatever is advised is a whole turn that can be made; how often it wins is counted; it can be stopped. */

import { describe, expect, test } from "vitest";

import { type Bots, loadBots } from "../engine/bots";
import { serveFromDisk } from "../engine/disk";
import type { View } from "../engine/state";
import { GAMES, type Shown } from "../engine/tables";
import { foresee } from "../engine/turn";
import { bytes } from "../record/written";
import { consider } from "./consider";

serveFromDisk();

const LOADED = await Promise.all(GAMES.map(async (written) => ({ ...written, loaded: await loadBots(written.game) })));
const SOME = {
  first: { iterations: 80 },
  rest: { iterations: 20 },
  ends: 6,
  most: 6,
  ms: 0,
  patience: 10_000,
  seed: BigInt(5),
};
const MOST = 3;

const viewOf = ({ rules }: Bots, { record, options, seat }: Shown): View =>
  rules.setup(options).view(bytes(record), seat);

/** As many of them as there is time for, from all parts of the deals. */
function some<T>(all: T[], count: number): T[] {
  return all.filter((_, place) => place % Math.max(1, Math.floor(all.length / count)) === 0);
}

describe.each(LOADED)("$game", ({ loaded, bots }) => {
  test.each(some(bots, 10).map((each, number) => ({ ...each, number })))("position $number", async (shown) => {
    const view = viewOf(loaded, shown);
    const { advice, forced } = await consider(view, undefined, SOME);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(forced ? 1 : MOST);
    for (const { moves, after, won, ends } of advice) {
      expect(foresee(view, moves)).toMatchObject({ type: "foreseen", done: true, certain: after !== undefined });
      expect(ends).toBe(forced ? 0 : SOME.ends);
      expect(won).toBeLessThanOrEqual(ends);
    }
    const shares = advice.map(({ share }) => share ?? 0);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    if (!forced) for (const share of shares) expect(share > 0 && share < 1).toBe(true);
    const ends = advice.map(({ after, moves }) => JSON.stringify(after?.board ?? moves));
    expect(new Set(ends).size).toBe(advice.length);
    if (forced) expect(view.legal(view.seat)).toHaveLength(1);
  });

  test("what may be advised is known before its ends are", async () => {
    const views = bots.map((shown) => viewOf(loaded, shown)).filter((view) => view.legal(view.seat).length > 1);
    const [view] = views;
    if (!view) throw new Error("there is nothing to choose");
    const told: Awaited<ReturnType<typeof consider>>[] = [];
    const { advice } = await consider(view, undefined, SOME, (advised) => told.push(advised));
    const turns = (some: typeof advice) => some.map(({ moves }) => moves.join(" ")).sort();
    expect(told[0]?.advice.every(({ ends }) => ends === 0)).toBe(true);
    for (const early of told) expect(turns(early.advice)).toEqual(turns(advice));
  });

  test("the same seed finds the same", async () => {
    const [shown] = bots;
    if (!shown) throw new Error("there is no position");
    const found = async () => await consider(viewOf(loaded, shown), undefined, SOME);
    const plain = ({ advice }: Awaited<ReturnType<typeof consider>>) =>
      advice.map(({ moves, won, ends, share }) => ({ moves, won, ends, share }));
    expect(plain(await found())).toEqual(plain(await found()));
  });
});

test("who is stopped says nothing", async () => {
  const choice = LOADED.flatMap(({ loaded, bots }) => bots.map((shown) => viewOf(loaded, shown))).find(
    (view) => view.legal(view.seat).length > 2,
  );
  if (!choice) throw new Error("there is nothing to choose");
  const stop = new AbortController();
  const thinking = consider(choice, stop.signal, { ...SOME, first: { iterations: 10 ** 9 } });
  setTimeout(() => stop.abort(), 1);
  await expect(thinking).rejects.toThrow();
});

test("some positions leave a choice, and some do not", async () => {
  const forced = new Set<boolean>();
  for (const { loaded, bots } of LOADED)
    for (const shown of bots) forced.add(viewOf(loaded, shown).legal(shown.seat).length === 1);
  expect(forced).toEqual(new Set([true, false]));
});
