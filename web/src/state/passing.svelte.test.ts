import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Passing } from "./passing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the seconds are those of the server, and go on; what it says anew is counted from there", () => {
  let told = $state.raw({ passed: 4_000, about: 10_000 });
  let passing: Passing | undefined;
  const stop = $effect.root(() => void (passing = new Passing(() => told)));
  const shown = () => [passing?.passed, passing?.about, passing?.late];
  flushSync();
  expect(shown()).toEqual([4, 10, false]);
  vi.advanceTimersByTime(7_000);
  expect(shown()).toEqual([11, 10, true]);
  told = { passed: 12_000, about: 20_000 };
  flushSync();
  expect(shown()).toEqual([12, 20, false]);
  stop();
  vi.advanceTimersByTime(7_000);
  expect(shown()).toEqual([12, 20, false]);
});
