import { expect, test } from "vitest";
import { choicesOf } from "./choices";
import { rivalsOf } from "./play.svelte";
import { soundOf, soundsOf } from "./sounds";

test("colours, players, and the rest", () => {
  expect(choicesOf(["R", "give-A", "P2", "swap-P3", "done", "R5", "+"])).toEqual({
    colours: [
      { colour: "R", move: "R" },
      { colour: "A", move: "give-A" },
    ],
    seats: [
      { seat: 2, move: "P2" },
      { seat: 3, move: "swap-P3" },
    ],
    others: ["done", "R5", "+"],
  });
});

test("rivals sit from our left on; who only watches sees everybody", () => {
  expect(rivalsOf(2, 4)).toEqual([3, 0, 1]);
  expect(rivalsOf(-1, 3)).toEqual([0, 1, 2]);
});

test("an event sounds by what it is; of several the most telling", () => {
  expect(soundOf("plays-draw-two")).toBe("play");
  expect(soundOf("keeps")).toBeUndefined();
  const told = [{ version: 1, events: ["plays", "calls"].map((point) => ({ point, clauses: [] })) }];
  expect(soundsOf(told)).toBe("call");
});
