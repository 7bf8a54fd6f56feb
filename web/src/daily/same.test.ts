// @vitest-environment node
/** The same deal and the same moves of one's own: the same moves of the bots, at any tempo, in every game. */

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { castOf, hash } from "../characters/characters";
import { firstDeal } from "../deal/packing";
import { serveFromDisk } from "../engine/disk";
import { loadRules } from "../engine/engine";
import { lineOf } from "../net/link";
import { arrive } from "../local/somebody";
import { answered } from "../local/office";
import { GAMES } from "../local/stories";
import { dice } from "../local/tabs";
import type { Scene } from "../wire";
import { dealingOf } from "./day";

vi.hoisted(() => vi.stubGlobal("location", new URL("http://localhost/"))); // headers of games look at it
const DAYS = ["2026-11-18", "2027-02-28"];
const MOST = 20_000; // rounds of a deal that does not end

beforeAll(() => void serveFromDisk());
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Play a day's deal: whenever we are asked we choose by what we are offered, and by nothing else. */
async function played(game: string, day: string, luck: number, tempo: "calm" | "quick") {
  const chance = dice(luck); // of the pauses that bots make; the code is drawn by the browser's own
  vi.spyOn(Math, "random").mockImplementation(chance);
  const rules = await loadRules(game);
  const { options, levels, key, cast } = dealingOf(rules, day);
  const deal = { key, cast };
  const code = await answered({ ask: "open", table: { game, options, pause: 60 }, levels, name: "Ana", deal });
  let [version, scene, asking]: [number, Scene, boolean] = [-1, { stage: "lobby" }, false];
  const line = lineOf(code, {
    seen: () => version,
    hear: (message) => {
      if (message.type === "snapshot" || message.type === "update") ({ version, scene } = message);
    },
    line: () => undefined,
  });
  line.pace?.(tempo);
  const act = async () => {
    const { legal = [], owed = [] } = scene;
    if (asking || scene.stage !== "playing" || !owed.includes(0) || !legal.length) return;
    asking = true;
    await line.send({ type: "play", version, moves: [legal[hash(legal.join()) % legal.length] ?? ""] });
    asking = false;
  };
  const isOver = () => scene.stage === "pause" || scene.stage === "over";
  for (let rounds = 0; !isOver() && rounds < MOST; rounds++) {
    void act();
    for (let ticks = 0; ticks < 8; ticks++) await arrive(); // there and back: we are always quicker than bots
    await vi.advanceTimersToNextTimerAsync();
  }
  const recording = await answered({ ask: "recording", code, match: 1 });
  line.close();
  return { code, deal: firstDeal(rules, recording) };
}

describe.each(GAMES)("$game", ({ game }) => {
  test.each(DAYS)("%s", { timeout: 60_000 }, async (day) => {
    const one = await played(game, day, 1, "calm");
    const other = await played(game, day, 2, "quick");
    expect(other.code).not.toBe(one.code);
    expect(castOf(other.code)).toBe(castOf(one.code));
    const by = (seat: number, { moves }: typeof one.deal) => moves.filter((made) => made.seat === seat);
    for (let seat = 0; seat < one.deal.setup.players; seat++) expect(by(seat, other.deal)).toEqual(by(seat, one.deal)); // those who decide at once may do so in any order
    expect(other.deal.states.at(-1)?.outcome).toEqual(one.deal.states.at(-1)?.outcome);
  });
});
