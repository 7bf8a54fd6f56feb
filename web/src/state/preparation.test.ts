/** Who waits for the server is told the truth, and nothing before it is worth telling. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Preparing } from "../wire";
import { Preparation } from "./preparation.svelte";

let server: Preparing[] | undefined;
let asked: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [server, asked] = [[], 0];
  vi.stubGlobal("fetch", async () => {
    asked++;
    if (!server) throw new TypeError("no network");
    return new Response(JSON.stringify(server), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function wait(game?: string): Preparation {
  const waiting = new Preparation(game);
  stop = waiting.watch();
  return waiting;
}

test("who is answered soon hears nothing, and the server neither", async () => {
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(1_400);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, waiting.found]).toEqual([0, undefined]);
});

test("the seconds are those of the server, and go on", async () => {
  server = [{ game: "chess", passed: 4_000, about: 30_000 }];
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(1_500);
  expect([waiting.found?.game, waiting.passed, waiting.about]).toEqual(["chess", 4, 30]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([asked, waiting.passed]).toEqual([1, 7]);
  server = undefined; // too busy: the clock goes on, and nothing is made up
  await vi.advanceTimersByTimeAsync(4_000);
  expect([asked, waiting.passed]).toEqual([2, 11]);
});

test("another game's rules are not ours; what is done is not spoken of", async () => {
  server = [{ game: "go", passed: 0, about: 30_000 }];
  const waiting = wait("chess");
  await vi.advanceTimersByTimeAsync(1_500);
  expect(waiting.found).toBeUndefined();
  server = [...server, { game: "chess", passed: 6_000, about: 60_000 }];
  await vi.advanceTimersByTimeAsync(5_000);
  expect([waiting.passed, waiting.about]).toEqual([6, 60]);
  server = [];
  await vi.advanceTimersByTimeAsync(5_000);
  expect(waiting.found).toBeUndefined();
});
