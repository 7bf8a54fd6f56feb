// @vitest-environment node
/** A master without its net: none is seated, and one that sits already plays sensible, until the net is there. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { hasNet } from "../engine/artefacts";
import { loadBots } from "../engine/bots";
import { serveFromDisk } from "../engine/disk";
import { MASTER } from "../engine/levels";
import { loadMaster } from "../engine/master";
import { answered, Untold } from "./office";
import { Players } from "./players";
import { GAMES } from "./stories";

const KEY = "3".repeat(64);
const NAMES = GAMES.map(({ game }) => game).filter(hasNet);

beforeEach(() => {
  serveFromDisk();
  const disk = fetch;
  const absent = async (address: string) =>
    address.includes(".net") ? Promise.reject(new TypeError("no network")) : disk(address);
  vi.stubGlobal("fetch", absent);
});
afterEach(() => void vi.unstubAllGlobals());

describe.each(NAMES)("%s", (game) => {
  test("without its net", async () => {
    const { rules } = await loadBots(game);
    const state = rules.setup({}).deal(KEY);
    const [seat = 0] = state.actors;
    const turn = (level: string) => new Players(game).turn(KEY, seat, level, state.view(seat));
    expect(await turn(MASTER)).toEqual(await turn("sensible"));
    const opened = answered({ ask: "open", table: { game }, levels: [MASTER, MASTER], name: "Ana" });
    await expect(opened).rejects.toEqual(new Untold("no-net"));
    serveFromDisk();
    expect(state.legal(seat)).toContain((await turn(MASTER))[0]);
    expect((await loadMaster(game)).choose(state.view(seat), BigInt(0))).toBeTruthy();
  });
});
