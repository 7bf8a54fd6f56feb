/** Requests name their places, and what is not answered has a code. */

import { afterEach, expect, test, vi } from "vitest";
import { ask, fill } from "./api";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string, status = 200, type = "application/json", more: Record<string, string> = {}) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status, headers: { "content-type": type, ...more } })),
  );

test("places are filled in and escaped", () => {
  expect(fill("/api/tables/{code}/matches/{number}", { code: "a/b", number: 2 })).toBe("/api/tables/a%2Fb/matches/2");
});

test("JSON and text are answers", async () => {
  answer('{"name":"Ana"}');
  expect(await ask("GET /api/me")).toEqual({ name: "Ana" });
  answer("hola = Hola", 200, "text/plain; charset=utf-8");
  expect(await ask("GET /api/words/{language}", { language: "es" })).toBe("hola = Hola");
});

test("a problem is told by its code", async () => {
  answer('{"status_code":404,"detail":"no-table"}', 404);
  await expect(ask("GET /api/tables/{code}", { code: "x" })).rejects.toMatchObject({ code: "no-table" });
  answer("<h1>Bad gateway</h1>", 502, "text/html");
  await expect(ask("GET /api/me")).rejects.toMatchObject({ code: "fault" });
});

test("who asked too often hears when to ask again", async () => {
  answer('{"status_code":429,"detail":"flood"}', 429, "application/json", { "retry-after": "30" });
  await expect(ask("GET /api/me")).rejects.toMatchObject({ code: "flood", retry: 30 });
});

test("a server out of reach is offline", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  await expect(ask("GET /api/me")).rejects.toMatchObject({ code: "offline" });
});
