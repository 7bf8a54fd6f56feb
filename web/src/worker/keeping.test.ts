import { beforeEach, expect, test, vi } from "vitest";

import { answer, forget, remember, wayOf } from "./keeping";

const HOME = "https://tables.example";

/** A browser's caches, as far as we use them. */
class Shelf {
  readonly kept = new Map<string, Response>();
  match = async (asked: RequestInfo) => this.kept.get(address(asked))?.clone();
  put = async (asked: RequestInfo, response: Response) => void this.kept.set(address(asked), response);
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
  delete = async (asked: Request) => this.kept.delete(address(asked));
  add = async (asked: RequestInfo) => this.put(asked, await fetch(address(asked)));
  addAll = async (all: string[]) => void (await Promise.all(all.map(this.add)));
}

const address = (asked: RequestInfo) => new URL(typeof asked === "string" ? asked : asked.url, HOME).href;
const request = (path: string) => new Request(HOME + path);
const visit = (path: string) => Object.defineProperty(request(path), "mode", { value: "navigate" });

let shelves: Map<string, Shelf>;
let online: Record<string, string>;
let asked: string[];

beforeEach(() => {
  [shelves, online, asked] = [new Map(), {}, []];
  vi.stubGlobal("caches", {
    open: async (name: string) => shelves.get(name) ?? shelves.set(name, new Shelf()).get(name),
    match: async (name: RequestInfo) => {
      for (const shelf of shelves.values()) if (shelf.kept.has(address(name))) return shelf.match(name);
      return undefined;
    },
  });
  vi.stubGlobal("fetch", async (wanted: RequestInfo) => {
    const { pathname } = new URL(address(wanted));
    asked.push(pathname);
    const text = online[pathname];
    if (text === undefined) throw new TypeError("no network");
    const type = text.startsWith("<") ? "text/html; charset=utf-8" : "text/plain";
    return new Response(text, { headers: { "content-type": type } });
  });
});

const say = async (wanted: Request) => {
  const way = wayOf(wanted, HOME);
  return way ? (await answer(wanted, way)).text() : undefined;
};

test("tables are only ever live, and others' requests are none of our business", () => {
  for (const path of ["/api/me", "/api/tables", "/api/tables/ab-cd", "/api/gamesome", "/health", "/icon.svg"]) {
    expect(wayOf(request(path), HOME)).toBeUndefined();
  }
  expect(wayOf(new Request("https://elsewhere.example/assets/a.js"), HOME)).toBeUndefined();
  expect(wayOf(new Request(`${HOME}/api/games`, { method: "POST" }), HOME)).toBeUndefined();
});

test("an asset is asked for once", async () => {
  online = { "/assets/a-1.js": "a" };
  expect(await say(request("/assets/a-1.js"))).toBe("a");
  expect(await say(request("/assets/a-1.js"))).toBe("a");
  expect(asked).toEqual(["/assets/a-1.js"]);
});

test("the page is the server's, and the last one when there is no network, at every address", async () => {
  online = { "/t/ab-cd": "<old>" };
  await say(visit("/t/ab-cd"));
  online = { "/": "<new>" };
  expect(await say(visit("/"))).toBe("<new>");
  online = {};
  expect(await say(visit("/rules/whist"))).toBe("<new>");
});

test("what is not the page is not kept for it", async () => {
  online = { "/": "<page>", "/health": "ok" };
  await say(visit("/"));
  expect(await say(visit("/health"))).toBe("ok");
  online = {};
  expect(await say(visit("/"))).toBe("<page>");
});

test("a rulebook can be read without a network once it was read with one", async () => {
  online = { "/api/games/whist/rules/es": "WH-01" };
  await say(request("/api/games/whist/rules/es"));
  online = {};
  expect(await say(request("/api/games/whist/rules/es"))).toBe("WH-01");
  await expect(say(request("/api/games/bridge/rules/es"))).rejects.toThrow("no network");
});

test("a version comes whole, keeps what it shares with the one before, and forgets the rest", async () => {
  online = { "/": "<page>", "/assets/a-1.js": "a", "/assets/b-1.js": "b", "/assets/b-2.js": "B" };
  await remember(["/assets/a-1.js", "/assets/b-1.js"]);
  await remember(["/assets/a-1.js", "/assets/b-2.js"]);
  expect(asked.filter((path) => path === "/assets/a-1.js")).toHaveLength(1);
  await forget(["/assets/a-1.js", "/assets/b-2.js"]);
  online = {};
  expect(await say(visit("/"))).toBe("<page>");
  expect(await say(request("/assets/b-2.js"))).toBe("B");
  await expect(say(request("/assets/b-1.js"))).rejects.toThrow("no network");
});
