import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Beat } from "./beat.svelte";

const LONG = 60_000; // milliseconds: no beat lasts so long

/** As much of a play as a beat needs. */
class Forced {
  table = { scene: {} };
  forced = $state("draw");
  alone = true;
  made: string[] = [];
  now = (move: string) => this.made.push(move);
}

function keep(play: Forced, isRead: () => boolean = () => false): () => void {
  const stop = $effect.root(() => new Beat().keep(play as unknown as Parameters<Beat["keep"]>[0], isRead));
  flushSync();
  return stop;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is forced happens by itself, after a beat", () => {
  const play = new Forced();
  const stop = keep(play);
  expect(play.made).toEqual([]);
  vi.advanceTimersByTime(LONG);
  expect(play.made).toEqual(["draw"]);
  stop();
});

test("it waits as long as a hint about it is read", () => {
  const play = new Forced();
  let isRead = $state(false);
  const stop = keep(play, () => isRead);
  isRead = true;
  flushSync();
  vi.advanceTimersByTime(LONG);
  expect(play.made).toEqual([]);
  isRead = false;
  flushSync();
  vi.advanceTimersByTime(LONG);
  expect(play.made).toEqual(["draw"]);
  stop();
});
