// @vitest-environment node
/** A master that cannot think: none is seated, and one that sits already plays sensible, until it can. */

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

/** What a master may lack, by the code of the trouble, and how it is taken away. */
const LACKS: [string, () => void][] = [
  ["no-vectors", () => void vi.spyOn(WebAssembly, "validate").mockReturnValue(false)],
  [
    "no-net",
    () => {
      const disk = fetch;
      const absent = async (address: string) =>
        address.includes(".net") ? Promise.reject(new TypeError("no network")) : disk(address);
      vi.stubGlobal("fetch", absent);
    },
  ],
];

beforeEach(() => void serveFromDisk());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(NAMES)("%s", (game) => {
  test("without its net, or what it is reckoned with", async () => {
    const { rules } = await loadBots(game);
    const state = rules.setup({}).deal(KEY);
    const [seat = 0] = state.actors;
    const turn = (level: string) => new Players(game).turn(KEY, seat, level, state.view(seat));
    for (const [code, take] of LACKS) {
      take();
      expect(await turn(MASTER)).toEqual(await turn("sensible"));
      const opened = answered({ ask: "open", table: { game }, levels: [MASTER, MASTER], name: "Ana" });
      await expect(opened).rejects.toEqual(new Untold(code));
      vi.restoreAllMocks();
      serveFromDisk();
    }
    expect(state.legal(seat)).toContain((await turn(MASTER))[0]);
    expect((await loadMaster(game)).choose(state.view(seat), BigInt(0))).toBeTruthy();
  });
});
