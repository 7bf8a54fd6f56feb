// @vitest-environment node
/** What a search makes of a day is the same everywhere, and legal. */

import { beforeAll, describe, expect, test, vi } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { loadRules } from "../engine/engine";
import { openThinker, type Thinker } from "../engine/thinking";
import { GAMES } from "../local/stories";
import { dealingOf } from "./day";
import { searched } from "./searching";

vi.hoisted(() => vi.stubGlobal("location", new URL("http://localhost/"))); // headers of games look at it
beforeAll(() => void serveFromDisk());

describe.each(GAMES)("$game", ({ game }) => {
  test("it plays from what the seat may know, and plays the same again", { timeout: 60_000 }, async () => {
    const rules = await loadRules(game);
    const dealing = dealingOf(rules, "2026-11-18");
    const setup = rules.setup(dealing.options);
    const thinker = await openThinker(game);
    const shown: Uint8Array[] = [];
    const brief: Thinker = {
      think: (view, seat, effort) => {
        shown.push(view);
        return thinker.think(view, seat, { ...effort, iterations: 40 });
      },
      close: () => undefined,
    };
    const heard: number[] = [];
    const deal = await searched(rules, dealing, brief, (moves) => heard.push(moves));
    expect(deal.states.at(-1)?.over).toBe(true);
    expect(heard.at(-1)).toBe(deal.moves.length);
    for (const record of shown)
      // what is hidden from the seat is hidden in it already
      expect(rules.table.hide(record, 0)).toEqual(record);
    expect(setup.players).toBe(dealing.levels.length + 1);
    expect((await searched(rules, dealing, brief)).moves).toEqual(deal.moves);
    thinker.close();
  });
});
