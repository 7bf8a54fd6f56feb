/** Looking back: what the board is shown at a moment, on the way to the next one, and from another seat. */

import { beforeAll, describe, expect, test, vi } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { loadRules } from "../engine/engine";
import { GAMES } from "../local/stories";
import type { Logged } from "../local/fold";
import { Film } from "./past";
import { Player } from "./player.svelte";
import { recordingOfLog } from "./recording";

Reflect.deleteProperty(WebAssembly, "compileStreaming"); // Node's would not take the answers of a made-up browser

describe.each(GAMES)("$game", ({ game, stories }) => {
  let film: Film;
  beforeAll(async () => {
    serveFromDisk();
    const [story] = stories;
    const kept = (story?.steps ?? []).flatMap((step) => ("keep" in step ? step.keep : []));
    const lines = [story?.opened as Logged, ...kept.map((entry): Logged => [entry, 0])];
    film = new Film(await loadRules(game), recordingOfLog(lines, [], 1));
  });
  const lens = { seat: 0, open: false };

  test("step by step and by jumps one comes to the same table, and nobody is asked anything", async () => {
    const [walking, jumping] = [new Player("local-x", film, lens), new Player("local-x", film, lens)];
    for (const at of film.stops.slice(1)) {
      walking.forward();
      jumping.jump(at);
      expect([walking.at, walking.still, jumping.still]).toEqual([at, false, true]);
      expect(walking.table.scene).toEqual(jumping.table.scene);
      expect(walking.table.deals).toEqual(jumping.table.deals);
      expect(walking.table.told.at(-1)).toEqual(jumping.table.told.at(-1));
      expect([walking.table.owes, walking.table.offered, walking.table.away]).toEqual([false, [], []]);
    }
    walking.forward();
    expect(walking.at).toBe(film.length - 1);
    walking.back();
    expect(walking.at).toBe(film.stops.at(-2));
    expect(await walking.table.send({ type: "play", version: 0, moves: [] })).toMatchObject({ type: "refused" });
    expect(localStorage.getItem("sobremesa-seen")).toBeNull();
  });

  test("the next stop is seen to come about, unless one moves quickly along the line", () => {
    vi.useFakeTimers();
    const player = new Player("local-x", film, lens);
    const gone = [1, 2].map((stop) => {
      player.go(stop);
      return [player.at, player.still];
    });
    vi.advanceTimersByTime(1_000);
    player.go(3);
    expect([...gone, [player.at, player.still]]).toEqual([
      [film.stops[1], true],
      [film.stops[2], true],
      [film.stops[3], false],
    ]);
    vi.useRealTimers();
  });

  test("another seat sees what it saw, and with open hands nothing is hidden", () => {
    const player = new Player("local-x", film, lens, 1);
    const hidden = (): number => JSON.stringify(player.table.scene.board).split('"?"').length - 1;
    const own = hidden();
    player.look({ seat: 1, open: false });
    expect([player.table.seat, player.at]).toEqual([1, 1]);
    expect(hidden()).toBeGreaterThan(0);
    player.look({ seat: 0, open: true });
    expect(hidden()).toBe(0);
    expect(own).toBeGreaterThan(0);
  });

  test("an address beyond the match is its end, and one before it its beginning", () => {
    expect(new Player("", film, lens, 10_000_000).at).toBe(film.length - 1);
    expect(new Player("", film, lens, -5).at).toBe(0);
  });
});
