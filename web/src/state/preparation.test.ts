/** Who waits for the server is told the truth, and nothing before it is worth telling. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Awaited } from "../wire";
import { intend, Preparation } from "./preparation.svelte";

let server: Awaited[] | undefined;
let asked: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [server, asked, stop] = [[], [], () => {}];
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit) => {
    asked.push([method, body].join(" ").trim());
    if (!server) throw new TypeError("no network");
    return new Response(JSON.stringify(server), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function wait(): Preparation {
  const waiting = new Preparation();
  stop = waiting.watch();
  return waiting;
}

test("who is answered soon hears nothing, and the server neither", async () => {
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(1_400);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, waiting.found]).toEqual([[], undefined]);
});

test("what the server is at is told, and what is done is not spoken of; one that is too busy has not stopped", async () => {
  server = [{ game: "chess", passed: 4_000, about: 30_000 }];
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(waiting.found).toEqual(server[0]);
  server = undefined;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked.length, waiting.found?.game]).toEqual([2, "chess"]);
  server = [];
  await vi.advanceTimersByTimeAsync(5_000);
  expect(waiting.found).toBeUndefined();
});

test("who may open a table says so, and need not be answered", async () => {
  server = undefined;
  intend("chess");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['POST {"game":"chess"}']);
});
