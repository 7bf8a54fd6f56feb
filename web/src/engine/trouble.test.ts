// @vitest-environment node
/** Whatever is wrong is said with a code, and nothing is half done. */

import { afterEach, describe, expect, test, vi } from "vitest";

import type { Description } from "../record/description";
import { moduleOf, textOf } from "./artefacts";
import { Bots, loadBots, type Manner } from "./bots";
import { fileOf, serveFromDisk } from "./disk";
import { loadRules, Rules } from "./engine";
import { companion } from "./habits";
import { type Search, Tree } from "./search";
import { GAMES } from "./tables";
import type { TroubleCode } from "./trouble";

const NAMES = GAMES.map(({ game }) => game);
const KEY = "5".repeat(64);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The engine as a page has it that has loaded nothing yet. */
const fresh = async () => (await import("./engine")).loadRules;

const codeOf = (promise: Promise<unknown>): Promise<TroubleCode | ""> =>
  promise.then(
    () => "",
    (error: unknown) => (error instanceof Error && "code" in error ? (error.code as TroubleCode) : ""),
  );
const refused = (code: TroubleCode, what: () => unknown) =>
  expect(what).toThrow(expect.objectContaining({ name: "Trouble", code }));

async function loaded(game: string): Promise<Rules> {
  serveFromDisk();
  return await loadRules(game);
}

describe("fetching", () => {
  const [game = ""] = NAMES;

  test("rules are fetched when they are needed, and once", async () => {
    const asked = serveFromDisk();
    const load = await fresh();
    expect([...asked]).toEqual([]);
    const [one, two] = await Promise.all([load(game), load(game)]);
    expect(one).toBe(two);
    const { family } = one.description;
    expect([...asked]).toEqual([
      [`${game}.json`, 1],
      [`${family}.table.wasm`, 1],
    ]);
  });

  test("games of a family share a module", async () => {
    const asked = serveFromDisk();
    const load = await fresh();
    const rules = await Promise.all(NAMES.map(load));
    const families = new Set(rules.map(({ description }) => description.family));
    expect(families.size).toBeLessThan(NAMES.length);
    for (const family of families) expect(asked.get(`${family}.table.wasm`)).toBe(1);
  });

  test("a game that has none", async () => {
    serveFromDisk();
    expect(await codeOf((await fresh())("whist"))).toBe("no-rules");
  });

  test("no WebAssembly", async () => {
    serveFromDisk();
    vi.stubGlobal("WebAssembly", undefined);
    expect(await codeOf((await fresh())(game))).toBe("no-wasm");
  });

  test("no network, until there is one", async () => {
    const load = await fresh();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await codeOf(load(game))).toBe("unreachable");
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    expect(await codeOf(load(game))).toBe("unreachable");
    serveFromDisk();
    expect((await load(game)).description.game).toBe(game);
  });

  test("a connection that breaks off", async () => {
    const load = await fresh();
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("broken off")) });
    vi.stubGlobal("fetch", async () => new Response(body));
    expect(await codeOf(load(game))).toBe("unreachable");
  });

  test("a page instead of what was asked for", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { headers: { "content-type": "text/html" } }));
    expect(await codeOf((await fresh())(game))).toBe("broken");
  });

  test.each(["text/html", "application/wasm"])("a module that is none, as %s", async (type) => {
    serveFromDisk();
    const disk = fetch;
    vi.stubGlobal("fetch", async (address: string) =>
      address.includes(".wasm") ? new Response("<html>", { headers: { "content-type": type } }) : disk(address),
    );
    expect(await codeOf((await fresh())(game))).toBe("broken");
  });

  test("a server that does not know what WebAssembly is", async () => {
    serveFromDisk();
    const disk = fetch;
    vi.stubGlobal("fetch", async (address: string) => {
      const answer = await disk(address);
      return new Response(await answer.arrayBuffer(), { headers: { "content-type": "application/octet-stream" } });
    });
    expect((await (await fresh())(game)).description.game).toBe(game);
  });
});

describe.each(NAMES)("%s", (game) => {
  const parts = async (): Promise<{ description: Description; table: WebAssembly.Module }> => {
    serveFromDisk();
    const description = (await textOf(game)) as Description;
    return { description, table: await moduleOf(`${description.family}.table`) };
  };

  test.each(NAMES)("its description with the module of %s", async (other) => {
    const { description } = await parts();
    const { family } = (await textOf(other)) as Description;
    const table = await moduleOf(`${family}.table`);
    if (family === description.family) await Rules.open({ description, table });
    else expect(await codeOf(Rules.open({ description, table }))).toBe("broken");
  });

  test("its description with a module of bots", async () => {
    const { description } = await parts();
    const table = await moduleOf(`${description.family}.bots`);
    expect(await codeOf(Rules.open({ description, table }))).toBe("broken");
  });

  test.each([-8, 8, 64])("a record that is %i bytes longer than the module's", async (bytes) => {
    const { description, table } = await parts();
    const record = { ...description.record, size: description.record.size + bytes };
    expect(await codeOf(Rules.open({ description: { ...description, record }, table }))).toBe("broken");
  });

  test("fields that are elsewhere in the module's record", async () => {
    const { description, table } = await parts();
    const shift = Object.entries(description.record.fields).map(([name, field]) => [
      name,
      { ...field, offset: (field.offset + 8) % (description.record.size - 8) },
    ]);
    const record = { ...description.record, fields: Object.fromEntries(shift) };
    expect(await codeOf(Rules.open({ description: { ...description, record }, table }))).toBe("broken");
  });

  test.each([-8, 8, 64])("a record of bots that is %i bytes longer than the module's", async (bytes) => {
    const { description, table } = await parts();
    const fast = { ...description.fast, size: description.fast.size + bytes };
    const rules = await Rules.open({ description: { ...description, fast }, table });
    const module = await moduleOf(`${description.family}.bots`);
    expect(await codeOf(Bots.open(rules, (await textOf("bots")) as Manner, module))).toBe("broken");
  });

  test("options, versions and keys that there are not", async () => {
    const rules = await loaded(game);
    const { version } = rules.description;
    refused("bad-option", () => rules.setup({ whist: true }));
    refused("bad-option", () => rules.setup({ players: 99 }));
    refused("bad-option", () => rules.setup({ players: "2" }));
    refused("newer-rules", () => rules.setup({}, version + 1));
    refused("other-rules", () => rules.setup({}, 0));
    for (const key of ["", "5", "5".repeat(63), "g".repeat(64)]) refused("bad-key", () => rules.setup({}).deal(key));
  });

  test("records of another size, or of another table", async () => {
    const rules = await loaded(game);
    const setup = rules.setup({});
    const { record } = setup.deal(KEY);
    refused("bad-record", () => setup.view(record.subarray(1), 0));
    refused("bad-record", () => setup.view(new Uint8Array(0), 0));
    refused("bad-record", () => setup.view(new Uint8Array(record.length), 0));
    const { values = [] } = rules.description.options.find(({ name }) => name === "players") ?? {};
    const others = values.filter((players) => players !== setup.players);
    for (const players of others) refused("bad-record", () => rules.setup({ players }).view(record, 0));
  });

  test("moves and seats that there are not, and moves against the rules", async () => {
    const state = (await loaded(game)).setup({}).deal(KEY);
    const [seat = 0] = state.actors;
    for (const nobody of [-1, 99, 0.5, NaN]) {
      refused("no-seat", () => state.legal(nobody));
      refused("no-seat", () => state.play(nobody, state.legal(seat)[0] ?? ""));
      if (nobody !== -1) refused("no-seat", () => state.view(nobody));
    }
    refused("unreadable", () => state.play(seat, "xyzzy"));
    expect(state.setup.move("xyzzy")).toBeUndefined();
    const illegal = state.setup.rules.description.moves.find(({ name }) => !state.legal(seat).includes(name));
    refused("illegal", () => state.play(seat, illegal?.name ?? ""));
    refused("running", () => state.nextDeal());
  });

  test("bots that are asked what is nobody's to answer", async () => {
    serveFromDisk();
    const bots = await loadBots(game);
    const state = bots.rules.setup({}).deal(KEY);
    refused("no-seat", () => bots.chance(state.view(), BigInt(1)));
    const idle = Array.from({ length: state.players }, (_, seat) => seat).find((seat) => !state.legal(seat).length);
    if (idle !== undefined) refused("no-question", () => bots.sensible(state.view(idle), BigInt(1)));
    refused("bad-record", () => bots.recast(state.record.subarray(8)));
    expect(await codeOf(companion(game, "genius"))).toBe("no-bot");
  });

  test("a search that is given too little", async () => {
    serveFromDisk();
    const search: Search = (await loadBots(game)).search;
    const tree = await Tree.open(search);
    const task = { view: new Uint8Array(search.size - 8), seat: 0, seed: BigInt(1) };
    refused("bad-record", () => tree.plant(task));
    expect(await codeOf(Tree.open({ ...search, size: search.size - 1 }))).toBe("broken");
  });
});

test("rules that went astray can be asked again", async () => {
  const { Machine, GROUND } = await import("./machine");
  const { family } = (await loaded(NAMES[0] ?? "")).description;
  const module = await WebAssembly.compile(await fileOf(`${family}.table.wasm`));
  const machine = await Machine.open(module, ["deal"], 64);
  for (let time = 0; time < 3; time++)
    expect(() => machine.call("deal", -8, 1, 0)).toThrow(expect.objectContaining({ code: "fault" }));
  expect(() => machine.call("deal", GROUND + 2 ** 20, 1, 0)).toThrow(expect.objectContaining({ code: "fault" }));
});
