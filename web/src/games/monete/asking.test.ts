import { expect, test } from "vitest";
import { recorded } from "../recorded";
import { markersSet, obvious, questionOf, runOf, shrunk, turned } from "./asking";
import { LEGAL, PLAYING, SPIED, SPYING } from "./recorded";
import vocabulary from "./vocabulary.json";

const words = recorded(vocabulary);

test("nobody is asked for more cards who has none", () => {
  const combo = { ...PLAYING, phase: "combo" as const };
  expect(obvious(combo, ["done", "speak"])).toBe("done");
  expect(obvious(combo, ["R10", "done"])).toBeUndefined();
});

test("a marker stays as it lies unless it is turned; an opening has to say", () => {
  expect(obvious({ ...PLAYING, phase: "sign" }, ["+", "-", "speak"])).toBe("-");
  expect(obvious({ ...PLAYING, phase: "hue", hue: "!=" }, ["=", "!="])).toBe("!=");
  expect(obvious({ ...PLAYING, phase: "sign", sign: "" }, ["+", "-"])).toBeUndefined();
});

test("nothing is obvious where nothing can be known", () => {
  expect(obvious({ ...PLAYING, phase: "sign" }, [])).toBeUndefined();
  expect(obvious(PLAYING, ["draw"])).toBeUndefined();
});

test("markers at the end of a draft can be turned", () => {
  expect(markersSet(["A9", "done", "-", "="])).toEqual(["-", "="]);
  expect(markersSet(["A9", "done", "-", "=", "P1"])).toEqual([]);
  expect(turned(["A9", "done", "-", "="], "-")).toEqual(["A9", "done", "+", "="]);
  expect(turned(["M16", "+", "=", "A9", "done", "+", "="], "=")).toEqual(["M16", "+", "=", "A9", "done", "+", "!="]);
});

test("a run reads as numbers, a joker as what it was called", () => {
  expect(runOf(["A9", "J", "10", "R", "V11"], words)).toEqual(["9", "10", "11"]);
  expect(runOf(["A9", "J"], words)).toEqual(["9", "?"]);
});

test("a run is the one that was composed last, and no gift", () => {
  expect(runOf(["M3", "done", "P1", "R5"], words)).toEqual([]);
  expect(runOf(["A9", "M10", "done", "P1", "R5"], words)).toEqual(["9", "10"]);
  expect(runOf(["M5", "done", "A6", "R7"], words)).toEqual(["6", "7"]);
});

test("taking back is told from composing something else", () => {
  expect(shrunk(["A9", "done"], ["A9"])).toBe(true);
  expect(shrunk(["A9", "done"], ["R5"])).toBe(false);
});

test("the question that stands", () => {
  expect(questionOf(PLAYING, LEGAL, false, words)).toBe("play");
  expect(questionOf(PLAYING, LEGAL, true, words)).toBe("again");
  expect(questionOf(PLAYING, ["speak"], false, words)).toBe("");
  expect(questionOf(PLAYING, ["draw", "speak"], false, words)).toBe("draw");
  expect(questionOf({ ...PLAYING, phase: "drawn" }, ["pass"], false, words)).toBe("pass");
  expect(questionOf({ ...PLAYING, phase: "close" }, ["draw"], false, words)).toBe("pay");
  expect(questionOf({ ...PLAYING, phase: "give", taken: "A9" }, ["R5"], false, words)).toBe("give-back");
  expect(questionOf(SPYING, SPIED, false, words)).toBe("spy");
});
