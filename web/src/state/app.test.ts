/** The page as an app: when it is offered, how, and when not. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

let app: (typeof import("./app.svelte"))["app"];
let asked: number;

async function come({ installed = false, listens = true } = {}): Promise<void> {
  vi.resetModules();
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: installed && query.includes("standalone") }));
  ({ app } = await import("./app.svelte"));
  if (listens) app.listen();
}

/** The browser says that it could. */
function speak(): Event {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  dispatchEvent(Object.assign(event, { prompt: async () => void asked++ }));
  return event;
}

/** On an iPhone, where the page is an app already or not. */
function phone(standalone: boolean, agent = "AppleWebKit/605.1.15 Version/18.0 Safari/604.1"): void {
  vi.stubGlobal("navigator", { standalone, userAgent: agent });
}

beforeEach(async () => {
  localStorage.clear();
  asked = 0;
  await come();
});
afterEach(() => void vi.unstubAllGlobals());

test("it is offered at the end of the second match, once", async () => {
  expect(speak().defaultPrevented).toBe(true);
  expect(app.way).toBe("ask");
  expect(["a/1", "a/1", "a/2", "b/1"].map((match) => app.end(match))).toEqual([false, false, true, false]);
  await come();
  speak();
  expect(app.end("c/1")).toBe(false);
});

test("matches are counted over visits, and it waits for a browser that can", async () => {
  app.end("a/1");
  await come();
  expect(app.end("a/2")).toBe(false);
  await come();
  speak();
  expect(app.end("a/3")).toBe(true);
});

test("the browser asks once", async () => {
  speak();
  await app.install();
  await app.install();
  expect([asked, app.way]).toEqual([1, undefined]);
});

test("what is installed is not offered", async () => {
  speak();
  dispatchEvent(new Event("appinstalled"));
  expect(app.way).toBeUndefined();
  await come({ installed: true });
  speak();
  expect([app.way, app.end("a/1"), app.end("a/2")]).toEqual([undefined, false, false]);
});

test("on an iPhone it is done by hand, in its own browser", async () => {
  phone(false);
  await come({ listens: false });
  expect([app.way, app.end("a/1"), app.end("a/2")]).toEqual(["by-hand", false, true]);
  phone(true);
  await come({ listens: false });
  expect(app.way).toBeUndefined();
  phone(false, "AppleWebKit/605.1.15 Mobile/15E148 Instagram");
  await come({ listens: false });
  expect(app.way).toBeUndefined();
});

test("what was kept may be anything", async () => {
  for (const kept of ["", "{", "null", '{"ended":3,"offered":"x"}']) {
    localStorage.setItem("sobremesa-app", kept);
    await come();
    speak();
    expect([app.end("a/1"), app.end("a/2")]).toEqual([false, true]);
  }
});
