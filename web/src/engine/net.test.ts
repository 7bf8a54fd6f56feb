// @vitest-environment node
/** Nets that are damaged, or were made for something else, are refused before anything is computed with them. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { hexOf, sha256 } from "../sha256";
import { hasNet, netFileOf } from "./artefacts";
import { loadBots } from "./bots";
import { serveFromDisk } from "./disk";
import { netOf } from "./net";
import { GAMES } from "./tables";

interface Header {
  form: string;
  game: string;
  version: number;
  arrays: [string, string, number[]][];
  digest: string;
}

const NAMES = GAMES.map(({ game }) => game).filter(hasNet);

beforeEach(() => void serveFromDisk());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A net that says something else of itself, or has other bytes. */
function otherwise(file: Uint8Array, change: (about: Header) => Partial<Header>, body?: Uint8Array) {
  const end = file.indexOf(10) + 1;
  const about = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Header;
  const bytes = body ?? file.subarray(end);
  const line = new TextEncoder().encode(`${JSON.stringify({ ...about, ...change(about) })}\n`);
  return new Uint8Array([...line, ...bytes]);
}

/** The same arrays, but one of another shape. */
function reshaped({ arrays }: Header, at: number, shape: number[]): Partial<Header> {
  return { arrays: arrays.map(([name, type, own], place) => [name, type, place === at ? shape : own]) };
}

describe.each(NAMES)("%s", (game) => {
  /** What is said against a net; nothing, if it will do. */
  async function against(file: Uint8Array): Promise<string> {
    const { rules, manner } = await loadBots(game);
    const sight = manner.masters.games[game];
    if (!sight) throw new Error("there is no master");
    try {
      netOf(file, rules.description, sight, manner.masters.net);
      return "";
    } catch (trouble) {
      expect(trouble).toMatchObject({ name: "Trouble", code: "no-net" });
      return String(trouble);
    }
  }

  test("its own", async () => {
    const file = await netFileOf(game);
    expect(await against(file)).toBe("");
    expect(await against(otherwise(file, () => ({})))).toBe("");
  });

  test("one of another game, of other rules, of another time", async () => {
    const file = await netFileOf(game);
    expect(await against(otherwise(file, () => ({ game: "whist" })))).toContain("it plays whist");
    expect(await against(otherwise(file, ({ version }) => ({ version: version + 1 })))).toContain("of the rules, not");
    expect(await against(otherwise(file, () => ({ form: "sobremesa-net-9" })))).toContain("it says sobremesa-net-9");
  });

  test("one that came to harm", async () => {
    const file = await netFileOf(game);
    const harmed = file.slice();
    harmed[harmed.length - 1000] = (harmed.at(-1000) ?? 0) ^ 1;
    expect(await against(harmed)).toContain("not those that were written");
    expect(await against(file.subarray(0, -64))).toContain("not those that were written");
    for (const none of [new Uint8Array(0), file.subarray(0, 100), new TextEncoder().encode("<html>\n")])
      expect(await against(none)).toContain("cannot be read");
    const shorter = file.subarray(file.indexOf(10) + 1, -64);
    const digest = hexOf(sha256(shorter));
    expect(await against(otherwise(file, () => ({ digest }), shorter))).toContain("bytes, not");
  });

  test("one that sees something else, or does not fit together", async () => {
    const file = await netFileOf(game);
    const wrong = [
      (about: Header) => ({ arrays: about.arrays.slice(1) }),
      (about: Header) => ({ arrays: about.arrays.toReversed() }),
      (about: Header) => reshaped(about, 0, [(about.arrays[0]?.[2][0] ?? 0) + 1]),
      (about: Header) => reshaped(about, 1, [1, 2, 3]),
      () => ({ arrays: [] }),
    ];
    for (const change of wrong) expect(await against(otherwise(file, change))).toContain("does not see");
  });

  test("no network, until there is one", async () => {
    const { loadMaster } = await import("./master");
    await (await import("./bots")).loadBots(game);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(loadMaster(game)).rejects.toMatchObject({ code: "no-net" });
    serveFromDisk();
    const master = await loadMaster(game);
    expect(master).toBe(await loadMaster(game));
  });
});

test("a game that nobody has trained a master of", async () => {
  const { loadMaster } = await import("./master");
  await expect(loadMaster("whist")).rejects.toMatchObject({ code: "no-bot" });
});
