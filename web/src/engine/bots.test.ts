// @vitest-environment node
/** Bots choose here what Python's choose, and a search finds the same, to the last bit. */

import { describe, expect, test } from "vitest";

import { bytes } from "../record/written";
import { type Bots, loadBots } from "./bots";
import { serveFromDisk } from "./disk";
import { Companion, LEVELS } from "./habits";
import { hasLevel, MASTER } from "./levels";
import { loadMaster } from "./master";
import type { View } from "./state";
import { GAMES, type Shown } from "./tables";
import { Mind } from "./thinker";
import { Pool } from "./thinking";

serveFromDisk();

const LOADED = await Promise.all(GAMES.map(async (written) => ({ ...written, loaded: await loadBots(written.game) })));

const viewOf = ({ rules }: Bots, { record, options, seat }: Shown): View =>
  rules.setup(options).view(bytes(record), seat);

/** A bot of a level that never has to think. */
function botOf(bots: Bots, level: string, seed: string) {
  const make = LEVELS[level];
  if (!make) throw new Error(`there is no ${level}`);
  return make(bots, BigInt(seed), () => Promise.reject(new Error("nobody thinks here")));
}

describe.each(LOADED)("$game", ({ game, loaded, levels, bots, searches, masters }) => {
  test("levels are the same", () => expect(Object.keys(LEVELS)).toEqual(levels));

  test.each(bots.map((each, number) => ({ ...each, number })))("position $number", async (chosen) => {
    const view = viewOf(loaded, chosen);
    for (const [seed, luck] of chosen.lucks)
      expect(loaded.luck(view, BigInt(seed)), `luck of ${seed}`).toBe(BigInt(luck));
    for (const [level, seed, move] of chosen.moves)
      expect(await botOf(loaded, level, seed).choose(view), `${level} ${seed}`).toBe(move);
    for (const [level, seed, moves] of chosen.turns) {
      const companion = new Companion(loaded, botOf(loaded, level, seed), level, BigInt(seed));
      expect(await companion.turn(view), `companion ${level} ${seed}`).toEqual(moves);
    }
  });

  test.each(searches)("a search of $iterations iterations in $threads trees", async (searched) => {
    const pool = new Pool(loaded, (search) => Mind.open(search));
    const { seed, iterations, threads: workers, tries, record, seat } = searched;
    const thought = await pool.think(bytes(record), seat, { seed: BigInt(seed), iterations, workers });
    expect(thought.tries).toEqual(tries);
    expect(thought.move).toBe(tries[0]?.move);
    pool.close();
  });

  test("a master is here where there is one", () => expect(hasLevel(game, MASTER)).toBe(masters.length > 0));

  test.each(masters.map((each, number) => ({ ...each, number })))("a master before position $number", async (shown) => {
    const master = await loadMaster(game);
    const view = viewOf(loaded, shown);
    expect(master.chance(view)).toBe(shown.chance);
    for (const [tries, move] of shown.moves)
      expect(master.choose(view, BigInt(shown.seed), tries), `${tries} tries`).toBe(move);
    expect(master.chance(view)).toBe(shown.chance);
    expect(view.legal(view.seat)).toContain(await botOf(loaded, MASTER, shown.seed).choose(view));
  });
});

test("somebody has said a word, and somebody has forgotten it", () => {
  const turns = LOADED.flatMap(({ bots }) => bots.flatMap((each) => each.turns.map(([, , moves]) => moves.length)));
  expect(new Set(turns)).toEqual(new Set([1, 2]));
});
