import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Keeping } from "./keeping";

const HOME = "https://tables.example/";
const LANGUAGES = ["es", "en"];

/** A browser's caches, as far as we use them. */
class Shelf {
  readonly kept = new Map<string, Response>();
  match = async (asked: RequestInfo) => this.kept.get(address(asked))?.clone();
  put = async (asked: RequestInfo, response: Response) => void this.kept.set(address(asked), response);
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
  delete = async (asked: Request) => this.kept.delete(address(asked));
  add = async (asked: string) => this.put(asked, await fetch(asked));
  /** All or none. */
  addAll = async (all: string[]) => {
    const found = await Promise.all(all.map((each) => fetch(each)));
    await Promise.all(all.map((each, place) => this.put(each, found[place] as Response)));
  };
}

const address = (asked: RequestInfo) => (typeof asked === "string" ? asked : asked.url);
const request = (path: string, home = HOME) => new Request(home + path);
const visit = (path: string, home = HOME) => Object.defineProperty(request(path, home), "mode", { value: "navigate" });
const LATER = ["assets/whist-1.net"];
const version = (name: string, ...assets: string[]) => ({ name, assets, later: LATER, languages: LANGUAGES });

const TEXTS = {
  "api/games": '[{"name":"whist"}]',
  "api/bots": "[]",
  "api/words/es": "hola",
  "api/words/en": "hello",
  "api/games/whist": "{}",
  "api/games/whist/words/es": "triunfo",
  "api/games/whist/words/en": "trump",
  "api/games/whist/rules/es": "WH-01 se reparte",
  "api/games/whist/rules/en": "WH-01 deal",
};
const FIRST = { ...TEXTS, "": "<page assets/a-1.js>", "assets/a-1.js": "a", "assets/b-1.js": "b" };

let shelves: Map<string, Shelf>;
let online: Record<string, string>;
let broken: boolean;
let asked: string[];
let keeping: Keeping;

beforeEach(() => {
  [shelves, online, broken, asked] = [new Map(), {}, false, []];
  keeping = new Keeping(HOME, version("1", "assets/a-1.js", "assets/b-1.js"));
  vi.stubGlobal("caches", {
    open: async (name: string) => shelves.get(name) ?? shelves.set(name, new Shelf()).get(name),
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
  });
  vi.stubGlobal("fetch", async (wanted: RequestInfo) => {
    const name = address(wanted).slice(HOME.length);
    asked.push(name);
    if (broken) return new Response("<Bad gateway>", { status: 502 });
    const text = online[name];
    if (text === undefined) throw new TypeError("no network");
    return new Response(text);
  });
});
afterEach(() => void vi.useRealTimers());

const say = async (wanted: Request, by = keeping) => {
  const way = by.wayOf(wanted);
  return way ? (await by.answer(wanted, way)).text() : undefined;
};

test("tables are only ever live, and others' requests are none of our business", () => {
  for (const path of ["api/me", "api/tables", "api/tables/ab-cd", "api/gamesome", "health", "icon.svg"])
    expect(keeping.wayOf(request(path))).toBeUndefined();
  expect(keeping.wayOf(new Request("https://elsewhere.example/assets/a.js"))).toBeUndefined();
  expect(keeping.wayOf(new Request(`${HOME}api/games`, { method: "POST" }))).toBeUndefined();
  const folder = new Keeping(`${HOME}games/sobremesa/`, version("1"), ".json");
  expect(folder.wayOf(visit("games/other/"))).toBeUndefined();
  expect(folder.wayOf(request("assets/a-1.js"))).toBeUndefined();
  expect(folder.wayOf(request("games/sobremesa/api/games/whist/rules/es.json"))).toBe("network-first");
});

test("an asset is asked for once", async () => {
  online = { "assets/a-1.js": "a" };
  expect(await say(request("assets/a-1.js"))).toBe("a");
  expect(await say(request("assets/a-1.js"))).toBe("a");
  expect(asked).toEqual(["assets/a-1.js"]);
});

test("once a version was kept, everything is there without a network, at every address", async () => {
  online = FIRST;
  await keeping.remember();
  online = {};
  expect(await say(visit("t/local-1"))).toBe(FIRST[""]);
  for (const [name, text] of Object.entries(TEXTS)) expect(await say(request(name))).toBe(text);
  expect(await say(request("assets/b-1.js"))).toBe("b");
});

test("the page is the network's while it answers; another version that is not whole is not kept", async () => {
  online = FIRST;
  await keeping.remember();
  online = { "": "<page assets/a-2.js>" };
  expect(await say(visit(""))).toBe("<page assets/a-2.js>");
  online = {};
  expect(await say(visit(""))).toBe(FIRST[""]);
});

test("a text is the last one that was read", async () => {
  online = FIRST;
  await keeping.remember();
  online = { "api/words/es": "buenas" };
  expect(await say(request("api/words/es"))).toBe("buenas");
  online = {};
  expect(await say(request("api/words/es"))).toBe("buenas");
  await expect(say(request("api/games/bridge/rules/es"))).rejects.toThrow("no network");
});

test("a server in trouble, or one that does not answer, is like none", async () => {
  online = FIRST;
  await keeping.remember();
  broken = true;
  expect(await say(visit("rules/whist"))).toBe(FIRST[""]);
  expect(await say(request("api/games"))).toBe(TEXTS["api/games"]);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.useFakeTimers();
  const answer = say(visit(""));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toBe(FIRST[""]);
});

test.each(["assets/b-1.js", "api/games/whist/rules/en", ""])("a version without %j is none", async (missing) => {
  online = Object.fromEntries(Object.entries(FIRST).filter(([name]) => name !== missing));
  await expect(keeping.remember()).rejects.toThrow();
  online = {};
  await expect(say(visit(""))).rejects.toThrow("no network");
});

test("a page of another version than the worker's is not kept with it", async () => {
  online = { ...FIRST, "": "<page assets/a-2.js>" };
  await expect(keeping.remember()).rejects.toThrow("another version");
});

test("a version keeps what it shares with the one before, and forgets the rest when it takes over", async () => {
  online = { ...FIRST, "assets/b-2.js": "B" };
  await keeping.remember();
  await caches.open("somebody else's");
  const next = new Keeping(HOME, version("2", "assets/a-1.js", "assets/b-2.js"));
  await next.remember();
  expect(asked.filter((name) => name === "assets/a-1.js")).toHaveLength(1);
  expect(await say(request("assets/b-1.js"))).toBe("b");
  await next.forget();
  online = {};
  expect(await say(visit(""), next)).toBe(FIRST[""]);
  expect(await say(request("assets/b-2.js"), next)).toBe("B");
  await expect(say(request("assets/b-1.js"), next)).rejects.toThrow("no network");
  expect([...shelves.keys()].filter((name) => name.includes("version 1"))).toEqual([]);
  expect(shelves.has("somebody else's")).toBe(true);
});

test("what few people need is not asked for before they do, and then it stays", async () => {
  const [net = ""] = LATER;
  online = { ...FIRST, [net]: "weights" };
  await keeping.remember();
  expect(asked).not.toContain(net);
  expect(await say(request(net))).toBe("weights");
  online = FIRST;
  const next = new Keeping(HOME, version("2", "assets/a-1.js", "assets/b-1.js"));
  await next.remember();
  await next.forget();
  expect(await say(request(net), next)).toBe("weights");
});
