import { expect, test } from "vitest";
import type { Term } from "../wire";
import { choicesOf } from "./choices";
import { rivalsOf } from "./play.svelte";
import { soundOf, soundsOf } from "./sounds";

const TERMS: Record<string, Term> = {
  R: { message: "move-colour", arguments: { colour: "R" } },
  "give-A": { message: "move-give", arguments: { colour: "A" } },
  P2: { message: "move-seat", arguments: { seat: "P2" } },
  "swap-P3": { message: "move-swap", arguments: { rival: "P3" } },
  done: { message: "move-done", arguments: {} },
  R5: { message: "move-card", arguments: { card: "R5" } },
};

test("colours, players, and the rest", () => {
  expect(choicesOf([...Object.keys(TERMS), "+"], (move) => TERMS[move])).toEqual({
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
  expect(soundOf("whist", "plays-draw-two")).toBe("play");
  expect(soundOf("whist", "keeps")).toBeUndefined();
  const told = [{ version: 1, events: ["plays", "calls"].map((point) => ({ point, clauses: [] })) }];
  expect(soundsOf("whist", told)).toBe("call");
});
